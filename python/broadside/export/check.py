"""Runs the vectors of a kit on the simulator, using only the kit's own files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from broadside import _core
from broadside.errors import InputError
from broadside.export.kit import Kit
from broadside.export.vectors import channels
from broadside.input.files import read_json

VECTORS = Path("test") / "vectors.json"
"""The kit's file of vectors for programs: keys, texts, results and IVs in hexadecimal."""
_ALIGNMENT = 8
_TABLES = 4 * 512
_TABLES_ALIGNMENT = 1024
"""Bytes of each of the two tables of a Twofish key. Each begins on a multiple of this number."""


@dataclass(frozen=True)
class Outcome:
    """The outcome of one vector of one routine. `blocks` is the number for each channel."""

    routine: str
    blocks: int
    in_place: bool
    passed: bool


def document(kit: Kit, block: int, key: int, with_tables: bool) -> dict[str, Any]:
    """The contents of `test/vectors.json`. `block` and `key` are lengths in bytes."""
    words = max(routine.kernel.words or 0 for routine in kit.routines)
    return {
        "device": kit.order.device,
        "mode": kit.order.mode,
        "block_bytes": block,
        "key_bytes": key,
        "channels": channels(kit.order.mode),
        "schedule_bytes": 4 * (words + words % 2),
        "routines": {
            symbol: {
                "key_schedules": [
                    {
                        "symbol": one.symbol,
                        "takes_length": one.takes_any_key and number == 0,
                        "takes_tables": with_tables and number == 0,
                    }
                    for number, one in enumerate(kit.chains[symbol])
                ],
                "vectors": [
                    {
                        name: value.hex() if isinstance(value, bytes) else value
                        for name, value in vars(test).items()
                    }
                    for test in tests
                ],
            }
            for symbol, tests in kit.tests.items()
        },
    }


def outcomes(folder: Path) -> Iterator[Outcome]:
    """Runs each vector of each routine of the kit, once from buffer to buffer and once in place.

    Raises InputError for a folder that is not a whole kit, or whose archive lacks the key schedule. Raises
    SimulationError if a routine breaks a rule of the hardware.
    """
    path = folder / VECTORS
    if not path.is_file():
        raise InputError(folder, f"no kit with vectors: there is no {VECTORS}")
    facts = read_json(path)
    library = _library(folder)
    archive = library.read_bytes()
    try:
        device, known = facts["device"], _core.machine_names()
        if device not in known:
            raise InputError(path, f"unknown device {device!r}; known: {', '.join(known)}")
        for routine, told in facts["routines"].items():
            for vector in told["vectors"]:
                for in_place in (False, True):
                    call = _Call(facts, archive, library, routine, told["key_schedules"])
                    passed = call.gives(vector, in_place)
                    yield Outcome(routine, vector["blocks"], in_place, passed)
    except (KeyError, TypeError, AttributeError, ValueError, OverflowError) as error:
        raise InputError(path, f"not the vectors of a kit: {error!r}") from None


def _library(folder: Path) -> Path:
    """The archive of the kit. Raises InputError if there is none, or more than one."""
    found = sorted((folder / "lib").glob("*.a"))
    if len(found) != 1:
        names = ", ".join(path.name for path in found) or "none"
        raise InputError(folder / "lib", f"a kit has one archive (*.a) here; found: {names}")
    return found[0]


class _Call:
    """A machine with a routine and its key schedules, for one vector."""

    def __init__(
        self,
        facts: dict[str, Any],
        archive: bytes,
        library: Path,
        routine: str,
        schedules: list[dict[str, Any]],
    ) -> None:
        self.facts, self.routine, self.schedules = facts, routine, schedules
        self.simulator = _core.Simulator(facts["device"])
        symbols = [routine, *(one["symbol"] for one in schedules)]
        try:
            self.simulator.load([archive], symbols)
        except _core.LoadError as error:
            cause = (
                f"{error}; a key schedule in C is only in kits made with GCC (make toolchain-gcc)"
            )
            raise InputError(library, cause) from None

    def _place(self, data: bytes) -> int:
        address = self.simulator.allocate(len(data) or 4, _ALIGNMENT)
        self.simulator.write(address, data)
        return address

    def gives(self, vector: dict[str, Any], in_place: bool) -> bool:
        """Whether the routine gives the expected blocks and chain."""
        mode, count = self.facts["mode"], self.facts["channels"]
        size = vector["blocks"] * self.facts["block_bytes"]
        text, keys = bytes.fromhex(vector["text"]), bytes.fromhex(vector["keys"])
        sources = [self._place(text[n * size : (n + 1) * size]) for n in range(count)]
        targets = sources if in_place else [self._place(bytes(size)) for _ in range(count)]
        step = self.facts["key_bytes"]
        schedules = [self._schedule(keys[n * step : (n + 1) * step]) for n in range(count)]
        chain = self._place(bytes.fromhex(vector["ivs"]))
        if mode == "single":
            self.simulator.write(targets[0], text)
            arguments = [targets[0], schedules[0]]
        elif mode == "cbc3":
            lists = [self._addresses(one) for one in (targets, sources, schedules)]
            arguments = [lists[0], lists[1], vector["blocks"], lists[2], chain]
        else:
            arguments = [targets[0], sources[0], vector["blocks"], schedules[0]]
            arguments += [] if mode == "ecb" else [chain]
        self.simulator.call(self.routine, arguments)
        found = b"".join(self.simulator.read(target, size) for target in targets)
        last = bytes.fromhex(vector["last"])
        chained = mode in ("ecb", "single") or self.simulator.read(chain, len(last)) == last
        return found == bytes.fromhex(vector["expected"]) and chained

    def _addresses(self, places: list[int]) -> int:
        return self._place(b"".join(place.to_bytes(4, "little") for place in places))

    def _schedule(self, key: bytes) -> int:
        """The address of the words that the key schedules compute from a key."""
        before = self._place(key)
        for one in self.schedules:
            words = self._place(bytes(self.facts["schedule_bytes"]))
            arguments = [words, before]
            arguments += [len(key)] if one["takes_length"] else []
            if one["takes_tables"]:
                allocate = self.simulator.allocate
                arguments += [allocate(_TABLES, _TABLES_ALIGNMENT) for _ in range(2)]
            self.simulator.call(one["symbol"], arguments)
            before = words
        return before
