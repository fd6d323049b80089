"""What few stages rule out is ruled out only if more stages cannot help."""

from __future__ import annotations

from dataclasses import replace

from sources import APART

from broadside.facts.isa import instruction_table
from broadside.linear.parse import parse
from broadside.optimizer.bounds.attempt import FOUND, PROVED, PROVED_WIDELY
from broadside.optimizer.bounds.stages import enough_stages
from broadside.optimizer.complete import loop_of
from broadside.optimizer.exact.modulo import ModuloModel
from broadside.optimizer.loops.model import Limits
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.result import SearchResult
from broadside.optimizer.record.schedules import Memory
from broadside.optimizer.search.intervals import search
from programs import QUICK, first_loop

LATE = """
        .global late
late:   .cproc  x, y, k, count
        .rega   a, p, q, r, s, t, u, c, d, e, f, m, n, o
        .regb   b, left
        MV      x, a
        MV      y, b
        MV      k, c
        MV      k, n
        MV      count, left
loop:   .trip   40
        MPY     .M1 a, 3, m
        ADD     .L1 a, n, p
        MPY     .M1 p, 3, o
        ADD     .S1X b, 1, s
        ADD     .L1 p, s, q
        MPY     .M1 q, 3, n
        ADD     .S1 s, p, t
        ADD     .L1 q, m, r
        ADD     .S1 t, 1, u
        ADD     .D1 r, o, a
        ADD     .L2X u, 1, b
        ADD     .L1 c, 1, d
        ADD     .S1 d, 2, e
        MPY     .M1 e, 3, f
        SUB     left, 1, left
 [left] B       loop
        ADD     a, f, f
        .return f
        .endproc
"""
"""Two recurrences of 4 leave .L1, .S1 and .M1 one cycle each, the same: d, e and f come 4 cycles apart."""


def searched(options: Options) -> SearchResult:
    table = instruction_table("c62x")
    found = loop_of(parse(LATE, "late.sa", table)[0], "loop", table)
    assert found is not None
    return search(*found, replace(options, memory=Memory()), {})


def test_more_stages_are_tried_where_few_are_too_few() -> None:
    result = searched(QUICK)
    assert (result.pipelined.interval, result.pipelined.stages) == (4, 3)
    assert [(a.interval, a.result) for a in result.attempts] == [(4, FOUND)]


def test_what_few_stages_rule_out_is_no_proof() -> None:
    model = first_loop(LATE, "c62x").model
    few, enough = (Limits(None, False, stages) for stages in (2, enough_stages(model, 4)))
    assert ModuloModel(model, 4, few).solve(60, 1, 1).infeasible
    assert ModuloModel(model, 4, enough).solve(60, 1, 1).schedule is not None


def test_a_proof_names_no_stages() -> None:
    table = instruction_table("c62x")
    found = loop_of(parse(APART, "apart.sa", table)[0], "loop", table)
    assert found is not None
    result = search(*found, replace(QUICK, memory=Memory()), {})
    assert [(a.interval, a.result, a.note) for a in result.attempts] == [
        (4, PROVED, ""),
        (4, PROVED_WIDELY, ""),
        (5, FOUND, ""),
    ]
