"""The pictures are as the project's data are: drawn again, they are the same, and their facts agree."""

from __future__ import annotations

import importlib.util
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest

from broadside.facts.isa import instruction_table
from broadside.optimizer.optimize import optimize
from broadside.optimizer.record.options import Options

ROOT = Path(__file__).parents[2]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md"]
_PICTURE = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")


@pytest.fixture(scope="module")
def pictures() -> ModuleType:
    sys.path.insert(0, str(ROOT / "scripts/docs"))  # the script's own folder, as when it is run
    spec = importlib.util.spec_from_file_location(
        "draw_pictures", ROOT / "scripts/docs/draw_pictures.py"
    )
    assert spec is not None and spec.loader is not None
    module = sys.modules["draw_pictures"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_picture_is_as_it_would_be_drawn(pictures: ModuleType) -> None:
    """`scripts/docs/draw_pictures.py` draws them again."""
    files = {path.stem: path.read_text(encoding="utf-8") for path in pictures.TARGET.glob("*.svg")}
    assert files == {name: draw().source() for name, draw in pictures.PICTURES.items()}


def test_the_hero_has_a_mark_for_every_published_cell(pictures: ModuleType) -> None:
    cells = pictures.published(pictures.PUBLISHED.read_text(encoding="utf-8"))
    stated = re.search(r"\*\*(\d+) of (\d+) published cells beaten", pictures.PUBLISHED.read_text())
    assert stated is not None
    assert len(cells) == int(stated[2])
    assert sum(cell.ratio >= 1 for cell in cells) == int(stated[1])
    root = ET.fromstring((pictures.TARGET / "hero.svg").read_text(encoding="utf-8"))
    hints = [title.text or "" for title in root.iter("{http://www.w3.org/2000/svg}title")]
    assert sum(hint.endswith(" times") for hint in hints) == len(cells)


def test_a_changed_figure_changes_the_hero(
    pictures: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = tmp_path / "published.md"
    page.write_text(
        pictures.PUBLISHED.read_text(encoding="utf-8").replace("| 5.74 |", "| 1.01 |", 1)
    )
    before = pictures.hero().source()
    monkeypatch.setattr(pictures, "PUBLISHED", page)
    assert pictures.hero().source() != before


def test_the_critical_cycle_of_the_crc(pictures: ModuleType) -> None:
    source = ROOT / "examples" / "linear_assembly" / "crc.sa"
    result = optimize(source.read_text(), str(source), "c62x", Options(first=True, workers=1))
    (loop,) = result.loops
    assert loop["rec_mii"] == sum(edge.cycles for edge in pictures.CRC)
    lines = " ".join(source.read_text().split())
    assert all(" ".join(edge.operation.split()) in lines for edge in pictures.CRC)
    mnemonics = [edge.operation.split()[0] for edge in pictures.CRC]
    assert sorted(mnemonics) == sorted(loop["critical_cycle"])


def test_the_folded_pass_is_a_schedule(pictures: ModuleType) -> None:
    """No unit has two operations in a row, and each operation comes after what it needs."""
    shapes = pictures.draw_shapes
    rows = [(one.unit, one.cycle % shapes.FOLDED_INTERVAL) for one in shapes.FOLDED]
    assert len(set(rows)) == len(rows)
    table = instruction_table("c62x")
    for one in shapes.FOLDED:
        form = max(table.forms[one.text.split()[0]], key=lambda form: form.delay_slots)
        assert one.latency == form.delay_slots + 1, one
        for number in one.needs:
            before = shapes.FOLDED[number]
            assert one.cycle >= before.cycle + before.latency, (before, one)
    busy = (ROOT / "docs" / "course" / "units.md").read_text(encoding="utf-8")
    loop = busy.split("loop:")[1].split(".return")[0]
    assert sorted(re.findall(r"^(?: \[n\])?\s+([A-Z]+) ", loop, re.MULTILINE)) == sorted(
        one.text.split()[0] for one in shapes.FOLDED
    )


PAGES_OF_SHAPES = (
    *("index", "getting-started", "tutorial", "optimizer", "ciphers"),
    *("guides/dsp-engineer", "guides/performance-engineer"),
    *(
        f"reference/{name}"
        for name in ("assembler", "linear-assembly", "machine-files", "simulator")
    ),
)


@pytest.mark.parametrize("page", PAGES_OF_SHAPES)
def test_a_page_that_explains_a_shape_has_a_picture(page: str) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    assert _PICTURE.search(text)


def test_every_picture_has_words_and_is_there() -> None:
    shown = set()
    for page in PAGES:
        for words, target in _PICTURE.findall(page.read_text(encoding="utf-8")):
            assert len(words) > 10, f"{page}: {target}"
            path = (page.parent / target).resolve()
            assert path.is_file(), f"{page}: {target}"
            # The site shows the dark twin to readers who ask for dark pages.
            shown |= {path.name, f"{path.stem}-dark{path.suffix}"}
    assert {path.name for path in (ROOT / "docs" / "pictures").iterdir()} <= shown
