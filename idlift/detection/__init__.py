"""Scanning: from files and compile commands to reports of what is in them."""
