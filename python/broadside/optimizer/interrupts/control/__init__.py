"""Ways of control of scheduled code, cycle by cycle."""
