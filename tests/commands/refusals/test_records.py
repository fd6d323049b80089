"""`bench`, `explain` and `report` refuse a file with an edited or deleted record of a loop."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from broadside.bench.kernels import manifest
from broadside.cli import main
from broadside.optimizer.emit.feedback import RECORD

ROOT = Path(__file__).parents[3]
ROOMS = ("des", "des-bitslice")
OTHER_TOOL = Path("kernels/des-bitslice/scheduled/c62x/bitslice.asm")
OPTIMIZER = Path("kernels/des/scheduled/c62x/block.asm")
Edit = Callable[[list[str], int], object]
"""The lines of a file, and the number of its first record."""


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that remembers which files were found right, so that each is checked only once."""
    return tmp_path_factory.mktemp("checked")


@pytest.fixture
def checkout(tmp_path: Path, checked: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that the commands accept as a checkout; it has the kernels of DES."""
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "checked").symlink_to(checked)
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "data").symlink_to(ROOT / "data")
    for room in ROOMS:
        shutil.copytree(ROOT / "kernels" / room, tmp_path / "kernels" / room)
    keep(tmp_path / "kernels" / "des" / "kernels.toml", ("block.sa", "key_schedule.sa"))
    keep(
        tmp_path / "kernels" / "des-bitslice" / "kernels.toml", ("bitslice.asm", "key_schedule.sa")
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path


def keep(manifest: Path, sources: tuple[str, ...]) -> None:
    """Leaves only the entries of single DES with these sources, because the bounds of each are computed.

    The recipes go as well, since each must belong to an entry.
    """
    head, *entries = manifest.read_text(encoding="utf-8").split("[[kernel]]")
    head = re.sub(r"\[recipe.*\]\s*(#.*)?\n(.+\n)*", "", head)
    families = [source.replace(".", "{isa}.") for source in sources]
    named = [f'source = "{source}"' for source in (*sources, *families)]
    kept = [e for e in entries if 'cipher = "3des"' not in e and any(name in e for name in named)]
    text = "[[kernel]]".join([head, *kept])
    manifest.write_text(text.replace('isa = ["c62x", "c64x"]', 'isa = "c62x"'), encoding="utf-8")


def edit(path: Path, change: Edit) -> int:
    """Changes the file at its first record and returns the number of its line, from 1."""
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith(RECORD))
    change(lines, number)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return number + 1


def faster(lines: list[str], number: int) -> None:
    """The record says one cycle less for a pass than the packets take."""
    record = json.loads(lines[number].removeprefix(RECORD))
    lines[number] = RECORD + json.dumps({**record, "ii": record["ii"] - 1})


def deleted(lines: list[str], number: int) -> None:
    del lines[number]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def message(result: Result) -> str:
    """The output as one line."""
    return " ".join(result.output.split())


def report() -> Result:
    """Makes a report from results without a figure."""
    content = {"broadside": "0", "simulator_cycles_per_second": 1, "results": [], "comparisons": []}
    Path("results.json").write_text(json.dumps(content))
    return run("report", "--bench", "results.json", "--out", "out")


COMMANDS: dict[str, Callable[[Path, str], Result]] = {
    "bench": lambda _, symbol: run("bench", "--only", symbol, "--json", "out"),
    "explain": lambda _, symbol: run("explain", symbol),
    "explain a file": lambda file, _: run("explain", str(file)),
    "report": lambda _, __: report(),
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("file", "symbol"),
    [(OPTIMIZER, "des_block"), (OTHER_TOOL, "des_ecb_encrypt_bitslice")],
    ids=["optimizer", "another tool"],
)
def test_an_edited_record_is_refused_and_nothing_written(
    command: str, file: Path, symbol: str, checkout: Path
) -> None:
    line = edit(checkout / file, faster)
    told = COMMANDS[command](file, symbol)
    assert told.exit_code == 2, told.output
    assert f"{file}:{line}: loop " in message(told) and "cycles a pass, the packets" in message(
        told
    )
    assert not (checkout / "out").exists() and not (checkout / "build" / "bench.json").exists()


@pytest.mark.parametrize("command", COMMANDS)
def test_a_record_deleted_from_another_tools_file_is_missed(command: str, checkout: Path) -> None:
    edit(checkout / OTHER_TOOL, deleted)
    lines = (checkout / OTHER_TOOL).read_text().splitlines()
    label = lines.index("round:") + 1
    told = COMMANDS[command](OTHER_TOOL, "des_ecb_encrypt_bitslice")
    assert told.exit_code == 2, told.output
    assert f"{OTHER_TOOL}:{label}: loop round has no record" in message(told)
    assert not (checkout / "out").exists()


def test_the_whole_bench_writes_nothing_where_a_record_is_edited(checkout: Path) -> None:
    line = edit(checkout / OTHER_TOOL, faster)
    told = run("bench")
    assert told.exit_code == 2 and f"{OTHER_TOOL}:{line}: loop round" in message(told)
    assert not (checkout / "build" / "bench.json").exists()


def test_every_loop_that_another_tool_wrote_stands_in_the_manifest() -> None:
    """Otherwise its record could be deleted unnoticed."""
    kernels = manifest.load(ROOT)
    others = 0
    for assembly in {entry.assembly for entry in kernels.sources}:
        records = [
            json.loads(line.removeprefix(RECORD))
            for line in kernels.text(assembly).splitlines()
            if line.startswith(RECORD)
        ]
        loops = {n for k in kernels.kernels if k.assembly == assembly for n in k.loops}
        written = {record["name"] for record in records if "source" in record}
        assert written == loops, assembly
        others += len(written)
    assert others == 2
