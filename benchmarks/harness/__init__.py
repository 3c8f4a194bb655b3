"""The benchmark harness: programs, peers, measurements, tables, pictures."""
