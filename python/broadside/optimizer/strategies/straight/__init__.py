"""Ways of finding the schedule of straight code."""
