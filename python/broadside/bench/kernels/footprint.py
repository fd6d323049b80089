"""The memory of one routine: its code and all that it refers to, without the rest of its object file."""

from __future__ import annotations

import re
from dataclasses import dataclass

from broadside.bench.kernels import program
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.manifest import Manifest

_WORD = re.compile(r"[A-Za-z_][\w$]*")
_LABEL = re.compile(r"([A-Za-z_]\w*):")


@dataclass(frozen=True)
class Footprint:
    """Bytes of code, and of tables and constants."""

    program_bytes: int
    data_bytes: int


def footprint(manifest: Manifest, kernel: Kernel, machine: str) -> Footprint:
    """The footprint of the kernel's routine, with all symbols to which it refers directly or indirectly.

    If one table of an object counts, all of its tables count.
    """
    parts = program.objects(manifest, kernel)
    owners = {symbol: part for part in parts for symbol in part.defined}
    addresses = program.load(machine, parts).symbols()
    reached, waiting = set[str](), [kernel.symbol]
    while waiting:
        symbol = waiting.pop()
        if symbol not in reached and symbol in owners:
            reached.add(symbol)
            waiting.extend(_named(owners[symbol], symbol))
    return Footprint(
        sum(_code_bytes(owners[symbol], symbol, addresses) for symbol in reached),
        program.data_bytes(
            list({owners[symbol].path: owners[symbol] for symbol in reached}.values())
        ),
    )


def _named(owner: program.Object, symbol: str) -> set[str]:
    """The words in the text of a routine up to the next global symbol, without comments."""
    found: set[str] = set()
    inside = False
    for line in owner.text.splitlines():
        code = line.partition(";")[0]
        label = _LABEL.match(code)
        if label and label[1] in owner.defined:
            inside = label[1] == symbol
        if inside:
            found.update(_WORD.findall(code))
    return found


def _code_bytes(owner: program.Object, symbol: str, addresses: dict[str, int]) -> int:
    """Bytes from the symbol to the next one of its object, or to the end of the code. 0 for data."""
    code = sum(size for name, size in owner.sections.items() if name.startswith(".text"))
    if not code:
        return 0
    places = sorted(addresses[name] for name in owner.defined)
    ends = [*places[1:], places[0] + code]
    return ends[places.index(addresses[symbol])] - addresses[symbol]
