"""The text form of Lift: `.lift` files in, programs out, and back."""

from lift.text.parse import parse_program
from lift.text.printer import print_expr, print_fun, print_program

__all__ = ["parse_program", "print_expr", "print_fun", "print_program"]
