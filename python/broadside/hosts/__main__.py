"""Joins the runs of the bench program, prints tables, and writes build/bench-host.json."""

from __future__ import annotations

import argparse
import sys
from datetime import date
from pathlib import Path

from broadside.errors import InputError
from broadside.hosts import document, peers, results, tables


def main() -> int:
    """Runs the program and returns the exit status."""
    parser = argparse.ArgumentParser(prog="broadside.hosts", description=__doc__)
    parser.add_argument("runs", nargs="+", type=Path, help="what bench_host wrote")
    parser.add_argument("--out", type=Path, default=Path("build/bench-host.json"))
    parser.add_argument(
        "--publish", metavar="NAME", help="rewrite data/NAME.json and docs/results/NAME.md too"
    )
    parser.add_argument("--machine", help="what the page calls the processor")
    arguments = parser.parse_args()
    try:
        known = peers.load(Path("data/peers.toml"))
        joined = results.join(
            arguments.runs,
            known,
            arguments.machine or results.processor(),
            date.today().isoformat(),
        )
    except InputError as error:
        print(f"bench-host: {error}", file=sys.stderr)
        return 2
    results.save(joined, arguments.out)
    for only_avx2 in (False, True):
        if joined.best(only_avx2):
            print(tables.terminal(joined, known, only_avx2), end="\n\n")
    if arguments.publish:
        shown = document.published(joined)
        results.save(shown, Path("data", f"{arguments.publish}.json"))
        page = Path("docs", "results", f"{arguments.publish}.md")
        page.write_text(document.text(shown, known), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
