"""The dependence graph of one loop as markup, to scale in cycles."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from broadside.facts.cpu import UNITS
from broadside.optimizer.model.region import Edge
from broadside.report.loops.schedules import LoopSchedule
from broadside.report.loops.sources import LoopSource, Place

MOST_OPERATIONS = 130
"""A larger graph shows only the critical path and its neighbours. All operations would be unreadable."""
_COLUMN, _ROW, _LEFT, _TOP = 84, 30, 46, 34


def dependence_graph(loop: LoopSchedule, source: LoopSource, key: str) -> str:
    """Draws operations where the schedule puts them: time goes downward, and each unit has a column.

    Arrows are dependences. Arrows of the critical path are strong. An arrow to an operation of a later
    iteration is dashed. `key` is the prefix for the names of source lines on the page. Operations without a
    place are left out; in a large graph, so are all outside of `neighbourhood`. The page defines the tip of
    the arrows.
    """
    shown = neighbourhood(source)
    places = [place or Place(0, "") for place in source.places]
    first = min((places[number].cycle for number in shown), default=0)
    last = max((places[number].cycle for number in shown), default=0)
    drawn = [Place(place.cycle - first, place.unit) for place in places]
    width, height = _LEFT + _COLUMN * len(UNITS), _TOP + _ROW * (last - first + 1) + 10
    return "\n".join(
        [
            f'<svg class="graph" viewBox="0 0 {width} {height}" role="group" '
            f'aria-label="Dependence graph of {escape(loop.name)}">',
            *_scale(first, last, loop.interval, width),
            *_arrows(source, drawn, shown),
            *(
                _node(number, source, place, key)
                for number, place in enumerate(drawn)
                if number in shown
            ),
            "</svg>",
        ]
    )


def neighbourhood(source: LoopSource) -> set[int]:
    """The operations to draw. In a large graph, only the critical path, its inputs and its outputs."""
    placed = {number for number, place in enumerate(source.places) if place is not None}
    if len(source.lines) <= MOST_OPERATIONS:
        return placed
    path = set(source.path)
    near = [edge for edge in source.edges if edge.latency > 0 and {edge.source, edge.target} & path]
    return placed & (path | {n for edge in near for n in (edge.source, edge.target)})


def _scale(first: int, last: int, interval: int, width: int) -> list[str]:
    """Names of units, numbers of cycles, a line at each cycle, and a stronger line at each new pass."""
    units = [f'<text x="{_x(unit):.0f}" y="20">.{unit}</text>' for unit in UNITS]
    numbers = range(first, last + 1)
    cycles = [f'<text x="{_LEFT - 14}" y="{_top(c - first) + 19}">{c}</text>' for c in numbers]

    def lines(kind: str, cycles: Sequence[int]) -> str:
        path = "".join(f"M{_LEFT - 8} {_top(cycle - first)}H{width}" for cycle in cycles)
        return f'<path class="{kind}" d="{path}"/>'

    return [
        f'<g class="axis units">{"".join(units)}</g>',
        f'<g class="axis cycles">{"".join(cycles)}</g>',
        lines("cycle", [cycle for cycle in numbers if cycle % interval]),
        lines("stage", [cycle for cycle in numbers if cycle % interval == 0]),
    ]


def _top(cycle: int) -> int:
    return _TOP + _ROW * cycle


def _x(unit: str) -> float:
    column = UNITS.index(unit) if unit in UNITS else 0
    return _LEFT + _COLUMN * (column + 0.5)


def _y(place: Place) -> int:
    return _top(place.cycle) + _ROW // 2


def _arrows(source: LoopSource, places: Sequence[Place], shown: set[int]) -> list[str]:
    """The arrows in groups: within an iteration or into a later one, on the critical path or not."""
    following = source.path[1:] + (source.path[:1] if source.critical else [])
    strong = set(zip(source.path, following, strict=False))
    groups: dict[str, list[str]] = {}
    for edge in source.edges:
        if edge.source == edge.target or edge.latency <= 0:
            continue
        if not {edge.source, edge.target} <= shown:
            continue
        if len(shown) < len(places) and not {edge.source, edge.target} & set(source.path):
            continue
        kind = "edge" + (" critical" if (edge.source, edge.target) in strong else "")
        kind += " carried" if edge.distance else ""
        groups.setdefault(kind, []).append(_arrow(edge, places))
    return [f'<g class="{kind}">{"".join(arrows)}</g>' for kind, arrows in sorted(groups.items())]


def _arrow(edge: Edge, places: Sequence[Place]) -> str:
    source, target = places[edge.source], places[edge.target]
    x1, y1 = _x(source.unit), _y(source) + 9
    x2, y2 = _x(target.unit), _y(target) - 9
    bend = (x2 - x1) * 0.15 + (26 if edge.distance or y2 <= y1 else 0)
    middle = f"{(x1 + x2) / 2 + bend:.0f} {(y1 + y2) / 2:.0f}"
    return f'<path d="M{x1:.0f} {y1}Q{middle} {x2:.0f} {y2}"/>'


def _node(number: int, source: LoopSource, place: Place, key: str) -> str:
    kind = "node critical" if number in source.path else "node"
    line, word = source.lines[number], source.mnemonics[number]
    return (
        f'<a href="#{key}s{number}" class="{kind}" data-o="{source.number_of(line)}" '
        f'transform="translate({_x(place.unit):.0f} {_y(place)})"><title>{escape(line)}</title>'
        f'<rect x="-34" y="-9" width="68" height="18" rx="4"/><text y="4">{escape(word)}</text></a>'
    )
