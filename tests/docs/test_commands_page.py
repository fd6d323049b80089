"""docs/commands.md: every command is there, and its JSON document has the keys that the page states."""

from __future__ import annotations

import json
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from pathlib import Path

from broadside import commands

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^### (\w+)\n(.*?)(?=^### |\Z)", PAGE, re.DOTALL | re.MULTILINE))


def stated_keys(section: str) -> set[str]:
    """Those of the first column of its table."""
    cells = re.findall(r"^\| (`[^|]*`) \|", section, re.MULTILINE)
    return {key for cell in cells for key in re.findall(r"`(\w+)`", cell)}


def keys_in_row(name: str) -> set[str]:
    """All that the second column of a row of the table of `bench` names."""
    row = next(line for line in SECTIONS["bench"].split("\n") if line.startswith(f"| `{name}`"))
    return set(re.findall(r"`(\w+)`", row)) - {name}


def shell(command: str, folder: Path) -> bytes:
    """The standard output of a command that must not fail."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=os.environ | {"PATH": path},
        check=True,
        capture_output=True,
    ).stdout


def test_every_command_has_its_section() -> None:
    names = {info.name for info in pkgutil.iter_modules(commands.__path__)}
    assert set(SECTIONS) == names


def test_the_documents_are_as_the_page_says(tmp_path: Path) -> None:
    """Section after section in one folder: the last command of each prints JSON and nothing else."""
    shutil.copytree(ROOT / "examples" / "linear_assembly", tmp_path, dirs_exist_ok=True)
    tried = 0
    for name, section in SECTIONS.items():
        for block in re.findall(r"^```sh\n(.*?)^```$", section, re.DOTALL | re.MULTILINE):
            *first, last = block.strip().split("\n")
            for command in first:
                shell(command, tmp_path)
            document = json.loads(shell(last, tmp_path))
            found = document[0] if name == "explain" else document
            expected = stated_keys(SECTIONS["encrypt" if name == "decrypt" else name])
            assert set(found) == expected, name
            if name == "bench":
                assert set(found["results"][0]) | {"key", "cell"} == keys_in_row("results")
            tried += 1
    assert tried == len(SECTIONS) - 1  # all but `run`, whose program needs a compiler
