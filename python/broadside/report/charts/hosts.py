"""The charts of the page that compares the cipher library on hosts with other libraries."""

from __future__ import annotations

from collections.abc import Mapping

from broadside.hosts import curves
from broadside.hosts.peers import Peer
from broadside.hosts.results import Results
from broadside.report.charts import plots

_UNIT = "{clock} a byte; lower is faster"


def charts_of(results: Results, peers: Mapping[str, Peer]) -> list[dict[str, str]]:
    """For each cipher, title and SVG of a chart over message length and of one over channels."""
    made = []
    for drawn in curves.curves(results.best(only_avx2=False)):
        lines = {
            peers[name].title if name in peers else name: points
            for name, points in drawn.lines.items()
        }
        unit = _UNIT.format(clock=results.clock)
        svg = plots.curves(lines, drawn.title, drawn.axis, unit)
        made.append({"title": drawn.title, "svg": svg})
    return made
