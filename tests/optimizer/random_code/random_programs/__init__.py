"""Random legal linear assembly, and its judges: the sequential interpreter and the simulator."""
