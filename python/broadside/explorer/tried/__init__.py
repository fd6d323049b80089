"""What is tried for a source: searches, changes, and why less is impossible."""
