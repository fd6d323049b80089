"""The rules of a schedule. A core contains some of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

from broadside.facts.cpu import UNITS
from broadside.optimizer.loops.model import LoopModel

Rule = NewType("Rule", str)
"""The name of a unit, path or port that serves one operation in a cycle, or one of the names below."""

DEPENDENCES = Rule("dependences")
SIDES = Rule("sides")
LIFETIMES = Rule("lifetimes")
CROSS_WAIT = Rule("cross wait")
READS = Rule("reads")
BRANCH = Rule("branch")

_WORDS = {
    DEPENDENCES: "An operation waits for the results that it reads and for the accesses before it.",
    SIDES: "A value is in one register, on the side where each operation reads or writes it.",
    LIFETIMES: "The next pass overwrites a register, so no value lives longer than a pass.",
    CROSS_WAIT: "A read over a cross path of what the cycle before wrote waits one cycle more.",
    READS: "A register is read at most four times in a cycle.",
    BRANCH: "The branch is issued six cycles before the end of a pass.",
}
_KINDS = (
    (UNITS, "unit"),
    (("1X", "2X"), "cross path"),
    (("T1", "T2"), "T path"),
    (("1LR", "2LR"), "read port of long sources and stores"),
    (("1LW", "2LW"), "write port of long results"),
)


def resources(loop: LoopModel) -> frozenset[Rule]:
    """The units, paths and ports that operations of the loop may use."""
    return frozenset(
        Rule(resource)
        for operation in loop.region.operations
        for form in operation.forms
        for resource in form.resources
        if resource
    )


def shown(resource: str) -> str:
    """The name of a resource for the user: a unit gets its dot."""
    return f".{resource}" if resource in UNITS else resource


def sentences(rules: Iterable[Rule]) -> list[str]:
    """The rules in sentences: one for all units, one for each kind of path, one for each other rule."""
    chosen = set(rules)
    told = []
    for names, kind in _KINDS:
        taken = [shown(name) for name in names if name in chosen]
        if taken:
            subject = (
                f"The {kind} {taken[0]}" if len(taken) == 1 else f"Each {kind} of {_list(taken)}"
            )
            told.append(f"{subject} serves one operation in a cycle.")
    return told + [words for rule, words in _WORDS.items() if rule in chosen]


def _list(names: list[str]) -> str:
    return ", ".join(names[:-1]) + " and " + names[-1]
