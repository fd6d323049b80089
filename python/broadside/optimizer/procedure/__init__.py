"""A whole procedure: control flow, regions, seams, stack frame."""
