"""The schedule without a search: registers first, then each block alone."""
