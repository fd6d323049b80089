"""What the commands do with files, links, devices, pipes and outputs that cannot be made."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from encryption import BROADSIDE, COUNTING, Outcome, process, run

from broadside._core import Cipher
from broadside.ciphers import files
from broadside.ciphers.files import CHUNK_BYTES


def refused_naming(path: Path, result: subprocess.CompletedProcess[bytes] | Outcome) -> str:
    """Returns the line about the file, which is the only one; the status must be 2."""
    message = result.stderr.decode()
    assert result.returncode == 2, message
    assert message.startswith(f"broadside: {path}: ") and message.count("\n") == 1, message
    return message


def test_a_circle_of_links_is_named(tmp_path: Path, key_file: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    first.symlink_to(second)
    second.symlink_to(first)
    options = ["encrypt", *COUNTING, "--key-file", key_file]
    assert "links" in refused_naming(first, process(*options, key_file, first))
    assert "links" in refused_naming(first, process(*options, first, tmp_path / "out"))
    assert first.is_symlink() and not (tmp_path / "out").exists()


def test_a_full_device_is_named(key_file: Path) -> None:
    full = Path("/dev/full")
    options = ["encrypt", *COUNTING, "--key-file", key_file]
    assert "space" in refused_naming(full, process(*options, key_file, full))
    with full.open("wb") as stream:
        result = process(*options, key_file, "-", stdout=stream)
    assert "space" in refused_naming(Path("standard output"), result)


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, key_file: Path) -> None:
    """A limit of the size of files stands for a full disk."""
    source, target = tmp_path / "in", tmp_path / "out"
    source.write_bytes(bytes(3 * CHUNK_BYTES))
    target.write_bytes(b"old")

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (CHUNK_BYTES, CHUNK_BYTES))

    options = ["encrypt", *COUNTING, "--key-file", key_file, source, target]
    assert "large" in refused_naming(target, process(*options, preexec_fn=limit))
    assert target.read_bytes() == b"old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in", "key", "out"]


def test_outputs_that_cannot_be_made_are_named(tmp_path: Path, key_file: Path) -> None:
    options = ["encrypt", *COUNTING, "--key-file", key_file, key_file]
    absent = tmp_path / "absent" / "out"
    assert str(absent.parent) in refused_naming(absent, process(*options, absent))
    below = key_file / "out"
    refused_naming(below, process(*options, below))
    folder = process(*options, tmp_path)
    assert folder.returncode == 2 and b"is a directory" in folder.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_owner_and_permissions_stay(tmp_path: Path, key_file: Path) -> None:
    target = tmp_path / "out"
    target.write_bytes(b"old")
    os.chown(target, 12345, 23456)
    target.chmod(0o640)
    result = process("encrypt", *COUNTING, "--key-file", key_file, key_file, target)
    status = target.stat()
    assert result.returncode == 0 and status.st_size == 16
    assert (status.st_uid, status.st_gid, status.st_mode & 0o7777) == (12345, 23456, 0o640)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files of others")
def test_without_the_group_its_rights_go_to_nobody() -> None:
    with tempfile.TemporaryDirectory() as folder:  # other users cannot reach the folders of pytest
        target = Path(folder) / "out"
        target.write_bytes(b"old")
        os.chown(target, 12345, 23456)
        target.chmod(0o666)
        Path(folder).chmod(0o777)
        child = os.fork()
        if child == 0:
            written = False
            try:
                os.setgid(34567)
                os.setuid(34567)
                with files.atomic_output(str(target)) as stream:
                    stream.write(b"new")
                written = True
            finally:
                os._exit(0 if written else 1)
        assert os.waitpid(child, 0)[1] == 0
        status = target.stat()
        assert target.read_bytes() == b"new"
        assert (status.st_uid, status.st_gid, status.st_mode & 0o777) == (34567, 34567, 0o606)


@pytest.mark.parametrize("way", ["same", "symbolic", "hard"])
def test_input_and_output_may_be_one_file(tmp_path: Path, key_file: Path, way: str) -> None:
    source, target = tmp_path / "in", tmp_path / "out"
    plain = os.urandom(2 * CHUNK_BYTES + 3)
    source.write_bytes(plain)
    if way == "symbolic":
        target.symlink_to(source)
    elif way == "hard":
        target.hardlink_to(source)
    else:
        target = source
    options = ["--key-file", key_file]
    assert run("encrypt", *COUNTING, *options, source, target).returncode == 0
    assert target.read_bytes() != plain and target.is_symlink() == (way == "symbolic")
    assert run("decrypt", *COUNTING, *options, target, "-").stdout == plain
    assert (source.read_bytes() == plain) == (way == "hard")


def test_a_dangling_link_leads_to_the_new_file(tmp_path: Path, key_file: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "made")
    run("encrypt", *COUNTING, "--key-file", key_file, key_file, tmp_path / "link")
    assert (tmp_path / "link").is_symlink() and (tmp_path / "made").stat().st_size == 16


def test_a_name_may_be_as_long_as_names_are(tmp_path: Path, key_file: Path) -> None:
    target = tmp_path / ("n" * 255)
    run("encrypt", *COUNTING, "--key-file", key_file, key_file, target)
    assert target.stat().st_size == 16


@pytest.mark.parametrize("name", ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
def test_what_stands_in_the_redirected_output_stays(
    tmp_path: Path, key_file: Path, name: str
) -> None:
    target = tmp_path / "out"
    with target.open("wb") as stream:
        stream.write(b"before")
        stream.flush()
        result = process(
            "encrypt", *COUNTING, "--key-file", key_file, key_file, name, stdout=stream
        )
        stream.seek(0, os.SEEK_END)
        stream.write(b"after")
    assert result.returncode == 0
    content = target.read_bytes()
    assert content[:6] == b"before" and content[22:] == b"after" and len(content) == 27


def test_pipes_by_name(tmp_path: Path, key_file: Path) -> None:
    given, taken = tmp_path / "given", tmp_path / "taken"
    os.mkfifo(given)
    os.mkfifo(taken)
    plain = os.urandom(CHUNK_BYTES + 5)
    with ThreadPoolExecutor() as others:
        others.submit(given.write_bytes, plain)
        reader = others.submit(taken.read_bytes)
        result = process("encrypt", *COUNTING, "--key-file", key_file, given, taken)
        encrypted = reader.result()
    assert result.returncode == 0 and result.stderr == b""
    assert encrypted == Cipher("aes", bytes(range(16)), "ctr", bytes(16)).encrypt(plain)


def test_a_reader_that_leaves_ends_it_quietly(tmp_path: Path, key_file: Path) -> None:
    source = tmp_path / "in"
    with source.open("wb") as stream:
        stream.truncate(8 * CHUNK_BYTES)
    read, write = os.pipe()
    os.close(read)
    result = process("encrypt", *COUNTING, "--key-file", key_file, source, "-", stdout=write)
    os.close(write)
    assert result.returncode == 1 and result.stderr == b""


def test_json_and_the_data_do_not_share_an_output(key_file: Path) -> None:
    for name in ("-", "/dev/stdout", "/dev/fd/1"):
        options = [*COUNTING, "--key-file", key_file, "--json", key_file, name]
        result = process("encrypt", *options)
        assert result.returncode == 2 and b"--json" in result.stderr and result.stdout == b""


def test_standard_streams_of_a_process(key_file: Path) -> None:
    options = [
        "--cipher",
        "aes-128",
        "--mode",
        "cbc",
        "--iv-hex",
        "00" * 16,
        "--key-file",
        key_file,
    ]
    plain = os.urandom(3 * CHUNK_BYTES + 7)
    data = plain
    for command in ("encrypt", "decrypt"):
        arguments = [str(BROADSIDE), command, *map(str, options), "-", "-"]
        data = subprocess.run(arguments, input=data, capture_output=True, check=True).stdout
        assert (data == plain) == (command == "decrypt")


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_an_ignored_signal_stays_ignored(
    tmp_path: Path, key_file: Path, number: signal.Signals
) -> None:
    """`nohup` ignores SIGHUP before it starts a program."""
    target = tmp_path / "out"
    running = subprocess.Popen(
        [BROADSIDE, "encrypt", *COUNTING, "--key-file", key_file, "-", target],
        stdin=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(number, signal.SIG_IGN),
    )
    assert running.stdin is not None
    deadline = time.monotonic() + 600
    while not list(tmp_path.glob(".out.*")) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert list(tmp_path.glob(".out.*")), "the temporary file was never made"
    running.send_signal(number)
    running.communicate(b"data", timeout=600)
    assert running.returncode == 0 and len(target.read_bytes()) == 4


@pytest.mark.parametrize("descriptor", [0, 1, 2])
def test_a_closed_stream(tmp_path: Path, key_file: Path, descriptor: int) -> None:
    """Data cannot come from or go to a closed stream; what is said on closed standard error is lost."""
    source, target = tmp_path / "in", tmp_path / "out"
    source.write_bytes(b"data")
    paths = [("-", target), (source, "-"), (source, target)][descriptor]
    result = process(
        "encrypt",
        *(*COUNTING, "--key-file", key_file, *paths),
        preexec_fn=lambda: os.close(descriptor),
    )
    if descriptor < 2:
        name = ("standard input", "standard output")[descriptor]
        assert refused_naming(Path(name), result).endswith("is closed\n")
        assert not target.exists()
    else:
        assert result.returncode == 0 and len(target.read_bytes()) == 4


def test_json_that_cannot_be_written_names_the_stream(tmp_path: Path, key_file: Path) -> None:
    source, target = tmp_path / "in", tmp_path / "out"
    source.write_bytes(b"data")
    options = ["encrypt", *COUNTING, "--json", "--key-file", key_file, source, target]
    with Path("/dev/full").open("wb") as full:
        result = process(*options, stdout=full)
    assert "space" in refused_naming(Path("standard output"), result)


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write every file")
def test_a_file_without_the_right_to_write_it_stays(tmp_path: Path, key_file: Path) -> None:
    source, target = tmp_path / "in", tmp_path / "out"
    source.write_bytes(b"data")
    target.write_bytes(b"precious")
    target.chmod(0o444)
    result = run("encrypt", *COUNTING, "--key-file", key_file, source, target)
    assert "no right to write" in refused_naming(target, result)
    assert target.read_bytes() == b"precious"


def test_the_only_key_is_not_overwritten(tmp_path: Path, key_file: Path) -> None:
    source, iv = tmp_path / "in", tmp_path / "iv"
    source.write_bytes(b"data")
    iv.write_bytes(bytes(16))
    options = ["encrypt", "--cipher", "aes-128", "--mode", "ctr", "--key-file", key_file]
    link = tmp_path / "link"
    link.symlink_to(key_file)
    for target, what in ((key_file, "key"), (link, "key"), (iv, "IV")):
        before = target.read_bytes()
        result = run(*options, "--iv-file", iv, source, target)
        assert f"is the file of the {what}" in refused_naming(target, result)
        assert target.read_bytes() == before


def test_an_empty_ciphertext_is_named_as_such(tmp_path: Path, key_file: Path) -> None:
    empty = tmp_path / "empty"
    empty.touch()
    options = ["--cipher", "aes-128", "--mode", "cbc", "--iv-hex", "00" * 16]
    result = run("decrypt", *options, "--key-file", key_file, empty, tmp_path / "out")
    assert "is empty" in refused_naming(empty, result)
