"""Runs a drafted kernel on the simulator: its iterations overlapped, against one after the other.

Overlapped, each operation stands in its packet, on its unit and in its registers of the draft. One after the
other, each name has a register of its own on side A, and each operation waits for those before it.
"""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from broadside import _core
from broadside.facts import machines

ITERATIONS = 7
_WAIT = 6
"""Cycles from the issue of any operation to the last of its results, and one more."""
_BUFFER = 1 << 14
_NAME = re.compile(r"(?<![\w$?.{])[A-Za-z_$][\w$?]*(?![\w}])")
_SAVED = [f"{side}{number}" for side in "AB" for number in range(10, 16)] + ["B3"]
_DUMPED = 64
"""Words of the frame before those that hold the values in the end."""

Packets = dict[int, list[str]]


class NotReplayed(Exception):
    """The loop cannot be run by itself, for a cause that says nothing about the draft."""


def differences(state: dict[str, Any], isa: str, seed: int) -> list[str]:
    """The differences in memory and registers after a drafted loop, or the machine's rule that it breaks."""
    loop = state["loop"]
    lives = loop["lifetimes"]
    operations = [one for one in loop["operations"] if one["mnemonic"] not in ("B", "BDEC", "BPOS")]
    own = _own_registers([life["value"] for life in lives], loop["operations"])
    alone: Packets = {}
    overlapped: Packets = defaultdict(list)
    for iteration in range(ITERATIONS):
        for number, operation in enumerate(operations):
            at = (iteration * len(operations) + number) * _WAIT
            alone[at] = [_on_side_a(operation, lives, own)]
            cycle = operation["place"]["cycle"] + iteration * loop["interval"]
            overlapped[cycle].append(_as_drafted(operation))
    pointers = {name for one in operations for name in _pointers(one["text"])}
    chance = random.Random(seed)
    start = {value: None if value in pointers else chance.randrange(8) for value in own}
    try:
        second = _run(
            alone, [(name, register) for name, register in own.items()], own, start, "c64x"
        )
    except _core.SimulationError as error:
        raise NotReplayed(str(error)) from None
    entering = _entering(loop, lives)
    # In the end, a register of two values holds the one written last. A name with two values may hold either.
    users = Counter(register for life in lives for register in life["registers"])
    values = Counter(life["value"] for life in lives)
    compared = {
        life["value"]: life["registers"][0]
        for life in lives
        if values[life["value"]] == 1 and max(users[one] for one in life["registers"]) == 1
    }
    if not compared and not any("*" in _parts(one["text"])[2][-1] for one in operations):
        raise NotReplayed("nothing to compare")
    try:
        first = _run(overlapped, entering, compared, start, isa)
    except (_core.AssemblyError, _core.SimulationError) as error:
        return [str(error)]
    found = [
        f"{name}: {first[0][name]:#x}, not {second[0][name]:#x}"
        for name in compared
        if first[0][name] != second[0][name]
    ]
    return found + (["memory"] if first[1] != second[1] else [])


def _entering(loop: dict[str, Any], lives: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Names and registers of the values that hold something before the loop."""
    crossing = {edge["about"] for edge in loop["edges"] if edge["distance"]}
    found = [
        (life["value"], register)
        for life in lives
        if life["invariant"] or life["value"] in crossing
        for register in life["registers"]
    ]
    if max(Counter(register for _, register in found).values(), default=0) > 1:
        raise NotReplayed("two values enter in one register")
    return found


def _own_registers(names: Iterable[str], operations: list[dict[str, Any]]) -> dict[str, str]:
    """A register of side A for each name: one that can be tested for a predicate, neighbours for a pair."""
    texts = [one["text"] for one in operations]
    tested = {guard[1] for text in texts if (guard := re.match(r"\[!?([\w$]+)\]", text))}
    pairs = dict(pair for text in texts for pair in re.findall(r"([\w$]+):([\w$]+)", text))
    free = {
        "tested": iter([0, 1, 2]),
        "paired": iter(range(4, 32, 2)),
        "other": iter(range(31, 2, -1)),
    }
    found: dict[str, int] = {}
    for name in sorted(dict.fromkeys(names), key=lambda name: name not in pairs):
        if name in found:
            continue
        kind = "tested" if name in tested else "paired" if name in pairs else "other"
        number = next((one for one in free[kind] if one not in found.values()), None)
        if number is None or (name in pairs and pairs[name] in found):
            raise NotReplayed("too many values")
        found[name] = number + (name in pairs)
        if name in pairs:
            found[pairs[name]] = number
    return {name: f"A{number}" for name, number in found.items()}


def _pointers(text: str) -> list[str]:
    return re.findall(r"\*[-+]*([A-Za-z_$][\w$]*)", text)


def _parts(text: str) -> tuple[str, str, list[str]]:
    """Predicate, mnemonic, operands."""
    found = re.fullmatch(r"(?:(\[[^]]*\])\s*)?(\w+)\s*(.*)", text)
    assert found, text
    operands = re.split(r",(?![^([]*[)\]])", found[3])
    return found[1] or "", found[2], [one.strip() for one in operands]


def _as_drafted(operation: dict[str, Any]) -> str:
    guard, mnemonic, operands = _parts(operation["place"]["text"])
    unit, paths = operation["place"]["unit"], operation["place"]["paths"]
    data = next((path for path in paths if path.startswith("T")), "")
    cross = "X" if any(path.endswith("X") for path in paths) else ""
    if re.match(r"(LD|ST)N", mnemonic):
        data = f"T{1 if _side_of_data(operands) == 'A' else 2}"
    specifier = f".{unit}{data}{cross}" if unit else ""
    return f"{guard} {mnemonic} {specifier} {', '.join(operands)}"


def _side_of_data(operands: list[str]) -> str:
    """The side of the data of a load or store."""
    return next(one for one in operands if not one.startswith("*"))[0]


def _on_side_a(
    operation: dict[str, Any], lives: list[dict[str, Any]], own: Mapping[str, str]
) -> str:
    guard, mnemonic, operands = _parts(operation["text"])
    _, _, placed = _parts(operation["place"]["text"])
    first = [
        operands[0],
        *(r for life in lives if life["value"] == operands[0] for r in life["registers"]),
    ]
    if len(operands) == 3 and placed[0] not in first:
        operands = [operands[1], operands[0], operands[2]]
    unit = operation["place"]["unit"]
    data = "T1" if "*" in operation["text"] else ""
    operands = [re.sub(r"\{\w+\}", "", one) for one in operands]

    def named(text: str) -> str:
        return _NAME.sub(lambda found: own.get(found[0], found[0]), text)

    specifier = f".{unit[0]}1{data}" if unit else ""
    return f"{named(guard)} {mnemonic} {specifier} {', '.join(map(named, operands))}"


def _run(
    packets: Packets,
    preloaded: list[tuple[str, str]],
    compared: Mapping[str, str],
    start: Mapping[str, int | None],
    isa: str,
) -> tuple[dict[str, int], bytes]:
    """The contents of the values and of the memory in the end."""
    simulator = machines.simulator(f"{isa}-flat", None)
    buffer = simulator.allocate(_BUFFER, 8)
    frame = simulator.allocate(4 * (_DUMPED + len(compared)), 8)
    chance = random.Random(1)
    simulator.write(buffer, chance.randbytes(_BUFFER))
    lines = [
        f" STW .D1T{1 if name[0] == 'A' else 2} {name}, *+A4[{at}]"
        for at, name in enumerate(_SAVED)
    ]
    lines.append(" MV .L2X A4, B15")
    # Each pointer gets a part of the buffer, far from its ends.
    pointers = [value for value, number in start.items() if number is None]
    room = _BUFFER // (len(pointers) + 1) // 8 * 8
    for name, register in preloaded:
        number = start[name]
        if number is None:
            number = buffer + room * (pointers.index(name) + 1)
        unit = f".S{1 if register[0] == 'A' else 2}"
        lines += [f" MVKL {unit} {number}, {register}", f" MVKH {unit} {number}, {register}"]
    last = 0
    for cycle in sorted(packets):
        lines += [f" NOP {wait}" for wait in _nops(cycle - last)]
        lines += [f"{'||' if at else '  '} {text}" for at, text in enumerate(packets[cycle])]
        last = cycle + 1
    lines.append(" NOP 6")
    for at, register in enumerate(compared.values()):
        lines.append(f" STW .D2T{1 if register[0] == 'A' else 2} {register}, *+B15[{_DUMPED + at}]")
    for at, name in enumerate(_SAVED):
        if name != "B15":
            lines.append(f" LDW .D2T{1 if name[0] == 'A' else 2} *+B15[{at}], {name}")
    lines += [f" LDW .D2T2 *+B15[{_SAVED.index('B15')}], B15", " NOP 5", " B .S2 B3", " NOP 5"]
    text = "        .global f\nf:\n" + "\n".join(lines) + "\n"
    simulator.load([_core.assemble(text.encode(), "draft.asm", isa)], ["f"])
    simulator.call("f", [frame], 100_000)
    words = simulator.read(frame + 4 * _DUMPED, 4 * len(compared))
    held = {
        name: int.from_bytes(words[4 * at : 4 * at + 4], "little")
        for at, name in enumerate(compared)
    }
    return held, bytes(simulator.read(buffer, _BUFFER))


def _nops(cycles: int) -> Iterable[int]:
    while cycles > 0:
        yield min(cycles, 9)
        cycles -= 9
