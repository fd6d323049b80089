"""The C library as GCC compiles it, measured as a method of the bench."""

from __future__ import annotations

from pathlib import Path

import pytest

from broadside import checkout, toolchain
from broadside.bench import compiled, published, reference, results
from broadside.bench.measure import VerificationError

needs_gcc = [
    pytest.mark.oracle,
    pytest.mark.skipif(compiled.missing() is not None, reason=str(compiled.missing())),
]


def test_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BROADSIDE_TOOLCHAIN", str(tmp_path))
    assert toolchain.folder() == tmp_path
    assert compiled.missing() == f"no GCC for tic6x in {tmp_path}: run `make toolchain-gcc`"


def test_every_cipher_has_both_modes_and_directions() -> None:
    found = compiled.kernels(checkout.root(), "")
    cells = {(kernel.cipher, kernel.mode, kernel.direction) for kernel in found}
    assert len(found) == len(cells) == 8
    assert {kernel.method for kernel in found} == {"c"}
    assert [kernel.cipher for kernel in compiled.kernels(checkout.root(), "cbc_d")] == [
        "des",
        "3des",
    ]


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
        assert 1.0 > banked.ratio > 0.1  # compiled C is slower than the paper's linear assembly
        assert flat.measurement.program_bytes > flat.measurement.data_bytes > 8 * 64 * 4

    def test_wrong_output_gives_no_figure(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(reference, "transform", lambda *_: bytes(1024))
        kernel = compiled.kernels(checkout.root(), "ecb_encrypt")[0]
        with pytest.raises(VerificationError, match="broadside_ecb_encrypt in C on c62x-flat"):
            compiled.measure(checkout.root(), kernel, "c62x-flat", 1)
