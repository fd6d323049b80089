"""What the papers say, and ours beside it, one file a subject."""
