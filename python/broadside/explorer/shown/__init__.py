"""What the page draws of a source and of its schedules."""
