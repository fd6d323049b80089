"""Every way to write Serpent's rounds with short chains computes Serpent's rounds."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from broadside.generators.serpent import plans, search
from broadside.generators.serpent.macro import Macro, Word
from broadside.generators.serpent.plans import Plan

ONES = 0xFFFFFFFF
# Serpent: A Proposal for the Advanced Encryption Standard, appendix A.5.
BOXES = (
    *("38f1a65bed42709c", "fc27905a1be86d34", "86793cafd1e40b52", "0fb8c963d124a75e"),
    *("1f83c0b6254a9e7d", "f52b4a9c03e8d671", "72c5846be91fd3a0", "1df0e82b74ca9356"),
)
ROUNDS = 8
CASES = [(isa, way) for isa, ways in search.DIRECTIONS.items() for way in ways]


def rotated(word: int, count: int) -> int:
    return (word << count % 32 | word >> -count % 32) & ONES


def box(number: int, words: Sequence[int], *, inverse: bool) -> list[int]:
    table = [int(digit, 16) for digit in BOXES[number]]
    if inverse:
        table = [table.index(value) for value in range(16)]
    out = [0] * 4
    for bit in range(32):
        value = table[sum((words[place] >> bit & 1) << place for place in range(4))]
        out = [word | (value >> place & 1) << bit for place, word in enumerate(out)]
    return out


def transform(words: Sequence[int]) -> list[int]:
    """The linear transformation, section 3 of the specification."""
    x0, x1, x2, x3 = words
    x0, x2 = rotated(x0, 13), rotated(x2, 3)
    x1, x3 = rotated(x1 ^ x0 ^ x2, 1), rotated(x3 ^ x2 ^ (x0 << 3 & ONES), 7)
    x0, x2 = rotated(x0 ^ x1 ^ x3, 5), rotated(x2 ^ x3 ^ (x1 << 7 & ONES), 22)
    return [x0, x1, x2, x3]


def untransform(words: Sequence[int]) -> list[int]:
    x0, x1, x2, x3 = words
    x2, x0 = rotated(x2, 10) ^ x3 ^ (x1 << 7 & ONES), rotated(x0, 27) ^ x1 ^ x3
    x3, x1 = rotated(x3, 25) ^ x2 ^ (x0 << 3 & ONES), rotated(x1, 31) ^ x0 ^ x2
    return [rotated(x0, 19), x1, rotated(x2, 29), x3]


def rounds(direction: str, words: Sequence[int], keys: Mapping[str, int]) -> list[int]:
    """Eight rounds that begin after an S-box of encryption, or before one of decryption."""
    found = list(words)
    encrypts = direction == "encrypt"
    for number in range(ROUNDS) if encrypts else reversed(range(ROUNDS)):
        own = [keys[f"k{4 * number + place}?"] for place in range(4)]
        if encrypts:
            mixed = [word ^ key for word, key in zip(transform(found), own, strict=True)]
            found = box(number, mixed, inverse=False)
        else:
            mixed = box(number, found, inverse=True)
            found = untransform([word ^ key for word, key in zip(mixed, own, strict=True)])
    return found


def executed(m: Macro, words: Sequence[Word], entering: Mapping[str, int]) -> list[int]:
    """The words that operations leave; pairs of registers are one number of 40 or 64 bits."""
    holds = dict(entering)
    for mnemonic, *sources, to in m.operations:
        values = [holds[s] if s in holds else int(s) for s in sources]
        holds[to] = OPERATIONS[mnemonic](*values)
    return [holds[word.name] ^ (ONES if word.is_turned else 0) for word in words]


def bits(first: int, last: int) -> int:
    return (1 << last + 1) - (1 << first)


OPERATIONS: Mapping[str, Callable[..., int]] = {
    "XOR": lambda a, b: a ^ b,
    "AND": lambda a, b: a & b,
    "OR": lambda a, b: a | b,
    "ANDN": lambda a, b: a & ~b & ONES,
    "NOT": lambda a: a ^ ONES,
    "ADD": lambda a, b: a + b & ONES,
    "ROTL": rotated,
    "SHL": lambda a, n: a << n & ONES,
    "SHRU": lambda a, n: a >> n,
    "CLR": lambda a, first, last: a & ~bits(first, last),
    "SET": lambda a, first, last: a | bits(first, last),
    "EXTU": lambda a, left, right: (a << left & ONES) >> right,
    "SHL40": lambda a, n: a << n,
    "ADD40": lambda pair: (pair >> 32) + (pair & ONES) & ONES,
    "SHRU40": lambda high, low, n: (high << 32 | low) >> n & ONES,
}


def any_plan(direction: search.Direction, chance: random.Random) -> Plan:
    choice = tuple(chance.randrange(count) for count in direction.ways)
    return Plan(choice, chance.random() < 0.5, chance.randrange(16))


@pytest.mark.parametrize(("isa", "way"), CASES)
def test_the_plans_kept_and_any_others_compute_the_rounds(isa: str, way: str) -> None:
    direction = search.DIRECTIONS[isa][way]
    chance = random.Random(f"{isa} {way}")
    others = [[any_plan(direction, chance) for _ in range(ROUNDS)] for _ in range(20)]
    for of_rounds in (plans.load(isa)[way], *others):
        m, words = direction.build(of_rounds)
        text = {f"x{place}": chance.getrandbits(32) for place in range(4)}
        keys = {f"k{number}?": chance.getrandbits(32) for number in range(4 * ROUNDS)}
        expected = rounds(way, list(text.values()), keys)
        assert executed(m, words, text | keys) == expected, of_rounds


@pytest.mark.parametrize(("isa", "way"), CASES)
def test_no_word_of_the_plans_kept_ends_complemented(isa: str, way: str) -> None:
    _, words = search.DIRECTIONS[isa][way].build(plans.load(isa)[way])
    assert not any(word.is_turned for word in words)


def test_annealing_lowers_the_cost_and_repeats_itself() -> None:
    direction = search.DIRECTIONS["c64x"]["decrypt"]
    found = search.anneal(direction, 40, 3)
    assert found == search.anneal(direction, 40, 3)
    assert direction.cost(found) < direction.cost([Plan((0, 0, 0, 0))] * ROUNDS)


def test_cheaper_plans_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "plans.toml"
    poor = {isa: plans.load(isa) for isa in search.DIRECTIONS}
    good = poor["c64x"]["encrypt"]
    poor["c64x"]["decrypt"] = [Plan((0, 0, 0, 0))] * ROUNDS
    file.write_text(plans.text(poor), encoding="utf-8")
    monkeypatch.setattr(plans, "FILE", file)
    monkeypatch.setattr(plans.load, "__defaults__", (file,))
    said: list[str] = []
    search.improve({"c64x decrypt": [40, 3], "c64x encrypt": [1, 1]}, said.append)
    found = plans.load("c64x")
    assert found["decrypt"] != poor["c64x"]["decrypt"] and found["encrypt"] == good
    assert len(said) == 2
