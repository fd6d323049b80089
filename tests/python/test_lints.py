"""The lints see every file: those of `make lint`, of pre-commit, and the marks of generated files."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def lines_of(*command: str) -> list[str]:
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.split("\n")[:-1]


def test_pre_commit_runs_the_lints_of_make() -> None:
    """Ruff gets the names of the changed files from pre-commit, and the whole folder from make."""
    config = (ROOT / ".pre-commit-config.yaml").read_text()
    hooks = re.findall(r"^ +entry: (.*)$", config, re.MULTILINE)
    assert len(hooks) == config.count("- id: ")
    recipe = re.search(r"^lint:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert recipe is not None
    made = recipe[1].replace("$(BIN)", ".venv/bin").splitlines()
    assert {line.strip().removesuffix(" .") for line in made} == set(hooks)


def test_every_python_file_is_type_checked() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mypy"]
    assert config["strict"] is True
    checked = [*config["files"], *filter(None, lines_of("scripts/check-types", "--list"))]
    files = lines_of("git", "ls-files", "*.py") + lines_of("git", "grep", "-lE", "^#!.*python")
    left_out = [f for f in files if not any(f == c or f.startswith(f"{c}/") for c in checked)]
    assert len(files) > 400 and left_out == []


def test_files_that_a_program_writes_are_marked() -> None:
    written = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "kernels").glob("*/*.*")
        if path.suffix in (".asm", ".inc")
        and "written by" in "".join(path.read_text(encoding="utf-8").splitlines()[:2])
    ]
    assert len(written) > 10
    told = lines_of("git", "check-attr", "linguist-generated", *written)
    assert told == [f"{path}: linguist-generated: set" for path in written]
