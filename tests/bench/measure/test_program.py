"""Which objects a kernel needs, and whether they exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from broadside.bench.kernels import program
from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.manifest import Manifest

CALLER = """
        .text
        .global caller
        .ref    helper
caller: B       .S1     helper
        NOP     5
"""
HELPER = """
        .text
        .global helper
helper: B       .S2     B3
        NOP     5
"""


def _manifest(room: Path) -> tuple[Manifest, Kernel]:
    kernel = Kernel(
        symbol="caller",
        source="caller.asm",
        isa="c62x",
        cipher="des",
        key_bits=56,
        direction="encrypt",
        mode="ecb",
        method="table",
        room=room,
    )
    return Manifest((kernel,)), kernel


@pytest.mark.parametrize(
    ("files", "complete"),
    [
        ({}, False),
        ({"caller.asm": CALLER}, False),
        ({"caller.asm": CALLER, "helper.asm": HELPER}, True),
    ],
)
def test_a_kernel_is_complete_with_all_that_it_calls(
    tmp_path: Path, files: dict[str, str], complete: bool
) -> None:
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    assert program.is_complete(*_manifest(tmp_path)) is complete
