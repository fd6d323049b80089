"""Scheduled code as text, with its feedback."""
