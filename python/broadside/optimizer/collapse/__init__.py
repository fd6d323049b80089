"""Which stages of a loop's prolog and epilog need no code."""
