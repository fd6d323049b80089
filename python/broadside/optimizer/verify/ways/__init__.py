"""Which ways through a procedure the verifier follows."""
