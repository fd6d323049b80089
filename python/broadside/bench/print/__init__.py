"""Results for a terminal, a page or a program."""
