"""The circuits of Serpent's S-boxes as gates: circuits with few levels, and circuits with few gates."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache

from broadside.places import checkout

KNOWN = checkout.root() / "circuits" / "serpent.toml"
FLAT = KNOWN.with_name("serpent-shallow.toml")
COLUMNS = {"x0": 0xAAAA, "x1": 0xCCCC, "x2": 0xF0F0, "x3": 0xFF00}
GATE = re.compile(r"(\w+)=(~?)(\w+)([&|^])(~?)(\w+)")
PLACES = range(4)

Gate = tuple[str, str, bool, str, bool, str]
"""Result, operator, and two inputs, each with whether it is complemented.

This is the meaning of an operation.
"""


@cache
def flat() -> dict[str, list[Gate]]:
    """Every S-box with few levels. Raises ValueError if one differs in function from its known circuit."""
    entries = tomllib.loads(FLAT.read_text(encoding="utf-8"))["circuit"]
    found = {entry["name"]: list(_gates(entry["gates"])) for entry in entries}
    for name, gates in known().items():
        if _meaning(found[name]) != _meaning(gates):
            raise ValueError(f"{FLAT}: {name} is another function")
    return found


@cache
def known() -> dict[str, list[Gate]]:
    """Every S-box with few gates. Raises ValueError if the gates differ in function from the program."""
    found = {}
    for entry in tomllib.loads(KNOWN.read_text(encoding="utf-8"))["circuit"]:
        gates = _overwriting(entry["program"], entry["result"])
        if _meaning(gates) != _computed(entry["program"], entry["result"]):
            raise ValueError(f"{KNOWN}: {entry['name']} is another function")
        found[entry["name"]] = gates
    return found


def of(name: str, is_known: bool) -> list[Gate]:
    """The gates of an S-box: with few gates or with few levels."""
    return (known() if is_known else flat())[name]


def _meaning(gates: list[Gate]) -> list[int]:
    """The truth tables of the outputs."""
    tables = dict(COLUMNS)
    for to, operator, is_first_turned, first, is_second_turned, second in gates:
        a, b = tables[first] ^ -is_first_turned, tables[second] ^ -is_second_turned
        tables[to] = (a & b if operator == "&" else a | b if operator == "|" else a ^ b) & 0xFFFF
    return [tables[f"y{place}"] for place in PLACES]


def _computed(program: str, result: list[str]) -> list[int]:
    """The truth tables of the outputs of a program of circuits/serpent.toml."""
    tables = dict(COLUMNS)
    for step in program.split():
        to, operator, source = step[:2], step[2:-2], step[-2:]
        if step.endswith("~"):
            tables[to] ^= 0xFFFF
        elif operator == "=":
            tables[to] = tables[source]
        else:
            a, b = tables[to], tables[source]
            tables[to] = {"&=": a & b, "|=": a | b, "^=": a ^ b}[operator]
    return [tables[register] for register in result]


def _gates(text: str) -> Iterator[Gate]:
    for item in text.split():
        match = GATE.fullmatch(item)
        if match is None:
            raise ValueError(f"{FLAT}: not a gate: {item}")
        to, is_first_turned, first, operator, is_second_turned, second = match.groups()
        yield to, operator, bool(is_first_turned), first, bool(is_second_turned), second


def _overwriting(program: str, result: list[str]) -> list[Gate]:
    """Turns a program that overwrites its registers into gates.

    Complements become part of the gates that read them.
    """
    holds = {f"x{place}": (f"x{place}", False) for place in PLACES}
    gates: list[Gate] = []
    for step in program.split():
        to, operator, source = step[:2], step[2:-2], step[-2:]
        if step.endswith("~"):
            name, is_turned = holds[to]
            holds[to] = name, not is_turned
        elif operator == "=":
            holds[to] = holds[source]
        else:
            (first, turned), (second, other) = holds[to], holds[source]
            gates.append((f"t{len(gates)}", operator[0], turned, first, other, second))
            holds[to] = gates[-1][0], False
    outputs = {holds[register][0]: place for place, register in enumerate(result)}
    complemented = {holds[register][0] for register in result if holds[register][1]}
    return [_renamed(gate, outputs, complemented) for gate in gates]


def _renamed(gate: Gate, outputs: dict[str, int], turned: set[str]) -> Gate:
    """The gate with the names of outputs.

    An output that is only complemented becomes the complemented gate.
    """
    to, operator, is_first_turned, first, is_second_turned, second = gate
    is_first_turned ^= first in turned
    is_second_turned ^= second in turned
    if to in turned:
        is_first_turned = not is_first_turned
        if operator != "^":
            operator, is_second_turned = "&|"[operator == "&"], not is_second_turned
    names = [f"y{outputs[name]}" if name in outputs else name for name in (to, first, second)]
    return names[0], operator, is_first_turned, names[1], is_second_turned, names[2]
