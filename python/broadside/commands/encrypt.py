"""`broadside encrypt`: a file through a cipher."""

from __future__ import annotations

from broadside.ciphers import transform

command = transform.command("encrypt")
