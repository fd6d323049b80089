"""Shapes of JSON: which values a document may have, and the first value that differs."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

_MOST = 10**15
"""Numbers are at most so large, so that every calculation with them has a result."""
_SHOWN = 40
"""The most letters of a wrong value that an error shows."""
_NAME = re.compile(r"[A-Za-z_]\w*")


class Shape(Protocol):
    """The values that are allowed at a place of a document."""

    def faults(self, value: Any, path: str) -> Iterator[str]:
        """What is wrong with the value at `path` and with the values in it."""
        ...


def first_fault(shape: Shape, value: Any, path: str = "") -> str | None:
    """The first error, with the path of its value: `results[2].cycles is "x"`. None if there is none."""
    return next(shape.faults(value, path), None)


@dataclass(frozen=True)
class Anything:
    """Any value."""

    def faults(self, value: Any, path: str) -> Iterator[str]:
        """None."""
        return iter(())


@dataclass(frozen=True)
class Text:
    """A string; one of `choices` if there are any."""

    choices: Collection[str] = ()

    def faults(self, value: Any, path: str) -> Iterator[str]:
        """The value, if it is no string or none of the choices."""
        if not isinstance(value, str) or (self.choices and value not in self.choices):
            yield _wrong(value, path)


@dataclass(frozen=True)
class Number:
    """A number from `least` on, or any that is not too large."""

    least: float = -_MOST
    whole: bool = False

    def faults(self, value: Any, path: str) -> Iterator[str]:
        """The value, if it is no number or not in the range. Not-a-number is in no range."""
        kinds = int if self.whole else (int, float)
        is_number = isinstance(value, kinds) and not isinstance(value, bool)
        if not is_number or not self.least <= value <= _MOST:
            yield _wrong(value, path)


@dataclass(frozen=True)
class Flag:
    """True or false."""

    def faults(self, value: Any, path: str) -> Iterator[str]:
        """The value, if it is something else."""
        if not isinstance(value, bool):
            yield _wrong(value, path)


@dataclass(frozen=True)
class Either:
    """A value of one of several shapes. None stands for null."""

    shapes: tuple[Shape | None, ...]

    def faults(self, value: Any, path: str) -> Iterator[str]:
        """The errors for the only shape that is not null, or the value if it has none of the shapes."""
        if value is None and None in self.shapes:
            return
        shapes = [shape for shape in self.shapes if shape is not None]
        if len(shapes) == 1:
            yield from shapes[0].faults(value, path)
        elif all(first_fault(shape, value) for shape in shapes):
            yield _wrong(value, path)


@dataclass(frozen=True)
class List:
    """A list of values of one shape; of so many if `count` is given."""

    of: Shape
    count: int | None = None

    def faults(self, value: Any, path: str) -> Iterator[str]:
        """The value, if it is no list of this length, or the errors of its entries."""
        if not isinstance(value, list) or self.count not in (None, len(value)):
            yield _wrong(value, path)
            return
        for number, entry in enumerate(value):
            yield from self.of.faults(entry, f"{path}[{number}]")


@dataclass(frozen=True)
class Table:
    """An object with values of one shape by any keys."""

    of: Shape

    def faults(self, value: Any, path: str) -> Iterator[str]:
        """The value, if it is no object, or the errors of its values."""
        if not isinstance(value, dict):
            yield _wrong(value, path)
            return
        for key, entry in value.items():
            yield from self.of.faults(entry, _below(path, key))


@dataclass(frozen=True)
class Object:
    """An object with these keys. It may have others too."""

    fields: Mapping[str, Shape]
    optional: Mapping[str, Shape] = field(default_factory=dict)

    def faults(self, value: Any, path: str) -> Iterator[str]:
        """The value, if it is no object, a missing key, or the errors of the values."""
        if not isinstance(value, dict):
            yield _wrong(value, path)
            return
        for key, shape in {**self.fields, **self.optional}.items():
            if key in value:
                yield from shape.faults(value[key], _below(path, key))
            elif key in self.fields:
                yield f"{_below(path, key)} is missing"


def _below(path: str, key: str) -> str:
    if not _NAME.fullmatch(key):
        return f"{path}[{_short(key)}]"
    return f"{path}.{key}" if path else key


def _wrong(value: Any, path: str) -> str:
    return f"{path or 'the document'} is {_short(value)}"


def _short(value: Any) -> str:
    text = json.dumps(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."
