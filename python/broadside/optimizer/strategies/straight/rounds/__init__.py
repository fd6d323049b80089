"""Straight code and rings of many equal rounds: a template for the rounds, then all other operations."""
