"""The bitsliced DES kernels: circuits, generated files, and the code on the simulator."""

from __future__ import annotations

import random
import re
import struct
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from linear_runner import KERNELS, MANIFEST, MAX_CYCLES, SUFFIX, Simulated

from broadside import _core
from broadside.facts.cpu import LOAD_DELAY
from broadside.facts.isa import instruction_table
from broadside.generators.bitslice import assembly, bodies, keys
from broadside.generators.bitslice.circuits import des, polarity
from broadside.generators.bitslice.circuits.circuit import (
    CircuitError,
    load_circuits,
    parse_circuit,
)
from broadside.generators.bitslice.placing import placement
from broadside.generators.bitslice.placing.body import PlacementError
from broadside.generators.bitslice.program.operations import unit_side
from broadside.generators.bitslice.program.round import KEY_WORDS, key_slot
from broadside.generators.des import standard
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.parse import parse
from broadside.optimizer import claims

ROOM = KERNELS / "des-bitslice"
ISA = {"c62x-flat": "c62x", "c6201": "c62x", "c64x-flat": "c64x", "c6416": "c64x"}
MACHINES = tuple(ISA)
REAL = ("c6201", "c6416")
CIPHERS = {"des": 8, "des3": 24}  # bytes of key
BATCH = 32
ALL_INPUTS = (1 << 64) - 1
SCHEDULE_BYTES = des.ROUNDS * 4 * KEY_WORDS
SLACK_WORDS = KEY_WORDS  # the last round reads ahead, without using the words


def s_box_outputs(number: int) -> list[int]:
    """Truth tables of the four outputs of S1 to S8 (number 0 to 7), most significant first."""
    digits = standard.S_BOXES[number].replace(" ", "")

    def value(x: int) -> int:
        row = (x >> 4 & 2) | (x & 1)
        return int(digits[16 * row + (x >> 1 & 15)], 16)

    return [sum((value(x) >> (3 - bit) & 1) << x for x in range(64)) for bit in range(4)]


INPUTS = [sum((x >> (5 - bit) & 1) << x for x in range(64)) for bit in range(6)]


@pytest.mark.parametrize("number", range(8))
def test_circuits_are_the_s_boxes(number: int) -> None:
    circuit = load_circuits(bodies.CIRCUITS)[number]
    assert circuit.evaluate(INPUTS, ALL_INPUTS) == s_box_outputs(number)


@pytest.mark.parametrize("number", range(8))
def test_netlists_without_and_not_are_the_s_boxes(number: int) -> None:
    netlist = bodies.netlists()[number]
    values = {
        f"a{k + 1}": INPUTS[k] ^ (ALL_INPUTS if complemented else 0)
        for k, complemented in enumerate(netlist.inputs)
    }
    for step in netlist.steps:
        first, *second = (values[name] for name in step.sources)
        match step.op:
            case "~":
                values[step.target] = first ^ ALL_INPUTS
            case "&":
                values[step.target] = first & second[0]
            case "|":
                values[step.target] = first | second[0]
            case "^":
                values[step.target] = first ^ second[0]
    outputs = [values[name] ^ (ALL_INPUTS if turned else 0) for name, turned in netlist.outputs]
    assert outputs == s_box_outputs(number)


def test_the_fewest_inverters_are_left() -> None:
    kept = polarity.load_polarities(bodies.POLARITIES)
    for circuit in load_circuits(bodies.CIRCUITS):
        assert len(kept[circuit.name].both) == len(polarity.choose(circuit).both), circuit.name


@pytest.mark.parametrize(
    ("gates", "cause"),
    [
        ("g1 = a1 & ~b7", "b7"),
        ("g1 = a1 nand a2", "not a gate"),
        ("g1 = a1 & a2\ng1 = a3", "defined twice"),
    ],
)
def test_faulty_netlists_are_refused(gates: str, cause: str) -> None:
    with pytest.raises(CircuitError, match=cause):
        parse_circuit({"name": "S1", "gates": gates, "outputs": ["g1"]}, Path("x.toml"))


def test_polarities_that_do_not_fit_are_refused() -> None:
    circuit = load_circuits(bodies.CIRCUITS)[0]
    with pytest.raises(ValueError, match="do not fit"):
        polarity.realise(circuit, polarity.Polarity(frozenset({"a1"}), frozenset()))


def test_a_placement_is_of_its_operations_only() -> None:
    body = bodies.round_body(assembly.load_placed(ROOM, "round").body.length)
    body.operations.reverse()
    with pytest.raises(PlacementError, match="other operations"):
        placement.restore(body, placement.load(ROOM / "placements/round.json"))


def test_attempts_are_the_searches_for_the_present_operations(tmp_path: Path) -> None:
    file = placement.tried(tmp_path, "round")
    file.parent.mkdir()
    present = placement.digest(bodies.round_body(110))
    for length, digest, outcome in (
        (110, present, placement.FOUND),
        (109, placement.digest(bodies.round_body(109)), "2 conflicts left"),
        (110, placement.digest(bodies.round_body(109)), "3 conflicts left"),
        (111, placement.digest(bodies.round_body(111)), "4 conflicts left"),
    ):
        how = placement.Search(length, 5_000_000, 7, 0.3, 0.06)
        placement.note(file, placement.Trial(how, digest, outcome, 1.5))
    found = [(a.interval, a.result, a.note) for a in assembly.attempts(tmp_path, "round", 110)]
    assert found == [
        (109, "not found by annealing", "5 million moves from seed 7: 2 conflicts left"),
        (110, "found by annealing", "5 million moves from seed 7"),
    ]


def test_a_search_in_vain_says_what_was_missing() -> None:
    how = placement.Search(99, 1000, 1, 0.3, 0.06)
    with pytest.raises(placement.NotPlaced) as raised:
        placement.find(bodies.round_body(99), how)
    assert re.fullmatch(r"\d+ conflicts left", raised.value.cause)


@pytest.mark.matrix
def test_a_search_finds_a_placement_and_can_begin_with_it() -> None:
    """The placement of a search is checked as it is restored; one that begins with it makes no move."""
    how = placement.Search(60, 1_000_000, 1, 0.25, 0.07)
    body = bodies.BODIES["to_slices_c64x"](60)
    record = placement.find(body, how)
    body.start, body.first_forms = record.cycles, record.forms
    again = placement.find(body, replace(how, moves=0))
    assert (again.cycles, again.forms) == (record.cycles, record.forms)


def slices(blocks: bytes) -> list[int]:
    """R0 and then L0 of 32 blocks in the form of the rounds."""
    words = [0] * 64
    for block in range(BATCH):
        for bit in range(1, 33):
            word = des.state_words()[bit - 1]
            words[word] |= block_bit(blocks, block, standard.IP[31 + bit]) << block
            words[32 + word] |= block_bit(blocks, block, standard.IP[bit - 1]) << block
    return words


def block_bit(blocks: bytes, block: int, bit: int) -> int:
    return blocks[8 * block + (bit - 1) // 8] >> (7 - (bit - 1) % 8) & 1


@pytest.mark.parametrize("name", CIPHERS)
@pytest.mark.parametrize("isa", SUFFIX)
def test_linear_assembly_of_the_rounds(isa: str, name: str) -> None:
    """Interprets round.sa on slices made here, and compares the preoutput with the ciphertext."""
    rng = random.Random(f"rounds {name}")
    key, data = rng.randbytes(CIPHERS[name]), rng.randbytes(8 * BATCH)
    target = Machine("c62x-flat")
    words = CIPHERS[name] // 8 * SCHEDULE_BYTES
    schedule = target.read(target.schedule(name, "encrypt", key), words)
    file = f"round{SUFFIX[isa]}.sa"
    (procedure,) = parse((ROOM / file).read_text(), file, instruction_table(isa))
    memory = Memory()
    state = memory.allocate(256, 8, struct.pack("<64I", *slices(data)))
    prepared = memory.allocate(len(schedule), 8, schedule)
    rounds = des.ROUNDS * CIPHERS[name] // 8
    interpret(procedure, [state, state + 128, prepared, rounds], memory, {})
    first = struct.unpack("<64I", memory.read(state, 256))
    # The first half of the preoutput lies in the place of R0: its bits are those of an L0.
    assert [*first[32:], *first[:32]] == slices(cipher(name, key).encrypt(data))


def files(isa: str) -> list[Path]:
    """The assembly files of the kernels."""
    made = [path for path in MANIFEST.made if path.parent == ROOM]
    every = [*(ROOM / "scheduled" / isa).glob("*.asm"), *ROOM.glob("tables/*.asm"), *made]
    others = [suffix for other, suffix in SUFFIX.items() if other != isa and suffix]
    chosen = [path for path in every if not any(path.stem.endswith(suffix) for suffix in others)]
    if isa == "c64x":
        chosen.remove(ROOM / "triple_key_schedule.asm")
    return sorted(chosen)


class Machine(Simulated):
    """A simulator with the kernels in it."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ISA[name], files(ISA[name]))

    def place(self, data: bytes, align: int = 8, region: str | None = None) -> int:
        return super().place(data or bytes(8), align, region)

    def run(self, symbol: str, *arguments: int) -> _core.CallResult:
        return self.simulator.call(
            symbol + self.suffix, list(arguments), MAX_CYCLES, undefined_registers=True
        )

    def schedule(self, cipher: str, direction: str, key: bytes) -> int:
        count = CIPHERS[cipher] // 8
        words = count * SCHEDULE_BYTES // 4 + SLACK_WORDS
        address = self.place(bytes(4 * words))
        self.run(f"{cipher}_bitslice_key_schedule_{direction}", address, self.place(key))
        return address


def key_bit(key: bytes, round_: int, box: int, index: int) -> int:
    """The bit of the key that meets an S-box input in round 0..15 of an encryption (FIPS 46-3)."""
    half, within = divmod(standard.PC2[des.INPUTS * box + index] - 1, 28)
    turned = (within + sum(standard.ROTATIONS[: round_ + 1])) % 28
    byte, place = divmod(standard.PC1[28 * half + turned] - 1, 8)
    return int(key[byte] >> (7 - place) & 1)


def round_words(key: bytes, round_: int) -> list[int]:
    """The words of a round: the key bits, complemented as the circuits and the stored state require."""
    netlists = bodies.netlists()
    turned = keys.turned_bits(netlists)
    words = [0] * KEY_WORDS
    for box in range(des.BOXES):
        for index in range(des.INPUTS):
            word, half = key_slot(box, index)
            stored = keys.stored_complemented(des.expanded_bit(box, index), round_, turned)
            bit = key_bit(key, round_, box, index) ^ (stored != netlists[box].inputs[index])
            words[word] |= bit << 16 * half
    return words


@pytest.mark.parametrize("machine", REAL)
@pytest.mark.parametrize("name", CIPHERS)
@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
def test_key_schedules(machine: str, name: str, direction: str) -> None:
    """Every word follows from the standard's permutations; the words after the schedule do not change."""
    rng = random.Random(f"keys {name} {direction}")
    for key in (bytes(CIPHERS[name]), rng.randbytes(CIPHERS[name])):
        target = Machine(machine)
        parts = [key[k : k + 8] for k in range(0, len(key), 8)]
        backwards = direction == "decrypt"
        expected: list[int] = []
        for number, part in enumerate(reversed(parts) if backwards else parts):
            order = reversed(range(des.ROUNDS)) if backwards != (number == 1) else range(des.ROUNDS)
            expected += [word for round_ in order for word in round_words(part, round_)]
        expected += [0] * SLACK_WORDS
        made = target.read(target.schedule(name, direction, key), 4 * len(expected))
        assert list(struct.unpack(f"<{len(expected)}I", made)) == expected


def test_a_word_of_the_schedule_takes_bits_of_one_half() -> None:
    with pytest.raises(ValueError, match="two bits of C or two of D"):
        keys.place((3, (False,) * 16), (30, (False,) * 16))


def cipher(name: str, key: bytes, iv: bytes | None = None) -> _core.Cipher:
    return _core.Cipher(name, key, "ecb" if iv is None else "cbc", iv)


def counts() -> Iterator[int]:
    yield from (0, 1, 2, 31, 32, 33, 64, 95, 128)


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("name", CIPHERS)
@pytest.mark.parametrize("direction", ["encrypt", "decrypt"])
def test_ecb(machine: str, name: str, direction: str) -> None:
    rng = random.Random(f"ecb {name} {direction}")
    for blocks in counts():
        target = Machine(machine)
        key, data = rng.randbytes(CIPHERS[name]), rng.randbytes(8 * blocks)
        schedule = target.schedule(name, direction, key)
        out, source = target.place(b"\xa5" * (8 * blocks + 8)), target.place(data)
        target.run(f"{name}_ecb_{direction}_bitslice", out, source, blocks, schedule)
        expected = getattr(cipher(name, key), direction)(data) if blocks else b""
        assert target.read(out, 8 * blocks + 8) == expected + b"\xa5" * 8, blocks
        assert target.read(source, 8 * blocks) == data


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("name", CIPHERS)
@pytest.mark.parametrize("in_place", [False, True])
def test_cbc_decryption(machine: str, name: str, in_place: bool) -> None:
    rng = random.Random(f"cbc {name} {in_place}")
    for blocks in counts():
        target = Machine(machine)
        key, iv, data = rng.randbytes(CIPHERS[name]), rng.randbytes(8), rng.randbytes(8 * blocks)
        schedule = target.schedule(name, "decrypt", key)
        source, chain = target.place(data), target.place(iv)
        out = source if in_place else target.place(bytes(len(data)))
        target.run(f"{name}_cbc_decrypt_bitslice", out, source, blocks, schedule, chain)
        expected = cipher(name, key, iv).decrypt(data) if blocks else b""
        assert target.read(out, len(data)) == expected, blocks
        assert target.read(chain, 8) == (data or iv)[-8:]


@pytest.mark.parametrize("machine", REAL)
@pytest.mark.parametrize("name", CIPHERS)
def test_cbc_decryption_of_three_channels(machine: str, name: str) -> None:
    rng = random.Random(f"cbc3 {name}")
    for blocks in (0, 1, 32, 40, 128):
        target = Machine(machine)
        ivs = rng.randbytes(24)
        data = [rng.randbytes(8 * blocks) for _ in range(3)]
        secret = [rng.randbytes(CIPHERS[name]) for _ in range(3)]
        schedules = [target.schedule(name, "decrypt", key) for key in secret]
        sources = [target.place(part) for part in data]
        outs = [target.place(bytes(len(part))) for part in data]
        chain = target.place(ivs)
        pointers = [target.place(struct.pack("<3I", *a)) for a in (outs, sources, schedules)]
        target.run(f"{name}_cbc3_decrypt_bitslice", *pointers[:2], blocks, pointers[2], chain)
        for k in range(3):
            iv = ivs[8 * k : 8 * k + 8]
            expected = cipher(name, secret[k], iv).decrypt(data[k]) if blocks else b""
            assert target.read(outs[k], 8 * blocks) == expected, (blocks, k)
            assert target.read(chain + 8 * k, 8) == (data[k] or iv)[-8:]


@pytest.mark.parametrize("machine", REAL)
@pytest.mark.parametrize("name", CIPHERS)
def test_time_depends_on_neither_key_nor_data(machine: str, name: str) -> None:
    """Cycles and stalls are equal for extreme and random keys, texts and IVs."""
    rng = random.Random(f"time {name}")
    size = CIPHERS[name]
    secrets = [bytes(size), b"\xff" * size, *(rng.randbytes(size) for _ in range(6))]
    texts = [bytes(8 * 33), b"\xff" * (8 * 33), *(rng.randbytes(8 * 33) for _ in range(6))]
    seen = set()
    for key, data in zip(secrets, texts, strict=True):
        target = Machine(machine)
        schedule = target.place(bytes(4 * (3 * 384 + SLACK_WORDS)))
        made = target.run(f"{name}_bitslice_key_schedule_decrypt", schedule, target.place(key))
        out, source, chain = (target.place(data), target.place(data), target.place(data[:8]))
        ran = target.run(f"{name}_cbc_decrypt_bitslice", out, source, 33, schedule, chain)
        seen.add((made.cycles, ran.cycles, str(made.stalls), str(ran.stalls)))
    assert len(seen) == 1


@pytest.mark.parametrize("name", [name for name in bodies.BODIES if name.endswith("_c64x")])
def test_no_result_crosses_at_once_on_the_c64x(name: str) -> None:
    """A register read over a cross path just after it was written costs a cycle, except after a load."""
    placed = assembly.load_placed(ROOM, name)
    length = placed.body.length
    written = {
        (placed.registers[operation.write], (cycle + operation.delay + 1) % length)
        for operation, cycle in zip(placed.body.operations, placed.cycles, strict=True)
        if operation.write in placed.registers and operation.delay < LOAD_DELAY
    }
    for index, operation in enumerate(placed.body.operations):
        side = "AB"[unit_side(placed.forms[index].unit)]
        for name in operation.reads:
            register, cycle = placed.registers[name], placed.cycles[index] % length
            if register[0] != side and operation.write is not None:
                assert (register, cycle) not in written, placed.text(index)


@pytest.mark.parametrize("name", bodies.BODIES)
def test_no_secret_reaches_an_address_or_a_branch(name: str) -> None:
    """Addresses use only registers without values; a secret predicate guards one cycle on L, S, D."""
    placed = assembly.load_placed(ROOM, name)
    secret = set(placed.registers.values())
    for index, operation in enumerate(placed.body.operations):
        text = placed.text(index)
        if "*" in text:
            base = text.split("*")[1].lstrip("+-").split("[")[0]
            assert base not in secret, text
            assert operation.predicate is None, text
        if " B ." in f" {text}":
            assert operation.predicate == bodies.REGISTERS.count, text
        if operation.predicate in placed.registers and operation.group != "control":
            assert placed.forms[index].unit[0] in "LSD" and operation.delay == 0, text


@pytest.mark.parametrize("isa", SUFFIX)
def test_the_record_of_the_round_has_the_bounds_of_its_linear_assembly(isa: str) -> None:
    """A complement is an instruction of any unit that the placement chooses for it."""
    name = f"bitslice{SUFFIX[isa]}.asm"
    claims.check_source(ROOM / "scheduled" / isa / name, ROOM / name, isa, loops=("round",))
