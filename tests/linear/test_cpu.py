"""What `facts/cpu.py` says of all instructions of a kind, compared with each entry of the table."""

from __future__ import annotations

import pytest

from broadside.facts import cpu
from broadside.facts.isa import Instruction
from broadside.linear.procedure.conventions import CALLEE_SAVED, CIRCULAR_REGISTERS

INSTRUCTIONS = [form for forms in cpu.LARGEST.forms.values() for form in forms]


@pytest.mark.parametrize(
    ("flag", "delay", "least"), [("branch", cpu.BRANCH_DELAY, 4), ("load", cpu.LOAD_DELAY, 8)]
)
def test_a_kind_of_instruction_has_one_number_of_delay_slots(
    flag: str, delay: int, least: int
) -> None:
    found = [form for form in INSTRUCTIONS if flag in form.flags]
    assert len({form.mnemonic for form in found}) >= least
    assert {form.delay_slots for form in found} == {delay}


def _facts(form: Instruction) -> tuple[int, int]:
    return form.delay_slots, form.access_bytes


def test_all_encodings_of_an_instruction_agree() -> None:
    for mnemonic, forms in cpu.LARGEST.forms.items():
        assert len(set(map(_facts, forms))) == 1, mnemonic


def test_each_load_and_store_moves_some_bytes() -> None:
    accesses = {form.mnemonic for form in INSTRUCTIONS if form.flags & {"load", "store"}}
    assert accesses == set(cpu.ACCESS_BYTES)
    assert set(cpu.ACCESS_BYTES.values()) == {1, 2, 4, 8}


def test_the_units_are_those_of_the_table() -> None:
    sides = {"A": "1", "B": "2"}
    of_table = {f.unit_class + sides[s] for f in INSTRUCTIONS if f.unit for s in f.sides}
    assert of_table == set(cpu.UNITS)


def test_registers_with_a_special_use_are_registers() -> None:
    assert {*CALLEE_SAVED, *CIRCULAR_REGISTERS, *cpu.PREDICATES} < set(cpu.REGISTERS)
