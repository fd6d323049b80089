"""Chooses what belongs into a kit, measures it, and writes its folder."""

from __future__ import annotations

import os
import shutil
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jinja2

from broadside import __version__, _core
from broadside.bench import cost, manifest, measure, program, reference
from broadside.bench.manifest import Kernel, Manifest
from broadside.bench.program import Object
from broadside.bench.results import FLAT
from broadside.errors import InputError
from broadside.export import prototypes, vectors
from broadside.export.archive import Member, archive

MODES = tuple(vectors.CHANNELS)
STEPS = 6
"""What `gather` tells of at most: two choices, two routines and their key schedules."""


@dataclass(frozen=True)
class Order:
    """What is asked for: a machine, a cipher with its key bits, a mode, and a method or any."""

    device: str
    cipher: str
    key_bits: int
    mode: str
    method: str | None

    @property
    def name(self) -> str:
        return f"{self.cipher}_{self.mode}"


@dataclass(frozen=True)
class Routine:
    """One documented routine with its figures."""

    kernel: Kernel
    prototype: str
    meaning: str
    costs: list[cost.Cost]  # empty for routines without a number of blocks
    cycles: float | None  # one call, for these
    stack_bytes: int
    max_uninterruptible: int
    interruptible: bool

    @property
    def in_steps(self) -> bool:
        """Whether the cost is no line: off by more than several blocks."""
        return any(cost.worst > 8 * cost.slope for cost in self.costs)

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "symbol": self.kernel.symbol,
            "prototype": self.prototype,
            "method": self.kernel.method,
            "constant_time": self.kernel.constant_time,
            "costs": [
                {
                    "machine": cost.machine,
                    "intercept": round(cost.intercept, 1),
                    "slope": round(cost.slope, 3),
                    "worst": round(cost.worst, 1),
                }
                for cost in self.costs
            ],
            "cycles": self.cycles,
            "stack_bytes": self.stack_bytes,
            "max_uninterruptible": self.max_uninterruptible,
            "interruptible": self.interruptible,
        }


@dataclass(frozen=True)
class Kit:
    """All that the templates show."""

    order: Order
    machine: dict[str, Any]
    isa: str
    routines: list[Routine]  # those asked for, then the key schedules that they need
    others: list[Kernel]  # further routines of the same objects
    data_symbols: list[str]
    objects: list[Object]
    chains: dict[str, list[Kernel]]  # key schedules to call, by routine
    tests: dict[str, list[vectors.Vector]]

    @property
    def name(self) -> str:
        return self.order.name

    @property
    def sources(self) -> list[Path]:
        """Linear assembly and its includes, where the objects have such sources."""
        rooms = sorted({item.path.parent for item in self.objects} | self._rooms)
        found = {r.kernel.room / r.kernel.source for r in self.routines}
        wanted = {path.stem for path in found} | {item.path.stem for item in self.objects}
        return [
            path
            for room in rooms
            for path in sorted(room.glob("*.sa")) + sorted(room.glob("*.inc"))
            if path.suffix == ".inc" or path.stem in wanted
        ]

    def as_dict(self) -> dict[str, Any]:
        """The datasheet's figures, ready for JSON."""
        return {
            "device": self.order.device,
            "cipher": self.order.cipher,
            "key_bits": self.order.key_bits,
            "mode": self.order.mode,
            "program_bytes": program.program_bytes(self.objects),
            "data_bytes": program.data_bytes(self.objects),
            "routines": [routine.as_dict() for routine in self.routines],
        }

    @property
    def _rooms(self) -> set[Path]:
        return {routine.kernel.room for routine in self.routines}


def gather(root: Path, order: Order, progress: Callable[[str], None]) -> Kit:
    """Chooses the fastest routine of each direction and measures it on the device and on flat memory.

    Raises InputError where no kernel serves the order.
    """
    kernels = manifest.load(root)
    machine = tomllib.loads(_core.machine_table(order.device))
    chosen = [
        kernel
        for direction in ("encrypt", "decrypt")
        if (kernel := _fastest(kernels, order, machine["isa"], direction, progress)) is not None
    ]
    if not chosen:
        raise InputError(root / "kernels", _nothing(kernels, order, machine["isa"]))
    chains = {kernel.symbol: kernels.schedule_chain(kernel) for kernel in chosen}
    if not all(chains.values()):
        raise InputError(
            root / "kernels",
            f"there is no key schedule for {order.cipher} on {order.device} yet, so no kit",
        )
    schedules = {k.symbol: k for chain in chains.values() for k in chain}
    needed = [*chosen, *schedules.values()]
    objects = {item.path: item for kernel in needed for item in program.objects(kernels, kernel)}
    symbols = {symbol for item in objects.values() for symbol in item.defined}
    known = {kernel.symbol for kernel in kernels.kernels}
    names = {kernel.symbol for kernel in needed}
    routines = []
    for kernel in needed:
        progress(f"measuring {kernel.symbol}")
        user = next((k for k in chosen if kernel in chains[k.symbol]), kernel)
        routines.append(_routine(kernels, kernel, user, order.device))
    return Kit(
        order=order,
        machine=machine,
        isa=machine["isa"],
        routines=routines,
        others=[k for k in kernels.kernels if k.symbol in symbols - names],
        data_symbols=sorted(symbols - known),
        objects=list(objects.values()),
        chains=chains,
        tests={kernel.symbol: vectors.vectors(kernel) for kernel in chosen},
    )


def _fastest(
    kernels: Manifest, order: Order, isa: str, direction: str, progress: Callable[[str], None]
) -> Kernel | None:
    found = [k for k in _offered(kernels, order, isa) if k.direction == direction]
    if len(found) < 2:
        return found[0] if found else None
    progress(f"choosing the routine that {direction}s")
    return min(found, key=lambda k: measure.measure(kernels, k, order.device, 1)[0].cycles)


def _offered(kernels: Manifest, order: Order, isa: str) -> list[Kernel]:
    return [
        kernel
        for kernel in kernels.kernels
        if (kernel.cipher, kernel.key_bits, kernel.mode)
        == (order.cipher, order.key_bits, order.mode)
        and kernel.isa == isa
        and order.method in (None, kernel.method)
        and kernel.assembly.exists()
    ]


def _nothing(kernels: Manifest, order: Order, isa: str) -> str:
    offers = sorted(
        {
            f"{k.cipher}-{k.key_bits} {k.mode} ({k.method})"
            for k in kernels.kernels
            if k.mode in MODES and k.isa == isa and k.assembly.exists()
        }
    )
    method = f" by method {order.method}" if order.method else ""
    return (
        f"no kernel for {order.cipher}-{order.key_bits} {order.mode}{method} on {order.device}; "
        f"there are: {', '.join(offers) or 'none'}"
    )


def _routine(kernels: Manifest, kernel: Kernel, user: Kernel, device: str) -> Routine:
    """`kernel` measured; a key schedule as part of a call of its `user`."""
    machines = list(dict.fromkeys((device, FLAT[kernel.isa])))
    block = reference.block_bytes(kernel.cipher)
    keys = reference.key_bytes(kernel.cipher, kernel.key_bits)
    figures = measure.measure(kernels, user, device, 1)
    figure = figures[1] if kernel.mode == "key_schedule" else figures[0]
    timed = kernel.mode in MODES
    return Routine(
        kernel=kernel,
        prototype=prototypes.prototype(kernel, block),
        meaning=prototypes.meaning(kernel, block, keys),
        costs=[cost.measure(kernels, kernel, machine) for machine in machines] if timed else [],
        cycles=None if timed else figure.cycles * kernel.keys,
        stack_bytes=figure.stack_bytes,
        max_uninterruptible=figure.max_uninterruptible,
        interruptible=figure.interruptible,
    )


def check_folder(out: Path) -> None:
    """Raises InputError where a kit cannot be written: it must not exist or be an empty folder."""
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise InputError(out, "exists already and is not an empty folder")


def write(root: Path, kit: Kit, out: Path) -> None:
    """The folder, whole or not at all; it must not exist or be empty."""
    check_folder(out)
    partial = out.with_name(f"{out.name}.{os.getpid()}.partial")
    try:
        _fill(root, kit, partial)
        if out.exists():
            out.rmdir()
        partial.replace(out)
    finally:
        shutil.rmtree(partial, ignore_errors=True)


def _fill(root: Path, kit: Kit, folder: Path) -> None:
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("broadside.export"),
        autoescape=lambda name: bool(name and name.endswith(".html.j2")),
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        undefined=jinja2.StrictUndefined,
    )
    environment.filters["bytes"] = _c_bytes
    environment.filters["count"] = lambda number: f"{number:,.0f}"
    values = {
        "kit": kit,
        "order": kit.order,
        "version": __version__,
        "block": reference.block_bytes(kit.order.cipher),
        "key_bytes": reference.key_bytes(kit.order.cipher, kit.order.key_bits),
        "channels": vectors.CHANNELS[kit.order.mode],
        "prototype": lambda k: prototypes.prototype(k, reference.block_bytes(k.cipher)),
        "program_bytes": program.program_bytes(kit.objects),
        "data_bytes": program.data_bytes(kit.objects),
        "title": "3DES" if kit.order.cipher == "3des" else kit.order.cipher.upper(),
    }
    for template, place in (
        ("header.h.j2", f"include/broadside_{kit.name}.h"),
        ("datasheet.md.j2", "DATASHEET.md"),
        ("datasheet.html.j2", "DATASHEET.html"),
        ("test.c.j2", f"test/test_{kit.name}.c"),
        ("sections.cmd.j2", "sections.cmd"),
    ):
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(environment.get_template(template).render(values), encoding="utf-8")
    _copy(root, kit, folder)
    for licence in sorted(root.glob("LICENSE-*")):
        shutil.copyfile(licence, folder / licence.name)


def _room(root: Path, path: Path) -> str:
    """Which folder of kernels/ a file is from."""
    return path.relative_to(root / "kernels").parts[0].replace("-", "_")


def _copy(root: Path, kit: Kit, folder: Path) -> None:
    """Assembly, sources, objects and the archive."""
    for name in ("asm", "linear_assembly", "object", "lib"):
        (folder / name).mkdir()
    members = []
    for number, item in enumerate(kit.objects):
        name = f"{_room(root, item.path)}_{item.path.stem}"
        shutil.copyfile(item.path, folder / "asm" / f"{name}.asm")
        (folder / "object" / f"{name}.o").write_bytes(item.data)
        members.append(Member(f"{number}.o", item.data, tuple(sorted(item.defined))))
    for path in kit.sources:
        place = folder / "linear_assembly" / _room(root, path)
        place.mkdir(exist_ok=True)
        shutil.copyfile(path, place / path.name)
    (folder / "lib" / f"libbroadside_{kit.name}.a").write_bytes(archive(members))


def _c_bytes(data: bytes) -> str:
    """An initialiser, twelve bytes a line."""
    rows = [data[start : start + 12] for start in range(0, len(data), 12)] or [b"\0"]
    return ",\n".join("    " + ", ".join(f"0x{byte:02x}" for byte in row) for row in rows)
