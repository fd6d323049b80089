"""Programs of the random tests for which the search once found nothing, or what the verifier refused.

Each must be right with a search: the schedule that always exists would hide the fault.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from random_programs.campaign import QUICK
from random_programs.judge import Verdict, judge
from random_programs.program import Argument, Pointer, Program

from broadside.isa import LEVELS


@dataclass(frozen=True)
class Found:
    """A source, and the arguments of its calls."""

    text: str
    calls: tuple[tuple[Argument, ...], ...]
    levels: tuple[str, ...] = tuple(LEVELS)


_LIVE = [f"v{number}" for number in range(20)]  # of the registers that need no saving, nearly all
_CONSTANTS = "".join(f"        MVK     {n * 31}, {name}\n" for n, name in enumerate(_LIVE))
_AGAIN_AND_AGAIN = "".join(
    f"        MVK     {n}, A3\n        MVKH    {n << 16}, A3\n" for n in range(20)
)
_SUM = "".join(f"        ADD     s, {name}, s\n" for name in _LIVE)

FOUND = {
    "an operation tests what another one writes under the opposite predicate": Found(
        """
f:      .cproc  a, b
 [!a]   SUB     a, a, b
 [a]    SUB     a, 7, a
 [a]    B       behind
behind:
        .return b
        .endproc
""",
        ((7, 5), (0, 5), (9, 5)),
    ),
    "a result is read under the opposite predicate alone": Found(
        """
f:      .cproc  a, p, n
        .reg    v
        MVK     12, A3
        MVK     9, v
 [a]    MV      v, A3
 [a]    MPY     n, n, v
 [!a]   LDW     *p++, v
 [!a]   MPYU    n, v, A3
        .return n
        .endproc
""",
        ((3, Pointer(0), 5), (0, Pointer(0), 5)),
    ),
    "loads of which only the last is read are under way behind a loop of one cycle": Found(
        """
f:      .cproc  w0, p1, p2, w3, w4, w5, p6
        .reg    i7, m8, c9, v10
        MVK     80, i7
        MVK     87, m8
L1:
        LDHU    *p2++[4], w5
        ADD     i7, 1, i7
        CMPGT   m8, i7, c9
 [c9]   B       L1
        MV      w0, v10
        ADD     v10, w3, v10
        ADD     v10, w4, v10
        XOR     v10, w5, v10
        .return v10
        .endproc
""",
        ((16, Pointer(0), Pointer(1), 7, 9, 11, Pointer(2)),),
    ),
    "loads that land one after the other lie before the one that is read behind the loop": Found(
        """
f:      .cproc  p, a, b, n
        .reg    v, x, s, i
        MVK     9, i
loop:
        LDNW    *-p[7], v
        SSHVL   v, n, x
        BDEC    loop, i
        MV      a, s
        XOR     s, n, s
        ADD     s, v, s
        .return s
        .endproc
""",
        ((Pointer(0), 1122731706, 1522697455, 3),),
        ("c64x",),
    ),
    "the source writes a register in which an argument came": Found(
        """
f:      .cproc  p
        .reg    n, v
        MVK     11, n
loop:   .trip   1, 13, 1
        LDW     *p++, v
        MVKL    0x40e5c9a0, A4
        ADDK    -1, n
 [n]    B       loop
        .return A4
        .endproc
""",
        ((Pointer(0),),),
    ),
    "the registers of predicates hold what merely lives through a block that tests": Found(
        f"""
f:      .cproc  a, s, n
        .reg    {", ".join(_LIVE)}
{_CONSTANTS}loop:   .trip   1
        ADD     a, s, s
        SUB     n, 1, n
 [n]    B       loop
{_SUM}        .return s
        .endproc
""",
        ((3, 4, 2), (3, 4, 9)),
    ),
    "a register of the source takes one constant after the other in a long block": Found(
        f"""
f:      .cproc  s
        .reg    {", ".join(_LIVE)}
{_CONSTANTS}{_AGAIN_AND_AGAIN}        ADD     s, A3, s
{_SUM}        .return s
        .endproc
""",
        ((3,),),
        ("c64x",),
    ),
}


@pytest.mark.parametrize("isa", LEVELS)
@pytest.mark.parametrize("what", FOUND)
def test_the_search_finds_a_right_schedule(what: str, isa: str) -> None:
    found = FOUND[what]
    if isa not in found.levels:
        pytest.skip("an instruction of the other level")
    calls = [list(call) for call in found.calls]
    program = Program(isa, found.text.lstrip(), arenas=3, calls=calls)
    judgement = judge(program, QUICK)
    assert judgement.verdict is Verdict.RIGHT, judgement.detail
