"""Measurements that print figures; nothing here is imported by the product."""
