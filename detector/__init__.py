"""From C and C++ to verdicts: front end, IR model, analyses, solver, legality.

May import `idl`; knows nothing of Lift and nothing of OpenCL.
"""
