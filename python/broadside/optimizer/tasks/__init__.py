"""Searches as tasks for processes of this machine or of a cluster, and the choice of the next task."""
