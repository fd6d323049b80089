"""Rounds of Serpent with short chains, for one block."""
