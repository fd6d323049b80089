"""The `broadside` command.

It collects the subcommands: one module in a room of `broadside.commands` for each.

Exit status: 0 done, 1 a check or a simulated program failed, 2 bad input or usage, 124 too many cycles, 130
interrupted. `run` has more values. docs/commands.md lists all.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import re
import shutil
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
from click.exceptions import Exit

from broadside import __version__, _core
from broadside.commands import MODULES
from broadside.errors import CYCLE_LIMIT, CYCLE_LIMIT_RULE, CheckError, InputError
from broadside.facts.hints import of_assembly
from broadside.input.names import did_you_mean
from broadside.linear.ir import LinearError
from broadside.places.installation import CLUSTER, EXPLORER, WORKBENCH
from broadside.terminal.signals import INTERRUPTED
from broadside.terminal.status import BEGAN
from broadside.terminal.streams import STANDARD_OUTPUT, name_output, replace_closed, tell

BAD_INPUT = (
    InputError,
    _core.LoadError,
    _core.ObjectError,
)
_PATH = re.compile(r"(?:File|Directory|Path) '(?P<path>.*)' (?P<cause>(?:does not|is) .*)\.")
"""The text in which click says that a path cannot be read."""

_UNREADABLE = re.compile("[\udc80-\udcff]")
"""Stands for a byte of an argument that is not UTF-8."""

# After a search the collector would take 0.3 s for a last look at all objects.
atexit.register(gc.freeze)


_WIDEST, _NARROWEST = 80, 20
"""Columns of help."""


class _Help(click.HelpFormatter):
    """Help in the width of the terminal, or of COLUMNS. click's own takes at least 50 columns."""

    def __init__(
        self, indent_increment: int = 2, width: int | None = None, max_width: int | None = None
    ) -> None:
        columns = min(shutil.get_terminal_size().columns, max_width or _WIDEST)
        super().__init__(indent_increment, max(_NARROWEST, columns - 2))

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        """Writes terms and what they mean. On a narrow terminal the terms get a smaller share."""
        room = self.width - self.current_indent
        broken = [(_broken(term, room), text) for term, text in rows]
        super().write_dl(broken, min(col_max, self.width * 2 // 5), col_spacing)


def _broken(term: str, width: int) -> str:
    """A term whose list of choices is broken to fit. A shorter term stays as it is."""
    if len(term) <= width:
        return term
    lines = [""]
    for part in re.findall(r"[^|]+\|?", term):
        if len(lines[-1]) + len(part) > width:
            lines.append(" " * 4)
        lines[-1] += part
    return "\n".join(lines)


class _Context(click.Context):
    formatter_class = _Help


class Subcommands(click.Group):
    """Loads the module of a subcommand only when it is used. Prints an error as one line."""

    context_class = _Context

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in MODULES:
            return None
        try:
            module = importlib.import_module(MODULES[cmd_name])
        except ModuleNotFoundError as error:
            if _lacking(error) is None:
                raise
            return _refused(cmd_name, error)
        command: click.Command = module.command
        command.context_class = _Context
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first argument names. An error suggests commands with similar names."""
        if args and not args[0].startswith("-") and args[0] not in MODULES:
            hint = did_you_mean(args[0], MODULES)
            raise click.UsageError(f"no command {args[0]!r}{hint}", ctx)
        return super().resolve_command(ctx, args)

    def main(self, *arguments: Any, **settings: Any) -> Any:
        replace_closed()
        name_output()
        return super().main(*arguments, **settings)

    def make_context(self, *arguments: Any, **settings: Any) -> click.Context:
        """Records in the context when the command began, because loading its modules is part of its time.

        `--help` and `--version` are done here, so their errors are reported here too.
        """
        began = time.monotonic()
        try:
            context = super().make_context(*arguments, **settings)
        except BrokenPipeError:
            raise
        except KeyboardInterrupt:
            raise Exit(INTERRUPTED) from None
        except OSError as error:
            _tell(_cause(error))
            raise Exit(2) from None
        context.meta[BEGAN] = began
        return context

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise  # the reader of the pipe went away: click ends quietly
        except KeyboardInterrupt:
            ctx.exit(INTERRUPTED)
        except ModuleNotFoundError as error:
            lacking = _lacking(error)
            if lacking is None:
                raise
            _fail(ctx, _what_to_install(ctx.invoked_subcommand, lacking), 2)
        except OSError as error:
            _fail(ctx, _cause(error), 2)
        except click.UsageError as error:
            where = error.ctx.command_path if error.ctx else ctx.command_path
            _fail(ctx, f"{_misuse(error).rstrip('.')} (see {where} --help)", 2)
        except _core.AssemblyError as error:
            from broadside.linear.procedure.builder import INSIDE, OPENINGS

            _fail(ctx, of_assembly(str(error), {*INSIDE, *OPENINGS}), 2)
        except LinearError as error:
            _fail(ctx, f"{error.location}: {error.cause}", 2)
        except BAD_INPUT as error:
            _fail(ctx, str(error), 2)
        except UnicodeEncodeError as error:
            if not _UNREADABLE.search(error.object):
                raise
            _fail(ctx, f"{error.object}: not UTF-8", 2)
        except _core.SimulationError as error:
            _fail(ctx, str(error), CYCLE_LIMIT if error.rule == CYCLE_LIMIT_RULE else 1)
        except CheckError as error:
            _fail(ctx, str(error), 1)


def _lacking(error: ModuleNotFoundError) -> str | None:
    """The package of an extra that is not installed. None if another module is missing."""
    return (WORKBENCH | CLUSTER | EXPLORER).get((error.name or "").partition(".")[0])


def _what_to_install(command: str | None, lacking: str) -> str:
    extras = {"cluster": CLUSTER, "explorer": EXPLORER}
    extra = next((name for name, of in extras.items() if lacking in of.values()), "workbench")
    return f"{command} needs {lacking}: pip install 'broadside[{extra}]'"


def _refused(name: str, error: ModuleNotFoundError) -> click.Command:
    """Replaces a command that cannot be loaded, so that the others can be listed and run."""

    def refuse(**_: object) -> None:
        raise error

    extra = "explorer" if (error.name or "").partition(".")[0] in EXPLORER else "workbench"
    hint = f"Needs broadside[{extra}]."
    anything = click.Argument(["arguments"], nargs=-1, type=click.UNPROCESSED)
    settings = {"ignore_unknown_options": True}
    return click.Command(
        name, settings, refuse, [anything], help=hint, short_help=hint, add_help_option=False
    )


def _cause(error: OSError) -> str:
    """What failed, and why. After this, nothing more is written to a standard output that failed."""
    if error.filename == STANDARD_OUTPUT:
        with suppress(OSError):
            sys.stdout.close()  # else Python would try again at its exit
    if error.filename is None and not _in_a_folder():
        return "the working folder does not exist any more"
    named = error.filename is not None and error.strerror is not None
    return f"{error.filename}: {error.strerror}" if named else str(error)


def _in_a_folder() -> bool:
    """Whether the working folder exists. Errors that come from its absence name no file."""
    try:
        Path.cwd()
    except FileNotFoundError:
        return False
    return True


def _misuse(error: click.UsageError) -> str:
    """The cause of a wrong use. click calls a file missing even if only its folder cannot be entered."""
    found = _PATH.search(error.format_message())
    if found is None:
        return error.format_message()
    try:
        Path(found["path"]).stat()
    except PermissionError as refused:
        return f"{found['path']}: {refused.strerror}"
    except OSError:
        pass
    return f"{found['path']}: {found['cause']}"


def _tell(cause: str) -> None:
    tell(f"broadside: {cause}")


def _fail(ctx: click.Context, cause: str, status: int) -> None:
    _tell(cause)
    ctx.exit(status)


@click.group(cls=Subcommands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="broadside")
def main() -> None:
    """Block ciphers for wide machines: optimize, assemble, simulate and measure C6000 kernels."""
