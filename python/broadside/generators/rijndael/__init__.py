"""Rijndael: its tables."""
