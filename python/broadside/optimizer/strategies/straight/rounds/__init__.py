"""Straight code, and rings, of many equal rounds: a template for the rounds, all else beside it."""
