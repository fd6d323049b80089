"""Curves as inline SVG. Matplotlib draws them in the colours of the page."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from html import escape

import matplotlib

matplotlib.use("svg")

from matplotlib import pyplot
from matplotlib.figure import Figure
from matplotlib.ticker import LogLocator, NullFormatter

# Colours of the drawing. The style sheet replaces them for light and dark pages.
_INK, _FAINT, _OURS = "#010203", "#020304", "#0a0b01"
_OTHERS = tuple(f"#0c0d{number:02}" for number in range(7))
_STYLED = {
    _INK: "var(--text)",
    _FAINT: "var(--line)",
    _OURS: "var(--ours)",
    **{colour: f"var(--line{number})" for number, colour in enumerate(_OTHERS)},
}
_WIDTH = 4.2
"""The width of a phone in inches at the size of the text, so that a phone need not shrink the chart."""
_DASHES = ((5, 2), (1, 1.6), (6, 2, 1, 2), (10, 3), (3, 1.5), (6, 2, 1, 2, 1, 2), (10, 2, 3, 2))
_MARKERS = ("s", "^", "D", "v", "x", "*", "P")
"""Each other library has a colour, dashes and marks of its own: it can be told without colours too."""


def curves(
    lines: Mapping[str, Sequence[tuple[int, float]]],
    others: Sequence[str],
    title: str,
    axis: str,
    unit: str,
) -> str:
    """Curves over powers of two with logarithmic axes.

    The lines of `others` are styled by their place there, and so alike in all charts. Any other line is ours.
    """
    figure, axes = pyplot.subplots(figsize=(_WIDTH, 3.4), layout="constrained")
    for name, points in lines.items():
        ours = name not in others
        number = 0 if ours else others.index(name) % len(_OTHERS)
        places, values = zip(*points, strict=True)
        axes.plot(
            places,
            values,
            label=name,
            color=_OURS if ours else _OTHERS[number],
            linewidth=2.2 if ours else 1.1,
            linestyle="-" if ours else (0, _DASHES[number]),
            marker="o" if ours else _MARKERS[number],
            markersize=4,
        )
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    axes.set_xticks(sorted({place for points in lines.values() for place, _ in points}))
    axes.xaxis.set_major_formatter(lambda value, _: _short(value))
    axes.yaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))  # a range may contain no power of ten
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:g}")
    axes.yaxis.set_minor_formatter(NullFormatter())
    axes.set_xlabel(axis, color=_INK)
    axes.set_ylabel(unit, color=_INK)
    axes.tick_params(which="both", colors=_INK, length=0)
    axes.grid(color=_FAINT, linewidth=0.6)
    for spine in axes.spines.values():
        spine.set_visible(False)
    figure.legend(loc="outside upper center", ncols=3, frameon=False, labelcolor=_INK)
    return _svg(figure, title)


def _short(count: float) -> str:
    for size, letter in ((1 << 20, "M"), (1 << 10, "K")):
        if count >= size:
            return f"{count / size:g}{letter}"
    return f"{count:g}"


def _svg(figure: Figure, title: str) -> str:
    out = io.StringIO()
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": title}):
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    pyplot.close(figure)
    text = out.getvalue()
    text = text[text.index("<svg") :]
    for made, styled in _STYLED.items():
        text = text.replace(made, styled)
    opening = rf'<svg class="chart" viewBox="\1" role="img" aria-label="{escape(title)}">'
    text = re.sub(r'<svg [^>]*?viewBox="([^"]*)"[^>]*>', opening, text, count=1)
    return _with_own_ids(re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL))


def _with_own_ids(text: str) -> str:
    """The picture without the names that nothing refers to, which Matplotlib gives alike in every picture.

    The other names are hashes that begin with the picture's title.
    """
    used = set(re.findall(r'(?:url\(|href=")#([^")]+)', text))
    return re.sub(r' id="([^"]*)"', lambda named: named[0] if named[1] in used else "", text)
