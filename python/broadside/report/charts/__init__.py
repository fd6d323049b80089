"""Charts of measured figures: ratios as dots and strips, speeds of hosts as curves."""
