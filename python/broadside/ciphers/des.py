"""DES (FIPS 46-3): 8-byte keys and blocks. For study and old data only."""

from broadside.ciphers import _interface
from broadside.ciphers._interface import *  # noqa: F403 - the modes

_MODULE = _interface.Module("des")
block_size = _MODULE.block_size
key_size = _MODULE.key_size
key_sizes = _MODULE.key_sizes
new = _MODULE.new
