"""Symbolic values: terms, what instructions make of them, and which constants are open."""
