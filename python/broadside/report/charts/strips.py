"""Ratios as small pictures for a table cell: the paper's cycles divided by ours, on a logarithmic axis."""

from __future__ import annotations

from dataclasses import dataclass
from math import log2

_LEAST, _MOST = 0.5, 16.0
"""The ends of the axis. A ratio outside of it is drawn at the end."""
_WIDTH, _HEIGHT = 150, 16
_TICKS = (1, 2, 4, 8)


@dataclass(frozen=True)
class Ratios:
    """How many times faster than the paper ours is, and how many times faster our lower bound would be."""

    ours: float
    bound: float | None = None


def place(ratio: float, least: float = _LEAST, most: float = _MOST) -> float:
    """The place of a ratio on an axis from `least` (0) to `most` (1)."""
    clamped = min(max(ratio, least), most)
    return log2(clamped / least) / log2(most / least)


def strip(ratios: Ratios) -> str:
    """An SVG element: a line from 1x to our ratio, a dot at our ratio, and a bar at the bound."""
    middle = _HEIGHT / 2
    one, ours = _x(1.0), _x(ratios.ours)
    words = f"{ratios.ours:.2f} times faster than the paper"
    parts = [
        "".join(f'<path class="tick" d="M{_x(tick):.1f} 2V{_HEIGHT - 2}"/>' for tick in _TICKS),
        f'<path class="one" d="M{one:.1f} 0V{_HEIGHT}"/>',
        f'<path class="ours" d="M{one:.1f} {middle:g}H{ours:.1f}"/>',
    ]
    if ratios.bound is not None:
        bound = _x(ratios.bound)
        parts.append(f'<path class="bound" d="M{bound:.1f} 3V{_HEIGHT - 3}"/>')
        words += f"; the lower bound is {ratios.bound:.2f} times faster"
    parts.append(f'<circle class="ours" cx="{ours:.1f}" cy="{middle:g}" r="4"/>')
    return (
        f'<svg class="strip" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{words}">'
        f"<title>{words}</title>{''.join(parts)}</svg>"
    )


def _x(ratio: float) -> float:
    return 5 + place(ratio) * (_WIDTH - 10)
