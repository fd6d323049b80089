"""Ways of finding the schedule of a loop at one interval."""
