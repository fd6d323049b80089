"""The requests that a process answers, by name. An answer is one object, or a stream of objects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from broadside.facts.isa import LEVELS

Tell = Callable[[dict[str, Any]], None]


class BadRequest(Exception):
    """The request is wrong. The text says why."""


def load() -> None:
    """Loads the optimizer. Only answering processes call this, so the server itself starts at once."""
    for name in ("playing", "shown.source", "tried.advice", "tried.cores", "tried.search"):
        import_module(f"broadside.explorer.{name}")


def answer(name: str, request: Mapping[str, Any], tell: Tell) -> None:
    """Answers one request. Raises BadRequest."""
    TASKS[name](request, tell)


def _source(request: Mapping[str, Any]) -> tuple[str, str]:
    source, isa = request.get("source"), request.get("isa")
    if not isinstance(source, str) or isa not in LEVELS:
        raise BadRequest(f"a request needs a source, and an isa of {', '.join(LEVELS)}")
    return source, str(isa)


def number(request: Mapping[str, Any], key: str, most: float) -> float:
    """A number of the request, from 0 to `most`. Raises BadRequest."""
    value = request.get(key)
    if isinstance(value, bool) or not isinstance(value, int | float) or not value >= 0:
        raise BadRequest(f"{key} must be a number that is not negative")
    return min(float(value), most)


def _analyse(request: Mapping[str, Any], tell: Tell) -> None:
    from broadside.explorer.shown.source import analyse

    tell(analyse(*_source(request)))


def _schedule(request: Mapping[str, Any], tell: Tell) -> None:
    from broadside.explorer.tried.search import MOST_SECONDS, search

    search(*_source(request), number(request, "seconds", MOST_SECONDS), tell)


def _core(request: Mapping[str, Any], tell: Tell) -> None:
    from broadside.explorer.tried.cores import cores

    source, isa = _source(request)
    wanted = (str(request.get("procedure")), str(request.get("loop")))
    interval = int(number(request, "interval", 10_000))
    tell({"cores": cores(source, isa, *wanted, interval, number(request, "seconds", 300))})


def _advice(request: Mapping[str, Any], tell: Tell) -> None:
    from broadside.explorer.tried.advice import advise

    advise(*_source(request), tell)


def _run(request: Mapping[str, Any], tell: Tell) -> None:
    from broadside.explorer.playing import run

    source, isa = _source(request)
    tell(run(source, isa, request))


TASKS: dict[str, Callable[[Mapping[str, Any], Tell], None]] = {
    "analyse": _analyse,
    "schedule": _schedule,
    "core": _core,
    "advice": _advice,
    "run": _run,
}
STREAMS = frozenset(("schedule", "advice"))
"""Requests whose answer has more than one object."""
