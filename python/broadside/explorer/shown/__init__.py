"""Describes sources and their schedules for the page, which draws them."""
