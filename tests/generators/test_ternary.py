"""Gates of three inputs: other orders of operands compute the same, and save copies."""

import random

from broadside.generators.ternary import TernaryGate, overwriting, read_gates

INPUTS = {"x0": 0xAAAA, "x1": 0xCCCC, "x2": 0xF0F0, "x3": 0xFF00}


def random_circuit(seed: int) -> list[TernaryGate]:
    chance = random.Random(seed)
    names = list(INPUTS)
    gates = []
    for i in range(12):
        operands = tuple(chance.sample(names, 3))
        gates.append(TernaryGate(f"t{i}", operands, chance.randrange(256)))
        names.append(f"t{i}")
    return gates


def values(gates: list[TernaryGate]) -> dict[str, int]:
    known = dict(INPUTS)
    for gate in gates:
        known[gate.result] = gate.evaluate(known, 16)
    return known


def test_a_gate_is_read_from_text_and_written_as_c() -> None:
    (gate,) = read_gates("t0=a3,a2,a1,29")
    assert gate == TernaryGate("t0", ("a3", "a2", "a1"), 0x29)
    assert gate.as_c() == "vec_ternary(a3, a2, a1, 0x29)"


def test_bit_4a_2b_c_of_the_table_is_the_value() -> None:
    gate = TernaryGate("t0", ("a", "b", "c"), 1 << 6)  # a and b and not c
    inputs = {"a": 0b11110000, "b": 0b11001100, "c": 0b10101010}
    assert gate.evaluate(inputs, 8) == 0b01000000


def test_reordered_gates_compute_the_same() -> None:
    for seed in range(50):
        gates = random_circuit(seed)
        assert values(overwriting(gates, ["t11", "t10"])) == values(gates)


def test_the_first_operand_is_not_used_later_if_one_is_not() -> None:
    outputs = {"t11", "t10"}
    for seed in range(50):
        gates = overwriting(random_circuit(seed), outputs)
        for i, gate in enumerate(gates):
            later = outputs.union(*(other.operands for other in gates[i + 1 :]))
            assert gate.operands[0] not in later or later.issuperset(gate.operands)
