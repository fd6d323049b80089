"""Progress on standard error: the work, the time spent and the time left."""

from __future__ import annotations

import io
import re
import sys
import threading
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from broadside.cli import main
from broadside.profile.pace import Pace
from broadside.terminal import output, status
from broadside.terminal.status import Status, lasting

CLEAR = "\r\x1b[2K"
AES = ["--cipher", "aes-128", "--mode", "ecb", "--key-file", "key"]
KIT = ["--device", "c6201", "--cipher", "des", "--mode", "ecb"]
HANGS = 600
"""Seconds after which a test is stopped; nothing in it takes time."""


class Stream(io.StringIO):
    """A standard error that claims to be a terminal or not."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


class Clock(status.Clock):
    """A clock that the test advances by the time for which the line of progress waits."""

    def __init__(self) -> None:
        self.now = 0.0
        self._waits, self._goes_on = threading.Semaphore(0), threading.Semaphore(0)

    def seconds(self) -> float:
        return self.now

    def passes(self, seconds: float, ended: threading.Event) -> bool:
        self._waits.release()
        while not self._goes_on.acquire(timeout=0.01):
            if ended.is_set():
                return False
        self.now += seconds
        return True

    def tick(self) -> None:
        """Returns when the line has printed its text and waits again."""
        assert self._waits.acquire(timeout=HANGS), "there is no line"
        self._goes_on.release()
        assert self._waits.acquire(timeout=HANGS)
        self._waits.release()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(status, "CLOCK", made)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    return made


def standard_error(monkeypatch: pytest.MonkeyPatch, *, terminal: bool) -> Stream:
    stream = Stream(terminal)
    monkeypatch.setattr(sys, "stderr", stream)
    return stream


def test_on_a_terminal_the_line_makes_room_and_goes_away(
    monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    stream = standard_error(monkeypatch, terminal=True)
    with Status(lambda seconds: "x" * 500) as line:
        assert stream.getvalue() == ""
        clock.tick()
        shown = CLEAR + "x" * 79
        assert stream.getvalue() == shown and clock.now == 1
        line.clear(hold=True)
        clock.tick()
        assert stream.getvalue() == shown + CLEAR and clock.now == 1.5
        line.clear()
        clock.tick()
        assert stream.getvalue() == shown + CLEAR + shown and clock.now == 2
    assert stream.getvalue() == (shown + CLEAR) * 2


def test_elsewhere_there_are_lines(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    stream = standard_error(monkeypatch, terminal=False)
    with output.steps(5) as begin:
        begin("first")
        clock.tick()
        begin("second")
        clock.tick()
    assert stream.getvalue().splitlines() == [
        "first, 0 of 5 done: 10 s, the time left is not known yet",
        "second, 1 of 5 done: 20 s, about 30 s left",
    ]


def test_a_last_step_that_takes_longer_than_the_others(
    monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    """There is no estimate then; the command does not end in 0 seconds."""
    stream = standard_error(monkeypatch, terminal=False)
    with output.steps(2) as begin:
        begin("first")
        clock.tick()
        begin("last")
        for _ in range(2):
            clock.tick()
    assert stream.getvalue().splitlines()[1:] == [
        "last, 1 of 2 done: 20 s, the last step takes longer",
        "last, 1 of 2 done: 30 s, the last step takes longer",
    ]


def test_an_estimate_never_counts_upwards_within_a_step() -> None:
    """Four steps took 10 s each; the fifth of six takes a minute."""
    told = [output.time_left(4, 6, 40.0, float(now)) for now in range(60)]
    assert told[0] == 20 and told[5] == 15 and set(told[10:]) == {10.0}
    assert all(later <= sooner for sooner, later in pairwise(told))
    assert output.time_left(6, 6, 60.0, 3.0) <= 10


def test_no_line_where_a_program_writes_itself(
    monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    stream = standard_error(monkeypatch, terminal=False)
    before = threading.active_count()
    with Status(lambda seconds: "work", lines=False):
        assert threading.active_count() == before
    assert stream.getvalue() == "" and clock.now == 0


def test_time_passes_unless_the_work_ends() -> None:
    ended = threading.Event()
    began = status.CLOCK.seconds()
    assert status.CLOCK.passes(0.01, ended) and status.CLOCK.seconds() > began
    ended.set()
    assert not status.CLOCK.passes(HANGS, ended)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["kernels", "--check", "--only", "rc6"],
            r"rc6/\w+\.sa, [1-9]\d* of \d+ done: 1 s, about 0 s left",
        ),
        (
            ["call", "forever.asm", "f", "--max-cycles", "3000000"],
            "f: 1 s, at most about 2 s left until the limit of 3,000,000 cycles",
        ),
        pytest.param(
            ["bench", "--only", "des_core", "--placements", "none"],
            r"the simulator itself, [1-9]\d* of \d+ done: 1 s, about 0 s left",
            marks=pytest.mark.matrix,
        ),
        (["interrupts", "forever.asm"], "forever.asm: paths on which interrupts do harm: 1 s"),
        (["explain", "des_block"], "reading des_block: 1 s"),
        (["optimize", "add.sa"], r"\d+ s left; writing"),
        (
            ["encrypt", *AES, "plain", "coded"],
            "encrypting, 3 of 3 MB done: 1 s, about 0 s left",
        ),
        (["export", *KIT, "--out", "kit"], r"measuring \w+, 3 of 6 done: 1 s, about 0 s left"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_work_of_more_than_a_second_is_told(
    arguments: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    clock: Clock,
) -> None:
    """Each step of the command takes a second of this clock."""
    end = Status.__exit__

    def end_after_a_second(line: Status, *arguments: Any) -> None:
        clock.tick()
        end(line, *arguments)

    monkeypatch.setattr(Status, "__exit__", end_after_a_second)
    monkeypatch.setattr(Pace, "cycles_per_second", 1_000_000)
    stream = standard_error(monkeypatch, terminal=True)
    (tmp_path / "forever.asm").write_text("        .global f\nf:      B .S2 f\n        NOP 5\n")
    (tmp_path / "add.sa").write_text("f: .cproc a\n ADD a, 1, a\n .return a\n .endproc\n")
    (tmp_path / "key").write_bytes(bytes(16))
    (tmp_path / "plain").write_bytes(bytes(3_000_000))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        main.main(arguments)
    lines = stream.getvalue().replace("\n", CLEAR).split(CLEAR)
    assert any(re.fullmatch(told, line) for line in lines), lines


def test_times() -> None:
    assert [lasting(n) for n in (0.4, 119, 120, 7199, 7200)] == [
        "0 s",
        "119 s",
        "2 min",
        "120 min",
        "2 h",
    ]
