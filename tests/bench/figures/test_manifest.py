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


def test_a_part_with_lists_is_a_family_too(tmp_path: Path) -> None:
    entries = (
        '[defaults]\nisa = ["c62x", "c64x"]\n[[part]]\nsource = "xor.sa"\ninterrupt_threshold = 9\n',
        '[[part]]\nsource = "and{isa}.sa"\n[[part]]\nsource = "or.sa"\nisa = "c64x"\n',
    )
    found = [(p.source, p.isa, p.interrupt_threshold) for p in _load(tmp_path, *entries).parts]
    assert found == [
        ("xor.sa", "c62x", 9),
        ("xor.sa", "c64x", 9),
        ("and.sa", "c62x", None),
        ("and_c64x.sa", "c64x", None),
        ("or.sa", "c64x", None),
    ]


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


TEMPLATE = """; {title}{of_bits}, {key}{on_isa}.
;
; {interrupts}
        .global {cipher}{bits}_go{isa}
{cipher}{bits}_go{isa}:
        B .S2 {callee}{isa}
"""
OF_TEMPLATES = """
[defaults]
cipher = "rijndael"
key_bits = [128, 256]
isa = ["c62x", "c64x"]
mode = "cbc"
method = "table"

[template]
callee = "helper"
key = { 128 = "short", 256 = "long" }

[[kernel]]
symbol = "rijndael{bits}_encrypt{isa}"
source = "go{bits}{isa}.asm"
template = "templates/go.asm"
direction = "encrypt"
{extra}

[[kernel]]
symbol = "rijndael{bits}_decrypt{isa}"
source = "go{bits}{isa}.asm"
template = "templates/go.asm"
direction = "decrypt"
"""


def _load_with_template(tmp_path: Path, entries: str) -> manifest.Manifest:
    folder = tmp_path / "kernels" / "des" / "templates"
    folder.mkdir(parents=True)
    (folder / "go.asm").write_text(TEMPLATE)
    (folder.parent / "kernels.toml").write_text(entries)
    return manifest.load(tmp_path)


def test_a_template_gives_a_file_for_each_key_length_and_isa(tmp_path: Path) -> None:
    entries = OF_TEMPLATES.replace("{extra}", "")
    kernels = _load_with_template(tmp_path, entries)
    room = tmp_path / "kernels" / "des"
    names = ("go.asm", "go_256.asm", "go_256_c64x.asm", "go_c64x.asm")
    assert sorted(kernels.made) == [room / name for name in names]
    assert kernels.by_symbol("rijndael_256_decrypt_c64x").assembly == room / "go_256_c64x.asm"
    assert kernels.text(room / "go_256_c64x.asm") == (
        "; Rijndael with keys of 256 bits, long on the C64x.\n;\n"
        "; To be called with interrupts disabled, as the routines that it calls.\n"
        "        .global rijndael_256_go_c64x\nrijndael_256_go_c64x:\n"
        "        B .S2 helper_c64x\n"
    )
    assert kernels.text(room / "go.asm").startswith("; Rijndael, short.\n")


@pytest.mark.parametrize(
    ("extra", "value", "told"),
    [
        ("interrupt_threshold = 9", "", "Decryption is to be called with interrupts disabled, as"),
        (
            "interrupt_threshold = 9",
            'interrupted = "Mind AMR."',
            "may be interrupted.\n; Mind AMR.",
        ),
    ],
)
def test_a_template_tells_of_interrupts_what_the_manifest_says(
    tmp_path: Path, extra: str, value: str, told: str
) -> None:
    entries = OF_TEMPLATES.replace("{extra}", extra).replace("[template]", f"[template]\n{value}")
    kernels = _load_with_template(tmp_path, entries)
    assert told in kernels.text(tmp_path / "kernels" / "des" / "go.asm")


@pytest.mark.parametrize(
    ("before", "after", "cause"),
    [
        ('callee = "helper"', "", r"the template templates/go\.asm has the mark callee; known are"),
        ("templates/go.asm", "templates/no.asm", r"no template templates/no\.asm: No such file"),
        ('template = "templates/go.asm"\ndirection = "d', 'direction = "d', "not one template"),
        ('source = "go{bits}{isa}.asm"', 'source = "go{isa}.asm"', "the mark bits; known are"),
    ],
)
def test_a_template_that_cannot_be_filled_in_is_refused(
    tmp_path: Path, before: str, after: str, cause: str
) -> None:
    entries = OF_TEMPLATES.replace("{extra}", "")
    assert before in entries
    with pytest.raises(InputError, match=cause):
        _load_with_template(tmp_path, entries.replace(before, after))


def test_every_template_is_used_and_filled_in() -> None:
    root = Path(__file__).parents[3]
    kernels = manifest.load(root)
    used = {(k.room / k.template).resolve() for k in kernels.kernels if k.template is not None}
    assert used == set((root / "kernels").glob("*/templates/*.asm"))
    assert kernels.made
    for path, text in kernels.made.items():
        assert not path.exists(), path
        assert "{" not in text, path
