#!/usr/bin/env python3
"""Draws the pictures of README and documentation into docs/pictures, from the project's own data.

The cells of the hero chart come from docs/results/published.md, which the bench writes; its schedule from
kernels/des; delays and units from isa/. `--check` only says which pictures are not as they would be drawn.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import draw_shapes
from drawing import Svg

from broadside.facts.cpu import UNITS
from broadside.facts.isa import instruction_table
from broadside.report.loops import schedules

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "docs" / "pictures"
PUBLISHED = ROOT / "docs" / "results" / "published.md"
DES_ROUND = ROOT / "kernels" / "des" / "scheduled" / "c62x" / "block.asm"


@dataclass(frozen=True)
class Published:
    """A row of docs/results/published.md: the paper, the cell, and how many times faster ours is."""

    paper: str
    cell: str
    ratio: float


PAPERS = {
    "SPRA702": "Preissig (TI SPRA702), C",
    "Wollinger": "Wollinger et al.",
    "Chung": "Chung, Elam",
}


def published(text: str) -> list[Published]:
    """The cells of the page. The factors are in the last column of its tables."""
    found, paper, machine = [], "", ""
    for line in text.splitlines():
        for name in PAPERS:
            if line.startswith(name):
                paper, machine = name, line.split(":")[0]
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and paper and re.fullmatch(r"\d+\.\d\d", cells[-1]):
            found.append(Published(paper, f"{cells[0]}, {cells[1]} ({machine})", float(cells[-1])))
    return found


def hero() -> Svg:
    """Every published cell as a mark on a logarithmic axis of speed-up. Below it, the round of DES."""
    cells = published(PUBLISHED.read_text(encoding="utf-8"))
    svg = Svg(
        880, 430, f"Speed-up of {len(cells)} published cycle counts; a round of DES in 11 cycles"
    )
    svg.text(24, 34, f"{len(cells)} published cycle counts, each beaten", size=18)
    svg.text(24, 54, "times faster than the paper, simulated cycle by cycle", "soft", 12.5)
    left, right, base = 36, 480, 372
    most = 8.0

    def x(ratio: float) -> float:
        return left + 40 + (right - left - 40) * math.log(ratio) / math.log(most)

    for tick in (1, 1.5, 2, 3, 4, 6, 8):
        svg.line(x(tick), 96, x(tick), base, "one" if tick == 1 else "grid", 2 if tick == 1 else 1)
        svg.text(x(tick), base + 20, f"{tick:g}x", "ink" if tick == 1 else "soft", 12, "middle")
    svg.text(x(1), 88, "the paper", "ink", 12, "middle")
    lanes = {"SPRA702": 165, "Wollinger": 280, "Chung": 350}
    for shape, (name, label) in enumerate(PAPERS.items()):
        own = sorted((c for c in cells if c.paper == name), key=lambda cell: cell.ratio)
        taken: dict[int, int] = {}
        for cell in own:
            slot = round(x(cell.ratio) / 9.5)
            stacked = taken[slot] = taken.get(slot, -1) + 1
            up = (stacked + 1) // 2 * (1 if stacked % 2 else -1) * 9.5
            hint = f"{cell.cell}: {cell.ratio:.2f} times"
            svg.mark(round(slot * 9.5, 1), lanes[name] + up, "abc"[shape], shape, hint)
        svg.text(
            right,
            lanes[name] - (18 if name == "Chung" else 40),
            f"{label}: {len(own)}",
            "abc"[shape],
            12,
            "end",
        )
    _schedule(svg, 520, 34)
    return svg


def _schedule(svg: Svg, left: float, top: float) -> None:
    """The rounds of DES on one block: units across, cycles down, and the stage in each cell."""
    loop = next(one for one in schedules.read(DES_ROUND) if one.name == "rounds")
    svg.text(left, top, f"A round of DES: {loop.interval} cycles, proved optimal", size=18)
    svg.text(left, top + 20, "units across, cycles down; 1: of the pass before", "soft", 12.5)
    width, height = 39.0, 26.0
    for column, unit in enumerate(UNITS):
        svg.text(left + 24 + width * (column + 0.5), top + 54, f".{unit}", "soft", 12, "middle")
    for row, packet in enumerate(loop.rows):
        y = top + 62 + height * row
        svg.text(left + 14, y + 17, str(row), "soft", 12, "end")
        by_unit = {issue.unit: issue for issue in packet}
        for column, unit in enumerate(UNITS):
            x = left + 24 + width * column
            issue = by_unit.get(unit)
            kind = "pale" if issue is None else "b-pale" if issue.iteration else "a-pale"
            svg.box(x + 1, y, width - 3, height - 3, kind, issue.text if issue else "")
            if issue is not None:
                short = issue.mnemonic[:4] + f" {issue.iteration}"
                svg.text(x + width / 2 - 0.5, y + 16, short, "ink code", 8.6, "middle")


def units() -> Svg:
    """The eight units on their two sides with the work of each, the register files and the paths."""
    svg = Svg(760, 338, "The CPU: two register files, four units on each side, two cross paths")
    does = {
        "L": "add, compare, logic",
        "S": "add, shift, branch",
        "M": "multiply",
        "D": "load, store, add",
    }
    for side, (left, kind) in enumerate(((20, "a"), (400, "b")), start=1):
        svg.box(left, 20, 340, 60, f"{kind}-pale")
        name = f"register file {'AB'[side - 1]}: {'AB'[side - 1]}0 to {'AB'[side - 1]}15"
        svg.text(left + 170, 56, name, "ink", 16, "middle")
        for number, letter in enumerate("LSMD"):
            x = left + 86 * number
            svg.box(x, 140, 78, 62, f"{kind}-pale")
            svg.text(x + 39, 168, f".{letter}{side}", "ink", 18, "middle")
            for line, words in enumerate(does[letter].split(", ", 1)):
                svg.text(x + 39, 184 + 13 * line, words, "ink", 10.5, "middle")
            svg.arrow(x + 28, 80, x + 28, 138, f"{kind}-line")
            svg.arrow(x + 50, 140, x + 50, 83, f"{kind}-line")
        svg.arrow(left + 297, 203, left + 297, 250, f"{kind}-line")
    svg.box(20, 252, 720, 46, "pale")
    svg.text(
        380,
        281,
        "memory: two loads or stores a cycle, over the paths T1 and T2",
        "ink",
        14,
        "middle",
    )
    svg.line(362, 50, 398, 50, "one", 2)
    svg.text(380, 38, "1X 2X", "ink", 11, "middle")
    packet = "A packet: up to eight instructions in the same cycle, one for each unit"
    svg.text(380, 322, packet, "ink", 13, "middle")
    return svg


def delays() -> Svg:
    """The cycles in which results of instructions land, from the delay slots of isa/c62x.toml."""
    table = instruction_table("c62x")
    shown = [("ADD", "sum"), ("MPY", "product"), ("LDW", "loaded word"), ("B", "target runs")]
    svg = Svg(720, 60 + 44 * len(shown) + 26, "Delay slots: the cycles until a result can be read")
    step = 78
    for cycle in range(7):
        svg.text(150 + step * cycle + step / 2, 34, f"cycle {cycle}", "soft", 12, "middle")
    for row, (mnemonic, result) in enumerate(shown):
        delay = max(form.delay_slots for form in table.forms[mnemonic])
        y = 48 + 44 * row
        svg.text(20, y + 24, mnemonic, "ink code", 16)
        svg.text(140, y + 24, f"{delay} slots" if delay != 1 else "1 slot", "soft", 12, "end")
        svg.box(150, y, step - 3, 36, "a-pale")
        svg.text(150 + step / 2 - 1, y + 23, "issues", "ink", 12, "middle")
        for slot in range(delay):
            svg.box(150 + step * (slot + 1), y, step - 3, 36, "pale")
            svg.text(150 + step * (slot + 1.5) - 1, y + 23, "delay slot", "soft", 11, "middle")
        svg.box(150 + step * (delay + 1), y, step - 3, 36, "c-pale")
        svg.text(150 + step * (delay + 1.5) - 1, y + 23, result, "ink", 11, "middle")
    svg.text(
        150,
        60 + 44 * len(shown) + 8,
        "In a delay slot other instructions issue; they see the old value.",
        "soft",
        12,
    )
    return svg


@dataclass(frozen=True)
class Edge:
    """An operation of a cycle of dependences, and the cycles until the next one may begin."""

    operation: str
    cycles: int


CRC = (
    Edge("XOR crc, byte, index", 1),
    Edge("EXTU index, 24, 24, index", 1),
    Edge("LDW *+table[index], entry", 5),
    Edge("XOR entry, rest, crc", 1),
)
"""The critical cycle of examples/linear_assembly/crc.sa. A test compares it with the output of `explain`."""


def recurrence() -> Svg:
    """The critical cycle of the CRC: each pass waits for the pass before it."""
    total = sum(edge.cycles for edge in CRC)
    svg = Svg(760, 250, f"The critical cycle of a CRC takes {total} cycles")
    width, y, x = 74.0, 60.0, 110.0
    for cycle in range(total + 1):
        svg.line(x + width * cycle, 40, x + width * cycle, 200, "grid")
        if cycle < total:
            svg.text(x + width * (cycle + 0.5), 34, f"cycle {cycle}", "soft", 12, "middle")
    at = 0
    for number, edge in enumerate(CRC):
        top = y + 32 * number
        svg.box(
            x + width * at + 2,
            top,
            width * edge.cycles - 4,
            26,
            "a-pale" if number < 3 else "b-pale",
        )
        mnemonic = edge.operation.split()[0]
        svg.text(x + width * at + 10, top + 18, mnemonic, "ink code", 13)
        if edge.cycles > 1:
            svg.text(x + width * at + 58, top + 18, "and its four delay slots", "soft", 12)
        at += edge.cycles
    svg.text(20, y + 18, "crc comes in", "b", 13)
    svg.text(x + width * total, y + 32 * 4 + 18, "the next pass needs this crc", "b", 13, "end")
    svg.text(
        20,
        232,
        f"{total} cycles from crc to crc: no pass can begin sooner, however many units are free.",
        "ink",
        14,
    )
    return svg


def overlap() -> Svg:
    """Passes of a pipelined loop as bands. Each begins one interval after the one before."""
    stages, interval, passes = 4, 6, 6
    svg = Svg(760, 330, "Overlapping passes: each begins one interval after the one before")
    left, top, width = 110.0, 58.0, 11.2
    ends = interval * (passes + stages - 1)
    for cycle in range(0, ends + 1, interval):
        svg.line(left + width * cycle, 50, left + width * cycle, 262, "grid")
        svg.text(left + width * cycle, 44, str(cycle), "soft", 12, "middle")
    svg.text(left - 16, 44, "cycle", "soft", 12, "end")
    for number in range(passes):
        y = top + 34 * number
        svg.text(left - 16, y + 18, f"pass {number + 1}", "ink", 13, "end")
        for stage in range(stages):
            x = left + width * interval * (number + stage)
            svg.box(x + 1, y, width * interval - 2, 26, ("a", "c", "b", "a")[stage] + "-pale")
            svg.text(x + width * interval / 2, y + 18, f"stage {stage}", "ink", 12, "middle")
    for begin, length, name in ((0, 3, "prolog"), (3, 3, "kernel"), (6, 3, "epilog")):
        x, wide = left + width * interval * begin, width * interval * length
        svg.line(x + 4, 276, x + wide - 4, 276, "one", 2)
        svg.text(x + wide / 2, 294, name, "ink", 14, "middle")
    svg.text(
        20,
        320,
        "In the kernel all four stages run at once, each for another pass.",
        "soft",
        12.5,
    )
    return svg


def banks() -> Svg:
    """Two accesses of one packet to the banks of the C6201: in two banks, or in conflict."""
    svg = Svg(760, 250, "Memory banks: two accesses to one bank make the CPU wait")
    for half, (title, second, kind) in enumerate(
        (("different banks: no wait", 2, "c-pale"), ("the same bank: one cycle more", 0, "b-pale"))
    ):
        left = 24.0 + 376 * half
        svg.text(left, 34, title, "ink", 15)
        for bank in range(4):
            x = left + 84 * bank
            hit = bank in (0, second)
            svg.box(x, 120, 78, 76, kind if hit else "pale")
            svg.text(x + 39, 144, f"bank {bank}", "ink", 13, "middle")
            for line, base in enumerate((2 * bank, 8 + 2 * bank)):
                svg.text(x + 39, 164 + 18 * line, f"bytes {base}, {base + 1}", "soft", 11, "middle")
        for shift, target, name in (
            (26, 0, "LDH .D1"),
            (52 if second == 0 else 26, second, "LDH .D2"),
        ):
            x = left + 84 * target + shift
            svg.arrow(x, 72 + 14 * (shift == 52), x, 118, "one")
            svg.text(x, 66 + 14 * (shift == 52), name, "ink code", 11, "middle")
    svg.text(
        24,
        232,
        "The C6201 has four banks of 16 bits in each block of data memory; a word takes two neighbours.",
        "soft",
        12.5,
    )
    return svg


PICTURES: dict[str, Callable[[], Svg]] = {
    "hero": hero,
    "units": units,
    "delays": delays,
    "recurrence": recurrence,
    "overlap": overlap,
    "banks": banks,
    **draw_shapes.PICTURES,
}


def main() -> int:
    """Draws the pictures. With --check, names those that are out of date."""
    stale = []
    for name, draw in PICTURES.items():
        path, source = TARGET / f"{name}.svg", draw().source()
        if "--check" in sys.argv[1:]:
            if not path.is_file() or path.read_text(encoding="utf-8") != source:
                stale.append(path.name)
        else:
            path.write_text(source, encoding="utf-8")
    if stale:
        print(f"not as drawn: {', '.join(stale)}; run scripts/docs/draw_pictures.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
