"""The `broadside` command: gathers the subcommands, one module of `broadside.commands` each.

Exit status: 0 done, 1 a check or a simulated program failed, 2 bad input or usage, 124 too many cycles,
130 interrupted; `run` has more of its own. docs/commands.md says it all.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

import click

from broadside import __version__, _core, commands
from broadside.errors import CYCLE_LIMIT, CYCLE_LIMIT_RULE, CheckError, InputError
from broadside.linear.ir import LinearError

BAD_INPUT = (
    InputError,
    LinearError,
    _core.AssemblyError,
    _core.LoadError,
    _core.ObjectError,
)
INTERRUPTED = 130


class Subcommands(click.Group):
    """Loads a subcommand's module only when it is asked for; turns errors into one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(info.name for info in pkgutil.iter_modules(commands.__path__))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        module = importlib.import_module(f"broadside.commands.{cmd_name}")
        command: click.Command = module.command
        return command

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise  # the reader of a pipe has seen enough: click ends quietly
        except KeyboardInterrupt:
            ctx.exit(INTERRUPTED)
        except OSError as error:
            named = error.filename is not None and error.strerror is not None
            _fail(ctx, f"{error.filename}: {error.strerror}" if named else str(error), 2)
        except BAD_INPUT as error:
            _fail(ctx, str(error), 2)
        except _core.SimulationError as error:
            _fail(ctx, str(error), CYCLE_LIMIT if error.rule == CYCLE_LIMIT_RULE else 1)
        except CheckError as error:
            _fail(ctx, str(error), 1)


def _fail(ctx: click.Context, cause: str, status: int) -> None:
    click.echo(f"broadside: {cause}", err=True)
    ctx.exit(status)


@click.group(cls=Subcommands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="broadside")
def main() -> None:
    """Block ciphers for wide machines: optimize, assemble, simulate and measure C6000 kernels."""
