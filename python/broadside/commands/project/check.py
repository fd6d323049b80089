"""`broadside check` runs the vectors of a kit on the simulator."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from pathlib import Path

import click

from broadside.errors import CheckError
from broadside.terminal.output import echo_json, json_option, working


@click.command("check", short_help="Run the test vectors of a kit on the simulator.")
@click.argument("kit", type=click.Path(exists=True, file_okay=False, path_type=Path))
@json_option
def command(kit: Path, as_json: bool) -> None:
    """Run the test vectors of a kit that `broadside export` wrote. This needs no compiler.

    The simulator loads the archive of the kit. Each routine runs with its key schedule on every vector of
    test/vectors.json, once from buffer to buffer and once in place. The exit status is 1 if a result is
    wrong.

    \b
    broadside check kit
    """
    from broadside.export import check

    with working(f"checking {kit}"):
        found = list(check.outcomes(kit))
    failed = [one for one in found if not one.passed]
    if as_json:
        echo_json(
            {
                "kit": str(kit),
                "calls": len(found),
                "failed": len(failed),
                "outcomes": [asdict(one) for one in found],
            }
        )
    else:
        calls, wrong = (Counter(one.routine for one in some) for some in (found, failed))
        for routine, count in calls.items():
            click.echo(f"{routine}: {count} calls, {wrong[routine]} failed")
    if failed:
        first = failed[0]
        where = "in place" if first.in_place else "from buffer to buffer"
        raise CheckError(
            f"{kit}: {first.routine} is wrong, first for {first.blocks} blocks {where}"
        )
