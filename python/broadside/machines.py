"""The machines of the simulator, as their files `machines/*.toml` describe them: the one reader in Python."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import click

from broadside import _core
from broadside.errors import InputError

Function = TypeVar("Function", bound=Callable[..., Any])
SUFFIX = ".toml"
"""What names a file that describes a machine."""


@dataclass(frozen=True)
class BenchMachine:
    """A machine with a `[bench]` table: figures are kept for it.

    `label` is its name in tables. `papers`: whether it stands for the device of a paper's tables.
    """

    name: str
    isa: str
    label: str
    papers: bool
    clock_mhz: int
    has_banks: bool
    has_caches: bool

    @property
    def is_flat(self) -> bool:
        """Whether no access to memory ever waits."""
        return not (self.has_banks or self.has_caches)


def description(name: str) -> dict[str, Any]:
    """What the file of a machine says, as docs/reference/machine-files.md explains it."""
    return tomllib.loads(_core.machine_table(name))


def simulator(given: str, l2_cache: int | None = None) -> _core.Simulator:
    """A simulator of a machine that is named, or that a file `*.toml` describes.

    Raises InputError for a file that is no description, ValueError for an unknown name, or where the machine
    has no such part of L2 for a cache.
    """
    if not given.endswith(SUFFIX):
        return _core.Simulator(given, l2_cache=l2_cache)
    try:
        text = Path(given).read_text(encoding="utf-8")
        return _core.Simulator.from_table(text, l2_cache=l2_cache)
    except OSError as error:
        raise InputError(Path(given), error.strerror or str(error)) from None
    except (ValueError, _core.LoadError) as error:
        raise InputError(Path(given), str(error).rstrip()) from None


def option(default: str) -> Callable[[Function], Function]:
    """The option `--machine` of a command that simulates: a name, or a file that describes a machine."""
    return click.option(
        "--machine",
        metavar="MACHINE",
        default=default,
        show_default=True,
        callback=_checked,
        help=f"Machine to run on: {', '.join(_core.machine_names())}, "
        f"or a file *{SUFFIX} that describes one.",
    )


def _checked(context: click.Context, parameter: click.Parameter, given: str) -> str:
    known = _core.machine_names()
    if given not in known and not given.endswith(SUFFIX):
        cause = f"{given!r} is none of {', '.join(known)}, and no file *{SUFFIX}"
        raise click.BadParameter(cause, context, parameter)
    return given


@cache
def benched() -> tuple[BenchMachine, ...]:
    """The machines of the bench: by ISA, and of one ISA those that wait for least first."""
    found = (_benched(name, description(name)) for name in _core.machine_names())
    known = [machine for machine in found if machine is not None]
    return tuple(sorted(known, key=lambda m: (m.isa, m.has_caches, m.has_banks)))


def _benched(name: str, table: dict[str, Any]) -> BenchMachine | None:
    bench = table.get("bench")
    if bench is None:
        return None
    return BenchMachine(
        name=name,
        isa=table["isa"],
        label=bench["label"],
        papers=bench.get("papers", False),
        clock_mhz=table["clock_mhz"],
        has_banks=any("banks" in memory for memory in table["memory"]),
        has_caches="caches" in table,
    )


def by_isa() -> dict[str, tuple[str, ...]]:
    """The names of the bench's machines for each ISA."""
    isas = dict.fromkeys(machine.isa for machine in benched())
    return {isa: tuple(m.name for m in benched() if m.isa == isa) for isa in isas}


def flat() -> dict[str, str]:
    """For each ISA the machine on which no access waits."""
    return {machine.isa: machine.name for machine in benched() if machine.is_flat}


def of_papers() -> dict[str, str]:
    """For each ISA the machine that stands for the device of the papers' tables."""
    return {machine.isa: machine.name for machine in benched() if machine.papers}


def with_caches() -> dict[str, str]:
    """For each ISA the machine with caches."""
    return {machine.isa: machine.name for machine in benched() if machine.has_caches}
