"""Measures the optimizer on the corpus of routines in linear assembly.

For each routine it prints the interval of each loop over its bound, the cycles of the straight code over
its bound, and the seconds to a first schedule, to the best within the limit and to the end of the run. "="
marks an interval that is the least: it is at its bound, or every smaller one is proved infeasible; "*" a
loop whose passes do not overlap, which is compared with the bound of one pass as straight code. A routine
counts as settled if its code is right and all its loops are least; a routine without loops, if all its code
is. It counts as not settled if it is refused, wrong, late, scheduled without a search (its bound is "?") or
ends in a traceback.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from broadside.facts.isa import LEVELS
from broadside.input.files import write_atomically
from corpus.benchmark import GOAL, Measured, measure, share_settled
from corpus.catalogue import routines
from corpus.generated import KINDS, measure_first
from corpus.measure import RIGHT
from corpus.routine import ROOT
from corpus.table import HEADER, line, summary

RESULTS = ROOT / "build" / "bench-optimizer.json"


def main(arguments: list[str] | None = None) -> int:
    """Exit status 1 if a routine failed, 0 otherwise; the share is reported, not enforced."""
    options = _parser().parse_args(arguments)
    if options.first:
        return _first(options.first, options.isa or LEVELS)
    try:
        wanted = routines(tuple(options.only))
    except KeyError as error:
        print(f"bench-optimizer: no routine {error.args[0]!r}", file=sys.stderr)
        return 2
    if options.list:
        print("\n".join(f"{routine.name}: {', '.join(routine.isas)}" for routine in wanted))
        return 0
    measured: list[Measured] = []

    def tell(one: Measured) -> None:
        measured.append(one)
        print(line(one), flush=True)

    print(HEADER)
    try:
        measure(wanted, options.isa or LEVELS, options.seconds, options.workers, tell)
    except KeyboardInterrupt:
        print("interrupted; what was measured until then:")
    if not measured:
        print("bench-optimizer: no routine was measured", file=sys.stderr)
        return 2
    print(summary(measured))
    _write(options.json, options.seconds, measured)
    failed = any(run.outcome != RIGHT for one in measured for run in (one.first, one.best))
    return 1 if failed else 0


def _first(operations: int, isas: Sequence[str]) -> int:
    """The whole command for a first schedule, on generated routines."""
    print(f"{'routine':<10} {'isa':<4} {'operations':>10} {'seconds':>7}")
    for kind in KINDS:
        for isa in isas:
            found = measure_first(kind, isa, operations)
            print(f"{kind:<10} {isa:<4} {operations:>10} {found.seconds:7.1f}  {found.outcome}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bench-optimizer",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seconds", type=_seconds, default=60.0, help="for each routine (60)")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="one routine")
    parser.add_argument("--isa", action="append", choices=LEVELS, help="one ISA level")
    parser.add_argument("--workers", type=int, default=2, help="processes that search (2)")
    parser.add_argument("--json", type=Path, default=RESULTS, help=f"where to write ({RESULTS})")
    parser.add_argument(
        "--first",
        type=_operations,
        metavar="N",
        help="time the command for a first schedule on generated routines of this many operations instead",
    )
    parser.add_argument("--list", action="store_true", help="print the names and do nothing else")
    return parser


def _seconds(text: str) -> float:
    seconds = float(text)
    if not seconds > 0:
        raise argparse.ArgumentTypeError("must be positive")
    return seconds


def _operations(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError("must be positive")
    return count


def _write(path: Path, seconds: float, measured: list[Measured]) -> None:
    document = {
        "seconds": seconds,
        "goal": GOAL,
        "share": share_settled(measured),
        "routines": [one.as_dict() for one in measured],
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    write_atomically(path, json.dumps(document, indent=1) + "\n")
    print(f"Written: {path}")
