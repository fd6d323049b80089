"""Commands that encrypt and decrypt files."""
