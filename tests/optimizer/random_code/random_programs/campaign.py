"""Runs many random programs and counts what becomes of them."""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from unittest.mock import patch

from broadside.facts.isa import LEVELS
from broadside.optimizer import assembly
from broadside.optimizer.interrupts.plan import Limits
from broadside.optimizer.record.options import UNLIMITED, Options
from broadside.optimizer.verify.values import counts
from random_programs.choices import Choices, Seeded
from random_programs.generator import generate
from random_programs.judge import Judgement, Verdict, judge
from random_programs.program import Program
from random_programs.reduce import reduced

QUICK = Options(workers=1).for_first()
FULL = Options(
    seconds=20,
    improve_seconds=5,
    region_seconds=10,
    workers=1,
    anneal_moves=2_000_000,
    by_work=True,  # only then do loops get fewer stages, and values other registers at seams
)
FINE = (Verdict.RIGHT, Verdict.PLAIN, Verdict.UNSAFE)
"""The verdicts that are no failures."""

_CHUNK = 5
_FEW = 2  # least constant that is unknown to the verifier where a loop counts it
_SPECULATED = (UNLIMITED, 16, UNLIMITED, 0, 64)
_THRESHOLDS = (15, 30, 60, 100, 300)
_PLAN_SECONDS = 1.5  # for each plan that lets interrupts in


@dataclass(frozen=True)
class Plan:
    """Programs `first` to `first + count - 1`; a share of them is searched in full.

    `unroll` and `keep_branches` are those of the optimizer's options; the programs of `speculate_share`
    get its `speculate`, with several numbers of bytes, and those of `interrupt_share` its
    `interrupt_threshold`, with several numbers of cycles.
    """

    first: int
    count: int
    full_share: float = 0.0
    unroll: int = 1
    keep_branches: bool = False
    speculate_share: float = 0.0
    interrupt_share: float = 0.0

    def options(self, number: int) -> Options:
        chosen = FULL if self.is_full(number) else QUICK
        return replace(
            chosen,
            unroll=self.unroll,
            keep_branches=self.keep_branches,
            speculate=self.bytes_in_vain(number),
            interrupt_threshold=self.most_cycles(number),
        )

    def most_cycles(self, number: int) -> int | None:
        """How long an interrupt of that program may wait; no number if none may come."""
        if number * 5501 % 10_000 >= 10_000 * self.interrupt_share:
            return None
        return _THRESHOLDS[number // 2 % len(_THRESHOLDS)]

    def bytes_in_vain(self, number: int) -> int | None:
        """How far a loop of that program may read beyond its data."""
        if number * 6271 % 10_000 >= 10_000 * self.speculate_share:
            return None
        return _SPECULATED[number // 2 % len(_SPECULATED)]

    def is_full(self, number: int) -> bool:
        return number * 7919 % 10_000 < 10_000 * self.full_share


def program_of(number: int) -> Program:
    """Programs of even numbers are for the lowest ISA level, others for the next."""
    return generate(LEVELS[number % len(LEVELS)], Choices(Seeded(number)))


@dataclass
class Tally:
    """What became of the programs so far; `first` has the number of the first program of each kind."""

    counts: Counter[tuple[Verdict, str]] = field(default_factory=Counter)
    first: dict[tuple[Verdict, str], int] = field(default_factory=dict)
    failures: list[tuple[int, Judgement]] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)
    slowest: tuple[float, int] = (0.0, -1)

    @property
    def total(self) -> int:
        return self.counts.total()

    def add(self, number: int, judgement: Judgement, seconds: float) -> None:
        key = (judgement.verdict, judgement.cause)
        self.counts[key] += 1
        self.first.setdefault(key, number)
        self.slowest = max(self.slowest, (seconds, number))
        if judgement.verdict not in FINE:
            self.failures.append((number, judgement))

    def of(self, verdict: Verdict) -> int:
        return sum(count for (v, _), count in self.counts.items() if v is verdict)

    def report(self) -> str:
        """The counts by verdict, then by cause."""
        seconds = time.monotonic() - self.began
        verdicts = ", ".join(f"{self.of(verdict)} {verdict.value}" for verdict in Verdict)
        rate = self.total / max(seconds, 0.001)
        lines = [
            f"{self.total} programs in {seconds:.0f} s ({rate:.1f} a second): {verdicts}",
            f"slowest: program {self.slowest[1]} in {self.slowest[0]:.1f} s",
        ]
        for (verdict, cause), count in self.counts.most_common():
            if verdict is not Verdict.RIGHT:
                first = self.first[verdict, cause]
                lines.append(f"{count:6} {verdict.value}: {cause} (first: program {first})")
        return "\n".join(lines)


def run(plan: Plan, jobs: int, seconds: float | None = None) -> Tally:
    """Judges the programs of a plan, until it or the time is at its end."""
    tally = Tally()
    for number, judgement, spent in _judgements(plan, jobs):
        tally.add(number, judgement, spent)
        if seconds is not None and time.monotonic() - tally.began > seconds:
            break
    return tally


def judged(program: Program, number: int, options: Options) -> Judgement:
    """What becomes of a program; for each third number, constants from 2 on are open to the verifier.

    Random programs count too little for the constants that are open to it otherwise. A plan for interrupts
    takes a second or two, not a minute.
    """
    many = counts.MANY if number % 3 else _FEW
    limits = partial(Limits, seconds=_PLAN_SECONDS)
    with patch.object(counts, "MANY", many), patch.object(assembly, "Limits", limits):
        return judge(program, options)


def _judgements(plan: Plan, jobs: int) -> Iterator[tuple[int, Judgement, float]]:
    work = ((number, plan.options(number)) for number in range(plan.first, plan.first + plan.count))
    if jobs == 1:
        yield from map(_judged, work)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_judged, work, _CHUNK)


def _judged(work: tuple[int, Options]) -> tuple[int, Judgement, float]:
    number, options = work
    begun = time.monotonic()
    judgement = judged(program_of(number), number, options)
    return number, judgement, time.monotonic() - begun


def save(folder: Path, number: int, plan: Plan, judgement: Judgement, *, smaller: bool) -> None:
    """Keeps the source of a failing program with what is known of the failure."""
    program = program_of(number)
    if smaller:
        program = reduced(program, lambda trial: _alike(trial, number, plan, judgement))
        judgement = judged(program, number, plan.options(number))
    folder.mkdir(parents=True, exist_ok=True)
    about = [
        f"program {number}, {program.isa}: {judgement.verdict.value}",
        *judgement.detail.split("\n"),
    ]
    about += [f"calls: {program.calls}", f"contents of arenas: {program.contents}"]
    comment = "\n".join(f"* {line}" for line in about)
    (folder / f"{number}.sa").write_text(f"{comment}\n{program.text}")


def _alike(program: Program, number: int, plan: Plan, judgement: Judgement) -> bool:
    found = judged(program, number, plan.options(number))
    return (found.verdict, found.cause) == (judgement.verdict, judgement.cause)
