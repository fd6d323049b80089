"""Our figures, the papers' figures, and tables of both as data."""
