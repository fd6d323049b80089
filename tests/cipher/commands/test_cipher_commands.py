"""`broadside encrypt` and `decrypt`: files, standard streams, errors, signals; comparison with `openssl`."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from encryption import BROADSIDE, COUNTING, run

from broadside._core import Cipher
from broadside.ciphers.files import CHUNK_BYTES
from broadside.ciphers.names import MODES, named_ciphers

OPENSSL = {
    "aes-128": "aes-128-{mode}",
    "aes-192": "aes-192-{mode}",
    "aes-256": "aes-256-{mode}",
    "des": "des-{mode}",
    "des3": "des-ede3-{mode}",
}
LENGTHS = (0, 1, 15, 16, 17, CHUNK_BYTES, CHUNK_BYTES + 5)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "name",
    [
        "des",
        "des3",
        "serpent-192",
        "twofish-256",
        "rc6-128",
        "mars-448",
        "aes_table-256",
        "des3_table",
    ],
)
def test_a_file_comes_back(tmp_path: Path, name: str, mode: str) -> None:
    named = named_ciphers()[name]
    key, plain = tmp_path / "key", tmp_path / "plain"
    key.write_bytes(os.urandom(named.key_bytes[-1]))
    plain.write_bytes(os.urandom(100_003))
    iv = [] if mode == "ecb" else ["--iv-hex", os.urandom(named.block_bytes).hex()]
    options = ["--cipher", name, "--mode", mode, "--key-file", key, *iv]
    assert run("encrypt", *options, plain, tmp_path / "cipher").returncode == 0
    assert (tmp_path / "cipher").read_bytes() != plain.read_bytes()
    assert run("decrypt", *options, tmp_path / "cipher", tmp_path / "back").returncode == 0
    assert (tmp_path / "back").read_bytes() == plain.read_bytes()


@pytest.mark.oracle
@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is absent")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", OPENSSL)
def test_openssl_gives_the_same_bytes(tmp_path: Path, name: str, mode: str) -> None:
    algorithm = OPENSSL[name].format(mode=mode).replace("ede3-ecb", "ede3")
    known = subprocess.run(["openssl", "enc", "-list"], capture_output=True, text=True, check=False)
    if f"-{algorithm}" not in known.stdout.split():
        pytest.skip(f"openssl enc has no {algorithm}")
    named = named_ciphers()[name]
    key, iv = os.urandom(named.key_bytes[-1]), os.urandom(named.block_bytes)
    key_file = tmp_path / "key"
    key_file.write_text(key.hex() + "\n")
    ours = ["--cipher", name, "--mode", mode, "--key-file", key_file]
    theirs = ["openssl", "enc", f"-{algorithm}", "-K", key.hex(), "-provider", "legacy"]
    theirs += ["-provider", "default"]
    if mode != "ecb":
        ours += ["--iv-hex", iv.hex()]
        theirs += ["-iv", iv.hex()]
    for length in LENGTHS:
        plain = os.urandom(length)
        expected = subprocess.run(theirs, input=plain, capture_output=True, check=True).stdout
        assert run("encrypt", *ours, "-", "-", stdin=plain).stdout == expected
        assert run("decrypt", *ours, "-", "-", stdin=expected).stdout == plain


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--cipher", "aes-512", "--mode", "ecb"], "aes-512"),
        (["--cipher", "aes-128", "--mode", "ecb", "--iv-hex", "00"], "no IV"),
        (["--cipher", "aes-128", "--mode", "cbc"], "--iv-file"),
        (["--cipher", "aes-128", "--mode", "cbc", "--iv-hex", "00"], "1 byte; the block has"),
        (["--cipher", "aes-128", "--mode", "cbc", "--iv-hex", "zz"], "hexadecimal"),
        (["--cipher", "aes-256", "--mode", "ecb"], "not a key of 32 bytes"),
        (["--cipher", "aes-128", "--mode", "ecb", "--no-pad"], "whole number of blocks"),
        ([*COUNTING, "--no-pad"], "ctr has no padding"),
    ],
)
def test_bad_usage_writes_nothing(
    tmp_path: Path, key_file: Path, arguments: list[str], complaint: str
) -> None:
    source, target = tmp_path / "in", tmp_path / "out"
    source.write_bytes(b"seventeen bytes..")
    result = run("encrypt", *arguments, "--key-file", key_file, source, target)
    assert result.returncode == 2
    assert complaint in result.stderr.decode()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in", "key"]


def test_the_key_is_never_printed(tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_text("not hexadecimal but very secret")
    result = run("encrypt", "--cipher", "aes-128", "--mode", "ecb", "--key-file", key, "-", "-")
    assert result.returncode == 2
    assert b"secret" not in result.stderr + result.stdout


def test_wrong_padding_leaves_the_old_output(tmp_path: Path, key_file: Path) -> None:
    source, target = tmp_path / "in", tmp_path / "out"
    source.write_bytes(bytes(range(64)))
    target.write_bytes(b"old")
    options = ["--cipher", "aes-128", "--mode", "cbc", "--iv-hex", "00" * 16]
    result = run("decrypt", *options, "--key-file", key_file, source, target)
    assert result.returncode == 2
    assert "padding" in result.stderr.decode()
    assert target.read_bytes() == b"old"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_a_signal_leaves_no_partial_file(
    tmp_path: Path, key_file: Path, number: signal.Signals
) -> None:
    target = tmp_path / "out"
    options = ["--cipher", "aes-128", "--mode", "ctr", "--iv-hex", "00" * 16]
    process = subprocess.Popen(
        [BROADSIDE, "encrypt", *options, "--key-file", key_file, "-", target],
        stdin=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        # a test in the background of a shell inherits that some signals are ignored
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
    )
    assert process.stdin is not None
    process.stdin.write(bytes(2 * CHUNK_BYTES))
    process.stdin.flush()
    deadline = time.monotonic() + 600
    while not list(tmp_path.glob(".out.*")) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert list(tmp_path.glob(".out.*")), "the temporary file was never made"
    process.send_signal(number)
    process.wait(timeout=600)
    process.stdin.close()
    assert process.returncode != 0
    assert [path.name for path in tmp_path.iterdir()] == ["key"]


def test_memory_does_not_grow_with_the_input(tmp_path: Path, key_file: Path) -> None:
    """With 64 times the input, memory grows by a few chunks at most."""
    program = (
        "import resource, sys; from broadside.cli import main\n"
        "try: main(sys.argv[1:])\n"
        "except SystemExit: pass\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)"
    )
    options = ["--cipher", "aes-128", "--mode", "ctr", "--iv-hex", "00" * 16, "--key-file"]
    peaks = []
    for chunks in (1, 64):
        source = tmp_path / "in"
        with source.open("wb") as file:
            file.truncate(chunks * CHUNK_BYTES)
        result = subprocess.run(
            [
                sys.executable,
                "-c",
                program,
                "encrypt",
                *options,
                key_file,
                source,
                tmp_path / "out",
            ],
            capture_output=True,
            check=True,
        )
        assert (tmp_path / "out").stat().st_size == chunks * CHUNK_BYTES
        peaks.append(int(result.stderr.split()[-1]))
    assert peaks[1] - peaks[0] < 16 * CHUNK_BYTES // 1024


@pytest.mark.parametrize(
    ("cipher", "text", "options", "key"),
    [
        ("aes-256", "00112233445566778899aabbccddeeff", [], None),
        ("aes-256", "00112233445566778899AABBCCDDEEFF", ["--key-raw"], "raw"),
        ("aes-256", "00112233445566778899aabbccddeeff", ["--key-hex"], None),
        ("aes-128", "0011223344556677", [], None),
        ("des3", "0011223344556677", [], None),
        ("des3", "001122334455667788990011", ["--key-raw"], "raw"),
        ("mars-256", "00112233445566778899aabbccddeeff", [], None),
        ("des3", "00112233445566778899aabbccddeeff", ["--key-hex"], "hex"),
        ("aes-128", "00112233445566778899aabbccddeeff", [], "hex"),
        ("aes-128", "00112233445566778899aabbccddeeff", ["--key-raw"], None),
        ("aes-128", "0011223344556677 8899aabbccddeeff\n", ["--key-hex"], "hex"),
        ("aes-128", "sixteen letters.", [], "raw"),
        ("aes-128", "sixteen letters.", ["--key-hex"], None),
        ("aes-128", "sixteen letters.", ["--key-hex", "--key-raw"], None),
    ],
)
def test_a_key_is_raw_or_hexadecimal_beyond_doubt(
    tmp_path: Path, cipher: str, text: str, options: list[str], key: str | None
) -> None:
    path, plain = tmp_path / "key", os.urandom(64)
    path.write_text(text)
    path.chmod(0o600)
    arguments = ["--cipher", cipher, "--mode", "ecb", "--no-pad", "--key-file", path, *options]
    result = run("encrypt", *arguments, "-", "-", stdin=plain)
    if key is None:
        assert result.returncode == 2 and result.stdout == b""
        assert text not in result.stderr.decode()
        return
    value = text.encode() if key == "raw" else bytes.fromhex(text)
    assert result.stdout == Cipher(cipher.split("-")[0], value, "ecb").encrypt(plain)
    assert result.stderr == b""


def test_a_doubtful_iv_is_refused(tmp_path: Path, key_file: Path) -> None:
    iv = tmp_path / "iv"
    iv.write_text("0011223344556677")
    options = ["--cipher", "aes-128", "--mode", "cbc", "--key-file", key_file, "--iv-file", iv]
    result = run("encrypt", *options, "-", "-", stdin=b"")
    assert result.returncode == 2 and b"--iv-hex" in result.stderr


@pytest.mark.parametrize(("mode", "warned"), [(0o600, False), (0o640, False), (0o644, True)])
def test_a_key_that_all_may_read_is_warned_of(key_file: Path, mode: int, warned: bool) -> None:
    key_file.chmod(mode)
    result = run("encrypt", *COUNTING, "--key-file", key_file, "-", "-", stdin=b"text")
    assert result.returncode == 0 and len(result.stdout) == 4
    assert (f"{key_file}: every user can read" in result.stderr.decode()) == warned


def test_the_help_says_that_there_is_no_integrity() -> None:
    for command in ("encrypt", "decrypt"):
        assert "NO INTEGRITY" in run(command, "--help").stdout.decode()
