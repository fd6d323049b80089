"""Linear assembly: parser, procedures, dependence graph."""
