"""The C library as a method, compared with the kernels: compiled by GCC, measured on the same machines.

Method `c` is what a C programmer gets without a line of assembly. For SPRA702's modes, the bench calls the
library's interface, which checks arguments and accepts unaligned buffers. The kernels do neither. The
library's key schedules also wipe the stack. For single blocks, for many blocks and for mode `key_schedule`,
the bench calls the operations of the cipher itself (`broadside_cipher`), which check nothing. A key schedule
of the library serves both directions.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

from broadside import _core
from broadside.bench.calls import reference
from broadside.bench.calls.call import MAX_CYCLES, REPEATED_MODES
from broadside.bench.calls.memory import Buffer, allocate
from broadside.bench.kernels import compiler
from broadside.bench.kernels.compiler import Library, missing
from broadside.bench.kernels.kernel import IN_C, Kernel
from broadside.bench.measure.cycles import BYTES_PER_CHANNEL, RUNS, Measurement, VerificationError
from broadside.facts import machines, registry

METHOD = IN_C
MACHINES = machines.by_isa()
INTERFACE = ("ecb", "cbc")
"""Modes that are measured through the library's interface. DES and triple-DES have them."""
KEY_TYPE_BYTES = 4608
"""Bytes that are enough for any key schedule of these ciphers."""
HEAD_BYTES = 4
"""Bytes at the start of a key. They hold the address of the key's cipher."""
CHAIN_BYTES = 36

__all__ = ["MACHINES", "METHOD", "kernels", "machines_of", "measure", "missing"]


def machines_of(kernel: Kernel) -> tuple[str, ...]:
    """The machines on which a kernel is measured. Only SPRA702's ciphers have figures for the C6211."""
    everywhere = MACHINES[kernel.isa]
    if kernel.method == METHOD or registry.ciphers()[kernel.cipher].is_des:
        return everywhere
    return tuple(name for name in everywhere if name != "c6211")


def kernels(root: Path, only: str) -> list[Kernel]:
    """The library's functions whose symbol contains `only`, as entries of a manifest."""
    found = [
        _kernel(root, isa, cipher, bits, direction, mode)
        for isa in MACHINES
        for cipher, entry in registry.ciphers().items()
        for bits in entry.key_bits
        for mode, direction in _cells(cipher)
    ]
    return [kernel for kernel in found if only in kernel.symbol]


def _cells(cipher: str) -> list[tuple[str, str]]:
    modes = (*INTERFACE, "block") if registry.ciphers()[cipher].is_des else ("single", "multi")
    cells = [(mode, way) for mode in modes for way in ("encrypt", "decrypt")]
    return [*cells, ("key_schedule", "key_schedule")]


def _kernel(root: Path, isa: str, cipher: str, bits: int, direction: str, mode: str) -> Kernel:
    module = reference.library(cipher)
    if mode in INTERFACE:
        symbol = f"broadside_{mode}_{direction}"
    else:
        symbol = f"{module}_set_key" if mode == "key_schedule" else f"{module}_{direction}_blocks"
    return Kernel(symbol, "src", isa, cipher, bits, direction, mode, METHOD, root / "src")


def measure(root: Path, kernel: Kernel, machine: str, seed: int) -> list[Measurement]:
    """The function's figure. For a mode of the interface, the figure of its key schedule follows.

    Raises VerificationError.
    """
    library = compiler.library(root, [kernel.symbol, _set_key(kernel)], machine)
    outcomes = [
        _run(library, kernel, machine, random.Random(f"{seed} {METHOD} {kernel.symbol} {run}"))
        for run in range(RUNS)
    ]
    key, called = [outcome.key for outcome in outcomes], [outcome.called for outcome in outcomes]
    if kernel.mode == "key_schedule":
        return [_measurement(kernel, machine, library, key, _keys(kernel))]
    units = _blocks(kernel) if kernel.mode == "multi" else 1
    figures = [_measurement(kernel, machine, library, called, units)]
    if kernel.mode in INTERFACE:
        figures.append(_measurement(kernel, machine, library, key, _keys(kernel)))
    return figures


def _set_key(kernel: Kernel) -> str:
    module = reference.library(kernel.cipher)
    return f"broadside_{module}_set_key" if kernel.mode in INTERFACE else f"{module}_set_key"


def _keys(kernel: Kernel) -> int:
    """The number of keys that one key schedule prepares. As in SPRA702, triple-DES counts as three."""
    return 3 if kernel.cipher == "3des" else 1


def _blocks(kernel: Kernel) -> int:
    one = kernel.mode in ("single", "block")
    return 1 if one else BYTES_PER_CHANNEL // reference.block_bytes(kernel.cipher)


@dataclass(frozen=True)
class _Outcome:
    key: _core.CallResult
    called: _core.CallResult


def _run(library: Library, kernel: Kernel, machine: str, source: random.Random) -> _Outcome:
    """Runs one message on a new machine: a call of the key schedule, and a call of the function."""
    simulator = _core.Simulator(machine)
    simulator.load_program(library.data)
    size = _blocks(kernel) * reference.block_bytes(kernel.cipher)
    key = source.randbytes(reference.key_bytes(kernel.cipher, kernel.key_bits))
    data = source.randbytes(size)
    iv = source.randbytes(reference.block_bytes(kernel.cipher)) if kernel.mode == "cbc" else None
    key_bytes = allocate(simulator, len(key), data=key)
    schedule = allocate(simulator, KEY_TYPE_BYTES)
    message, output = allocate(simulator, size, data=data), allocate(simulator, size)
    chain = allocate(simulator, CHAIN_BYTES, data=iv or b"")
    buffers = [key_bytes, schedule, message, output, chain]
    keyed = simulator.call(_set_key(kernel), [schedule.address, key_bytes.address, len(key)])
    right = _schedule_is_right(kernel, schedule, key)
    done = keyed
    if kernel.mode != "key_schedule":
        count = size if kernel.mode in INTERFACE else _blocks(kernel)
        arguments = [schedule.address, output.address, message.address, count]
        if iv is not None:
            arguments.insert(1, chain.address)
        caches = "warm" if kernel.mode in REPEATED_MODES else "cold"
        done = simulator.call(kernel.symbol, arguments, MAX_CYCLES, caches=caches)
        expected = reference.transform(kernel.cipher, kernel.direction, key, data, iv)
        right = right and output.read() == expected
    calls = [keyed, done] if kernel.mode in INTERFACE else []
    if not (right and _holds(buffers, calls)):
        raise VerificationError(f"{kernel.symbol} in C on {machine}: wrong output")
    return _Outcome(keyed, done)


def _schedule_is_right(kernel: Kernel, schedule: Buffer, key: bytes) -> bool:
    """Whether the output equals the output of the library on the host."""
    expected = _core.Cipher(reference.library(kernel.cipher), key, "ecb").expanded_key()
    return schedule.read()[HEAD_BYTES:][: len(expected)] == expected


def _holds(buffers: list[Buffer], checked: list[_core.CallResult]) -> bool:
    """Whether nothing was written outside of the buffers and every status is BROADSIDE_OK."""
    return all(buffer.guards_hold() for buffer in buffers) and not any(
        call.return_value for call in checked
    )


def _measurement(
    kernel: Kernel, machine: str, library: Library, calls: list[_core.CallResult], units: int = 1
) -> Measurement:
    count = len(calls) * units
    causes = sorted(calls[0].stalls)
    return Measurement(
        kernel=kernel,
        machine=machine,
        cycles=sum(call.cycles for call in calls) / count,
        stalls={cause: sum(call.stalls[cause] for call in calls) / count for cause in causes},
        program_bytes=library.sections.get(".text", 0),
        data_bytes=sum(library.sections.get(name, 0) for name in (".const", ".data", ".bss")),
        stack_bytes=max(call.stack_bytes for call in calls),
        max_uninterruptible=max(call.max_uninterruptible for call in calls),
        interruptible=all(call.interruptible for call in calls),
        loops=(),
    )
