"""The loops of scheduled assembly: their schedules, sources and live ranges, in words and pictures."""
