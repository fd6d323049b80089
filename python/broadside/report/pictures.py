"""Pictures of one loop as markup: the dependence graph and the live registers, to scale in cycles."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from broadside.report.schedules import UNITS, LoopSchedule
from broadside.report.sources import LoopSource, Place

MOST_OPERATIONS = 130
"""Of larger graphs, which would be a tangle, only the critical cycle and what touches it is drawn."""
_COLUMN, _ROW, _LEFT, _TOP = 84, 30, 46, 34


def dependence_graph(loop: LoopSchedule, source: LoopSource, key: str) -> str:
    """Operations where the schedule has them: time downward, a column for each unit.

    Arrows are dependences; those of the critical cycle are drawn strong. An arrow to an operation
    of a later iteration is dashed. `key` makes the links unique on the page. Operations without a
    place are left out; of a large graph, all but `neighbourhood`.
    """
    places = [place or Place(0, "") for place in source.places]
    shown = neighbourhood(source)
    last = max((place.cycle for place in places), default=0)
    width, height = _LEFT + _COLUMN * len(UNITS), _TOP + _ROW * (last + 1) + 10
    ring = set(zip(source.critical, [*source.critical[1:], *source.critical[:1]], strict=True))
    parts = [
        f'<svg class="graph" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="Dependence graph of {escape(loop.name)}">',
        f'<defs><marker id="tip-{key}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" '
        'markerHeight="5" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z"/></marker></defs>',
        *_scale(last, loop.interval, width),
    ]
    parts += [
        _arrow(
            edge.source, edge.target, edge.distance, places, (edge.source, edge.target) in ring, key
        )
        for edge in source.edges
        if edge.source != edge.target
        and edge.latency > 0
        and {edge.source, edge.target} <= shown
        and (len(shown) == len(places) or {edge.source, edge.target} & set(source.critical))
    ]
    parts += [
        _node(number, source, place, number in source.critical, key)
        for number, place in enumerate(places)
        if number in shown
    ]
    return "\n".join([*parts, "</svg>"])


def neighbourhood(source: LoopSource) -> set[int]:
    """The operations that are drawn: of a large graph the critical cycle and what it waits for or feeds."""
    placed = {number for number, place in enumerate(source.places) if place is not None}
    if len(source.lines) <= MOST_OPERATIONS:
        return placed
    ring = set(source.critical)
    near = [edge for edge in source.edges if edge.latency > 0 and {edge.source, edge.target} & ring]
    return placed & (ring | {n for edge in near for n in (edge.source, edge.target)})


def _scale(last: int, interval: int, width: int) -> list[str]:
    found = [
        f'<text class="axis" x="{_x(unit)}" y="20" text-anchor="middle">.{unit}</text>'
        for unit in UNITS
    ]
    for cycle in range(last + 1):
        y = _TOP + _ROW * cycle
        mark = "stage" if cycle % interval == 0 else "cycle"
        found.append(f'<line class="{mark}" x1="{_LEFT - 8}" y1="{y}" x2="{width}" y2="{y}"/>')
        found.append(
            f'<text class="axis" x="{_LEFT - 14}" y="{y + 19}" text-anchor="end">{cycle}</text>'
        )
    return found


def _x(unit: str) -> float:
    column = UNITS.index(unit) if unit in UNITS else 0
    return _LEFT + _COLUMN * (column + 0.5)


def _y(place: Place) -> float:
    return _TOP + _ROW * (place.cycle + 0.5)


def _arrow(
    source: int, target: int, distance: int, places: Sequence[Place], critical: bool, key: str
) -> str:
    x1, y1 = _x(places[source].unit), _y(places[source]) + 9
    x2, y2 = _x(places[target].unit), _y(places[target]) - 9
    kind = "edge" + (" critical" if critical else "") + (" carried" if distance else "")
    bend = (x2 - x1) * 0.15 + (26 if distance or y2 <= y1 else 0)
    middle = (y1 + y2) / 2
    path = f"M{x1:.0f} {y1:.0f}Q{(x1 + x2) / 2 + bend:.0f} {middle:.0f} {x2:.0f} {y2:.0f}"
    return f'<path class="{kind}" d="{path}" marker-end="url(#tip-{key})"/>'


def _node(number: int, source: LoopSource, place: Place, critical: bool, key: str) -> str:
    x, y = _x(place.unit), _y(place)
    line, word = source.lines[number], source.mnemonics[number]
    return (
        f'<a href="#{key}-s{number}" class="node{" critical" if critical else ""}" '
        f'data-operation="{key}-{number}"><title>{escape(line)}</title>'
        f'<rect x="{x - 34:.0f}" y="{y - 9:.0f}" width="68" height="18" rx="4"/>'
        f'<text x="{x:.0f}" y="{y + 4:.0f}" text-anchor="middle">{escape(word)}</text></a>'
    )


def live_bars(live: Sequence[Sequence[str]], per_side: int) -> str:
    """Registers live in each cycle: side A to the left, side B to the right, of `per_side` each."""
    step, row, middle = 9, 18, 9 * per_side + 30
    width, height = 2 * middle, row * len(live) + 24
    parts = [
        f'<svg class="live" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="Live registers per cycle, side A left, side B right">',
        f'<text class="axis" x="{middle - 20}" y="14" text-anchor="end">side A</text>',
        f'<text class="axis" x="{middle + 20}" y="14">side B</text>',
    ]
    for cycle, registers in enumerate(live):
        y = 20 + row * cycle
        parts.append(
            f'<text class="axis" x="{middle}" y="{y + 12}" text-anchor="middle">{cycle}</text>'
        )
        for side, sign in (("A", -1), ("B", 1)):
            held = [register for register in registers if register[0] == side]
            parts.append(_bar(held, side, middle + sign * 14, sign, y, step))
    return "\n".join([*parts, "</svg>"])


def _bar(held: Sequence[str], side: str, x: float, sign: int, y: float, step: int) -> str:
    size = step * len(held)
    left = x if sign > 0 else x - size
    label = x + sign * (size + 4)
    anchor = "start" if sign > 0 else "end"
    return (
        f"<g><title>{escape(' '.join(held))}</title>"
        f'<rect class="side{side}" x="{left}" y="{y}" width="{size}" height="14" rx="2"/>'
        f'<text class="axis" x="{label}" y="{y + 11}" text-anchor="{anchor}">{len(held)}</text></g>'
    )
