"""The climb over intervals and lengths."""
