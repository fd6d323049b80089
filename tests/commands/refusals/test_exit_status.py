"""Exit status and messages of every command, as docs/commands.md states them."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from broadside.bench.measure import cycles as measure
from broadside.cli import main
from broadside.commands import MODULES

ROOT = Path(__file__).parents[3]
BROADSIDE = Path(sys.executable).parent / "broadside"
NAMES = sorted(MODULES)
CIPHER = ["--cipher", "aes-128", "--mode", "ecb", "--key-file", "key"]
ORDER = ["--device", "c6201", "--cipher", "des", "--mode", "ecb"]
BAD_INPUT = {
    "asm": (["bad.asm"], "bad.asm:1:"),
    "bench": (["--only", "nothing"], "no kernel's symbol contains 'nothing'"),
    "call": (["good.asm", "nothing"], "nothing"),
    "check": (["."], "no kit with vectors"),
    "decrypt": ([*CIPHER, "odd", "out"], "odd: the input is not a whole number of blocks"),
    "disasm": (["bad.asm"], "bad.asm:"),
    "encrypt": ([*CIPHER, "--no-pad", "odd", "out"], "odd: the input is not a whole number"),
    "explain": (["nothing"], "no kernel 'nothing'"),
    "explore": (["bad.asm", "--no-browser"], "bad.asm: is not linear assembly"),
    "export": ([*ORDER, "--method", "magic", "--out", "kit"], "no kernel for des-56 ecb by method"),
    "info": (["aes"], "Got unexpected extra argument (aes)"),
    "interrupts": (["bad.asm"], "bad.asm:1:"),
    "kernels": (["--time", "soon"], "'soon' is not a valid"),
    "optimize": (["bad.sa"], "bad.sa:2:"),
    "report": (["--bench", "bad.asm", "--out", "page.html"], "bad.asm: not JSON"),
    "run": (["good.asm"], "good.asm:"),
}
"""Arguments that the command refuses, and the beginning of its message."""
GOOD = "        .global f\nf:      B       .S2     B3\n        NOP     5\n"
ENDLESS = ["--max-cycles", "10000000000"]
FOREVER = GOOD.replace("B3", "f")
BAD_LOAD = GOOD.replace("NOP     5", "LDW     .D1T1   *A1,A2\n        NOP     4")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    files = {
        "good.asm": GOOD,
        "bad.asm": "        FLY .L1 A1,A2\n",
        "bad.sa": "f: .cproc\n  FLY a, b\n  .endproc\n",
        "odd": "seventeen letters",
        "key": "0" * 32,
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def broadside(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the command as a process of its own."""
    return subprocess.run(
        [BROADSIDE, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )


def called(folder: Path, *arguments: str) -> Result:
    """Runs the command in this process, which takes a tenth of the time."""
    with contextlib.chdir(folder):
        return CliRunner().invoke(main, arguments)


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (["optimize", "one.sa", "-o", "good.asm/x.asm"], "good.asm/x.asm: cannot be written"),
        (["optimize", "one.sa", "-o", "."], ".: is a folder"),
        (["optimize", "empty.sa"], "empty.sa: no procedure"),
        (["optimize", "one.sa", "--time", "-1"], "-1.0 is not in the range 0<=x<=1000000000.0"),
        (["optimize", "one.sa", "--workers", "0"], "0 is not in the range x>=1"),
        (["bench", "--json", "good.asm/x"], "good.asm/x: cannot be written"),
        (["export", *ORDER, "--out", "good.asm/kit"], "good.asm/kit: cannot be written"),
        (["interrupts", "good.asm", "--threshold", "9", "-o", "."], ".: is a folder"),
        (["explain", "nothing.asm"], "broadside: nothing.asm: No such file"),
        (["explain", "des_blok"], "did you mean des_block"),
        (
            ["explain", "key_schedule_c64x"],
            "kernels with this in their name are rc6_key_schedule_c64x",
        ),
    ],
)
def test_what_cannot_be_done_is_said_before_it_is_tried(
    arguments: list[str], cause: str, folder: Path
) -> None:
    (folder / "empty.sa").touch()
    (folder / "one.sa").write_text("f: .cproc a\n .return a\n .endproc\n")
    done = called(folder, *arguments)
    assert done.exit_code == 2 and cause in done.stderr
    assert " s  " not in done.stderr, "nothing was begun"


@pytest.mark.parametrize("name", NAMES)
def test_bad_input_is_status_2_with_its_cause_and_leaves_nothing(name: str, folder: Path) -> None:
    before = sorted(path.name for path in folder.iterdir())
    arguments, cause = BAD_INPUT[name]
    done = called(folder, name, *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert cause in done.stderr and "Traceback" not in done.stderr
    assert sorted(path.name for path in folder.iterdir()) == before


@pytest.mark.parametrize("name", NAMES)
def test_an_option_that_there_is_not(name: str, folder: Path) -> None:
    done = called(folder, name, "--no-such-option")
    assert (done.exit_code, done.stdout) == (2, "")


def test_a_process_ends_with_the_status_and_message_of_its_command(folder: Path) -> None:
    arguments, cause = BAD_INPUT["asm"]
    done = broadside(folder, "asm", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert cause in done.stderr and "Traceback" not in done.stderr


def test_a_failed_check_is_status_1(folder: Path) -> None:
    (folder / "bad_load.asm").write_text(BAD_LOAD)
    done = broadside(folder, "call", "bad_load.asm", "f", "--json")
    assert (done.returncode, done.stdout) == (1, "")
    assert "cycle" in done.stderr


def test_an_endless_routine_has_a_status_of_its_own(folder: Path) -> None:
    (folder / "forever.asm").write_text(FOREVER)
    assert broadside(folder, "call", "forever.asm", "f", "--max-cycles", "99").returncode == 124


def test_a_reader_that_goes_away_is_no_error_message(folder: Path) -> None:
    broadside(folder, "asm", "good.asm")
    command = f"{BROADSIDE} disasm good.o | true; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", command], cwd=folder, capture_output=True, text=True, check=True
    )
    assert done.stderr == "" and done.stdout.strip() in ("0", "1")


def test_an_interrupt_is_status_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(measure, "measure", interrupted)
    result = CliRunner().invoke(main, ["bench", "--only", "des_block"])
    assert (result.exit_code, result.stdout) == (130, "")


LONG_SEARCH = (
    Path(__file__).parents[3] / "benchmarks" / "linear_assembly" / "transforms" / "dct8_rows.sa"
)
"""Source with a quick first schedule. Its best schedule is hard to find."""


@pytest.mark.parametrize("width", [40, 80])
def test_an_interrupt_ends_a_search_and_leaves_the_best(width: int, folder: Path) -> None:
    """The terminal's own key interrupts it; the searching processes get the signal too."""
    out = folder / "rows.asm"
    pid, terminal = start_in_a_terminal(
        width, "optimize", str(LONG_SEARCH), "-o", str(out), "--time", "600"
    )
    told = read_until(terminal, "best: ")
    told += read_until(terminal, " s left")  # the key discards what the terminal has not passed on
    os.write(terminal, b"\x03")
    told += read_until(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 130
    assert broadside(folder, "asm", str(out)).returncode == 0
    lines = re.split(r"\r\n|\r\x1b\[2K", told)
    assert any(re.match(r"\d{3} s left; best: \w+ \d", line) for line in lines)
    progress = [line.removesuffix("^C") for line in lines if " s left" in line]
    assert max(map(len, progress)) < width
    assert "Written: " in told and "Traceback" not in told


def test_json_leaves_standard_output_to_the_document(folder: Path) -> None:
    """This holds with progress and with named files too."""
    source = "f: .cproc a\n ADD a, 1, a\n .return a\n .endproc\n"
    (folder / "f.sa").write_text(source)
    done = broadside(folder, "optimize", "f.sa", "--json")
    assert json.loads(done.stdout) == {
        "written": "f.asm",
        "loops": [],
        "not_pipelined": {},
        "reshaped": {},
        "cores": {},
    }
    done = broadside(folder, "encrypt", *CIPHER, "odd", "-", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert "cannot share the standard output" in done.stderr


def start_in_a_terminal(width: int, *arguments: str, **environment: str) -> tuple[int, int]:
    """Starts a command whose standard streams are a terminal of the given width.

    Ctrl-C reaches it, also where the tests run in the background and so ignore Ctrl-C themselves.
    """
    import fcntl
    import pty
    import struct
    import termios

    pid, terminal = pty.fork()
    if pid == 0:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
        names = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        os.execve(BROADSIDE, [str(BROADSIDE), *arguments], names | environment)
    return pid, terminal


def read_until(terminal: int, text: str | None = None) -> str:
    """The command's output up to the given text, or to its end."""
    read = b""
    while text is None or text.encode() not in read:
        try:
            data = os.read(terminal, 65536)
        except OSError:
            break  # the other end is closed
        if not data:
            break
        read += data
    return read.decode()


def in_a_terminal(width: int, *arguments: str, **environment: str) -> tuple[int, str]:
    """Status and output of a command whose standard output is a terminal of the given width."""
    pid, terminal = start_in_a_terminal(width, *arguments, **environment)
    text = read_until(terminal)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), text


QUOTED = ("--placements", "none")
"""Measures the quoted placement alone, where a test asks only for the form of what is printed."""


def _numbers(text: str) -> set[str]:
    """All numbers but the speed of the simulator, which differs from run to run."""
    return set(re.findall(r"\d[\d,.]*", re.sub(r"[\d.]+\s+million", "", _without_codes(text))))


@pytest.mark.parametrize(
    "width", [40, *(pytest.param(width, marks=pytest.mark.matrix) for width in (60, 80))]
)
@pytest.mark.parametrize(
    "arguments",
    [
        ("explain", "des_block"),
        pytest.param(("bench", "--only", "des_cbc_encrypt"), marks=pytest.mark.matrix),
    ],
)
def test_nothing_is_wider_than_the_terminal_or_cut_off(
    arguments: tuple[str, ...], width: int
) -> None:
    status, text = in_a_terminal(width, *arguments, NO_COLOR="1")
    assert status == 0
    assert max(map(len, _without_codes(text).split("\r\n"))) <= width
    assert "…" not in text
    shown, all_numbers = _numbers(text), _numbers(in_a_terminal(200, *arguments, NO_COLOR="1")[1])
    assert len(shown) > 10 and shown <= all_numbers, "a number is cut off"
    has_fewer_columns = arguments[0] == "bench"
    assert has_fewer_columns or shown == all_numbers


@cache
def bench_in_a_terminal(**environment: str) -> tuple[int, str]:
    """The toolchain is searched in a folder with a long name, whatever the machine has."""
    place = "/no/such/folder/" + "for/a/toolchain/" * 4
    arguments = ("bench", "--only", "des_cbc_encrypt", *QUOTED)
    return in_a_terminal(60, *arguments, BROADSIDE_TOOLCHAIN=place, **environment)


def test_a_line_of_text_is_broken_where_the_terminal_ends() -> None:
    status, text = bench_in_a_terminal(NO_COLOR="1")
    assert status == 0 and "is not measured" in text
    assert max(map(len, _without_codes(text).split("\r\n"))) <= 60


@pytest.mark.parametrize(
    "arguments",
    [
        ("kernels", "--check", "--only", "rc6"),
        pytest.param(("bench", "--only", "des_core", *QUOTED), marks=pytest.mark.matrix),
    ],
)
def test_no_codes_where_standard_error_is_no_terminal(
    arguments: tuple[str, ...], folder: Path
) -> None:
    assert "\x1b" not in broadside(folder, *arguments).stderr


def test_an_interrupt_ends_a_simulation(folder: Path) -> None:
    """The terminal's own key interrupts it, after it has printed how long the work may take."""
    (folder / "forever.asm").write_text(FOREVER)
    pid, terminal = start_in_a_terminal(80, "call", f"{folder}/forever.asm", "f", *ENDLESS)
    assert "limit of 10,000,000,000 cycles" in read_until(terminal, " cycles")
    os.write(terminal, b"\x03")
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == -signal.SIGINT


@pytest.mark.matrix
def test_no_color_is_respected() -> None:
    assert "\x1b[3" in bench_in_a_terminal()[1]
    assert "\x1b[3" not in bench_in_a_terminal(NO_COLOR="1")[1]


def _without_codes(text: str) -> str:
    last = text.rfind("\x1b[2K")  # before this, a bar on standard error was drawn and wiped
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text[max(last, 0) :])
