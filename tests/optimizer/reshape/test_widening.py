"""Loops that one copy of a value, or another instruction of the same meaning, makes shorter."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from both_ways import Argument, Words, agreed

from broadside.facts.isa import instruction_table
from broadside.linear.interpreter.arithmetic import FUNCTIONS, Source
from broadside.linear.ir import Immediate, Operation, Register
from broadside.linear.parse import parse
from broadside.optimizer.bounds.attempt import LISTED, WITH_COPIES
from broadside.optimizer.exact.copying import CopyingModel, CopyingOutcome
from broadside.optimizer.machine.equal import equals
from broadside.optimizer.optimize import Result, optimize
from broadside.optimizer.record.options import Options
from broadside.optimizer.strategies.loops.constraint_model import ConstraintModel
from broadside.optimizer.verify.values.terms import Terms
from programs import DOT_PRODUCT, IN_PLACE, LATE_CARRIED, MAXIMUM

ROOT = Path(__file__).resolve().parents[3]

QUICK = Options(seconds=10, improve_seconds=0.05, region_seconds=20, workers=1)

SCALED_SUM = """
        .global scaled
scaled: .cproc  x, y, z, gain
        .reg    pair, other, low, high, mask, first, second, next, count
        .no_mdep
        MVK     -1, mask
        MVKH    0, mask
        MVK     20, count
        ADD     z, 2, next
loop:   .trip   20
        LDW     .D2     *x++, pair
        LDW     .D1     *y++, other
        MPY     .M1     pair, gain, low
        MPYHL   .M2     pair, gain, high
        SHR     .S1     low, 15, low
        SHR     .S2     high, 15, high
        AND     .L2X    other, mask, first
        SHR     .S1     other, 16, second
        ADD     .L2X    low, first, first
        ADD     .L1X    high, second, second
        STH     .D2     first, *z++[2]
        STH     .D1     second, *next++[2]
 [count] SUB    count, 1, count
 [count] B      loop
        .endproc
"""
"""The result of a shift crosses: in the cycle after it waits, and later its register is written anew."""

NEEDLESS_X = (
    SCALED_SUM.replace("SHR     .S1     other", "SHR     .S2     other")
    .replace(".L1X    high", ".L2X    high")
    .replace(".L2X    low", ".L1X    low")
)
"""Two sources on side B, and an X."""

EXCHANGED_HALVES = """
        .global halves
halves: .cproc  x, y
        .reg    one, two, total, product, count
        .no_mdep
        MVK     20, count
        ZERO    total
loop:   .trip   20
        LDW     .D1T1   *x++, one
        LDW     .D2T2   *y++, two
        MPYHL   .M1     two, one, product
        ADD     .L1     product, total, total
        SUB     count, 1, count
 [count] B      loop
        .return total
        .endproc
"""
"""The first source of MPYHL cannot cross, that of MPYLH is the other one."""


ADAPTIVE = """
        .global adapt
adapt:  .cproc  taps, past, step, count
        .reg    old, x, low, high, before, after, change
loop:   .trip   4
        LDW     *--taps, old
        LDW     *--past, x
        MPY     x, step, low
        MPYH    x, step, high
        SHR     low, 15, low
        SHR     high, 15, high
        LDW     *--past, before
        LDW     *++past, after
        PACK2   high, low, change
        ADD2    old, change, old
        STW     old, *taps
        PACKLH2 after, before, before
        STW     before, *past
        SUB     count, 1, count
 [count] B      loop
        .endproc
"""
"""An adaptive filter, whose accesses keep their order: a recurrence, and a pointer that goes both ways."""


def scheduled(text: str, isa: str) -> Result:
    return optimize(text, "program.sa", isa, QUICK)


def words(seed: int, count: int = 20) -> Words:
    generator = random.Random(seed)
    return Words(tuple(generator.getrandbits(32) for _ in range(count)))


def test_a_copy_keeps_what_crosses_from_waiting() -> None:
    loop = scheduled(SCALED_SUM, "c64x").loops[0]
    assert (loop["ii"], loop["optimal"], loop["formulation"]) == (2, True, WITH_COPIES)


def test_an_x_that_no_source_needs_is_ignored() -> None:
    assert scheduled(NEEDLESS_X, "c62x").loops[0]["ii"] == 2


@pytest.mark.parametrize("text", [SCALED_SUM, NEEDLESS_X])
@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_rewritten_loops_compute_the_same(text: str, isa: str) -> None:
    agreed(text, [words(1), words(2), Words((0,) * 20), 12345], isa, QUICK)


@pytest.fixture
def rewritten_always(monkeypatch: pytest.MonkeyPatch) -> None:
    """Loops as written are not tried, and get as many copies as there is time for."""

    def search(model: CopyingModel, *limits: float) -> CopyingOutcome:
        del limits
        issued = [made for copies in model.copied.issued.values() for made in copies]
        model.model.maximize(sum(issued))
        return unchanged(model, 0.2, 600.0, 1)

    unchanged = CopyingModel.search
    monkeypatch.setattr(CopyingModel, "search", search)
    monkeypatch.setattr(ConstraintModel, "suits", lambda *_: False)


@pytest.mark.usefixtures("rewritten_always")
@pytest.mark.parametrize(
    ("program", "others"),
    [(DOT_PRODUCT, [words(2)]), (LATE_CARRIED, [words(2), 321]), (MAXIMUM, [])],
)
def test_copies_of_whatever_may_have_one(program: str, others: list[Argument]) -> None:
    """Needless copies, even of values that pass to the next iteration, change no result."""
    text = program.format(trip="20")
    notes = [a["note"] for a in scheduled(text, "c62x").loops[0]["attempts"]]
    assert any("cop" in note for note in notes)
    agreed(text, [words(1), *others, 20], "c62x", QUICK)


@pytest.mark.usefixtures("rewritten_always")
def test_the_counter_of_a_loop_is_not_copied() -> None:
    found = scheduled(IN_PLACE.format(trip="20"), "c62x")
    assert not found.not_pipelined
    agreed(IN_PLACE.format(trip="20"), [words(1), 20], "c62x", QUICK)


def test_values_that_outlive_two_intervals_get_a_chain_of_copies() -> None:
    """A proof with the moves that latencies require proves nothing: other moves may work."""
    path = ROOT / "benchmarks" / "linear_assembly" / "images" / "threshold_c64x.sa"
    found = optimize(path.read_text(), str(path), "c64x", QUICK)
    assert found.loops[0]["ii"] == 2


def test_the_multiply_of_exchanged_halves() -> None:
    found = scheduled(EXCHANGED_HALVES, "c62x")
    assert found.loops[0]["ii"] == 1
    assert "MPYLH" in found.assembly
    agreed(EXCHANGED_HALVES, [words(1), words(2)], "c62x", QUICK)


def test_at_once_a_loop_gets_the_copies_without_which_no_forms_fit() -> None:
    found = optimize(NEEDLESS_X, "program.sa", "c62x", Options(first=True, workers=1))
    assert [loop["name"] for loop in found.loops] == ["loop"]


def test_lists_find_what_the_model_has_no_time_for() -> None:
    hasty = replace(QUICK, seconds=0.001, improve_seconds=0.001)
    found = optimize(ADAPTIVE, "program.sa", "c64x", hasty)
    assert not found.not_pipelined
    assert found.loops[0]["attempts"][-1]["result"] == LISTED


FORMS = (
    *("MPYHL a, b, c", "MPYLH a, b, c", "MPYHLU a, b, c", "MPYLHU a, b, c", "SMPYHL a, b, c"),
    *("MPYHSU a, b, c", "MPYHUS a, b, c", "MPYSU a, b, c", "MPYUS a, b, c", "SMPYLH a, b, c"),
    *("MPYHSLU a, b, c", "MPYLUHS a, b, c", "MPYHULS a, b, c", "MPYLSHU a, b, c"),
    *("CMPGT a, b, c", "CMPLT a, b, c", "CMPGTU a, b, c", "CMPLTU a, b, c"),
    *("ADD a, 5, c", "ADD -7, a, c", "SUB a, 5, c", "SHL a, 1, c", "SHRU a, 31, c"),
    *("EXTU a, 0, 9, c", "EXT a, 0, 9, c", "EXTU a, 28, 28, c", "EXTU a, 0, 31, c"),
    *("CLR a, 4, 31, c", "CLR a, 0, 2, c", "SET a, 0, 3, c", "SET a, 4, 31, c"),
)


def operation(text: str) -> Operation:
    source = f"f: .cproc a, b\n .reg c\n {text}\n .return c\n .endproc\n"
    return parse(source, "f.sa", instruction_table("c62x"))[0].operations[0]


def sources(found: Operation, values: dict[Register, int]) -> list[int]:
    return [o.value if isinstance(o, Immediate) else values[o] for o in found.operands[:-1]]  # type: ignore[index]


def samples() -> Iterator[dict[Register, int]]:
    generator = random.Random(7)
    edges = (0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x8000, 0x80008000)
    for number in range(200):
        one, two = generator.getrandbits(32), generator.getrandbits(32)
        if number < len(edges):
            one = two = edges[number]
        yield {Register("a"): one, Register("b"): two}


@pytest.mark.parametrize("text", FORMS)
def test_equal_instructions_compute_the_same(text: str) -> None:
    """The interpreter and the verifier, which has its own identities, both take them as equal."""
    written = operation(text)
    others = equals(written)
    assert others
    terms = Terms()
    symbols = {Register(name): terms.make("entry", name) for name in "ab"}

    def term(found: Operation) -> int:
        given = [
            terms.constant(o.value) if isinstance(o, Immediate) else symbols[o]  # type: ignore[index]
            for o in found.operands[:-1]
        ]
        return terms.compute(found, given)

    for other in others:
        assert term(other) == term(written)
        for values in samples():
            results = [computed(found, sources(found, values)) for found in (written, other)]
            assert results[0] == results[1], (other, values)


def computed(found: Operation, given: list[int]) -> int:
    """The word that the operation computes from its sources."""
    bits = [Source(value & 0xFFFFFFFF) for value in given]
    return FUNCTIONS[found.mnemonic](bits, 32).value & 0xFFFFFFFF


FEW_TRIPS = """
        .global few
few:    .cproc  key, to, left
        .reg    word
        .no_mdep
copy:   .trip   4, 8
        LDW     *key++, word
        STW     word, *to++
        SUB     left, 1, left
 [left] B       copy
        .return
        .endproc
"""


def test_an_interval_that_needs_too_many_passes_gives_way_to_a_longer_one() -> None:
    """With copies the loop has a schedule at 1, whose pipeline needs more than eight passes."""
    (loop,) = optimize(FEW_TRIPS.lstrip(), "few.sa", "c62x", QUICK).loops
    assert loop["ii"] == 2
