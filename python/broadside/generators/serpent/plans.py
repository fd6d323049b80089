"""The plans of Serpent's rounds with short chains: how each round is written. `search.py` finds the plans."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from broadside.places import checkout

FILE = checkout.root() / "kernels" / "serpent" / "plans.toml"
DIRECTIONS = ("encrypt", "decrypt")
_HEAD = """\
# How each of eight rounds of Serpent with short chains is written, in the order of their execution.
# `choice` is the form of each word of the linear transformation in generators/serpent. With `known` the round
# has the S-box with fewer gates, not that with fewer levels. `flips` are the complemented key words, as bits.
"""


@dataclass(frozen=True)
class Plan:
    """How a round is written."""

    choice: tuple[int, ...]
    is_known: bool = False  # the S-box of circuits/serpent.toml: fewer gates, more levels
    flips: int = 0  # key words that are complemented


Plans = Mapping[str, Sequence[Plan]]
"""For each direction, the plans of its rounds."""


def load(isa: str, path: Path = FILE) -> dict[str, list[Plan]]:
    """For each direction, the plans for an ISA."""
    document = tomllib.loads(path.read_text(encoding="utf-8"))[isa]
    return {
        direction: [
            Plan(tuple(entry["choice"]), entry["known"], entry["flips"])
            for entry in document[direction]
        ]
        for direction in DIRECTIONS
    }


def text(of_isas: Mapping[str, Plans]) -> str:
    """The text of the file that `load` reads."""
    lines = [_HEAD]
    for isa, of_directions in of_isas.items():
        lines.append(f"[{isa}]")
        for direction in DIRECTIONS:
            lines.append(f"{direction} = [")
            for plan in of_directions[direction]:
                choice, known = list(plan.choice), str(plan.is_known).lower()
                lines.append(f"    {{ choice = {choice}, known = {known}, flips = {plan.flips} }},")
            lines.append("]")
        lines.append("")
    return "\n".join(lines)
