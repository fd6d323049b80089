"""Places operations in cycles, units and registers."""
