"""Further tables of our figures, one file for each subject. `papers`: beside the papers' tables."""
