"""Errors that a user can mend: the command line prints them and exits with status 2."""

from __future__ import annotations

from pathlib import Path


class InputError(Exception):
    """Bad input: names the file, the line and column where known, and the cause."""

    def __init__(
        self, path: Path | str, cause: str, line: int | None = None, column: int | None = None
    ) -> None:
        position = ":".join(str(part) for part in (path, line, column) if part is not None)
        super().__init__(f"{position}: {cause}")
        self.path = path
        self.line = line
        self.column = column
        self.cause = cause
