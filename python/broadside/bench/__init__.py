"""Measures every published figure on the simulator, and compares ours with it."""
