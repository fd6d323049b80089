"""Broadside: block ciphers for wide machines."""

from broadside._core import __version__

__all__ = ["__version__"]
