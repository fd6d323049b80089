"""The parts of the constraint model of a window."""
