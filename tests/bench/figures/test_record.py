"""The record of the last run: it returns complete, and is refused after anything it depends on changed."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside.bench.kernels.kernel import Kernel
from broadside.bench.kernels.loops import LoopRecord
from broadside.bench.measure import cycles as measure
from broadside.bench.measure import speed
from broadside.bench.measure.cycles import Measurement
from broadside.bench.results import record
from broadside.bench.results.comparison import COUNT, Column, Comparison
from broadside.bench.results.published import Cell
from broadside.bench.results.results import Result
from broadside.cli import main
from broadside.commands.project import bench
from broadside.places import checkout

ROOT = Path(__file__).parents[3]
KERNEL = Kernel(
    "des_ecb",
    "x.sa",
    "c62x",
    "des",
    56,
    "encrypt",
    "ecb",
    "table",
    Path("/r/des"),
    loops=("a", "b"),
)
LOOP = LoopRecord("round", 11, 6, 11, None, least=11, seconds=0.5)
MEASUREMENT = Measurement(
    KERNEL, "c6201", 12.0, {"bank": 0.25}, 100, 8, 64, 20, (LOOP,), True, None, True
)
CELL = Cell("preissig2000", "Table 6", "des", 56, "encrypt", "c6201", "ecb", "1024B", "asm", 24)
FIGURES = record.Figures(
    [Result(KERNEL, "ecb", "encrypt", MEASUREMENT, 11.5, CELL)],
    1e6,
    [Comparison("x", "X", (Column("a", "A", COUNT),), ({"a": 1, "b": None, "c": "no"},), ("n",))],
)


def test_what_is_read_is_what_was_written(tmp_path: Path) -> None:
    record.save(tmp_path / "record", "digest", FIGURES)
    assert record.load(tmp_path / "record", "digest") == FIGURES


def test_no_record_or_a_damaged_one_is_none(tmp_path: Path) -> None:
    path = tmp_path / "record"
    assert record.load(path, "digest") is None
    record.save(path, "digest", FIGURES)
    assert record.load(path, "another digest") is None
    text = path.read_text()
    assert text.count("12.0") == 1
    path.write_text(text.replace("12.0", "11.0"))
    assert record.load(path, "digest") is None


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout with a package, a core and a compiler."""
    for name in (
        *(
            "kernels/des/block.sa",
            "kernels/des/scheduled/c62x/block.asm",
            "kernels/des/kernels.toml",
        ),
        *("data/published.toml", "src/cipher/des/des.c", "include/broadside.h"),
        *("package/bench/measure.py", "core.so", "toolchain/bin/tic6x-elf-gcc"),
        "toolchain/tic6x-elf/lib/libc.a",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one")
    monkeypatch.setenv("BROADSIDE_TOOLCHAIN", str(tmp_path / "toolchain"))
    return tmp_path


def digest(tree: Path, seed: int = 1, placements: str = "some") -> str:
    return record.digest(tree, seed, placements, package=tree / "package", core=tree / "core.so")


def rewrite(name: str) -> Callable[[Path], object]:
    return lambda tree: (tree / name).write_text("another")


@pytest.mark.parametrize(
    "change",
    [
        *map(rewrite, ("kernels/des/block.sa", "kernels/des/scheduled/c62x/block.asm")),
        *map(rewrite, ("kernels/des/kernels.toml", "kernels/des/new.sa", "data/published.toml")),
        *map(rewrite, ("src/cipher/des/des.c", "include/broadside.h", "package/bench/measure.py")),
        *map(rewrite, ("core.so", "toolchain/bin/tic6x-elf-gcc")),
        lambda tree: (tree / "kernels/des/block.sa").unlink(),
        lambda tree: shutil.rmtree(tree / "toolchain"),
    ],
)
def test_whatever_changes_is_seen(change: Callable[[Path], object], tree: Path) -> None:
    before = digest(tree)
    assert digest(tree) == before and digest(tree, seed=2) != before
    assert digest(tree, placements="all") != before
    change(tree)
    assert digest(tree) != before


def test_without_a_compiler_other_tools_do_not_matter(tree: Path) -> None:
    (tree / "toolchain/bin/tic6x-elf-gcc").unlink()
    before = digest(tree)
    (tree / "toolchain/bin/tic6x-elf-as").write_text("one")
    assert digest(tree) == before


def test_the_second_run_measures_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With --fresh it measures again, and shows and writes the same."""
    measured: list[str] = []
    work = measure.measure

    def noted(kernels: object, kernel: Kernel, machine: str, seed: int) -> list[Measurement]:
        measured.append(machine)
        return work(kernels, kernel, machine, seed)  # type: ignore[arg-type]

    monkeypatch.setattr(measure, "measure", noted)
    monkeypatch.setattr(bench, "MEASURED_MODES", ("core3",))
    monkeypatch.setattr(bench, "_compare", lambda *_: [])
    monkeypatch.setattr(speed, "simulated_cycles_per_second", lambda _: 1e6)
    monkeypatch.setenv("BROADSIDE_TOOLCHAIN", str(tmp_path / "none"))
    monkeypatch.setattr(checkout, "cache", lambda: tmp_path)
    monkeypatch.setattr(checkout, "build", lambda: tmp_path)
    runs = []
    for more in ([], [], ["--fresh"]):
        measured.clear()
        done = CliRunner().invoke(main, ["bench", "--placements", "none", *more])
        assert done.exit_code == 0, done.output
        runs.append((len(measured), done.stdout, (tmp_path / "bench.json").read_text()))
    assert runs[0][0] > 0 and runs[1][0] == 0 and runs[2] == runs[0]
    assert runs[1][1:] == runs[0][1:] and "published cells beaten" in runs[0][1]
