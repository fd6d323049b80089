"""What commands print: results on standard output, progress on standard error."""
