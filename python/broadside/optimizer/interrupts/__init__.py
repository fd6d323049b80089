"""Finds where interrupts do harm in scheduled assembly, and adds branches that keep them away."""
