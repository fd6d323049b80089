"""One call of a routine on random data, checked against the C library."""
