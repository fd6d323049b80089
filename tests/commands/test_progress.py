"""Progress on standard error: what is being done, for how long already, and how long is left."""

from __future__ import annotations

import io
import sys
import time

import pytest

from broadside import output, status
from broadside.status import Status, lasting


class Stream(io.StringIO):
    """Standard error that says whether it is a terminal."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


def told(monkeypatch: pytest.MonkeyPatch, stream: Stream) -> Stream:
    """As standard error, on which the line is told anew every 10 ms."""
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setenv("TERM", "xterm")
    for name in ("_FIRST", "_NEXT", "_EACH"):
        monkeypatch.setattr(status, name, 0.01)
    return stream


def wait_for(stream: Stream, text: str) -> None:
    deadline = time.monotonic() + 10
    while text not in stream.getvalue():
        assert time.monotonic() < deadline, stream.getvalue()
        time.sleep(0.01)


def test_on_a_terminal_the_line_makes_room_and_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = told(monkeypatch, Stream(terminal=True))
    with Status(lambda seconds: "x" * 500) as line:
        wait_for(stream, "xxx")
        line.clear(hold=True)
        held = stream.getvalue()
        time.sleep(0.1)
        assert stream.getvalue() == held and held.endswith("\r\x1b[2K")
        line.clear()
        wait_for(stream, f"{held}\r\x1b[2Kxxx")
    assert stream.getvalue().endswith("\r\x1b[2K") and "\n" not in stream.getvalue()
    assert max(map(len, stream.getvalue().split("\r\x1b[2K"))) < 500


def test_elsewhere_there_are_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = told(monkeypatch, Stream(terminal=False))
    with output.steps(5) as begin:
        begin("first")
        wait_for(stream, "first, 0 of 5 done: 0 s, what is left is not known yet\n")
        begin("second")
        wait_for(stream, "second, 1 of 5 done: 0 s, about ")
    assert "\x1b" not in stream.getvalue()
    quiet = told(monkeypatch, Stream(terminal=False))
    with Status(lambda seconds: "work", lines=False):
        time.sleep(0.1)
    assert quiet.getvalue() == ""


def test_times() -> None:
    assert [lasting(n) for n in (0.4, 119, 120, 7199, 7200)] == [
        "0 s",
        "119 s",
        "2 min",
        "120 min",
        "2 h",
    ]
