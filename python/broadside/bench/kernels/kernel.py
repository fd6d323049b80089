"""A kernel: one routine with its facts and the place of its code."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from broadside.facts import registry

MODES = (
    *("core", "core3", "block", "block3", "ecb", "cbc", "cbc3", "tdm_deal", "tdm_merge"),
    *("single", "multi", "cfb", "ofb", "ctr", "key_schedule"),
)
ENCRYPTING_MODES = ("cfb", "ofb", "ctr")
"""Modes that encrypt blocks even to decrypt a message."""

IN_C = "c"
"""The method of the C library, which is measured beside the kernels and is not one of them."""
METHODS = ("table", "bitslice", "boolean", "arithmetic", "gmpy", IN_C)
"""Ways to compute a cipher. Any other method in a manifest is a form of tables."""
ANY = "any"
"""ISA of a routine in C."""


@dataclass(frozen=True)
class Kernel:
    """One routine: its computation, its way of being called (by `mode`) and the place of its code.

    With `interrupt_threshold`, interrupts may come at any moment and wait for at most this many cycles.
    docs/reference/kernels.md has the prototypes by mode.
    """

    symbol: str
    source: str
    isa: str
    cipher: str
    key_bits: int
    direction: str
    mode: str
    method: str
    room: Path
    constant_time: bool = False
    interrupt_threshold: int | None = None
    schedule: str | None = None
    template: str | None = None
    """A path below the room: if it is given, the assembly file comes from it, and `source` is its name."""
    loops: tuple[str, ...] = ()
    words: int | None = None
    keys: int = 1
    input: str | None = None
    region: str | None = None
    needs: tuple[str, ...] = ()

    @property
    def assembly(self) -> Path:
        """The assembly file: written by hand or from a template if there is one, else the scheduled file."""
        if self.template is not None:
            return self.room / self.source
        return _assembly(self.room, self.source, self.isa)

    @property
    def way(self) -> str:
        """The entry of METHODS to which its method belongs."""
        return self.method if self.method in METHODS else METHODS[0]

    @property
    def schedule_alignment(self) -> int:
        """Alignment of its key argument in bytes (docs/reference/kernels.md)."""
        return 8 if (self.cipher, self.isa) == ("rijndael", "c64x") else 4

    @property
    def takes_any_key(self) -> bool:
        """Whether it is a key schedule that takes the length of the key as an argument."""
        return self.mode == "key_schedule" and not registry.ciphers()[self.cipher].is_des

    @property
    def cipher_direction(self) -> str:
        """What the routine does with single blocks; this decides which key schedule it takes."""
        return "encrypt" if self.mode in ENCRYPTING_MODES else self.direction


@dataclass(frozen=True)
class Part:
    """A source whose routines serve kernels and are no kernels themselves."""

    source: str
    isa: str
    room: Path
    interrupt_threshold: int | None = None

    @property
    def assembly(self) -> Path:
        """The assembly file, found as for a kernel."""
        return _assembly(self.room, self.source, self.isa)


def _assembly(room: Path, source: str, isa: str) -> Path:
    by_hand = room / source
    if by_hand.suffix == ".asm" and by_hand.is_file():
        return by_hand
    return room / "scheduled" / isa / Path(source).with_suffix(".asm").name
