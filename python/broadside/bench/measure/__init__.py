"""Cycles, costs and chains over many calls."""
