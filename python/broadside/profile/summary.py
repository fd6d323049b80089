"""The profile of a run: cycles by function and by loop, stalls by cause, use of the units."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from broadside import _core
from broadside.facts.cpu import UNITS
from broadside.profile.places import Places, loops

# The most lines of each table as text. JSON has all.
SHOWN = 20

# Columns of the tables as text.
WIDTH = 79
_NAME = 8  # if a name gets fewer columns, the gaps become narrow


@dataclass
class Cost:
    """The cost of a part of the program."""

    name: str
    cycles: int = 0
    stalls: int = 0
    packets: int = 0
    instructions: int = 0
    stalls_by_cause: Counter[str] = field(default_factory=Counter)
    iterations: int | None = None
    """For a loop, its number of iterations."""

    @property
    def per_cycle(self) -> float:
        """Instructions per cycle."""
        return self.instructions / self.cycles if self.cycles else 0.0


@dataclass
class Profile:
    """The profile of a whole run."""

    total: Cost
    functions: list[Cost]
    """Functions with their own cycles, without the functions that they call. The costliest comes first."""
    loops: list[Cost]
    """Loops, with inner loops and calls between their first and last address. The costliest comes first."""
    units: dict[str, int]
    """Operations by unit."""
    widths: dict[int, int]
    """Executed packets by their number of instructions, NOPs not counted."""

    def as_dict(self) -> dict[str, object]:
        """The object for JSON."""

        def cost(item: Cost) -> dict[str, object]:
            return {
                **vars(item),
                "stalls_by_cause": dict(item.stalls_by_cause),
                "instructions_per_cycle": round(item.per_cycle, 3),
            }

        return {
            "total": cost(self.total),
            "functions": [cost(item) for item in self.functions],
            "loops": [cost(item) for item in self.loops],
            "units": self.units,
            "packet_widths": self.widths,
        }


def profile(simulator: _core.Simulator, record: _core.Record) -> Profile:
    """Computes the profile from the record of a run."""
    places = Places(simulator.symbols(), record.packets)
    total = Cost("total")
    functions: dict[str, Cost] = {}
    found = [
        (loop, Cost(f"{places.name(loop.head)}..{places.name(loop.last)}"))
        for loop in loops(record, places)
    ]
    units: Counter[str] = Counter()
    widths: Counter[int] = Counter()
    for address, spent in record.packets.items():
        packet = simulator.packet(address)
        work = [instruction for instruction in packet if instruction.unit]
        name = places.function(address)
        inside = [cost for loop, cost in found if address in loop]
        for cost in (total, functions.setdefault(name, Cost(name)), *inside):
            _add(cost, spent, len(work))
        for instruction in work:
            units[instruction.unit] += spent.executions
        widths[len(work)] += spent.executions
    for loop, cost in found:
        cost.iterations = record.packets[loop.head].executions
    return Profile(
        total,
        _dearest(functions.values()),
        _dearest(cost for _, cost in found),
        {unit: units[unit] for unit in UNITS},
        dict(sorted(widths.items())),
    )


def _add(cost: Cost, spent: _core.PacketCost, width: int) -> None:
    cost.cycles += spent.cycles
    cost.stalls += sum(spent.stalls.values())
    cost.stalls_by_cause.update(spent.stalls)
    cost.packets += spent.executions
    cost.instructions += spent.executions * width


def _dearest(costs: Iterable[Cost]) -> list[Cost]:
    return sorted(costs, key=lambda cost: (-cost.cycles, cost.name))


def text(result: Profile, columns: int = 2 * WIDTH) -> str:
    """The profile as text for a terminal with this many columns."""
    total = result.total
    whole = (
        f"cycles {total.cycles}, execute packets {total.packets}, instructions "
        f"{total.instructions}, {total.per_cycle:.2f} per cycle, stalls {total.stalls}"
    )
    lines = [
        *textwrap.wrap(whole, columns),
        *_table("function (own cycles)", result.functions, total.cycles, min(WIDTH, columns)),
        *_table("loop", result.loops, total.cycles, min(WIDTH, columns)),
        *_stalls(total),
        "",
        "unit   operations  of cycles",
        *(
            f".{unit:<5} {count:>10} {_share(count, total.cycles):>10}"
            for unit, count in result.units.items()
        ),
        "",
        "instructions in a packet    packets",
        *(
            f"{width:>24} {count:>10} {_share(count, total.packets):>7}"
            for width, count in result.widths.items()
        ),
    ]
    return "\n".join(lines)


def _table(title: str, costs: list[Cost], all_cycles: int, columns: int) -> list[str]:
    """A line for each part, or a paragraph if the figures alone are wider than the terminal."""
    if not costs:
        return []
    rows = [_cells(cost, all_cycles) for cost in costs[:SHOWN]]
    head: tuple[str, ...] = ("cycles", "share", "stalls", "packets", "per cycle")
    head = (*head, "passes", "each") if any(cost.iterations for cost in costs[:SHOWN]) else head
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    gap = 2 if sum(widths) + 2 * len(widths) + _NAME <= columns else 1
    room = columns - sum(widths) - gap * len(widths)
    if room < 0 and columns < WIDTH:
        shown = zip(costs[:SHOWN], rows, strict=True)
        told = [_paragraph(cost.name, head, row, columns) for cost, row in shown]
        return ["", title, *told, *_left_out(costs)]
    width = min(max(0, room), max(len(title), *(len(cost.name) for cost in costs[:SHOWN])))
    lines = ["", _line(title, width, head, widths, gap)]
    for cost, row in zip(costs[:SHOWN], rows, strict=True):
        lines.append(_line(cost.name, width, row, widths, gap))
    return [*lines, *_left_out(costs)]


def _left_out(costs: list[Cost]) -> list[str]:
    return [f"and {len(costs) - SHOWN} more"] if len(costs) > SHOWN else []


def _paragraph(name: str, head: Sequence[str], cells: Sequence[str], columns: int) -> str:
    """A name, and below it each figure with its title."""
    figures = ", ".join(f"{title} {cell}" for title, cell in zip(head, cells, strict=False))
    lines = textwrap.wrap(figures, max(20, columns) - 2)
    return "\n".join([name, *(f"  {line}" for line in lines)])


def _cells(cost: Cost, all_cycles: int) -> tuple[str, ...]:
    """The columns after the name. A loop has two more than a function."""
    cells = (
        str(cost.cycles),
        _share(cost.cycles, all_cycles),
        str(cost.stalls),
        str(cost.packets),
        f"{cost.per_cycle:.2f}",
    )
    if not cost.iterations:
        return cells
    return (*cells, str(cost.iterations), f"{cost.cycles / cost.iterations:.2f}")


def _line(name: str, width: int, cells: Sequence[str], widths: Sequence[int], gap: int) -> str:
    """A line of a table. A name that is too long gets its own line."""
    sized = (f"{'':{gap}}{cell:>{size}}" for cell, size in zip(cells, widths, strict=True))
    columns = "".join(sized)
    if len(name) > width:
        return f"{name}\n{'':<{width}}{columns}"
    return f"{name:<{width}}{columns}"


def _stalls(total: Cost) -> list[str]:
    if not total.stalls:
        return []
    causes = sorted(total.stalls_by_cause.items(), key=lambda item: -item[1])
    return ["", "stall cause      cycles", *(f"{name:<12} {count:>10}" for name, count in causes)]


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "-"
