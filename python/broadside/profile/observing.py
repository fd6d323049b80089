"""Options of `broadside call` and `broadside run` that show where a run spent its cycles."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import click

from broadside import _core
from broadside.profile import summary, timeline, trace
from broadside.profile.places import Loop, Places, loops
from broadside.profile.timeline import Timeline
from broadside.terminal.output import console

MOST_CYCLES = 2**64 - 1
"""The simulator counts cycles in 64 bits."""
EVERYTHING = (0, MOST_CYCLES)
_LAST_ADDRESS = 2**32 - 1


@dataclass(frozen=True)
class Observation:
    """What the user asked to see."""

    profile: bool = False
    trace: tuple[int, int] | None = None
    timeline: bool = False
    within: str | None = None
    iterations: tuple[int, int] | None = None
    as_json: bool = False

    def __bool__(self) -> bool:
        return self.profile or self.trace is not None or self.timeline

    def begin(self, simulator: _core.Simulator) -> None:
        """Starts recording the events that will be shown."""
        if (self.within or self.iterations) and not (self.trace or self.timeline):
            raise click.UsageError("--in and --iteration limit a --trace or --timeline")
        if self:
            events = EVERYTHING if self.timeline else self.trace
            cycles = None if events is None else _core.Span(*events)
            simulator.watch(cycles, self._addresses(simulator))

    def show(self, simulator: _core.Simulator) -> list[str]:
        """The lines to print after the run."""
        if not self:
            return []
        record = simulator.record()
        places = Places(simulator.symbols(), record.packets)
        lines: list[str] = []
        if self.trace:
            lines += self._trace(simulator, record, places)
        if self.profile:
            result = summary.profile(simulator, record)
            lines.append(json.dumps(result.as_dict()) if self.as_json else self._summary(result))
        if self.timeline:
            lines.append(self._timeline(simulator, record, places))
        return lines

    def as_dict(self, simulator: _core.Simulator) -> dict[str, object]:
        """The results that the user asked for, as objects for JSON: `trace`, `profile`, `timeline`."""
        if not self:
            return {}
        record = simulator.record()
        places = Places(simulator.symbols(), record.packets)
        found: dict[str, object] = {}
        if self.trace:
            events = self._events(simulator, record, places)
            found["trace"] = list(trace.objects(simulator, events, places))
        if self.profile:
            found["profile"] = summary.profile(simulator, record).as_dict()
        if self.timeline:
            pass_found = self._pass(simulator, record, places)
            found["timeline"] = (
                None if isinstance(pass_found, str) else timeline.as_dict(*pass_found)
            )
        return found

    def _addresses(self, simulator: _core.Simulator) -> _core.Span:
        if self.within is None:
            return _core.Span(0, _LAST_ADDRESS)
        addresses = re.fullmatch(r"(0x[0-9a-fA-F]+)\.\.(0x[0-9a-fA-F]+)", self.within)
        if addresses:
            first, last = int(addresses[1], 16), int(addresses[2], 16)
            if last < first:
                raise click.UsageError(f"--in {self.within} ends before it begins")
            if last > _LAST_ADDRESS:
                raise click.UsageError(
                    f"--in {self.within}: the last address is {_LAST_ADDRESS:#x}"
                )
            return _core.Span(first, last)
        symbols = simulator.symbols()
        found = Places(symbols, symbols.values()).range(self.within)
        if found is None:
            raise click.UsageError(f"--in {self.within}: neither a symbol nor 0xFIRST..0xLAST")
        return _core.Span(*found)

    def _trace(
        self, simulator: _core.Simulator, record: _core.Record, places: Places
    ) -> Sequence[str]:
        events = self._events(simulator, record, places)
        write = trace.json_lines if self.as_json else trace.text_lines
        lines = list(write(simulator, events, places))
        if record.dropped and not self.as_json:
            lines.append(f"({record.dropped} further packets were not kept)")
        return lines

    def _events(
        self, simulator: _core.Simulator, record: _core.Record, places: Places
    ) -> list[_core.Event]:
        first, last = self.trace or EVERYTHING
        events = [event for event in record.events if first <= event.cycle <= last]
        if self.iterations:
            head = self._head(simulator, record, places)
            events = list(trace.of_iterations(events, head, *self.iterations))
        return events

    def _head(self, simulator: _core.Simulator, record: _core.Record, places: Places) -> int:
        """The address where an iteration begins: the head of the costliest loop, or the first address."""
        loop = self._loop(simulator, record, places)
        return loop.head if loop else self._addresses(simulator).first

    def _loop(
        self, simulator: _core.Simulator, record: _core.Record, places: Places
    ) -> Loop | None:
        """The innermost loop within the addresses that took the most cycles. None if there is no loop."""
        within = self._addresses(simulator)
        inside = [
            loop
            for loop in loops(record, places)
            if within.first <= loop.head and loop.last <= within.last
        ]
        innermost = [
            loop
            for loop in inside
            if not any(
                other != loop and other.head in loop and other.last in loop for other in inside
            )
        ]
        return max(
            innermost,
            key=lambda loop: sum(
                cost.cycles for address, cost in record.packets.items() if address in loop
            ),
            default=None,
        )

    @staticmethod
    def _summary(result: summary.Profile) -> str:
        return summary.text(result, console().width)

    def _timeline(self, simulator: _core.Simulator, record: _core.Record, places: Places) -> str:
        found = self._pass(simulator, record, places)
        return found if isinstance(found, str) else timeline.text(*found)

    def _pass(
        self, simulator: _core.Simulator, record: _core.Record, places: Places
    ) -> tuple[Timeline, Loop, Places, int] | str:
        """The timeline of the wanted pass, or the reason why there is none."""
        loop = self._loop(simulator, record, places)
        if loop is None:
            return "no loop ran" + (f" in {self.within}" if self.within else "")
        kept = sum(event.address == loop.head for event in record.events)
        number = self.iterations[0] if self.iterations else (kept + 1) // 2
        line = timeline.timeline(simulator, record.events, loop, number)
        if line is None:
            passes = record.packets[loop.head].executions
            name = f"loop {places.name(loop.head)}"
            if max(number, 1) > passes:
                return f"{name} has no pass {number}, only {passes}"
            return (
                f"{name}: its pass {number or 1} comes after the {len(record.events)} packets "
                "that are kept; --in limits them to a function"
            )
        return line, loop, places, number


def options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Adds the options to a command. The command gets one more argument, `observation`."""

    def wrapped(
        profile: bool,
        trace_cycles: tuple[int, int] | None,
        show_timeline: bool,
        within: str | None,
        iterations: tuple[int, int] | None,
        json_lines: bool,
        **others: Any,
    ) -> Any:
        seen = Observation(profile, trace_cycles, show_timeline, within, iterations, json_lines)
        return command(observation=seen, **others)

    wrapped.__doc__ = command.__doc__
    wrapped.__click_params__ = getattr(command, "__click_params__", [])  # type: ignore[attr-defined]
    for option in reversed(_OPTIONS):
        wrapped = option(wrapped)
    return wrapped


class Span(click.ParamType):  # type: ignore[type-arg]
    """A range `FIRST..LAST`, or one number. Numbers are from `least` to MOST_CYCLES."""

    name = "first..last"

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def convert(self, value: Any, param: Any, ctx: Any) -> tuple[int, int]:
        """Both ends of a range. The user may leave out the last."""
        found = re.fullmatch(r"(\d+)(\.\.(\d*))?", str(value))
        if not found:
            self.fail(f"{value!r} is not FIRST..LAST", param, ctx)
        first = int(found[1])
        if first < self.least:
            self.fail(f"{value!r}: counted from {self.least}", param, ctx)
        if found[2] is None:
            return first, self._checked(first, param, ctx)
        last = int(found[3]) if found[3] else EVERYTHING[1]
        if last < first:
            self.fail(f"{value!r} ends before it begins", param, ctx)
        return first, self._checked(last, param, ctx)

    def _checked(self, number: int, param: Any, ctx: Any) -> int:
        if number > MOST_CYCLES:
            self.fail(f"{number} is greater than {MOST_CYCLES}", param, ctx)
        return number


_OPTIONS = [
    click.option(
        "--profile", is_flag=True, help="Show cycles by function and loop, stalls, use of units."
    ),
    click.option(
        "--trace",
        "trace_cycles",
        type=Span(),
        metavar="FIRST..LAST",
        help="Show the packets of these cycles and the registers that they change.",
    ),
    click.option(
        "--timeline",
        "show_timeline",
        is_flag=True,
        help="Show one pass of the costliest loop by cycle and unit, with the reason of each empty slot.",
    ),
    click.option(
        "--in",
        "within",
        metavar="FUNCTION|0xFIRST..0xLAST",
        help="Limit the trace, or the choice of the loop for the timeline, to these addresses.",
    ),
    click.option(
        "--iteration",
        "iterations",
        type=Span(1),
        metavar="FIRST..LAST",
        help="Limit trace or timeline to these passes of the loop (or calls), counted from 1.",
    ),
    click.option("--json-lines", is_flag=True, help="Print profile and trace as lines of JSON."),
]
