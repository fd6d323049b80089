"""Loops of several blocks, or with a call, say why they are not pipelined."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from both_ways import FIRST, Words, agreed
from click.testing import CliRunner

from broadside.commands.code.optimize import command as optimize_command
from broadside.optimizer.optimize import optimize

FIND = """
f:      .cproc  p, n, wanted
        .reg    x, same
loop:   LDW     *p++, x
        CMPEQ   x, wanted, same
 [same] B       found
        SUB     n, 1, n
 [n]    B       loop
        MVK     -1, n
found:  .return n
        .endproc
"""

STEPS = """
f:      .cproc  p, n
        .reg    x, sum, odd
        .volatile port
        ZERO    sum
loop:   LDW     *p++{port}, x
        AND     x, 1, odd
 [odd]  B       next
        ADD     x, sum, sum
next:   SUB     n, 1, n
 [n]    B       loop
        .return sum
        .endproc
"""

FOREVER = """
f:      .cproc  p, n
        .reg    x, sum
        ZERO    sum
loop:   LDW     *p++, x
        ADD     x, sum, sum
        SUB     n, 1, n
 [!n]   B       done
        B       loop
done:   .return sum
        .endproc
"""

DIVIDED = """
f:      .cproc  p, n
        .reg    x, sum
        .volatile port
        ZERO    sum
loop:   LDW     *p++{port}, x
middle: ADD     x, sum, sum
        SUB     n, 1, n
 [n]    B       loop
        .return sum
        .endproc
"""


@pytest.mark.parametrize(
    "text, arguments, returned, reason",
    [
        (FIND, [Words((5, 6, 7, 8)), 4, 7], 2, "line 6: it has another exit than that of line 8"),
        (FIND, [Words((5, 6, 7, 8)), 4, 9], 0xFFFFFFFF, "line 6: it has another exit"),
        (STEPS, [Words((5, 6, 7, 8)), 4], 14, "line 8: it branches within itself"),
        (FOREVER, [Words((5, 6, 7, 8)), 4], 26, "line 8: its exit is not at its end"),
        (DIVIDED, [Words((5, 6, 7, 8)), 4], 26, "line 7: label middle divides it in two blocks"),
    ],
)
def test_a_loop_of_several_blocks_says_why_it_is_not_pipelined(
    text: str, arguments: list[Words | int], returned: int, reason: str
) -> None:
    assert agreed(text, arguments).returned == returned
    result = optimize(text, "f.sa", "c62x", FIRST)
    assert result.not_pipelined["loop"].startswith(reason)
    assert f";  loop loop is not pipelined: {reason}" in result.assembly


def test_a_loop_with_a_call_says_why_it_is_not_pipelined() -> None:
    text = FIND.replace("CMPEQ   x, wanted, same", ".call   same = test(x)")
    result = optimize(text, "f.sa", "c62x", FIRST)
    assert result.not_pipelined == {"loop": "line 5: it calls test"}


def test_a_predicate_on_bdec_is_the_cause() -> None:
    """The message names nothing that the source does not have."""
    text = "f: .cproc p, n, s\n .reg x\nloop: LDW *p++, x\n ADD s, x, s\n [s] BDEC loop, n\n"
    result = optimize(f"{text} .return s\n .endproc\n", "f.sa", "c64x", FIRST)
    reason = result.not_pipelined["loop"]
    assert reason.startswith("line 5: the predicate on BDEC or BPOS may end the loop")


def test_the_command_says_which_loops_are_not_pipelined(tmp_path: Path) -> None:
    source = tmp_path / "find.sa"
    source.write_text(FIND)
    found = CliRunner().invoke(optimize_command, [str(source), "--time", "0"])
    assert (
        "loop loop: not pipelined: line 6: it has another exit than that of line 8" in found.stdout
    )
    document = CliRunner().invoke(optimize_command, [str(source), "--time", "0", "--json"]).stdout
    assert json.loads(document)["not_pipelined"]["loop"].startswith("line 6")


COUNTS = """
f:      .cproc  p, n, m
        .reg    x, sum, i, c
        ZERO    sum
        ZERO    i
        MVK     1, c
loop:   LDW     *p++, x
        ADD     x, sum, sum
{end}
        .return sum
        .endproc
"""


@pytest.mark.parametrize(
    "end, reason",
    [
        ("SUB n, 1, n; [!n] B loop", "line 10: the branch is taken while n is zero; count n down"),
        ("[m] B loop", "line 9: no operation of the loop writes m"),
        ("ADD n, 1, n; [n] B loop", "line 9: n goes up by 1; count down to zero, or compare n"),
        ("SUB n, m, n; [n] B loop", "line 9: n is not counted down by a constant: this SUB has"),
        ("SHRU n, 1, n; [n] B loop", "line 9: n is not counted down by a constant: SHRU writes"),
        ("[c] SUB n, 1, n; [n] B loop", "line 9: its predicate [c] may skip the count of n"),
        ("ADD i, 2, i; CMPLT i, n, c; [c] B loop", "line 10: CMPLT tests i, which line 9 changes by 2"),
        ("CMPLTU p, m, c; [c] B loop", "line 9: CMPLTU tests p, which line 7 changes by 4, not by 1"),
        ("ADD i, x, i; CMPLT i, n, c; [c] B loop", "line 10: CMPLT tests i, to which line 9 adds no"),
        ("ADD i, 1, i; CMPLT n, i, c; [c] B loop", "line 10: CMPLT tests i, which line 9 moves away"),
        ("[x] ADD i, 1, i; CMPLT i, n, c; [c] B loop", "line 9: its predicate [x] may skip the step of i"),
        ("SUB m, 1, m; ADD i, 1, i; CMPLT i, m, c; [c] B loop", "line 11: CMPLT compares i with m, and"),
        ("ADD i, 1, i; SUB i, 1, i; CMPLT i, m, c; [c] B loop", "line 11: CMPLT tests i, which several"),
        ("CMPLT n, m, c; [c] B loop", "line 9: CMPLT compares what no pass changes"),
        ("ADD i, 1, i; CMPEQ i, n, c; [!c] B loop", "line 10: CMPEQ ends the loop at one value only"),
    ],
)  # fmt: skip
def test_a_loop_without_a_count_says_what_to_change(end: str, reason: str) -> None:
    """The reason names the line, what was found there, and what to write."""
    lines = "\n".join(f"        {line}" for line in end.split("; "))
    found = optimize(COUNTS.format(end=lines), "f.sa", "c62x", FIRST).not_pipelined["loop"]
    assert found.startswith(reason)
