"""The scheduled files of all kernels, with their sources and recipes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from broadside.bench.kernels import manifest
from broadside.bench.kernels.recipe import Recipe
from broadside.errors import InputError
from broadside.generators.des import rings
from broadside.linear.ir import LinearError
from broadside.optimizer.optimize import HASH, source_digest
from broadside.optimizer.record.options import Options


@dataclass(frozen=True)
class ScheduledFile:
    """A scheduled file, and the source from which it is made."""

    source: Path
    output: Path
    isa: str
    interrupt_threshold: int | None = None
    recipe: Recipe = field(default=Recipe(), compare=False)

    def options(self, base: Options) -> Options:
        """The options `base` with the values of the recipe. Raises InputError for an unknown strategy."""
        for loop, name in self.recipe.rings.items():
            if name not in rings.STRATEGIES:
                known = ", ".join(rings.STRATEGIES)
                cause = f"{self.source.name}: {loop} = {name!r} is no ring; there are {known}"
                raise InputError(self.source.parent / "kernels.toml", cause)
        return replace(
            self.recipe.options(base),
            rings={loop: rings.STRATEGIES[name] for loop, name in self.recipe.rings.items()},
            interrupt_threshold=self.interrupt_threshold,
        )

    def at_start(self, number: int) -> ScheduledFile:
        """The same file, with the seed of the given start of its search, from 0 on."""
        return replace(self, recipe=replace(self.recipe, seed=self.recipe.seed + number))

    def has_drifted(self) -> bool:
        """Whether the file is missing or was made from another source."""
        try:
            with self.output.open(encoding="utf-8") as lines:
                first = lines.readline().rstrip()
        except OSError:
            return True
        text = self.source.read_text(encoding="utf-8")
        try:
            return first != HASH + source_digest(text, str(self.source), self.isa)
        except LinearError as error:
            where = error.location
            raise InputError(where.path, error.cause, where.line, where.column) from None


def scheduled_files(root: Path) -> Iterator[ScheduledFile]:
    """A scheduled file for each source and ISA that the manifests of `kernels/` name."""
    kernels = manifest.load(root)
    found = {
        ScheduledFile(
            item.room / item.source,
            item.assembly,
            item.isa,
            item.interrupt_threshold,
            kernels.recipe(item.room / item.source),
        ): None
        for item in kernels.sources
        if item.source.endswith(".sa")
    }
    yield from found
