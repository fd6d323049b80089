"""The interpreter's arithmetic against the simulator's, which were written apart, on random values."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from broadside import _core
from broadside.facts.isa import Instruction, OperandForm, instruction_table
from broadside.linear.interpreter.arithmetic import FUNCTIONS, LONG, WORD, Source
from broadside.linear.interpreter.packed import PACKED
from broadside.linear.match import COMMUTATIVE

SOURCES = (("A5", "A4"), ("A9", "A8"))
"""Register pairs of the first and second source; a word is in the low one."""
DOUBLE = 64
"""Bits of a pair that holds a 64-bit result."""
MEANINGS = FUNCTIONS | PACKED
EDGES = (0, 1, 0x7FFF, 0x8000, 0x7FFFFFFF, 0x80000000, 0xFFFF0000, 0xFFFFFFFF)


@dataclass(frozen=True)
class Form:
    """One form of an instruction with constants chosen: assembly text, its sources and result."""

    name: str
    symbol: str
    text: str
    mnemonic: str
    sources: tuple[int | None, ...]  # constants; None is a register
    widths: tuple[int, ...]
    width: int


def forms() -> Iterator[Form]:
    """Every form that computes a register from registers and constants."""
    source = random.Random("forms")
    number = 0
    for mnemonic, instructions in instruction_table("c64x").forms.items():
        for instruction in instructions if mnemonic in MEANINGS else ():
            if all(o.is_register or _is_number(o) for o in instruction.operands):
                yield _form(instruction, f"form{number}", source)
                number += 1


def _is_number(operand: OperandForm) -> bool:
    return re.fullmatch(r"[su]cst[0-9]+", operand.kind) is not None


def _form(instruction: Instruction, symbol: str, source: random.Random) -> Form:
    *operands, destination = instruction.operands
    texts: list[str] = []
    constants: list[int | None] = []
    widths: list[int] = []
    registers = iter(SOURCES)
    for operand in operands:
        if operand.is_register:
            high, low = next(registers)
            texts.append(f"{high}:{low}" if operand.is_pair else low)
            constants.append(None)
        else:
            low_bound, high_bound = operand.constant_range
            constants.append(source.randint(low_bound, high_bound))
            texts.append(str(constants[-1]))
        widths.append(LONG if operand.is_pair else WORD)
    result = "A1:A0" if destination.is_pair else "A0"
    text = f"{instruction.mnemonic} .{instruction.unit_class}1 {', '.join([*texts, result])}"
    kinds = " ".join(o.kind for o in instruction.operands)
    return Form(
        f"{instruction.mnemonic} .{instruction.unit_class} {kinds}",
        *(symbol, text, instruction.mnemonic, tuple(constants), tuple(widths)),
        (DOUBLE if instruction.mnemonic in PACKED else LONG) if destination.is_pair else WORD,
    )


def program(form: Form, half: str) -> str:
    """A routine f(low 1, low 2, high 1, high 2) that returns the low or high word of the result."""
    return f"""
        .global {form.symbol}{half}
{form.symbol}{half}:
        MV .S1  A6, A5
        MV .L1X B4, A8
        MV .L1X B6, A9
        ZERO .L1 A1
        {form.text}
        B .S2   B3
        NOP     2
        MV .L1  {"A0" if half == "low" else "A1"}, A4
        NOP     2
"""


FORMS = list(forms())


@pytest.fixture(scope="module")
def simulator() -> _core.Simulator:
    text = "        .text\n" + "".join(program(f, half) for f in FORMS for half in ("low", "high"))
    machine = _core.Simulator("c64x-flat")
    machine.load([_core.assemble(text, "forms.asm", "c64x")])
    return machine


def random_word(source: random.Random) -> int:
    """Edges, small numbers (shift amounts, bit fields) and anything."""
    return source.choice(
        (source.choice(EDGES), source.randrange(32), source.randrange(1024), source.getrandbits(32))
    )


def simulated(simulator: _core.Simulator, form: Form, arguments: list[int]) -> int | None:
    """The simulator's result; `None` if the manual leaves it undefined."""
    try:
        result = simulator.call(f"{form.symbol}low", arguments).return_value
        if form.width > WORD:
            result &= 0xFFFFFFFF
            result |= simulator.call(f"{form.symbol}high", arguments).return_value << WORD
    except _core.SimulationError as error:
        if error.rule != "undefined result":
            raise
        return None
    return result


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_both_agree(form: Form, simulator: _core.Simulator) -> None:
    source = random.Random(form.name)
    compared = 0
    for _ in range(40):
        lows = [random_word(source), random_word(source)]
        highs = [source.getrandbits(8), source.getrandbits(8)]
        registers = iter(zip(lows, highs, strict=True))
        sources = []
        for constant, width in zip(form.sources, form.widths, strict=True):
            if constant is None:
                low, high = next(registers)
                sources.append(Source(high << WORD | low if width == LONG else low, width))
            else:
                sources.append(Source(constant & 0xFFFFFFFF))
        result = simulated(simulator, form, [*lows, *highs])
        if result is not None:
            expected = MEANINGS[form.mnemonic](sources, form.width).value & (1 << form.width) - 1
            assert result == expected, (form.text, [hex(s.bits) for s in sources])
            compared += 1
    assert compared or form.mnemonic in ("CLR", "SET")  # whose random constants may be out of order


@pytest.mark.parametrize("mnemonic", sorted(COMMUTATIVE))
def test_sources_that_may_be_exchanged(mnemonic: str) -> None:
    """The optimizer exchanges them, and the verifier accepts both orders."""
    source = random.Random(mnemonic)
    width = DOUBLE if mnemonic in ("MPY2", "MPYU4", "SMPY2") else WORD
    for _ in range(300):
        one, two = Source(random_word(source)), Source(random_word(source))
        meaning = MEANINGS[mnemonic]
        assert meaning([one, two], width) == meaning([two, one], width)
