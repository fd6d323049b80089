"""All cells of the papers as dots on a logarithmic axis. The axis says how many times faster ours is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from broadside.report.charts.strips import place

_WIDTH, _LEFT, _RIGHT = 580, 136, 16
_LEAST, _MOST = 0.9, 8.5
"""The ends of the axis. A ratio outside of it is drawn at the end."""
_DOT, _STEP = 4.5, 10
"""The radius of a dot, and the distance of dots that would otherwise cover each other, in pixels."""
_TICKS = (1, 2, 4, 8)


@dataclass(frozen=True)
class Dot:
    """One cell: the paper's cycles divided by ours, and a description."""

    ratio: float
    name: str


def chart(groups: Mapping[str, Sequence[Dot]]) -> str:
    """An SVG element with a row for each group. Dots with nearly equal ratios are stacked."""
    rows, top = [], 10.0
    for label, dots in groups.items():
        stacked = _stacked(dots)
        height = _STEP * (max(stacked.values(), default=0) + 1) + 14
        bottom = top + height
        rows.append(
            f'<text x="{_LEFT - 22}" y="{bottom - 9:.0f}" class="label">{escape(label)}</text>'
        )
        rows += [
            f'<circle cx="{_x(dot.ratio):.1f}" cy="{bottom - 12 - _STEP * level:.1f}" r="{_DOT}">'
            f"<title>{escape(dot.name)}: {dot.ratio:.2f} times faster</title></circle>"
            for dot, level in stacked.items()
        ]
        top = bottom + 6
    axis = [
        f'<path class="{"one" if tick == 1 else "tick"}" d="M{_x(tick):.1f} 4V{top:.0f}"/>'
        f'<text x="{_x(tick):.1f}" y="{top + 16:.0f}" class="number">{tick}x</text>'
        for tick in _TICKS
    ]
    count = sum(map(len, groups.values()))
    words = f"{count} cells of the papers by how many times faster Broadside is"
    return (
        f'<svg class="dots" viewBox="0 0 {_WIDTH} {top + 24:.0f}" role="img" aria-label="{words}">'
        f"{''.join(axis)}{''.join(rows)}</svg>"
    )


def _x(ratio: float) -> float:
    return _LEFT + place(ratio, _LEAST, _MOST) * (_WIDTH - _LEFT - _RIGHT)


def _stacked(dots: Sequence[Dot]) -> dict[Dot, int]:
    """The level of each dot, from 0: the lowest level at which it covers no other dot."""
    levels: dict[Dot, int] = {}
    last: list[float] = []
    for dot in sorted(dots, key=lambda one: one.ratio):
        x = _x(dot.ratio)
        free = next((n for n, place in enumerate(last) if x - place >= _STEP), len(last))
        last[free : free + 1] = [x]
        levels[dot] = free
    return levels
