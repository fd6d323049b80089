"""MARS (key schedule of August 1999): 16 to 56-byte keys in steps of 4, 16-byte blocks."""

from broadside.ciphers import _interface
from broadside.ciphers._interface import *  # noqa: F403 - the modes

_MODULE = _interface.Module("mars")
block_size = _MODULE.block_size
key_size = _MODULE.key_size
key_sizes = _MODULE.key_sizes
new = _MODULE.new
