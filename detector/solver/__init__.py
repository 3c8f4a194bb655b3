"""The solver: all solutions of an idiom's formula over one function.

`goals` is the formula as the solver sees it, `relation` what an atom has to offer,
`planner` the order of the search, `search` the search itself.
"""
