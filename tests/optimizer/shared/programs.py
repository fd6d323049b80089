"""Small programs in linear assembly, and both ways to run them: interpreted and scheduled."""

from __future__ import annotations

import struct
from functools import cache

from broadside import _core
from broadside.facts.isa import instruction_table
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.ir import Block
from broadside.linear.parse import parse
from broadside.optimizer.loops.preparation import Loop, prepare_loop
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.optimize import Result, optimize
from broadside.optimizer.procedure.flow import build, shape, update_liveness
from broadside.optimizer.record.options import Options

QUICK = Options(
    seconds=600, improve_seconds=0.5, region_seconds=8, workers=1, anneal_moves=1_000_000
)

DOT_PRODUCT = """
dot:    .cproc  a, b, count
        .reg    x, y, product, sum
        .no_mdep
        ZERO    sum
loop:   .trip   {trip}
        LDH     *a++, x
        LDH     *b++, y
        MPY     x, y, product
        ADD     product, sum, sum
        SUB     count, 1, count
 [count] B      loop
        .return sum
        .endproc
"""
"""Dot product of half words (spru198g 5.4): 2 loads, interval 1."""

DOT_PRODUCT_WORDS = """
dotw:   .cproc  a, b, count
        .reg    x, y, low, high, sum0, sum1, sum
        .no_mdep
        ZERO    sum0
        ZERO    sum1
loop:   .trip   {trip}
        LDW     *a++, x
        LDW     *b++, y
        MPY     x, y, low
        MPYH    x, y, high
        ADD     low, sum0, sum0
        ADD     high, sum1, sum1
        SUB     count, 1, count
 [count] B      loop
        ADD     sum0, sum1, sum
        .return sum
        .endproc
"""
"""Two products a word (spru198g 5.5): interval 1."""

VECTOR_SUM = """
wsum:   .cproc  a, b, c, factor, count
        .reg    x, y, product, scaled, z
        .no_mdep
loop:   .trip   {trip}
        LDH     *a++, x
        LDH     *b++, y
        MPY     factor, x, product
        SHR     product, 15, scaled
        ADD     scaled, y, z
        STH     z, *c++
        SUB     count, 1, count
 [count] B      loop
        .return
        .endproc
"""
"""Weighted vector sum (spru198g 5.6): 3 memory accesses, interval 2."""

MAXIMUM = """
most:   .cproc  a, count
        .reg    x, greater, best
        MVKL    0x80000000, best
        MVKH    0x80000000, best
 [!count] B     done
loop:   .trip   1
        LDW     *a++, x
        CMPGT   x, best, greater
 [greater] MV   x, best
        SUB     count, 1, count
 [count] B      loop
done:   .return best
        .endproc
"""
"""A predicated loop that may run zero times."""

IN_PLACE = """
inplace: .cproc a, count
        .reg    x
loop:   .trip   {trip}
        LDW     *a, x
        ADD     x, count, x
        STW     x, *a++
        SUB     count, 1, count
 [count] B      loop
        .return
        .endproc
"""
"""A loop whose counter is also a value, and whose accesses may meet."""

LATE_READ = """
late:   .cproc  p, q, factor, count
        .reg    x, y, z, w
        .no_mdep
loop:   .trip   {trip}
        LDH     *p++, x
        MPY     x, factor, y
        MPY     y, factor, z
        ADD     x, z, w
        STH     w, *q++
        SUB     count, 1, count
 [count] B      loop
        .return w
        .endproc
"""
"""x is read again after two products: it outlives the interval of 2 that the units allow."""

LATE_CARRIED = """
carried: .cproc p, q, factor, count
        .reg    x, y, z, w, last
        .no_mdep
        ZERO    last
loop:   .trip   {trip}
        LDH     *p++, x
        MPY     x, factor, y
        MPY     y, factor, z
        ADD     last, z, w
        MV      x, last
        STH     w, *q++
        SUB     count, 1, count
 [count] B      loop
        .return last
        .endproc
"""
"""The x of the iteration before is read after two products of this one."""

LONG_SUM = """
longsum: .cproc p, count
        .reg    x, high:low, result
        .no_mdep
        ZERO    high:low
loop:   .trip   {trip}
        LDW     *p++, x
        ADD     x, high:low, high:low
        SUB     count, 1, count
 [count] B      loop
        SHR     high:low, 4, high:low
        ADD     low, high, result
        .return result
        .endproc
"""
"""A sum of 40 bits in a symbolic pair, whose halves are then read one by one."""

LONG_STREAM = """
stream: .cproc  p, q, count
        .reg    x, y, high:low, wide:narrow, z
        .no_mdep
loop:   .trip   {trip}
        LDW     *p++, x
        LDW     *p++, y
        ADD     x, y, high:low
        ABS     high:low, wide:narrow
        SHR     wide:narrow, 3, high:low
        NORM    high:low, z
        ADD     z, low, z
        STW     z, *q++
        SUB     count, 1, count
 [count] B      loop
        .return z
        .endproc
"""
"""Pairs that are born and die within an iteration."""

LATE_STORE = """
late:   .cproc  from, to, count, sum
        .rega   a, x, y
        .regb   b, z
        .reg    found
        .reserve B0, B1, B2, B5, B7, B8, B9, B10, B11, B12, B13
        .no_mdep
        MV      from, a
        MV      to, b
loop:   .trip   {trip}
        LDW     *a++, x
        ADD     sum, x, sum
        XOR     sum, 5, sum
        ADD     sum, 3, sum
        XOR     sum, 1, sum
        SHR     sum, 1, y
        SHR     y, 1, y
        STW     y, *b++
        SUB     count, 1, count
 [count] B      loop
        MVK     3, z
        .loop   12
        ADD     z, z, z
        .endloop
        MV      z, found
        .return found
        .endproc
"""
"""The epilog stores late, when the chain after the loop has long taken the few free registers of side B."""

TWO_STORES = """
twice:  .cproc  from, to, count
        .rega   a, b, x, y, z
        .no_mdep
        MV      from, a
        MV      to, b
loop:   .trip   {trip}
        LDW     *a++[2], x
        LDW     *-a[1], y
        SHR     x, 3, x
        XOR     x, 5, x
        SHR     y, 3, y
        MPY     y, y, z
        STW     x, *+b[1]
        STW     z, *b++[2]
        SUB     count, 1, count
 [count] B      loop
        .return
        .endproc
"""
"""A store at an offset from the pointer, and one that moves the pointer."""

NESTED = """
nested: .cproc  a, rows
        .reg    sum, column, x
        .no_mdep
        ZERO    sum
outer:  MVK     5, column
inner:  .trip   5, 5
        LDW     *a++, x
        ADD     x, sum, sum
        SUB     column, 1, column
 [column] B     inner
        SHL     sum, 1, sum
        SUB     rows, 1, rows
 [rows] B       outer
        .return sum
        .endproc
"""
"""An inner loop of fixed length in an outer one."""

ROW_SUMS = """
row_sums: .cproc a, b, rows
        .reg    sum, column, x
        .no_mdep
outer:  ZERO    sum
        MVK     5, column
inner:  .trip   5, 5
        LDW     *a++, x
        ADD     x, sum, sum
        SUB     column, 1, column
 [column] B     inner
        STW     sum, *b++
        SUB     rows, 1, rows
 [rows] B       outer
        .return
        .endproc
"""
"""The same with results in memory alone, so that the inner loop may be begun in vain."""


@cache
def optimized(text: str) -> Result:
    return optimize(text, "program.sa", "c62x", QUICK)


def interpreted(
    text: str, buffers: list[list[int]], arguments: list[int]
) -> tuple[int, list[bytes]]:
    """(result, buffers afterwards); negative arguments -1, -2, ... stand for buffer addresses."""
    procedure = parse(text, "program.sa", instruction_table("c62x"))[0]
    memory = Memory()
    places = [memory.allocate(4 * len(b) or 4, 8, _words(b)) for b in buffers]
    result = interpret(procedure, _resolve(arguments, places), memory, {})
    after = [memory.read(place, 4 * len(b)) for place, b in zip(places, buffers, strict=True)]
    return result or 0, after


def simulated(
    text: str, buffers: list[list[int]], arguments: list[int], machine: str = "c62x-flat"
) -> tuple[int, list[bytes], int]:
    """(result, buffers afterwards, cycles) of the scheduled code."""
    assembly = ".global entry_point\n" + optimized(text).assembly
    symbol = parse(text, "program.sa", instruction_table("c62x"))[0].name
    assembly = assembly.replace(".global entry_point", f"        .global {symbol}")
    simulator = _core.Simulator(machine)
    simulator.load([_core.assemble(assembly, "program.asm", "c62x")])
    places = [simulator.allocate(4 * len(b) or 4) for b in buffers]
    for place, words in zip(places, buffers, strict=True):
        simulator.write(place, _words(words))
    call = simulator.call(symbol, _resolve(arguments, places))
    after = [bytes(simulator.read(p, 4 * len(b))) for p, b in zip(places, buffers, strict=True)]
    return call.return_value, after, call.cycles


def _words(words: list[int]) -> bytes:
    return struct.pack(f"<{len(words)}I", *(word & 0xFFFFFFFF for word in words)) or bytes(4)


def _resolve(arguments: list[int], places: list[int]) -> list[int]:
    return [places[-argument - 1] if argument < 0 else argument for argument in arguments]


def first_loop(text: str, isa: str) -> Loop:
    """The first loop of a program's one procedure, as the searches see it."""
    table = instruction_table(isa)
    procedure = parse(text, "program.sa", table)[0]
    graph = build(procedure)
    shape(graph)
    update_liveness(graph)
    node = graph.loops()[0]
    assert node.next is not None
    block = Block(node.name, tuple(node.sequence), node.trip, node.sequence[0].location)
    return prepare_loop(block, Machine(table, procedure), node.next.live_in)
