"""The assembly files of bitsliced DES: their contents, and the records that the bench reads."""

from __future__ import annotations

import json
from pathlib import Path

from broadside.facts.isa import instruction_table
from broadside.generators.bitslice import keys
from broadside.generators.bitslice.bodies import (
    BODIES,
    GROUP_OPERATIONS,
    LABEL,
    REGISTERS,
    ROOM,
    netlists,
)
from broadside.generators.bitslice.placing import placement
from broadside.generators.bitslice.placing.body import Body, Placed
from broadside.generators.bitslice.writing import batch, linear, modes
from broadside.linear import parse_file
from broadside.optimizer.bounds import initiation as bounds
from broadside.optimizer.bounds.attempt import ANNEALED, NOT_ANNEALED, Attempt
from broadside.optimizer.complete import loop_of
from broadside.optimizer.emit import fetch_packets as fetch
from broadside.optimizer.emit.feedback import attempt_lines

ROUND = "round"
CIPHERS = {"des": 16, "des3": 48}  # rounds


def round_source(suffix: str) -> str:
    """The rounds for a CPU as linear assembly."""
    rounds = load_placed(ROOM, f"round{suffix}").body
    return linear.round_procedure(rounds.operations, REGISTERS, LABEL, suffix)


def load_placed(room: Path, name: str) -> Placed:
    """The kept placement of the body `name`, checked against the body that the program makes now."""
    record = placement.load(placement.kept(room, name))
    return placement.restore(BODIES[name](record.search.length), record)


def kernels(room: Path, suffix: str) -> str:
    """The routines for a CPU."""
    name = f"round{suffix}"
    rounds = load_placed(room, name)
    to_slices, from_slices = (
        batch.groups(load_placed(room, f"{way}{suffix}"), GROUP_OPERATIONS[way])
        for way in ("to_slices", "from_slices")
    )
    lines = [
        f"; Bitsliced DES and triple-DES for the {rounds.body.cpu.isa.upper().replace('X', 'x')}: "
        "ECB, CBC decryption of one and of three channels.",
        "; Written by generators/bitslice from the circuits and placements; not to be edited.",
        *loop_record(rounds.body, attempts(room, name, rounds.body.length), suffix),
        '   .sect ".text"',
    ]
    for cipher, rounds_ in CIPHERS.items():
        for direction in ("encrypt", "decrypt"):
            lines += modes.entry(f"{cipher}_ecb_{direction}_bitslice{suffix}", rounds_, "ecb")
        lines += modes.entry(f"{cipher}_cbc_decrypt_bitslice{suffix}", rounds_, "cbc_decrypt")
        lines += modes.entry(f"{cipher}_cbc3_decrypt_bitslice{suffix}", rounds_, "cbc3_decrypt")
    batches = batch.assembly(to_slices, rounds, from_slices, REGISTERS)
    for routine in (modes.ecb(), modes.cbc(), modes.cbc3(), modes.chain(), batches):
        spanning = rounds.body.cpu.packets_span
        lines += ["", *fetch.aligned(routine[1:])] if spanning else routine
    return "\n".join(lines) + "\n"


def attempts(room: Path, name: str, length: int) -> list[Attempt]:
    """The searches for the body with its present operations in at most `length` cycles, ordered by cycles."""
    all_trials = placement.trials(placement.tried(room, name))
    near = sorted(
        (trial for trial in all_trials if trial.search.length <= length),
        key=lambda trial: trial.search.length,
    )
    present = {n: placement.digest(BODIES[name](n)) for n in {t.search.length for t in near}}
    return [
        Attempt(
            trial.search.length,
            ANNEALED if trial.outcome == placement.FOUND else NOT_ANNEALED,
            trial.seconds,
            banks_apart=True,
            note=_described(trial),
        )
        for trial in near
        if trial.digest == present[trial.search.length]
    ]


def _described(trial: placement.Trial) -> str:
    how = f"{trial.search.moves / 1e6:.0f} million moves from seed {trial.search.seed}"
    return how if trial.outcome == placement.FOUND else f"{how}: {trial.outcome}"


def loop_record(body: Body, tried: list[Attempt], suffix: str) -> list[str]:
    """The record of the round loop for the bench. Comments list what was tried."""
    resources, recurrence = resource_bound(body), recurrence_bound(body, suffix)
    record = {
        "name": ROUND,
        "ii": body.length,
        "res_mii": resources,
        "rec_mii": recurrence,
        "optimal": True if body.length == max(resources, recurrence) else None,
        "attempts": [vars(attempt) for attempt in tried],
        "source": {"file": linear.file(suffix), "procedure": linear.PROCEDURE + suffix},
    }
    return [
        f";@loop {json.dumps(record)}",
        *attempt_lines(max(resources, recurrence), body.length, tried),
    ]


def resource_bound(body: Body) -> int:
    """The fewest cycles by units: each set of units must execute the operations that only it can execute."""
    found = []
    for letters in ("L S", "D", "M", "L S D"):
        units = [f"{letter}{side}" for letter in letters.split() for side in "12"]
        bound = [
            operation
            for operation in body.operations
            if all(form.unit in units for form in operation.forms)
        ]
        found.append(-(-len(bound) // len(units)))
    return max(found)


def recurrence_bound(body: Body, suffix: str) -> int:
    """The recurrence bound of the linear assembly that the record names. Nothing is spilled there."""
    table = instruction_table(body.cpu.isa)
    text = linear.round_procedure(body.operations, REGISTERS, LABEL, suffix)
    (procedure,) = parse_file(text, linear.file(suffix), table).procedures
    loop = loop_of(procedure, ROUND, table)
    assert loop is not None, f"{linear.file(suffix)} has no loop {ROUND}"
    return bounds.recurrence_bound(loop[0].body.region).interval


def key_tables() -> str:
    """The text of `key_tables.asm`: for each of a round's 24 key words what key_schedule.sa reads."""
    lines = [
        "; Which bits of the key a word of a round holds, for key_schedule.sa: by generators/bitslice.",
        "; A line for each of a round's 24 words: rotations for its two bits, and what to complement.",
        "",
        *keys.tables(netlists()),
    ]
    return "\n".join(lines) + "\n"
