"""LDNDW and STNDW with offsets in bytes (SPRU732J chapter 3), against a model in Python."""

from __future__ import annotations

import random
import struct

import pytest

from broadside import _core
from broadside.facts.isa import instruction_table
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.ir import LinearError
from broadside.linear.parse import parse
from broadside.optimizer.optimize import optimize
from programs import QUICK

_SIZE = 128
_MIDDLE = 61
"""The pointer's distance from the beginning of the buffer. It is odd, so every access is unaligned."""


def both(body: str, step: int, *, aliases: bool = True) -> tuple[int, bytes, str]:
    """Result and memory of `f(pointer, step)`, on which interpreter and simulator agree, and the assembly."""
    facts = "" if aliases else " .no_mdep\n"
    text = f"f: .cproc p, i\n .reg h:l, n, s\n{facts} ZERO s\n{body} .return s\n .endproc\n"
    data = random.Random(body).randbytes(_SIZE)
    memory = Memory()
    place = memory.allocate(_SIZE, 8, data)
    procedure = parse(text, "f.sa", instruction_table("c64x"))[0]
    returned = interpret(procedure, [place + _MIDDLE, step], memory, {})
    assert isinstance(returned, int)
    expected = returned & 0xFFFFFFFF, memory.read(place, _SIZE)
    assembly = optimize(text, "f.sa", "c64x", QUICK).assembly
    simulator = _core.Simulator("c64x-flat")
    simulator.load([_core.assemble(" .global f\n" + assembly, "f.asm", "c64x")])
    place = simulator.allocate(_SIZE)
    simulator.write(place, data)
    found = simulator.call("f", [place + _MIDDLE, step & 0xFFFFFFFF], undefined_registers=True)
    assert (found.return_value, bytes(simulator.read(place, _SIZE))) == expected
    return *expected, assembly


def word_sum(body: str, *places: int) -> int:
    """The sum of the words of the double words at these distances from the pointer."""
    data = random.Random(body).randbytes(_SIZE)
    words = (struct.unpack_from("<2I", data, _MIDDLE + place) for place in places)
    return sum(map(sum, words)) & 0xFFFFFFFF


_ADDED = " ADD h, s, s\n ADD l, s, s\n"


@pytest.mark.parametrize(
    ("address", "written", "first", "second"),
    [
        ("*+p(4)", "(4)", 4, 0),
        ("*-p(31)", "(31)", -31, 0),
        ("*+p(-3)", "-3", -3, 0),
        ("*p++(5)", "(5)", 0, 5),
        ("*p--(7)", "(7)", 0, -7),
        ("*++p(1)", "(1)", 1, 1),
        ("*--p(30)", "(30)", -30, -30),
        ("*+p(24)", "[3]", 24, 0),
        ("*p++(16)", "[2]", 0, 16),
        ("*+p(i)", "(", 11, 0),
        ("*-p(i)", "(", -11, 0),
        ("*p++(i)", "(", 0, 11),
        ("*++p(i)", "(", 11, 11),
        ("*--p(i)", "(", -11, -11),
    ],
)
def test_a_load_of_each_address(address: str, written: str, first: int, second: int) -> None:
    body = f" LDNDW {address}, h:l\n{_ADDED} LDNDW *p, h:l\n{_ADDED}"
    result, _, assembly = both(body, 11)
    assert result == word_sum(body, first, second)
    assert written in next(line for line in assembly.splitlines() if "LDNDW" in line)


@pytest.mark.parametrize(
    ("address", "place"), [("*+p(9)", 9), ("*-p(i)", 13), ("*++p(3)", 3), ("*p--(i)", 0)]
)
@pytest.mark.parametrize("aliases", [True, False])
def test_a_store_changes_only_its_own_bytes(address: str, place: int, aliases: bool) -> None:
    body = f" LDNDW *+p(2), h:l\n STNDW h:l, {address}\n"
    _, memory, _ = both(body, -13, aliases=aliases)
    expected = bytearray(random.Random(body).randbytes(_SIZE))
    begin = _MIDDLE + place
    expected[begin : begin + 8] = expected[_MIDDLE + 2 : _MIDDLE + 10]
    assert memory == expected


def test_a_store_before_a_load_that_it_overlaps_by_bytes() -> None:
    body = f" LDNDW *p, h:l\n STNDW h:l, *+p(3)\n LDNDW *+p(10), h:l\n{_ADDED}"
    result, memory, _ = both(body, 0)
    assert result == sum(struct.unpack_from("<2I", memory, _MIDDLE + 10)) & 0xFFFFFFFF


@pytest.mark.parametrize("unrolled", [1, 2, 3])
@pytest.mark.parametrize(("move", "step"), [("*p++(3)", 3), ("*p++(i)", 5), ("*p--(i)", -5)])
def test_a_loop_that_moves_by_bytes(move: str, step: int, unrolled: int) -> None:
    loop = f" MVK 6, n\nloop: .trip 6, 6, 6\n .unroll {unrolled}\n LDNDW {move}, h:l\n{_ADDED}"
    body = f"{loop} SUB n, 1, n\n [n] B loop\n LDNDW *p, h:l\n{_ADDED}"
    result, _, _ = both(body, 5, aliases=False)
    assert result == word_sum(body, *(step * number for number in range(7)))


def refused(operation: str) -> str:
    text = f"f: .cproc p, i\n .reg h:l\n {operation}\n .return l\n .endproc\n"
    with pytest.raises(LinearError) as error:
        parse(text, "f.sa", instruction_table("c64x"))
    return str(error.value)


@pytest.mark.parametrize("operation", ["LDDW *p++(i), h:l", "LDW *+p(i), l", "STNW l, *+p(i)"])
def test_only_double_words_off_alignment_take_a_register_in_parentheses(operation: str) -> None:
    assert refused(operation).endswith("a register offset is written in brackets, not parentheses")


def test_an_offset_in_bytes_that_is_too_far() -> None:
    assert refused("LDNDW *+p(33), h:l").endswith(
        "f.sa:3:8: error: byte offset 33 is not a multiple of 8 and over 31"
    )
    assert refused("LDNW *+p(6), l").endswith("byte offset 6 is not a multiple of 4")
