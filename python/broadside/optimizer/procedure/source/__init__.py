"""Rewrites of the source that make it fit for scheduling."""
