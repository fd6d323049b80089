"""The kernels that there are, and their objects."""
