"""Our figures beside those of the papers, one file for each subject."""
