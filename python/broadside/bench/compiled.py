"""The C library itself as a method beside the kernels: compiled by GCC, measured on the same machines.

Method `c` is what a C programmer gets without a line of assembly. Its calls do what the library's
interface promises, so they check arguments and take unaligned buffers, which kernels do not.
"""

from __future__ import annotations

import random
import subprocess
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

from broadside import _core, toolchain
from broadside.bench import reference
from broadside.bench.call import MAX_CYCLES
from broadside.bench.manifest import IN_C, Kernel
from broadside.bench.measure import BYTES_PER_CHANNEL, RUNS, Measurement, VerificationError
from broadside.bench.memory import Buffer, allocate
from broadside.errors import CheckError

METHOD = IN_C
MACHINES = ("c62x-flat", "c6201")
"""Where the library's linker script puts it as the kernels are put."""
OPTIONS = (
    "-O3",
    "-march=c62x",
    "-std=c11",
    "-msdata=none",
    "-ffunction-sections",
    "-fdata-sections",
)
CIPHERS = {"des": 56, "3des": 168}
"""Cipher and key bits, as in data/published.toml."""
MODES = ("ecb", "cbc")
KEY_TYPE_BYTES = 1024
"""Room for any key schedule of these ciphers."""
CHAIN_BYTES = 36

LINKER_SCRIPT = """
SECTIONS {{
  . = {program:#x};
  .text : {{ *(.text .text.*) }}
  . = {data:#x};
  .const : {{ *(.const .const.* .rodata .rodata.*) }}
  .data : {{ *(.data .data.* .fardata .fardata.* .neardata .neardata.*) }}
  .bss : {{ *(.bss .bss.* .far .far.* COMMON) }}
  /DISCARD/ : {{ *(.c6xabi.exidx*) *(.c6xabi.extab*) *(.eh_frame*) *(.comment) }}
}}
"""


@dataclass(frozen=True)
class Library:
    """The linked library: its bytes and the sizes of its sections."""

    data: bytes
    sections: dict[str, int]


def kernels(root: Path, only: str) -> list[Kernel]:
    """The library's functions as entries of a manifest, those whose symbol contains `only`."""
    found = [
        _kernel(root, cipher, direction, mode)
        for cipher in CIPHERS
        for mode in MODES
        for direction in ("encrypt", "decrypt")
    ]
    return [kernel for kernel in found if only in kernel.symbol]


def missing() -> str | None:
    """Why the library cannot be measured; None where it can."""
    if toolchain.tool("gcc") is not None:
        return None
    return f"no GCC for tic6x in {toolchain.folder()}: run `make toolchain-gcc`"


def measure(root: Path, kernel: Kernel, machine: str, seed: int) -> list[Measurement]:
    """The function's figure and, second, its key schedule's; raises VerificationError."""
    library = _library(root, kernel, machine)
    outcomes = [
        _run(library, kernel, machine, random.Random(f"{seed} {METHOD} {kernel.symbol} {run}"))
        for run in range(RUNS)
    ]
    schedule = _set_key(kernel)
    return [
        _measurement(kernel, machine, library, [call for _, call in outcomes]),
        _measurement(
            _kernel(root, kernel.cipher, "key_schedule", kernel.mode, schedule),
            machine,
            library,
            [call for call, _ in outcomes],
        ),
    ]


def _kernel(
    root: Path, cipher: str, direction: str, mode: str, symbol: str | None = None
) -> Kernel:
    return Kernel(
        symbol=symbol or f"broadside_{mode}_{direction}",
        source="src",
        isa="c62x",
        cipher=cipher,
        key_bits=CIPHERS[cipher],
        direction=direction,
        mode=mode,
        method=METHOD,
        room=root / "src",
    )


def _set_key(kernel: Kernel) -> str:
    return f"broadside_{reference.MODULES[kernel.cipher]}_set_key"


_libraries: dict[tuple[str, str, str], Library] = {}


def _library(root: Path, kernel: Kernel, machine: str) -> Library:
    """The library with what `kernel` needs and no more, linked for a machine's memories."""
    key = (kernel.symbol, kernel.cipher, machine)
    if key not in _libraries:
        _libraries[key] = _link(_objects(root), [kernel.symbol, _set_key(kernel)], machine)
    return _libraries[key]


_object_folders: list[tempfile.TemporaryDirectory[str]] = []


def _objects(root: Path) -> Path:
    """Folder of the compiled sources, made once a process."""
    if not _object_folders:
        folder = tempfile.TemporaryDirectory()
        sources = sorted((root / "src").glob("*/*.c"))
        _tool("gcc", *OPTIONS, f"-I{root / 'include'}", "-c", *sources, work=Path(folder.name))
        _object_folders.append(folder)
    return Path(_object_folders[0].name)


def _link(objects: Path, symbols: list[str], machine: str) -> Library:
    with tempfile.TemporaryDirectory() as folder:
        script, linked = Path(folder) / "script.ld", Path(folder) / "library.out"
        script.write_text(_script(machine), encoding="utf-8")
        wanted = [f"-Wl,-u,{symbol}" for symbol in symbols]
        options = ["-march=c62x", "-nostartfiles", "-Wl,--gc-sections,-n", f"-Wl,-e,{symbols[0]}"]
        inputs = sorted(objects.glob("*.o"))
        _tool("gcc", *options, *wanted, "-T", script, *inputs, "-o", linked, work=Path(folder))
        return Library(linked.read_bytes(), _section_sizes(linked))


def _script(machine: str) -> str:
    memories = tomllib.loads(_core.machine_table(machine))["memory"]
    program = next(memory for memory in memories if memory["holds"] != "data")
    data = next(memory for memory in memories if memory.get("stack"))
    return LINKER_SCRIPT.format(program=program["base"], data=data["base"])


def _section_sizes(linked: Path) -> dict[str, int]:
    lines = _tool("size", "-A", linked, work=linked.parent).splitlines()
    fields = (line.split() for line in lines)
    return {parts[0]: int(parts[1]) for parts in fields if len(parts) == 3 and parts[1].isdigit()}


def _tool(name: str, *arguments: str | Path, work: Path) -> str:
    path = toolchain.tool(name)
    if path is None:
        raise CheckError(missing() or f"no {name} for tic6x")
    done = subprocess.run([path, *arguments], cwd=work, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CheckError(f"{path.name}: {done.stderr.strip()}")
    return done.stdout


def _run(
    library: Library, kernel: Kernel, machine: str, source: random.Random
) -> tuple[_core.CallResult, _core.CallResult]:
    """One message on a fresh machine: the call of the key schedule and that of the mode."""
    simulator = _core.Simulator(machine)
    simulator.load_program(library.data)
    key = source.randbytes(reference.key_bytes(kernel.cipher, kernel.key_bits))
    data = source.randbytes(BYTES_PER_CHANNEL)
    iv = source.randbytes(reference.block_bytes(kernel.cipher)) if kernel.mode == "cbc" else None
    key_bytes = allocate(simulator, len(key), data=key)
    schedule = allocate(simulator, KEY_TYPE_BYTES)
    message, output = allocate(simulator, len(data), data=data), allocate(simulator, len(data))
    chain = allocate(simulator, CHAIN_BYTES, data=iv or b"")
    arguments = [schedule.address, output.address, message.address, len(data)]
    if iv is not None:
        arguments.insert(1, chain.address)
    keyed = simulator.call(_set_key(kernel), [schedule.address, key_bytes.address, len(key)])
    done = simulator.call(kernel.symbol, arguments, MAX_CYCLES)
    expected = reference.transform(kernel.cipher, kernel.direction, key, data, iv)
    buffers = [key_bytes, schedule, message, output, chain]
    if not _holds(buffers, keyed, done) or output.read() != expected:
        raise VerificationError(f"{kernel.symbol} in C on {machine}: wrong output")
    return keyed, done


def _holds(buffers: list[Buffer], *calls: _core.CallResult) -> bool:
    """Nothing written outside the buffers, and every status is BROADSIDE_OK."""
    return all(buffer.guards_hold() for buffer in buffers) and not any(
        call.return_value for call in calls
    )


def _measurement(
    kernel: Kernel, machine: str, library: Library, calls: list[_core.CallResult]
) -> Measurement:
    count = len(calls)
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
        loops=(),
    )
