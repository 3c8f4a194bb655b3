"""What accelerated programs cost where acceleration does not pay."""
