"""The meaning of every atom of IDL, as a table of relations over one function.

`program` numbers the function's values and holds its indices and analyses; the other
modules give, for each atom of `idl.atoms`, how to check it and how to find candidates.
"""
