"""Triple-DES (SP 800-67): 16-byte (two-key) or 24-byte keys, 8-byte blocks."""

from broadside.ciphers import _interface
from broadside.ciphers._interface import *  # noqa: F403 - the modes

_MODULE = _interface.Module("des3")
block_size = _MODULE.block_size
key_size = _MODULE.key_size
key_sizes = _MODULE.key_sizes
new = _MODULE.new
