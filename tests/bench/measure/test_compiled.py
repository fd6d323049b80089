"""The C library as GCC compiles it, measured as a method of the bench."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from broadside import _core
from broadside.bench.calls import reference
from broadside.bench.comparisons.papers import in_c
from broadside.bench.measure import compiled
from broadside.bench.measure.cycles import Measurement, VerificationError
from broadside.bench.results import published, results
from broadside.bench.results.comparison import Comparison, Value
from broadside.facts import registry
from broadside.places import checkout, toolchain

needs_gcc = [
    pytest.mark.oracle,
    pytest.mark.skipif(compiled.missing() is not None, reason=str(compiled.missing())),
]


def test_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BROADSIDE_TOOLCHAIN", str(tmp_path))
    assert toolchain.folder() == tmp_path
    assert compiled.missing() == f"no GCC for tic6x in {tmp_path}: run `make toolchain-gcc`"


def test_it_says_which_compiler() -> None:
    (table,) = [t for t in _comparisons(built=True) if t.key == "in_c_papers"]
    assert table.notes[0].startswith("GCC 9 -O3 of the portable library")


def test_every_cipher_has_its_modes_and_directions_on_both_cores() -> None:
    found = compiled.kernels(checkout.root(), "")
    cells = {(k.isa, k.cipher, k.key_bits, k.mode, k.direction) for k in found}
    assert len(found) == len(cells) == 2 * (2 * 7 + 7 * 5)
    assert {kernel.method for kernel in found} == {"c"}
    for cipher, mode in (("des", "cbc"), ("mars", "single"), ("twofish", "multi")):
        for isa in compiled.MACHINES:
            own = [k for k in found if (k.isa, k.cipher, k.mode) == (isa, cipher, mode)]
            assert {kernel.direction for kernel in own} == {"encrypt", "decrypt"}
    assert [k.cipher for k in compiled.kernels(checkout.root(), "cbc_d")] == ["des", "3des"] * 2
    assert [k.key_bits for k in compiled.kernels(checkout.root(), "aes_set_key")] == [
        *(128, 192, 256),
    ] * 2


def _comparisons(*, built: bool) -> list[Comparison]:
    """The comparisons of one kernel and, if GCC is built, of the C of the same cells, with made-up cycles."""
    root = checkout.root()
    functions = [
        k
        for k in compiled.kernels(root, "")
        if k.cipher == "rc6" and k.mode in ("single", "key_schedule")
    ]
    kernels = [replace(functions[0], method="arithmetic")]
    found = [
        result
        for kernel in (*functions, *kernels)
        if built or kernel in kernels
        for result in results.build(
            kernel,
            {
                machine: [
                    Measurement(
                        kernel, machine, 584 if kernel in functions else 146, {}, 0, 1, 2, 3, ()
                    )
                ]
                for machine in compiled.MACHINES[kernel.isa]
            },
        )
    ]
    found = results.with_papers(found, published.load(root / "data" / "published.toml"))
    return in_c.comparisons(found, [], None if built else "no GCC here", "GCC 9")


def _rows(*, built: bool) -> dict[str, list[dict[str, Value]]]:
    return {table.key: list(table.rows) for table in _comparisons(built=built)}


def test_c_stands_beside_the_papers_c_and_the_kernel() -> None:
    tables = _rows(built=True)
    first = tables["in_c_papers"][0]
    assert first == {
        **{"cipher": "rc6 single", "direction": "encrypt", "machine": "c6201"},
        **{"c": 584, "paper": 292, "ratio": 0.5, "kernel": 146, "speedup": 4.0},
    }
    by_machine = {row["direction"]: row for row in tables["in_c"]}
    assert set(in_c.MACHINES) < set(by_machine["decrypt"])
    assert [row["cipher"] for row in tables["key_schedules"]] == ["rc6-128"]


def test_without_a_compiler_the_rows_say_so() -> None:
    tables = _rows(built=False)
    assert tables.keys() == {"in_c_papers"}
    assert [row["c"] for row in tables["in_c_papers"]] == [in_c.NOT_BUILT]
    assert "ratio" not in tables["in_c_papers"][0]


def test_papers_linear_assembly_is_not_set_beside_c() -> None:
    """For RC6 on many blocks the paper has only linear assembly."""
    root = checkout.root()
    kernel = next(
        k for k in compiled.kernels(root, "rc6_encrypt") if (k.isa, k.mode) == ("c62x", "multi")
    )
    figures = {
        machine: [Measurement(kernel, machine, 600, {}, 0, 0, 0, 0, ())]
        for machine in compiled.MACHINES["c62x"]
    }
    found = results.with_papers(
        results.build(kernel, figures), published.load(root / "data" / "published.toml")
    )
    assert [result.paper for result in found] == [None] * 3


class TestMeasured:
    pytestmark = needs_gcc

    def test_a_row_beside_the_paper(self) -> None:
        root = checkout.root()
        kernel = compiled.kernels(root, "cbc_encrypt")[0]
        machines = ("c62x-flat", "c6201")
        by_machine = {machine: compiled.measure(root, kernel, machine, 1) for machine in machines}
        rows = results.with_papers(
            results.build(kernel, by_machine), published.load(root / "data" / "published.toml")
        )
        flat, _, banked, _ = rows
        assert [row.direction for row in rows] == ["encrypt", "key_schedule"] * 2
        assert banked.cycles == flat.cycles + banked.measurement.stalls["bank"]
        assert banked.paper is not None
        assert banked.ratio is not None
        assert 1.0 > banked.ratio > 0.1  # compiled C is slower than the paper's linear assembly
        assert flat.measurement.program_bytes > flat.measurement.data_bytes > 8 * 64 * 4

    def test_wrong_output_gives_no_figure(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(reference, "transform", lambda *_: bytes(1024))
        kernel = compiled.kernels(checkout.root(), "ecb_encrypt")[0]
        with pytest.raises(VerificationError, match="broadside_ecb_encrypt in C on c62x-flat"):
            compiled.measure(checkout.root(), kernel, "c62x-flat", 1)

    @pytest.mark.parametrize("machine", ["c6201", "c6211", "c6416"])
    @pytest.mark.parametrize("cipher", registry.finalists())
    def test_a_finalist_on_one_and_many_blocks(self, cipher: str, machine: str) -> None:
        """Every output and schedule was right, because otherwise there would be no figure."""
        root = checkout.root()
        own = {
            (k.mode, k.direction): compiled.measure(root, k, machine, 1)
            for k in compiled.kernels(root, "")
            if k.cipher == cipher and k.key_bits == 128 and machine in compiled.MACHINES[k.isa]
        }
        assert {len(figures) for figures in own.values()} == {1}
        for direction in ("encrypt", "decrypt"):
            single, multi = (own[mode, direction][0].cycles for mode in ("single", "multi"))
            assert 300 < multi < 2000 and 300 < single < 2000 and single != multi

    def test_a_wrong_key_schedule_gives_no_figure(self, monkeypatch: pytest.MonkeyPatch) -> None:
        root = checkout.root()
        kernel = compiled.kernels(root, "rc6_set_key")[0]
        assert len(compiled.measure(root, kernel, "c62x-flat", 1)) == 1
        of_another_key = SimpleNamespace(
            Simulator=_core.Simulator,
            Cipher=lambda name, key, mode: _core.Cipher(name, key[::-1], mode),
        )
        monkeypatch.setattr(compiled, "_core", of_another_key)
        with pytest.raises(VerificationError, match="rc6_set_key in C on c62x-flat"):
            compiled.measure(root, kernel, "c62x-flat", 1)
