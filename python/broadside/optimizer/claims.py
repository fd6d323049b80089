"""Checks whether the records of a scheduled file are true, against its packets, its comments and its source.

The packets give the interval of a loop. The bounds are computed again from the linear assembly. `optimal` and
the comments must follow from the bounds and the attempts. The proofs of attempts are not made again, because
this would take as long as the search; the check only ensures that the comments say the same and that no
attempt is missing.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from broadside.errors import InputError
from broadside.facts.cpu import BRANCH_LATENCY, BRANCHES
from broadside.facts.isa import InstructionTable, instruction_table
from broadside.input.files import lines_of, parse_json, read_source
from broadside.linear import parse_file
from broadside.linear.ir import LinearError, Procedure
from broadside.optimizer.bounds.attempt import attempts_of, bound_of, is_least
from broadside.optimizer.bounds.copied import copied_range
from broadside.optimizer.bounds.initiation import recurrence_bound, resource_range
from broadside.optimizer.complete import ready_loop, untried
from broadside.optimizer.emit import ti_feedback
from broadside.optimizer.emit.feedback import RECORD, is_told, not_searched, told
from broadside.optimizer.emit.straight_feedback import RECORD as STRAIGHT
from broadside.optimizer.emit.straight_feedback import body_of, told_straight
from broadside.optimizer.emit.text import is_on_the_way
from broadside.optimizer.loops.widened import with_fewest_copies
from broadside.optimizer.procedure.flow import build
from broadside.optimizer.procedure.reshape.ready import made_ready
from broadside.optimizer.procedure.source.detours import with_forms
from broadside.places import checkout

SECONDS = 2.0
"""Seconds for the resource bound of one loop; if they do not suffice, only a range is known."""
_LINE = re.compile(
    r"(?P<parallel>\|\|)?\s*(?:\[!?\w+\])?\s*(?P<mnemonic>[A-Za-z]\w*)"
    r"(?:\s+\.[LSMD][12]\w*)?\s*(?P<operands>[^;]*)"
)


@dataclass(frozen=True)
class Claim:
    """A record: its line, its comments, and the label of the loop that it describes."""

    line: int  # from 0
    entry: dict[str, Any]
    straight: bool
    comments: tuple[str, ...]
    label: int  # line of the label, from 0

    @property
    def name(self) -> str:
        """The name of the loop in its procedure."""
        return str(self.entry["name"])


def check_file(path: Path) -> None:
    """Raises InputError, with file and line, if a record contradicts its packets or comments."""
    check_text(path, read_source(path))


@cache
def check_text(path: Path, text: str) -> None:
    """Raises InputError as `check_file` does, for a file with this text, which need not be on the disk."""
    lines = lines_of(text)
    for claim in _claims(path, lines):
        for fault in _faults(claim, lines):
            raise InputError(path, f"loop {claim.name}: {fault}", claim.line + 1)


def known() -> Path:
    """The folder in which `check_source` remembers the project's own files."""
    return checkout.cache() / "checked"


def check_source(
    path: Path,
    source: Path,
    isa: str,
    known: Path | None = None,
    loops: Collection[str] = (),
) -> None:
    """Raises InputError if a record's bounds are not those of the source, or a loop has no record.

    `known`: a folder that remembers the digests of files that were right. `loops`: names of loops that must
    have a record although the source does not show them, in a file that another tool wrote.
    """
    check_file(path)
    text = read_source(path)
    _check_named(path, lines_of(text), loops)
    sources = _Sources(source, isa)
    mark = known / _digest(text, sources.texts(), isa) if known else None
    if mark is not None and mark.exists():
        return
    _check_bounds(path, lines_of(text), sources)
    if mark is not None:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def _check_named(path: Path, lines: list[str], loops: Collection[str]) -> None:
    """Raises InputError at the label of the first of these loops that has no record."""
    described = {claim.name for claim in _claims(path, lines)}
    for name in sorted(set(loops) - described):
        shared = f"{name}:"
        number = lines.index(shared) + 1 if shared in lines else None
        raise InputError(path, f"loop {name} has no record, but the manifest names it", number)


def _digest(text: str, sources: Sequence[str], isa: str) -> str:
    parts = [text, *sources, isa, *_rules()]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@cache
def _rules() -> tuple[str, ...]:
    """The texts of the optimizer and the parser, because they decide the bounds."""
    root = Path(__file__).parents[1]
    files = [
        file for room in ("optimizer", "linear") for file in sorted((root / room).rglob("*.py"))
    ]
    return tuple(file.read_text(encoding="utf-8") for file in files)


class _Sources:
    """The linear assembly of a scheduled file, and the files in its folder that records name."""

    def __init__(self, source: Path, isa: str) -> None:
        self._source = source
        self.table: InstructionTable = instruction_table(isa)
        self._parsed: dict[Path, dict[str, Procedure]] = {}
        self._ready: dict[tuple[Path, str], Procedure] = {}

    @property
    def is_linear(self) -> bool:
        """Whether the scheduled file was made from linear assembly as a whole."""
        return self._source.suffix == ".sa"

    def texts(self) -> list[str]:
        """The texts on which bounds may depend: linear assembly and files to include, also from above."""
        folder = self._source.parent
        files = [*folder.glob("*.sa"), *folder.glob("**/*.inc"), *folder.parent.glob("*.inc")]
        return [read_source(file) for file in sorted(files)]

    def procedures(self, named: Mapping[str, str] | None = None) -> dict[str, Procedure]:
        """The procedures of the source, or of the file that a record names, by name."""
        path = self._path(named)
        if path not in self._parsed:
            parsed = parse_file(read_source(path), str(path), self.table)
            self._parsed[path] = {p.name: p for p in parsed.procedures}
        return self._parsed[path]

    def ready(self, name: str, named: Mapping[str, str] | None = None) -> Procedure:
        """The procedure of that name, made ready for scheduling."""
        key = self._path(named), name
        if key not in self._ready:
            self._ready[key] = made_ready(self.procedures(named)[name], self.table)
        return self._ready[key]

    def _path(self, named: Mapping[str, str] | None) -> Path:
        return self._source.with_name(named["file"]) if named else self._source


def _check_bounds(path: Path, lines: list[str], sources: _Sources) -> None:
    claims = list(_claims(path, lines))
    try:
        for claim in claims:
            for fault in _bound_faults(claim, lines, sources):
                raise InputError(path, f"loop {claim.name}: {fault}", claim.line + 1)
        if sources.is_linear:
            described = {claim.label for claim in claims}
            for procedure in sources.procedures().values():
                for node in build(procedure).loops():
                    label = f"{procedure.name}${node.name}:"
                    missing = label in lines and lines.index(label) not in described
                    if missing and _has_record(procedure, node.name, lines, sources.table):
                        number = lines.index(label) + 1
                        raise InputError(path, f"loop {node.name} has no record", number)
    except LinearError as error:
        raise InputError(path, f"its source is faulty: {error}") from error


def _has_record(
    procedure: Procedure, label: str, lines: Sequence[str], table: InstructionTable
) -> bool:
    """Whether the optimizer writes a record for the loop: not if it has a call or no search was made."""
    if any(line.startswith(not_searched(procedure.name)) for line in lines):
        return False
    return body_of(with_forms(procedure, table), label, table) is not None


def _claims(path: Path, lines: list[str]) -> Iterator[Claim]:
    for number, line in enumerate(lines):
        straight = line.startswith(STRAIGHT)
        if not (straight or line.startswith(RECORD)):
            continue
        try:
            entry = parse_json(line.removeprefix(STRAIGHT if straight else RECORD))
            entry["attempts"] = [vars(attempt) for attempt in attempts_of(entry)]
            whole = all(isinstance(entry[key], int) for key in ("ii", "res_mii", "rec_mii"))
            name = str(entry["name"])
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise InputError(path, f"bad loop record: {error}", number + 1) from error
        if not whole:
            raise InputError(path, "bad loop record: no whole numbers", number + 1)
        end = number + 1
        while end < len(lines) and lines[end].startswith(";"):
            end += 1
        label = _label(lines, end, name)
        if label is None:
            raise InputError(path, f"loop {name}: no such label follows the record", number + 1)
        yield Claim(number, entry, straight, tuple(lines[number + 1 : end]), label)


def _label(lines: list[str], number: int, name: str) -> int | None:
    """The line of the loop's label: directly after the comments, or anywhere if routines share the loop."""
    if number < len(lines) and lines[number].rstrip().endswith(f"${name}:"):
        return number
    shared = f"{name}:"
    return lines.index(shared) if shared in lines else None


def _faults(claim: Claim, lines: list[str]) -> Iterator[str]:
    """The faults of a record, from its packets and comments."""
    entry = claim.entry
    interval = interval_of(lines, claim.label)
    if entry["ii"] != interval:
        yield f"the record says {entry['ii']} cycles a pass, the packets take {interval}"
    attempts = attempts_of(entry)
    bound = bound_of(entry)
    if bound > entry["ii"]:
        yield f"the record's bound, {bound}, is above its {entry['ii']} cycles a pass"
    optimal = True if is_least(bound, entry["ii"], attempts) else None
    if entry.get("optimal") is not optimal:
        yield "`optimal` does not follow from the record's bounds and attempts"
    if untried(entry) and not entry.get("searches"):
        yield f"the record has no attempt at {untried(entry)[0]}"
    in_ti_style = entry.get("feedback") == ti_feedback.STYLE
    pipelined = ti_feedback.told if in_ti_style else told
    says = told_straight(entry) if claim.straight else pipelined(entry)
    repeats = ti_feedback.is_told if in_ti_style else is_told
    # another tool wrote the record; it may leave out comments that the optimizer writes first
    written = "source" in entry
    kinds = [line for line in claim.comments if repeats(line)]
    wanted = (
        [line for line in says if line in kinds] if written and len(kinds) < len(says) else says
    )
    if kinds != wanted:
        differing = next((line for line in kinds if line not in wanted), None)
        what = f": {differing.lstrip('; ')!r}" if differing else " in full"
        yield f"the comments below the record do not say the same{what}"


def _bound_faults(claim: Claim, lines: list[str], sources: _Sources) -> Iterator[str]:
    """The faults of a record's bounds, from the source."""
    entry = claim.entry
    named = entry.get("source")
    if not (named or sources.is_linear):
        return
    owner = named["procedure"] if named else lines[claim.label].partition("$")[0]
    known = owner in sources.procedures(named)
    found = _bounds_of(owner, claim, sources) if known else None
    if found is None:
        yield f"{owner} of the source has no such loop"
        return
    recurrence, (least, most) = found
    if entry["rec_mii"] != recurrence:
        yield f"the record's recurrence bound is {entry['rec_mii']}, that of the source {recurrence}"
    if not least <= entry["res_mii"] <= most:
        right = str(least) if least == most else f"from {least} to {most}"
        yield f"the record's resource bound is {entry['res_mii']}, that of the source {right}"


def _bounds_of(owner: str, claim: Claim, sources: _Sources) -> tuple[int, tuple[int, int]] | None:
    """The recurrence bound and the range of the resource bound of a loop; None if there is no such loop."""
    named = claim.entry.get("source")
    if claim.straight:
        body = body_of(sources.procedures(named)[owner], claim.name, sources.table)
        if body is None:
            return None
        region = body.region
        return recurrence_bound(region).interval, resource_range(region, (), SECONDS)
    found = ready_loop(sources.ready(owner, named), claim.name, sources.table)
    if found is None:
        return None
    loop, machine = found
    region = loop.body.region
    resources = resource_range(region, loop.model.duplicable, SECONDS)
    if claim.entry["ii"] < resources[0]:  # possible only with copies or equal instructions
        resources = copied_range(with_fewest_copies(loop, machine), SECONDS)
    return recurrence_bound(region).interval, resources


def interval_of(lines: Sequence[str], label: int) -> int:
    """The cycles of a pass: from the label on line `label` to the first landing of a branch to it.

    Branches after the label count, and branches directly before it that are still on their way. The result is
    0 if no branch leads there.
    """
    name = lines[label].rstrip().rstrip(":")
    before, length = _branches(_back(lines, label), name)
    behind, _ = _branches(_ahead(lines, label), name)
    issued = [*(cycle - length for cycle in before), *behind]
    return min((t + BRANCH_LATENCY for t in issued if t + BRANCH_LATENCY > 0), default=0)


def _ahead(lines: Sequence[str], label: int) -> Sequence[str]:
    """The code after the label, up to the next label."""
    ends = (n for n in range(label + 1, len(lines)) if _is_label(lines[n]))
    return lines[label + 1 : next(ends, len(lines))]


def _back(lines: Sequence[str], label: int) -> Sequence[str]:
    """The code before the label, from the previous label on."""
    starts = (n for n in range(label - 1, -1, -1) if _is_label(lines[n]))
    return lines[next(starts, -1) + 1 : label]


def _is_label(line: str) -> bool:
    return bool(line) and line[0] not in " \t|;*" and not is_on_the_way(line)


def _branches(code: Sequence[str], name: str) -> tuple[list[int], int]:
    """The cycles of this code in which a branch to `name` is issued, and the code's length in cycles."""
    found, cycles, packet = [], 0, 0
    for line in code:
        match = (
            None
            if line.startswith((";", "*")) or is_on_the_way(line)
            else _LINE.match(line.strip())
        )
        if match is None:
            continue
        if not match["parallel"]:
            packet = cycles
            cycles += _cycles(match)
        if match["mnemonic"] in BRANCHES and match["operands"].split(",")[0].strip() == name:
            found.append(packet)
    return found, cycles


def _cycles(match: re.Match[str]) -> int:
    """The cycles of the packet that this instruction begins."""
    words = match["operands"].replace(",", " ").split()
    if match["mnemonic"] == "NOP":
        return int(words[0]) if words else 1
    return 1 + int(words[1]) if match["mnemonic"] == "BNOP" and len(words) > 1 else 1
