"""The recipe of a source: the options and the budget with which `broadside kernels` schedules it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from broadside.errors import InputError
from broadside.optimizer.record.options import Options


@dataclass(frozen=True)
class Recipe:
    """Values of optimizer options with these names, and the strategies that only this source has.

    `starts`: most searches for this source, each with the seed after the one before. The search ends at the
    first schedule that is not worse than the one kept.
    `rings` names for a loop the strategy that lays one iteration into a ring of cycles
    (broadside.generators.des.rings). `placements` has the annealings that place each body of bitsliced DES:
    lists of cycles, moves, seed, first and last temperature. Each annealing after the first begins with the
    placement before it, shortened. `plans` has the moves and the seed of the annealing for each set of
    Serpent's plans, by ISA and direction.
    """

    seconds: float = Options.seconds
    region_seconds: float = Options.region_seconds
    large_region_seconds: float = Options.large_region_seconds
    improve_seconds: float = Options.improve_seconds
    anneal_moves: int = Options.anneal_moves
    seed: int = Options.seed
    starts: int = 3
    loop_intervals: Mapping[str, int] = field(default_factory=dict)
    rings: Mapping[str, str] = field(default_factory=dict)
    placements: Mapping[str, list[list[float]]] = field(default_factory=dict)
    plans: Mapping[str, list[float]] = field(default_factory=dict)

    def within(self, seconds: float | None, region_seconds: float | None) -> Recipe:
        """The recipe with other limits, where they are given."""
        return replace(
            self,
            seconds=self.seconds if seconds is None else seconds,
            region_seconds=self.region_seconds if region_seconds is None else region_seconds,
        )

    def options(self, base: Options) -> Options:
        """The options `base` with the values of the recipe.

        `rings` is left out; the caller has its strategies.
        """
        return replace(
            base,
            seconds=self.seconds,
            region_seconds=self.region_seconds,
            large_region_seconds=self.large_region_seconds,
            improve_seconds=self.improve_seconds,
            anneal_moves=self.anneal_moves,
            seed=self.seed,
            loop_intervals=self.loop_intervals,
        )


def recipes(path: Path, document: Mapping[str, Any]) -> dict[str, Recipe]:
    """The recipe of each source that a manifest names. The recipe of the name "" holds for all others.

    Raises InputError for an unknown key, or for a value of a wrong type.
    """
    table = dict(_table(path, "recipe", document.get("recipe", {})))
    sources = _table(path, "recipe.sources", table.pop("sources", {}))
    return {
        source: _recipe(path, source or "recipe", {**table, **_table(path, source, own)})
        for source, own in {"": {}, **sources}.items()
    }


def _table(path: Path, name: str, value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise InputError(path, f"{name}: a table is expected, not {value!r}")
    return value


def _recipe(path: Path, name: str, values: Mapping[str, Any]) -> Recipe:
    defaults = vars(Recipe())
    for key, value in values.items():
        if key not in defaults:
            known = ", ".join(defaults)
            raise InputError(path, f"{name}: unknown key {key}; a recipe has {known}")
        wanted = type(defaults[key])
        fits = isinstance(value, (int, float) if wanted is float else wanted)
        if not fits or isinstance(value, bool):
            raise InputError(path, f"{name}: {key} = {value!r} is no {_NAMES[wanted]}")
    recipe = Recipe(**values)
    for body, chain in recipe.placements.items():
        if not isinstance(chain, list) or not all(_has(row, 5) for row in chain):
            raise InputError(path, f"{name}: {body} needs annealings of five numbers: {chain!r}")
    for of, numbers in recipe.plans.items():
        if not _has(numbers, 2):
            raise InputError(path, f"{name}: {of} needs moves and a seed: {numbers!r}")
    return recipe


def _has(row: object, count: int) -> bool:
    """Whether a value is a list of `count` numbers."""
    return (
        isinstance(row, list)
        and len(row) == count
        and all(isinstance(number, int | float) for number in row)
    )


_NAMES = {float: "number", int: "whole number", dict: "table"}
