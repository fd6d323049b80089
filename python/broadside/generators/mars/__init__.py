"""MARS: its tables."""
