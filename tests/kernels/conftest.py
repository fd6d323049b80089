"""Makes the scripts in the folders of kernels importable."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "kernels" / "des"))
sys.path.insert(0, str(Path(__file__).parents[2] / "kernels" / "des-bitslice"))
