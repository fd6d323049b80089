"""Encrypts files in constant memory. The output gets its name only when it is complete."""

from __future__ import annotations

import contextlib
import os
import re
import stat
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, Literal

from broadside._core import Cipher, Xts
from broadside.ciphers.xts import BLOCK_BYTES, UNIT_NUMBER_MAX
from broadside.counted import counted
from broadside.errors import InputError, named_errors
from broadside.input.endings import signals_as_exceptions
from broadside.terminal.streams import STANDARD_INPUT, STANDARD_OUTPUT, closed_on_error

CHUNK_BYTES = 1 << 20
KEY_FILE_BYTES_MAX = 4096
STANDARD = "-"
TEMPORARY_NAME_LENGTH = 50
"""The most characters of a file's name that go into its temporary name. File systems limit names."""
Form = Literal["raw", "hex"]


def read_secret(
    path: Path, lengths: tuple[int, ...], what: str, form: Form | None, remedy: str
) -> bytes:
    """A key or IV from a file: the bytes themselves, or hexadecimal text.

    Without `form`, the contents of the file decide. Raises InputError if they do not have an allowed length.
    If hexadecimal text has the length of raw bytes, the error suggests `remedy`. The message never quotes the
    contents.
    """
    with path.open("rb") as file:
        content = file.read(KEY_FILE_BYTES_MAX)
    decoded = _decoded(content)
    fits_raw = form != "hex" and len(content) in lengths
    fits_hex = form != "raw" and decoded is not None and len(decoded) in lengths
    if fits_raw and decoded is not None and form is None:
        raise InputError(
            path,
            f"hexadecimal text of {len(decoded)} bytes, with the length of {what} of "
            f"{len(content)} raw bytes: {remedy}",
        )
    if fits_raw:
        return content
    if fits_hex and decoded is not None:
        return decoded
    allowed = " or ".join(str(length) for length in lengths)
    forms = {None: "raw or in hexadecimal", "raw": "raw", "hex": "in hexadecimal"}[form]
    raise InputError(path, f"not {what} of {allowed} bytes, {forms}")


def _decoded(content: bytes) -> bytes | None:
    """The bytes of a hexadecimal text. None for any other text."""
    try:
        return bytes.fromhex(content.decode("ascii")) or None
    except ValueError:
        return None


def is_readable_by_all(path: Path) -> bool:
    """Whether the path is a file that every user of the machine may read."""
    status = path.stat()
    return stat.S_ISREG(status.st_mode) and bool(status.st_mode & stat.S_IROTH)


class Padding:
    """PKCS#7 padding at the end of a stream of whole blocks."""

    def __init__(self, block_bytes: int) -> None:
        self.block_bytes = block_bytes

    def add(self, tail: bytes) -> bytes:
        """The rest of the data (less than a block), padded to a block."""
        count = self.block_bytes - len(tail) % self.block_bytes
        return tail + bytes([count]) * count

    def remove(self, block: bytes) -> bytes | None:
        """The last block without its padding. None if the padding is wrong."""
        count = block[-1] if block else 0
        if not 1 <= count <= self.block_bytes or block[-count:] != bytes([count]) * count:
            return None
        return block[:-count]


def encrypted(
    cipher: Cipher, chunks: Iterator[bytes], padding: Padding | None, whole_blocks: bool
) -> Iterator[bytes]:
    """The ciphertext of a stream. Raises ValueError if it needs whole blocks and the last is not whole."""
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
    """The plaintext of a stream. Raises ValueError for partial blocks or wrong padding."""
    block, rest = (cipher.block_size if whole_blocks else 1), b""
    held = block if padding is not None else 0
    for chunk in chunks:
        data = rest + chunk
        end = max(0, len(data) - held)
        end -= end % block
        rest = data[end:]
        yield cipher.decrypt(data[:end])
    if not rest and held:
        raise ValueError("the input is empty, so it has no padding")
    if len(rest) != held:
        raise ValueError("the input is not a whole number of blocks")
    if padding is not None:
        last = padding.remove(cipher.decrypt(rest))
        if last is None:
            raise ValueError("wrong padding: a wrong key or IV, or the input was changed")
        yield last


def whole_units(chunks: Iterator[bytes], unit_bytes: int) -> Iterator[bytes]:
    """The stream in pieces of whole units. Only the last piece may end with a part of a unit."""
    rest = b""
    for chunk in chunks:
        data = rest + chunk
        end = len(data) - len(data) % unit_bytes
        rest = data[end:]
        if end:
            yield data[:end]
    if rest:
        yield rest


def stored(
    xts: Xts, chunks: Iterator[bytes], unit: int, direction: Literal["encrypt", "decrypt"]
) -> Iterator[bytes]:
    """The stream as units of storage. The first unit has the number `unit`.

    Raises ValueError if the last unit is shorter than a block, or if a number needs more than 128 bits.
    """
    transform = xts.encrypt if direction == "encrypt" else xts.decrypt
    for part in whole_units(chunks, xts.unit_bytes):
        rest = len(part) % xts.unit_bytes
        if 0 < rest < BLOCK_BYTES:
            cause = f"the last unit has {counted(rest, 'byte')}, less than a block of {BLOCK_BYTES}"
            raise ValueError(cause)
        if unit > UNIT_NUMBER_MAX:
            raise ValueError("the numbers of the units pass 2^128")
        yield transform(part, unit)
        unit += len(part) // xts.unit_bytes


def chunks_of(source: BinaryIO, path: str, advance: Callable[[int], None]) -> Iterator[bytes]:
    """A stream in pieces. Calls `advance` for each piece."""
    while True:
        with named_errors(STANDARD_INPUT if path == STANDARD else path):
            chunk = source.read(CHUNK_BYTES)
        if not chunk:
            break
        yield chunk
        advance(len(chunk))


@contextlib.contextmanager
def opened_input(path: str) -> Iterator[tuple[BinaryIO, int | None]]:
    """The stream of a path, or standard input for `-`. If it is a file, also its size."""
    if path == STANDARD:
        yield sys.stdin.buffer, None
        return
    with Path(path).open("rb") as file:
        status = os.fstat(file.fileno())
        yield file, status.st_size if stat.S_ISREG(status.st_mode) else None


@contextlib.contextmanager
def atomic_output(path: str) -> Iterator[BinaryIO]:
    """A stream whose file gets the name `path` only when all went well.

    Until then the file has a temporary name in the same folder. An error, SIGINT, SIGTERM, SIGHUP or SIGQUIT
    removes it. If a file `path` exists, the user must have the right to write it. Its permissions stay,
    and so do its owner and group if the user may give files away. Devices, pipes, open descriptors
    (`/dev/stdout`) and `-` are written directly.
    """
    target = Path(path)
    descriptor = open_descriptor(path)
    if descriptor == STANDARD_DESCRIPTOR:
        with named_errors(STANDARD_OUTPUT), closed_on_error(sys.stdout):
            yield sys.stdout.buffer
            sys.stdout.buffer.flush()
    elif descriptor is not None:
        with named_errors(path), os.fdopen(os.dup(descriptor), "wb") as file:
            yield file
    elif target.exists() and not target.is_file():
        with named_errors(path), target.open("wb") as file:
            yield file
    else:
        with signals_as_exceptions(), named_errors(path), _replaced(path) as file:
            yield file


STANDARD_DESCRIPTOR = 1
_DESCRIPTOR_NAMES = {STANDARD: 1, "/dev/stdout": 1, "/dev/stderr": 2}


def open_descriptor(path: str) -> int | None:
    """The number of the open descriptor that a path names. The descriptor may be any kind of file."""
    if path in _DESCRIPTOR_NAMES:
        return _DESCRIPTOR_NAMES[path]
    numbered = re.fullmatch(r"/(?:dev|proc/self)/fd/(\d{1,9})", path)
    return int(numbered.group(1)) if numbered else None


@contextlib.contextmanager
def _replaced(path: str) -> Iterator[BinaryIO]:
    """A temporary file that replaces the file at `path` at the end."""
    target = _resolved(path)
    if target.exists() and not os.access(target, os.W_OK):
        raise InputError(path, "no right to write it, so it is not replaced")
    prefix = f".{target.name[:TEMPORARY_NAME_LENGTH]}."
    try:
        descriptor, name = tempfile.mkstemp(prefix=prefix, dir=target.parent)
    except OSError as error:
        cause = f"no file can be made in {target.parent}: {error.strerror}"
        raise InputError(path, cause) from error
    try:
        with os.fdopen(descriptor, "wb") as file:
            yield file
            file.flush()
            _take_owner_and_mode(file.fileno(), target)
            os.fsync(file.fileno())
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _resolved(path: str) -> Path:
    """The path of the file after all symbolic links."""
    try:
        return Path(path).resolve()
    except (OSError, RuntimeError):
        raise InputError(path, "too many levels of symbolic links") from None


def _take_owner_and_mode(descriptor: int, target: Path) -> None:
    """Takes the owner and group of the replaced file. Without its group, no group gets rights."""
    mode = _mode_of(target)
    if target.exists():
        old = target.stat()
        if not _given_to(descriptor, old.st_uid, old.st_gid) and not _given_to(
            descriptor, -1, old.st_gid
        ):
            mode &= ~stat.S_IRWXG
    os.fchmod(descriptor, mode)


def _given_to(descriptor: int, user: int, group: int) -> bool:
    try:
        os.fchown(descriptor, user, group)
    except PermissionError:
        return False
    return True


def _mode_of(target: Path) -> int:
    """The permissions of the file. If there is none, those that a new file would get."""
    if target.exists():
        return stat.S_IMODE(target.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask
