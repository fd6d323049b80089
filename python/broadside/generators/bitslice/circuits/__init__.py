"""The functions of DES as gates."""
