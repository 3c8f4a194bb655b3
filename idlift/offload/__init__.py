"""Offloading: what `idlift-cc` does between clang's front end and the object."""
