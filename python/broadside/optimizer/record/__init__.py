"""Options, and the results of searches."""
