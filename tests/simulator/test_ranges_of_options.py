"""Options of `broadside call` and `broadside run` with numbers that the simulator cannot hold."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside.cli import main

RETURN = """        .global f
f:      B       .S2     B3
        NOP     5
"""
CYCLES = [
    (("--max-cycles", str(2**64)), "is not in the range 1<=x<=18446744073709551615"),
    (("--trace", f"0..{2**64}"), "is greater than 18446744073709551615"),
    (("--trace", f"{2**64}"), "is greater than 18446744073709551615"),
]
SIZES = [
    (("--machine", "c6211", "--l2-cache", "-1"), "is not in the range 0<=x<=4294967295"),
    (("--machine", "c6211", "--l2-cache", str(2**32)), "is not in the range 0<=x<=4294967295"),
    (("--trace", "0..3", "--in", "0x0..0x1ffffffff"), "the last address is 0xffffffff"),
]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "f.asm"
    path.write_text(RETURN)
    return path


@pytest.mark.parametrize(("options", "cause"), [*CYCLES, *SIZES])
def test_call_refuses(source: Path, options: tuple[str, ...], cause: str) -> None:
    done = CliRunner().invoke(main, ["call", str(source), "f", *options])
    assert done.exit_code == 2 and cause in done.stderr


@pytest.mark.parametrize(("options", "cause"), CYCLES)
def test_run_refuses(source: Path, options: tuple[str, ...], cause: str) -> None:
    done = CliRunner().invoke(main, ["run", *options, str(source)])
    assert done.exit_code == 2 and cause in done.stderr


@pytest.mark.parametrize(
    "options", [("--max-cycles", str(2**64 - 1)), ("--trace", "0..3", "--in", "0x0..0xffffffff")]
)
def test_the_ends_of_the_ranges(source: Path, options: tuple[str, ...]) -> None:
    assert CliRunner().invoke(main, ["call", str(source), "f", *options]).exit_code == 0
