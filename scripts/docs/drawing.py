"""A picture as SVG: boxes, lines and words, with colours for light and dark pages."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from xml.sax.saxutils import escape

# Colours that the colour-blind tell apart (Okabe and Ito), darker on white and lighter on black.
STYLE = """
  .card { fill: #ffffff; } .ink { fill: #1b1f24; } .soft { fill: #57606a; }
  .line { stroke: #57606a; } .grid { stroke: #d8dee4; } .one { stroke: #1b1f24; }
  .a { fill: #0060a8; } .b { fill: #b04a00; } .c { fill: #00755a; }
  .a-line { stroke: #0060a8; } .b-line { stroke: #b04a00; }
  .pale { fill: #eef1f4; } .a-pale { fill: #d5e6f5; } .b-pale { fill: #fbe3d3; } .c-pale { fill: #d3efe7; }
  @media (prefers-color-scheme: dark) {
    .card { fill: #161b22; } .ink { fill: #e6edf3; } .soft { fill: #9aa4af; }
    .line { stroke: #9aa4af; } .grid { stroke: #30363d; } .one { stroke: #e6edf3; }
    .a { fill: #6cb6ff; } .b { fill: #f0904a; } .c { fill: #4fd1ac; }
    .a-line { stroke: #6cb6ff; } .b-line { stroke: #f0904a; }
    .pale { fill: #22272e; } .a-pale { fill: #173a5c; } .b-pale { fill: #5a2c0d; } .c-pale { fill: #0f4a3a; }
  }
  text { font-family: system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif; }
  .code { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
"""


@dataclass
class Svg:
    """A picture in pixels. The origin is the upper left corner."""

    width: int
    height: int
    title: str
    parts: list[str] = field(default_factory=list)

    def text(
        self, x: float, y: float, text: str, kind: str = "ink", size: float = 13, at: str = "start"
    ) -> None:
        """Adds a line of text. `at` is start, middle or end."""
        place = f'x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{at}"'
        self.parts.append(f'<text class="{kind}" {place}>{escape(text)}</text>')

    def box(
        self, x: float, y: float, width: float, height: float, kind: str, hint: str = ""
    ) -> None:
        """Adds a rectangle with a hint that browsers show."""
        shape = (
            f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="3"'
        )
        self.parts.append(f"{shape}><title>{escape(hint)}</title></rect>" if hint else f"{shape}/>")

    def line(
        self, x: float, y: float, to_x: float, to_y: float, kind: str = "line", wide: float = 1
    ) -> None:
        """Adds a straight line."""
        ends = f'x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}"'
        self.parts.append(f'<line class="{kind}" {ends} stroke-width="{wide:g}"/>')

    def arrow(self, x: float, y: float, to_x: float, to_y: float, kind: str) -> None:
        """Adds a line with a head."""
        self.line(x, y, to_x, to_y, kind, 1.6)
        turn = math.atan2(to_y - y, to_x - x)
        for side in (2.6, -2.6):
            self.line(
                to_x,
                to_y,
                round(to_x + 8 * math.cos(turn + side), 1),
                round(to_y + 8 * math.sin(turn + side), 1),
                kind,
                1.6,
            )

    def mark(self, x: float, y: float, kind: str, shape: int, hint: str) -> None:
        """Adds a dot, a square or a triangle, so that no difference is shown by colour alone."""
        title = f"<title>{escape(hint)}</title>"
        body = (
            f'<circle class="{kind}" cx="{x:g}" cy="{y:g}" r="4.2"',
            f'<rect class="{kind}" x="{x - 3.8:g}" y="{y - 3.8:g}" width="7.6" height="7.6"',
            f'<path class="{kind}" d="M{x:g} {y - 5:g}l5 9h-10z"',
        )[shape]
        self.parts.append(f'{body} fill-opacity="0.8">{title}</{body[1:].split()[0]}>')

    def source(self) -> str:
        """The text of the file."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'width="{self.width}" height="{self.height}" role="img" aria-label="{escape(self.title)}">'
        )
        card = f'<rect class="card" width="{self.width}" height="{self.height}" rx="8"/>'
        title = f"<title>{escape(self.title)}</title>"
        return (
            "\n".join([head, title, f"<style>{STYLE}</style>", card, *self.parts, "</svg>"]) + "\n"
        )
