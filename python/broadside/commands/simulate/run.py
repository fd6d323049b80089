"""`broadside run` runs a linked program on a simulated machine, with console, files and exit status."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from broadside import _core
from broadside.errors import CYCLE_LIMIT, CYCLE_LIMIT_RULE, InputError
from broadside.facts import machines
from broadside.facts.hints import of_file
from broadside.input.files import read_bytes
from broadside.profile.observing import MOST_CYCLES, Observation, options
from broadside.profile.pace import Pace
from broadside.terminal.output import echo_json, json_option
from broadside.terminal.signals import end_at_interrupt
from broadside.terminal.status import Status, lasting
from broadside.terminal.streams import tell

EXIT_RULE_BROKEN = 125
EXIT_KILLED = 137


class TerminalConsole:
    """The streams of this process. The progress line `status` is cleared before output."""

    def __init__(self, status: Status) -> None:
        self._status = status

    def read(self, limit: int, /) -> bytes:
        self._status.clear(hold=True)
        line = sys.stdin.buffer.readline(limit)
        self._status.clear()
        return line

    def write(self, stream: str, data: bytes, /) -> None:
        self._status.clear(hold=not data.endswith(b"\n"))
        buffer = (sys.stdout if stream == "stdout" else sys.stderr).buffer
        buffer.write(data)
        buffer.flush()


class RecordingConsole(TerminalConsole):
    """Reads standard input of this process, and keeps the program's output."""

    def __init__(self, status: Status) -> None:
        super().__init__(status)
        self._written = {"stdout": bytearray(), "stderr": bytearray()}

    def write(self, stream: str, data: bytes, /) -> None:
        self._written[stream] += data

    def texts(self) -> dict[str, object]:
        """The output by stream. Bytes that are not UTF-8 are replaced."""
        return {name: data.decode(errors="replace") for name, data in self._written.items()}


@click.command(
    "run",
    short_help="Run a linked program on a simulated machine.",
    context_settings={"ignore_unknown_options": True, "allow_interspersed_args": False},
)
@machines.option("c62x-large")
@click.option(
    "--folder",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder whose files the program may read and write; by default it has no files.",
)
@click.option(
    "--max-cycles",
    default=10_000_000_000,
    show_default=True,
    type=click.IntRange(1, MOST_CYCLES),
    help="Cycles after which the run is stopped.",
)
@click.option(
    "--gdb",
    "gdb_port",
    metavar="PORT",
    type=click.IntRange(0, 65535),
    help="Wait for GDB on this port of this machine (0: any free one) and run under it.",
)
@click.option(
    "--initialised", is_flag=True, help="Refuse loads from memory (stack, heap) that nothing wrote."
)
@json_option
@click.option("--summary", is_flag=True, help="Print cycles and stalls to standard error.")
@click.argument("program", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("arguments", nargs=-1)
@options
def command(
    *,
    observation: Observation,
    machine: str,
    folder: Path | None,
    max_cycles: int,
    gdb_port: int | None,
    initialised: bool,
    summary: bool,
    as_json: bool,
    program: Path,
    arguments: tuple[str, ...],
) -> None:
    """Run a linked program (ELF as GNU ld writes it, or TI COFF) on a simulated machine.

    The program gets ARGUMENTS. It can use the console, and the files of one folder, through TI's CIO
    protocol. The exit status is the program's, or 2 if the program cannot be run, 124 if it reaches the
    limit of cycles, 125 if it does what the hardware forbids or leaves undefined, 137 if the debugger
    killed it.

    \b
    tic6x-elf-gcc -march=c62x -msim hello.c -o hello.out
    broadside run hello.out
    broadside run --json --profile hello.out    # the document includes the program's output
    """
    end_at_interrupt()
    simulator = machines.simulator(machine)
    pace = Pace(machine, observation)
    status = Status(
        lambda seconds: f"{program.name}: {lasting(seconds)}, {pace.left(max_cycles, seconds)}",
        lines=False,
    )
    console = RecordingConsole(status) if as_json else TerminalConsole(status)
    try:
        simulator.load_program(read_bytes(program))
        simulator.refuse_unwritten(initialised)
        observation.begin(simulator)
        words = [program.name, *arguments]
        if gdb_port is None:
            with status:
                result = simulator.run(words, console, folder, max_cycles)
        else:
            debugged = simulator.debug(words, console, gdb_port, _announce, folder, max_cycles)
            if debugged is None:
                sys.exit(EXIT_KILLED)
            result = debugged
    except _core.LoadError as error:
        raise InputError(program, f"{error}{of_file(program)}") from error
    except _core.SimulationError as error:
        tell(f"{program}: {error}")
        sys.exit(CYCLE_LIMIT if error.rule == CYCLE_LIMIT_RULE else EXIT_RULE_BROKEN)
    if summary:
        _print_summary(result)
    if isinstance(console, RecordingConsole):
        echo_json(_document(result) | console.texts() | observation.as_dict(simulator))
    else:
        for line in observation.show(simulator):
            click.echo(line, err=True)
    if result.exit_status is None:
        click.echo(f"{program}: ended without an exit status", err=True)
    sys.exit(1 if result.exit_status is None else result.exit_status & 0xFF)


def _document(result: _core.RunResult) -> dict[str, object]:
    names = "exit_status cycles stalls misses packets instructions"
    return {name: getattr(result, name) for name in names.split()}


def _announce(port: int) -> None:
    click.echo(f"waiting for a debugger: target remote localhost:{port}", err=True)


def _print_summary(result: _core.RunResult) -> None:
    stalls = ", ".join(f"{cause} {cycles}" for cause, cycles in result.stalls.items())
    missed = ", ".join(f"{cache} {count}" for cache, count in result.misses.items() if count)
    click.echo(
        f"cycles {result.cycles} (stalls: {stalls}), execute packets {result.packets}, "
        f"instructions {result.instructions}" + (f", misses: {missed}" if missed else ""),
        err=True,
    )
