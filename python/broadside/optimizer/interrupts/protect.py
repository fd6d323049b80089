"""Makes scheduled assembly safe to interrupt, and reports what interrupts do in any assembly."""

from __future__ import annotations

import operator
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from broadside.facts.cpu import UNITS, packets_span
from broadside.facts.isa import InstructionTable
from broadside.input.files import parse_json
from broadside.linear.ir import LinearError, Location
from broadside.linear.text.lines import scan_line
from broadside.optimizer.emit.feedback import RECORD, usage
from broadside.optimizer.emit.fetch_packets import realigned, unaligned
from broadside.optimizer.interrupts.check import check
from broadside.optimizer.interrupts.control.code import C_FUNCTIONS, Code, Ends, read
from broadside.optimizer.interrupts.control.paths import Paths, explore
from broadside.optimizer.interrupts.harm import harmful
from broadside.optimizer.interrupts.plan import Limits, NoPlan, plan
from broadside.optimizer.interrupts.rewrite import rewrite
from broadside.optimizer.interrupts.wait import longest_wait

__all__ = ["Exposure", "Limits", "NoPlan", "protect", "protect_file", "survey"]

_LABEL = re.compile(r"(?P<name>[A-Za-z_$][\w$]*):")


@dataclass(frozen=True)
class Exposure:
    """One routine: the cycles of its code, the cycles in which an interrupt does harm, the longest wait.

    `wait`: in cycles; `None` if a loop of unknown trip count lets no interrupt in.
    """

    routine: str
    cycles: int
    harmful: int
    wait: int | None


def survey(
    lines: Sequence[str], path: str, table: InstructionTable, trips: Mapping[str, int]
) -> list[Exposure]:
    """The exposure to interrupts of each routine of a file."""
    code = read(lines, path, table)
    return [_exposure(explore(code, (entry,)), trips) for entry in _different(code, code.entries)]


def _exposure(paths: Paths, trips: Mapping[str, int]) -> Exposure:
    bad = harmful(paths)
    is_open = {
        moment
        for moment in paths.before.keys() - bad
        if not moment.shadow and not paths.code.packets[moment.packet].branches
    }
    return Exposure(
        paths.entries[0],
        len({moment.packet for moment in paths.before}),
        len({moment.packet for moment in bad if not moment.shadow}),
        longest_wait(paths, is_open, trips).cycles,
    )


def protect_file(
    lines: Sequence[str], path: str, table: InstructionTable, limits: Limits
) -> list[str]:
    """A file that `optimize` wrote, with all its routines safe to interrupt. Raises NoPlan."""
    if not packets_span(table.isa):
        return protect(lines, path, table, limits)
    routines = read(lines, path, table).entries
    return realigned(_separated(protect(unaligned(lines), path, table, limits)), routines)


def _separated(lines: Sequence[str]) -> Iterator[str]:
    """The lines in the form of the optimizer: a label has a line of its own, and no tab precedes code."""
    for text in lines:
        line = scan_line(text, "", 0)
        has_form = text.startswith("||") or (
            text.startswith(" ") and not line.rest.startswith("||")
        )
        if line.rest.startswith(".") or (line.label is None and (has_form or not line.rest)):
            yield text
            continue
        if line.label is not None:
            yield f"{line.label}:"
        comment = f"; {line.comment}" if line.comment else ""
        is_parallel = line.rest.startswith("||")
        code = f"{'||' if is_parallel else '':<8}{line.rest.removeprefix('||').lstrip()}"
        if line.rest or comment:
            yield f"{code:<44}{comment}".rstrip()


def protect(
    lines: Sequence[str],
    path: str,
    table: InstructionTable,
    limits: Limits,
    routine: str = "",
    ends: Ends = C_FUNCTIONS,
) -> list[str]:
    """The lines changed so that interrupts do no harm and wait no longer than the threshold.

    `routine`: one that begins in the lines and is not global. Raises NoPlan if this is impossible, CheckError
    if the new code is wrong.
    """
    code = read(lines, path, table, ends)
    begins = (routine,) if routine else ()
    entries = list(_different(code, (*begins, *code.entries)))
    plans = [plan(explore(code, group), table, limits) for group in _together(code, entries)]
    found = rewrite(lines, code, plans, table)
    new = read(found, path, table, ends)
    for entry in entries:
        check(code, new, entry)
    return list(_with_usage(found, new))


def _different(code: Code, entries: Sequence[str]) -> Iterator[str]:
    """The entries without those that begin at the same packet as an earlier one."""
    seen: set[int] = set()
    for entry in entries:
        if code.labels[entry] not in seen:
            seen.add(code.labels[entry])
            yield entry


def _together(code: Code, entries: Sequence[str]) -> list[list[str]]:
    """The entries in groups that share no code, in their order.

    Code behind a call has an entry of its own, the return address, and may lead back to code before the call.
    """
    found: list[tuple[set[int], list[str]]] = []
    for entry in entries:
        packets, names = {moment.packet for moment in explore(code, (entry,)).before}, [entry]
        apart = []
        for others, earlier in found:
            if packets.isdisjoint(others):
                apart.append((others, earlier))
            else:
                packets, names = packets | others, earlier + names
        found = [*apart, (packets, sorted(names, key=entries.index))]
    return sorted((names for _, names in found), key=lambda names: entries.index(names[0]))


def _interval(line: str, place: Location) -> int:
    """The interval of a record. Raises LinearError if it has none."""
    try:
        record = parse_json(line.removeprefix(RECORD))
        return operator.index(record["ii"])
    except (ValueError, KeyError, TypeError) as error:
        raise LinearError(place, f"bad loop record: {error}") from error


def _with_usage(lines: Sequence[str], code: Code) -> Iterator[str]:
    """The lines, with the units in the feedback counted again."""
    interval, begin = 0, 0
    for number, line in enumerate(lines):
        if line.startswith(RECORD):
            interval = _interval(line, Location(code.path, number + 1))
            label = next((m for m in map(_LABEL.match, lines[number:]) if m is not None), None)
            begin = code.labels.get(label["name"], 0) if label is not None else 0
        if line.startswith(";  units: "):
            packets = code.packets[begin : begin + interval]
            uses = Counter(o.unit_name for packet in packets for o in packet.operations)
            yield usage("units", UNITS, uses, interval)
        else:
            yield line
