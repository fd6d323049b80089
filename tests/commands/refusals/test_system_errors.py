"""Errors of the operating system: one line that names what failed, and status 2."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

GOOD = "        .global f\nf:      B       .S2     B3\n        NOP     5\n"


def shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs a line of shell in which `broadside` is the command."""
    line = f'broadside() {{ "{sys.executable}" -m broadside "$@"; }}; {command}'
    return subprocess.run(
        ["bash", "-c", line], cwd=folder, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    "arguments", ["--help", "--version", "asm --help", "info", "info --json", "explain des_block"]
)
@pytest.mark.parametrize(
    ("output", "cause"), [("&-", "is closed"), ("/dev/full", "No space left on device")]
)
def test_a_standard_output_that_fails(
    arguments: str, output: str, cause: str, tmp_path: Path
) -> None:
    """The same for text and for JSON, for the command and for its parts."""
    done = shell(f"broadside {arguments} >{output}", tmp_path)
    assert (done.returncode, done.stderr) == (2, f"broadside: standard output: {cause}\n")


def test_much_text_on_a_full_disk(tmp_path: Path) -> None:
    """More than Python keeps back before it writes."""
    (tmp_path / "f.asm").write_text(GOOD + "        NOP\n" * 5000)
    done = shell("broadside asm f.asm && broadside disasm f.o >/dev/full", tmp_path)
    assert (done.returncode, done.stderr) == (
        2,
        "broadside: standard output: No space left on device\n",
    )


def test_a_full_standard_error_leaves_the_exit_status(tmp_path: Path) -> None:
    assert shell("broadside asm nope 2>/dev/full", tmp_path).returncode == 2


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("\x1b[31mADD", "unexpected character `\\x1b`"),
        ("\0ADD", "unexpected character `\\x00`"),
        ("\x9bADD", "unexpected character `\\x9b`"),
    ],
)
def test_control_characters_are_shown_escaped(tmp_path: Path, code: str, shown: str) -> None:
    """Those of a source do not reach the terminal."""
    (tmp_path / "f.asm").write_bytes(f" {code}\n".encode("latin-1"))
    told = shell("broadside asm f.asm", tmp_path).stderr
    assert told.startswith("broadside: f.asm:1:2: ") and shown in told


def test_a_long_line_is_not_shown_as_a_whole(tmp_path: Path) -> None:
    (tmp_path / "f.asm").write_text(GOOD)
    (tmp_path / "m.toml").write_text('name = "m"\nisa=' + "x" * 400_000)
    told = shell("broadside call f.asm f --machine m.toml", tmp_path).stderr
    assert told.startswith("broadside: m.toml: line 2: ") and len(told) < 2000


@pytest.mark.parametrize("arguments", ["info", "explain des_block", "explore --no-browser"])
def test_a_working_folder_that_has_been_removed(arguments: str, tmp_path: Path) -> None:
    (tmp_path / "gone").mkdir()
    done = shell(f"cd gone; rmdir ../gone; broadside {arguments}", tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "broadside: the working folder does not exist any more\n"


def test_an_error_of_writing_names_the_target(tmp_path: Path) -> None:
    """Not the file beside it, which takes its place when it is whole."""
    (tmp_path / "f.asm").write_text(GOOD)
    done = shell("broadside interrupts f.asm --threshold 9 -o /proc/x", tmp_path)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("broadside: /proc/x: ")


IN_A_CLOSED_FOLDER = (
    ["asm", "closed/f.asm"],
    ["optimize", "closed/f.sa"],
    ["call", "closed/f.asm", "f"],
    ["disasm", "closed/f.o"],
    ["run", "closed/f.out"],
    ["interrupts", "closed/f.asm"],
    ["explore", "closed/f.sa"],
    ["explain", "closed/f.asm"],
    ["check", "closed/kit"],
    ["report", "--bench", "closed/bench.json"],
)
TRY_ALL = """
import json, sys
from click.testing import CliRunner
from broadside.cli import main
done = [CliRunner().invoke(main, arguments) for arguments in json.loads(sys.argv[1])]
print(json.dumps([[one.exit_code, one.stderr] for one in done]))
"""


def test_files_in_a_folder_that_may_not_be_entered(tmp_path: Path) -> None:
    """Root may enter every folder unless it gives up the right to."""
    (tmp_path / "closed").mkdir(mode=0)
    prefix = []
    if os.geteuid() == 0:
        if shutil.which("setpriv") is None:
            pytest.skip("no setpriv: Debian's package util-linux has it")
        rights = "-dac_override,-dac_read_search"
        prefix = ["setpriv", f"--bounding-set={rights}", f"--inh-caps={rights}"]
    command = [*prefix, sys.executable, "-c", TRY_ALL, json.dumps(IN_A_CLOSED_FOLDER)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    for arguments, (status, told) in zip(IN_A_CLOSED_FOLDER, json.loads(done.stdout), strict=True):
        path = arguments[-1] if "closed" in arguments[-1] else arguments[-2]
        assert status == 2, arguments
        assert told.startswith(f"broadside: {path}: Permission denied"), arguments
        assert "first" not in told and "exist" not in told


def test_only_a_missing_file_of_the_bench_is_to_be_made_first(tmp_path: Path) -> None:
    missing = shell("broadside report", tmp_path)
    assert missing.returncode == 2
    assert missing.stderr.endswith(
        "build/bench.json: No such file or directory: run `broadside bench` first\n"
    )
    (tmp_path / "build" / "bench.json").mkdir(parents=True)
    folder = shell("broadside report", tmp_path)
    assert folder.stderr.endswith("build/bench.json: Is a directory\n")
    named = shell("broadside report --bench none.json", tmp_path)
    assert named.stderr == "broadside: none.json: No such file or directory\n"


LINEAR = " .global g\ng: .cproc a\n ADD a, 1, a\n .return a\n .endproc\n"


def with_bytes(
    folder: Path, *arguments: bytes, status: int = 0
) -> subprocess.CompletedProcess[bytes]:
    """Runs a command whose arguments need not be UTF-8, with a strict standard output."""
    done = subprocess.run(
        [sys.executable.encode(), b"-m", b"broadside", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == status, done.stderr
    return done


@pytest.mark.parametrize("name", [b"f\xff", b"dir\xff/f"])
def test_files_whose_names_are_not_utf_8(tmp_path: Path, name: bytes) -> None:
    (tmp_path / os.fsdecode(name)).parent.mkdir(exist_ok=True)
    (tmp_path / os.fsdecode(name + b".asm")).write_text(GOOD)
    (tmp_path / os.fsdecode(name + b".sa")).write_text(LINEAR)
    with_bytes(tmp_path, b"asm", name + b".asm")
    with_bytes(tmp_path, b"disasm", name + b".o")
    with_bytes(tmp_path, b"call", name + b".asm", b"f")
    told = with_bytes(tmp_path, b"explain", name + b".asm", status=2).stderr
    assert told.startswith(b"broadside: ") and b"Traceback" not in told
    made = with_bytes(tmp_path, b"optimize", name + b".sa", b"--time", b"0", b"-o", name + b"2.asm")
    assert made.stdout == b"Written: " + name + b"2.asm\n"


def test_arguments_that_are_not_utf_8(tmp_path: Path) -> None:
    (tmp_path / "f.asm").write_text(GOOD)
    told = with_bytes(tmp_path, b"call", b"f.asm", b"\xff", status=2).stderr
    assert told == b"broadside: \\xff: not UTF-8\n"
    assert b"  ff  " in with_bytes(tmp_path, b"call", b"f.asm", b"f", b"text:\xff").stdout


@pytest.mark.parametrize(
    "arguments",
    [
        "asm /dev/zero -o f.o",
        "disasm /dev/zero",
        "optimize /dev/zero -o f.asm",
        "call /dev/zero f",
        "call f.asm f @/dev/zero",
        "run /dev/zero",
        "report --bench /dev/zero --out pages",
    ],
)
def test_a_file_without_an_end_is_refused(arguments: str, tmp_path: Path) -> None:
    """The command must not read until the memory is full."""
    (tmp_path / "f.asm").write_text(GOOD)
    done = shell(f"ulimit -v 8000000; broadside {arguments}", tmp_path)
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1] == "broadside: /dev/zero: is larger than 256 MB"
    assert not (tmp_path / "f.o").exists() and not (tmp_path / "pages").exists()
