"""Ways of finding a schedule."""
