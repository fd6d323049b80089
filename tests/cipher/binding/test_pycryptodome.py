"""Comparison with PyCryptodome: its own tests run on our modules, and its results equal ours."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import Crypto
import pytest
from Crypto.Cipher import AES, DES, DES3
from Crypto.Util import Counter

from broadside.ciphers import aes, des, des3, encrypt_channels

HERE = Path(__file__).parent
PACKAGE = Path(Crypto.__file__).parent
SELF_TESTS = [
    PACKAGE / "SelfTest" / "Cipher" / f"test_{name}.py"
    for name in ("AES", "DES", "DES3", "CBC", "CFB", "OFB", "CTR")
]
LEAST_CASES = 1800
PAIRS = [(aes, AES), (des, DES), (des3, DES3)]
IDS = ["aes", "des", "des3"]


@pytest.mark.matrix
def test_its_own_tests_pass_on_our_modules() -> None:
    """All but those that pycryptodome_plugin.py names with the reason.

    The cases marked slow read files of NIST from a package of 84 MB and check nothing without them. They run
    if somebody has installed the package.
    """
    command = [sys.executable, "-m", "pytest", "-q", "-W", "ignore", "-o", "addopts="]
    command += ["-p", "pycryptodome_plugin", "-p", "no:cacheprovider"]
    if importlib.util.find_spec("pycryptodome_test_vectors") is None:
        command += ["-m", "not slow"]
    done = subprocess.run(
        [*command, f"--rootdir={PACKAGE}", *SELF_TESTS],
        env={**os.environ, "PYTHONPATH": str(HERE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None and int(passed.group(1)) > LEAST_CASES, done.stdout[-400:]


def secrets(module: ModuleType) -> tuple[bytes, bytes]:
    key = os.urandom(module.key_sizes[-1])
    return key, os.urandom(module.block_size)


@pytest.mark.parametrize(("ours", "theirs"), PAIRS, ids=IDS)
def test_names_are_the_same(ours: ModuleType, theirs: Any) -> None:
    modes = [name for name in dir(ours) if name.startswith("MODE_")]
    assert len(modes) == 5
    for name in [*modes, "block_size", "key_size"]:
        assert getattr(ours, name) == getattr(theirs, name), name


@pytest.mark.parametrize(("ours", "theirs"), PAIRS, ids=IDS)
def test_every_segment_size(ours: ModuleType, theirs: Any) -> None:
    key, iv = secrets(ours)
    data = os.urandom(201)
    for bits in range(8, 8 * ours.block_size + 1, 8):
        one = ours.new(key, ours.MODE_CFB, iv, segment_size=bits)
        other = theirs.new(key, theirs.MODE_CFB, iv, segment_size=bits)
        encrypted = other.encrypt(data)
        assert one.encrypt(data[:67]) + one.encrypt(data[67:]) == encrypted
        assert ours.new(key, ours.MODE_CFB, iv, segment_size=bits).decrypt(encrypted) == data
    assert ours.new(key, ours.MODE_CFB, iv).encrypt(data) == theirs.new(
        key, theirs.MODE_CFB, iv
    ).encrypt(data)


@pytest.mark.parametrize(("ours", "theirs"), PAIRS, ids=IDS)
def test_every_counter(ours: ModuleType, theirs: Any) -> None:
    key, fixed = secrets(ours)
    data = os.urandom(100)
    for length in range(1, ours.block_size + 1):
        for before in range(ours.block_size - length + 1):
            for little in (False, True):
                counter = Counter.new(
                    8 * length,
                    prefix=fixed[:before],
                    suffix=fixed[: ours.block_size - length - before],
                    initial_value=256**length - 3,
                    little_endian=little,
                )
                one = ours.new(key, ours.MODE_CTR, counter=counter)
                other = theirs.new(key, theirs.MODE_CTR, counter=counter)
                assert getattr(one, "nonce", None) == getattr(other, "nonce", None)
                assert one.encrypt(data) == other.encrypt(data)


def errors_of(module: Any) -> dict[str, Any]:
    """The class of the error of each wrong call; a call without an error fails the test."""
    key, block = bytes(range(module.block_size, 3 * module.block_size)), module.block_size
    key = key[: module.key_size if isinstance(module.key_size, int) else module.key_size[-1]]
    iv, whole = bytes(block), bytes(2 * block)

    def cbc() -> Any:
        return module.new(key, module.MODE_CBC, iv)

    def encrypted_then_decrypted() -> None:
        cipher = cbc()
        cipher.encrypt(whole)
        cipher.decrypt(whole)

    calls: dict[str, Callable[[], object]] = {
        "key length": lambda: module.new(key[:-1], module.MODE_ECB),
        "mode": lambda: module.new(key, 77),
        "IV length": lambda: module.new(key, module.MODE_CBC, iv[:-1]),
        "two IVs": lambda: module.new(key, module.MODE_CBC, iv=iv, IV=iv),
        "IV for ECB": lambda: module.new(key, module.MODE_ECB, iv),
        "named IV for ECB": lambda: module.new(key, module.MODE_ECB, iv=iv),
        "nonce for CBC": lambda: module.new(key, module.MODE_CBC, nonce=iv),
        "segments for OFB": lambda: module.new(key, module.MODE_OFB, iv, segment_size=8),
        "segment of 0": lambda: module.new(key, module.MODE_CFB, iv, segment_size=0),
        "segment of 12": lambda: module.new(key, module.MODE_CFB, iv, segment_size=12),
        "segment too long": lambda: module.new(
            key, module.MODE_CFB, iv, segment_size=8 * block + 8
        ),
        "nonce too long": lambda: module.new(key, module.MODE_CTR, nonce=iv),
        "nonce and counter": lambda: module.new(
            key, module.MODE_CTR, nonce=b"", counter=Counter.new(8 * block)
        ),
        "initial value": lambda: module.new(key, module.MODE_CTR, nonce=iv[1:], initial_value=256),
        "no counter": lambda: module.new(key, module.MODE_CTR, counter={}),
        "counter length": lambda: module.new(key, module.MODE_CTR, counter=Counter.new(8)),
        "unknown option": lambda: module.new(key, module.MODE_CBC, iv, colour="red"),
        "part of a block": lambda: cbc().encrypt(whole[:-1]),
        "text": lambda: cbc().encrypt("text of 32 bytes, two AES blocks"),
        "fixed output": lambda: cbc().encrypt(whole, output=bytes(whole)),
        "short output": lambda: cbc().encrypt(whole, output=bytearray(block)),
        "read-only output": lambda: cbc().encrypt(whole, output=memoryview(whole)),
        "turned": encrypted_then_decrypted,
        "counter used up": lambda: module.new(key, module.MODE_CTR, nonce=iv[1:]).encrypt(
            bytes(256 * block + 1)
        ),
    }
    found = {}
    for name, call in calls.items():
        with pytest.raises((TypeError, ValueError, OverflowError)) as raised:
            call()
        found[name] = next(
            kind
            for kind in (TypeError, OverflowError, ValueError)
            if isinstance(raised.value, kind)
        )
    return found


@pytest.mark.parametrize(("ours", "theirs"), PAIRS, ids=IDS)
def test_errors_are_of_the_same_class(ours: ModuleType, theirs: Any) -> None:
    assert errors_of(ours) == errors_of(theirs)


def test_random_starts() -> None:
    key = bytes(16)
    for mode in (aes.MODE_CBC, aes.MODE_CFB, aes.MODE_OFB):
        first, second = aes.new(key, mode), aes.new(key, mode)
        assert first.iv != second.iv and len(first.iv) == 16 and first.iv == first.IV
        assert aes.new(key, mode, first.iv).decrypt(first.encrypt(bytes(16))) == bytes(16)
    counting = aes.new(key, aes.MODE_CTR)
    assert len(counting.nonce) == 8 and counting.nonce != aes.new(key, aes.MODE_CTR).nonce
    plain = aes.new(key, aes.MODE_CTR, nonce=counting.nonce).decrypt(counting.encrypt(b"text"))
    assert plain == b"text"
    with pytest.raises(TypeError):
        des.new(bytes(8), des.MODE_CTR)


def test_output_may_overlap_the_input() -> None:
    memory = bytearray(os.urandom(48))
    expected = aes.new(bytes(16), aes.MODE_CTR, nonce=b"").encrypt(bytes(memory[:32]))
    cipher = aes.new(bytes(16), aes.MODE_CTR, nonce=b"")
    assert cipher.encrypt(memoryview(memory)[:32], output=memoryview(memory)[16:]) is None
    assert memory[16:] == expected


def test_a_counter_that_ends_writes_nothing() -> None:
    cipher = aes.new(bytes(16), aes.MODE_CTR, nonce=bytes(15), initial_value=7)
    reference = aes.new(bytes(16), aes.MODE_CTR, nonce=bytes(15), initial_value=7)
    output = bytearray(4097)
    with pytest.raises(OverflowError):
        cipher.encrypt(bytes(4097), output=output)
    assert output == bytearray(4097)
    assert encrypt_channels([cipher], [bytes(4096)]) == [reference.encrypt(bytes(4096))]
    with pytest.raises(OverflowError):
        encrypt_channels([cipher], [b"1"])


def test_degenerate_and_weak_keys_are_accepted() -> None:
    """K1 = K2 is DES with K3, and K2 = K3 is DES with K1; a weak key of DES undoes itself."""
    data, first, second = os.urandom(64), os.urandom(8), os.urandom(8)
    ecb = des.new(second, des.MODE_ECB).encrypt(data)
    assert des3.new(first + first + second, des3.MODE_ECB).encrypt(data) == ecb
    assert des3.new(second + first + first, des3.MODE_ECB).encrypt(data) == ecb
    weak = bytes.fromhex("0101010101010101")
    twice = des.new(weak, des.MODE_ECB).encrypt(des.new(weak, des.MODE_ECB).encrypt(data))
    assert twice == data
    for degenerate in (first + first + second, second + first + first, first + first):
        with pytest.raises(ValueError):
            DES3.new(degenerate, DES3.MODE_ECB)
        with pytest.raises(ValueError):
            des3.adjust_key_parity(degenerate)


def test_adjusted_parity() -> None:
    for length in (16, 24):
        key = os.urandom(length)
        assert des3.adjust_key_parity(key) == DES3.adjust_key_parity(key)
    with pytest.raises(ValueError):
        des3.adjust_key_parity(bytes(8))
