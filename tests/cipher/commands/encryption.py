"""Runs of the commands that encrypt and decrypt, for tests."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from broadside.cli import main

BROADSIDE = Path(sys.executable).with_name("broadside")


@dataclass(frozen=True)
class Outcome:
    returncode: int
    stdout: bytes
    stderr: bytes


def run(*arguments: object, stdin: bytes | None = None) -> Outcome:
    """The command line, in this process."""
    result = CliRunner().invoke(main, [str(argument) for argument in arguments], input=stdin)
    return Outcome(result.exit_code, result.stdout_bytes, result.stderr_bytes)


COUNTING = ["--cipher", "aes-128", "--mode", "ctr", "--iv-hex", "00" * 16]


def process(*arguments: object, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """The command line, in a process of its own."""
    command = [str(BROADSIDE), *(str(argument) for argument in arguments)]
    given: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **options}
    given.setdefault("check", False)
    return subprocess.run(command, **given)
