"""scripts/tell-progress: a long build shows that it advances, and prints all its output if it fails."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import time
from pathlib import Path

TELL = Path(__file__).parents[3] / "scripts" / "tell-progress"


def test_what_goes_well_is_one_line(tmp_path: Path) -> None:
    command = [
        str(TELL),
        "Building",
        str(tmp_path / "new" / "log"),
        "sh",
        "-c",
        "echo much; echo more >&2",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("", "Building ...\n")
    assert (tmp_path / "new" / "log").read_text() == "much\nmore\n"


def test_what_fails_is_printed_with_its_status(tmp_path: Path) -> None:
    command = [str(TELL), "Building", str(tmp_path / "log"), "sh", "-c", "echo cause; exit 3"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (3, "Building ...\ncause\n")


def test_on_a_terminal_one_line_changes_and_goes_away(tmp_path: Path) -> None:
    """It shows the last line of what the command printed."""
    pid, terminal = pty.fork()
    if pid == 0:
        environment = {"PATH": os.environ["PATH"], "TERM": "xterm"}
        work = f"echo Compiling serde; while [ ! -e {tmp_path}/seen ]; do sleep 0.1; done"
        os.execve(TELL, ["tell", "Building", f"{tmp_path}/log", "sh", "-c", work], environment)
    read = b""
    while chunk := _read(terminal):
        read += chunk
        if b" s, Compiling serde" in read:
            (tmp_path / "seen").touch()
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
    assert read.endswith(b"\r\x1b[2K")


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""  # the other end is closed


def test_an_interrupt_ends_also_what_the_command_has_started(tmp_path: Path) -> None:
    work = f"sh -c 'touch {tmp_path}/begun; sleep 600; true'; true"
    process = subprocess.Popen([TELL, "Building", tmp_path / "log", "sh", "-c", work])
    while not (tmp_path / "begun").exists():
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 130
    left = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
    assert str(tmp_path / "begun") not in left
