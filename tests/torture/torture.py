"""GCC's own execution tests for the C62x or the C64x, run on the simulator with every hazard check on.

Each program checks itself: it calls `abort` if it finds a fault and else ends with status 0. The requirements
of a test on its target are read from its DejaGnu comments, as far as `gcc.c-torture/execute` uses them.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

from broadside import _core
from broadside.places import toolchain

ISAS = ("c62x", "c64x")
LEVELS = ("-O0", "-O2", "-O3")
MAX_CYCLES = 1_000_000_000
COMPILE_SECONDS = 300

# Effective targets of DejaGnu that GCC for the bare C6000 lacks, and why.
ABSENT = {
    "int128": "no 128-bit integers",
    "dfp": "no decimal floating point",
    "mmap": "no memory mapping on bare metal",
}
OTHER_TARGETS = re.compile(r"\{\s*target\b|\{\s*!\s*\{\s*i\?86")
DIRECTIVE = re.compile(r"\{\s*dg-([a-z-]+)\s+(.*)\}")
QUOTED = re.compile(r'"([^"]*)"')


def programs() -> list[Path]:
    """All test programs, in the order of their names."""
    folder = toolchain.folder() / "share/gcc/testsuite/gcc.c-torture/execute"
    return sorted(folder.glob("*.c"))


@dataclass(frozen=True)
class Needs:
    """The requirements of a test on its target."""

    options: list[str]
    missing: str | None
    """Why the test does not apply; None if it does."""


def needs(text: str) -> Needs:
    options: list[str] = []
    missing = None
    for kind, rest in DIRECTIVE.findall(text):
        if kind == "require-effective-target" and rest.split()[0] in ABSENT:
            missing = ABSENT[rest.split()[0]]
        if kind == "skip-if" and OTHER_TARGETS.search(rest):
            missing = "for other processors"
        if kind in ("options", "additional-options") and not OTHER_TARGETS.search(rest):
            options += QUOTED.findall(rest)[0].split()
    return Needs(options, missing)


@dataclass(frozen=True)
class Outcome:
    program: str
    level: str
    verdict: str
    """pass, not applicable, compile (or link), status, rule, or cycles"""
    detail: str = ""
    cycles: int = 0


class Discard:
    """A console without input that discards its output."""

    def read(self, limit: int, /) -> bytes:
        return b""

    def write(self, stream: str, data: bytes, /) -> None:
        return None


def run(source: Path, level: str, isa: str = ISAS[0]) -> Outcome:
    """Compiles one program for an ISA level and runs it."""
    wants = needs(source.read_text(encoding="latin-1"))
    if wants.missing is not None:
        return Outcome(source.name, level, "not applicable", wants.missing)
    with tempfile.TemporaryDirectory() as folder:
        binary = Path(folder) / "program.out"
        (Path(folder) / "tmp").mkdir()  # newlib's tmpnam puts its files here
        fault = _compile(source, [f"-march={isa}", level, *wants.options], binary)
        if fault is not None:
            return Outcome(source.name, level, "compile", fault)
        return _simulate(Outcome(source.name, level, ""), f"{isa}-large", binary)


def _compile(source: Path, options: list[str], binary: Path) -> str | None:
    command = [
        str(toolchain.tool("gcc")),
        "-msim",
        "-w",
        *options,
        str(source),
        "-o",
        str(binary),
        "-lm",
    ]
    try:
        done = subprocess.run(command, capture_output=True, timeout=COMPILE_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return f"no end within {COMPILE_SECONDS} s"
    if done.returncode == 0:
        return None
    lines = done.stderr.decode(errors="replace").splitlines()
    errors = [line for line in lines if re.search("error|undefined|Error", line)]
    return (errors or lines or ["no message"])[0].replace(str(source), source.name)


def _simulate(job: Outcome, machine: str, binary: Path) -> Outcome:
    simulator = _core.Simulator(machine)
    folder = str(binary.parent)
    try:
        simulator.load_program(binary.read_bytes())
        result = simulator.run([job.program], Discard(), folder=folder, max_cycles=MAX_CYCLES)
    except _core.SimulationError as error:
        verdict = "cycles" if error.rule == "cycle limit" else "rule"
        return replace(job, verdict=verdict, detail=str(error), cycles=error.cycle)
    except _core.LoadError as error:
        return replace(job, verdict="rule", detail=str(error))
    verdict = "pass" if result.exit_status == 0 else "status"
    return replace(job, verdict=verdict, detail=str(result.exit_status), cycles=result.cycles)
