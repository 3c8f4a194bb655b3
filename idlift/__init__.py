"""The application: command line, compiler wrapper, pipeline, cache, reports."""

__version__ = "0.1.0"
