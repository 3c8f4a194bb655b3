"""`python -m idlift` is `idlift`."""

import sys

from idlift.cli import main

if __name__ == "__main__":
    sys.exit(main())
