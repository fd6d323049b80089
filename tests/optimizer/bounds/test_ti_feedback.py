"""`--feedback ti`: the figures are those of the schedule, and those that a person counts."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner
from sources import APART, RUNNING_SUM

from broadside.cli import main
from broadside.facts.isa import LEVELS, instruction_table
from broadside.linear import parse_file
from broadside.optimizer import claims
from broadside.optimizer.emit import ti_feedback
from broadside.optimizer.optimize import optimize
from programs import DOT_PRODUCT, QUICK


def block(assembly: str) -> list[str]:
    return [line for line in assembly.splitlines() if line.startswith(";*")]


def figures(assembly: str) -> dict[str, str]:
    """The fields with one figure."""
    found = {}
    for line in block(assembly):
        name, colon, figure = line.removeprefix(";*").partition(" : ")
        if colon:
            found[name.strip()] = figure.strip()
    for line in block(assembly):
        match = re.match(r";\*\s+(.*\S)\s*: (.+)$", line)
        if match:
            found[match[1].strip()] = match[2]
    return found


def table(assembly: str) -> dict[str, tuple[str, str]]:
    """The rows of the resource partition: side A and side B, as they are printed."""
    rows = (re.match(r";\*      (.{27}) *(\d+\*?) +(\d+\*?)", line) for line in block(assembly))
    return {row[1].strip(): (row[2], row[3]) for row in rows if row}


@pytest.fixture(scope="module")
def apart(tmp_path_factory: pytest.TempPathFactory) -> str:
    return scheduled(tmp_path_factory.mktemp("ti"), APART)


def scheduled(folder: Path, text: str) -> str:
    (folder / "own.sa").write_text(text)
    command = ["optimize", str(folder / "own.sa"), "--feedback", "ti"]
    result = CliRunner().invoke(main, command)
    assert result.exit_code == 0, result.output
    return (folder / "own.asm").read_text()


def test_a_loop_counted_by_hand(apart: str) -> None:
    """Four ADDs on .L1, two on .S1, one MPY on .M1; SUB on side B of any unit but .M, the branch on .S2."""
    assert table(apart) == {
        ".L units": ("4*", "0"),
        ".S units": ("2", "1"),
        ".D units": ("0", "0"),
        ".M units": ("1", "0"),
        ".X cross paths": ("0", "0"),
        ".T address paths": ("0", "0"),
        "Long read paths": ("0", "0"),
        "Long write paths": ("0", "0"),
        "Logical  ops (.LS)": ("0", "0"),
        "Addition ops (.LSD)": ("0", "1"),
        "Bound(.L .S .LS)": ("3", "1"),
        "Bound(.L .S .D .LS .LSD)": ("2", "1"),
    }
    found = figures(apart)
    assert found["Loop label"] == "loop"
    assert found["Known Minimum Trip Count"] == "40"
    assert found["Loop Carried Dependency Bound(^)"] == "4"
    assert found["Unpartitioned Resource Bound"] == "2"  # four ADDs on two .L
    assert found["Partitioned Resource Bound(*)"] == "4"
    tried = [line.removeprefix(";*").strip() for line in block(apart) if " ii = " in line]
    stages = found["Minimum safe trip count"]
    assert tried[0] == "ii = 4  Did not find schedule"
    assert re.fullmatch(r"ii = 5  Schedule found with \d iterations in parallel", tried[1])
    assert int(stages) >= 1


PRODUCTS = """
dot:    .cproc  p, q, count
        .rega   first, x, a, sum
        .regb   second, y, left
        .no_mdep
        ZERO    sum
        MV      p, first
        MV      q, second
        MV      count, left
loop:   .trip   20, 40, 4
        LDH     .D1T1 *first++, x
        LDH     .D2T2 *second++, y
        MPY     .M1X x, y, a
        ADD     .L1 a, sum, sum
        SUB     left, 1, left
 [left] B       .S2 loop
        .return sum
        .endproc
"""


def test_a_product_counted_by_hand(tmp_path: Path) -> None:
    """A load a side, the product over 1X: each unit once, so one cycle a pass."""
    text = scheduled(tmp_path, PRODUCTS)
    assert table(text) == {
        ".L units": ("1*", "0"),
        ".S units": ("0", "1*"),
        ".D units": ("1*", "1*"),
        ".M units": ("1*", "0"),
        ".X cross paths": ("1*", "0"),
        ".T address paths": ("1*", "1*"),
        "Long read paths": ("0", "0"),
        "Long write paths": ("0", "0"),
        "Logical  ops (.LS)": ("0", "0"),
        "Addition ops (.LSD)": ("0", "1"),
        "Bound(.L .S .LS)": ("1*", "1*"),
        "Bound(.L .S .D .LS .LSD)": ("1*", "1*"),
    }
    found = figures(text)
    assert found["Known Minimum Trip Count"] == "20"
    assert found["Known Maximum Trip Count"] == "40"
    assert found["Known Max Trip Count Factor"] == "4"
    assert found["Loop Carried Dependency Bound(^)"] == "1"
    # 5 cycles of the load, 2 of the product: the sum of one pass is in the eighth cycle; the branch 5 ahead.
    assert ";*         ii = 1  Schedule found with 8 iterations in parallel" in text
    assert found["Minimum safe trip count"] == str(8 + 5)


@pytest.mark.parametrize(
    ("allowed", "epilog", "words"),
    [
        (0, 0, "Epilog not removed"),
        (6, 3, "Epilog not entirely removed"),
        (14, 7, "Epilog entirely removed"),
    ],
)
def test_collapsed_stages_counted_by_hand(allowed: int, epilog: int, words: str) -> None:
    """Seven of 8 stages end the last iterations. Each of them that the kernel does reads a half word more."""
    options = replace(QUICK, speculate=allowed, feedback="ti")
    text = optimize(DOT_PRODUCT.format(trip=1), "program.sa", "c62x", options).assembly
    found = figures(text)
    assert f";*      {words}\n" in text
    assert found["Collapsed epilog stages"] == str(epilog)
    assert found["Speculative Load Threshold"] == str(2 * epilog)
    assert found["Minimum required memory pad"] == f"{2 * epilog} bytes"
    assert found["Minimum safe trip count"] == str(max(1, 7 - epilog))
    assert ("Prolog not removed" in text) == (found["Collapsed prolog stages"] == "0")
    more = "For further improvement on this loop, try option --speculate"
    assert (more in text) == (epilog < 6)


@pytest.mark.parametrize(
    "text", [APART, RUNNING_SUM, DOT_PRODUCT.format(trip=20)], ids=["apart", "sum", "dot"]
)
def test_every_figure_is_that_of_the_schedule(text: str) -> None:
    result = optimize(text, "program.sa", "c62x", QUICK)
    search = next(iter(result.procedures[0].searches.values()))
    pipelined = search.pipelined
    told = "\n".join(ti_feedback.feedback(search))
    found, rows = figures(told), table(told)
    assert found["Loop Carried Dependency Bound(^)"] == str(search.bounds.recurrence.interval)
    assert found["Minimum safe trip count"] == str(pipelined.least_trips)
    assert f"Schedule found with {pipelined.stages} iterations in parallel" in told
    least, most = (
        int(found["Unpartitioned Resource Bound"]),
        int(found["Partitioned Resource Bound(*)"]),
    )
    assert least <= search.bounds.resource <= most <= pipelined.interval
    sides = [[], []]  # type: ignore[var-annotated]
    for number, operation in enumerate(pipelined.loop.body.region.operations):
        form = operation.forms[pipelined.schedule.forms[number]]
        sides["12".index(form.unit[-1])].append(form)
    names = (
        ".L units",
        ".S units",
        ".D units",
        ".M units",
        "Logical  ops (.LS)",
        "Addition ops (.LSD)",
    )
    for side, forms in enumerate(sides):
        counted = [int(rows[name][side].rstrip("*")) for name in names]
        assert sum(counted) == len(forms)
        crossing = sum(path.endswith("X") for form in forms for path in form.paths)
        assert int(rows[".X cross paths"][side].rstrip("*")) == crossing
    stars = [int(figure[:-1]) for row in rows.values() for figure in row if figure.endswith("*")]
    assert set(stars) == {most}


def test_each_instruction_has_a_class() -> None:
    """The table has a line for each set of units that can execute an instruction on a side."""
    for isa in LEVELS:
        by_name: dict[str, set[str]] = {}
        for mnemonic, forms in instruction_table(isa).forms.items():
            by_name[mnemonic] = {form.unit_class for form in forms if form.unit_class}
        for mnemonic, units in by_name.items():
            assert any(units <= set(one) for one in ti_feedback._CLASSES), (isa, mnemonic, units)


def test_a_loop_that_is_not_pipelined_says_why_everywhere_in_the_same_words(tmp_path: Path) -> None:
    source = tmp_path / "own.sa"
    for cause, body in NOT_PIPELINED.items():
        source.write_text(PROGRAM.replace("{body}", body))
        screen = {}
        for style in ("broadside", "ti"):
            done = CliRunner().invoke(main, ["optimize", str(source), "--feedback", style])
            assert done.exit_code == 0, done.output
            line = next(n for n in done.stdout.splitlines() if "not pipelined" in n)
            screen[style] = line.removeprefix("loop loop: not pipelined: ")
            reason = screen[style]
            assert cause in reason
            text = source.with_suffix(".asm").read_text()
            comment = {
                "broadside": f";  loop loop is not pipelined: {reason}\n",
                "ti": f";*      Disqualified loop: {reason}\n",
            }[style]
            assert comment in text
            told = CliRunner().invoke(main, ["explain", str(source.with_suffix(".asm")), "--json"])
            assert told.exit_code == 0, told.output
            advice = json.loads(told.stdout)[0]["advice"]
            assert f"The loop is not pipelined: {reason}." in advice
        assert screen["broadside"] == screen["ti"]


PROGRAM = """
        .global own
own:    .cproc  p, q, count
        .reg    x, sum, flag
        ZERO    sum
loop:   .trip   20
{body}
        .return sum
        .endproc
"""
NOT_PIPELINED = {
    "it has another exit": """
        LDW     *p++, x
        CMPEQ   x, 0, flag
 [flag] B       done
        ADD     x, sum, sum
        SUB     count, 1, count
 [count] B      loop
done:""",
    "is not counted down by a constant": """
        LDW     *p++, x
        ADD     x, sum, sum
        SUB     count, q, count
 [count] B      loop""",
    "volatile": """
        .volatile x
        LDW     *p++{x}, x
        ADD     x, sum, sum
        SUB     count, 1, count
 [count] B      loop""",
    "it calls": """
        .call   x = other(sum)
        ADD     x, sum, sum
        SUB     count, 1, count
 [count] B      loop""",
}


def test_a_file_with_such_comments_is_checked_like_any_other(apart: str, tmp_path: Path) -> None:
    path = tmp_path / "own.asm"
    path.write_text(apart)
    claims.check_file(path)
    path.write_text(apart.replace("ii = 4  Did not", "ii = 3  Did not"))
    with pytest.raises(Exception, match="do not say the same"):
        claims.check_file(path)


def test_the_block_is_one_of_comments(apart: str) -> None:
    assert parse_file(APART, "own.sa", instruction_table("c62x")).procedures
    told = block(apart)
    assert told[0] == told[-1] and told[1] == ";*   SOFTWARE PIPELINE INFORMATION"
