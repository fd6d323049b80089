"""Cycles over the places where the arguments may lie."""
