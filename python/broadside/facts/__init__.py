"""Tables of facts, read from TOML: instructions, machines, ciphers."""
