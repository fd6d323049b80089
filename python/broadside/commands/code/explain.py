"""`broadside explain`: the story of a kernel's loops."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from broadside import _core
from broadside.bench.kernels import manifest
from broadside.bench.kernels.loops import check_records
from broadside.commands.searches import Seconds
from broadside.errors import InputError
from broadside.facts import registry
from broadside.facts.hints import of_file
from broadside.facts.isa import LEVELS, instruction_table
from broadside.input.files import lines_of, read_bytes, read_source
from broadside.input.names import did_you_mean, in_messages
from broadside.linear.ir import LinearError
from broadside.optimizer import claims
from broadside.optimizer.core.weakened import SECONDS_OF_WORK
from broadside.optimizer.optimize import HASH, source_digest
from broadside.places import checkout
from broadside.report.loops import schedules, sources, story
from broadside.terminal.output import console, echo_json, json_option, working

_LINES = 40
"""The most operations of a core that are shown."""


@click.command("explain", short_help="Say why a loop takes its cycles and what would help.")
@click.argument("kernel")
@click.argument("loop", required=False)
@click.option(
    "--isa",
    type=click.Choice(LEVELS),
    help="Instruction set of an .asm file [default: the lowest that has its instructions].",
)
@click.option(
    "--core-time",
    type=Seconds(),
    default=20.0,
    show_default=True,
    help="About how long to search for the core of a loop whose interval the solver proved, in seconds.",
)
@json_option
def command(
    kernel: str, loop: str | None, isa: str | None, core_time: float, as_json: bool
) -> None:
    """Say why a loop takes as many cycles as it does: bounds, core, units, and what would help.

    A core is a set of operations and rules that alone rule out an interval one cycle shorter. The command
    shows the smallest core that it found.

    KERNEL is a routine of kernels/*/kernels.toml, or a scheduled .asm file (with its .sa file in the same
    folder or in one above). LOOP names one of its loops, or, if the routine has no pipelined loop, a part
    of its straight code.

    \b
    broadside explain des_block
    broadside explain des_cbc_encrypt rounds
    broadside explain my.asm
    """
    with working(f"reading {kernel}"):
        wish = _Wish(loop, core_time / SECONDS_OF_WORK)
        found = (
            _of_file(Path(kernel), isa, wish)
            if kernel.endswith(".asm")
            else _of_kernel(kernel, wish)
        )
    chosen = [item for item in found if loop in (None, item.loop)]
    if not chosen:
        names = ", ".join(dict.fromkeys(item.loop for item in found)) or "none"
        raise click.UsageError(
            f"{kernel} has no loop {loop or 'that is pipelined'}; loops: {names}"
        )
    if as_json:
        echo_json([item.as_dict() for item in chosen])
        return
    out = console()
    for item in chosen:
        _print(out, item)


@dataclass(frozen=True)
class _Wish:
    """The wanted loop (None for all), and the work to spend on its core."""

    loop: str | None
    work: float

    def work_for(self, loop: str) -> float:
        """The work for a loop. 0 for a loop that is only named."""
        return self.work if self.loop in (None, loop) else 0.0


def _of_kernel(symbol: str, wish: _Wish) -> list[story.Story]:
    kernels = manifest.load(checkout.root())
    spellings = registry.spellings(symbol)
    kernel = next((kernel for kernel in kernels.kernels if kernel.symbol in spellings), None)
    if kernel is None:
        raise click.UsageError(f"no kernel {symbol!r}{_others(symbol, kernels)}")
    symbol = kernel.symbol
    if kernel.template is not None:
        return []
    if not kernels.has(kernel.assembly):
        raise InputError(kernel.assembly, "not scheduled yet: run `make kernels`")
    check_records(kernels, kernel.assembly)
    loops = [one for one in schedules.read(kernel.assembly) if one.procedure in (symbol, "")]
    if not loops and kernel.source.endswith(".sa"):
        parts = schedules.straight(kernel.assembly, symbol)
        reasons = schedules.not_pipelined(kernel.assembly)
        source = kernel.room / kernel.source
        return [_part(symbol, part, source, kernel.isa, wish, reasons) for part in parts]
    return _tell(loops, kernel.room / kernel.source, kernel.isa, wish)


def _others(symbol: str, kernels: manifest.Manifest) -> str:
    """A hint for an error: the command for a source, kernels with similar names, or beginnings of names."""
    names = [kernel.symbol for kernel in kernels.kernels]
    of_source = of_file(Path(symbol))
    if of_source:
        Path(symbol).stat()  # the error for a missing file says so
        return of_source
    like = [name for name in names if registry.contains(name, symbol)]
    if like:
        return f"; the kernels with this in their name are {', '.join(like[:20])}"
    hint = did_you_mean(symbol, names)
    if hint:
        return hint
    first = dict.fromkeys(f"{name.partition('_')[0]}_..." for name in names)
    return f"; there are: {', '.join(first)} (a part of a name lists those that have it)"


def _level(path: Path) -> str:
    """The lowest level at which the file assembles. Raises AssemblyError if there is none."""
    text = read_bytes(path)
    for isa in LEVELS[:-1]:
        with contextlib.suppress(_core.AssemblyError):
            _core.assemble(text, in_messages(path), isa)
            return isa
    _core.assemble(text, in_messages(path), LEVELS[-1])
    return LEVELS[-1]


def _of_file(path: Path, given: str | None, wish: _Wish) -> list[story.Story]:
    isa = given or _level(path)
    found = next(
        (
            place / path.with_suffix(".sa").name
            for place in path.absolute().parents
            if (place / path.with_suffix(".sa").name).is_file()
        ),
        None,
    )
    source = path
    if found is not None:
        made_at = _made_at(path, found, isa)
        if made_at is None:
            click.echo(
                f"broadside: {found} has changed since {path} was made; "
                "what needs the source (critical cycle, core) is left out",
                err=True,
            )
        else:
            source, isa = found, made_at
            claims.check_source(path, source, isa)
    claims.check_file(path)
    check_records(manifest.load(checkout.root()), path.absolute())
    loops = schedules.read(path)
    told = [*_tell(loops, source, isa, wish), *_unpipelined(path, source, isa, wish)]
    return [*told, *_without_loops(path, source, isa, wish, loops)]


def _made_at(path: Path, source: Path, isa: str) -> str | None:
    """The ISA level of a schedule. None if its source has changed since it was made.

    A file without a digest of its source is believed to be of level `isa`.
    """
    (first, *_) = lines_of(read_source(path)) or [""]
    if not first.startswith(HASH):
        return isa
    with contextlib.suppress(LinearError):
        text = read_source(source)
        for level in LEVELS:
            if first == HASH + source_digest(text, str(source), level):
                return level
    return None


def _without_loops(
    path: Path, source: Path, isa: str, wish: _Wish, loops: list[schedules.LoopSchedule]
) -> list[story.Story]:
    """The parts of each routine that has no loop."""
    reasons = schedules.not_pipelined(path)
    owners = {loop.procedure for loop in loops} | {owner for owner, _ in reasons}
    if "" in owners:  # loops that several routines share, in a file that another tool wrote
        return []
    return [
        _part(procedure, part, source, isa, wish, reasons)
        for procedure in schedules.routines(path)
        if procedure not in owners
        for part in schedules.straight(path, procedure)
    ]


def _unpipelined(path: Path, source: Path, isa: str, wish: _Wish) -> list[story.Story]:
    """The loops of a file that are not pipelined. Each is told as straight code."""
    reasons = schedules.not_pipelined(path)
    return [
        _part(procedure, part, source, isa, wish, reasons)
        for procedure in dict.fromkeys(owner for owner, _ in reasons)
        for part in schedules.straight(path, procedure)
        if (procedure, part.name) in reasons
    ]


def _part(
    procedure: str,
    part: schedules.Part,
    source: Path,
    isa: str,
    wish: _Wish,
    reasons: dict[tuple[str, str], str],
) -> story.Story:
    body = sources.body(source, isa, procedure, part.name) if part.loop else None
    reason = reasons.get((procedure, part.name), "")
    return story.tell_part(procedure, part, body, wish.work_for(part.name), reason)


def _tell(
    loops: list[schedules.LoopSchedule], source: Path, isa: str, wish: _Wish
) -> list[story.Story]:
    """A story for each schedule that differs from the ones before it."""
    shapes: dict[object, schedules.LoopSchedule] = {}
    for loop in loops:
        shapes.setdefault(loop.shape, loop)
    return [
        story.tell(
            loop,
            sources.find(loop, source, isa),
            instruction_table(isa),
            wish.work_for(loop.name),
        )
        for loop in shapes.values()
    ]


def _print(console: Console, told: story.Story) -> None:
    if told.recurrence_bound is None:
        _print_part(console, told)
        return
    owner = f"{told.procedure}, " if told.procedure else ""
    plural = "" if told.stages == 1 else "s"
    stages = f", {told.stages} stage{plural}" if told.stages else ""
    console.print(
        f"[bold]{owner}loop {told.loop}: one pass every {_cycles(told.interval)}[/bold]{stages}"
    )
    console.print(
        f"Bounds: resources {told.resource_bound}, recurrence {told.recurrence_bound}. "
        f"{told.operations} operations. Registers live at once, at most: {told.live['A']} of side A, "
        f"{told.live['B']} of side B.\n"
    )
    _print_units(console, told)
    ring = any(core.is_recurrence for core in told.cores)
    if told.critical and told.recurrence_bound >= told.resource_bound and not ring:
        _print_cycle(console, told)
    _print_cores(console, told)
    for line in told.advice:
        console.print(f"- {line}")
    console.print()


def _print_cores(console: Console, told: story.Story) -> None:
    for core in told.cores:
        for line in core.lines(_LINES):
            console.print(Text(line))
        console.print()


def _print_part(console: Console, told: story.Story) -> None:
    title = f"{told.procedure}, {told.loop}: {_cycles(told.interval)}, {told.operations} operations"
    console.print(title, style="bold")
    _print_units(console, told)
    _print_cores(console, told)
    for line in told.advice:
        console.print(f"- {line}")
    console.print()


def _cycles(count: int) -> str:
    return "cycle" if count == 1 else f"{count} cycles"


def _print_units(console: Console, told: story.Story) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("unit")
    table.add_column("used", justify="right")
    table.add_column("of each pass")
    longest = min(30, max(5, console.width - 20))
    for name, used in told.uses.items():
        bar = "#" * round(longest * used / told.interval)
        table.add_row(name, f"{used}/{told.interval}", bar)
    console.print(table)


def _print_cycle(console: Console, told: story.Story) -> None:
    latency = sum(step.latency for step in told.critical)
    later = sum(step.later for step in told.critical)
    table = Table(
        title=f"Critical cycle: {latency} cycles over {later} iteration{'s' if later > 1 else ''}",
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
    )
    table.add_column("operation")
    table.add_column("cycles to the next", justify="right")
    for step in told.critical:
        following = " (next iteration)" if step.later else ""
        table.add_row(Text(step.line), f"{step.latency}{following}")
    console.print(table)
