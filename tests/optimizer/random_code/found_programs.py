"""Random programs that are hard for the search or for the verifier."""

from __future__ import annotations

from dataclasses import dataclass

from random_programs.program import Argument, Pointer

from broadside.facts.isa import LEVELS


@dataclass(frozen=True)
class Found:
    """A source, and the arguments of its calls."""

    text: str
    calls: tuple[tuple[Argument, ...], ...]
    levels: tuple[str, ...] = tuple(LEVELS)


_LIVE = [f"v{number}" for number in range(20)]  # nearly all registers that need no saving
_CONSTANTS = "".join(f"        MVK     {n * 31}, {name}\n" for n, name in enumerate(_LIVE))
_AGAIN_AND_AGAIN = "".join(
    f"        MVK     {n}, A3\n        MVKH    {n << 16}, A3\n" for n in range(20)
)
_THROUGH = [f"v{number}" for number in range(34)]  # more than there are registers
_LOADED = "".join(
    f"        LDW     *+p[{n}], {name}\n" if n in (*range(5, 13), *range(19, 29)) else
    f"        ADD     a, {n % 16 - (n > 15)}, {name}\n"
    for n, name in enumerate(_THROUGH)
)  # fmt: skip
_SUM_THROUGH = "".join(f"        ADD     v0, {name}, v0\n" for name in _THROUGH[1:])
_SUM = "".join(f"        ADD     s, {name}, s\n" for name in _LIVE)

FOUND = {
    "a loop around a loop counts under its own predicate": Found(
        """
f:      .cproc  w3, p4, n5
        .reg    g6, n7, x8
L1: .trip 9, 40, 1
        MVC     CSR, g6
        MVK     3, n7
L2:
        EXTU    w3, 28, 28, x8
        STH     w3, *+p4[x8]
 [n7]   ADD     n7, -1, n7
 [n7]   B       L2
 [n5]   ADD     -1, n5, n5
 [n5]   B       L1
        STW     w3, *+p4[0]
        .return w3
        .endproc
""",
        ((7, Pointer(0), 9), (7, Pointer(0), 40)),
    ),
    "all registers are live where a predicate is tested": Found(
        f"""
f:      .cproc  p1, w1, p0, w2, p2, w0
        .reg    {", ".join(_LIVE)}, s, c0, c1, h:l
{_CONSTANTS}        MVK     0, c0
        MVK     1, c1
        ADDU    w1, w2, h:l
 [!c1]  B       L1
        CMPEQ   v10, w1, c1
L1:
 [!c1]  B       L2
        LDW     *+p2[2], v5
        STW     v11, *p0++[2]
L2:
        ZERO    s
{_SUM}        ADD     w0, s, s
        ADD     w1, s, s
        ADD     w2, s, s
        ADD     l, s, s
        ADD     h, s, s
        ADD     c0, s, s
        ADD     c1, s, s
        .return s
        .endproc
""",
        ((Pointer(0), 5, Pointer(1), 7, Pointer(2), 9),),
        ("c62x",),
    ),
    "more values than registers live through a loop": Found(
        f"""
f:      .cproc  p, a, m
        .reg    {", ".join(_THROUGH)}, n, c
{_LOADED}        MVK     1, c
        MV      m, n
L1:
 [c]    XOR     v28, v20, v9
        CMPGT   v28, v27, c
        MPYHL   v27, v9, v27
        MPY     v9, v9, v27
 [c]    MPYH    v9, v9, v32
        ADD     v28, v27, v28
        SUB     n, 1, n
 [n]    B       L1
{_SUM_THROUGH}        .return v0
        .endproc
""",
        ((Pointer(0), 5, 1), (Pointer(0), 5, 7)),
        ("c62x",),
    ),
    "only an operation without effect reads what a predicated load brings": Found(
        """
f:      .cproc  w0, w1, p2, p3
        .reg    m5, v6, v7
        .circ   r4/B4
        MVC     AMR, m5
        MV      p3, r4
        MVK     15, v6
        MVKL    0x5772e190, v7
 [v6]   LDH     *+p3[2], w0
 [!v6]  STB     w0, *p3++[4]
        MPYHL   w0, v7, v7
        MVC     m5, AMR
        .return w1
        .endproc
""",
        ((5, 7, Pointer(0, 4), Pointer(1, 4)),),
        ("c62x",),
    ),
    "a constant is added to what only the opposite predicate reads": Found(
        """
f:      .cproc  w0, w2
        .reg    h:l, i
        MVK     3, i
L2:
        SUBU    w0, w2, h:l
 [w2]   ADDK    22103, h
 [w2]   B       L3
        SAT     h:l, h
L3:
        ADD     -1, i, i
 [i]    B       L2
        .return w0
        .endproc
""",
        ((7, 5), (9, 0)),
    ),
    "operations that read a value twice meet in one cycle": Found(
        """
f:      .cproc  n1
        .reg    v0, v2, v3, v4
        MVKL    0xf25e4ad0, v0
        MVKH    0xf25e4ad0, v0
 [v0]   B       L1
 [!v0]  XOR     -11, v0, v0
L1:
 [!v0]  CMPGT   -1, v0, v0
L2:
        XOR     v0, v0, v2
 [v0]   B       L3
        MPYLH   v0, v0, v3
        SMPYHL  v3, v2, v0
        SWAP4   v3, v4
        MV      v2, v4
L3:
        ADDK    -3, n1
 [n1]   B       L2
        .return v0
        .endproc
""",
        ((9,), (27,), (3,)),
        ("c64x",),
    ),
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
    "loads are under way after a loop of one cycle, and only the last of them is read": Found(
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
    "loads that land one after the other lie before the one that is read after the loop": Found(
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
    "an .M unit that the source names writes results of two and of four cycles": Found(
        """
f:      .cproc  p0, p1, w2, w3
        .regb   v4
        .reg    g5, n7, v8, h9:l9
        XOR     13, w3, v4
        MVKL    0x7000068, g5
        MVK     2, n7
        MPYHUS  v4, g5, v8
        MPYIH   n7, w3, h9:l9
        SUBABS4 v8, w2, w2
 [!l9]  STNDW   h9:l9, *p1++[0]
        .return w2
        .endproc
""",
        ((Pointer(0), Pointer(1), 7, 9),),
        ("c64x",),
    ),
    "such results in a loop": Found(
        """
f:      .cproc  a, b, n
        .reg    h:l, x, y, s
        ZERO    s
loop:   .trip   6
        MPYIH   .M1 a, b, h:l
        MPY     .M1 a, b, x
        MPYH    .M1 a, b, y
        ADD     s, x, s
        ADD     s, l, s
        ADD     s, y, s
        SUB     n, 1, n
 [n]    B       loop
        .return s
        .endproc
""",
        ((0x30005, 0x70009, 6), (0x30005, 0x70009, 17)),
        ("c64x",),
    ),
    "the last load of a loop is read in the loop alone, and the code after it is short": Found(
        """
f:      .cproc  p, w, n
        .reg    v, x
        MVK     15, v
loop:   .trip   3, 4
        SUBAW   w, w, A6
        EXTU    A6, 28, 28, x
 [v]    LDBU    *+p[x], v
        ADD     n, -1, n
 [n]    B       loop
        .endproc
""",
        ((Pointer(0), 2641358281, 3), (Pointer(0), 7, 4)),
    ),
    "a load under a predicate moves its base and keeps a product that nobody reads": Found(
        """
f:      .cproc  p, a, b, q
        .reg    v, x, n
        MVK     3, n
loop:   .trip   1, 4
        MPYHU   b, a, v
 [!b]   LDB     *p--[8], v
        EXTU    a, 28, 28, x
        STW     a, *+q[x]
        ADD     -1, n, n
 [n]    B       loop
        .return a
        .endproc
""",
        ((Pointer(0), 7, 0, Pointer(1)), (Pointer(0), 7, 9, Pointer(1))),
    ),
    "a counter is tested within the loop by a branch to the next block": Found(
        """
f:      .cproc  a, n
loop:
 [!n]   B       next
next:
 [n]    ADD     -1, n, n
        ADD     a, 3, a
 [n]    B       loop
        .return a
        .endproc
""",
        ((5, 1), (5, 6), (5, 40)),
    ),
    "a counter is tested within the loop after its step": Found(
        """
f:      .cproc  a, n
loop:
        ADD     -1, n, n
 [n]    B       over
        ADD     a, 3, a
over:
        SUB     a, n, a
 [n]    B       loop
        .return a
        .endproc
""",
        ((5, 1), (5, 6), (5, 40)),
    ),
    "double words land where .S writes long results": Found(
        """
f:      .proc   A4, B4, A6, B6, A8, B8
        .reg    h7:l7, h8:l8, v15
        .reserve B3
L1:     .trip   1
 [B8]   ADD     -1, B8, B8
 [B8]   B       L1
        LDDW    *-B6(0), h7:l7
        SHL     B4, 1, h7:l7
        SHL     A4, 11, h8:l8
        LDW     *-B6[2], h8
 [A6]   CMPGT   8, h8:l8, h7
        MV      A4, v15
        XOR     v15, B4, v15
        ADD     v15, h7, v15
        MV      v15, A4
        .endproc A4
        B       .S2 B3
        NOP     5
""",
        ((9, 0xFFFFFFFF, 1012999440, Pointer(0, 8), Pointer(1, 2), 3),),
        ("c64x",),
    ),
    "the source tests registers that cannot be predicates": Found(
        """
f:      .proc   A4, B4
        .reserve B3
loop:   .trip   1, 40
        ADD     A4, B4, A4
        SUB     B4, 1, B4
 [B4]   B       loop
 [!B4]  ADD     A4, 1, A4
        .endproc A4
        B       .S2 B3
        NOP     5
""",
        ((5, 3), (5, 30)),
    ),
    "a loop for few iterations stands after the end of a .proc": Found(
        """
f:      .proc   A4, B4
        .reg    n
        .reserve B3
        MV      B4, n
loop:   .trip   1, 40
        ADD     A4, n, A4
        SUB     n, 1, n
 [n]    B       loop
        .endproc A4
        B       .S2 B3
        NOP     5
""",
        ((5, 1), (5, 30)),
    ),
    "a way on which a loop would end sooner than its .trip says": Found(
        """
f:      .cproc  w0, n7, n9
L1:
        ADD     w0, n7, w0
L2:     .trip   10
        XOR     w0, n9, w0
 [n9]   SUB     n9, 1, n9
 [n9]   B       L2
        ADD     -2, n7, n7
 [n7]   B       L1
        .return w0
        .endproc
""",
        ((5, 2, 39), (5, 2, 10)),
    ),
    "an argument comes in a register that is reserved": Found(
        """
f:      .cproc  a, b, n
        .reserve A6
loop:   .trip   1
        ADD     a, b, a
        SUB     n, 1, n
 [n]    B       loop
        .return a
        .endproc
""",
        ((5, 3, 1), (5, 3, 12)),
    ),
    "a result returns in a register that is reserved": Found(
        """
f:      .cproc  a, n, b
        .reserve A4
loop:   .trip   1
        ADD     a, b, a
        SUB     n, 1, n
 [n]    B       loop
        ADD     a, b, b
        .return b
        .endproc
""",
        ((5, 3, 1), (5, 12, 2)),
    ),
    "a result of two words returns in registers that are reserved": Found(
        """
f:      .cproc  a, b
        .reg    h:l
        .reserve A5
        ADD     a, b, h:l
        .return h:l
        .endproc
""",
        ((0x7FFFFFFF, 3),),
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
    "the base of an access under a predicate is known under that predicate": Found(
        """
f:      .cproc  a, p, b, v
 [a]    LDH     *p--[2], a
 [!a]   STH     b, *p++[2]
 [!a]   LDH     *+p[5], v
        STW     b, *+p[0]
        STW     b, *+p[2]
        STW     b, *+p[4]
        STW     b, *+p[5]
        STW     b, *+p[6]
        STW     v, *+p[1]
        STW     v, *+p[3]
        .return b
        .endproc
""",
        ((1, Pointer(0), 5, 77), (0, Pointer(0), 5, 77)),
    ),
}
