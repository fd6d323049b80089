"""Compares our figures with those of the papers, one file for each subject."""
