"""docs/commands.md has every command and the keys of its JSON document."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from broadside.commands import MODULES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^### (\w+)\n(.*?)(?=^### |\Z)", PAGE, re.DOTALL | re.MULTILINE))


def tables(section: str) -> list[set[str]]:
    """For each table of a section: the keys that its first column names."""
    found = re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE)
    cells = [re.findall(r"^\| (`[^|]*`) \|", table, re.MULTILINE) for table in found]
    return [{key for cell in column for key in re.findall(r"`(\w+)`", cell)} for column in cells]


IF_THEY_APPLY = {"passes_in_one", "collapsed", "further"}
"""Keys that only some loops have."""


def keys_of_lists(document: object) -> set[str]:
    """The keys of the objects in all lists of a document, also of lists in such objects."""
    found: set[str] = set()
    if isinstance(document, dict):
        for value in document.values():
            found |= keys_of_lists(value)
    elif isinstance(document, list):
        for entry in document:
            found |= keys_of_lists(entry) | (set(entry) if isinstance(entry, dict) else set())
    return found


def shell(command: str, folder: Path) -> bytes:
    """Runs a command that must not fail and returns its standard output."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        ["bash", "-c", command],
        cwd=folder,
        env=os.environ | {"PATH": path},
        check=True,
        capture_output=True,
    ).stdout


def test_every_command_has_its_section() -> None:
    names = set(MODULES)
    assert set(SECTIONS) == names


@pytest.mark.matrix
def test_the_documents_are_as_the_page_says(tmp_path: Path) -> None:
    """The sections run one after the other in one folder; the last command of each prints only JSON."""
    shutil.copytree(ROOT / "examples" / "linear_assembly", tmp_path, dirs_exist_ok=True)
    tried: set[str] = set()
    for name, section in SECTIONS.items():
        for block in re.findall(r"^```sh\n(.*?)^```$", section, re.DOTALL | re.MULTILINE):
            *first, last = block.strip().split("\n")
            for command in first:
                shell(command, tmp_path)
            document = json.loads(shell(last, tmp_path))
            found = document[0] if name == "explain" else document
            stated = tables(SECTIONS["encrypt" if name == "decrypt" else name])
            assert set(found) == stated[0], name
            if name == "bench":
                assert set(found["results"][0]) == stated[1]
                for one in found["comparisons"]:
                    named = {column["key"] for column in one["columns"]}
                    assert all(set(line) <= named for line in one.pop("rows")), one["key"]
            if name == "optimize":
                assert stated[1] - IF_THEY_APPLY <= set(found["loops"][0]) <= stated[1]
                assert stated[1] >= IF_THEY_APPLY
            section = SECTIONS["encrypt" if name == "decrypt" else name]
            assert keys_of_lists(found) <= set(re.findall(r"`(\w+)`", section)), name
            tried.add(name)
    # all but `run`, whose program needs a compiler, and `explore`, which serves until it is ended
    assert set(SECTIONS) - tried == {"run", "explore"}
