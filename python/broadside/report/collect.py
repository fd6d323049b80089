"""Collects the contents of a kernel's page: its costs, its loops, and loops shown with another kernel."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from broadside.bench.kernels import manifest
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.measure import cost
from broadside.facts.isa import instruction_table
from broadside.report.loops import liveness, model, pictures, schedules, sources, verdict

_REFERENCES = re.compile(r"^\s+\.ref\s+([^;\n]+)", re.MULTILINE)


@dataclass(frozen=True)
class Picture:
    """One loop: its schedule and its pictures."""

    loop: schedules.LoopSchedule
    key: str
    short: str  # prefix for the names of its lines and packets
    source: sources.LoopSource | None
    live: list[dict[str, list[str]]]  # by cycle and side
    names: list[str]  # of the loops with this schedule
    graph: str
    per_side: int
    drawn: dict[str, Any] | None
    """What the explorer's components draw. `None` if there is no source."""

    @property
    def registers(self) -> str:
        """Sentences that say how many registers hold values at once, and how many of them the loop uses."""
        own = {side: max(len(row[side]) for row in self.live) for side in "AB"}
        held = self.loop.held
        if not held:
            return f"The loop uses at most {own['A']} registers of side A and {own['B']} of side B at once."
        return (
            f"At most {held['A']} registers of side A and {held['B']} of side B hold values at once, those "
            "kept for the code behind the loop included. The loop itself uses at most "
            f"{own['A']} and {own['B']} of these at once."
        )

    @property
    def texts(self) -> dict[str, int]:
        """A number for each line of source, and for each instruction without a line."""
        lines = [issue.source or issue.text for row in self.loop.rows for issue in row]
        if self.source is not None:
            lines = [*self.source.lines, *lines]
        return {line: number for number, line in reversed(list(enumerate(lines)))}

    def operation_of(self, issue: schedules.Issue, cycle: int) -> int | None:
        """The operation of the source that is issued in this cycle of the kernel. `None` if it is unknown."""
        started = issue.iteration * self.loop.interval
        return self.source.at.get((started + cycle, issue.text)) if self.source else None

    @property
    def stages(self) -> list[int]:
        """For each iteration in a pass, how many passes ago it began."""
        return sorted({issue.iteration for row in self.loop.rows for issue in row})

    @property
    def partial(self) -> bool:
        """Whether the graph shows only some of the operations."""
        return self.source is not None and len(self.source.lines) > pictures.MOST_OPERATIONS

    @property
    def unmatched(self) -> int:
        """The number of instructions whose line is not in the source."""
        if self.source is None:
            return 0
        lines = set(self.source.lines)
        return sum(issue.source not in lines for row in self.loop.rows for issue in row)

    @property
    def strip(self) -> dict[str, Any]:
        """Which unit works in which cycle of the kernel."""
        return model.occupancy(self.loop, self.loop.name)

    @property
    def verdict(self) -> str:
        """The reason why a smaller interval is impossible, or what is known about it."""
        return verdict.of_one_less(self.loop)


@dataclass(frozen=True)
class KernelPage:
    """One routine, with its costs on each machine and its loops."""

    kernel: Kernel
    results: list[dict[str, Any]]
    costs: list[cost.Cost]
    pictures: list[Picture]
    parts: list[schedules.Part]  # of a routine without a pipelined loop
    callees: list[str]  # other routines on the page that its file calls
    note: str

    @property
    def key(self) -> str:
        return self.kernel.symbol


@dataclass(frozen=True)
class KernelLine:
    """One routine in the list of the first page.

    `result` is the one of its first machine, if there is one.
    """

    kernel: Kernel
    result: dict[str, Any] | None


def by_machine(kernel: Kernel, results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One result of the kernel for each machine. (A key schedule is measured for each mode that takes it.)"""
    own = [r for r in results if (r["symbol"], r["variant"]) == (kernel.symbol, kernel.method)]
    return list({result["device"]: result for result in reversed(own)}.values())[::-1]


def lines(kernels: manifest.Manifest, results: list[dict[str, Any]]) -> list[KernelLine]:
    """The kernels that have a page: measured kernels, and kernels with a loop."""
    found = []
    for kernel in shown(kernels):
        own = by_machine(kernel, results)
        if own or _groups(kernel):
            found.append(KernelLine(kernel, own[0] if own else None))
    return found


def shown(kernels: manifest.Manifest) -> list[Kernel]:
    """The kernels with an assembly file, without the two that only deal blocks to channels."""
    return [
        kernel
        for kernel in kernels.kernels
        if kernels.has(kernel.assembly) and kernel.mode not in ("tdm_deal", "tdm_merge")
    ]


def page_of(
    kernels: manifest.Manifest, kernel: Kernel, results: list[dict[str, Any]]
) -> KernelPage:
    """The page of one kernel. `results` are the results of bench.json."""
    own = by_machine(kernel, results)
    machines = sorted(r["device"] for r in own)
    costs = []
    if kernel.mode in cost.MODES and own:
        costs = [cost.measure(kernels, kernel, machine) for machine in machines]
    loops = [
        _picture(kernel, group[0], [loop.name for loop in group], f"l{number}")
        for number, group in enumerate(_groups(kernel))
    ]
    no_loop = not loops and kernel.source.endswith(".sa")
    parts = schedules.straight(kernel.assembly, kernel.symbol) if no_loop else []
    callees = _callees(kernels.text(kernel.assembly), {other.symbol for other in shown(kernels)})
    return KernelPage(kernel, own, costs, loops, parts, callees, _note(kernels, kernel))


def _callees(assembly: str, symbols: set[str]) -> list[str]:
    lines = _REFERENCES.findall(assembly)
    named = [name.strip() for line in lines for name in line.split(",")]
    return [name for name in dict.fromkeys(named) if name in symbols]


@cache
def _loops(path: Path) -> list[schedules.LoopSchedule]:
    return schedules.read(path)


def _groups(kernel: Kernel) -> list[list[schedules.LoopSchedule]]:
    """The kernel's loops, and loops without a procedure. Loops with one schedule are in one group."""
    groups: dict[tuple[object, ...], list[schedules.LoopSchedule]] = {}
    for loop in _loops(kernel.assembly) if kernel.template is None else ():
        if loop.procedure in (kernel.symbol, ""):
            record = [loop.record.get(key) for key in ("res_mii", "rec_mii", "optimal", "stages")]
            groups.setdefault((loop.shape, *record), []).append(loop)
    return list(groups.values())


def _picture(kernel: Kernel, loop: schedules.LoopSchedule, names: list[str], short: str) -> Picture:
    table = instruction_table(kernel.isa)
    path = kernel.room / kernel.source
    source = sources.find(loop, path, kernel.isa)
    live = [
        {side: [register for register in row if register[0] == side] for side in "AB"}
        for row in liveness.live_registers(loop, table)
    ]
    return Picture(
        loop=source.schedule if source else loop,
        key=f"{kernel.symbol}-{loop.name}",
        short=short,
        source=source,
        live=live,
        names=names,
        graph=pictures.dependence_graph(loop, source, short) if source else "",
        per_side=table.registers_per_side,
        drawn=model.drawn(source, table) if source else None,
    )


def _note(kernels: manifest.Manifest, kernel: Kernel) -> str:
    """The comment at the top of the source. It says what the routine does and requires."""
    path = kernel.room / kernel.source
    lines = kernels.text(path).splitlines() if kernels.has(path) else []
    found = []
    for line in lines:
        if not line.startswith(";") or line.startswith((";@", "; broadside")):
            break
        found.append(line[1:].removeprefix(" "))
    return "\n".join(found)
