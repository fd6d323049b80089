"""The registry of ciphers: every command takes a cipher by any of its names."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from broadside._core import cipher_facts
from broadside.ciphers.names import find
from broadside.cli import main
from broadside.errors import InputError
from broadside.export import kit
from broadside.facts import registry

ENTRY = """
[toy]
title = "Toy"
library = "toy1"
aliases = ["plaything"]
key_bits = [64]
family = "finalist"
"""


def test_the_library_has_every_cipher_of_the_registry() -> None:
    known = {facts.name: [8 * length for length in facts.key_bytes] for facts in cipher_facts()}
    for entry in registry.ciphers().values():
        lengths = known[entry.library]
        own = [bits // 7 * 8 if entry.is_des else bits for bits in entry.key_bits]
        assert set(own) <= set(lengths), entry.name


@pytest.mark.parametrize(
    ("name", "same"),
    [
        ("rijndael-256", "aes-256"),
        ("3des", "des3"),
        ("tdes", "des3"),
        ("triple-des", "des3"),
        ("mars-448", "mars-448"),
    ],
)
def test_a_file_is_encrypted_by_any_name_of_the_cipher(
    tmp_path: Path, name: str, same: str
) -> None:
    named = find(name)
    assert named is not None
    (tmp_path / "key").write_bytes(bytes(range(named.key_bytes[-1])))
    (tmp_path / "text").write_bytes(bytes(1000))
    texts = []
    for cipher in (name, same):
        out = tmp_path / f"{cipher}.out"
        what = ["encrypt", "--cipher", cipher, "--mode", "cbc", "--key-raw"]
        iv = "00" * named.block_bytes
        files = ["--key-file", str(tmp_path / "key"), str(tmp_path / "text"), str(out)]
        done = CliRunner().invoke(main, [*what, "--iv-hex", iv, *files])
        assert done.exit_code == 0, done.output
        texts.append(out.read_bytes())
    assert texts[0] == texts[1] != bytes(len(texts[0]))


@pytest.mark.parametrize("name", ["rijndael", "aes-100", "3des-192", "des3-", "-256", ""])
def test_what_is_no_name_is_found_nowhere(name: str) -> None:
    assert find(name) is None


@pytest.mark.parametrize(
    ("name", "cipher", "bits"),
    [("aes", "rijndael", 128), ("des3", "3des", 168), ("des", "des", 56)],
)
def test_a_kit_is_ordered_by_any_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, cipher: str, bits: int
) -> None:
    asked: list[kit.Order] = []

    def gather(root: Path, order: kit.Order, progress: Any) -> kit.Kit:
        asked.append(order)
        raise InputError(tmp_path, "asked for")

    monkeypatch.setattr(kit, "gather", gather)
    what = ["export", "--device", "c6201", "--cipher", name, "--mode", "cbc"]
    done = CliRunner().invoke(main, [*what, "--out", str(tmp_path / "kit")])
    assert done.exit_code != 0
    assert asked == [kit.Order("c6201", cipher, bits, "cbc", None)]


def test_sources_are_chosen_by_any_name() -> None:
    states = []
    for name in ("aes/multi", "rijndael/multi"):
        done = CliRunner().invoke(main, ["kernels", "--check", "--json", "--only", name])
        states.append(json.loads(done.stdout)["files"])
    assert states[0] == states[1] != []


@pytest.mark.parametrize(
    ("whole", "part", "contained"),
    [
        ("rijndael_256_ctr_encrypt", "aes_256_ctr", True),
        ("des3_cbc_encrypt", "3des_cbc", True),
        ("des3_cbc_encrypt", "tdes", True),
        ("des_cbc_encrypt", "3des", False),
        ("rijndael_ctr_encrypt", "des", False),
        ("rc6_ctr_encrypt", "", True),
    ],
)
def test_a_symbol_contains_a_cipher_by_any_name(whole: str, part: str, contained: bool) -> None:
    assert registry.contains(whole, part) is contained


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        (ENTRY + 'speed = "high"', "toy: .*speed"),
        (ENTRY.replace("finalist", "stream"), "toy: family must be one of des, finalist"),
        (ENTRY.replace("[64]", "[]"), "toy: key_bits names no length"),
        (ENTRY.replace('title = "Toy"', ""), "toy: .*title"),
        ("toy = 3", "toy: a cipher is a table"),
        (ENTRY + ENTRY.replace("toy", "top"), "top: the name plaything is toy's already"),
        ("[toy", "ciphers.toml"),
    ],
)
def test_a_bad_registry_is_refused_with_the_name_and_the_cause(
    tmp_path: Path, text: str, cause: str
) -> None:
    path = tmp_path / "ciphers.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InputError, match=cause):
        registry.read(path)


@pytest.mark.parametrize(
    ("cipher", "bits", "mark"),
    [("rijndael", 128, ""), ("rijndael", 256, "-256"), ("3des", 168, ""), ("mars", 448, "-448")],
)
def test_only_an_unusual_length_stands_behind_the_name(cipher: str, bits: int, mark: str) -> None:
    assert registry.length_mark(cipher, bits) == mark
