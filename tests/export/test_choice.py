"""The contents of all kits that can be ordered, and the text of a kit made without a compiler."""

from __future__ import annotations

import re
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest
from click.testing import CliRunner
from kit_orders import MANIFEST, choose, options, order, served

from broadside.bench.kernels import compiler, program
from broadside.cli import main
from broadside.export import kit as kits

DEVICES = ("c6201", "c64x-flat")
"""One machine of each ISA, because the others choose from the same kernels."""
MODE_OF = {kernel: mode for mode, names in kits.KERNEL_MODES.items() for kernel in names}


@pytest.fixture(scope="module")
def choices() -> dict[kits.Order, kits.Choice]:
    return {wanted: choose(wanted) for wanted in served(DEVICES, short=True)}


@pytest.mark.matrix
def test_every_kernel_with_a_mode_is_in_some_kit(
    choices: dict[kits.Order, kits.Choice],
) -> None:
    offered = defaultdict(set)
    for wanted, choice in choices.items():
        for kernel in choice.routines:
            offered[wanted.cipher, wanted.mode, kernel.direction].add((kernel.isa, wanted.key_bits))
    kernels = [
        k for k in MANIFEST.kernels if k.mode in MODE_OF and program.is_complete(MANIFEST, k)
    ]
    for kernel in kernels:
        cell = offered[kernel.cipher, MODE_OF[kernel.mode], kernel.direction]
        assert (kernel.isa, kernel.key_bits) in cell, kernel.symbol
    assert len(choices) > 70


@pytest.mark.matrix
def test_every_kit_is_whole(choices: dict[kits.Order, kits.Choice]) -> None:
    """It has every symbol that its objects need, and defines each once."""
    for wanted, choice in choices.items():
        defined = [symbol for item in choice.objects for symbol in item.defined]
        assert len(defined) == len(set(defined)), wanted
        assert {s for item in choice.objects for s in item.undefined} <= set(defined), wanted
        for kernel in choice.routines:
            assert choice.chains[kernel.symbol], wanted
            assert kernel.key_bits == wanted.key_bits
        in_objects = {k.symbol for k in choice.schedules} <= set(defined)
        assert in_objects or compiler.missing() is not None, wanted


@pytest.mark.parametrize(
    ("device", "method"), [("c6201", "four tables"), ("c6211", "compact tables")]
)
def test_the_device_decides_between_tables(device: str, method: str) -> None:
    """A first-level cache of 4 KB suits 4.5 KB of tables better than 16 KB."""
    routines = choose(order(device, "rijndael", "ecb")).routines
    assert [kernel.method for kernel in routines] == [method, method]


def test_a_key_length_that_the_cipher_lacks(tmp_path: Path) -> None:
    wanted = kits.Order("c6201", "serpent", 160, "cbc", None)
    result = CliRunner().invoke(main, ["export", *options(wanted), "--out", str(tmp_path / "kit")])
    assert result.exit_code == 2 and "no kernel for serpent-160 cbc on c6201" in result.output


def test_a_kit_without_a_compiler_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BROADSIDE_TOOLCHAIN", str(tmp_path))
    folder = tmp_path / "kit"
    wanted = order("c6201", "mars", "ctr")
    result = CliRunner().invoke(main, ["export", *options(wanted), "--out", str(folder)])
    assert result.exit_code == 0, result.output
    text = (folder / "DATASHEET.md").read_text()
    assert "**The key schedule is not in the objects and the archive**" in text
    assert "| `mars_key_schedule` | c6201 | not measured: no compiler | |" in text
    assert "`mars_key_schedule`" not in text[text.index("Symbols of the archive") :]
    assert "not in the objects" in (folder / "DATASHEET.html").read_text()
    assert not (folder / "object" / "mars_key_schedule.o").exists()
    assert (folder / "key_schedule" / "mars_key_schedule.c").exists()


@pytest.mark.parametrize("name", sorted({kernel.cipher for kernel in MANIFEST.in_c}))
def test_the_key_schedule_is_portable_and_agrees_with_the_header(name: str, tmp_path: Path) -> None:
    """C90 with `inline` and <stdint.h>; the kit's own declaration is that of the definition."""
    folder = tmp_path / "kit"
    wanted = order("c6201", name, "cbc")
    assert (
        CliRunner().invoke(main, ["export", *options(wanted), "--out", str(folder)]).exit_code == 0
    )
    source = next((folder / "key_schedule").glob("*.c"))
    header = folder / "include" / f"broadside_{name}_cbc.h"
    both = tmp_path / "both.c"
    both.write_text(f'#include "{header}"\n#include "{source}"\n')
    command = ["cc", "-std=gnu90", "-pedantic", "-Wall", "-Wextra", "-Wdeclaration-after-statement"]
    places = ["-I", str(folder / "key_schedule"), "-fsyntax-only"]
    subprocess.run([*command, "-Wmissing-prototypes", "-Werror", *places, both], check=True)
    changed = re.sub(r"uint32_t key_bytes", "uint16_t key_bytes", header.read_text())
    header.write_text(changed)
    done = subprocess.run([*command, *places, both], capture_output=True, text=True, check=False)
    assert done.returncode != 0 and "conflicting types" in done.stderr
