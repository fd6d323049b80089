#!/usr/bin/env python3
"""Searches for the placement of one body and keeps it in `placements/`, beside what was tried in vain.

    search.py round 106 --moves 100 --seeds 1 2
    search.py round 104 --moves 20 --heat 0.15 0.06 --shorten

Takes minutes; `generate.py` makes the assembly from what was found.
"""

from __future__ import annotations

import argparse
import sys
import time

from bitslice.bodies import BODIES, ROOM
from bitslice.placing import placement
from bitslice.placing.body import Body


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("body", choices=BODIES)
    parser.add_argument("length", type=int, help="cycles")
    parser.add_argument("--moves", type=float, default=60, help="millions")
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    parser.add_argument("--heat", type=float, nargs=2, default=(0.3, 0.06))
    parser.add_argument("--shorten", action="store_true", help="begin with the placement kept")
    arguments = parser.parse_args()
    body = BODIES[arguments.body](arguments.length)
    kept = placement.kept(ROOM, arguments.body)
    if arguments.shorten:
        begin_with(body, placement.load(kept))
    for seed in arguments.seeds:
        moves = int(arguments.moves * 1e6)
        how = placement.Search(arguments.length, moves, seed, *arguments.heat)
        started = time.monotonic()
        try:
            record, outcome = placement.find(body, how), placement.FOUND
        except placement.NotPlaced as error:
            record, outcome = None, error.cause
        spent = round(time.monotonic() - started, 1)
        trial = placement.Trial(how, placement.digest(body), outcome, spent)
        placement.note(placement.tried(ROOM, arguments.body), trial)
        print(
            f"{arguments.body}: {how.length} cycles, seed {seed}: {outcome}, {spent} s", flush=True
        )
        if record is not None:
            placement.save(kept, record)
            return 0
    return 1


def begin_with(body: Body, record: placement.Record) -> None:
    """Starts the search of a shorter body from a longer placement, compressed."""
    ratio = body.length / record.search.length
    body.start = [round(cycle * ratio) for cycle in record.cycles]
    body.first_forms = record.forms


if __name__ == "__main__":
    sys.exit(main())
