"""`broadside decrypt`: a file through a cipher."""

from __future__ import annotations

from broadside.ciphers import transform

command = transform.command("decrypt")
