"""Options out of their range, for loops that do not exist, or that exclude each other."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from broadside.cli import main

EXAMPLES = Path(__file__).parents[3] / "examples" / "linear_assembly"
DOT = EXAMPLES / "dot.sa"


def optimized(tmp_path: Path, *options: str) -> Result:
    out = str(tmp_path / "dot.asm")
    return CliRunner().invoke(main, ["optimize", str(DOT), "-o", out, "--time", "0", *options])


@pytest.mark.parametrize(
    ("options", "cause"),
    [
        (("--seed", "2147483648"), "is not in the range -1073741824<=x<=1073741824"),
        (("--seed", "-2147483649"), "is not in the range -1073741824<=x<=1073741824"),
        (("--interval", "99999999"), "is not in the range 1<=x<=10000"),
        (("--loop-interval", "loop=99999999"), "is not in the range 1<=x<=10000"),
        (("--loop-interval", "loop=0"), "is not in the range 1<=x<=10000"),
        (("--loop-interval", "NOPE=3"), "has no innermost loop of this label; its loops: loop"),
        (("--time", "nan"), "nan is no number of seconds"),
        (("--time", "1e300"), "is not in the range"),
        (("--region-time", "nan"), "nan is no number of seconds"),
    ],
)
def test_optimize_refuses(tmp_path: Path, options: tuple[str, ...], cause: str) -> None:
    done = optimized(tmp_path, *options)
    assert done.exit_code == 2
    assert cause in done.stderr
    assert not (tmp_path / "dot.asm").exists()


@pytest.mark.parametrize("seed", ["1073741824", "-1073741824"])
def test_the_greatest_seeds_leave_room_for_more_searches(tmp_path: Path, seed: str) -> None:
    assert optimized(tmp_path, "--seed", seed, "--time", "4", "--unroll", "2").exit_code == 0


def test_the_verifier_follows_the_longest_interval(tmp_path: Path) -> None:
    done = optimized(tmp_path, "--loop-interval", "loop=10000")
    assert done.exit_code == 0 and "a pass in 10000 cycles" in done.stdout


def test_trips_are_for_loops_of_the_file(tmp_path: Path) -> None:
    assert optimized(tmp_path).exit_code == 0
    arguments = ["interrupts", str(tmp_path / "dot.asm"), "--trips"]
    done = CliRunner().invoke(main, [*arguments, "NOPE=40"])
    assert done.exit_code == 2
    assert "has no loop of this label; its loops: dot$loop" in done.stderr
    assert CliRunner().invoke(main, [*arguments, "dot$loop=40"]).exit_code == 0
    many = CliRunner().invoke(main, [*arguments, f"dot$loop={2**32}"])
    assert many.exit_code == 2 and "is not in the range 0<=x<=4294967295" in many.stderr


@pytest.mark.parametrize(
    ("options", "cause"),
    [
        (["--check", "--force"], "--check and --force cannot be used together"),
        (["--check", "--attempts"], "--check and --attempts cannot be used together"),
        (["--force", "--attempts"], "--force and --attempts cannot be used together"),
        (["--again"], "--again is only for --attempts"),
        (["--check", "--again"], "--again is only for --attempts"),
    ],
)
def test_options_of_kernels_that_exclude_each_other(options: list[str], cause: str) -> None:
    done = CliRunner().invoke(main, ["kernels", "--only", "des/block.sa", *options])
    assert done.exit_code == 2 and done.stdout == ""
    assert done.stderr.startswith(f"broadside: {cause}")


@pytest.mark.parametrize(
    ("bits", "cause"), [("-1", "-1 is not in the range x>=1"), ("40", "no kernel for rc6-40 ecb")]
)
def test_a_key_that_no_kernel_takes(tmp_path: Path, bits: str, cause: str) -> None:
    options = ["--device", "c6201", "--cipher", "rc6", "--mode", "ecb", "--key-bits", bits]
    done = CliRunner().invoke(main, ["export", *options, "--out", str(tmp_path / "kit")])
    assert done.exit_code == 2
    assert cause in done.stderr and "kernels:" not in done.stderr


def test_pages_are_checked_before_the_bench_measures(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("no marks")
    for path, cause in ((tmp_path, "is a directory"), (page, "no <!-- ")):
        done = CliRunner().invoke(main, ["bench", "--only", "des_block", "--update", str(path)])
        assert done.exit_code == 2 and done.stdout == ""
        assert done.stderr.startswith(f"broadside: {path}: {cause}")
