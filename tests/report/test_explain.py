"""`broadside explain`: what it says of a loop is what the schedule and the source say."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from broadside.cli import main

BUSY = """
sum:    .cproc  p, q, count
        .reg    x, y, total
        .no_mdep
        ZERO    total
loop:   .trip   20
        LDW     *p++, x
        LDW     *p++, y
        ADD     x, total, total
        XOR     y, total, total
        STW     total, *q++
        SUB     count, 1, count
 [count] B      loop
        .return total
        .endproc
"""


def explain(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["explain", *arguments])


def test_a_loop_that_a_recurrence_binds() -> None:
    told = json.loads(explain("des_block", "--json").stdout)[0]
    assert told["interval"] == told["recurrence_bound"] > told["resource_bound"]
    assert sum(step["latency"] for step in told["critical"]) == told["recurrence_bound"]
    assert sum(step["later"] for step in told["critical"]) == 1
    text = explain("des_block").stdout
    assert "The recurrence binds" in text and "LDW *+A5[u8" in text
    assert re.search(rf"S2 +{told['uses']['S2']}/{told['interval']} ", text)


def test_a_users_own_file(tmp_path: Path) -> None:
    source, out = tmp_path / "sum.sa", tmp_path / "sum.asm"
    source.write_text(BUSY)
    made = CliRunner().invoke(main, ["optimize", str(source), "-o", str(out)])
    assert made.exit_code == 0, made.output
    told = json.loads(explain(str(out), "--json").stdout)[0]
    assert (told["procedure"], told["loop"], told["interval"]) == ("sum", "loop", 2)
    assert told["resource_bound"] == told["recurrence_bound"] == 2
    assert told["operations"] == 7
    assert told["uses"]["D1"] + told["uses"]["D2"] >= 3
    assert "runs at its bound of 2 cycles" in told["advice"][0]


def test_straight_code_is_told_part_by_part() -> None:
    """Serpent's rounds are unrolled: a pass of them as long as the schedule, nearly full."""
    told = json.loads(explain("serpent_encrypt_blocks", "--json").stdout)
    rounds = next(part for part in told if part["loop"] == "rounds")
    assert (rounds["recurrence_bound"], rounds["stages"], rounds["optimal"]) == (None, None, None)
    assert rounds["interval"] >= rounds["resource_bound"] == max(rounds["uses"].values())
    units = [unit for unit in rounds["uses"] if unit[0] in "LSMD"]
    assert sum(rounds["uses"][unit] for unit in units) == rounds["operations"]
    assert "repeated: no other pass overlaps it" in rounds["advice"][0]
    text = explain("serpent_encrypt_blocks", "rounds").stdout
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
