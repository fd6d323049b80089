"""Makes a failing program smaller: whole lines go, as long as it fails in the same way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from random_programs.program import Program

Fails = Callable[[Program], bool]
"""Whether a program still fails as the first one did."""


def reduced(program: Program, fails: Fails) -> Program:
    """The smallest program found by leaving out lines and calls."""
    for call in program.calls:
        alone = replace(program, calls=[call])
        if fails(alone):
            program = alone
            break
    while True:
        smaller = _without_lines(program, fails)
        if smaller is program:
            return program
        program = smaller


def _without_lines(program: Program, fails: Fails) -> Program:
    """One round: ever shorter stretches of lines are left out where the failure stays."""
    lines = program.text.split("\n")
    size = max(1, len(lines) // 2)
    while size:
        begin = 1
        while begin < len(lines):
            fewer = [*lines[:begin], *lines[begin + size :]]
            trial = replace(program, text="\n".join(fewer))
            if fails(trial):
                lines, program = fewer, trial
            else:
                begin += size
        size //= 2
    return program
