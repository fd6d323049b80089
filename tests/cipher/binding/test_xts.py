"""XTS in Python and in the commands: NIST's vectors, OpenSSL's libcrypto, order of units, errors."""

from __future__ import annotations

import ctypes
import ctypes.util
import doctest
import itertools
import os
from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside._core import Xts, cipher_facts
from broadside.ciphers import files, xts
from broadside.cli import main

VECTORS = Path(__file__).resolve().parents[2] / "vectors" / "aes-xts.txt"
CIPHERS = [
    (facts.name, facts.key_bytes[0])
    for facts in cipher_facts()
    if facts.block_bytes == xts.BLOCK_BYTES
]
UNIT_BYTES = 528
"""A sector of a NAND flash, whose length is no power of two."""


def test_the_example_of_the_module() -> None:
    assert doctest.testmod(xts).attempted > 0
    assert doctest.testmod(xts).failed == 0


def test_published_vectors() -> None:
    vectors = [
        line.split() for line in VECTORS.read_text().splitlines() if not line.startswith("#")
    ]
    assert len(vectors) > 100
    for name, key, number, plain, expected in vectors:
        unit = int.from_bytes(bytes.fromhex(number), "little")
        storage = xts.new(name, bytes.fromhex(key), max(16, len(plain) // 2))
        assert storage.encrypt(bytes.fromhex(plain), unit).hex() == expected
        assert storage.decrypt(bytes.fromhex(expected), unit).hex() == plain


def libcrypto() -> ctypes.CDLL:
    name = ctypes.util.find_library("crypto")
    if name is None:
        pytest.skip("libcrypto is absent")
    library = ctypes.CDLL(name)
    for function in ("EVP_CIPHER_CTX_new", "EVP_aes_128_xts", "EVP_aes_256_xts"):
        getattr(library, function).restype = ctypes.c_void_p
    return library


def by_openssl(key: bytes, unit_bytes: int, unit: int, data: bytes) -> bytes:
    """OpenSSL's XTS takes one unit, whose number is the IV."""
    library = libcrypto()
    algorithm = getattr(library, f"EVP_aes_{4 * len(key)}_xts")()
    result = b""
    for at in range(0, len(data), unit_bytes):
        part = data[at : at + unit_bytes]
        out, written = ctypes.create_string_buffer(len(part)), ctypes.c_int()
        context = ctypes.c_void_p(library.EVP_CIPHER_CTX_new())
        number = (unit + at // unit_bytes).to_bytes(16, "little")
        assert library.EVP_EncryptInit_ex(context, ctypes.c_void_p(algorithm), None, key, number)
        assert library.EVP_EncryptUpdate(context, out, ctypes.byref(written), part, len(part))
        library.EVP_CIPHER_CTX_free(context)
        result += out.raw[: written.value]
    return result


@pytest.mark.parametrize("key_bytes", [32, 64])
def test_units_are_those_of_openssl(key_bytes: int) -> None:
    key = os.urandom(key_bytes)
    for unit, length in itertools.product((0, 255, (1 << 64) - 1), (16, 511, 528, 545, 5000)):
        data = os.urandom(length)
        expected = by_openssl(key, UNIT_BYTES, unit, data)
        assert xts.new("aes", key, UNIT_BYTES).encrypt(data, unit) == expected


@pytest.mark.parametrize(("name", "key_bytes"), CIPHERS)
def test_units_may_be_done_in_any_order(name: str, key_bytes: int) -> None:
    storage = xts.new(name, os.urandom(2 * key_bytes), UNIT_BYTES)
    data = os.urandom(9 * UNIT_BYTES + 17)
    whole = storage.encrypt(data, unit=3)
    for i in (9, 0, 4):
        part = slice(i * UNIT_BYTES, (i + 1) * UNIT_BYTES)
        assert storage.encrypt(data[part], unit=3 + i) == whole[part]
    buffer = bytearray(whole)
    assert storage.decrypt(buffer, unit=3, output=buffer) is None
    assert buffer == data
    assert storage.unit_bytes == UNIT_BYTES


def test_wrong_arguments() -> None:
    storage = xts.new("aes", bytes(32))
    assert storage.encrypt(b"", 0) == b""
    with pytest.raises(ValueError, match="last unit has 15 bytes"):
        storage.encrypt(bytes(512 + 15), 0)
    with pytest.raises(OverflowError, match="pass 2\\^128"):
        storage.encrypt(bytes(1024), xts.UNIT_NUMBER_MAX)
    assert len(storage.encrypt(bytes(512), xts.UNIT_NUMBER_MAX)) == 512
    with pytest.raises(OverflowError):
        storage.encrypt(bytes(512), -1)
    with pytest.raises(ValueError, match="same length"):
        storage.encrypt(bytes(32), 0, bytearray(31))
    for wrong in (16, 31, 40):
        with pytest.raises(ValueError, match="key length"):
            xts.new("aes", bytes(wrong))
    with pytest.raises(ValueError, match="two keys of one length"):
        Xts("aes", bytes(33))
    with pytest.raises(ValueError, match="des has no XTS"):
        xts.new("des", bytes(16))
    with pytest.raises(ValueError, match="unknown cipher"):
        xts.new("none", bytes(32))
    for unit_bytes in (0, 15, xts.UNIT_BYTES_MAX + 1):
        with pytest.raises(ValueError, match="a unit has 16 to"):
            xts.new("aes", bytes(32), unit_bytes)


def run(*arguments: object) -> tuple[int, str]:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    return result.exit_code, result.output


@pytest.mark.parametrize("chunk_bytes", [1000, files.CHUNK_BYTES])
@pytest.mark.parametrize("length", [0, 16, UNIT_BYTES, 10 * UNIT_BYTES + 33])
def test_the_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, length: int, chunk_bytes: int
) -> None:
    monkeypatch.setattr(files, "CHUNK_BYTES", chunk_bytes)
    key, plain, cipher, back = (tmp_path / name for name in ("key", "plain", "cipher", "back"))
    key.write_bytes(os.urandom(64))
    key.chmod(0o600)
    data = os.urandom(length)
    plain.write_bytes(data)
    options = ("--cipher", "aes-256", "--mode", "xts", "--key-file", key, "--unit-bytes", UNIT_BYTES,
               "--first-unit", 1 << 70)  # fmt: skip
    assert run("encrypt", *options, plain, cipher) == (0, "")
    assert cipher.read_bytes() == by_openssl(key.read_bytes(), UNIT_BYTES, 1 << 70, data)
    assert run("decrypt", *options, cipher, back) == (0, "")
    assert back.read_bytes() == data


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (("--cipher", "des", "--mode", "xts"), "needs a cipher with blocks of 16 bytes"),
        (("--cipher", "aes-128", "--mode", "xts", "--iv-hex", "00" * 16), "takes no IV"),
        (("--cipher", "aes-128", "--mode", "xts", "--no-pad"), "has no padding"),
        (("--cipher", "aes-256", "--mode", "xts"), "not a key of 64 bytes"),
        (("--cipher", "aes-128", "--mode", "xts", "--unit-bytes", 15), "15"),
        (("--cipher", "aes-128", "--mode", "xts"), "the last unit has 3 bytes"),
        (
            ("--cipher", "aes-128", "--mode", "xts", "--unit-bytes", 257),
            "the last unit has 1 byte,",
        ),
        (
            (
                "--cipher",
                "aes-128",
                "--mode",
                "xts",
                "--unit-bytes",
                103,
                "--first-unit",
                2**128 - 1,
            ),
            "the numbers of the units pass 2^128",
        ),
        (
            (
                "--cipher",
                "aes-128",
                "--mode",
                "xts",
                "--unit-bytes",
                483,
                "--first-unit",
                2**128 - 1,
            ),
            "the numbers of the units pass 2^128",
        ),
        (
            ("--cipher", "aes-128", "--mode", "xts", "--first-unit", "0xg"),
            "'0xg' is no number, decimal or hexadecimal (0x...)",
        ),
        (("--cipher", "aes-256", "--mode", "ecb", "--first-unit", 1), "has no --unit-bytes"),
    ],
)
def test_bad_usage_writes_nothing(
    tmp_path: Path, arguments: tuple[object, ...], cause: str
) -> None:
    key, plain, target = (tmp_path / name for name in ("key", "plain", "target"))
    key.write_bytes(os.urandom(32))
    key.chmod(0o600)
    plain.write_bytes(bytes(515))
    code, output = run("encrypt", *arguments, "--key-file", key, plain, target)
    assert code != 0
    assert cause in " ".join(output.split())
    assert not target.exists()


def test_the_number_of_a_unit_may_be_hexadecimal(tmp_path: Path) -> None:
    key, plain, decimal, hexadecimal = (tmp_path / name for name in ("key", "plain", "d", "h"))
    key.write_bytes(os.urandom(32))
    key.chmod(0o600)
    plain.write_bytes(bytes(512))
    options = ("--cipher", "aes-128", "--mode", "xts", "--key-file", key, "--first-unit")
    assert run("encrypt", *options, "016", plain, decimal) == (0, "")
    assert run("encrypt", *options, "0x10", plain, hexadecimal) == (0, "")
    assert decimal.read_bytes() == hexadecimal.read_bytes()


def test_equal_keys_only_decrypt(tmp_path: Path) -> None:
    """IEEE 1619 wants independent keys; old data with equal ones can still be read."""
    key, old, new = (tmp_path / name for name in ("key", "old", "new"))
    key.write_bytes(2 * os.urandom(16))
    key.chmod(0o600)
    data = os.urandom(512)
    old.write_bytes(xts.new("aes", key.read_bytes()).encrypt(data, 0))
    options = ("--cipher", "aes-128", "--mode", "xts", "--key-file", key)
    code, told = run("encrypt", *options, old, new)
    assert code == 2 and not new.exists()
    assert told == f"broadside: {key}: the two keys are equal; XTS needs independent keys\n"
    assert run("decrypt", *options, old, new) == (0, "")
    assert new.read_bytes() == data
