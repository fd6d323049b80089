"""Rounds of Serpent with short chains of operations, for one block."""
