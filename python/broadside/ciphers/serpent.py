"""Serpent: 16, 24 or 32-byte keys, 16-byte blocks."""

from broadside.ciphers import _interface
from broadside.ciphers._interface import *  # noqa: F403 - the modes

_MODULE = _interface.Module("serpent")
block_size = _MODULE.block_size
key_size = _MODULE.key_size
key_sizes = _MODULE.key_sizes
new = _MODULE.new
