"""Commands on what the project has: its kernels, their measurements and reports."""
