"""Sources may be exchanged exactly if the interpreter and the simulator give the same result."""

from __future__ import annotations

import random

import pytest

from broadside import _core
from broadside.facts.isa import Instruction, instruction_table
from broadside.linear.interpreter.arithmetic import FUNCTIONS, LONG, WORD, Source
from broadside.linear.interpreter.packed import PACKED
from broadside.linear.match import COMMUTATIVE

TABLE = instruction_table("c64x")
MEANINGS = {**FUNCTIONS, **PACKED}
EDGES = (0, 1, 0x7FFFFFFF, 0x80000000, 0x80008000, 0xFFFFFFFF, 0x80808080, 0x7FFF8000)
APART = frozenset(["GMPY4"])
"""Reads GFPGFR too, so its meaning is not that of two words."""


def _of_words(mnemonic: str) -> list[Instruction]:
    """Forms that take two words from registers."""
    return [
        form
        for form in TABLE.forms[mnemonic]
        if len(form.operands) == 3
        and all(o.is_register and not o.is_pair for o in form.operands[:2])
    ]


def _operands(count: int) -> list[tuple[int, int]]:
    source = random.Random(7)
    edges = [(a, b) for a in EDGES for b in EDGES]
    return edges + [(source.getrandbits(32), source.getrandbits(32)) for _ in range(count)]


def _commutes(mnemonic: str) -> bool:
    meaning = MEANINGS[mnemonic]
    width = LONG if _of_words(mnemonic)[0].operands[2].is_pair else WORD
    return all(
        meaning([Source(a), Source(b)], width) == meaning([Source(b), Source(a)], width)
        for a, b in _operands(400)
    )


CANDIDATES = sorted(m for m in TABLE.forms if m in MEANINGS and m not in APART and _of_words(m))


@pytest.mark.parametrize("mnemonic", CANDIDATES)
def test_the_list_is_that_of_the_meanings(mnemonic: str) -> None:
    assert _commutes(mnemonic) == (mnemonic in COMMUTATIVE)


def test_every_instruction_of_the_list_is_examined() -> None:
    assert frozenset(CANDIDATES) >= COMMUTATIVE


def _program(mnemonic: str) -> str:
    """The first argument points to four words: the results of both orders of the other two arguments."""
    form = _of_words(mnemonic)[0]
    results = ("A9:A8", "A17:A16") if form.operands[2].is_pair else ("A8", "A16")
    unit = f".{form.unit_class}1"
    return f"""
        .global f
f:      MV      .L1X    B4, A7
        ZERO    .L1     A9
        ZERO    .L1     A17
        {mnemonic:7} {unit} A7, A6, {results[0]}
        NOP     4
        {mnemonic:7} {unit} A6, A7, {results[1]}
        NOP     4
        STW     .D1T1   A8, *+A4[0]
        STW     .D1T1   A9, *+A4[1]
        STW     .D1T1   A16, *+A4[2]
        STW     .D1T1   A17, *+A4[3]
        B       .S2     B3
        NOP     5
"""


@pytest.mark.parametrize("mnemonic", sorted(COMMUTATIVE))
def test_the_simulator_agrees(mnemonic: str) -> None:
    text = _program(mnemonic)
    simulator = _core.Simulator("c64x-flat")
    simulator.load([_core.assemble(text, "both.asm", "c64x")])
    place = simulator.allocate(16)
    for a, b in _operands(20):
        simulator.call("f", [place, a, b])
        words = bytes(simulator.read(place, 16))
        assert words[:8] == words[8:], (hex(a), hex(b))
