"""What DES computes, as gates."""
