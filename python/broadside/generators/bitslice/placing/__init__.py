"""Placing operations in cycles, units and registers."""
