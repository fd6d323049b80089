"""`broadside explain`: its statements on a loop agree with the schedule and the source."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sources import RUNNING_SUM

from broadside.cli import main
from broadside.facts.cpu import UNITS
from broadside.report.loops import story, verdict
from broadside.report.loops.schedules import PATHS, LoopSchedule


def explain(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["explain", *arguments])


def test_a_loop_that_a_recurrence_binds() -> None:
    told = json.loads(explain("des_block", "--json").stdout)[0]
    assert told["interval"] == told["recurrence_bound"] > told["resource_bound"]
    assert sum(step["latency"] for step in told["critical"]) == told["recurrence_bound"]
    assert sum(step["later"] for step in told["critical"]) == 1
    text = explain("des_block").stdout
    assert "The recurrence binds" in text
    # The line of an included file names the file.
    assert re.search(r"round\.inc:\d+ +LDW \*\+A5\[u8", text)
    assert re.search(rf"S2 +{told['uses']['S2']}/{told['interval']} ", text)


def test_a_users_own_file(tmp_path: Path) -> None:
    source, out = tmp_path / "sum.sa", tmp_path / "sum.asm"
    source.write_text(RUNNING_SUM)
    made = CliRunner().invoke(main, ["optimize", str(source), "-o", str(out)])
    assert made.exit_code == 0, made.output
    told = json.loads(explain(str(out), "--json").stdout)[0]
    assert (told["procedure"], told["loop"], told["interval"]) == ("sum", "loop", 2)
    assert told["resource_bound"] == told["recurrence_bound"] == 2
    assert told["operations"] == 7
    assert told["uses"]["D1"] + told["uses"]["D2"] >= 3
    assert "runs at its bound of 2 cycles" in told["advice"][0]


@pytest.mark.parametrize(
    ("recurrence", "resources", "uses", "said"),
    [
        (2, 2, 2, "Recurrence and resources bind alike"),
        (1, 1, 1, "and no unit is free"),
        (1, 1, 0, "with several passes in one"),
        (3, 2, 2, "The recurrence binds"),
        (2, 3, 3, "The resources bind"),
    ],
)
def test_one_thing_is_said_to_bind(recurrence: int, resources: int, uses: int, said: str) -> None:
    """Where both bounds are equal, no sentence says that one of them binds."""
    told = story.Story(
        *("f", "loop", max(recurrence, resources), resources, recurrence, True, 2, 8),
        uses=dict.fromkeys((*UNITS, *PATHS), uses),
        critical=[],
        live={"A": 1, "B": 1},
    )
    advice = " ".join(story._advice(told, 16))
    assert said in advice
    assert ("The recurrence binds" in advice) + ("The resources bind" in advice) <= 1
    assert ("binds" in advice) == (recurrence > resources)


def test_straight_code_is_told_part_by_part() -> None:
    """Serpent's rounds are unrolled; a pass is as long as the schedule and nearly full."""
    told = json.loads(explain("serpent_encrypt_blocks", "--json", "--core-time", "0").stdout)
    rounds = next(part for part in told if part["loop"] == "rounds")
    assert (rounds["recurrence_bound"], rounds["stages"], rounds["optimal"]) == (None, None, None)
    assert rounds["interval"] >= rounds["resource_bound"] == max(rounds["uses"].values())
    units = [unit for unit in rounds["uses"] if unit[0] in "LSMD"]
    assert sum(rounds["uses"][unit] for unit in units) == rounds["operations"]
    assert "repeated: no other pass overlaps it" in rounds["advice"][0]
    text = explain("serpent_encrypt_blocks", "rounds", "--core-time", "0").stdout
    assert text.startswith(f"serpent_encrypt_blocks, rounds: {rounds['interval']} cycles")


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (("nothing",), "no kernel 'nothing'; there are: des_"),
        (("des_block", "inner"), "des_block has no loop inner; loops: rounds"),
        (("missing.asm",), "missing.asm"),
    ],
)
def test_what_is_not_there(arguments: tuple[str, ...], cause: str) -> None:
    result = explain(*arguments)
    assert result.exit_code == 2 and cause in result.output


def test_a_loop_at_both_bounds_says_so() -> None:
    """One sentence does not name the recurrence alone while the next names the resources."""
    told = verdict.of_one_less(made_with([], True, interval=8, recurrence=8))
    assert "along the critical cycle, and its operations need some unit" in told
    assert "for these operations as written" in told


def made_with(
    attempts: list[dict[str, object]],
    optimal: bool | None = None,
    interval: int = 9,
    recurrence: int = 3,
) -> LoopSchedule:
    record = {"name": "loop", "ii": interval, "res_mii": 8, "rec_mii": recurrence}
    return LoopSchedule(
        Path("loop.asm"), "f", {**record, "optimal": optimal, "attempts": attempts}, []
    )


def test_what_is_known_of_one_cycle_less() -> None:
    tried = {"interval": 8, "seconds": 12.5, "banks_apart": False, "note": ""}
    proved = {**tried, "result": "proved infeasible", "note": "up to 4 stages"}
    own = {**tried, "interval": 9, "result": "found"}
    told = verdict.of_one_less(made_with([proved, own], True))
    assert "Less is impossible" in told and "up to 4 stages" in told
    told = verdict.of_one_less(made_with([{**tried, "result": "time limit"}, own]))
    assert "not known" in told
    assert "A search at 8 ended after 12.5 s: time limit, which proves nothing." in told
    told = verdict.of_one_less(made_with([{**proved, "moves": 3}, own]))
    assert "not known" in told
    assert "(with 3 moves added; up to 4 stages)" in told and "but only for such schedules" in told
    assert "began at 9" in verdict.of_one_less(made_with([own]))
    assert "No search at 8 is on record" in verdict.of_one_less(made_with([]))


def test_the_round_of_bitsliced_des() -> None:
    """Its schedule is shared by eight routines; the record names the linear assembly."""
    told = json.loads(explain("des_ecb_encrypt_bitslice", "--json", "--core-time", "0").stdout)[0]
    assert (told["loop"], told["recurrence_bound"]) == ("round", 27)
    lines = [step["line"] for step in told["critical"]]
    latency, rounds = (sum(step[key] for step in told["critical"]) for key in ("latency", "later"))
    assert -(-latency // rounds) == 27
    assert any("STW" in line for line in lines) and any("LDW *+right" in line for line in lines)


def test_two_accesses_in_a_pass_leave_nothing_to_unroll() -> None:
    """A load and a store in each pass of one cycle take both T paths, though other units are free."""
    uses = dict.fromkeys((*UNITS, *PATHS), 0) | dict.fromkeys(("D1", "D2", "T1", "T2"), 1)
    told = story.Story(
        *("f", "loop", 1, 1, 1, True, 2, 8), uses=uses, critical=[], live={"A": 1, "B": 1}
    )
    advice = " ".join(story._advice(told, 16))
    assert "gain nothing" in advice and ".unroll" not in advice
