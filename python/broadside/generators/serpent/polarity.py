"""Where the S-boxes of Serpent need complements on a CPU with AND-NOT.

With AND, OR, XOR and ANDN, a gate can take each input as it is or complemented, and always needs one
operation. Its output is then complemented or not. So a complement can be postponed until a word is shifted,
or until the last round. Words that the linear transformation only rotates and adds may enter the next round
complemented.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

Step = tuple[str, str, str, str]
Signs = tuple[bool, bool, bool, bool]
"""Which of four words are complemented."""

INPUTS = ("x0", "x1", "x2", "x3")
OUTPUTS = ("y0", "y1", "y2", "y3")
NOT = "NOT"
PLAIN: Signs = (False, False, False, False)
MOST_COMPLEMENTS = 2  # in one S-box
LOGIC = {"XOR", "AND", "OR"}


@dataclass(frozen=True)
class Box:
    """An S-box with its complements placed."""

    name: str
    steps: list[Step]
    takes: Signs
    gives: Signs

    @property
    def cost(self) -> tuple[int, int]:
        """The number of complements, then the depth of the circuit."""
        return sum(1 for step in self.steps if step[0] == NOT), _depth(self.steps)

    @property
    def comment(self) -> str:
        """The complemented words, for a comment."""
        parts = [
            f"{verb} {' '.join(name for name, is_turned in zip(names, signs, strict=True) if is_turned)}"
            for verb, names, signs in (
                ("takes", INPUTS, self.takes),
                ("gives", OUTPUTS, self.gives),
            )
            if any(signs)
        ]
        return f"Complemented: {', '.join(parts)}." if parts else ""


def place_complements(circuits: dict[str, list[Step]]) -> list[Box]:
    """All S-boxes, with as few complements as possible in eight rounds of either direction."""
    encrypt = [f"s{i}" for i in range(8)]
    decrypt = [f"inverse_s{i}" for i in reversed(range(8))]
    boxes = [
        *_cheapest([(name, circuits[name]) for name in encrypt], _transformed),
        *_cheapest([(name, circuits[name]) for name in decrypt], _inverse_transformed),
    ]
    found = {box.name: box for box in boxes}
    return [found[name] for name in circuits]


def _transformed(gives: Signs) -> Signs | None:
    """The signs after the linear transformation. None if it shifts a complemented word."""
    p0, p1, p2, p3 = gives
    if p0 or p1 != p2:
        return None
    return p2 != p3, False, p3, p2 != p3


def _inverse_transformed(gives: Signs) -> Signs | None:
    """The signs after the inverse transformation. None if it shifts a complemented word."""
    p0, p1, p2, p3 = gives
    if p1 or p0 != p3:
        return None
    return False, p2 != p3, p2 != p3, p2


def _cheapest(
    rounds: list[tuple[str, list[Step]]], transform: Callable[[Signs], Signs | None]
) -> list[Box]:
    """The boxes of eight rounds that begin and end with uncomplemented words, by dynamic programming."""
    best: dict[Signs, list[Box]] = {PLAIN: []}
    for number, (name, circuit) in enumerate(rounds):
        following: dict[Signs, list[Box]] = {}
        for takes, chain in best.items():
            for box in _variants(name, circuit, takes):
                after = transform(box.gives)
                if number == len(rounds) - 1 and box.gives != PLAIN:
                    continue
                if after is None:
                    continue
                if after not in following or _total([*chain, box]) < _total(following[after]):
                    following[after] = [*chain, box]
        best = following
    return best[PLAIN]


def _total(chain: list[Box]) -> tuple[int, int]:
    return sum(box.cost[0] for box in chain), sum(box.cost[1] for box in chain)


def _variants(name: str, circuit: list[Step], takes: Signs) -> Iterator[Box]:
    """Variants of the circuit: without its own complements, and with complements after some of its steps."""
    names = [step[3] for step in circuit if step[0] in LOGIC]
    for count in range(MOST_COMPLEMENTS + 1):
        for turned in combinations([*INPUTS, *names], count):
            yield _signed(name, circuit, takes, set(turned))


def _signed(name: str, circuit: list[Step], takes: Signs, turned: set[str]) -> Box:
    """The circuit with complement operations only for the results named in `turned`."""
    made: list[Step] = []
    word: dict[str, str] = {}
    signs: dict[str, bool] = {}

    def settle(result: str, holds: str, sign: bool) -> None:
        word[result], signs[result] = holds, sign
        if result in turned:
            new = f"n{len(made)}?"
            made.append((NOT, holds, holds, new))
            word[result], signs[result] = new, not sign

    for place, sign in zip(INPUTS, takes, strict=True):
        settle(place, place, sign)
    for mnemonic, a, b, to in circuit:
        if mnemonic == NOT:  # only the sign changes
            word[to], signs[to] = word[a], not signs[a]
            continue
        operation, sources, sign = gate(mnemonic, (word[a], signs[a]), (word[b], signs[b]))
        made.append((operation, *sources, to))
        settle(to, to, sign)
    gives = tuple(signs[name] for name in OUTPUTS)
    assert len(gives) == 4
    return Box(name, _renamed(made, {word[name]: name for name in OUTPUTS}), takes, gives)


def gate(
    mnemonic: str, a: tuple[str, bool], b: tuple[str, bool]
) -> tuple[str, tuple[str, str], bool]:
    """For a gate of two words with signs: the operation, its sources, and the sign of the result."""
    (first, is_first), (second, is_second) = a, b
    if mnemonic == "XOR":
        return "XOR", (first, second), is_first != is_second
    other = {"AND": "OR", "OR": "AND"}[mnemonic]
    if is_first == is_second:
        return (other if is_first else mnemonic), (first, second), is_first
    plain, complemented = (second, first) if is_first else (first, second)
    if mnemonic == "AND":
        return "ANDN", (plain, complemented), False
    return "ANDN", (complemented, plain), True


def _renamed(made: list[Step], outputs: dict[str, str]) -> list[Step]:
    """The circuit with its outputs under their names. All other results are temporaries from 0 on."""
    names = dict(zip(INPUTS, INPUTS, strict=True)) | outputs
    for *_, to in made:
        if to not in outputs:
            names[to] = f"t{len(names) - len(INPUTS) - len(outputs)}?"
    return [(mnemonic, names[a], names[b], names[to]) for mnemonic, a, b, to in made]


def _depth(made: list[Step]) -> int:
    depth = dict.fromkeys(INPUTS, 0)
    for _, a, b, to in made:
        depth[to] = 1 + max(depth[a], depth[b])
    return max(depth[name] for name in OUTPUTS)
