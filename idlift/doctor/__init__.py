"""Is everything there that idlift needs, what would be used, what could be faster?

Each check is a function that produces a `Finding`; `examine` runs the table. Nothing
is changed or installed. Printing is the business of `idlift.commands.doctor`.
"""

from idlift.doctor.checks import CHECKS, examine
from idlift.doctor.finding import Finding, Level

__all__ = ["CHECKS", "Finding", "Level", "examine"]
