"""The programs of SPRU198G are those of the simulator's tests."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "simulator"))
