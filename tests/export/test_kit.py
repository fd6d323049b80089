"""The kit: it is made once, then used as its user would: linked by GNU ld, run and read.

With BROADSIDE_ALL_KITS set, the tests try every kit instead of a sample (some 20 minutes).
"""

from __future__ import annotations

import errno
import json
import os
import re
import subprocess
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner
from kit_orders import MANIFEST, options, order, served

from broadside import _core
from broadside.cli import main
from broadside.export import folder
from broadside.export import kit as kits
from broadside.export.archive import Member, archive
from broadside.linear.macros import expand
from broadside.places import toolchain

GCC, NM = toolchain.tool("gcc"), toolchain.tool("nm")
needs_gcc = [
    pytest.mark.oracle,
    pytest.mark.skipif(GCC is None, reason="no GCC for tic6x: run `make toolchain-gcc`"),
]
SAMPLE = [
    order("c6201", "3des", "cbc"),
    order("c62x-flat", "des", "ecb"),
    order("c64x-flat", "des", "cbc3"),
    order("c64x-flat", "rijndael-256", "cfb"),
    order("c6211", "serpent", "ctr"),
    order("c6416", "twofish", "single"),
    order("c64x-flat", "rc6-192", "ctr"),
    order("c6201", "mars-448", "cfb"),
    order("c62x-large", "twofish-256", "ecb"),  # one memory, no regions for the tables
]
"""Every cipher; every mode but OFB, which `MORE` has."""
MORE = [
    order("c6201", "des", "cbc3"),
    order("c6211", "3des", "ecb"),
    order("c6201", "rc6", "cbc"),
    order("c6416", "rc6-256", "cbc3"),
    order("c6416", "des", "cbc3"),
    order("c6211", "rijndael", "ecb"),
    order("c6201", "rijndael-192", "single"),
    order("c6201", "serpent-256", "ofb"),
    order("c6201", "twofish-192", "cbc3"),
    order("c6416", "3des", "cbc"),
    order("c62x-flat", "mars-160", "ecb"),
]
"""Other combinations of the same."""


@dataclass(frozen=True)
class Made:
    """A kit that was ordered."""

    order: kits.Order
    folder: Path

    @property
    def isa(self) -> str:
        return str(machine(self.order.device)["isa"])


def machine(name: str) -> dict[str, object]:
    return tomllib.loads(_core.machine_table(name))


@pytest.fixture(
    scope="module",
    params=served()
    if os.environ.get("BROADSIDE_ALL_KITS")
    else [*SAMPLE, *(pytest.param(wanted, marks=pytest.mark.matrix) for wanted in MORE)],
    ids=lambda wanted: f"{wanted.device} {wanted.name}",
)
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Made:
    wanted: kits.Order = request.param
    folder = tmp_path_factory.mktemp("kit") / "kit"
    result = CliRunner().invoke(main, ["export", *options(wanted), "--out", str(folder)])
    assert result.exit_code == 0, result.output
    listed = {Path(line) for line in result.stdout.splitlines()}
    assert listed == {path for path in folder.rglob("*") if path.is_file()}
    return Made(wanted, folder)


@pytest.fixture
def kit(made: Made) -> Path:
    return made.folder


def documented(kit: Path) -> set[str]:
    """The names in the datasheet's list of symbols."""
    text = (kit / "DATASHEET.md").read_text()
    return set(re.findall(r"`(\w+)`", text[text.index("Symbols of the archive") :]))


def test_the_datasheet_says_what_other_placements_cost(made: Made) -> None:
    """On machines with banks or caches: quoted, minimum, median, maximum; flat memory has no range."""
    text = (made.folder / "DATASHEET.md").read_text()
    text = text[text.index("## Placement of the arguments") : text.index("## Memory")]
    assert "on multiples of 8 bytes, one after the other" in text
    rows = re.findall(
        r"^\| `\w+` \| \w+ \| \w[\w ]* \| (.*) \| [\d,]+(?: of [\d,]+)? \|$", text, re.M
    )
    figures = [[int(cell.replace(",", "")) for cell in row.split(" | ")] for row in rows]
    assert bool(rows) == (made.order.device in ("c6201", "c6211", "c6416"))
    for quoted, least, middle, most in figures:
        assert 0 < least <= quoted <= most and least <= middle <= most


def test_no_symbol_is_undocumented(kit: Path) -> None:
    objects = [
        set(_core.object_summary(path.read_bytes()).defined) for path in (kit / "object").iterdir()
    ]
    defined = set[str]().union(*objects)
    assert defined == documented(kit)
    header = next((kit / "include").iterdir()).read_text()
    routines = {name for name in defined if f" {name}(" in header}
    text = (kit / "DATASHEET.md").read_text()
    called = re.search(r"routines that these call, (.*?), and the tables", text)
    internal = set(re.findall(r"`(\w+)`", called[1])) if called else set()
    assert len(routines) >= 2
    tables = defined - routines - internal
    assert all(names <= tables or not names & tables for names in objects)


def test_the_assembly_gives_the_objects(made: Made) -> None:
    for path in (made.folder / "asm").iterdir():
        assembled = _core.assemble(path.read_text(), "x", made.isa)
        summary = _core.object_summary((made.folder / "object" / f"{path.stem}.o").read_bytes())
        assert _core.object_summary(assembled).sections == summary.sections


def test_the_objects_want_nothing_else(kit: Path) -> None:
    summaries = [_core.object_summary(path.read_bytes()) for path in (kit / "object").iterdir()]
    wanted = {name for summary in summaries for name in summary.undefined}
    assert wanted <= {name for summary in summaries for name in summary.defined}


def test_the_linear_assembly_is_whole(kit: Path) -> None:
    """Each source in the kit can be read, because all files that it includes are there."""
    sources = list((kit / "linear_assembly").rglob("*.sa"))
    assert sources
    for path in sources:
        expand(path.read_text(), str(path))
    bitsliced = (kit / "asm" / "des_bitslice_bitslice.asm").exists()
    assert bitsliced == ("round.sa" in {path.name for path in sources})


def test_the_datasheet_states_what_was_measured(made: Made) -> None:
    kit = made.folder
    text = (kit / "DATASHEET.md").read_text()
    lines = re.findall(r"\| `(\w+)` \| (\S+) \| (-?\d+) \+ ([\d.]+) x blocks \| (\d+) \|", text)
    assert len(lines) >= 2 or made.order.mode == "single"
    for symbol, machine, intercept, slope, worst in lines:
        row = re.search(rf"\| `{symbol}` \| {machine} \|((?: [\d,]+ \|){{10,}})", text)
        assert row is not None
        last = int(row[1].split("|")[-2].replace(",", ""))
        assert abs(last - int(intercept) - 128 * float(slope)) <= int(worst) + 7
    marks = dict(re.findall(r"\| `(\w+)` \| .* cycles \| (yes|no: disable interrupts .*) \|", text))
    for symbol in {symbol for symbol, *_ in lines}:
        marked = MANIFEST.by_symbol(symbol).interrupt_threshold is not None
        assert (marks[symbol] == "yes") is marked
    assert text.count("{") == 0
    page = (kit / "DATASHEET.html").read_text()
    assert all(f"<code>{symbol}</code>" in page for symbol, *_ in lines)


def run(made: Made, program: Path) -> list[str]:
    """The command that runs a program, word for word as the datasheet says."""
    text = (made.folder / "DATASHEET.md").read_text()
    found = re.search(r"^    broadside (run .*)$", text, re.MULTILINE)
    assert found is not None
    return [str(program) if word == "test.out" else word for word in found[1].split()]


def test_broadside_runs_the_vectors_by_itself(made: Made) -> None:
    """Without a compiler, unless the key schedule is in C and none was there when the kit was made."""
    result = CliRunner().invoke(main, ["check", str(made.folder), "--json"])
    if result.exit_code == 2 and (made.folder / "key_schedule").is_dir():
        assert "undefined symbol" in result.output or "no symbol" in result.output
        return
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["failed"] == 0 and told["calls"] == len(told["outcomes"]) >= 12


def test_a_wrong_result_fails_the_check(tmp_path: Path) -> None:
    kit = tmp_path / "kit"
    order = ["--device", "c6201", "--cipher", "des", "--mode", "cbc", "--out", str(kit)]
    assert CliRunner().invoke(main, ["export", *order]).exit_code == 0
    path = kit / "test" / "vectors.json"
    facts = json.loads(path.read_text())
    for field in ("expected", "last"):
        changed = json.loads(path.read_text())
        vector = changed["routines"]["des_cbc_encrypt"]["vectors"][1]
        vector[field] = f"{int(vector[field], 16) ^ 1:0{len(vector[field])}x}"
        path.write_text(json.dumps(changed))
        result = CliRunner().invoke(main, ["check", str(kit)])
        assert result.exit_code == 1
        assert "des_cbc_encrypt is wrong, first for 1 blocks from buffer to buffer" in result.output
        path.write_text(json.dumps(facts))
    assert CliRunner().invoke(main, ["check", str(tmp_path)]).exit_code == 2


class TestLinked:
    pytestmark = needs_gcc

    def test_gnu_ld_links_it_and_the_vectors_pass(self, made: Made, tmp_path: Path) -> None:
        out = self.link(made, tmp_path)
        result = CliRunner().invoke(main, run(made, out))
        assert result.exit_code == 0, result.output
        assert re.search(r"^[1-9]\d* vectors, 0 failed$", result.output, re.MULTILINE)

    def test_a_wrong_vector_is_noticed(self, made: Made, tmp_path: Path) -> None:
        source = next((made.folder / "test").glob("*.c"))
        text = source.read_text()
        last = "_5_keys" if made.order.mode == "single" else "_33_keys"
        start = text.index("_expected[] = {", text.index(last)) + len("_expected[] = {\n    0x")
        changed = tmp_path / source.name
        changed.write_text(
            text[:start] + f"{int(text[start : start + 2], 16) ^ 1:02x}" + text[start + 2 :]
        )
        result = CliRunner().invoke(main, run(made, self.link(made, tmp_path, changed)))
        assert result.exit_code == 1 and " blocks: FAILED" in result.output

    def link(self, made: Made, folder: Path, source: Path | None = None) -> Path:
        """It builds as the datasheet says, with all warnings as errors."""
        kit = made.folder
        library = next((kit / "lib").iterdir()).stem.removeprefix("lib")
        out = folder / "test.out"
        subprocess.run(
            [
                *(str(GCC), "-msim", "-O2", f"-march={made.isa}", "-Wall", "-Wextra", "-Werror"),
                *("-I", str(kit / "include"), str(source or next((kit / "test").glob("*.c")))),
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
    for force in ([], ["--force"]):
        result = CliRunner().invoke(main, ["export", *options, *force])
        assert result.exit_code == 2 and "exists already and is not a kit" in result.output
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_only_force_replaces_a_kit(tmp_path: Path) -> None:
    kit = tmp_path / "kit"
    options = ["--device", "c6201", "--cipher", "rc6", "--mode", "single", "--out", str(kit)]
    assert CliRunner().invoke(main, ["export", *options]).exit_code == 0
    (kit / "old").write_text("x")
    result = CliRunner().invoke(main, ["export", *options])
    assert (
        result.exit_code == 2 and "--force replaces it" in result.output and (kit / "old").exists()
    )
    assert CliRunner().invoke(main, ["export", *options, "--force"]).exit_code == 0
    assert not (kit / "old").exists() and (kit / "DATASHEET.md").is_file()
    assert [path.name for path in tmp_path.iterdir()] == ["kit"]


def test_a_kit_is_written_into_an_empty_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    options = ["--device", "c6201", "--cipher", "rc6", "--mode", "single", "--out", "."]
    result = CliRunner().invoke(main, ["export", *options])
    assert result.exit_code == 0 and "DATASHEET.md\n" in result.output
    assert (tmp_path / "DATASHEET.md").is_file()


def test_a_full_disk_names_the_kit_and_leaves_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(folder, "_copy", full)
    kit = tmp_path / "kit"
    options = ["--device", "c6201", "--cipher", "rc6", "--mode", "single", "--out", str(kit)]
    result = CliRunner().invoke(main, ["export", *options])
    assert result.exit_code == 2
    assert result.stderr.endswith(f"broadside: {kit}: No space left on device\n")
    assert not any(tmp_path.iterdir())


def test_archive_members_begin_at_even_places() -> None:
    data = archive([Member("a.o", b"x", ("one", "two")), Member("b.o", b"yz", ("three",))])
    assert data.startswith(b"!<arch>\n/ ")
    for name in (b"a.o/", b"b.o/"):
        assert data.index(name) % 2 == 0
    first = int.from_bytes(data[72:76], "big")
    assert data[first : first + 4] == b"a.o/"
