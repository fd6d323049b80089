"""Symbolic values: terms, the meaning of instructions on them, and constants treated as unknown."""
