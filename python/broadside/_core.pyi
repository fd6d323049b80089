from collections.abc import Callable, Sequence
from os import PathLike
from typing import Protocol, final, overload

from typing_extensions import Buffer

from broadside.scheduling import Annealing, Body, Listing

__version__: str

class CounterPlace(Protocol):
    """The place of a counter in a block."""

    @property
    def at(self) -> int:
        """The first byte of the counter."""
    @property
    def bytes(self) -> int:
        """The number of bytes of the counter."""
    @property
    def is_little_endian(self) -> bool: ...

@final
class Cipher:
    """A key, a mode and the state of the current message (see `broadside.ciphers`)."""

    def __new__(
        cls,
        cipher: str,
        key: Buffer,
        mode: str,
        iv: Buffer | None = None,
        *,
        segment_bytes: int | None = None,
        counter: CounterPlace | None = None,
    ) -> Cipher:
        """Takes `cipher` and `mode` by name. Every mode except ECB takes an `iv` of one block.

        In mode "cfb", a segment has `segment_bytes` bytes, by default a block. In mode "ctr", the IV is the
        first counter block, and `counter` the place of the counter in it. By default the counter is the whole
        block, big-endian. Raises ValueError for an unknown name or a wrong length. Raises TypeError for a
        missing or unexpected IV or option.
        """
    @property
    def block_size(self) -> int:
        """Bytes of a block."""
    @property
    def mode(self) -> str:
        """The name of the mode."""
    @property
    def iv(self) -> bytes:
        """CBC, CFB, OFB: the IV of the message. Raises AttributeError in other modes."""
    @property
    def IV(self) -> bytes:
        """Another name of `iv`."""
    @property
    def nonce(self) -> bytes:
        """CTR: the bytes before the counter.

        Raises AttributeError if fixed bytes follow the counter, and in other modes.
        """
    def expanded_key(self) -> bytes:
        """The key schedule: the bytes of the library's type `broadside_<cipher>_key` after its head."""
    @overload
    def encrypt(self, plaintext: Buffer, output: None = None) -> bytes: ...
    @overload
    def encrypt(self, plaintext: Buffer, output: bytearray | memoryview) -> None:
        """Encrypts the next part of a message. ECB and CBC need whole blocks, else ValueError.

        If `output` is given, the result is written there. It must have the length of the input, and may be
        the input. Raises OverflowError if a counter would repeat a value, MemoryError if a copy finds no
        memory, and RuntimeError during a call of another thread. A call that fails changes nothing.
        """
    @overload
    def decrypt(self, ciphertext: Buffer, output: None = None) -> bytes: ...
    @overload
    def decrypt(self, ciphertext: Buffer, output: bytearray | memoryview) -> None:
        """Decrypts the next part of a message. Parameters and errors are those of `encrypt`."""

@final
class CipherFacts:
    """A cipher of the library."""

    @property
    def name(self) -> str: ...
    @property
    def block_bytes(self) -> int: ...
    @property
    def key_bytes(self) -> list[int]:
        """The lengths of its keys."""

@final
class Implementation:
    """An implementation of a cipher: `broadside_implementation` in broadside.h."""

    @property
    def cipher(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def tier(self) -> str:
        """The instructions that it needs."""
    @property
    def blocks(self) -> int:
        """The blocks or channels that it does at once."""
    @property
    def constant_time(self) -> bool: ...
    @property
    def usable(self) -> bool:
        """Whether this machine has the tier, BROADSIDE_CPU allows it, and the implementation is fast here."""

def cipher_facts() -> list[CipherFacts]:
    """Every cipher of the library."""

def implementations() -> list[Implementation]:
    """Every implementation of every cipher, in the order in which the library goes through them."""

@final
class Xts:
    """Two keys of one cipher for units of storage (see `broadside.ciphers.xts`)."""

    def __new__(cls, cipher: str, key: Buffer, unit_bytes: int = 512) -> Xts:
        """Takes `cipher` by name. `key` is the key of the data followed by the key of the tweaks.

        Raises ValueError for an unknown name, a cipher without blocks of 16 bytes, and wrong lengths.
        """
    @property
    def unit_bytes(self) -> int:
        """Bytes of a unit. Only the last unit of a call may have fewer."""
    @overload
    def encrypt(self, plaintext: Buffer, unit: int, output: None = None) -> bytes: ...
    @overload
    def encrypt(self, plaintext: Buffer, unit: int, output: bytearray | memoryview) -> None:
        """Encrypts consecutive units. The first has the number `unit`, 0 to 2^128 - 1.

        If `output` is given, the result is written there. It must have the length of the input, and may be
        the input. Raises ValueError if the last unit is shorter than a block. Raises OverflowError if a
        number does not fit.
        """
    @overload
    def decrypt(self, ciphertext: Buffer, unit: int, output: None = None) -> bytes: ...
    @overload
    def decrypt(self, ciphertext: Buffer, unit: int, output: bytearray | memoryview) -> None:
        """Decrypts consecutive units. Parameters and errors are those of `encrypt`."""

def transform_channels(
    ciphers: Sequence[Cipher], data: Sequence[Buffer], direction: str
) -> list[bytes]:
    """Passes `data[i]` through `ciphers[i]`. `direction` is "encrypt" or "decrypt".

    The objects must be distinct, and have one cipher and one mode. Raises ValueError if they do not fit
    together.
    """

def isa_tables() -> dict[str, str]:
    """The instruction tables: TOML text by ISA level."""

class AssemblyError(Exception):
    """An error in an assembly text, with its position. Lines and columns count from 1."""

    path: str
    line: int
    column: int
    cause: str

class ObjectError(Exception):
    """Bytes that are not an object, program or archive of the C6000."""

def assemble(source: str | bytes, path: str, isa: str) -> bytes:
    """Assembles a source into a relocatable ELF object. Bytes that are not UTF-8 are read as Latin-1.

    `path` names the text in errors. Paths of included files are relative to its folder.

    Raises AssemblyError, and ValueError for an unknown ISA level.
    """

def disassemble(object: bytes, isa: str = "c62x") -> str:
    """The assembly text of an object, a linked program, or an archive's members (ELF or COFF).

    The text of a relocatable ELF object assembles to the same bytes. `isa` is used only if the object names
    no level. Raises ObjectError, and ValueError for an unknown ISA level.
    """

def decode(word: int, isa: str) -> str:
    """The text of one instruction word. A branch target is its distance in bytes from the fetch packet.

    Raises ValueError with the cause if the word is not an instruction of the level.
    """

def machine_names() -> list[str]:
    """Names of the machines that can be simulated."""

def machine_table(name: str) -> str:
    """TOML text of a machine's description. Raises ValueError for an unknown name."""

class LoadError(Exception):
    """An object that cannot be loaded, or a place in the machine that does not exist."""

class SimulationError(Exception):
    """The program did what the hardware forbids or leaves undefined."""

    rule: str
    """The rule that was broken, in the terms of the manuals."""
    detail: str
    """The particular case: register, unit, address."""
    cycle: int
    """Cycles since the call, with stalls."""
    address: int
    """Address of the execute packet in E1."""
    symbol: str | None
    """The symbol of the address: `main`, `main+0x20`. Outside of code, the last branch: `from main+0x20`."""
    packet: str
    """Text of the execute packet, with one instruction on each line."""
    offenders: list[str]
    """Address and text of the instructions at fault."""

@final
class CallResult:
    """The result of a call of a routine."""

    @property
    def cycles(self) -> int:
        """Cycles from the call to the return, with stalls."""
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
        """Instructions in the executed packets without NOPs. Those with false predicates count too."""
    @property
    def packets(self) -> int:
        """Execute packets executed."""
    @property
    def max_uninterruptible(self) -> int:
        """The most CPU cycles in a row in which no interrupt could be taken without harm."""
    @property
    def interruptible(self) -> bool:
        """Whether the result stays the same if an interrupt comes, in any cycle in which the CPU takes it."""
    @property
    def addresses(self) -> AddressDigests | None:
        """If `addresses` was set."""
    @property
    def interrupted(self) -> int | None:
        """The cycle in which the requested interrupt was taken. None if the routine returned before."""
    @property
    def on_their_way(self) -> list[str]:
        """Registers with results in flight at the return. Empty unless the call accepts a loose return."""

@final
class AddressDigests:
    """Digests of what a call accessed and executed."""

    @property
    def data(self) -> int:
        """Of all loads and stores: cycle, address, size and direction."""
    @property
    def program(self) -> int:
        """Of all execute packets: cycle and address."""

@final
class RunResult:
    """The result of a run of a program."""

    @property
    def exit_status(self) -> int | None:
        """The value passed to `_exit` or `exit`. None if the program ended without calling either."""
    @property
    def cycles(self) -> int:
        """Cycles from the entry to the end, with stalls. Host calls take no cycles."""
    @property
    def stalls(self) -> dict[str, int]:
        """Cycles for which the CPU waited, by cause."""
    @property
    def misses(self) -> dict[str, int]:
        """Cache misses by cache; all 0 on a machine without caches."""
    @property
    def instructions(self) -> int:
        """Instructions in the executed packets without NOPs. Those with false predicates count too."""
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
        """The text of the instruction. A branch has the address of its target."""
    @property
    def unit(self) -> str:
        """The unit, such as "L1". Empty if the instruction has none."""
    @property
    def reads(self) -> list[str]:
        """Registers that the instruction reads, with the register of its predicate."""
    @property
    def writes(self) -> list[RegisterWrite]: ...
    @property
    def is_branch(self) -> bool: ...

@final
class RegisterWrite:
    """A register that an instruction writes."""

    @property
    def register(self) -> str: ...
    @property
    def delay_slots(self) -> int:
        """Delay slots until the result lands."""

@final
class Event:
    """One execution of an execute packet."""

    @property
    def cycle(self) -> int:
        """Cycles from the start of the run to the packet's E1, or to the first stall before it."""
    @property
    def address(self) -> int: ...
    @property
    def cycles(self) -> int:
        """Cycles of the packet: its E1, the idle cycles of a NOP, and its stalls."""
    @property
    def stalls(self) -> dict[str, int]:
        """Stalls by cause. Empty if the packet waited for nothing."""
    @property
    def changed(self) -> list[RegisterChange]: ...
    @property
    def skipped(self) -> list[int]:
        """Addresses of the instructions whose predicates were false."""

@final
class RegisterChange:
    """A register whose value changed."""

    @property
    def register(self) -> str: ...
    @property
    def value(self) -> int:
        """The new value."""

@final
class PacketCost:
    """What the executions of one execute packet cost."""

    @property
    def executions(self) -> int: ...
    @property
    def cycles(self) -> int: ...
    @property
    def stalls(self) -> dict[str, int]:
        """Stalls by cause."""

@final
class Record:
    """The record of a watched call or run."""

    @property
    def packets(self) -> dict[int, PacketCost]:
        """The cost of each execute packet, by its address."""
    @property
    def jumps(self) -> list[Jump]:
        """In the order of their addresses."""
    @property
    def events(self) -> list[Event]: ...
    @property
    def dropped(self) -> int:
        """The number of events beyond the limit. They were not kept."""

@final
class Jump:
    """Control that went from a packet to one that does not follow it."""

    @property
    def source(self) -> int:
        """The address of the first packet."""
    @property
    def target(self) -> int: ...
    @property
    def count(self) -> int:
        """How many times."""

class Console(Protocol):
    """The console of a simulated program. An exception that it raises ends the run."""

    def read(self, limit: int, /) -> bytes:
        """Returns at most `limit` bytes of input. Returns none at the end of the input."""
    def write(self, stream: str, data: bytes, /) -> None:
        """Takes output. `stream` is "stdout" or "stderr"."""

@final
class Span:
    """Numbers from the first to the last: cycles or addresses. ValueError if it ends before it begins."""

    def __new__(cls, first: int, last: int) -> Span: ...
    @property
    def first(self) -> int: ...
    @property
    def last(self) -> int: ...

@final
class PendingInterrupt:
    """INT4, enabled and pending from a cycle of a call on."""

    def __new__(cls, cycle: int, table: str) -> PendingInterrupt: ...
    @property
    def cycle(self) -> int: ...
    @property
    def table(self) -> str:
        """The symbol of the interrupt service table."""

@final
class Simulator:
    """A machine with loaded programs."""

    def __new__(cls, machine: str, *, l2_cache: int | None = None) -> Simulator:
        """Makes an empty machine. `l2_cache` bytes of L2 are cache (default: as in the machine's file).

        Raises ValueError for an unknown name, or a size that L2 does not offer.
        """
    @staticmethod
    def from_table(text: str, *, l2_cache: int | None = None) -> Simulator:
        """A machine from the TOML text of a machine file. Raises ValueError with the cause.

        `l2_cache` is as in the constructor.
        """
    @property
    def isa(self) -> str:
        """The machine's ISA level."""
    def load(self, objects: list[bytes], wanted: list[str] = ...) -> None:
        """Links and places relocatable objects. Everything that was loaded or allocated before is gone.

        The objects are ELF or COFF. From archives, `load` takes the members that define symbols in `wanted`,
        or symbols that other objects need.
        """
    def load_program(self, program: bytes) -> None:
        """Places a linked program. Everything that was loaded or allocated before is gone."""
    def refuse_unwritten(self, refuse: bool) -> None:
        """Sets whether later runs refuse loads from memory that was never written.

        The loader writes all sections of a program except the stack. Sections without contents get zeros.
        """
    def run(
        self,
        arguments: list[str],
        console: Console,
        folder: str | PathLike[str] | None = None,
        max_cycles: int = ...,
    ) -> RunResult:
        """Runs the program from its entry to its end. Serves TI's CIO calls as the program's host.

        The program sees only the files of `folder`. If `folder` is None, it sees no files.

        If a signal handler raises an exception meanwhile (Ctrl-C: KeyboardInterrupt), the run ends with it.
        The program must be loaded again before the next run.
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
        """Runs the program like `run`, under a debugger with GDB's remote protocol.

        The debugger connects to `port` of this machine (0 chooses a free one). Other machines cannot connect.
        `announce` is called with the port. Returns None if the debugger killed the program. Raises OSError if
        the port cannot be opened.
        """
    def symbol(self, name: str) -> int:
        """Address of a global symbol."""
    def symbols(self) -> dict[str, int]:
        """The addresses of global symbols, by name."""
    def packet(self, address: int) -> list[PlacedInstruction]:
        """The execute packet at an address. Empty if there is no code."""
    def watch(
        self,
        trace: Span | None = None,
        addresses: Span | None = None,
        limit: int = ...,
    ) -> None:
        """Starts recording the following calls and runs, which become slower.

        Costs and jumps are always recorded. Events are recorded for packets in the cycles `trace` at
        `addresses`, by default everywhere. Raises ValueError for addresses beyond 32 bits.
        """
    def record(self) -> Record:
        """The record of the last call or run, if it was watched."""
    def section_sizes(self) -> dict[str, int]:
        """Bytes by section name, summed over all loaded objects."""
    def allocate(self, size: int, align: int = 8, region: str | None = None) -> int:
        """Allocates data memory and returns its address.

        It lies in the memory `region`, or else in the stack's.
        """
    def write(self, address: int, data: bytes) -> None:
        """Writes bytes to data memory."""
    def read(self, address: int, size: int) -> bytes:
        """Reads bytes of any memory."""
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
        interrupt: PendingInterrupt | None = None,
        strict_return: bool = True,
    ) -> CallResult:
        """Runs a routine from its call to its return by the C calling convention.

        Caches are empty ("cold"), as the same call just before leaves them ("warm"), or as earlier calls left
        them ("keep"). Other keywords add checks. They refuse reads of registers that the convention leaves
        undefined, loads from memory that was never written, and multiple assignments that an interrupt could
        break.

        `addresses` asks for digests of all accesses. `interrupt` is taken once, as soon as the CPU can take
        it.

        A strict return refuses any result in flight. Otherwise, only results to A5:A4 and to registers that
        the callee saves are refused. `on_their_way` names the others.

        If a signal handler raises an exception meanwhile (Ctrl-C: KeyboardInterrupt), the call ends with it.
        What the routine wrote stays written; other calls are possible.
        """

@final
class ObjectSummary:
    """Sections and global symbols of a relocatable object."""

    @property
    def sections(self) -> dict[str, int]:
        """Bytes by section name."""
    @property
    def defined(self) -> list[str]: ...
    @property
    def undefined(self) -> list[str]: ...

def is_object(data: bytes) -> bool:
    """Whether the bytes begin like an object, linked program or archive (ELF or COFF)."""

def is_program(data: bytes) -> bool:
    """Whether the header says that the bytes are a linked program."""

def object_summary(data: bytes) -> ObjectSummary:
    """Summarises a relocatable object. Raises ValueError with the cause if it is malformed."""

@final
class Annealed:
    """A placement of a loop body. It is a schedule if its cost is 0."""

    @property
    def cost(self) -> float:
        """The cost of the conflicts that are left."""
    @property
    def cycles(self) -> list[int]:
        """The cycle of each operation."""
    @property
    def forms(self) -> list[int]:
        """The form of each operation."""
    @property
    def sides(self) -> list[int]:
        """The side of each value: 0 for A, 1 for B, 2 for both."""
    @property
    def moves(self) -> int:
        """The number of moves made."""

@final
class Listed:
    """A schedule of straight code."""

    @property
    def length(self) -> int:
        """The length in cycles."""
    @property
    def overflow(self) -> int:
        """The number of missing registers, summed over all cycles and both sides."""
    @property
    def cycles(self) -> list[int]:
        """The cycle of each operation."""
    @property
    def forms(self) -> list[int]:
        """The form of each operation."""

def anneal(body: Body, annealing: Annealing) -> Annealed:
    """Places a loop body by simulated annealing, and stops at the first schedule.

    A seed always gives the same placement. Raises ValueError for a body that is inconsistent, or that has a
    property of straight code. If a signal handler raises an exception meanwhile, raises this exception.
    """

def best_list(body: Body, listing: Listing) -> Listed | None:
    """Places straight code by many list schedules. Returns the best one.

    A missing register in one cycle counts as much as one more cycle. Returns None if every list fails: it
    exceeds the limit, or it puts values on sides where an operation cannot read them. Raises ValueError for a
    body that is inconsistent, or that has a property of loops. If a signal handler raises an exception
    meanwhile, raises this exception.
    """

def play(name: str, request: str) -> str:
    """Answers a request of the explorer: "run", "place", "assemble" or "disassemble". Both are JSON.

    `web/src/contract.ts` has the types. Raises ValueError with a text that can be shown to the user.
    """
