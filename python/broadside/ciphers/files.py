"""Encryption of files: in constant memory, and nothing under the output's name until all is done."""

from __future__ import annotations

import contextlib
import os
import signal
import stat
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import BinaryIO

from broadside._core import Cipher
from broadside.errors import InputError

CHUNK_BYTES = 1 << 20
KEY_FILE_BYTES_MAX = 4096
STANDARD = "-"


def read_secret(path: Path, lengths: tuple[int, ...], what: str) -> bytes:
    """A key or IV from a file: the bytes themselves, or as hexadecimal text.

    Raises InputError where the file holds neither of an allowed length; the message never says what it
    holds.
    """
    with path.open("rb") as file:
        content = file.read(KEY_FILE_BYTES_MAX)
    if len(content) in lengths:
        return content
    with contextlib.suppress(ValueError):
        decoded = bytes.fromhex(content.decode("ascii"))
        if len(decoded) in lengths:
            return decoded
    allowed = " or ".join(str(length) for length in lengths)
    raise InputError(path, f"not {what} of {allowed} bytes, raw or in hexadecimal")


class Padding:
    """PKCS#7 at the end of a stream of whole blocks."""

    def __init__(self, block_bytes: int) -> None:
        self.block_bytes = block_bytes

    def add(self, tail: bytes) -> bytes:
        """The last data, less than a block, filled up to one."""
        count = self.block_bytes - len(tail) % self.block_bytes
        return tail + bytes([count]) * count

    def remove(self, block: bytes) -> bytes | None:
        """The last block without its padding; None where that is wrong."""
        count = block[-1] if block else 0
        if not 1 <= count <= self.block_bytes or block[-count:] != bytes([count]) * count:
            return None
        return block[:-count]


def encrypted(
    cipher: Cipher, chunks: Iterator[bytes], padding: Padding | None, whole_blocks: bool
) -> Iterator[bytes]:
    """The ciphertext of a stream; raises ValueError where whole blocks are missing."""
    block, rest = (cipher.block_size if whole_blocks else 1), b""
    for chunk in chunks:
        data = rest + chunk
        end = len(data) - len(data) % block
        rest = data[end:]
        yield cipher.encrypt(data[:end])
    if padding is not None:
        yield cipher.encrypt(padding.add(rest))
    elif rest:
        raise ValueError("the input is not a whole number of blocks, and padding is off")


def decrypted(
    cipher: Cipher, chunks: Iterator[bytes], padding: Padding | None, whole_blocks: bool
) -> Iterator[bytes]:
    """The plaintext of a stream; raises ValueError for partial blocks or wrong padding."""
    block, rest = (cipher.block_size if whole_blocks else 1), b""
    held = block if padding is not None else 0
    for chunk in chunks:
        data = rest + chunk
        end = max(0, len(data) - held)
        end -= end % block
        rest = data[end:]
        yield cipher.decrypt(data[:end])
    if len(rest) != held:
        raise ValueError("the input is not a whole number of blocks")
    if padding is not None:
        last = padding.remove(cipher.decrypt(rest))
        if last is None:
            raise ValueError("wrong padding: a wrong key or IV, or the input was changed")
        yield last


def chunks_of(source: BinaryIO, advance: Callable[[int], None]) -> Iterator[bytes]:
    """A stream in pieces; `advance` hears of each."""
    while chunk := source.read(CHUNK_BYTES):
        yield chunk
        advance(len(chunk))


@contextlib.contextmanager
def opened_input(path: str) -> Iterator[tuple[BinaryIO, int | None]]:
    """The stream of a path or of `-`, with its size where it is a file."""
    if path == STANDARD:
        yield sys.stdin.buffer, None
        return
    with Path(path).open("rb") as file:
        status = os.fstat(file.fileno())
        yield file, status.st_size if stat.S_ISREG(status.st_mode) else None


@contextlib.contextmanager
def atomic_output(path: str) -> Iterator[BinaryIO]:
    """A stream whose file appears under `path` only when all went well.

    Until then it stands beside it under a temporary name, which an error, SIGINT, SIGTERM or SIGHUP removes.
    Devices, pipes and `-` are written directly.
    """
    target = Path(path)
    if path == STANDARD:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    if target.exists() and not target.is_file():
        with target.open("wb") as file:
            yield file
        return
    target = target.resolve()
    with _signals_as_exceptions():
        descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        try:
            with os.fdopen(descriptor, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(_mode_of(target))
            Path(name).replace(target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def _mode_of(target: Path) -> int:
    """The permissions that the file has, or that a new one would get."""
    if target.exists():
        return stat.S_IMODE(target.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


@contextlib.contextmanager
def _signals_as_exceptions() -> Iterator[None]:
    """Let signals that end the program unwind it first."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def leave(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    previous = {number: signal.signal(number, leave) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)
