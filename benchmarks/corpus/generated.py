"""Routines of any number of operations, to measure the seconds to a first schedule."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

KINDS = ("straight", "loop")
_COMMAND = "import sys; from broadside.cli import main; sys.exit(main())"
_RECENT = 10  # results from which operands are chosen; about this many are live at once
_MNEMONICS = ("ADD", "ADD", "SUB", "XOR", "AND", "OR", "MPY", "SHRU")
_EACH = 12  # operations for each word that is loaded, and stored


@dataclass(frozen=True)
class FirstRun:
    """The whole command `optimize --time 0` on a routine: its seconds, and the schedule that it found."""

    kind: str
    isa: str
    operations: int
    seconds: float
    outcome: str


def routine(kind: str, operations: int, seed: int) -> str:
    """A routine with this many operations, or two or three more; a loop repeats them all."""
    random = Random(seed)
    body: list[str] = []
    recent: list[str] = []
    names = 0
    while len(body) < operations:
        if len(body) % _EACH == 0:
            body.append(f"LDW     *in++, v{names}")
        else:
            mnemonic = random.choice(_MNEMONICS)
            second = "7" if mnemonic == "SHRU" else random.choice(recent)
            body.append(f"{mnemonic:<7} {random.choice(recent)}, {second}, v{names}")
        recent = [*recent[-_RECENT + 1 :], f"v{names}"]
        names += 1
        if len(body) % _EACH == _EACH - 1:
            body.append(f"STW     v{names - 1}, *out++")
    if kind == "loop":
        body[0] = f"k:      {body[0]}"
        body += ["SUB     n, 1, n", "[n] B   k"]
    variables = [f"        .reg    v{number}" for number in range(names)]
    lines = [line if line.startswith("k:") else f"        {line}" for line in body]
    head = ["made:   .cproc  in, out, n", "        .no_mdep", *variables]
    return "\n".join([*head, *lines, "        .return out", "        .endproc", ""])


def measure_first(kind: str, isa: str, operations: int) -> FirstRun:
    """Runs the command as a user does."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "made.sa"), Path(folder, "made.asm")
        source.write_text(routine(kind, operations, seed=1), encoding="utf-8")
        command = [sys.executable, "-c", _COMMAND, "optimize", str(source), "--isa", isa]
        begun = time.monotonic()
        done = subprocess.run(
            [*command, "--time", "0", "-o", str(target)],
            capture_output=True,
            text=True,
            check=False,
        )
        seconds = time.monotonic() - begun
    if done.returncode != 0:
        return FirstRun(kind, isa, operations, seconds, done.stderr.strip().rpartition("\n")[2])
    told = [line for line in done.stdout.splitlines() if not line.startswith("Written")]
    return FirstRun(kind, isa, operations, seconds, told[0] if told else "scheduled")
