"""Bar charts and curves as inline SVG, drawn by Matplotlib in the colours of the page."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

import matplotlib

matplotlib.use("svg")

from matplotlib import pyplot
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle
from matplotlib.ticker import MaxNLocator, NullFormatter

# Colours of the drawing; the style sheet replaces them for light and dark pages.
_INK, _FAINT, _COLOURS = "#010203", "#020304", ("#0a0b01", "#0a0b02", "#0a0b03")
_STYLED = {
    _INK: "var(--text)",
    _FAINT: "var(--line)",
    _COLOURS[0]: "var(--paper)",
    _COLOURS[1]: "var(--ours)",
    _COLOURS[2]: "var(--bound)",
}
_WIDTH = 4.2
"""Width in inches of a phone at the size of the text, so that a phone need not shrink the chart."""
_DASHES = ("--", ":", "-.")
_MARKERS = ("s", "^", "D", "v", "x", "*", "P")
SERIES = ("paper", "ours", "lower bound")


@dataclass(frozen=True)
class Group:
    """One group of bars: the paper's figure, ours and the bound; `None` if there is none."""

    label: str
    paper: float | None
    ours: float | None
    bound: float | None = None


def bars(groups: Sequence[Group], title: str, unit: str) -> str:
    """A horizontal bar chart; `unit` says what is better. An SVG element that takes the page's colours."""
    shown = [n for n in range(3) if any(_values(group)[n] is not None for group in groups)]
    figure, axes = pyplot.subplots(figsize=(_WIDTH, 0.17 * (len(shown) + 0.7) * len(groups) + 0.9))
    most = max((v for group in groups for v in _values(group) if v is not None), default=1.0)
    for row, group in enumerate(groups):
        _draw(axes, row, group, shown, most * 0.008)
    axes.set_yticks(range(len(groups)), [group.label for group in groups], color=_INK)
    axes.invert_yaxis()
    axes.set_xlim(0, most * 1.18)
    axes.xaxis.set_major_locator(MaxNLocator(5))
    axes.set_xlabel(unit, color=_INK)
    _tidy(axes, shown)
    return _svg(figure, title)


def curves(
    lines: Mapping[str, Sequence[tuple[int, float]]], title: str, axis: str, unit: str
) -> str:
    """Curves over powers of two, both axes logarithmic; the first line is ours."""
    figure, axes = pyplot.subplots(figsize=(_WIDTH, 3.2))
    for number, (name, points) in enumerate(lines.items()):
        ours = number == 0
        places, values = zip(*points, strict=True)
        axes.plot(
            places,
            values,
            label=name,
            color=_COLOURS[1] if ours else _COLOURS[0],
            linewidth=2.2 if ours else 1.1,
            linestyle="-" if ours else _DASHES[(number - 1) % len(_DASHES)],
            marker="o" if ours else _MARKERS[(number - 1) % len(_MARKERS)],
            markersize=4,
        )
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    axes.set_xticks(sorted({place for points in lines.values() for place, _ in points}))
    axes.xaxis.set_major_formatter(lambda value, _: _short(value))
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:g}")
    axes.yaxis.set_minor_formatter(NullFormatter())
    axes.set_xlabel(axis, color=_INK)
    axes.set_ylabel(unit, color=_INK)
    axes.tick_params(which="both", colors=_INK, length=0)
    axes.grid(color=_FAINT, linewidth=0.6)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.legend(
        loc="lower center", ncols=3, bbox_to_anchor=(0.5, 1.0), frameon=False, labelcolor=_INK
    )
    return _svg(figure, title)


def _short(count: float) -> str:
    for size, letter in ((1 << 20, "M"), (1 << 10, "K")):
        if count >= size:
            return f"{count / size:g}{letter}"
    return f"{count:g}"


def _draw(axes: Axes, row: int, group: Group, shown: Sequence[int], gap: float) -> None:
    thick = 0.8 / len(shown)
    for place, number in enumerate(shown):
        value = _values(group)[number]
        if value is None:
            continue
        y = row + (place - (len(shown) - 1) / 2) * thick
        axes.barh(y, value, height=thick * 0.92, color=_COLOURS[number])
        axes.text(value + gap, y, f"{value:,.0f}", va="center", fontsize=8, color=_INK)


def _tidy(axes: Axes, shown: Sequence[int]) -> None:
    axes.tick_params(colors=_INK, length=0)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")
    axes.grid(axis="x", color=_FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.legend(
        [Rectangle((0, 0), 1, 1, color=_COLOURS[number]) for number in shown],
        [SERIES[number] for number in shown],
        loc="lower right",
        ncols=len(shown),
        bbox_to_anchor=(1.0, 1.0),
        frameon=False,
        labelcolor=_INK,
    )


def _values(group: Group) -> tuple[float | None, float | None, float | None]:
    return group.paper, group.ours, group.bound


def _svg(figure: Figure, title: str) -> str:
    out = io.StringIO()
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": title}):
        figure.savefig(
            out, format="svg", transparent=True, bbox_inches="tight", metadata={"Date": None}
        )
    pyplot.close(figure)
    text = out.getvalue()
    text = text[text.index("<svg") :]
    for made, styled in _STYLED.items():
        text = text.replace(made, styled)
    opening = rf'<svg class="chart" viewBox="\1" role="img" aria-label="{escape(title)}">'
    text = re.sub(r'<svg [^>]*?viewBox="([^"]*)"[^>]*>', opening, text, count=1)
    return re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
