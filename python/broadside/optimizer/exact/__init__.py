"""Constraint models: one interval of a loop, one window of straight code, the sides of values."""
