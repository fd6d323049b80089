"""The kit: made once, then looked at as its user would: linked by GNU ld, run, read."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside import _core, toolchain
from broadside.cli import main
from broadside.export.archive import Member, archive

GCC, NM = toolchain.tool("gcc"), toolchain.tool("nm")
needs_gcc = [
    pytest.mark.oracle,
    pytest.mark.skipif(GCC is None, reason="no GCC for tic6x: run `make toolchain-gcc`"),
]
ORDERS = {
    "3des cbc": ("c6201", "3des", "cbc"),
    "des ecb": ("c62x-flat", "des", "ecb"),
    "des cbc3": ("c6201", "des", "cbc3"),
    "3des ecb": ("c6211", "3des", "ecb"),
}


@pytest.fixture(scope="module", params=ORDERS)
def kit(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    device, cipher, mode = ORDERS[request.param]
    folder = tmp_path_factory.mktemp("kit") / "kit"
    options = ["--device", device, "--cipher", cipher, "--mode", mode, "--out", str(folder)]
    result = CliRunner().invoke(main, ["export", *options])
    assert result.exit_code == 0, result.output
    listed = {Path(line) for line in result.stdout.splitlines()}
    assert listed == {path for path in folder.rglob("*") if path.is_file()}
    return folder


def documented(kit: Path) -> set[str]:
    """Names in the datasheet's list of symbols."""
    text = (kit / "DATASHEET.md").read_text()
    return set(re.findall(r"`(\w+)`", text[text.index("Symbols of the archive") :]))


def test_no_symbol_is_undocumented(kit: Path) -> None:
    defined = set[str]()
    for path in (kit / "object").iterdir():
        defined |= set(_core.object_summary(path.read_bytes()).defined)
    assert defined == documented(kit)
    header = next((kit / "include").iterdir()).read_text()
    routines = {name for name in defined if f" {name}(" in header}
    assert len(routines) >= 2 and len(defined - routines) <= 6  # tables


def test_the_assembly_gives_the_objects(kit: Path) -> None:
    for path in (kit / "asm").iterdir():
        made = _core.assemble(path.read_text(), "x", "c62x")
        summary = _core.object_summary((kit / "object" / f"{path.stem}.o").read_bytes())
        assert _core.object_summary(made).sections == summary.sections


def test_the_datasheet_states_what_was_measured(kit: Path) -> None:
    text = (kit / "DATASHEET.md").read_text()
    lines = re.findall(r"\| `(\w+)` \| (\S+) \| (-?\d+) \+ ([\d.]+) x blocks \| (\d+) \|", text)
    assert len(lines) >= 2
    for symbol, machine, intercept, slope, worst in lines:
        row = re.search(rf"\| `{symbol}` \| {machine} \|((?: [\d,]+ \|){{10,}})", text)
        assert row is not None
        last = int(row[1].split("|")[-2].replace(",", ""))
        assert abs(last - int(intercept) - 128 * float(slope)) <= int(worst) + 7
    assert "disable interrupts" in text
    assert text.count("{") == 0
    page = (kit / "DATASHEET.html").read_text()
    assert all(f"<code>{symbol}</code>" in page for symbol, *_ in lines)


class TestLinked:
    pytestmark = needs_gcc

    def test_gnu_ld_links_it_and_the_vectors_pass(self, kit: Path, tmp_path: Path) -> None:
        out = self.link(kit, tmp_path)
        result = CliRunner().invoke(main, ["run", str(out)])
        assert result.exit_code == 0, result.output
        assert re.search(r"^[1-9]\d* vectors, 0 failed$", result.output, re.MULTILINE)

    def test_a_wrong_vector_is_noticed(self, kit: Path, tmp_path: Path) -> None:
        source = next((kit / "test").iterdir())
        text = source.read_text()
        start = text.index("_expected[] = {", text.index("_33_keys")) + len(
            "_expected[] = {\n    0x"
        )
        changed = tmp_path / source.name
        changed.write_text(
            text[:start] + f"{int(text[start : start + 2], 16) ^ 1:02x}" + text[start + 2 :]
        )
        result = CliRunner().invoke(main, ["run", str(self.link(kit, tmp_path, changed))])
        assert result.exit_code == 1 and "33 blocks: FAILED" in result.output

    def link(self, kit: Path, folder: Path, source: Path | None = None) -> Path:
        """As the datasheet says, with all warnings as errors."""
        library = next((kit / "lib").iterdir()).stem.removeprefix("lib")
        out = folder / "test.out"
        subprocess.run(
            [
                *(str(GCC), "-msim", "-O2", "-march=c62x", "-Wall", "-Wextra", "-Werror"),
                *("-I", str(kit / "include"), str(source or next((kit / "test").iterdir()))),
                *("-L", str(kit / "lib"), f"-l{library}", "-o", str(out)),
            ],
            check=True,
        )
        return out

    def test_nm_reads_the_archive(self, kit: Path) -> None:
        path = next((kit / "lib").iterdir())
        text = subprocess.run(
            [str(NM), "-g", path], check=True, capture_output=True, text=True
        ).stdout
        assert set(re.findall(r"^[0-9a-f]{8} [TDRB] (\w+)$", text, re.MULTILINE)) == documented(kit)


def test_an_order_that_nothing_serves(tmp_path: Path) -> None:
    options = ["--device", "c6201", "--cipher", "des", "--mode", "ecb", "--method", "magic"]
    result = CliRunner().invoke(main, ["export", *options, "--out", str(tmp_path / "kit")])
    assert result.exit_code == 2
    assert "no kernel for des-56 ecb by method magic on c6201; there are: " in result.output
    assert not (tmp_path / "kit").exists()


def test_a_folder_with_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("x")
    options = ["--device", "c6201", "--cipher", "des", "--mode", "cbc", "--out", str(tmp_path)]
    result = CliRunner().invoke(main, ["export", *options])
    assert result.exit_code == 2 and "not an empty folder" in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_archive_members_begin_at_even_places() -> None:
    data = archive([Member("a.o", b"x", ("one", "two")), Member("b.o", b"yz", ("three",))])
    assert data.startswith(b"!<arch>\n/ ")
    for name in (b"a.o/", b"b.o/"):
        assert data.index(name) % 2 == 0
    first = int.from_bytes(data[72:76], "big")
    assert data[first : first + 4] == b"a.o/"
