"""The round as linear assembly: the operations of the placement, for readers and for the interpreter."""

from __future__ import annotations

import re
from collections.abc import Sequence

from broadside.generators.bitslice.program.operations import Operation
from broadside.generators.bitslice.program.round import LEFT, RIGHT, RoundRegisters

PROCEDURE = "des_bitslice_rounds"
MARK = "A@"  # marks a symbolic register as one of side A while its text is made

HEADER = """\
; Rounds of DES on bit slices, in linear assembly: written by generators/bitslice, not to be edited.
;
;       void {procedure}(uint32_t right[32], uint32_t left[32],
;                                const uint32_t *keys, uint32_t rounds);
;
; right, left   R0 and L0, one word per bit and one block per bit of a word. The halves change
;               places in every round but each sixteenth, so that after 16 or 48 rounds `right`
;               holds the first half of the preoutput and `left` the second.
; keys          24 words a round; each half of a word is 0 or 1 and tells whether it complements
;               an S-box input.
; rounds        a multiple of 16, not 0.
;
; k..: key words; m..: masks from them, by S-box and input; r..: bits of R, keyed in place; x..:
; keyed copies of bits that a second S-box still needs; s..: gates, by S-box; l.., n..: bits of L
; before and after.
;
; A store is read in the next round: as R, or as L where the halves stay. A load of R comes before the
; next round's store to its place in every schedule in which all loads are in the first of two rounds.
"""


def symbolic(operation: Operation, names: dict[str, str], values: set[str]) -> str:
    """The operation on symbolic registers, without a unit. If it has a .D form, the text of this form.

    Other units can do what a .D unit does, but not the reverse. The bounds count the units of these lines.
    """
    form = next((form for form in operation.forms if form.unit[0] == "D"), operation.forms[0])
    sources = [MARK + name for name in operation.reads]
    target = MARK + operation.write if operation.write else ""
    text = form.render(sources, target).replace(MARK, "")
    mnemonic, _, rest = text.split(" ", 2)
    operands = re.sub(r"\b[AB]\d+\b", lambda match: names[match[0]], rest)
    if operation.group in (RIGHT, LEFT):
        operands = operands.replace("]", f"]{{{annotation(operation)}}}")
    predicate = ""
    if operation.predicate:
        known = operation.predicate in values
        predicate = f"[{operation.predicate if known else names[operation.predicate]}]"
    return f"{predicate:7} {mnemonic:8}{operands}"


def operation_lines(operations: Sequence[Operation], fixed: RoundRegisters) -> list[str]:
    """Each operation as a line of the procedure."""
    names = {
        fixed.right: "right",
        fixed.left: "left",
        fixed.keys: "keys",
        fixed.count: "rounds",
        fixed.ones_a: "ones",
        fixed.ones_b: "ones",
    }
    values = {operation.write for operation in operations if operation.write}
    return [symbolic(operation, names, values) for operation in operations]


def annotation(operation: Operation) -> str:
    """The name of a load or store of a half, for `.mdep`: its word."""
    kind = "store" if operation.write is None else operation.group
    return f"{kind}{operation.place // 4}"


def file(suffix: str) -> str:
    """The name of the file for the CPU with this suffix."""
    return f"round{suffix}.sa"


def round_procedure(
    operations: Sequence[Operation], fixed: RoundRegisters, label: str, suffix: str
) -> str:
    """The loop over the rounds, as a procedure."""
    procedure = PROCEDURE + suffix
    values = list(dict.fromkeys(o.write for o in operations if o.write))
    lines = [HEADER.format(procedure=procedure), f"        .global {procedure}", ""]
    lines.append(f"{procedure}: .cproc right, left, keys, rounds")
    lines.append("        .reg    ones")
    for first in range(0, len(values), 12):
        lines.append(f"        .reg    {', '.join(values[first : first + 12])}")
    lines.append("        .no_mdep")
    for store in (operation for operation in operations if operation.group == LEFT):
        if store.write is None:
            word = store.place // 4
            lines += [f"        .mdep   store{word}, {half}{word}" for half in (RIGHT, LEFT)]
    lines += ["", "        MVK     -1, ones", f"{label}:  .trip   16"]
    loads_first = sorted(operations, key=lambda operation: operation.group != RIGHT)
    lines += operation_lines(loads_first, fixed)
    lines += ["        .return", "        .endproc"]
    return "\n".join(lines) + "\n"
