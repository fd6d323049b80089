"""Searches for the least interval of a loop and the least length of straight code."""
