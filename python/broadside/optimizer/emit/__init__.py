"""Writes scheduled code as text, with its feedback."""
