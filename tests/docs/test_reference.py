"""Lists in the documentation that another file has too: each has all of its entries, and no others."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from pathlib import Path

import pytest

from broadside.bench.kernels.kernel import MODES

ROOT = Path(__file__).parents[2]
REFERENCE = ROOT / "docs" / "reference"
STUBS = ROOT / "python" / "broadside" / "_core.pyi"
ASSEMBLER = ROOT / "crates" / "c6000" / "src" / "asm"
_ROW = re.compile(r"^\|(.*)\|$", re.MULTILINE)
_NAME = re.compile(r"`([^`]+)`")
_DIRECTIVE = re.compile(r'"(\.[a-z_]+)"')


def rows(page: Path) -> list[list[str]]:
    """The cells of all rows of tables of a page."""
    found = _ROW.findall(page.read_text(encoding="utf-8"))
    return [[cell.strip() for cell in row.split("|")] for row in found if not row.startswith("-")]


def members(stub: ast.ClassDef) -> set[str]:
    """The public methods, properties and attributes of a class."""
    named = [node.name for node in stub.body if isinstance(node, ast.FunctionDef)]
    typed = [node.target for node in stub.body if isinstance(node, ast.AnnAssign)]
    named += [target.id for target in typed if isinstance(target, ast.Name)]
    return {name for name in named if not name.startswith("_")}


def test_the_page_on_the_core_has_every_name_of_the_stubs() -> None:
    stubs = ast.parse(STUBS.read_text(encoding="utf-8")).body
    functions: set[str] = set()
    classes: dict[str, set[str]] = {}
    current = ""
    for cells in rows(REFERENCE / "python-core.md"):
        first = _NAME.search(cells[0])
        if len(cells) == 2 and first is not None:
            functions.add(first[1])
        elif len(cells) == 3 and cells[0] != "class":
            current = first[1] if first is not None else current
            classes.setdefault(current, set()).update(_NAME.findall(cells[1]))
    assert classes == {s.name: members(s) for s in stubs if isinstance(s, ast.ClassDef)}
    signatures = [s for s in stubs if isinstance(s, ast.FunctionDef)]
    assert functions == {
        f"{s.name}({', '.join(argument.arg for argument in s.args.args)})" for s in signatures
    }


def test_the_glossary_is_in_alphabetical_order() -> None:
    """Meanings of one name follow each other; they are told apart in brackets."""
    terms = [cells[0] for cells in rows(ROOT / "docs" / "glossary.md")]
    assert terms[0] == "term" and len(set(terms)) == len(terms) > 130
    assert terms[1:] == sorted(
        terms[1:], key=lambda term: (re.split(r" \(|, ", term)[0].lower(), term.lower())
    )


def test_the_page_on_kernels_has_the_prototype_of_every_mode() -> None:
    text = (REFERENCE / "kernels.md").read_text(encoding="utf-8")
    table = text.partition("| mode | prototype |\n|---|---|\n")[2].partition("\n\n")[0]
    named = {name for row in table.splitlines() for name in _NAME.findall(row.split(" | ")[0])}
    assert named == set(MODES)


def test_the_header_of_published_results_names_every_value() -> None:
    text = (ROOT / "data" / "published.toml").read_text(encoding="utf-8")
    header, _, results = text.partition("\n[papers.")
    for key in ("cipher", "direction", "device", "mode", "unit", "source"):
        stated = re.search(rf"^# {key} +((?:.*\n)(?:#  +.*\n)*)", header, re.MULTILINE)
        assert stated is not None
        named = re.sub(r"\([^)]*\)|\n# +", " ", stated[1]).split("|")
        used = set(re.findall(rf'^{key} = "(.*)"$', results, re.MULTILINE))
        assert {name.strip() for name in named} == used


def test_the_page_on_the_assembler_has_every_directive() -> None:
    """The directives are the texts of the patterns that choose what is done with a line."""
    page = (REFERENCE / "assembler.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\.[a-z_]+\b", " ".join(_NAME.findall(page))))
    for file in ("layout/directives.rs", "layout/reading.rs"):
        text = (ASSEMBLER / file).read_text(encoding="utf-8")
        cases = re.findall(r'^ +(?:if let )?((?:"\.\w+"(?: \| )?)+) (?:=>|=)', text, re.MULTILINE)
        assert len(cases) > 5
        for case in cases:
            assert named & set(_DIRECTIVE.findall(case)) == set(_DIRECTIVE.findall(case)), case


@pytest.mark.parametrize(("isa", "file"), [("c62x", "block"), ("c64x", "block_c64x")])
def test_the_pages_on_what_was_tried_have_the_lengths_of_serpents_records(
    isa: str, file: str
) -> None:
    """Encryption and decryption of one block: the cycles found, and those that are ruled out."""
    text = (ROOT / "kernels" / "serpent" / "scheduled" / isa / f"{file}.asm").read_text("utf-8")
    records = [json.loads(line) for line in re.findall(r"^;@straight (.*)$", text, re.MULTILINE)]
    page = " ".join((ROOT / "docs" / "results" / f"{isa}.md").read_text("utf-8").split())
    found = re.search(r"Straight code of eight rounds takes (\d+) and (\d+) cycles", page)
    excluded = re.search(r"rule out (\d+) cycles and less for encryption, (\d+) and less", page)
    assert found is not None and excluded is not None
    assert [int(cycles) for cycles in found.groups()] == [record["ii"] for record in records]
    assert [int(cycles) for cycles in excluded.groups()] == [
        max(attempt["interval"] for attempt in record["attempts"]) for record in records
    ]


def test_the_page_on_the_architecture_has_every_room_of_the_package() -> None:
    text = (ROOT / "tests" / "architecture" / "rooms.toml").read_text(encoding="utf-8")
    package = tomllib.loads(text)["broadside"]
    first = [cells[0] for cells in rows(ROOT / "docs" / "architecture.md")]
    named = {Path(name).stem for cell in first for name in _NAME.findall(cell)}
    rooms = {*package, *(room for rooms in package.values() for room in rooms)}
    assert rooms - named <= {"__main__", "__version__", "_core"}
    assert len(rooms & named) > 15
