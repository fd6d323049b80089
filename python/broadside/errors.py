"""Errors that the command line prints as one line: bad input (status 2), a failed check (status 1)."""

from __future__ import annotations

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
