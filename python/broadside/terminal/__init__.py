"""The output of commands: results on standard output, progress on standard error."""
