"""The sequential interpreter, on values computed from the manual's descriptions."""

from __future__ import annotations

import pytest

from broadside.facts.isa import instruction_table
from broadside.linear.interpreter.machine import InterpretError
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.ir import Procedure
from broadside.linear.parse import parse


def procedure(body: str, arguments: str = "a, b") -> Procedure:
    """A procedure with registers a, b (arguments) and c, d, e, f."""
    text = f"f: .cproc {arguments}\n .reg c, d, e, f, hi:lo\n{body}\n .endproc\n"
    return parse(text, "test.sa", instruction_table("c62x"))[0]


def result(body: str, a: int = 0, b: int = 0) -> int | None:
    """The value of c after `body`."""
    return interpret(procedure(f" {body}\n .return c"), [a, b], Memory())


@pytest.mark.parametrize(
    ("operation", "a", "b", "expected"),
    [
        ("ADD a, b, c", 0x7FFFFFFF, 1, 0x80000000),
        ("SADD a, b, c", 0x7FFFFFFF, 1, 0x7FFFFFFF),
        ("SSUB a, b, c", 0x80000000, 1, 0x80000000),
        ("ADD2 a, b, c", 0x0001FFFF, 0x00010001, 0x00020000),
        ("SUB2 a, b, c", 0x00010000, 0x00010001, 0x0000FFFF),
        ("ADDAH a, b, c", 100, 3, 106),
        ("ADDAW a, b, c", 100, 3, 112),
        ("SUBAW a, b, c", 100, 3, 88),
        ("ABS a, c", 0x80000000, 0, 0x7FFFFFFF),
        ("NEG a, c", 1, 0, 0xFFFFFFFF),
        ("NOT a, c", 0x0F0F0F0F, 0, 0xF0F0F0F0),
        ("AND -1, a, c", 0x12345678, 0, 0x12345678),
        ("CLR a, 4, 7, c", 0xFFFF, 0, 0xFF0F),
        ("SET a, 4, 7, c", 0, 0, 0xF0),
        ("EXT a, 24, 28, c", 0xF0, 0, 0xFFFFFFFF),
        ("EXTU a, 24, 28, c", 0xF0, 0, 0xF),
        ("EXTU a, b, c", 0xF0, 24 << 5 | 28, 0xF),
        ("CMPGT a, b, c", 1, 0xFFFFFFFF, 1),
        ("CMPGTU a, b, c", 1, 0xFFFFFFFF, 0),
        ("CMPLTU 1, b, c", 0, 2, 1),
        ("LMBD a, b, c", 1, 0x00800000, 8),
        ("LMBD a, b, c", 0, 0xFFFFFFFF, 32),
        ("NORM a, c", 0x02A3, 0, 21),
        ("MPY a, b, c", 0xFFFF, 2, 0xFFFFFFFE),
        ("MPYU a, b, c", 0xFFFF, 0xFFFF, 0xFFFE0001),
        ("MPYSU a, b, c", 0xFFFF, 2, 0xFFFFFFFE),
        ("MPYHLU a, b, c", 0x12345678, 1, 0x1234),
        ("MPYHSLU a, b, c", 0xFFFF0000, 3, 0xFFFFFFFD),
        ("SMPY a, b, c", 0x8000, 0x8000, 0x7FFFFFFF),
        ("SHL a, 31, c", 3, 0, 0x80000000),
        ("SHR a, 31, c", 0x80000000, 0, 0xFFFFFFFF),
        ("SHRU a, b, c", 0x80000000, 31, 1),
        ("SHL a, b, c", 1, 0x40 + 4, 16),
        ("SSHL a, 4, c", 0x10000000, 0, 0x7FFFFFFF),
        ("SSHL a, b, c", 1, 40, 0x7FFFFFFF),
        ("SSHL a, b, c", -1 & 0xFFFFFFFF, 32, 0x80000000),
        ("SSHL a, b, c", 0, 63, 0),
        ("SUBC a, b, c", 5, 3, 5),
        ("SUBC a, b, c", 3, 5, 6),
        ("MVK -2, c", 0, 0, 0xFFFFFFFE),
        ("MVKL 0x89abcdef, c\n MVKH 0x89abcdef, c", 0, 0, 0x89ABCDEF),
        ("MV a, c\n ADDK -3, c", 1, 0, 0xFFFFFFFE),
        ("ADDU a, b, hi:lo\n MV hi, c", 0xFFFFFFFF, 1, 1),
        ("SUBU a, b, hi:lo\n MV hi, c", 0, 1, 0xFF),
        ("SHL a, 4, hi:lo\n SHRU hi:lo, 8, hi:lo\n MV lo, c", 0xF0000000, 0, 0x0F000000),
        ("MV a, c\n [b] ADD c, 1, c", 5, 0, 5),
        ("MV a, c\n [!b] ADD c, 1, c", 5, 0, 6),
    ],
)
def test_operations(operation: str, a: int, b: int, expected: int) -> None:
    assert result(operation, a, b) == expected


def test_loops_and_memory() -> None:
    memory = Memory()
    words = memory.allocate(12, 4, b"".join(n.to_bytes(4, "little") for n in (5, 7, 9)))
    body = " ZERO c\nnext: LDW *a++, d\n ADD c, d, c\n SUB b, 1, b\n [b] B next\n .return c"
    assert interpret(procedure(body), [words, 3], memory) == 21


def test_circular_addressing_masks_the_index() -> None:
    memory = Memory()
    table = memory.allocate(256, 256, b"".join(n.to_bytes(4, "little") for n in range(64)))
    body = """ MV a, A4
 MVKL 0x00070001, c
 MVKH 0x00070001, c
 MVC c, AMR
 LDW *+A4[b], d
 ZERO c
 MVC c, AMR
 .return d"""
    assert interpret(procedure(body), [table, 0xFFFFFFC3], memory) == 3


def test_symbols_are_resolved() -> None:
    body = " MVKL table + 4, c\n MVKH table + 4, c\n .return c"
    assert interpret(procedure(body), [0, 0], Memory(), {"table": 0x12340000}) == 0x12340004


@pytest.mark.parametrize(
    ("body", "cause"),
    [
        (" ADD c, a, c", "c is read before it is written"),
        (" MVKL nowhere, c", "undefined symbol"),
        (" LDW *+a[0], c", "not allocated"),
        (" LDH *+b[0], c", "not aligned"),
        (" LDW *+B15[0], c", "never written"),
        ("on: ADD a, b, a\n MVK 1, c\n [c] B on", "no end after"),
    ],
)
def test_faults_name_their_place(body: str, cause: str) -> None:
    with pytest.raises(InterpretError, match=cause) as caught:
        interpret(procedure(body), [0, 0x8001], Memory(), max_operations=1000)
    assert caught.value.location.path == "test.sa"


def test_what_the_c64x_adds() -> None:
    """Double words, non-aligned accesses, products in the field that GFPGFR holds."""
    text = """
f:      .cproc  p, q
        .reg    high:low, x, y, field
        MVK     3, field
        MVKH    0x03000000, field
        MVC     field, GFPGFR
        LDNDW   *p, high:low
        STDW    high:low, *q++
        LDNW    *p[1], x
        GMPY4   x, x, y
        STNW    y, *q
        .return y
        .endproc
"""
    procedure = parse(text, "f.sa", instruction_table("c64x"))[0]
    memory = Memory()
    p = memory.allocate(16, 8, bytes(range(16)))
    q = memory.allocate(16)
    # In GF(16) with x^4 + x + 1 the squares of 5, 6, 7, 8 are 2, 7, 6, 12.
    assert interpret(procedure, [p + 1, q], memory, {}) == 0x0C060702
    assert memory.read(q, 12) == bytes(range(1, 9)) + bytes([2, 7, 6, 12])
