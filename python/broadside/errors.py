"""Errors that the command line prints as one line: bad input (status 2), a failed check (status 1)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CYCLE_LIMIT = 124
"""The exit status of a simulation that reaches its limit of cycles."""
CYCLE_LIMIT_RULE = "cycle limit"


class InputError(Exception):
    """Bad input. The text names the file, the line and column if known, and the cause."""

    def __init__(
        self, path: Path | str, cause: str, line: int | None = None, column: int | None = None
    ) -> None:
        position = ":".join(str(part) for part in (path, line, column) if part is not None)
        super().__init__(f"{position}: {cause}")
        self.path = path
        self.line = line
        self.column = column
        self.cause = cause


class CheckError(Exception):
    """A check that failed on good input. The command line prints it and exits with status 1."""


@contextmanager
def named_errors(name: str) -> Iterator[None]:
    """Adds the name of a file or stream to operating-system errors that have none."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.filename is not None or error.errno is None:
            raise
        raise OSError(error.errno, error.strerror, name) from error


@contextmanager
def target_errors(target: Path, partial: Path) -> Iterator[None]:
    """Makes operating-system errors name `target` instead of `partial`, which is written in its place.

    The same holds for files in these folders. An error that names another file stays as it is.
    """
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        named = [str(name) for name in (error.filename, error.filename2) if name is not None]
        inside = [name for name in named if name.startswith(str(partial))]
        if error.errno is None or (named and not inside):
            raise
        rest = inside[-1].removeprefix(str(partial)) if inside else ""
        raise OSError(error.errno, error.strerror, f"{target}{rest}") from error
