#!/usr/bin/env python3
"""Writes the assembly of the bitsliced kernels from the circuits and the placements.

generate.py                 writes scheduled/c62x/*.asm
generate.py --check         exits with 1 if a file is not what would be written
generate.py --polarities    chooses the polarities of the circuits anew
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bitslice import assembly, bodies
from bitslice.circuits import polarity
from bitslice.circuits.circuit import load_circuits


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--polarities", action="store_true")
    arguments = parser.parse_args()
    if arguments.polarities:
        circuits = load_circuits(bodies.CIRCUITS)
        chosen = {circuit.name: polarity.choose(circuit) for circuit in circuits}
        polarity.write_polarities(bodies.POLARITIES, chosen)
    drifted = [
        path
        for path, text in assembly.files(bodies.ROOM).items()
        if not settle(path, text, arguments.check)
    ]
    for path in drifted:
        print(f"{path} is not what generate.py writes", file=sys.stderr)
    return 1 if drifted else 0


def settle(path: Path, text: str, check: bool) -> bool:
    """Writes a file, or tells whether it is as it should be."""
    if check:
        return path.exists() and path.read_text() == text
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return True


if __name__ == "__main__":
    sys.exit(main())
