"""Rewrites the source to make it fit for scheduling."""
