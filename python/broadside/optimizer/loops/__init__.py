"""Turns loop bodies into models, and schedules of these into pipelined loops."""
