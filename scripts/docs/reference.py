"""MkDocs hook: pages from tables and from the last bench, formulas as MathML, and the terms of each page.

The generated pages have no files in docs/. Instructions and machines come from isa/ and machines/. Results
come from build/bench.json, if `broadside bench` has written it.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import latex2mathml.converter
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from broadside import _core
from broadside.bench.measure.ranges import span
from broadside.bench.print.markdown import comparison_table
from broadside.bench.results.comparison import Comparison
from broadside.facts.isa import LEVELS

_FORMULA = re.compile(r"\$\$(?P<block>.+?)\$\$|\$(?P<inline>[^$\n]+)\$", re.DOTALL)
_TERM = re.compile(r"^\| (?!-)([^|]+?) \|", re.MULTILINE)
"""The first column of the glossary's table."""
GLOSSARY = "glossary.md"
_GENERATED = ("reference/instructions.md", "reference/machines.md", "reference/results.md")
_FENCE = re.compile(r"(^```.*?^```|`[^`\n]*`)", re.DOTALL | re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the generated pages."""
    pages = {
        "reference/instructions.md": _instructions(),
        "reference/machines.md": _machines(),
        "reference/results.md": _results(Path(config.config_file_path).parent),
    }
    for place, content in pages.items():
        files.append(File.generated(config, place, content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Turns formulas outside of code into MathML, which browsers show without a script.

    Adds links for terms.
    """
    glossary = files.get_file_from_path(GLOSSARY)
    assert glossary is not None
    if page.file.src_uri == GLOSSARY:
        markdown = _TERM.sub(
            lambda match: f'| <a id="{_slug(match[1])}"></a>{match[1]} |', markdown
        )
    elif page.file.src_uri not in _GENERATED:
        markdown += _terms_of(markdown, glossary.content_string, page.file.src_uri.count("/"))
    parts = _FENCE.split(markdown)
    return "".join(part if part.startswith("`") else _FORMULA.sub(_mathml, part) for part in parts)


def _terms_of(markdown: str, glossary: str, depth: int) -> str:
    """A list of the glossary's terms that a page uses, with links."""
    text = _FENCE.sub("", markdown)
    found = [
        f"[{term}]({'../' * depth}{GLOSSARY}#{_slug(term)})"
        for term in _TERM.findall(glossary)[1:]
        if any(re.search(rf"\b{re.escape(name)}s?\b", text) for name in _names(term))
    ]
    return f'\n\n??? abstract "Terms on this page"\n    {" · ".join(found)}\n' if found else ""


def _names(term: str) -> list[str]:
    """The names in a row of the glossary: `L1D, L1P, L2` has three, `block (cipher)` has one."""
    return [re.sub(r" *\(.*", "", name).strip() for name in re.split(r", (?![^(]*\))", term)]


def _slug(term: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", term.lower()).strip("-")


def _mathml(match: re.Match[str]) -> str:
    display = "block" if match["block"] else "inline"
    formula = " ".join((match["block"] or match["inline"]).split())
    # in a span, because Markdown would treat a formula at the start of a line as a separate block
    return f"<span>{latex2mathml.converter.convert(formula, display=display)}</span>"


def _instructions() -> str:
    tables = {level: tomllib.loads(text) for level, text in _core.isa_tables().items()}
    parts = [
        "# Instructions",
        "",
        "Made from `isa/*.toml`, the table that assembler, simulator and optimizer share.",
        "Delay slots: cycles after the first before a result can be read.",
    ]
    for level in LEVELS:
        if level in tables:
            parts += ["", f"## {level}", "", *_rows(tables[level])]
    return "\n".join(parts) + "\n"


def _rows(table: dict[str, Any]) -> Iterator[str]:
    yield "| mnemonic | units | operands | delay slots |"
    yield "|---|---|---|---:|"
    found: dict[tuple[str, str, int], list[str]] = {}
    for entry in table["instruction"]:
        operands = ", ".join(operand["kind"] for operand in entry.get("operands", []))
        key = (entry["mnemonic"], operands, entry.get("delay_slots", 0))
        found.setdefault(key, []).append(f".{entry['unit']}" if entry["unit"] else "none")
    for (mnemonic, operands, delay), units in sorted(found.items()):
        yield f"| `{mnemonic}` | {' '.join(sorted(set(units)))} | {operands} | {delay} |"


def _machines() -> str:
    parts = ["# Machines", "", "Made from `machines/*.toml`."]
    for name in _core.machine_names():
        text = _core.machine_table(name)
        machine = tomllib.loads(text)
        parts += ["", f"## {name}", "", machine["description"], "", "```toml", text.strip(), "```"]
    return "\n".join(parts) + "\n"


def _result(result: dict[str, Any]) -> str:
    """The row of a result, with its variant: two results of one cell may differ only in their variant."""
    cells = (
        f"{result['cipher']}-{result['key_bits']}",
        *(
            result["mode"],
            result["direction"].replace("_", " "),
            result["device"],
            result["variant"],
        ),
        *(f"{result['cycles']:,}", _placements(result), f"{result['paper']['cycles']:,}"),
        f"{result['ratio']:.2f}",
    )
    return f"| {' | '.join(cells)} |"


def _placements(result: dict[str, Any]) -> str:
    """The range over placements of a result of bench.json. Older results have none."""
    found = result.get("placements")
    return span(found["minimum"], found["median"], found["maximum"]) if found else ""


def _results(root: Path) -> str:
    path = root / "build" / "bench.json"
    if not path.is_file():
        return "# Results\n\nNothing is measured here yet: `broadside bench` writes the figures.\n"
    bench = json.loads(path.read_text(encoding="utf-8"))
    parts = [
        "# Results",
        "",
        "Made from `build/bench.json`: every result that has a published figure.",
        "",
        "Placements: minimum, median and maximum over places of the arguments in memory; a figure's own has",
        "all on multiples of 8 bytes in the memory that holds the stack.",
        "",
        "| cipher | mode | direction | device | method | ours | placements | paper | ratio |",
        "|---|---|---|---|---|---:|---:|---:|---:|",
    ]
    parts += [_result(result) for result in bench["results"] if result["paper"]]
    for entry in bench.get("comparisons", []):
        comparison = Comparison.from_json(entry)
        parts += ["", f"## {comparison.title}", "", *comparison_table(comparison)]
    return "\n".join(parts) + "\n"
