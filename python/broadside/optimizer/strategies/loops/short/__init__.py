"""Loops by annealings of a fraction of a second."""
