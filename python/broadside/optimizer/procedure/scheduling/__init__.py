"""One try to schedule a procedure: its loops, then the code between them, then its ends."""
