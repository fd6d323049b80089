"""Schedules loops by annealings of a fraction of a second each."""
