"""Ctrl-C before a command has begun its work: status 130, and nothing on standard error."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from broadside.cli import main

INTERRUPTED = "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n"
"""A module that is interrupted while it is loaded."""
INTO_AN_IMPORT_ERROR = f"""
try:
    {INTERRUPTED.replace(chr(10), "; ")}
    list(range(1000))
except KeyboardInterrupt:
    raise ImportError("initialization failed")
"""
"""The same, with what OR-Tools makes of the exception."""
FILES = {"f.sa": "f: .cproc a\n ADD a, 1, a\n .return a\n .endproc\n"}


def broadside(
    folder: Path, files: dict[str, str], *arguments: str, ignored: bool = False
) -> subprocess.CompletedProcess[str]:
    """Runs the command in a folder whose modules hide others of the same name."""
    for name, text in (FILES | files).items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    action = signal.SIG_IGN if ignored else signal.SIG_DFL
    return subprocess.run(
        [sys.executable, "-m", "broadside", *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path},
        preexec_fn=lambda: signal.signal(signal.SIGINT, action),
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("module", "text", "arguments"),
    [
        ("click.py", INTERRUPTED, ["--help"]),
        ("click.py", INTO_AN_IMPORT_ERROR, ["asm", "f.asm"]),
        ("ortools/sat/python/cp_model.py", INTO_AN_IMPORT_ERROR, ["optimize", "f.sa"]),
    ],
)
def test_while_a_module_is_loaded(
    module: str, text: str, arguments: list[str], tmp_path: Path
) -> None:
    """One is loaded with the command, another only when a search needs it."""
    packages = [f"{place}/__init__.py" for place in Path(module).parents if place.name]
    done = broadside(tmp_path, dict.fromkeys(packages, "") | {module: text}, *arguments)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
    assert not (tmp_path / "f.asm").exists()


def test_where_the_caller_ignores_it_the_command_does_too(tmp_path: Path) -> None:
    files = {"jinja2.py": INTERRUPTED}
    done = broadside(tmp_path, files, "report", "--bench", "f.sa", ignored=True)
    assert done.returncode != 130


@pytest.mark.parametrize("arguments", [["--help"], ["call", "--help"]])
def test_while_help_is_printed(arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(click.Command, "format_options", interrupted)
    monkeypatch.setattr(click.Group, "format_commands", interrupted)
    done = CliRunner().invoke(main, arguments)
    assert (done.exit_code, done.output) == (130, "")


def test_before_the_command_line_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    from broadside import __main__, cli

    def interrupted(**_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "main", interrupted)
    monkeypatch.setattr(signal, "getsignal", lambda _: signal.SIG_IGN)  # keep pytest's own
    with pytest.raises(SystemExit) as ended:
        __main__.main()
    assert ended.value.code == 130
