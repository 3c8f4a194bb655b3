"""From a verdict to a faster object: translation, stubs, splicing, the C runtime.

May import `detector` and `lift`; knows nothing of the command line.
"""
