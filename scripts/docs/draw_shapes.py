"""Pictures of shapes: the parts of the project, folding, live ranges, packets, channels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from drawing import Svg


def flow() -> Svg:
    """The way from a source to a number: files as boxes, commands on the arrows."""
    svg = Svg(760, 210, "From linear assembly to cycles: optimize, asm, call")
    files = (
        ("dot.sa", "operations,", "no registers", "a-pale"),
        ("dot.asm", "unit, cycle and", "register of each", "b-pale"),
        ("dot.o", "words of", "machine code", "pale"),
        ("a result", "cycles, stalls,", "rules broken", "c-pale"),
    )
    for number, (name, first, second, kind) in enumerate(files):
        x = 20 + 196 * number
        svg.box(x, 50, 132, 84, kind)
        svg.text(x + 66, 78, name, "ink code", 15, "middle")
        svg.text(x + 66, 102, first, "soft", 12, "middle")
        svg.text(x + 66, 118, second, "soft", 12, "middle")
    for number, command in enumerate(("optimize", "asm", "call")):
        x = 154 + 196 * number
        svg.arrow(x, 92, x + 58, 92, "one")
        svg.text(x + 29, 82, command, "ink code", 11, "middle")
    svg.line(86, 134, 86, 164)
    svg.line(86, 164, 282, 164)
    svg.line(282, 164, 282, 134)
    svg.text(
        184,
        184,
        "a verifier compares the two",
        "soft",
        12,
        "middle",
    )
    svg.text(674, 158, "the simulator counts", "soft", 12, "middle")
    return svg


@dataclass(frozen=True)
class Placed:
    """An operation of a pass: its cycle, its unit, and the operations that must come before it."""

    text: str
    cycle: int
    unit: str
    latency: int
    needs: tuple[int, ...] = ()


FOLDED_INTERVAL = 2
FOLDED = (
    Placed("LDW p", 0, "D1", 5),
    Placed("LDW q", 0, "D2", 5),
    Placed("LDW r", 1, "D1", 5),
    Placed("SUB n", 0, "S1", 1),
    Placed("B", 1, "S2", 6, (3,)),
    Placed("ADD x", 5, "L1", 1, (0, 1)),
    Placed("XOR", 6, "L1", 1, (2, 5)),
    Placed("ADD z", 7, "L2", 1, (6,)),
)
"""A pass of busy.sa from docs/course/units.md. A test checks units and latencies."""


def folding() -> Svg:
    """One pass as a list of cycles, and its operations folded into an interval of two cycles."""
    svg = Svg(760, 330, "One pass folded into the cycles of the interval")
    svg.text(20, 30, "one pass, cycle by cycle", "ink", 15)
    for cycle in range(8):
        y = 48 + 32 * cycle
        kind = ("a-pale", "b-pale")[cycle % FOLDED_INTERVAL]
        svg.text(36, y + 18, str(cycle), "soft", 12, "end")
        for place, one in enumerate(one for one in FOLDED if one.cycle == cycle):
            svg.box(46 + 88 * place, y, 84, 26, kind)
            svg.text(88 + 88 * place, y + 18, one.text, "ink code", 12, "middle")
    svg.arrow(322, 160, 372, 160, "one")
    svg.text(346, 146, "mod 2", "ink", 13, "middle")
    svg.text(392, 30, "the loop: every unit at most once in each row", "ink", 15)
    units = ("L1", "L2", "S1", "S2", "D1", "D2")
    for column, unit in enumerate(units):
        svg.text(444 + 52 * column, 116, f".{unit}", "soft", 12, "middle")
    for slot in range(FOLDED_INTERVAL):
        y = 126 + 44 * slot
        svg.text(410, y + 23, str(slot), "soft", 12, "end")
        for column, unit in enumerate(units):
            found = [
                one for one in FOLDED if one.unit == unit and one.cycle % FOLDED_INTERVAL == slot
            ]
            svg.box(420 + 52 * column, y, 49, 38, ("a-pale", "b-pale")[slot] if found else "pale")
            for one in found:
                svg.text(444.5 + 52 * column, y + 17, one.text, "ink code", 10.5, "middle")
                stage = f"stage {one.cycle // FOLDED_INTERVAL}"
                svg.text(444.5 + 52 * column, y + 31, stage, "soft", 9.5, "middle")
    svg.text(392, 240, "Cycle 5 of a pass is row 1 of stage 2: the loop runs it", "soft", 12.5)
    svg.text(392, 258, "for the pass that began two intervals before.", "soft", 12.5)
    return svg


def lifetimes() -> Svg:
    """A value that lives longer than the interval overlaps with the value of the next pass.

    A move separates them.
    """
    svg = Svg(760, 258, "A value longer than the interval, and the move that makes room for it")
    left, width, interval = 150.0, 30.0, 6
    for cycle in range(0, 20, interval):
        svg.line(left + width * cycle, 34, left + width * cycle, 192, "grid")
        svg.text(left + width * cycle, 28, f"cycle {cycle}", "soft", 12, "middle")

    def value(row: float, begin: int, length: int, words: str, kind: str) -> None:
        svg.box(left + width * begin + 1, row, width * length - 2, 24, kind)
        svg.text(left + width * (begin + length / 2), row + 17, words, "ink", 12, "middle")

    svg.text(20, 56, "A5 alone", "ink", 14)
    value(44, 0, 9, "pass 1: needed for nine cycles", "a-pale")
    value(72, 6, 9, "pass 2: writes A5 too soon", "b-pale")
    svg.line(left + width * 6, 40, left + width * 6, 100, "b-line", 3)
    svg.text(20, 142, "A5", "ink", 14)
    svg.text(20, 172, "A6", "ink", 14)
    for number, kind in ((0, "a-pale"), (1, "b-pale"), (2, "c-pale")):
        value(128, 6 * number, 6, f"pass {number + 1}", kind)
        if number < 2:
            value(158, 6 * number + 6, 3, f"pass {number + 1}", kind)
            x = left + width * (6 * number + 6)
            svg.arrow(x - 10, 152, x + 6, 166, "one")
    svg.text(left + width * 15 + 12, 175, "MV A5, A6", "ink code", 12)
    svg.text(
        20,
        222,
        "The interval is 6 cycles, so each pass writes A5 six cycles after the pass before.",
        "soft",
        12.5,
    )
    svg.text(
        20,
        242,
        "What is needed for longer moves on to another register. The move costs a unit, but no cycle.",
        "soft",
        12.5,
    )
    return svg


def packets() -> Svg:
    """Execute packets in fetch packets: padded on the C62x, without gaps on the C64x."""
    svg = Svg(760, 286, "Execute packets in fetch packets of eight words")
    sizes = (("a", 3), ("b", 4), ("c", 3), ("a", 6))
    for block, (title, spans) in enumerate(
        (
            ("C62x: a packet never crosses the end of a fetch packet", False),
            ("C64x: packets follow without a gap", True),
        )
    ):
        top = 24.0 + 112 * block
        svg.text(20, top + 10, title, "ink", 14)
        at = 0
        for number, (kind, size) in enumerate(sizes, start=1):
            room = 8 - at % 8
            if not spans and size > room:
                for word in range(at, at + room):
                    svg.box(20 + 44 * word + 4 * (word // 8), top + 24, 42, 32, "pale")
                    svg.text(
                        41 + 44 * word + 4 * (word // 8), top + 45, "NOP", "soft code", 11, "middle"
                    )
                at += room
            for word in range(at, min(at + size, 16)):
                x = 20.0 + 44 * word + 4 * (word // 8)
                svg.box(x, top + 24, 42, 32, f"{kind}-pale")
                svg.text(x + 21, top + 45, str(number), "ink", 13, "middle")
            at += size
            if at >= 16:
                break
        for half in range(2):
            x = 20 + 356.0 * half
            svg.line(x, top + 66, x + 350, top + 66, "one", 1.5)
            svg.text(x + 175, top + 82, f"fetch packet {half + 1}, 32 bytes", "soft", 12, "middle")
    svg.text(
        20,
        268,
        "Words of one number issue in one cycle. A NOP stands in the packet before it and takes no cycle.",
        "soft",
        12.5,
    )
    return svg


def channels() -> Svg:
    """CBC on one message waits for each block. Three messages take the time of one."""
    svg = Svg(760, 262, "CBC encryption: one channel waits, three channels share the machine")
    left, width = 130.0, 150.0
    svg.text(20, 34, "one channel", "ink", 14)
    for number in range(4):
        svg.box(left + width * number, 48, width - 26, 30, "a-pale")
        svg.text(left + width * number + 62, 68, f"block {number + 1}", "ink", 13, "middle")
        if number:
            svg.arrow(left + width * number - 24, 63, left + width * number - 4, 63, "one")
    svg.text(20, 68, "message 1", "soft", 12)
    svg.text(20, 128, "three channels", "ink", 14)
    for row, kind in enumerate(("a-pale", "b-pale", "c-pale")):
        svg.text(20, 160 + 30 * row, f"message {row + 1}", "soft", 12)
        for number in range(4):
            svg.box(left + width * number, 142 + 30 * row, width - 26, 26, kind)
            if number:
                y = 155 + 30 * row
                svg.arrow(left + width * number - 24, y, left + width * number - 4, y, "one")
            svg.text(
                left + width * number + 62,
                160 + 30 * row,
                f"block {number + 1}",
                "ink",
                12,
                "middle",
            )
    svg.text(
        20,
        250,
        "Each block needs the ciphertext before it. Blocks of other messages use the units that are free.",
        "soft",
        12.5,
    )
    return svg


PICTURES: dict[str, Callable[[], Svg]] = {
    "flow": flow,
    "folding": folding,
    "lifetimes": lifetimes,
    "packets": packets,
    "channels": channels,
}
