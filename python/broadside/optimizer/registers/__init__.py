"""Assigns registers to the values of loops and of straight code."""
