"""Input of the user: files, and names that may be misspelt."""
