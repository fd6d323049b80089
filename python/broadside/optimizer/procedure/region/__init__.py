"""Straight code between two loops, with the fixed operations of their epilog and prolog."""
