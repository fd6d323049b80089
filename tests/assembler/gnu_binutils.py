"""GNU binutils for tic6x-elf, the outside oracle; `make toolchain` builds it."""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

PREFIX = "tic6x-elf-"


def folder() -> Path:
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("BROADSIDE_TOOLCHAIN") or Path(cache) / "broadside" / "toolchain")


@dataclass(frozen=True)
class Binutils:
    """The tools, run in a folder of their own."""

    work: Path

    def run(self, tool: str, *arguments: str | Path) -> str:
        command = [folder() / "bin" / f"{PREFIX}{tool}", *arguments]
        done = subprocess.run(command, cwd=self.work, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{tool}: {done.stderr}"
        return done.stdout

    def assemble(self, text: str, isa: str = "c62x") -> Path:
        """The object that GNU `as` makes from a text."""
        source, output = self.work / "gnu.s", self.work / "gnu.o"
        source.write_text(text)
        self.run("as", f"-march={isa}", "-o", output, source)
        return output

    def contents(self, objekt: Path, section: str) -> bytes:
        """The bytes of a section."""
        output = self.work / "section.bin"
        self.run("objcopy", "-O", "binary", "-j", section, objekt, output)
        return output.read_bytes()

    def disassembly(self, objekt: Path) -> dict[int, tuple[int, str]]:
        """Word and instruction text by address, without `||` and without names of targets."""
        listing = self.run("objdump", "-d", "-z", objekt)
        found = re.findall(r"^ *([0-9a-f]+):\t([0-9a-f]{8}) \t(.*)$", listing, flags=re.MULTILINE)
        return {
            int(address, 16): (int(word, 16), re.sub(r"^\|\| | <.*>", "", text.strip()))
            for address, word, text in found
        }
