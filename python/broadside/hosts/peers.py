"""The other libraries: their names, and which of their ciphers are constant-time (data/peers.toml)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from broadside.errors import InputError


@dataclass(frozen=True)
class Statement:
    """A statement on whether some ciphers of a library are constant-time, and its source."""

    ciphers: tuple[str, ...]
    constant_time: bool
    source: str
    modes: tuple[str, ...] = ()
    """Modes such as "ecb" or "cbc decrypt". Empty means all."""
    wide: bool = False
    """Whether the statement holds only if the library may use AVX-512."""

    def fits(self, cipher: str, mode: str, direction: str, only_avx2: bool) -> bool:
        """Whether the statement holds for a cell."""
        return (
            cipher in self.ciphers
            and (not self.modes or mode in self.modes or f"{mode} {direction}" in self.modes)
            and not (self.wide and only_avx2)
        )


@dataclass(frozen=True)
class Peer:
    """One library."""

    title: str
    statements: tuple[Statement, ...] = field(default=())

    def is_constant_time(self, cipher: str, mode: str, direction: str, only_avx2: bool) -> bool:
        """Whether a cell is constant-time. Also false if no statement covers it."""
        fitting = (s for s in self.statements if s.fits(cipher, mode, direction, only_avx2))
        first = next(fitting, None)
        return first is not None and first.constant_time


def load(path: Path) -> Mapping[str, Peer]:
    """data/peers.toml by the libraries' names in the results. Raises InputError with the file."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
        return {
            name: Peer(entry["title"], tuple(_statement(s) for s in entry.get("statements", [])))
            for name, entry in document.items()
        }
    except OSError as error:
        raise InputError(path, str(error.strerror)) from error
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise InputError(path, f"not a list of libraries: {error}") from error


def _statement(entry: Mapping[str, object]) -> Statement:
    fields = {k: tuple(v) if isinstance(v, list) else v for k, v in entry.items()}
    return Statement(**fields)  # type: ignore[arg-type]
