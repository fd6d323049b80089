"""Turns placed operations into assembly text."""
