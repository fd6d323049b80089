"""`broadside encrypt` encrypts a file."""

from __future__ import annotations

from broadside.ciphers import transform

command = transform.command("encrypt")
