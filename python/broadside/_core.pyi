from collections.abc import Callable, Sequence
from os import PathLike
from typing import Protocol, final, overload

from typing_extensions import Buffer

from broadside.scheduling import Annealing, Body, Listing

__version__: str

@final
class Cipher:
    """A key, a mode and the state of the current message; see `broadside.ciphers`."""

    def __new__(
        cls,
        cipher: str,
        key: Buffer,
        mode: str,
        iv: Buffer | None = None,
        *,
        segment_bytes: int | None = None,
        counter: tuple[int, int, bool] | None = None,
    ) -> Cipher:
        """Takes `cipher` and `mode` by name, and an `iv` of one block for every mode except ECB.

        In mode "cfb" a segment has `segment_bytes`, by default a block. In mode "ctr" the IV is the
        first counter block; `counter` says where the counter begins in it, how many bytes it has and
        whether it is little-endian, by default the whole block, big-endian. ValueError for an
        unknown name or a wrong length; TypeError for an IV or an option too many or too few.
        """
    @property
    def block_size(self) -> int:
        """Bytes of a block."""
    @property
    def mode(self) -> str:
        """The name of the mode."""
    @property
    def iv(self) -> bytes:
        """CBC, CFB, OFB: the IV of the message; raises AttributeError in other modes."""
    @property
    def IV(self) -> bytes:
        """The same as `iv`."""
    @property
    def nonce(self) -> bytes:
        """CTR: the bytes before the counter; raises AttributeError if bytes follow it, and in other
        modes."""
    def expanded_key(self) -> bytes:
        """The key schedule: the bytes of the library's type `broadside_<cipher>_key` after its head."""
    @overload
    def encrypt(self, plaintext: Buffer, output: None = None) -> bytes: ...
    @overload
    def encrypt(self, plaintext: Buffer, output: bytearray | memoryview) -> None:
        """Encrypts the next part of a message; ECB and CBC need whole blocks, else ValueError.

        If `output` is given, the result is written there; it must be as long and may be the input.
        Raises OverflowError if a counter would repeat a value.
        """
    @overload
    def decrypt(self, ciphertext: Buffer, output: None = None) -> bytes: ...
    @overload
    def decrypt(self, ciphertext: Buffer, output: bytearray | memoryview) -> None:
        """Decrypts the next part of a message, as `encrypt`."""

def cipher_facts() -> list[tuple[str, int, list[int]]]:
    """Name, block bytes and key lengths in bytes of every cipher of the library."""

def implementations() -> list[tuple[str, str, str, int, bool, bool]]:
    """Every implementation of the cipher library, as `broadside_implementation` in broadside.h.

    Cipher, name, tier, blocks at once, whether it is constant-time, and whether this machine has the tier and
    BROADSIDE_CPU allows it.
    """

@final
class Xts:
    """Two keys of one cipher for units of storage; see `broadside.ciphers.xts`."""

    def __new__(cls, cipher: str, key: Buffer, unit_bytes: int = 512) -> Xts:
        """Takes `cipher` by name, and a `key` that is the data's key and, after it, the tweaks' key.

        ValueError for an unknown name, a cipher without blocks of 16 bytes, and wrong lengths.
        """
    @property
    def unit_bytes(self) -> int:
        """Bytes of a unit; only the last of a call may have fewer."""
    @overload
    def encrypt(self, plaintext: Buffer, unit: int, output: None = None) -> bytes: ...
    @overload
    def encrypt(self, plaintext: Buffer, unit: int, output: bytearray | memoryview) -> None:
        """Encrypts units whose first has the number `unit`, 0 to 2^128 - 1; the others follow.

        If `output` is given, the result is written there; it must be as long and may be the input.
        ValueError if the last unit has less than a block; OverflowError if a number does not fit.
        """
    @overload
    def decrypt(self, ciphertext: Buffer, unit: int, output: None = None) -> bytes: ...
    @overload
    def decrypt(self, ciphertext: Buffer, unit: int, output: bytearray | memoryview) -> None:
        """The inverse of `encrypt`."""

def transform_channels(
    ciphers: Sequence[Cipher], data: Sequence[Buffer], direction: str
) -> list[bytes]:
    """Passes `data[i]` through `ciphers[i]`, all of one cipher and mode; "encrypt" or "decrypt".

    The objects must be distinct. Raises ValueError if they do not fit together.
    """

def isa_tables() -> dict[str, str]:
    """Instruction tables: ISA level to TOML text."""

class AssemblyError(Exception):
    """An error in an assembly text, with its place; lines and columns count from 1."""

    path: str
    line: int
    column: int
    cause: str

class ObjectError(Exception):
    """Bytes that are not an object, program or archive of the C6000."""

def assemble(source: str | bytes, path: str, isa: str) -> bytes:
    """Assembles to a relocatable ELF object. Bytes are read as UTF-8, else as Latin-1.

    `path` names the text in errors; included files are relative to its folder.

    Raises AssemblyError, and ValueError for an unknown ISA level.
    """

def disassemble(object: bytes, isa: str = "c62x") -> str:
    """Assembly text of an object, a linked program, or an archive's members; ELF or COFF.

    The text of a relocatable ELF object assembles to the same bytes. `isa` is the level if the
    object names none.
    Raises ObjectError, and ValueError for an unknown ISA level.
    """

def decode(word: int, isa: str) -> str:
    """The text of one instruction word, with branch targets in bytes from the fetch packet.

    Raises ValueError with the reason if the word is not an instruction of the level.
    """

def machine_names() -> list[str]:
    """Names of the machines that can be simulated."""

def machine_table(name: str) -> str:
    """TOML text of a machine's description; ValueError for an unknown name."""

class LoadError(Exception):
    """An object that cannot be loaded, or a place in the machine that does not exist."""

class SimulationError(Exception):
    """The program did what the hardware forbids or leaves undefined."""

    rule: str
    """The rule that was broken, in the terms of the manuals."""
    detail: str
    """The particular case: register, unit, address."""
    cycle: int
    """Cycles since the call, stalls included."""
    address: int
    """Address of the execute packet in E1."""
    symbol: str | None
    """Symbol of the address: `main`, `main+0x20`; outside all code `from main+0x20`, the last branch."""
    packet: str
    """Text of that packet, an instruction in each line."""
    offenders: list[str]
    """Address and text of the instructions at fault."""

@final
class CallResult:
    """The result of a call of a routine."""

    @property
    def cycles(self) -> int:
        """Cycles from the call to the return, stalls included."""
    @property
    def stalls(self) -> dict[str, int]:
        """Cycles for which the CPU waited, by cause."""
    @property
    def misses(self) -> dict[str, int]:
        """Cache misses by cache; all 0 on a machine without caches."""
    @property
    def return_value(self) -> int:
        """A4 at the return."""
    @property
    def stack_bytes(self) -> int:
        """Bytes of stack used at the deepest point."""
    @property
    def instructions(self) -> int:
        """Instructions executed, NOPs apart, those with a false predicate included."""
    @property
    def packets(self) -> int:
        """Execute packets executed."""
    @property
    def max_uninterruptible(self) -> int:
        """The most CPU cycles in a row in which no interrupt could be taken without harm."""
    @property
    def interruptible(self) -> bool:
        """Whether no interrupt that the CPU takes, at any moment, can change the result."""
    @property
    def addresses(self) -> tuple[int, int] | None:
        """If `addresses` was set, digests of every load and store (cycle, address, size, direction) and
        of every execute packet (cycle, address)."""
    @property
    def interrupted(self) -> int | None:
        """Cycle in which the requested interrupt was taken; None if the routine returned before."""
    @property
    def on_their_way(self) -> list[str]:
        """Registers with results still on their way at a return that was not strict."""

@final
class RunResult:
    """The result of a run of a program."""

    @property
    def exit_status(self) -> int | None:
        """The value passed to `_exit` or `exit`; None if the program ended without one."""
    @property
    def cycles(self) -> int:
        """Cycles from the entry to the end, stalls included; host calls take no cycles."""
    @property
    def stalls(self) -> dict[str, int]:
        """Cycles for which the CPU waited, by cause."""
    @property
    def misses(self) -> dict[str, int]:
        """Cache misses by cache; all 0 on a machine without caches."""
    @property
    def instructions(self) -> int:
        """Instructions executed, NOPs apart, those with a false predicate included."""
    @property
    def packets(self) -> int:
        """Execute packets executed."""

@final
class PlacedInstruction:
    """An instruction of an execute packet."""

    @property
    def address(self) -> int: ...
    @property
    def text(self) -> str:
        """The text of the instruction; a branch has the address of its target."""
    @property
    def unit(self) -> str:
        """Unit, such as "L1"; empty if it has none."""
    @property
    def reads(self) -> list[str]:
        """Registers that it reads, including the predicate's."""
    @property
    def writes(self) -> list[tuple[str, int]]:
        """Registers that it writes, with the delay slots until the results land."""
    @property
    def is_branch(self) -> bool: ...

@final
class Event:
    """One execution of an execute packet."""

    @property
    def cycle(self) -> int:
        """Cycles from the start to its E1, or to the first stall before it."""
    @property
    def address(self) -> int: ...
    @property
    def cycles(self) -> int:
        """Its cycles: its E1, the idle cycles of a NOP, and its stalls."""
    @property
    def stalls(self) -> dict[str, int]:
        """Stalls by cause; empty if it waited for nothing."""
    @property
    def changed(self) -> list[tuple[str, int]]:
        """Registers whose value changed, with the new value."""
    @property
    def skipped(self) -> list[int]:
        """Addresses of the instructions whose predicate was false."""

@final
class Record:
    """The record of a watched call or run."""

    @property
    def packets(self) -> dict[int, tuple[int, int, dict[str, int]]]:
        """For each address of an execute packet: executions, cycles, stalls by cause."""
    @property
    def jumps(self) -> dict[tuple[int, int], int]:
        """How often control went from a packet to one that does not follow it."""
    @property
    def events(self) -> list[Event]: ...
    @property
    def dropped(self) -> int:
        """Number of events beyond the limit, which were not kept."""

class Console(Protocol):
    """The console of a simulated program. An exception that it raises ends the run."""

    def read(self, limit: int, /) -> bytes:
        """Returns at most `limit` bytes of input, none at its end."""
    def write(self, stream: str, data: bytes, /) -> None:
        """Takes output; `stream` is "stdout" or "stderr"."""

@final
class Simulator:
    """A machine with programs in it."""

    def __new__(cls, machine: str, *, l2_cache: int | None = None) -> Simulator:
        """Makes an empty machine; `l2_cache` bytes of L2 are cache (default: as in the machine's file).

        Raises ValueError for an unknown name, or a size that L2 does not offer.
        """
    @staticmethod
    def from_table(text: str, *, l2_cache: int | None = None) -> Simulator:
        """A machine from the TOML text of a machine file; raises ValueError with the cause.

        `l2_cache` is as in the constructor.
        """
    @property
    def isa(self) -> str:
        """The machine's ISA level."""
    def load(self, objects: list[bytes], wanted: list[str] = ...) -> None:
        """Links and places relocatable objects; replaces everything loaded or allocated before.

        The objects are ELF or COFF. From archives it takes the members that define symbols that other
        objects, or `wanted`, name.
        """
    def load_program(self, program: bytes) -> None:
        """Places a linked program; replaces everything loaded or allocated before."""
    def refuse_unwritten(self, refuse: bool) -> None:
        """Whether a load from memory that nothing wrote is an error in the runs that follow.

        The loader writes all sections of a program except the stack; sections without contents get zeros.
        """
    def run(
        self,
        arguments: list[str],
        console: Console,
        folder: str | PathLike[str] | None = None,
        max_cycles: int = ...,
    ) -> RunResult:
        """Runs the program from its entry to its end and serves TI's CIO calls as its host.

        The program sees only files of `folder`, and none if that is None.
        """
    def debug(
        self,
        arguments: list[str],
        console: Console,
        port: int,
        announce: Callable[[int], object],
        folder: str | PathLike[str] | None = None,
        max_cycles: int = ...,
    ) -> RunResult | None:
        """As `run`, under a debugger with GDB's remote protocol; returns None if it killed the program.

        The debugger connects to `port` of this machine (0: any free one), only from this machine. `announce`
        is called with the port. Raises OSError if the port cannot be opened.
        """
    def symbol(self, name: str) -> int:
        """Address of a global symbol."""
    def symbols(self) -> dict[str, int]:
        """Global symbols and their addresses."""
    def packet(self, address: int) -> list[PlacedInstruction]:
        """The execute packet at an address; empty if there is no code."""
    def watch(
        self,
        trace: tuple[int, int] | None = None,
        addresses: tuple[int, int] = ...,
        limit: int = ...,
    ) -> None:
        """Records the calls and runs that follow, which become slower.

        It always records costs and jumps. It records events of the cycles `trace` (first and last) at
        `addresses` (first and last; by default everywhere).
        """
    def record(self) -> Record:
        """The record of the last call or run, if it was watched."""
    def section_sizes(self) -> dict[str, int]:
        """Bytes by section name, over all loaded objects."""
    def allocate(self, size: int, align: int = 8, region: str | None = None) -> int:
        """Address of newly allocated data memory, in the memory `region` or in the stack's."""
    def write(self, address: int, data: bytes) -> None:
        """Writes bytes to data memory."""
    def read(self, address: int, size: int) -> bytes:
        """Reads bytes of memory."""
    def invalidate_caches(self) -> None:
        """Empties the caches."""
    def call(
        self,
        symbol: str,
        arguments: list[int],
        max_cycles: int = ...,
        *,
        caches: str = "cold",
        undefined_registers: bool = False,
        uninitialised_memory: bool = False,
        interruptible: bool = False,
        addresses: bool = False,
        interrupt: tuple[int, str] | None = None,
        strict_return: bool = True,
    ) -> CallResult:
        """Runs a routine from its call to its return by the C calling convention.

        Caches are empty ("cold"), as the same call just before leaves them ("warm"), or as earlier
        calls left them ("keep"). The other keywords add checks: refuse reads of registers that the
        convention leaves undefined, loads from memory that nothing wrote, and multiple assignments
        that an interrupt could break.

        `addresses` digests all that is touched. `interrupt` is a cycle and the symbol of an interrupt service
        table: INT4, enabled, is pending from that cycle on, and is taken once, when the CPU takes interrupts.

        A strict return refuses any result that is still on its way. Otherwise only those are refused that
        land in a register which the callee saves, or in A5:A4; `on_their_way` names the others.
        """

@final
class ObjectSummary:
    """Sections and global symbols of a relocatable object."""

    @property
    def sections(self) -> dict[str, int]:
        """Section name to bytes."""
    @property
    def defined(self) -> list[str]: ...
    @property
    def undefined(self) -> list[str]: ...

def is_object(data: bytes) -> bool:
    """Whether the bytes begin like an object, linked program or archive (ELF or COFF)."""

def is_program(data: bytes) -> bool:
    """Whether the bytes are a linked program by their header."""

def object_summary(data: bytes) -> ObjectSummary:
    """Summarises a relocatable object; raises ValueError with the cause for a malformed one."""

@final
class Annealed:
    """A placement of a loop body; it is a schedule if its cost is 0."""

    @property
    def cost(self) -> float:
        """The conflicts that are left."""
    @property
    def cycles(self) -> list[int]:
        """The cycle of each operation."""
    @property
    def forms(self) -> list[int]:
        """The form of each operation."""
    @property
    def sides(self) -> list[int]:
        """The side of each value: 0 A, 1 B, 2 both."""
    @property
    def moves(self) -> int:
        """Moves made."""

@final
class Listed:
    """A schedule of straight code."""

    @property
    def length(self) -> int:
        """In cycles."""
    @property
    def overflow(self) -> int:
        """Registers that are missing, summed over all cycles and both sides."""
    @property
    def cycles(self) -> list[int]:
        """The cycle of each operation."""
    @property
    def forms(self) -> list[int]:
        """The form of each operation."""

def anneal(body: Body, annealing: Annealing) -> Annealed:
    """Places a loop body by simulated annealing, and stops at the first schedule.

    The same seed gives the same placement. Raises ValueError for a body that is inconsistent, or that has
    what only straight code has; and what a signal's handler raises while it runs.
    """

def best_list(body: Body, listing: Listing) -> Listed | None:
    """Places straight code by many list schedules; returns the best one.

    A register that is missing in a cycle counts like one cycle more. Returns None if every list puts values
    on sides where some operation cannot read them, or exceeds the limit. Raises ValueError for a body that
    is inconsistent, or that has what only a loop has.
    """

def play(name: str, request: str) -> str:
    """Answers a request of the explorer's player ("run", "assemble", "disassemble"), JSON in and JSON out.

    `web/src/contract.ts` has the types. Raises ValueError with a text that can be shown.
    """
