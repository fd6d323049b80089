"""The independent check of a schedule."""
