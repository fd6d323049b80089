"""Our figures, the papers' figures, and tables that compare them, as data."""
