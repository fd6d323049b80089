"""`broadside interrupts` finds where interrupts do harm in assembly, and changes it so that they do none."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

import click

from broadside.commands.options import by_label, isa_option
from broadside.errors import InputError
from broadside.facts.hints import of_file
from broadside.facts.isa import instruction_table
from broadside.input.files import check_target, lines_of, read_source, write_atomically
from broadside.input.names import did_you_mean
from broadside.optimizer.interrupts.control.code import read
from broadside.optimizer.interrupts.plan import Limits, NoPlan
from broadside.optimizer.interrupts.protect import Exposure, protect_file, survey
from broadside.terminal.output import echo_json, json_option, working
from broadside.terminal.streams import tell

_LIMIT = f"at most {Limits.seconds:.0f} s an attempt"
_COUNT = click.IntRange(0, 2**32 - 1)  # a counter has 32 bits


@click.command("interrupts", short_help="Find where interrupts harm assembly, and prevent it.")
@click.argument("source", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("-o", "--output", type=click.Path(path_type=Path), help="The file to write.")
@isa_option()
@click.option(
    "--threshold",
    type=click.IntRange(1),
    help="Change the code so that interrupts do no harm and wait for at most this many cycles.",
)
@click.option(
    "--trips",
    metavar="LABEL=COUNT",
    callback=by_label(_COUNT),
    multiple=True,
    help="The most passes of the loop with this label; you may repeat this option.",
)
@json_option
def command(
    source: Path,
    output: Path | None,
    isa: str,
    threshold: int | None,
    trips: Mapping[str, int],
    as_json: bool,
) -> None:
    """Say where interrupts would do harm in each routine of an assembly file (.asm).

    With --threshold the command first changes the code, and the code takes as many cycles as before. It
    puts branches into free slots, to the place where control goes anyway, because the CPU takes no
    interrupt in the five cycles after a branch. It moves values to other registers. If this is impossible,
    the exit status is 1 and nothing is written.

    \b
    broadside interrupts filter.asm
    broadside interrupts filter.asm --threshold 40 -o safe.asm
    """
    if (output is None) is not (threshold is None):
        raise click.UsageError("--threshold needs --output, and --output needs --threshold")
    if output is not None:
        check_target(output, source)
    if source.suffix.lower() == ".sa":
        raise InputError(source, f"is not scheduled assembly (.asm){of_file(source)}")
    table = instruction_table(isa)
    lines = lines_of(read_source(source))
    code = read(lines, str(source), table)
    if not code.entries:
        raise InputError(source, "no routine (.global) in it")
    _refuse_unknown(source, code.loops(), trips)
    if threshold is not None and output is not None:
        try:
            with working(
                f"{source.name}: branches and registers that keep interrupts out, {_LIMIT}"
            ):
                lines = protect_file(lines, str(source), table, Limits(threshold, trips))
        except NoPlan as error:
            tell(f"broadside: {source}: {error}")
            sys.exit(1)
        write_atomically(output, "\n".join(lines) + "\n")
    with working(f"{source.name}: paths on which interrupts do harm"):
        found = survey(lines, str(source), table, trips)
    if as_json:
        echo_json({"routines": [asdict(routine) for routine in found]})
        return
    for routine in found:
        click.echo(_summary(routine))


def _refuse_unknown(source: Path, loops: Sequence[str], labels: Iterable[str]) -> None:
    """Raises UsageError for a label that is not one of the file's loops."""
    for label in labels:
        if label not in loops:
            hint = did_you_mean(label, loops)
            raise click.UsageError(
                f"--trips {label}: {source} has no loop of this label; "
                f"its loops: {', '.join(loops) or 'none'}{hint}"
            )


def _summary(routine: Exposure) -> str:
    harm = f"harmful in {routine.harmful} of {routine.cycles} cycles" if routine.harmful else "safe"
    known = "with no known limit" if routine.wait is None else f"for {routine.wait} cycles at most"
    return f"{routine.routine}: {harm}; an interrupt waits {known}"
