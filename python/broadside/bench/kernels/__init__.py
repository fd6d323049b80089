"""The kernels of the project and their objects."""
