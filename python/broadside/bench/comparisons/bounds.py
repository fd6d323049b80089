"""The distance of each finalist's routine from its lower bound and its target, with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from broadside.bench.results.comparison import RATIO, TEXT, Column, Comparison, Value
from broadside.bench.results.results import Result
from broadside.errors import InputError
from broadside.facts import machines
from broadside.input.files import read_toml

OVER_BOUND, OVER_TARGET = 1.15, 1.05
"""A routine that exceeds its bound or its target by one of these factors needs a `miss`: the reason."""
MACHINES = {machine: isa for isa, machine in machines.of_papers().items()}
"""The machines of the papers' tables, each with the ISA of the formulation measured there."""


@dataclass(frozen=True)
class Bound:
    """A lower bound of one formulation (data/bounds.toml).

    Without `direction` it holds for both directions. `target` is the number of cycles that we try to reach.
    If a routine is far from bound or target, `miss` gives the reason and says what was tried.
    """

    cipher: str
    key_bits: int
    isa: str
    mode: str
    unit: str
    cycles: float
    kind: str
    why: str
    direction: str | None = None
    target: float | None = None
    miss: str = ""

    def serves(self, cipher: str, key_bits: int, isa: str, mode: str, direction: str) -> bool:
        """Whether this bound belongs to the routine."""
        mine = (self.cipher, self.key_bits, self.isa, self.mode)
        return mine == (cipher, key_bits, isa, mode) and self.direction in (None, direction)


def load_bounds(path: Path) -> list[Bound]:
    """The bounds of a file. Raises InputError with the file."""
    try:
        return [Bound(**entry) for entry in read_toml(path)["bound"]]
    except (KeyError, TypeError) as error:
        raise InputError(path, f"not a table of bounds: {error}") from error


def distances(chosen: Sequence[Result], bounds: Sequence[Bound]) -> Comparison:
    """A table of the finalists' routines that have a bound, measured on the papers' machines."""
    rows = [
        _row(result, bound)
        for result in chosen
        if result.mode in ("single", "multi") and (bound := bound_of(result, bounds)) is not None
    ]
    columns = (
        *(Column("cipher", "cipher", TEXT), Column("direction", "direction", TEXT)),
        *(Column("machine", "machine", TEXT), Column("cycles", "ours"), Column("target", "target")),
        Column("over_target", "ours / target", RATIO),
        *(Column("bound", "bound"), Column("over_bound", "ours / bound", RATIO)),
        *(Column("binds", "what the bound counts", TEXT), Column("miss", "what holds it", TEXT)),
    )
    return Comparison(
        "distances",
        "The finalists beside their lower bounds and targets",
        columns,
        tuple(rows),
        (
            "A bound holds for the operations of our formulation; another one may beat it. The last "
            f"column is filled if a routine takes more than {OVER_TARGET} times its target or "
            f"{OVER_BOUND} times its bound.",
        ),
    )


def bound_of(result: Result, bounds: Sequence[Bound]) -> Bound | None:
    """The bound of a measured routine. `None` on machines that the papers do not have."""
    kernel, isa = result.kernel, MACHINES.get(result.measurement.machine)
    if isa is None:
        return None
    routine = (kernel.cipher, kernel.key_bits, isa, result.mode, result.direction)
    return next((bound for bound in bounds if bound.serves(*routine)), None)


def is_far(cycles: float, bound: Bound) -> bool:
    """Whether a routine of `cycles` is so far from its target or bound that it needs a `miss`."""
    over_target = bound.target is not None and cycles / bound.target > OVER_TARGET
    return over_target or cycles / bound.cycles > OVER_BOUND


def _row(result: Result, bound: Bound) -> dict[str, Value]:
    cycles = result.cycles
    return {
        "cipher": result.name,
        "direction": result.direction,
        "machine": result.measurement.machine,
        "cycles": cycles,
        "target": bound.target,
        "over_target": cycles / bound.target if bound.target else None,
        "bound": bound.cycles,
        "over_bound": cycles / bound.cycles,
        "binds": f"{bound.kind}: {bound.why}",
        "miss": bound.miss if is_far(cycles, bound) else "",
    }
