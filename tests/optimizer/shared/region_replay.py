"""An independent judge of region schedules: rules of the machine, and replay on data.

Shares no code with the schedulers. An operation's result is a digest of its number, its operands
and the write; the replay runs packets on machine registers with real latencies, and every operation
must see the operands that it sees when the region is executed one operation after another.
"""

from __future__ import annotations

from collections import Counter, defaultdict

from broadside.optimizer.model.region import Anchor, Copy, Region, Schedule

Content = object


def check_rules(schedule: Schedule) -> None:
    """Edges, anchors, one use of each resource per cycle, sides, registers, reads per register."""
    region, cycles, length = schedule.region, schedule.cycles, schedule.length
    for edge in region.edges:
        if edge.distance:
            continue
        gap = cycles[edge.target] - cycles[edge.source]
        assert gap >= edge.latency, f"{edge}: {gap} cycles apart"
    used: Counter[tuple[int, str]] = Counter()
    reads: Counter[tuple[int, str]] = Counter()
    for op, cycle, number in zip(region.operations, cycles, schedule.forms, strict=True):
        assert 0 <= cycle < length, f"{op.name} in cycle {cycle} of {length}"
        if op.anchor is not None:
            given = op.offset if op.anchor is Anchor.START else length + op.offset
            assert cycle == given, f"{op.name} moved from its cycle {given} to {cycle}"
        form = op.forms[number]
        used.update((cycle, resource) for resource in form.resources if resource)
        operands = [
            *zip(op.reads, form.reads, strict=True),
            *zip((w.value for w in op.writes), form.writes, strict=True),
        ]
        for value, side in operands:
            assert schedule.registers[value][0] == side, f"{op.name}: operand on the wrong side"
        reads.update((cycle, schedule.registers[value]) for value in op.reads)
    crowded = [key for key, count in used.items() if count > 1]
    assert not crowded, f"used twice in one cycle: {crowded}"
    assert all(count <= 4 for count in reads.values()), "more than four reads of a register"
    check_registers(schedule)


def check_registers(schedule: Schedule) -> None:
    for value, register in zip(schedule.region.values, schedule.registers, strict=True):
        allowed = value.registers or schedule.region.registers
        assert not register or register in allowed, f"{value.name} in {register}"


def sequential(region: Region, iterations: int = 1) -> dict[tuple[int, int], tuple[Content, ...]]:
    """The operands that each operation reads in each iteration of sequential execution."""
    cells: dict[int, list[Content]] = {
        v: [("entry", v)] * (iterations + 8) for v in range(len(region.values))
    }
    seen: dict[tuple[int, int], tuple[Content, ...]] = {}
    for iteration in range(iterations):
        for number in order_of_execution(region):
            op = region.operations[number]
            operands = tuple(
                cells[v][iteration - region.distances.get((number, v), 0)]
                for v in operands_of(region, number)
            )
            seen[number, iteration] = operands
            for write in op.writes:
                content = result(region, number, write.value, operands)
                for later in range(iteration, iterations):
                    cells[write.value][later] = content
    return seen


def order_of_execution(region: Region) -> list[int]:
    """The order of the region, but with copies (which stand at its end) as early as possible."""
    waiting = [0] * len(region.operations)
    for edge in region.edges:
        waiting[edge.target] += edge.distance == 0
    ready = [number for number, count in enumerate(waiting) if count == 0]
    order = []
    while ready:
        copies = [n for n in ready if isinstance(region.operations[n].payload, Copy)]
        number = min(copies or ready)
        ready.remove(number)
        order.append(number)
        for edge in region.edges:
            if edge.source == number and edge.distance == 0:
                waiting[edge.target] -= 1
                if waiting[edge.target] == 0:
                    ready.append(edge.target)
    return order


def operands_of(region: Region, number: int) -> tuple[int, ...]:
    op = region.operations[number]
    return op.reads if op.predicate is None else (*op.reads, op.predicate)


def result(region: Region, number: int, value: int, operands: tuple[Content, ...]) -> Content:
    if isinstance(region.operations[number].payload, Copy):
        return operands[0]
    return hash((number, value, operands))


def replay(schedule: Schedule, original: Region, iterations: int = 1) -> None:
    """Run the schedule on registers and compare every operand with sequential execution."""
    region = schedule.region
    expected = sequential(original, iterations)
    last = dict.fromkeys(range(len(region.values)), iterations - 1)
    issue: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for number, cycle in enumerate(schedule.cycles):
        for iteration in range(iterations):
            issue[cycle + iteration * schedule.length].append((number, iteration))
    file: dict[str, Content] = {}
    landing: dict[int, list[tuple[str, Content]]] = defaultdict(list)
    for value, register in enumerate(schedule.registers):
        ready = region.values[value].ready
        if ready is not None and register:
            first = ready - 1 if iterations == 1 else -1
            landing[first].append((register, ("entry", value)))
    begin = min([0, *issue, *landing])
    end = max([*issue, *landing, schedule.length * iterations]) + 8
    final: dict[int, Content] = {}
    for cycle in range(begin - 1, end):
        for number, iteration in issue.get(cycle, ()):
            operands = tuple(file.get(schedule.registers[v]) for v in operands_of(region, number))
            wanted = expected.get((number, iteration))
            name = region.operations[number].name
            assert wanted is None or operands == wanted, (
                f"cycle {cycle}: {name} of iteration {iteration} reads {operands}, not {wanted}"
            )
            for write in region.operations[number].writes:
                content = result(region, number, write.value, operands)
                landing[cycle + write.delay].append((schedule.registers[write.value], content))
                if iteration == last[write.value]:
                    final[write.value] = content
        written = [register for register, _ in landing.get(cycle, ())]
        assert len(written) == len(set(written)), f"cycle {cycle}: two writes to one of {written}"
        for register, content in landing.pop(cycle, ()):
            file[register] = content
        if iterations == 1:
            _check_due(schedule, cycle, file, final)


def _check_due(
    schedule: Schedule, cycle: int, file: dict[str, Content], final: dict[int, Content]
) -> None:
    for value, entry in enumerate(schedule.region.values):
        if entry.due is not None and cycle + 1 == schedule.length + max(entry.due, 0):
            content = final.get(value, ("entry", value))
            assert file.get(schedule.registers[value]) == content, f"{entry.name} is lost"
