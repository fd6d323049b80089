"""Splits the text of a line into its parts, operands and constants."""
