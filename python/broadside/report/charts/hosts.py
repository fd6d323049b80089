"""The charts of the page that compares the cipher library on hosts with other libraries."""

from __future__ import annotations

from collections.abc import Mapping

from broadside.hosts import curves
from broadside.hosts.peers import Peer
from broadside.hosts.results import Results
from broadside.report.charts import plots

_UNIT = "{clock} a byte; lower is faster"


def versions(results: Results, peers: Mapping[str, Peer]) -> list[tuple[str, str]]:
    """Title and version of each other library that was measured."""
    return [
        (peers[name].title if name in peers else name, version)
        for name, version in results.peers.items()
    ]


def charts_of(results: Results, peers: Mapping[str, Peer]) -> list[dict[str, str]]:
    """For each cipher, title and SVG of a chart over message length and of one over channels."""
    made = []
    others = [title for title, _ in versions(results, peers)]
    for drawn in curves.curves(results.best(only_avx2=False)):
        lines = {
            peers[name].title if name in peers else name: points
            for name, points in drawn.lines.items()
        }
        unit = _UNIT.format(clock=results.clock)
        svg = plots.curves(lines, others, drawn.title, drawn.axis, unit)
        made.append({"title": drawn.title, "svg": svg})
    return made
