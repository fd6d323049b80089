"""Accesses to a ring: with an index on the other side of the machine, and at distances beyond its end."""

from __future__ import annotations

import re
from unittest.mock import patch

import pytest
from both_ways import FIRST, Words, agreed, simulated

from broadside.facts.isa import instruction_table
from broadside.linear import dependence
from broadside.linear.parse import parse
from broadside.optimizer.assembly import assembly_of
from broadside.optimizer.optimize import Result, optimize
from broadside.optimizer.procedure.schedule import schedule_procedure
from broadside.optimizer.tasks.first import without_search
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import verify

RING = """
f:      .cproc  p, n
        .circ   ring/A4
        .regb   i
        .reg    x, y, mode, old
        MVC     AMR, old
        MVK     0x00020001, mode        ; A4 in blocks of 8 bytes
        MVC     mode, AMR
        MV      p, ring
        MV      n, i
        LDW     *+ring[i], x
        ADDAW   ring, i, ring
        LDW     *ring, y
        ADD     x, y, x
        MVC     old, AMR
        .return x
        .endproc
"""


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_the_index_moves_and_not_the_ring(isa: str) -> None:
    """A copy of the ring's register is not circular, so the schedule without a search copies the index."""
    arguments = (Words((10, 20)), 3)
    assert agreed(RING, arguments, isa).returned == 40
    assert [made.plain for made in optimize(RING, "f.sa", isa, FIRST).procedures] == [""]
    table = instruction_table(isa)
    plain, _ = without_search(parse(RING, "f.sa", table)[0], table, "test")
    result = Result("\n".join(assembly_of(plain, table)) + "\n")
    assert simulated(result, RING, arguments, isa, True).returned == 40


# The caller has set AMR.
INHERITED = """
f:      .proc   A4, B4, B3
        .circ   ring/A4
        .regb   i
        .reg    q, x, y
        MV      B4, q
        MV      B4, i
        LDW     *+ring[i], x
        LDW     *q, y
        ADD     x, y, A6
        B       B3
        .endproc A6
"""


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_a_ring_of_the_caller(isa: str) -> None:
    assembly = optimize(INHERITED, "f.sa", isa, FIRST).assembly
    bases = re.findall(r"LDW .*\*\+([AB]\d+)\[.*;", assembly)
    assert len(bases) == 2 and "A4" in bases
    linear = {"A5", "A6", "A7", "B4", "B5", "B6", "B7"}
    assert not linear.intersection(bases)


# In a ring of 8 bytes, the third word is the first one.
BEYOND_THE_END = """
f:      .cproc  p, n
        .circ   ring/A4
        .reg    x, y, mode, old
        MVC     AMR, old
        MVK     0x00020001, mode        ; A4 in blocks of 8 bytes
        MVC     mode, AMR
        MV      p, ring
        MPY     n, 3, x
        STW     x, *+ring[2]
        LDW     *ring, y
        MVC     old, AMR
        .return y
        .endproc
"""


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_two_distances_that_are_one_place(isa: str) -> None:
    """The load waits for the store, although their distances from the base differ."""
    table = instruction_table(isa)
    (procedure,) = parse(BEYOND_THE_END, "f.sa", table)
    verify(schedule_procedure(procedure, table, FIRST), table)
    assert agreed(BEYOND_THE_END, (Words((10, 20)), 5), isa).returned == 15


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_the_verifier_knows_that_a_ring_has_an_end(isa: str) -> None:
    table = instruction_table(isa)
    (procedure,) = parse(BEYOND_THE_END, "f.sa", table)
    with patch.object(dependence, "_in_ring", return_value=False):
        wrong = schedule_procedure(procedure, table, FIRST)
    with pytest.raises(VerifyError):
        verify(wrong, table)
