"""Serpent: S-boxes as macros, and rounds with short chains."""
