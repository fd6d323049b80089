"""The Python interface: PEP 272, any buffer, streaming, channels, errors, threads."""

from __future__ import annotations

import array
import doctest
import importlib
import itertools
import mmap
import os
import threading
from pathlib import Path
from types import ModuleType

import pytest

import broadside.ciphers
from broadside._core import Cipher, Xts, cipher_facts, transform_channels
from broadside.ciphers import decrypt_channels, encrypt_channels
from broadside.ciphers._interface import CounterPlace

NAMES = ("aes", "des", "des3", "serpent", "twofish", "rc6", "mars")
VECTORS = Path(__file__).resolve().parents[2] / "vectors"


def modules() -> list[ModuleType]:
    return [importlib.import_module(f"broadside.ciphers.{name}") for name in NAMES]


def feedback_modes(module: ModuleType) -> list[tuple[int, dict[str, int]]]:
    modes = [module.MODE_CBC, module.MODE_CFB, module.MODE_OFB, module.MODE_CTR]
    sizes = range(8, 8 * module.block_size + 1, 8)
    segments = [(module.MODE_CFB, {"segment_size": bits}) for bits in sizes]
    return [(mode, {}) for mode in modes] + segments


def known_answers() -> list[list[str]]:
    files = [*VECTORS.glob("*-kat.txt"), VECTORS / "aes-sp800-38a.txt", VECTORS / "rc6-paper.txt"]
    lines = itertools.chain.from_iterable(path.read_text().splitlines() for path in files)
    return [line.split() for line in lines if not line.startswith("#")]


def test_published_vectors() -> None:
    vectors = known_answers()
    assert len(vectors) > 4000
    for name, mode, key, iv, plain, expected in vectors:
        start = None if iv == "-" else bytes.fromhex(iv)
        arguments = (name, bytes.fromhex(key), mode, start)
        assert Cipher(*arguments).encrypt(bytes.fromhex(plain)).hex() == expected
        assert Cipher(*arguments).decrypt(bytes.fromhex(expected)).hex() == plain


@pytest.mark.parametrize("module", modules(), ids=NAMES)
def test_pep_272(module: ModuleType) -> None:
    assert (module.MODE_ECB, module.MODE_CBC, module.MODE_CFB) == (1, 2, 3)
    assert (module.MODE_OFB, module.MODE_CTR) == (5, 6)
    several = len(module.key_sizes) > 1
    assert module.key_size == (module.key_sizes if several else module.key_sizes[0])
    for key_bytes in module.key_sizes:
        key, iv = os.urandom(key_bytes), os.urandom(module.block_size)
        data = os.urandom(5 * module.block_size)
        ecb = module.new(key, module.MODE_ECB)
        assert ecb.block_size == module.block_size
        assert ecb.decrypt(ecb.encrypt(data)) == data
        for mode, options in feedback_modes(module):
            cipher = module.new(key, mode, iv, **options)
            encrypted = cipher.encrypt(data[: module.block_size])
            encrypted += cipher.encrypt(data[module.block_size :])
            assert module.new(key, mode, iv=iv, **options).decrypt(encrypted) == data


@pytest.mark.parametrize("module", modules(), ids=NAMES)
def test_segments_of_a_byte_are_the_default_of_cfb(module: ModuleType) -> None:
    key, iv = bytes(module.key_sizes[0]), bytes(module.block_size)
    data = os.urandom(50)
    full = module.new(key, module.MODE_CFB, iv, segment_size=8 * module.block_size).encrypt(data)
    assert module.new(key, module.MODE_CFB, iv).encrypt(data) != full
    short = module.new(key, module.MODE_CFB, iv, segment_size=8).encrypt(data)
    assert module.new(key, module.MODE_CFB, iv).encrypt(data) == short


def test_examples_of_the_documentation() -> None:
    assert doctest.testmod(broadside.ciphers).attempted >= 4
    assert doctest.testmod(broadside.ciphers).failed == 0


def test_any_buffer() -> None:
    module = modules()[0]
    data = bytes(range(64))
    expected = module.new(bytes(16), module.MODE_ECB).encrypt(data)
    words = array.array("I")
    words.frombytes(data)
    strided = memoryview(bytes(byte for pair in zip(data, data, strict=True) for byte in pair))[::2]
    for buffer in (bytearray(data), memoryview(data), words, strided):
        assert module.new(bytearray(16), module.MODE_ECB).encrypt(buffer) == expected
    with pytest.raises(TypeError):
        module.new(bytes(16), module.MODE_ECB).encrypt("text")


def test_wrong_arguments() -> None:
    aes = modules()[0]
    iv = bytes(16)
    for error, call in (
        (ValueError, lambda: aes.new(bytes(15), aes.MODE_ECB)),
        (ValueError, lambda: aes.new(bytes(16), 4)),
        (ValueError, lambda: aes.new(bytes(16), aes.MODE_CBC, iv=bytes(15))),
        (TypeError, lambda: Cipher("aes", bytes(16), "cbc")),
        (TypeError, lambda: Cipher("aes", bytes(16), "ecb", segment_bytes=1)),
        (TypeError, lambda: Cipher("aes", bytes(16), "cbc", iv, segment_bytes=1)),
        (TypeError, lambda: Cipher("aes", bytes(16), "cfb", iv, counter=CounterPlace(0, 1, False))),
        (ValueError, lambda: Cipher("aes", bytes(16), "cfb", iv, segment_bytes=17)),
        (
            ValueError,
            lambda: Cipher("aes", bytes(16), "ctr", iv, counter=CounterPlace(12, 5, False)),
        ),
        (TypeError, lambda: aes.new(bytes(16), aes.MODE_ECB, iv=iv)),
        (TypeError, lambda: aes.new(bytes(16), aes.MODE_CTR, iv=iv, nonce=b"")),
        (TypeError, lambda: aes.new(bytes(16), aes.MODE_CTR, iv=iv, initial_value=3)),
        (ValueError, lambda: aes.new(bytes(16), aes.MODE_CFB, iv, segment_size=136)),
        (TypeError, lambda: aes.new(bytes(16), aes.MODE_OFB, iv, segment_size=8)),
        (ValueError, lambda: aes.new(bytes(16), aes.MODE_CBC, iv).encrypt(bytes(17))),
        (ValueError, lambda: Cipher("rot13", bytes(16), "ecb")),
        (ValueError, lambda: Cipher("aes", bytes(16), "xts", iv)),
    ):
        with pytest.raises(error):
            call()


def test_an_object_serves_one_direction() -> None:
    aes = modules()[0]
    cipher = aes.new(bytes(16), aes.MODE_CBC, bytes(16))
    cipher.encrypt(bytes(16))
    with pytest.raises(TypeError, match="cannot be called after"):
        cipher.decrypt(bytes(16))


@pytest.mark.parametrize("mode", ["cbc", "cfb", "cfb8", "ofb", "ctr"])
def test_channels_equal_single_messages(mode: str) -> None:
    for facts in cipher_facts():
        name, block, keys = facts.name, facts.block_bytes, facts.key_bytes
        secrets = [(os.urandom(keys[i % len(keys)]), os.urandom(block)) for i in range(70)]
        data = [os.urandom(block * (i % 9)) for i in range(70)]

        once, again, back = ([Cipher(name, key, mode, iv) for key, iv in secrets] for _ in range(3))
        together = encrypt_channels(once, data)
        assert together == [c.encrypt(one) for c, one in zip(again, data, strict=True)]
        assert decrypt_channels(back, together) == data


def test_an_object_in_two_channels_is_refused() -> None:
    aes = Cipher("aes", bytes(16), "cbc", bytes(16))
    for transform in (encrypt_channels, decrypt_channels):
        with pytest.raises(ValueError, match="same object"):
            transform([aes, aes], [bytes(16)] * 2)


def test_wrong_channels() -> None:
    aes = [Cipher("aes", bytes(16), "cbc", bytes(16)) for _ in range(2)]
    des = Cipher("des", bytes(8), "cbc", bytes(8))
    for ciphers, data, direction in (
        (aes, [b""], "encrypt"),
        ([aes[0], des], [bytes(16)] * 2, "encrypt"),
        (aes, [bytes(16)] * 2, "sideways"),
        ([aes[0], Cipher("aes", bytes(16), "ctr", bytes(16))], [b""] * 2, "encrypt"),
        (aes, [bytes(16), bytes(15)], "encrypt"),
    ):
        with pytest.raises(ValueError):
            transform_channels(ciphers, data, direction)
    with pytest.raises(TypeError):
        transform_channels([Cipher("aes", bytes(16), "ecb")], [b""], "encrypt")
    assert transform_channels([], [], "encrypt") == []


def test_other_threads_run_during_long_calls() -> None:
    """A thread must continue to count while another one encrypts 32 MB in one call."""
    cipher = Cipher("des3", bytes(24), "ecb")
    data = bytes(1 << 25)
    done = threading.Event()
    counted_during = [0]

    def encrypt() -> None:
        cipher.encrypt(data)
        done.set()

    worker = threading.Thread(target=encrypt)
    worker.start()
    while not done.is_set():
        counted_during[0] += 1
    worker.join()
    assert counted_during[0] > 1000


def test_a_second_call_on_an_object_at_work_is_refused() -> None:
    cipher = Cipher("des3", bytes(24), "ecb")
    data = bytes(1 << 25)
    worker = threading.Thread(target=lambda: cipher.encrypt(data))
    worker.start()
    refused = set()
    while worker.is_alive():
        for call in (
            lambda: cipher.encrypt(bytes(8)),
            lambda: transform_channels([cipher], [bytes(8)], "encrypt"),
        ):
            try:
                call()
            except RuntimeError as error:
                refused.add(str(error))
            except TypeError:  # ECB has no channels; the worker has begun too late or ended
                pass
    worker.join()
    assert refused == {"the object is in use by another call; each thread needs its own"}


@pytest.mark.parametrize("use", ["key", "iv", "message", "channel", "unit"])
def test_a_buffer_longer_than_the_memory_is_a_memory_error(use: str, tmp_path: Path) -> None:
    """A mapped sparse file of 4 TB: the copy has no memory. The interpreter must go on."""
    path = tmp_path / "sparse"
    with path.open("w+b") as file:
        try:
            file.truncate(1 << 42)
            data = mmap.mmap(file.fileno(), 1 << 42)
        except OSError as error:
            pytest.skip(f"no file of 4 TB: {error}")
    with data, pytest.raises(MemoryError, match="no memory for 4398046511104 bytes"):
        if use == "key":
            Cipher("aes", data, "ecb")
        elif use == "iv":
            Cipher("aes", bytes(16), "cbc", data)
        elif use == "message":
            Cipher("aes", bytes(16), "ecb").encrypt(data)
        elif use == "channel":
            encrypt_channels([Cipher("aes", bytes(16), "cbc", bytes(16))], [data])
        else:
            Xts("aes", bytes(range(32))).encrypt(data, 0)
    assert Cipher("aes", bytes(16), "ecb").encrypt(bytes(16)).hex()[:8] == "66e94bd4"


def test_a_call_that_fails_sets_no_direction() -> None:
    def new() -> Cipher:
        return Cipher("aes", bytes(16), "cbc", bytes(16))

    expected = new().decrypt(bytes(16))
    one = new()
    for wrong in (bytes(15), "text"):
        with pytest.raises((TypeError, ValueError)):
            one.encrypt(wrong)  # type: ignore[arg-type]
    assert one.decrypt(bytes(16)) == expected

    first, used = new(), new()
    used.decrypt(bytes(16))
    with pytest.raises(TypeError, match="cannot be called after"):
        encrypt_channels([first, used], [bytes(16)] * 2)
    assert first.decrypt(bytes(16)) == expected
