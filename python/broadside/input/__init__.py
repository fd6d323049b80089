"""What a user gives: files, and names that may be misspelt."""
