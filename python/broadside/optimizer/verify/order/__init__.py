"""Compares the order of memory accesses in both executions of the verifier."""
