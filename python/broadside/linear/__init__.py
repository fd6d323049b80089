"""Linear assembly: parser, procedures, dependence graph."""

from broadside.linear.ir import LinearError, LinearFile, Procedure
from broadside.linear.parse import parse, parse_file

__all__ = ["LinearError", "LinearFile", "Procedure", "parse", "parse_file"]
