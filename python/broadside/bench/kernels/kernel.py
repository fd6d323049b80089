"""A kernel: one routine, the facts about it, and the place of its code."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from broadside.facts import registry

MODES = (
    *("core", "core3", "block", "block3", "ecb", "cbc", "cbc3", "tdm_deal", "tdm_merge"),
    *("single", "multi", "cfb", "ofb", "ctr", "key_schedule"),
)
MEASURED_MODES = (
    *("core", "core3", "block", "block3", "ecb", "cbc", "cbc3", "single", "multi"),
    *("cfb", "ofb", "ctr"),
)
"""Modes that the bench measures. A key schedule is measured with the kernels that take it, or alone."""
ENCRYPTING_MODES = ("cfb", "ofb", "ctr")
"""Modes that use the encryption of blocks also to decrypt a message."""

IN_C = "c"
"""The method of the C library. The bench measures it too, but it is no kernel."""
METHODS = ("table", "bitslice", "boolean", "arithmetic", "gmpy", IN_C)
"""Ways to compute a cipher. Any other method in a manifest is a kind of table."""
ANY = "any"
"""The ISA of a routine in C."""


@dataclass(frozen=True)
class Kernel:
    """One routine: what it computes, how it is called (`mode`), and where its code is.

    With `interrupt_threshold`, interrupts may come at any time and wait for at most this many cycles.
    docs/reference/kernels.md has the prototype of each mode.
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
    """A path below the room.

    If it is given, the template there gives the assembly file, with the name `source`.
    """
    loops: tuple[str, ...] = ()
    words: int | None = None
    keys: int = 1
    input: str | None = None
    region: str | None = None
    needs: tuple[str, ...] = ()

    @property
    def assembly(self) -> Path:
        """The assembly file: the file written by hand or from a template.

        If there is none, the scheduled file.
        """
        if self.template is not None:
            return self.room / self.source
        return _assembly(self.room, self.source, self.isa)

    @property
    def way(self) -> str:
        """The entry of METHODS to which the kernel's method belongs."""
        return self.method if self.method in METHODS else METHODS[0]

    @property
    def schedule_alignment(self) -> int:
        """Alignment of the key argument in bytes (docs/reference/kernels.md)."""
        return 8 if (self.cipher, self.isa) == ("rijndael", "c64x") else 4

    @property
    def takes_any_key(self) -> bool:
        """Whether it is a key schedule that takes the key length as an argument."""
        return self.mode == "key_schedule" and not registry.ciphers()[self.cipher].is_des

    @property
    def cipher_direction(self) -> str:
        """The direction in which the routine uses the block cipher.

        It decides which key schedule the routine takes.
        """
        return "encrypt" if self.mode in ENCRYPTING_MODES else self.direction


@dataclass(frozen=True)
class Part:
    """A source whose routines are used by kernels and are not kernels themselves."""

    source: str
    isa: str
    room: Path
    interrupt_threshold: int | None = None

    @property
    def assembly(self) -> Path:
        """The assembly file, found in the same way as for a kernel."""
        return _assembly(self.room, self.source, self.isa)


def _assembly(room: Path, source: str, isa: str) -> Path:
    by_hand = room / source
    if by_hand.suffix == ".asm" and by_hand.is_file():
        return by_hand
    return room / "scheduled" / isa / Path(source).with_suffix(".asm").name
