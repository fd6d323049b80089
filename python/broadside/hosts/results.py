"""Reads the output of the bench program, and joins its runs into build/bench-host.json."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from broadside.errors import InputError
from broadside.hosts.peers import Peer
from broadside.input.files import read_json
from broadside.places import installation

KEY_SETUP = "key set-up"
"""The mode of key schedules. Their figures are cycles per key; all other figures are cycles per byte."""


@dataclass(frozen=True)
class Row:
    """One of our implementations in one cell, and every other library that has the cell."""

    cipher: str
    key_bits: int
    mode: str
    direction: str
    function: str
    """"message", or "channels" for the functions that take many messages."""
    channels: int
    message_bytes: int
    only_avx2: bool
    implementation: str
    tier: str
    best: bool
    """Whether the library chooses this implementation on this machine."""
    constant_time: bool
    cycles: float
    quartiles: tuple[float, float]
    quiet_samples: int
    peers: dict[str, float]
    peer_quartiles: dict[str, tuple[float, float]]
    constant_time_peers: tuple[str, ...]

    @property
    def best_peer(self) -> str | None:
        """The fastest other library."""
        return min(self.peers, key=lambda name: self.peers[name], default=None)

    @property
    def ratio(self) -> float | None:
        """Our time divided by the time of the fastest other library. Below 1, ours is faster."""
        return None if self.best_peer is None else self.cycles / self.peers[self.best_peer]

    @property
    def cell(self) -> str:
        """A description such as "aes-128 cbc encrypt, 64 channels of 1024 bytes"."""
        name = f"{self.cipher}-{self.key_bits} {self.mode}"
        if self.mode == KEY_SETUP:
            return name
        name += f" {self.direction}"
        if self.function == "channels":
            return f"{name}, {self.channels} channels of {self.message_bytes} bytes"
        return f"{name}, {self.message_bytes} bytes"


@dataclass(frozen=True)
class Results:
    """All rows of a measurement, and the machine and versions of it."""

    clock: str
    version: str
    machine: str
    date: str
    """The day of the measurement, as 2026-11-29."""
    peers: dict[str, str]
    """Versions of the other libraries, by name."""
    rows: tuple[Row, ...]

    def best(self, only_avx2: bool) -> list[Row]:
        """The rows of the implementations that the library chooses, without a limit or limited to AVX2."""
        return [row for row in self.rows if row.best and row.only_avx2 == only_avx2]


def processor() -> str:
    """The processor's name as the system reports it."""
    return installation.processor() or platform.processor() or platform.machine()


def join(paths: Sequence[Path], peers: Mapping[str, Peer], machine: str, date: str) -> Results:
    """The runs of the bench program, joined. Raises InputError with the file."""
    runs = [_document(path) for path in paths]
    rows: list[Row] = []
    for path, run in zip(paths, runs, strict=True):
        try:
            rows += [_row(entry, peers) for entry in run["results"]]
            head = run["clock"], run["version"], run["peers"]
        except (KeyError, TypeError) as error:
            raise InputError(path, f"not the output of bench_host: {error!r}") from error
    clock, version, versions = head
    return Results(clock, version, machine, date, versions, tuple(rows))


def load(path: Path) -> Results:
    """The results that `save` has written. Raises InputError with the file."""
    document = _document(path)
    try:
        rows = tuple(_saved_row(entry) for entry in document.pop("results"))
        return Results(rows=rows, **document)
    except (KeyError, TypeError) as error:
        raise InputError(path, f"not the output of `make bench-host`: {error!r}") from error


def save(results: Results, path: Path) -> None:
    """Writes JSON with one row in each line."""
    head = {key: value for key, value in vars(results).items() if key != "rows"}
    lines = ",\n".join(json.dumps(_entry(row)) for row in results.rows)
    text = json.dumps(head)[:-1] + ', "results": [\n' + lines + "\n]}\n"
    path.write_text(text, encoding="utf-8")


def _document(path: Path) -> dict[str, Any]:
    document = read_json(path, "make bench-host")
    if not isinstance(document, dict):
        raise InputError(path, "not the output of the bench: no object")
    return document


_KEYS = (
    "cipher",
    "key_bits",
    "mode",
    "direction",
    "function",
    "channels",
    "message_bytes",
    "only_avx2",
    "implementation",
    "tier",
    "best",
    "constant_time",
)


def _row(entry: Mapping[str, Any], peers: Mapping[str, Peer]) -> Row:
    place = entry["cipher"], entry["mode"], entry["direction"], entry["only_avx2"]
    theirs = entry["peers"]
    return Row(
        **{key: entry[key] for key in _KEYS},
        cycles=entry["ours"]["median"],
        quartiles=_pair(entry["ours"]["quartiles"]),
        quiet_samples=entry["ours"]["quiet_samples"],
        peers={name: figure["median"] for name, figure in theirs.items()},
        peer_quartiles={name: _pair(figure["quartiles"]) for name, figure in theirs.items()},
        constant_time_peers=_constant(theirs, peers, place),
    )


def _constant(
    names: Iterable[str], peers: Mapping[str, Peer], place: tuple[str, str, str, bool]
) -> tuple[str, ...]:
    return tuple(name for name in names if name in peers and peers[name].is_constant_time(*place))


def _pair(values: Sequence[float]) -> tuple[float, float]:
    low, high = values
    return low, high


def _unit(mode: str) -> str:
    return "cycles_per_key" if mode == KEY_SETUP else "cycles_per_byte"


def _entry(row: Row) -> dict[str, Any]:
    entry = asdict(row)
    entry[_unit(row.mode)] = entry.pop("cycles")
    entry["bytes"] = row.channels * row.message_bytes
    entry["ratio"] = None if row.ratio is None else round(row.ratio, 4)
    return entry


def _saved_row(entry: Mapping[str, Any]) -> Row:
    fields = {k: v for k, v in entry.items() if k not in ("bytes", "ratio")}
    fields["cycles"] = fields.pop(_unit(fields["mode"]))
    fields["quartiles"] = _pair(fields["quartiles"])
    fields["peer_quartiles"] = {k: _pair(v) for k, v in fields["peer_quartiles"].items()}
    fields["constant_time_peers"] = tuple(fields["constant_time_peers"])
    return Row(**fields)
