"""Searches as tasks for processes of this machine or of a cluster, and what to give them in what time."""
