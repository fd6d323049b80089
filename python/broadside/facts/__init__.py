"""Tables of facts, read from TOML: instructions, machines and ciphers."""
