"""Cycles over the addresses that the arguments may have."""
