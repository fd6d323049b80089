"""The programs as Hypothesis strategies, which shrinks those that fail."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import strategies as st

from random_programs.choices import Choices
from random_programs.generator import generate
from random_programs.program import Program


class _Drawn:
    """Decisions that Hypothesis makes."""

    def __init__(self, draw: Callable[[st.SearchStrategy[int]], int]) -> None:
        self._draw = draw

    def upto(self, greatest: int) -> int:
        return self._draw(st.integers(0, greatest))


@st.composite
def programs(draw: st.DrawFn, isa: str) -> Program:
    return generate(isa, Choices(_Drawn(draw)))
