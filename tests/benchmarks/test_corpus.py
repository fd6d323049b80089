"""The corpus of routines: each source parses and agrees with its oracle; a few are scheduled."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import pytest

from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.options import Options
from corpus import hashes
from corpus.catalogue import routines
from corpus.routine import CORPUS, EXAMPLES, Buffer, Routine, call
from corpus.running import (
    Outcome,
    WrongResult,
    cases,
    check_interpreted,
    check_simulated,
    compare,
    procedure_of,
)

QUICK = Options(
    seconds=0.3, improve_seconds=0.1, region_seconds=0.1, large_region_seconds=0.3, workers=1
)

SCHEDULED = {
    "vector_sum": "c62x",
    "chacha20_quarter": "c62x",
    "dot": "c64x",
    "saturating_add_c64x": "c64x",
}
"""Routines that are scheduled within a second: loops, straight code, double words."""


def _all() -> list[tuple[Routine, str]]:
    return [(routine, isa) for routine in routines() for isa in routine.isas]


def _named(pair: object) -> str:
    return pair.name if isinstance(pair, Routine) else str(pair)


def test_every_source_has_an_oracle() -> None:
    files = {path for folder in (CORPUS, EXAMPLES) for path in folder.rglob("*.sa")}
    assert {routine.path for routine in routines()} == files
    assert len(list(CORPUS.rglob("*.sa"))) >= 40


@pytest.mark.parametrize(("routine", "isa"), _all(), ids=_named)
def test_the_source_does_what_its_oracle_says(routine: Routine, isa: str) -> None:
    check_interpreted(routine, isa, 2)


def test_a_source_that_does_something_else_is_noticed(tmp_path: Path) -> None:
    for name, right, wrong in (
        ("vector_sum", "ADD     value, sum", "SUB     value, sum"),
        ("threshold", "CMPGT   value", "CMPLT   value"),
        ("fir_real", "SHR     sum, 15", "SHR     sum, 14"),
    ):
        (routine,) = routines((name,))
        assert right in routine.text
        path = tmp_path / f"{name}.sa"
        path.write_text(routine.text.replace(right, wrong), encoding="utf-8")
        with pytest.raises(WrongResult, match=f"{name} for c62x, interpreted"):
            check_interpreted(replace(routine, path=path), "c62x", 4)


def test_a_buffer_that_must_stay_is_compared() -> None:
    case = call(Buffer(b"abcd"), Buffer(b"efgh", b"xxxx"), returned=-1)
    compare(case, Outcome([b"abcd", b"xxxx"], 0xFFFFFFFF), "right")
    with pytest.raises(WrongResult, match="buffer 0 differs from byte 2 on: 5a64, not 6364"):
        compare(case, Outcome([b"abZd", b"xxxx"], 0xFFFFFFFF), "changed")
    with pytest.raises(WrongResult, match="buffer 1 differs from byte 0 on"):
        compare(case, Outcome([b"abcd", b"efgh"], 0xFFFFFFFF), "not written")
    with pytest.raises(WrongResult, match="returns 0, not 4294967295"):
        compare(case, Outcome([b"abcd", b"xxxx"], 0), "returned")


def test_calls_are_the_same_ones_each_time_and_differ_from_each_other() -> None:
    for routine in routines():
        drawn = list(cases(routine, 3))
        assert drawn == list(cases(routine, 3))
        assert drawn[0] != drawn[1], routine.name


def test_the_steps_of_keccak_make_sha3() -> None:
    """The oracles of theta, rho, pi and chi, with iota, are the permutation of hashlib's SHA3-256."""
    message = b"broadside"
    block = message + b"\x06" + bytes(134 - len(message)) + b"\x80"
    state = [int.from_bytes(block[i : i + 8], "little") for i in range(0, 136, 8)] + [0] * 8
    register = 1
    for _ in range(24):
        state = hashes.chi(hashes.rho_pi(hashes.theta(state)))
        for j in range(7):
            state[0] ^= (register & 1) << (2**j - 1)
            register = register << 1 ^ (0x171 if register >> 7 & 1 else 0)
    digest = b"".join(lane.to_bytes(8, "little") for lane in state[:4])
    assert digest == hashlib.sha3_256(message).digest()


@pytest.mark.parametrize("name", SCHEDULED)
def test_scheduled_code_does_what_its_oracle_says(name: str) -> None:
    (routine,), isa = routines((name,)), SCHEDULED[name]
    result = optimize(routine.text, str(routine.path), isa, QUICK)
    assert check_simulated(routine, isa, result.assembly, 2) > 0


def test_scheduled_code_that_does_something_else_is_noticed() -> None:
    (routine,) = routines(("vector_sum",))
    result = optimize(routine.text, str(routine.path), "c62x", QUICK)
    loads = [line for line in result.assembly.splitlines() if "LDH  " in line]
    assert loads
    wrong = result.assembly.replace("LDH  ", "LDHU ")
    with pytest.raises(WrongResult, match="vector_sum for c62x, scheduled: returns"):
        check_simulated(routine, "c62x", wrong, 4)


def test_the_file_of_a_routine_defines_its_procedure() -> None:
    for routine in routines():
        procedure = procedure_of(routine, routine.isas[0])
        assert f".global {procedure.name}" in routine.text
        assert len(procedure.arguments) == len(next(cases(routine, 1)).arguments)
