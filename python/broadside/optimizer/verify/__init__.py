"""The verifier: an independent check of a schedule against its source."""
