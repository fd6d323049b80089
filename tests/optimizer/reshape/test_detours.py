"""Legal programs that need moves: for a side, for a predicate, for a register that changes hands."""

from __future__ import annotations

import struct
from dataclasses import replace

import pytest

from broadside import _core
from broadside.facts.isa import instruction_table
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.parse import parse
from broadside.optimizer.optimize import optimize
from broadside.optimizer.procedure.source.detours import spread, with_forms
from programs import QUICK

BRIEF = replace(QUICK, region_seconds=2.0)

ISAS = ("c62x", "c64x")
VALUES = ((0, 1, 2), (0x12345678, 0xFEDCBA98, 3), (7, 0, 0x80000000))
WORDS = struct.pack("<8I", *(0x01020304 * n for n in range(1, 9)))


def judge(text: str, isa: str) -> None:
    """The interpreter and the simulator return the same for several arguments; `p` points to words."""
    result = optimize(text, "f.sa", isa, BRIEF)
    assert not result.procedures[0].plain, "the search found nothing"
    assembly = "        .global f\n" + result.assembly
    procedure = parse(text, "f.sa", instruction_table(isa))[0]
    for arguments in VALUES:
        memory = Memory()
        place = memory.allocate(len(WORDS), 8, WORDS)
        expected = interpret(procedure, [*arguments, place], memory, {})
        simulator = _core.Simulator(f"{isa}-flat")
        simulator.load([_core.assemble(assembly, "f.asm", isa)])
        place = simulator.allocate(len(WORDS))
        simulator.write(place, WORDS)
        call = simulator.call("f", [*arguments, place])
        assert expected is not None
        assert call.return_value == expected & 0xFFFFFFFF


def program(body: str, registers: str = "x, y, z") -> str:
    """A procedure of three values and a pointer; `registers` may hold further directives."""
    lines = "\n".join(
        line if ":" in line.split(" ")[0] else f"        {line}" for line in body.split("; ")
    )
    return f"f:      .cproc  a, b, c, p\n        .reg    {registers}\n{lines}\n        .endproc\n"


FORCED = {
    "value of side B returned": ("ADD .L2 b, a, x; ADD .L2 x, b, x; .return x", "x"),
    "conditional sums returned": (
        "MV b, x; " + "; ".join(f"[c] ADD x, {n}, x" for n in range(1, 6)) + "; .return x",
        "x",
    ),
    "sums of side B returned": (
        "MV a, x; [c] ADD .L2 x, b, x; [!c] SUB .S2 x, 3, x; .return x",
        "x",
    ),
    "both sources on the other side": (
        "MV a, x; MV b, y; MPY .M2 x, y, x; .return x",
        "z\n        .rega   x, y",
    ),
    "result on the other side": (
        "ADD .L2 a, b, x; [b] SUB .L1 x, c, y; [!b] MV a, y; ADD x, y, x; .return x",
        "z\n        .rega   x\n        .regb   y",
    ),
    "a pair across": (
        "ADDU a, b, h:l; NORM .L1 h:l, x; SHRU .S1 h:l, 3, h:l; ADD l, x, x; .return x",
        "x\n        .regb   h:l",
    ),
    "a chain of changes": (
        "MV a, x; MV b, y; MVK 9, z; MPYHL x, y, x; ADD c, z, y; MPYUS .M1 b, x, z; "
        "ADD z, y, z; .return z",
        "x, y\n        .regb   z",
    ),
    "an address of the other file": (
        "MV p, x; [a] LDW .D1 *x++[1], y; [!a] MVK 5, y; LDW .D2 *x, z; ADD y, z, z; .return z",
        "y, z\n        .regb   x",
    ),
    "a stored pair": (
        "MV a, h; MV b, l; ADDU h, l, h:l; ADD .L1 l, h, x; [c] MV x, l; SUB .L2 l, h, y; "
        "ADD x, y, x; .return x",
        "x, y\n        .regb   h:l",
    ),
    "more predicates than registers for them": (
        "; ".join(f"CMPGT a, {n}, q{n}" for n in range(7))
        + "; MVK 1, x; "
        + "; ".join(f"[q{n}] ADD x, {n}, x; [!q{n}] SHL x, 1, x" for n in range(7))
        + "; .return x",
        "x, " + ", ".join(f"q{n}" for n in range(7)),
    ),
    "a predicate that changes": (
        "MV c, x; [x] SUB a, x, x; [!x] ADD b, 2, x; MPYU x, c, y; [y] MV y, x; [!y] MPY x, x, x; "
        ".return x",
        "x, y",
    ),
    "opposite products at once": (
        "MV a, x; [b] MPY a, c, x; [!b] MPY c, c, x; [b] ADD x, 1, x; .return x",
        "x",
    ),
    "a register in two pairs": (
        "MV a, h; ZERO l; ADDU b, h:l, h:l; ADDU c, l:h, l:h; ADD h, l, h; .return h",
        "h, l",
    ),
    "an argument in a register of the source": (
        "MVK 7, A6; ADD a, A6, x; MVK 9, B4; ADD x, B4, x; [a] B over; ADD b, x, x\n"
        "over:   ADD x, c, x; LDW *p, y; SUB x, y, x; .return x",
        "x, y",
    ),
    "a predicate that its own operation changes": (
        "ADDU a, b, h:l; [h] ADDU .L1 c, h:l, h:l; [h] ADD .L2 l, 1, h; [h] SUB .S1 h, l, h; ADD l, h, x; "
        ".return x",
        "x\n        .regb   h:l",
    ),
    "a constant halved": (
        "MV a, x; MVKH .S2 0x12340000, x; [b] ADDK .S2 77, x; .return x",
        "y\n        .rega   x",
    ),
}


@pytest.mark.parametrize("isa", ISAS)
@pytest.mark.parametrize("name", FORCED)
def test_moves_let_it_be_scheduled(name: str, isa: str) -> None:
    judge(program(*FORCED[name]), isa)


CYCLIC = """
f:      .cproc  a, b, c, p
        .reg    x, y, z, n, h:l
        MV      a, h
        MV      b, l
        MVK     38, z
        MPYHLU  b, h, y
        MVK     2, n
loop:   .trip   1, 3
        SUB     -13, z, x
        MPYLSHU l, l, h
 [a]    B       skip
        ADD     y, h, y
skip:   SUB     n, 1, n
 [n]    B       loop
        SMPYHL  h, x, l
        ADD     l, y, y
        .return y
        .endproc
"""


@pytest.mark.parametrize("isa", ISAS)
def test_variables_change_places_between_blocks(isa: str) -> None:
    """Two variables that live through a block in the registers of each other: no dependence is cyclic."""
    judge(CYCLIC, isa)


def test_a_double_word_beside_a_product_of_two() -> None:
    """Long results of .L and .S share a port, those of loads and of .M do not."""
    body = (
        "LDDW .D2T2 *p, h:l; MPY2 .M2 b, b, q:r; ADD h, l, h; XOR q, r, q; ADD h, q, h; .return h"
    )
    judge(program(body, "h:l, q:r"), "c64x")


def test_no_copies_where_every_operation_has_a_unit() -> None:
    table = instruction_table("c62x")
    procedure = parse(program("ADD a, b, x; .return x"), "f.sa", table)[0]
    assert with_forms(procedure, table) is procedure


@pytest.mark.parametrize("isa", ISAS)
def test_a_copy_crosses_where_the_unit_cannot(isa: str) -> None:
    """No unit adds 24 to what comes over a cross path; TI's image library asks for it."""
    judge(program("ADD .2X a, 24, x; ADD .1X x, 24, y; .return y"), isa)


def test_a_circular_base_is_not_copied() -> None:
    """AMR would have no effect on the copy."""
    text = """
f:      .cproc  p, mode
        .circ   ring/A4
        .reg    x
        MVC     mode, AMR
        MV      p, ring
        MV      p, A8
        LDW     *ring++, x
        ADDAW   ring, x, ring
        STW     x, *A8
        .return x
        .endproc
"""
    block = parse(text.lstrip(), "f.sa", instruction_table("c62x"))[0].blocks[0].operations[:-1]
    for circular, bases in ((True, ["A4", "A4"]), (False, [])):
        changed = spread(block, frozenset(), circular=circular)
        used = [str(o.memory.base) for o in changed if o.is_load and o.memory is not None]
        used += [str(o.operands[0]) for o in changed if o.mnemonic == "ADDAW"]
        assert [name for name in used if name == "A4"] == bases
