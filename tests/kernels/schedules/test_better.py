"""A schedule found by force takes the place of another only if it is better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from broadside.bench.kernels.loops import Verdict, compare, shortfall
from broadside.bench.kernels.recipe import Recipe
from broadside.bench.measure import candidate
from broadside.commands import kernel_search
from broadside.commands.kernel_files import ScheduledFile
from broadside.errors import InputError
from broadside.facts.isa import instruction_table
from broadside.optimizer.emit import routines
from broadside.optimizer.optimize import HASH, Result, source_digest
from broadside.optimizer.plain.schedule import schedule_plainly
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.procedure import ScheduledProcedure
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.tasks.batch import Order

FILE = Path(__file__).parents[3] / "kernels" / "rc6" / "scheduled" / "c62x" / "block.asm"
KEPT = FILE.read_text(encoding="utf-8")
SOURCE = "f: .cproc a\n        .return a\n        .endproc\n"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (("NOP     3", "NOP     3"), Verdict.EQUAL),
        (('"ii": 20', '"ii": 21'), Verdict.WORSE),
        (('"ii": 20', '"ii": 19'), Verdict.BETTER),
        (
            (';@loop {"name": "rounds", "ii": 20', ';@straight {"name": "rounds", "ii": 9'),
            Verdict.WORSE,
        ),
        (
            (';@loop {"name": "rounds", "ii": 20', ';@loop {"name": "other", "ii": 20'),
            Verdict.WORSE,
        ),
        (("        NOP     3", "        NOP     4"), Verdict.EQUAL),
    ],
)
def test_intervals_decide_first(change: tuple[str, str], expected: Verdict) -> None:
    assert change[0] in KEPT
    assert compare(FILE, KEPT.replace(*change, 1), KEPT) is expected


def test_the_length_of_a_pass_without_overlap_does_not_decide() -> None:
    kept = KEPT.replace(';@loop {"name": "rounds"', ';@straight {"name": "rounds"')
    assert kept != KEPT
    assert compare(FILE, kept.replace('"ii": 20', '"ii": 21'), kept) is Verdict.EQUAL


def test_fewer_cycles_do_not_make_up_for_a_longer_interval() -> None:
    longer = KEPT.replace('"ii": 20', '"ii": 21').replace("        NOP     3", "        NOP     2")
    assert compare(FILE, longer, KEPT) is Verdict.WORSE


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (('"ii": 20', '"ii": 21'), "loop rounds of rc6_encrypt_block: 21 cycles instead of 20"),
        (
            (';@loop {"name": "rounds", "ii": 20', ';@straight {"name": "rounds", "ii": 9'),
            "loop rounds of rc6_encrypt_block: no pipelining instead of 20 cycles",
        ),
        ((";@loop", ";"), "loop rounds of rc6_encrypt_block: no loop instead of 20 cycles"),
    ],
)
def test_what_a_worse_schedule_lacks_is_told(change: tuple[str, str], told: str) -> None:
    assert told in shortfall(FILE, KEPT.replace(*change, 1), KEPT)


@pytest.mark.parametrize(
    ("intervals", "measured", "idle", "expected"),
    [
        (
            "",
            Verdict.BETTER,
            4,
            "better",
        ),  # waits are not in the text, so longer code may be faster
        ("", Verdict.WORSE, 2, "worse, slow"),
        ("", Verdict.EQUAL, 2, "better"),
        ("", Verdict.EQUAL, 3, "equal"),
        ("", Verdict.EQUAL, 4, "worse, "),
        ("", "slower", 2, "equal, slow"),  # with caches; fewer cycles of code do not make up for it
        ("shorter", Verdict.EQUAL, 4, "better"),
        ("shorter", Verdict.WORSE, 2, "worse, slow"),
        ("longer", Verdict.BETTER, 2, "worse, loop rounds"),
    ],
)
def test_figures_decide_after_intervals_and_the_length_of_code_last(
    monkeypatch: pytest.MonkeyPatch,
    intervals: str,
    measured: Verdict | str,
    idle: int,
    expected: str,
) -> None:
    why = "slow" if measured in (Verdict.WORSE, "slower") else ""
    verdict = measured if isinstance(measured, Verdict) else Verdict.EQUAL
    monkeypatch.setattr(candidate, "compare", lambda *_: (verdict, why))
    made = KEPT.replace("        NOP     3", f"        NOP     {idle}", 1)
    made = made.replace(
        '"ii": 20', {"longer": '"ii": 21', "shorter": '"ii": 19'}.get(intervals, '"ii": 20')
    )
    file = ScheduledFile(FILE, FILE, "c62x")
    assert kernel_search.compare_texts(file, made, KEPT)[1].startswith(expected)


class Seeded:
    """Searching processes that give schedules of as many cycles as a test wants for each seed."""

    size = 1

    def __init__(self, monkeypatch: pytest.MonkeyPatch, cycles: dict[int, int | str]) -> None:
        self.seeds: list[int] = []
        self.memories: list[Memory] = []
        self.cycles = cycles
        monkeypatch.setattr(kernel_search, "schedule_each", self.schedule_each)
        monkeypatch.setattr(kernel_search, "assemble_file", self.assemble)

    def schedule_each(
        self, orders: Sequence[Order], *_: object
    ) -> Iterator[tuple[int, ScheduledProcedure]]:
        for number, order in enumerate(orders):
            self.seeds.append(order.options.seed)
            self.memories.append(order.options.memory)
            yield number, schedule_plainly(order.procedure, instruction_table("c62x"), "a test")

    def assemble(self, source: Path, isa: str, options: Options, _: object) -> Result:
        cycles = self.cycles[options.seed]
        if isinstance(cycles, str):
            raise InputError(source, cycles)
        return Result(kept_text(source, cycles))


def kept_text(source: Path, cycles: int) -> str:
    head = HASH + source_digest(SOURCE, str(source), "c62x")
    return f"{head}\n" + "        NOP\n" * cycles


@pytest.mark.parametrize(
    ("found", "seeds", "state"),
    [
        ({5: 4, 6: 3}, [5, 6], "found"),
        ({5: 4, 6: 2}, [5, 6], "scheduled"),
        ({5: 4, 6: 4, 7: 4}, [5, 6, 7], "kept"),
        ({5: "no plan", 6: 3}, [5, 6], "found"),
        ({5: "no plan", 6: "no plan", 7: "no plan"}, [5, 6, 7], "failed"),
    ],
)
def test_the_next_seeds_are_tried_until_a_schedule_is_as_good(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    found: dict[int, int | str],
    seeds: list[int],
    state: str,
) -> None:
    source, output = tmp_path / "f.sa", tmp_path / "f.asm"
    source.write_text(SOURCE, encoding="utf-8")
    output.write_text(kept_text(source, 3), encoding="utf-8")
    file = ScheduledFile(source, output, "c62x", recipe=Recipe(seed=5, starts=3))
    workers = Seeded(monkeypatch, found)
    states = kernel_search.search([file], Options(), workers)  # type: ignore[arg-type]
    assert states == {file: state} and workers.seeds == seeds
    assert len(set(map(id, workers.memories))) == len(seeds), "a start knows what another found"


def test_the_search_for_a_file_knows_what_earlier_runs_found_and_nothing_of_other_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = []
    for name in "ab":
        source, output = tmp_path / f"{name}.sa", tmp_path / f"{name}.asm"
        source.write_text(SOURCE, encoding="utf-8")
        output.write_text(kept_text(source, 3), encoding="utf-8")
        files.append(ScheduledFile(source, output, "c62x", recipe=Recipe(seed=5, starts=2)))
    workers = Seeded(monkeypatch, {5: 4, 6: 3})
    options = Options(memory=Memory(tmp_path))
    states = kernel_search.search(files, options, workers)  # type: ignore[arg-type]
    assert states == dict.fromkeys(files, "found") and workers.seeds == [5, 5, 6, 6]
    assert len(set(map(id, workers.memories))) == 4
    assert [memory.folder for memory in workers.memories] == [tmp_path, tmp_path, None, None]


@pytest.mark.parametrize(
    ("drifted", "cycles", "expected"),
    [
        (False, 2, "kept"),
        (False, 1, "found"),
        (False, 0, "scheduled"),
        (True, 2, "scheduled"),
    ],
)
def test_a_file_that_has_not_drifted_gives_way_to_a_better_one_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, drifted: bool, cycles: int, expected: str
) -> None:
    source, output = tmp_path / "f.sa", tmp_path / "f.asm"
    source.write_text(SOURCE, encoding="utf-8")
    head = HASH + ("0" if drifted else source_digest(SOURCE, str(source), "c62x"))
    before = f"{head}\n        NOP     1\n"
    output.write_text(before, encoding="utf-8")
    made = f"{head}\n; new\n" + "        NOP\n" * cycles
    workers = Seeded(monkeypatch, {})
    monkeypatch.setattr(kernel_search, "assemble_file", lambda *_: Result(made))
    file = ScheduledFile(source, output, "c62x", recipe=Recipe(starts=1))
    assert kernel_search.search([file], Options(), workers) == {file: expected}  # type: ignore[arg-type]
    assert output.read_text(encoding="utf-8") == (made if expected == "scheduled" else before)


TWO = SOURCE + SOURCE.replace("f:", "g:")


def two_routines(source: Path, of_f: int, of_g: int) -> str:
    head = HASH + source_digest(TWO, str(source), "c62x")
    nop = "        NOP\n"
    return f"{head}\nf:\n{nop * of_f}; next\ng:\n{nop * of_g}"


@pytest.mark.parametrize(
    ("found", "searched", "state", "kept"),
    [
        ([(2, 5)], ["f", "g"], "scheduled", (2, 4)),
        ([(3, 4)], ["f", "g"], "found", (3, 4)),
        ([(2, 5), (9, 4)], ["f", "g", "g"], "scheduled", (2, 4)),
        ([(4, 3), (2, 9)], ["f", "g", "f"], "scheduled", (2, 3)),
        ([(4, 3), (4, 3)], ["f", "g", "f"], "scheduled", (3, 3)),
        ([(4, 4), (4, 3)], ["f", "g", "f"], "kept", (3, 4)),
    ],
)
def test_a_better_routine_is_taken_alone_and_the_others_are_searched_again(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    found: list[tuple[int, int]],
    searched: list[str],
    state: str,
    kept: tuple[int, int],
) -> None:
    source, output = tmp_path / "f.sa", tmp_path / "f.asm"
    source.write_text(TWO, encoding="utf-8")
    output.write_text(two_routines(source, 3, 4), encoding="utf-8")
    names: list[str] = []

    def schedule_each(
        orders: Sequence[Order], *_: object
    ) -> Iterator[tuple[int, ScheduledProcedure]]:
        for number, order in enumerate(orders):
            names.append(order.procedure.name)
            yield number, schedule_plainly(order.procedure, instruction_table("c62x"), "a test")

    made = [Result(two_routines(source, *cycles)) for cycles in found]
    monkeypatch.setattr(kernel_search, "schedule_each", schedule_each)
    monkeypatch.setattr(
        kernel_search, "assemble_file", lambda _, __, options, ___: made[options.seed - 1]
    )
    file = ScheduledFile(source, output, "c62x", recipe=Recipe(starts=len(found)))
    assert kernel_search.search([file], Options(), None) == {file: state}  # type: ignore[arg-type]
    assert names == searched
    assert output.read_text(encoding="utf-8") == two_routines(source, *kept)


def test_text_is_split_at_the_labels_of_routines() -> None:
    head, f, g = (
        "; head\n        .global f\n",
        "f:\n        NOP\nf$1:\n; f: g:\n\n",
        "g:      NOP\n",
    )
    assert routines.split(head + f + g, ["f", "g"]) == {"": head, "f": f, "g": g}


@pytest.mark.parametrize(
    "text",
    ["f:\n", "g:\nf:\n", " f:\ng:\n", "f:\n;  g is not searched: a test\ng:\n"],
)
def test_text_that_cannot_be_split_stays_whole(text: str) -> None:
    assert routines.split(text, ["f", "g"]) is None
