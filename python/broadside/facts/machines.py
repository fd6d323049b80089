"""The machines of the simulator, from `machines/*.toml`. Python reads these files only here."""

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
from broadside.input.names import did_you_mean

Function = TypeVar("Function", bound=Callable[..., Any])
SUFFIX = ".toml"
"""A name with this end is the path of a machine file."""


@dataclass(frozen=True)
class BenchMachine:
    """A machine with a `[bench]` table. The bench keeps figures for it.

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
        """Whether the CPU never waits for memory."""
        return not (self.has_banks or self.has_caches)


def description(name: str) -> dict[str, Any]:
    """The contents of a machine's file. docs/reference/machine-files.md explains the keys."""
    return tomllib.loads(_core.machine_table(name))


def simulator(given: str, l2_cache: int | None = None) -> _core.Simulator:
    """A simulator of a machine, given by its name or by a machine file `*.toml`.

    Raises InputError for a file that is no machine description. Raises ValueError for an unknown name, and if
    L2 of the machine cannot have a cache of `l2_cache` bytes.
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
    """The option `--machine` of a command that simulates: the name of a machine, or a machine file."""
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
        hint = did_you_mean(given, known)
        cause = f"{given!r} is none of {', '.join(known)}, and no file *{SUFFIX}{hint}"
        raise click.BadParameter(cause, context, parameter)
    return given


@cache
def benched() -> tuple[BenchMachine, ...]:
    """The machines of the bench, ordered by ISA. Within an ISA, the one with the fewest waits comes first."""
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
    """For each ISA, the names of the bench's machines."""
    isas = dict.fromkeys(machine.isa for machine in benched())
    return {isa: tuple(m.name for m in benched() if m.isa == isa) for isa in isas}


def flat() -> dict[str, str]:
    """For each ISA, the machine on which the CPU never waits for memory."""
    return {machine.isa: machine.name for machine in benched() if machine.is_flat}


def of_papers() -> dict[str, str]:
    """For each ISA, the machine that stands for the device of the papers' tables."""
    return {machine.isa: machine.name for machine in benched() if machine.papers}


def with_caches() -> dict[str, str]:
    """For each ISA, the machine with caches."""
    return {machine.isa: machine.name for machine in benched() if machine.has_caches}
