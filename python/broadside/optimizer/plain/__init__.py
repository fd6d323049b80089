"""The schedule that always exists: registers first, then each block by itself."""
