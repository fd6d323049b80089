"""Commands on the project's own kernels, their measurements and reports."""
