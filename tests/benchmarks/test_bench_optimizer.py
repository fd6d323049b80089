"""`scripts/bench/optimizer`: which routines count as settled, and how it reports those that fail."""

from __future__ import annotations

import json
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from broadside.facts.isa import instruction_table
from broadside.linear import parse_file
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.options import Options
from corpus import benchmark, command, generated, table
from corpus.benchmark import CRASHED, LATE, Measured, in_process, share_settled
from corpus.catalogue import routines
from corpus.measure import (
    LOOP,
    PASS,
    REFUSED,
    RIGHT,
    STRAIGHT,
    WRONG,
    Part,
    Run,
    parts_of,
    run,
)
from corpus.routine import Routine

QUICK = Options(
    seconds=0.3, improve_seconds=0.1, region_seconds=0.1, large_region_seconds=0.3, workers=1
)
AT_BOUND = Part("loop", LOOP, 3, 3, proved=False)
PROVED = Part("loop", LOOP, 4, 3, proved=True)
OPEN = Part("loop", PASS, 9, 7, proved=False)
STRAIGHT_OPEN = Part("first", STRAIGHT, 12, 10, proved=False)


def _measured(*parts: Part, **changes: Any) -> Measured:
    done = Run(RIGHT, 0.5, cycles=100, parts=parts)
    return replace(Measured("some", "c62x", 5.0, done, done), **changes)


def _routine(tmp_path: Path, text: str) -> Routine:
    (routine,) = routines(("vector_sum",))
    path = tmp_path / "vector_sum.sa"
    path.write_text(text, encoding="utf-8")
    return replace(routine, path=path)


def test_loops_decide_and_without_loops_all_the_code() -> None:
    assert _measured(AT_BOUND, PROVED, STRAIGHT_OPEN).is_settled
    assert not _measured(AT_BOUND, OPEN).is_settled
    assert not _measured(STRAIGHT_OPEN).is_settled
    assert _measured(replace(STRAIGHT_OPEN, proved=True)).is_settled
    assert not _measured().is_settled


def test_code_without_a_search_has_no_bound_and_is_not_settled() -> None:
    plain = Part("loop", PASS, 9, None, proved=False)
    assert not _measured(plain).is_settled
    assert "9/?*" in table.line(_measured(plain))
    assert " 12/? " in table.line(_measured(replace(plain, kind=STRAIGHT, cycles=12)))


def test_what_fails_or_comes_late_is_not_settled() -> None:
    done = Run(RIGHT, 0.5, parts=(AT_BOUND,))
    for outcome in (REFUSED, WRONG, CRASHED, LATE):
        failed = Run(outcome, 0.5, cause="the cause")
        assert not _measured(AT_BOUND, best=failed).is_settled
        assert not _measured(AT_BOUND, first=failed).is_settled
    assert not _measured(best=replace(done, seconds=5.6)).is_settled
    assert _measured(best=replace(done, seconds=5.4)).is_settled
    assert share_settled([_measured(AT_BOUND), _measured(OPEN)]) == 0.5


def test_the_parts_of_a_result_are_its_loops_and_its_straight_code() -> None:
    (routine,) = routines(("dot",))
    result = optimize(routine.text, str(routine.path), "c62x", QUICK)
    parts = list(parts_of(result))
    assert parts[0] == Part("loop", LOOP, 1, 1, proved=True)
    assert {part.kind for part in parts[1:]} == {STRAIGHT}
    assert all(part.bound is not None and part.cycles >= part.bound for part in parts)


HALVING = """
halving: .cproc x
        .reg    n
        ZERO    n
next:   SHRU    x, 1, x
        ADD     1, n, n
 [x]    B       next
        .return n
        .endproc
"""


def test_a_loop_without_a_count_is_a_pass_of_straight_code() -> None:
    result = optimize(HALVING, "halving.sa", "c62x", QUICK)
    (loop,) = [part for part in parts_of(result) if part.kind == PASS]
    assert loop == Part("next", PASS, 7, 7, proved=True)


def test_a_refused_source_is_shown_with_its_cause(tmp_path: Path) -> None:
    (plain,) = routines(("vector_sum",))
    routine = _routine(tmp_path, plain.text.replace("LDH", "LDQ"))
    found = run(routine, "c62x", 1, 1)
    assert found.outcome == REFUSED
    assert "unknown instruction 'LDQ'" in found.cause
    assert "refused" in table.line(_measured(best=found))
    assert "unknown instruction 'LDQ'" in table.line(_measured(best=found))


def test_a_wrong_source_is_shown_as_wrong(tmp_path: Path) -> None:
    (plain,) = routines(("vector_sum",))
    routine = _routine(tmp_path, plain.text.replace("ADD     value", "SUB     value"))
    found = run(routine, "c62x", 1, 1)
    assert found.outcome == WRONG
    assert "returns" in found.cause


def test_a_process_that_fails_is_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    (routine,) = routines(("threshold",))
    found = in_process(replace(routine, name="absent"), "c62x", 1, 1)
    assert found.outcome == CRASHED
    assert found.cause == "KeyError: 'absent'"

    def never(*arguments: Any, timeout: float, **keywords: Any) -> None:
        raise subprocess.TimeoutExpired("worker", timeout)

    monkeypatch.setattr(subprocess, "run", never)
    assert in_process(routine, "c62x", 1, 1).outcome == LATE


def test_lines_fit_a_terminal() -> None:
    many = [replace(OPEN, cycles=100 + i) for i in range(9)]
    assert "9/7*" in table.line(_measured(OPEN))
    assert "3/3=" in table.line(_measured(AT_BOUND))
    assert "2x3/3=" in table.line(_measured(AT_BOUND, AT_BOUND))
    lines = [table.HEADER, table.line(_measured(*many)), table.line(_measured(STRAIGHT_OPEN))]
    assert all(len(line) <= 90 for line in lines)


def test_the_command_prints_a_table_and_writes_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results" / "out.json"
    arguments = ["--seconds", "30", "--workers", "1", "--json", str(path)]
    assert command.main([*arguments, "--only", "block_exponent"]) == 0
    printed = capsys.readouterr().out
    assert "1 of 1 at the bound or proved optimal within 30 s: 100.0 %" in printed
    document = json.loads(path.read_text(encoding="utf-8"))
    assert document["share"] == 1.0
    (entry,) = document["routines"]
    assert entry["settled"] is True
    assert entry["best"]["processor_seconds"] > 0
    assert entry["best"]["parts"][0]["kind"] == LOOP


def test_a_routine_that_fails_gives_exit_status_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failed = Run(CRASHED, 0.1, cause="AssertionError: the cause")
    monkeypatch.setattr(benchmark, "in_process", lambda *arguments: failed)
    arguments = ["--only", "dot", "--isa", "c62x", "--json", str(tmp_path / "out.json")]
    assert command.main(arguments) == 1
    printed = capsys.readouterr().out
    assert "AssertionError: the cause" in printed
    assert "traceback: 2 runs" in printed
    assert "0 of 1" in printed


@pytest.mark.parametrize("kind", generated.KINDS)
def test_a_generated_routine_has_the_operations_asked_for(kind: str) -> None:
    text = generated.routine(kind, 50, 1)
    (made,) = parse_file(text, "made.sa", instruction_table("c62x")).procedures
    assert 50 <= len(made.operations) <= 54
    assert any(one.mnemonic == "B" for one in made.operations) == (kind == "loop")
    assert generated.routine(kind, 50, 2) != text


def test_the_first_schedule_is_timed_on_generated_routines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measured(kind: str, isa: str, operations: int) -> generated.FirstRun:
        return generated.FirstRun(kind, isa, operations, 3.25, "loop k: a pass in 9 cycles")

    monkeypatch.setattr(command, "measure_first", measured)
    assert command.main(["--first", "300", "--isa", "c64x"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:4] for line in lines[1:]] == [
        [kind, "c64x", "300", "3.2"] for kind in generated.KINDS
    ]


def test_the_command_for_a_first_schedule_is_run() -> None:
    found = generated.measure_first("loop", "c64x", 12)
    assert found.outcome.startswith("loop k: a pass in ")
    assert found.seconds > 0


def test_an_unknown_name_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--only", "absent"]) == 2
    assert "no routine 'absent'" in capsys.readouterr().err
