"""Schedules loop bodies of many equal rounds: one round is scheduled, the others repeat it."""
