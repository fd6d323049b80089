"""The sequential interpreter, which defines what a `.sa` file means."""
