"""Options, and what searches found."""
