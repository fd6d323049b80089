"""Tries things for a source: searches, changes, and proofs that less is impossible."""
