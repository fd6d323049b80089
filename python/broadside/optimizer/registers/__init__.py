"""Registers for the values of loops and of straight code."""
