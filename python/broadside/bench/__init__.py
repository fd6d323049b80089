"""Measure every published figure on the simulator and set ours beside it."""
