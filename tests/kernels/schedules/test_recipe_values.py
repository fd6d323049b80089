"""The recipes of the manifest: which options a source gets, and which recipes are refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from broadside.bench.kernels import manifest
from broadside.bench.kernels.recipe import Recipe, recipes
from broadside.commands.kernel_files import ScheduledFile, scheduled_files
from broadside.errors import InputError
from broadside.generators.bitslice.bodies import BODIES
from broadside.generators.des import rings
from broadside.generators.serpent.search import DIRECTIONS
from broadside.optimizer.record.options import Options

ROOT = Path(__file__).parents[3]
HERE = Path("kernels.toml")


def test_a_source_has_the_values_of_its_room_and_its_own() -> None:
    found = recipes(
        HERE, {"recipe": {"seconds": 5, "sources": {"f.sa": {"loop_intervals": {"next": 7}}}}}
    )
    assert found[""].seconds == found["f.sa"].seconds == 5
    assert found["f.sa"].loop_intervals == {"next": 7} and not found[""].loop_intervals


@pytest.mark.parametrize(
    ("recipe", "cause"),
    [
        ({"second": 5}, "unknown key second"),
        ({"seconds": "5"}, "seconds = '5' is no number"),
        ({"seed": 1.5}, "seed = 1.5 is no whole number"),
        ({"sources": {"f.sa": {"loop_intervals": 7}}}, "loop_intervals = 7 is no table"),
        ({"sources": {"f.sa": 7}}, "f.sa: a table is expected"),
        ({"placements": {"round": [[103, 60e6]]}}, "round needs annealings of five numbers"),
        ({"plans": {"c62x encrypt": [1]}}, "c62x encrypt needs moves and a seed"),
    ],
)
def test_a_faulty_recipe_is_refused(recipe: dict[str, object], cause: str) -> None:
    with pytest.raises(InputError, match=cause):
        recipes(HERE, {"recipe": recipe})


def test_a_recipe_without_a_source_is_refused(tmp_path: Path) -> None:
    room = tmp_path / "kernels" / "des"
    room.mkdir(parents=True)
    (room / "kernels.toml").write_text('[recipe.sources]\n"gone.sa" = { seed = 2 }\n')
    with pytest.raises(InputError, match=r"a recipe for gone\.sa, which is no source"):
        manifest.load(tmp_path)


def test_the_optimizer_gets_the_recipe_and_what_the_user_says() -> None:
    recipe = Recipe(seconds=9, region_seconds=8, seed=7, rings={"next": "passes"})
    file = ScheduledFile(Path("f.sa"), Path("f.asm"), "c62x", 40, recipe.within(None, 3))
    options = file.options(Options())
    assert (options.seconds, options.region_seconds, options.seed) == (9, 3, 7)
    assert options.rings == {"next": rings.STRATEGIES["passes"]}
    assert options.interrupt_threshold == 40


def test_an_unknown_ring_is_refused() -> None:
    recipe = Recipe(rings={"next": "none"})
    file = ScheduledFile(Path("f.sa"), Path("f.asm"), "c62x", recipe=recipe)
    with pytest.raises(InputError, match="next = 'none' is no ring; there are unrolled, passes"):
        file.options(Options())


def test_the_recipes_of_the_kernels_name_what_there_is() -> None:
    """`options` refuses unknown rings; all placements and plans have a recipe."""
    for file in scheduled_files(ROOT):
        assert replace(file.options(Options()), rings={}).seconds == file.recipe.seconds
    of_rooms = manifest.load(ROOT).recipes.values()
    known = [recipe for of_room in of_rooms for recipe in of_room.values()]
    assert {name for recipe in known for name in recipe.placements} == set(BODIES)
    plans = {f"{isa} {direction}" for isa, ways in DIRECTIONS.items() for direction in ways}
    assert {name for recipe in known for name in recipe.plans} == plans
