"""The sequential interpreter. It defines the meaning of a `.sa` file."""
