"""The papers' tables beyond cycles of cells, with our figures beside them; one file for each subject."""
