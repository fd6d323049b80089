"""Commands write a file as a whole or not at all, and never over their source."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from broadside.input.files import write_atomically

BROADSIDE = Path(sys.executable).parent / "broadside"
LINEAR = "f:\t.cproc\ta\n\tADD\ta, 1, a\n\t.return\ta\n\t.endproc\n"
ASSEMBLY = "\t.global f\nf:\tB\tB3\n\tNOP\t5\n"
OPTIMIZE = ["optimize", "--time", "0"]


def ended(
    *arguments: object, preexec_fn: object = None, status: int = 2
) -> subprocess.CompletedProcess[str]:
    command = [str(BROADSIDE), *map(str, arguments)]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=preexec_fn,  # type: ignore[call-overload]
    )
    assert done.returncode == status, done.stderr
    return done  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("command", "name", "text", "options"),
    [
        (OPTIMIZE, "f.sa", LINEAR, ["-o", "f.sa"]),
        (OPTIMIZE, "f.asm", LINEAR, []),  # the output would have the same name
        (["asm"], "f.asm", ASSEMBLY, ["-o", "f.asm"]),
        (["asm"], "f.asm", ASSEMBLY, ["-o", "link"]),
        (["interrupts", "--threshold", "9"], "f.asm", ASSEMBLY, ["-o", "f.asm"]),
    ],
)
def test_no_command_overwrites_its_source(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: list[str],
    name: str,
    text: str,
    options: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(text)
    Path("link").symlink_to(name)
    assert "is the source" in ended(*command, name, *options).stderr
    assert Path(name).read_text() == text


def test_a_full_disk_leaves_the_old_file_and_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A limit of the size of files stands for a full disk."""
    # Python 3.11 would keep modules that it compiled, cut off at the limit, and no later run could load them.
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    source, target = tmp_path / "f.asm", tmp_path / "f.o"
    source.write_text(ASSEMBLY + "\tNOP\n" * 4000)
    target.write_bytes(b"old")

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

    message = ended("asm", source, preexec_fn=limit).stderr
    assert message.startswith(f"broadside: {target}: ") and "large" in message
    assert target.read_bytes() == b"old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["f.asm", "f.o"]


def test_a_pipe_is_written_and_stays(tmp_path: Path) -> None:
    source, pipe = tmp_path / "f.sa", tmp_path / "pipe"
    source.write_text(LINEAR)
    os.mkfifo(pipe)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    ended(*OPTIMIZE, source, "-o", pipe, status=0)
    reader.join(timeout=600)
    assert pipe.is_fifo() and "ADD" in read[0]


def test_a_link_stays(tmp_path: Path) -> None:
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_text("old")
    target.chmod(0o640)
    link.symlink_to(target)
    write_atomically(link, "new")
    assert link.is_symlink() and target.read_text() == "new"
    assert target.stat().st_mode & 0o777 == 0o640


HALF_WRITTEN = """
import os, signal
from pathlib import Path
from broadside.input.files import write_atomically
from broadside.input.folders import whole_folder

def end(self, target):
    os.kill(os.getpid(), signal.{signal})

Path.replace = end  # the last step
"""


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize(
    "last",
    [
        'write_atomically(Path("target"), "new")',
        'with whole_folder(Path("new")) as made:\n    (made / "page").write_text("new")',
        'with whole_folder(Path("."), ()) as made:\n    (made / "target").write_text("new")',
    ],
)
def test_a_signal_leaves_nothing_half_written(
    tmp_path: Path, last: str, number: signal.Signals
) -> None:
    (tmp_path / "target").write_text("old")
    code = HALF_WRITTEN.format(signal=number.name) + last
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        check=False,
        # a test in the background of a shell inherits that some signals are ignored
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
    )
    assert done.returncode == 128 + number
    assert [path.name for path in tmp_path.iterdir()] == ["target"]
    assert (tmp_path / "target").read_text() == "old"
