"""Circular addressing instead of masks: equal results, fewer operations, and what is refused."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from broadside import _core
from broadside.isa import instruction_table
from broadside.linear.interpret import Memory, interpret
from broadside.linear.ir import Immediate, LinearError
from broadside.linear.parse import parse
from broadside.optimizer.bounds.initiation import loop_bounds
from broadside.optimizer.complete import loop_of
from broadside.optimizer.optimize import optimize
from broadside.optimizer.procedure.circular import address_circularly
from broadside.optimizer.verify.packet_rules import VerifyError
from broadside.optimizer.verify.verify import verify
from programs import QUICK, optimized

TABLE = instruction_table("c62x")

LOOKUPS = """
        .global looked
looked: .cproc  near, far, p, q, count
        .reg    x, i, j, k, l, s, t, u, v
        {circular}
        .no_mdep
loop:   .trip   4
        LDW     *p++, x
        EXTU    x, 26, 26, i
        LDW     *+near[i], s
        SHRU    x, 7, j
        AND     j, 15, k
        LDHU    *+far[k], t
        XOR     x, s, u
        AND     u, 15, l
        LDHU    *+far[l], v
        ADD     t, s, s
        ADD     s, v, s
        XOR     s, x, s
        ADD     s, t, s
        XOR     s, u, s
        ADD     s, v, s
        XOR     s, j, s
        STW     s, *q++
        SUB     count, 1, count
 [count] B      loop
        .return
        .endproc
"""
"""A table of 64 words and one of 16 half words."""

DIRECTIVES = ".circular near, 256\n        .circular far, 32"
CIRCULAR = LOOKUPS.format(circular=DIRECTIVES)
LINEAR = LOOKUPS.format(circular="")


def test_the_masks_go_and_the_bound_falls() -> None:
    changed = address_circularly(parse(CIRCULAR, "c.sa", TABLE)[0], TABLE)
    mnemonics = [o.mnemonic for o in changed.operations]
    assert mnemonics.count("AND") == mnemonics.count("EXTU") == 0
    assert mnemonics.count("MVC") == 2
    bounds = []
    for text in (LINEAR, CIRCULAR):
        found = loop_of(parse(text, "c.sa", TABLE)[0], "loop", TABLE)
        assert found is not None
        bounds.append(loop_bounds(found[0]).interval)
    assert bounds == [4, 3]
    used = [o.memory.base.name for o in changed.operations if o.is_load and o.memory is not None]
    assert [name for name in used if name != "p"] == ["A4", "B4", "B4"]


@pytest.mark.parametrize("count", [4, 11])
def test_interpreter_and_simulator_agree(count: int) -> None:
    chance = random.Random(count)
    near, far = chance.randbytes(256), chance.randbytes(32)
    data = chance.randbytes(4 * 16)
    found = []
    for procedure in (
        parse(LINEAR, "c.sa", TABLE)[0],
        address_circularly(parse(CIRCULAR, "c.sa", TABLE)[0], TABLE),
    ):
        memory = Memory()
        places = [memory.allocate(len(b), 256, b) for b in (near, far, data, bytes(64))]
        interpret(procedure, [*places, count], memory, {})
        found.append(memory.read(places[3], 64))
    simulator = _core.Simulator("c62x-flat")
    simulator.load([_core.assemble(optimized(CIRCULAR).assembly, "c.asm", "c62x")])
    places = [simulator.allocate(len(b), 256) for b in (near, far, data, bytes(64))]
    for place, content in zip(places, (near, far, data, bytes(64)), strict=True):
        simulator.write(place, content)
    simulator.call("looked", [*places, count])  # which refuses a return with AMR set
    found.append(bytes(simulator.read(places[3], 64)))
    assert found[0] == found[1] == found[2]
    assert found[0] != bytes(64)


REFUSED = [
    (".circular near, 128", "the index is not masked to the 128 bytes of near"),
    (".circular near, 100", "a power of two of bytes"),
    (".circular p, 256", "changes behind the first block"),
    (".circular A4, 256", "chooses the register"),
    (".circular near, 256\n        MVC     A4, AMR", "writes AMR itself"),
    (".circular other, 256", "not declared"),
    (".circular near, 256\n        LDW *near++, x", "before all of them are known"),
    (".circular far, 32\n        LDHU *+far[16], x", "beyond the 32 bytes of far"),
    (".circular near, 256\n        LDW *+near[x], x", "not masked to the 256 bytes of near"),
]


@pytest.mark.parametrize(("lines", "cause"), REFUSED)
def test_what_cannot_be_addressed_so_is_refused(lines: str, cause: str) -> None:
    with pytest.raises(LinearError, match=cause):
        optimize(LOOKUPS.format(circular=lines), "c.sa", "c62x", QUICK)


def test_the_verifier_notices_another_mode() -> None:
    """Blocks of half the size, and AMR as it was before."""
    scheduled = optimized(CIRCULAR).procedures[0]
    assert verify(scheduled, TABLE).walks > 0
    noticed = 0
    for index, item in enumerate(scheduled.nodes):
        for position, issued in enumerate(item.issued):
            value = issued.operation.operands[0] if issued.operation.operands else None
            if issued.operation.mnemonic != "MVKH" or not isinstance(value, Immediate):
                continue
            operands = (Immediate(value.value - (1 << 16)), *issued.operation.operands[1:])
            issues = [*item.issued]
            operation = replace(issued.operation, operands=operands)
            issues[position] = replace(issued, operation=operation)
            nodes = [*scheduled.nodes]
            nodes[index] = replace(item, issued=issues)
            with pytest.raises(VerifyError):
                verify(replace(scheduled, nodes=nodes), TABLE)
            noticed += 1
    assert noticed == 1
