"""From a match to a high-level Lift program and what its names stand for."""
