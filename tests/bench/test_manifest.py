"""The kernel manifests: which entries are accepted and which are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from broadside.bench.kernels import manifest
from broadside.errors import InputError

SCHEDULE = """
[[kernel]]
symbol = "{symbol}"
source = "keys.sa"
isa = "c62x"
cipher = "des"
key_bits = 56
direction = "encrypt"
mode = "key_schedule"
method = "table"
words = 32
{extra}
"""


def _load(tmp_path: Path, *entries: str) -> manifest.Manifest:
    room = tmp_path / "kernels" / "des"
    room.mkdir(parents=True)
    (room / "kernels.toml").write_text("".join(entries))
    return manifest.load(tmp_path)


def test_a_chain_of_key_schedules_runs_from_the_key_outwards(tmp_path: Path) -> None:
    kernels = _load(
        tmp_path,
        SCHEDULE.format(symbol="expand", extra='input = "schedule"'),
        SCHEDULE.format(symbol="schedule", extra=""),
        SCHEDULE.format(symbol="ecb", extra='schedule = "expand"').replace("key_schedule", "ecb"),
    )
    chain = kernels.schedule_chain(kernels.by_symbol("ecb"))
    assert [routine.symbol for routine in chain] == ["schedule", "expand"]


def test_the_scheduled_file_lies_beside_its_source(tmp_path: Path) -> None:
    kernels = _load(tmp_path, SCHEDULE.format(symbol="schedule", extra=""))
    expected = tmp_path / "kernels" / "des" / "scheduled" / "c62x" / "keys.asm"
    assert kernels.by_symbol("schedule").assembly == expected


FAMILY = """
[defaults]
cipher = "rijndael"
isa = ["c62x", "c64x"]

[[kernel]]
symbol = "rijndael{bits}_{direction}{isa}"
source = "blocks{isa}.sa"
key_bits = [128, 256]
direction = ["encrypt", "decrypt"]
mode = "multi"
method = "table"

[[kernel]]
symbol = "rijndael_one"
source = "one.sa"
isa = "c64x"
key_bits = 128
direction = "encrypt"
mode = "single"
method = "table"
"""


def test_an_entry_with_lists_is_a_family(tmp_path: Path) -> None:
    kernels = _load(tmp_path, FAMILY).kernels
    family = {(k.symbol, k.source, k.isa, k.key_bits, k.direction) for k in kernels[:-1]}
    assert family == {
        ("rijndael_encrypt", "blocks.sa", "c62x", 128, "encrypt"),
        ("rijndael_decrypt", "blocks.sa", "c62x", 128, "decrypt"),
        ("rijndael_256_encrypt", "blocks.sa", "c62x", 256, "encrypt"),
        ("rijndael_256_decrypt", "blocks.sa", "c62x", 256, "decrypt"),
        ("rijndael_encrypt_c64x", "blocks_c64x.sa", "c64x", 128, "encrypt"),
        ("rijndael_decrypt_c64x", "blocks_c64x.sa", "c64x", 128, "decrypt"),
        ("rijndael_256_encrypt_c64x", "blocks_c64x.sa", "c64x", 256, "encrypt"),
        ("rijndael_256_decrypt_c64x", "blocks_c64x.sa", "c64x", 256, "decrypt"),
    }
    assert (kernels[-1].symbol, kernels[-1].isa) == ("rijndael_one", "c64x")


def test_parts_are_no_kernels_but_have_sources(tmp_path: Path) -> None:
    part = '[[part]]\nsource = "xor.sa"\nisa = "c64x"\n'
    kernels = _load(tmp_path, SCHEDULE.format(symbol="schedule", extra=""), part)
    assert [kernel.symbol for kernel in kernels.kernels] == ["schedule"]
    assert [item.source for item in kernels.sources] == ["keys.sa", "xor.sa"]
    expected = tmp_path / "kernels" / "des" / "scheduled" / "c64x" / "xor.asm"
    assert kernels.parts[0].assembly == expected


@pytest.mark.parametrize(
    ("entry", "cause"),
    [
        (SCHEDULE.format(symbol="a", extra="speed = 3"), "unknown key speed"),
        (SCHEDULE.format(symbol="a", extra='input = "b"'), "a: no kernel b"),
        (SCHEDULE.replace("key_schedule", "gcm").format(symbol="a", extra=""), "mode must be"),
        (SCHEDULE.replace('cipher = "des"', "").format(symbol="a", extra=""), "cipher"),
        (SCHEDULE.replace("{symbol}", "a{mode}").replace("{extra}", ""), "a name takes"),
        (FAMILY.replace("{bits}", ""), "rijndael_encrypt has two entries"),
        ("[[kernel]\n", "kernels.toml"),
        ('[[part]]\nsource = "xor.sa"\n', "part xor.sa: .*isa"),
    ],
)
def test_a_bad_entry_is_refused_with_its_name_and_cause(
    tmp_path: Path, entry: str, cause: str
) -> None:
    with pytest.raises(InputError, match=cause):
        _load(tmp_path, entry)
