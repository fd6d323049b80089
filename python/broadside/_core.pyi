from collections.abc import Callable, Sequence
from os import PathLike
from typing import Protocol, final, overload

from typing_extensions import Buffer

__version__: str

@final
class Cipher:
    """A key, a mode and the state of a message under way; see `broadside.ciphers`."""

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
        """`cipher` and `mode` by name; `iv` of one block for every mode but ECB.

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
        """CBC, CFB, OFB: the IV that the message began with; else AttributeError."""
    @property
    def IV(self) -> bytes:
        """The same as `iv`."""
    @property
    def nonce(self) -> bytes:
        """CTR: what stands before the counter; AttributeError where something stands behind it, and
        in other modes."""
    def expanded_key(self) -> bytes:
        """The key schedule, as the library's type `broadside_<cipher>_key` holds it after its head."""
    @overload
    def encrypt(self, plaintext: Buffer, output: None = None) -> bytes: ...
    @overload
    def encrypt(self, plaintext: Buffer, output: bytearray | memoryview) -> None:
        """The next part of a message; in ECB and CBC whole blocks, else ValueError.

        Written to `output`, which is as long and may be the input, where that is given. OverflowError
        where a counter would repeat a value.
        """
    @overload
    def decrypt(self, ciphertext: Buffer, output: None = None) -> bytes: ...
    @overload
    def decrypt(self, ciphertext: Buffer, output: bytearray | memoryview) -> None:
        """As `encrypt`."""

def cipher_facts() -> list[tuple[str, int, list[int]]]:
    """Name, block bytes and key lengths in bytes of every cipher of the library."""

def transform_channels(
    ciphers: Sequence[Cipher], data: Sequence[Buffer], direction: str
) -> list[bytes]:
    """`data[i]` through `ciphers[i]`, all of one cipher and mode, "encrypt" or "decrypt".

    The objects must be distinct. ValueError where they do not fit together.
    """

def isa_tables() -> dict[str, str]:
    """Instruction tables: ISA level to TOML text."""

class AssemblyError(Exception):
    """What is wrong with an assembly text, and where; lines and columns count from 1."""

    path: str
    line: int
    column: int
    cause: str

class ObjectError(Exception):
    """Bytes that are no object, program or archive of the C6000."""

def assemble(source: str | bytes, path: str, isa: str) -> bytes:
    """A relocatable ELF object. Bytes are UTF-8, with or without a byte-order mark, else Latin-1.

    `path` names the text in errors; files that the text includes count from its folder.

    Raises AssemblyError, and ValueError for an unknown ISA level.
    """

def disassemble(object: bytes, isa: str = "c62x") -> str:
    """Assembly text of an object, a linked program, or an archive's members; ELF or COFF.

    That of a relocatable ELF object assembles to the same bytes. `isa` is the level where the
    object names none.
    Raises ObjectError, and ValueError for an unknown ISA level.
    """

def decode(word: int, isa: str) -> str:
    """The text of one instruction word, branch targets as bytes from the fetch packet.

    ValueError says why a word is no instruction of the level.
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
    """Where that is: `main`, `main+0x20`; outside all code `from main+0x20`, the branch that led there."""
    packet: str
    """Text of that packet, one instruction a line."""
    offenders: list[str]
    """Address and text of the instructions at fault."""

@final
class CallResult:
    """What a routine did."""

    @property
    def cycles(self) -> int:
        """Cycles from the call to the return, stalls included."""
    @property
    def stalls(self) -> dict[str, int]:
        """Cycles for which the CPU waited, by cause."""
    @property
    def misses(self) -> dict[str, int]:
        """Accesses that a cache did not hold, by cache; all 0 on a machine without caches."""
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
        """Longest stretch of CPU cycles in which no interrupt could be taken without harm."""
    @property
    def interruptible(self) -> bool:
        """Whether the result stands whatever the moment of an interrupt that the CPU takes."""
    @property
    def addresses(self) -> tuple[int, int] | None:
        """Digests, if asked for: of every load and store (cycle, address, size, direction), and of every
        execute packet (cycle, address)."""
    @property
    def interrupted(self) -> int | None:
        """Cycle in which the interrupt asked for was taken; None where the routine returned before."""
    @property
    def on_their_way(self) -> list[str]:
        """Registers with results still on their way at a return that was not strict."""

@final
class RunResult:
    """What a program did."""

    @property
    def exit_status(self) -> int | None:
        """What it passed to `_exit` or `exit`; None where it ended without."""
    @property
    def cycles(self) -> int:
        """Cycles from the entry to the end, stalls included; the host takes none."""
    @property
    def stalls(self) -> dict[str, int]:
        """Cycles for which the CPU waited, by cause."""
    @property
    def misses(self) -> dict[str, int]:
        """Accesses that a cache did not hold, by cache; all 0 on a machine without caches."""
    @property
    def instructions(self) -> int:
        """Instructions executed, NOPs apart, those with a false predicate included."""
    @property
    def packets(self) -> int:
        """Execute packets executed."""

@final
class PlacedInstruction:
    """An instruction in its place."""

    @property
    def address(self) -> int: ...
    @property
    def text(self) -> str:
        """The target of a branch stands as its address."""
    @property
    def unit(self) -> str:
        """As "L1"; empty where it has none."""
    @property
    def reads(self) -> list[str]:
        """Registers, the predicate's included."""
    @property
    def writes(self) -> list[tuple[str, int]]:
        """Registers and the delay slots until they land."""
    @property
    def is_branch(self) -> bool: ...

@final
class Event:
    """One execution of an execute packet."""

    @property
    def cycle(self) -> int:
        """Cycles since the start at its E1, or at the first stall before it."""
    @property
    def address(self) -> int: ...
    @property
    def cycles(self) -> int:
        """Its E1, the idle cycles of a NOP and its stalls."""
    @property
    def stalls(self) -> dict[str, int]:
        """By cause; empty where it waited for nothing."""
    @property
    def changed(self) -> list[tuple[str, int]]:
        """Registers that hold another value after it, and that value."""
    @property
    def skipped(self) -> list[int]:
        """Addresses of the instructions whose predicate was false."""

@final
class Record:
    """What a watched call or run did."""

    @property
    def packets(self) -> dict[int, tuple[int, int, dict[str, int]]]:
        """By address of an execute packet: executions, cycles, stalls by cause."""
    @property
    def jumps(self) -> dict[tuple[int, int], int]:
        """How often control went from a packet to one that does not follow it."""
    @property
    def events(self) -> list[Event]: ...
    @property
    def dropped(self) -> int:
        """Events beyond the limit, which were not kept."""

class Console(Protocol):
    """The console of a simulated program. An exception that it raises ends the run."""

    def read(self, limit: int, /) -> bytes:
        """At most `limit` bytes of input; none at its end."""
    def write(self, stream: str, data: bytes, /) -> None:
        """Takes output; `stream` is "stdout" or "stderr"."""

@final
class Simulator:
    """A machine with programs in it."""

    def __new__(cls, machine: str, *, l2_cache: int | None = None) -> Simulator:
        """An empty machine of that name, with so many bytes of L2 as cache where not as described.

        ValueError for an unknown name, or a size that L2 does not offer.
        """
    @staticmethod
    def from_table(text: str, *, l2_cache: int | None = None) -> Simulator:
        """A machine from the TOML text of a description; ValueError names what is wrong in it.

        `l2_cache` as of the constructor.
        """
    @property
    def isa(self) -> str:
        """The machine's ISA level."""
    def load(self, objects: list[bytes], wanted: list[str] = ...) -> None:
        """Links and places relocatable objects in place of all that was loaded or allocated.

        ELF or COFF. Of archives come the members that define what others, or `wanted`, name.
        """
    def load_program(self, program: bytes) -> None:
        """Places a linked program in place of all that was loaded or allocated."""
    def refuse_unwritten(self, refuse: bool) -> None:
        """True: a load from memory that nothing wrote ends the runs that follow; False: it is allowed.

        The loader writes all of a program's sections but the stack, those without contents with zeros.
        """
    def run(
        self,
        arguments: list[str],
        console: Console,
        folder: str | PathLike[str] | None = None,
        max_cycles: int = ...,
    ) -> RunResult:
        """Runs the program from its entry to its end, as its host serving TI's CIO calls.

        The program sees files of `folder` alone, and none where that is None.
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
        """As `run`, under a debugger that speaks GDB's remote protocol; None when that killed the program.

        The debugger connects to `port` of this machine (0: any free one) and from nowhere else; `announce` is
        told the port. OSError when that cannot be had.
        """
    def symbol(self, name: str) -> int:
        """Address of a global symbol."""
    def symbols(self) -> dict[str, int]:
        """Global symbols and their addresses."""
    def packet(self, address: int) -> list[PlacedInstruction]:
        """The execute packet at an address; empty where there is no program."""
    def watch(
        self,
        trace: tuple[int, int] | None = None,
        addresses: tuple[int, int] = ...,
        limit: int = ...,
    ) -> None:
        """Records the calls and runs that follow, which become slower.

        Costs and jumps always; events of the cycles `trace` (first and last) at `addresses` (also
        first and last; everywhere unless given).
        """
    def record(self) -> Record:
        """What the last call or run did, if it was watched."""
    def section_sizes(self) -> dict[str, int]:
        """Bytes per section name over all loaded objects."""
    def allocate(self, size: int, align: int = 8, region: str | None = None) -> int:
        """Address of fresh data memory, in the memory of that name or in the stack's."""
    def write(self, address: int, data: bytes) -> None:
        """Replaces bytes of data memory."""
    def read(self, address: int, size: int) -> bytes:
        """Bytes of memory."""
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

        Caches are empty ("cold"), as the same call just before would leave them ("warm"), or as earlier
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
    """Whether the bytes begin as an object, linked program or archive (ELF or COFF) does."""

def is_program(data: bytes) -> bool:
    """Whether the bytes are a linked program by their header."""

def object_summary(data: bytes) -> ObjectSummary:
    """Summarises a relocatable object; ValueError says what is wrong with a malformed one."""

def best_list(
    values: list[tuple[int | None, int | None, int | None, bool]],
    operations: list[
        tuple[
            list[int],
            int | None,
            list[tuple[int, int]],
            list[tuple[int, int, int, list[tuple[int, int]], list[int]]],
            int | None,
            bool,
            bool,
        ]
    ],
    edges: list[tuple[int, int, int]],
    apart: list[tuple[int, int]],
    room: list[int],
    load_delay: int,
    limit: int,
    bound: int,
    tries: int,
    seed: int,
) -> tuple[int, int, list[int], list[int]] | None:
    """Places straight-line code by list schedules: (length, registers too many, cycles, ways), or nothing.

    A value is (side, ready, due, counted), an operation (reads, predicate, (value, delay) written, ways,
    cycle from the end, needs nothing that is made here, finds a unit in any cycle), a way (side, units of
    it, further paths as bits, operands with their sides, values that come over the cross path and may be
    too fresh for it). An edge is (source, target, latency). Sides: 0 A, 1 B. The search ends where one list
    reaches `bound`. Raises ValueError for an inconsistent problem.
    """

def anneal(
    length: int,
    capacity: list[list[int]],
    values: list[int],
    operations: list[
        tuple[
            int,
            bool,
            int | None,
            list[tuple[int, int]],
            list[tuple[int, int]],
            list[tuple[int, int]],
            list[tuple[int, int, list[int | None]]],
        ]
    ],
    edges: list[tuple[int, int, int, int]],
    moves: int,
    seed: int,
    start: float,
    end: float,
) -> tuple[float, list[int], list[int]]:
    """Places operations on `length` cycles by simulated annealing: (cost, cycles, variants).

    capacity: registers by side and class (any, predicate). values: the class of each. An operation is
    (first cycle, fixed, first variant, reads, predicates, writes, variants) with reads (value, distance)
    and writes (value, delay); a variant is (resource bits, side written, further bits by sides of the
    reads, None where not encodable). An edge is (source, target, latency, distance). Cost 0 is a schedule.
    Raises ValueError for an inconsistent problem.
    """

def anneal_loop(
    interval: int,
    stages: int,
    capacity: list[int],
    values: list[tuple[int, bool, bool]],
    operations: list[
        tuple[
            int | None,
            bool,
            list[int],
            list[tuple[int, int]],
            list[tuple[int, int]],
            list[tuple[int, int, int, int, int | None]],
        ]
    ],
    edges: list[tuple[int, int, int, int, int | None]],
    apart: list[tuple[int, int, int, float]],
    moves: int,
    reheats: int,
    seed: int,
    start: float,
    end: float,
) -> tuple[float, list[int], list[int], list[int], int]:
    """Places a loop body by simulated annealing: (cost, cycles, forms, sides, moves made).

    capacity: registers of each side. A value is (sides that it may be on: 1 A, 2 B, 4 both at once;
    held in all slots; counted). An operation is (slot to stay in, first stage only, value of each place
    read, (value, distance) of all needed, (value, delay) written, forms); a form is (resource bits, of
    which the lowest 8 are units; side of the unit; sides of the places read and of those written, a
    bit each; value that crosses). An edge is (source, target, latency, distance, value that must cross
    for it to count). `apart` are operations that share no slot. Sides: 0 A, 1 B, 2 both. Cost 0 is a
    schedule. Raises ValueError for an inconsistent body.
    """
