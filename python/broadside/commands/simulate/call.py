"""`broadside call` runs one routine on a simulated machine."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

import click

from broadside import _core
from broadside.errors import InputError
from broadside.facts import machines
from broadside.input.files import read_bytes
from broadside.input.names import did_you_mean, in_messages
from broadside.profile.observing import MOST_CYCLES, Observation, options
from broadside.profile.pace import Pace
from broadside.terminal.output import dump, echo_json, json_option
from broadside.terminal.signals import end_at_interrupt
from broadside.terminal.status import Status, lasting

ALIGNMENT = 8


@dataclass(frozen=True)
class Buffer:
    """The memory of an argument, and its bytes after the call."""

    argument: str
    address: int
    data: str


@click.command(
    "call",
    short_help="Call one routine on a simulated machine.",
    context_settings={"ignore_unknown_options": True},  # negative numbers
)
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("symbol")
@click.argument("arguments", nargs=-1, metavar="[ARGUMENT]...")
@machines.option("c62x-flat")
@click.option(
    "--caches",
    type=click.Choice(["cold", "warm"]),
    default="cold",
    show_default=True,
    help="Begin with empty caches (cold), or with the caches that the same call just before left (warm).",
)
@click.option(
    "--l2-cache",
    type=click.IntRange(0, 2**32 - 1),  # what addresses of 32 bits reach
    help="Bytes of L2 that are cache, not SRAM.",
)
@click.option(
    "--with",
    "libraries",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="Another object or archive, for symbols that FILE leaves undefined. You may repeat this option.",
)
@click.option(
    "--max-cycles",
    default=100_000_000,
    show_default=True,
    type=click.IntRange(1, MOST_CYCLES),
    help="Cycles after which the call is stopped, with exit status 124.",
)
@click.option(
    "--interruptible", is_flag=True, help="Refuse code whose result an interrupt could change."
)
@click.option(
    "--strict-return",
    is_flag=True,
    help="Refuse results that arrive in their registers only after the return.",
)
@click.option(
    "--initialised", is_flag=True, help="Refuse reads of registers and memory that nothing wrote."
)
@json_option
@options
def command(
    *,
    observation: Observation,
    file: Path,
    symbol: str,
    arguments: tuple[str, ...],
    machine: str,
    caches: str,
    l2_cache: int | None,
    libraries: tuple[Path, ...],
    max_cycles: int,
    interruptible: bool,
    strict_return: bool,
    initialised: bool,
    as_json: bool,
) -> None:
    """Call routine SYMBOL of FILE and print its cycles, stalls and misses.

    FILE is assembly text, an object, an archive or a linked program, as ELF or as TI's COFF. SYMBOL must be
    global (`.global f` in assembly). COFF names the C function f as _f.

    An ARGUMENT is a number, or a buffer whose address is passed: @PATH has the bytes of that file, zeros:N
    has N zero bytes, words:1,2,3 has these 32-bit numbers (halves: and bytes: likewise), text:ABC these
    characters, hex:0A0B these bytes. The contents of all buffers after the call are printed last.

    \b
    broadside call add.asm add 2 3
    broadside call dot.asm dot halves:1,2,3,4 halves:5,6,7,8 4
    broadside call fir.o fir @x.bin @h.bin zeros:200 --machine c6201 --json
    """
    end_at_interrupt()
    simulator = _simulator(machine, l2_cache)
    _load(simulator, symbol, [file, *libraries])
    if symbol not in simulator.symbols():
        raise InputError(file, _missing(file, symbol, simulator))
    observation.begin(simulator)
    placed = [_place(simulator, argument) for argument in arguments]
    pace = Pace(machine, observation)
    with Status(lambda seconds: f"{symbol}: {lasting(seconds)}, {pace.left(max_cycles, seconds)}"):
        result = simulator.call(
            symbol,
            [value for value, _ in placed],
            max_cycles,
            caches=caches,
            interruptible=interruptible,
            strict_return=strict_return,
            undefined_registers=initialised,
            uninitialised_memory=initialised,
        )
    buffers = [
        Buffer(argument, address, simulator.read(address, size).hex())
        for argument, (address, size) in zip(arguments, placed, strict=True)
        if size is not None
    ]
    if as_json:
        echo_json(_document(result, buffers) | observation.as_dict(simulator))
        return
    click.echo(_text(result))
    seen = observation.show(simulator)
    for line in ["", *seen] if seen and not observation.as_json else seen:
        click.echo(line)
    for buffer in buffers:
        data = bytes.fromhex(buffer.data)
        click.echo(f"\n{buffer.argument} at {buffer.address:#010x}, as the routine left it")
        for line in dump(data, buffer.address):
            click.echo(f"  {line}")


def _simulator(machine: str, l2_cache: int | None) -> _core.Simulator:
    try:
        return machines.simulator(machine, l2_cache)
    except ValueError as error:
        raise click.UsageError(str(error)) from None


def _load(simulator: _core.Simulator, symbol: str, files: list[Path]) -> None:
    data = [_object(file, simulator.isa) for file in files]
    is_program = _core.is_program(data[0])
    if is_program and len(data) > 1:
        raise click.UsageError("a linked program cannot take other objects: leave out --with")
    try:
        if is_program:
            simulator.load_program(data[0])
        else:
            simulator.load(data, [symbol])
    except _core.LoadError as error:
        raise _named(str(error), files) from error


def _named(error: str, files: list[Path]) -> InputError:
    """The error with the name of the file in place of its number among the loaded files."""
    found = re.match(r"object (\d+)(: |, )", error)
    if found:
        return InputError(files[int(found[1]) - 1], error[found.end() :])
    return InputError(", ".join(map(str, files)), error)


def _object(file: Path, isa: str) -> bytes:
    """The object in a file. Text is assembled first."""
    data = read_bytes(file)
    if _core.is_object(data):
        return data
    if b"\0" in data:
        raise InputError(file, "neither ELF nor COFF nor text")
    return _core.assemble(data, in_messages(file), isa)


def _missing(file: Path, symbol: str, simulator: _core.Simulator) -> str:
    """Why no loaded object has the symbol. If the source lacks `.global`, also the line to add."""
    similar = did_you_mean(symbol, simulator.symbols())
    data = read_bytes(file)
    if _core.is_program(data):
        return f"no symbol {symbol!r}{similar}"
    line = f".global {symbol}"
    if _core.is_object(data):
        hint = similar or f"; if its source has the label, add the line `{line}` there"
        return f"no global symbol {symbol!r}{hint}"
    try:
        whole = _core.assemble(
            data + f"\n        {line}\n".encode(), in_messages(file), simulator.isa
        )
    except _core.AssemblyError:
        return f"no symbol {symbol!r}{similar}"  # no label can have this name
    if symbol in _core.object_summary(whole).defined:
        return f"the label {symbol!r} is not global; add the line `{line}` to the source"
    return f"no symbol {symbol!r}{similar}"


def _place(simulator: _core.Simulator, argument: str) -> tuple[int, int | None]:
    """The value of an argument. If the argument is a buffer, also its size."""
    if argument.startswith("@"):
        data = read_bytes(Path(argument[1:]))
    elif (kind := re.match(r"[a-z]+(?=[: ])", argument)) is not None:
        data = _buffer(argument, kind[0])
    else:
        return _number(argument, 32, argument), None
    address = simulator.allocate(len(data), ALIGNMENT)
    simulator.write(address, data)
    return address, len(data)


def _buffer(argument: str, kind: str) -> bytes:
    """The bytes that a buffer argument describes. The explorer reads arguments in this form too."""
    rest = argument[len(kind) + 1 :]
    if kind == "text":
        return rest.encode("utf-8", "surrogateescape")  # as the bytes were given
    values = re.split(r"\s*,\s*|\s+", rest.strip())
    if kind in ("zero", "zeros") and len(values) == 1:
        return bytes(_number(values[0], 31, argument, least=0))
    if kind in _SIZES:
        size = _SIZES[kind]
        numbers = [_number(value, 8 * size, argument) for value in values]
        return b"".join((number % 2 ** (8 * size)).to_bytes(size, "little") for number in numbers)
    if kind == "hex":
        with suppress(ValueError):
            return bytes.fromhex("".join(values))
    raise click.UsageError(f"argument {argument!r} is not {_KINDS}")


_SIZES = {"words": 4, "halves": 2, "bytes": 1}
_KINDS = "a number, @PATH, zeros:N, words:1,2,3 (or halves, bytes), text:ABC or hex:0A0B"


def _number(text: str, bits: int, argument: str, *, least: int | None = None) -> int:
    """A number of `bits` bits, signed or unsigned, in an argument. With `least`, it must not be smaller."""
    try:
        value = int(text, 0)
    except ValueError:
        raise click.UsageError(f"argument {argument!r} is not {_KINDS}") from None
    lowest, greatest = -(2 ** (bits - 1)) if least is None else least, 2**bits - 1
    if not lowest <= value <= greatest:
        raise click.UsageError(
            f"argument {argument!r} does not fit: {text} is not from {lowest} to {greatest}"
        )
    return value


def _document(result: _core.CallResult, buffers: list[Buffer]) -> dict[str, object]:
    return {**_fields(result), "buffers": [asdict(buffer) for buffer in buffers]}


def _text(result: _core.CallResult) -> str:
    fields = _fields(result)
    fields["stalls"] = _counts(result.stalls)
    fields["misses"] = _counts(result.misses)
    fields["on_their_way"] = ", ".join(result.on_their_way) or "none"
    fields["return_value"] = f"{result.return_value:#010x}"
    return "\n".join(f"{name.replace('_', ' '):<20} {value}" for name, value in fields.items())


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {name}" for name, count in counts.items() if count) or "none"


def _fields(result: _core.CallResult) -> dict[str, object]:
    names = (
        "cycles stalls misses return_value stack_bytes instructions packets max_uninterruptible "
        "interruptible on_their_way"
    )
    return {name: getattr(result, name) for name in names.split()}
