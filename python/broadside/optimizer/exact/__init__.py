"""Constraint models."""
