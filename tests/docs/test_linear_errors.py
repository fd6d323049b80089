"""The page of errors: every example gets its message, and every message of the parser has an example."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from broadside.facts.isa import instruction_table
from broadside.linear import parse_file
from broadside.linear.ir import LinearError

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "linear"))

from error_sites import site_of, sites  # noqa: E402

PAGE = ROOT / "docs" / "reference" / "linear-assembly-errors.md"
_FENCE = re.compile(r"^```sa\n(.*?)^```", re.MULTILINE | re.DOTALL)
_CASE = re.compile(
    r"; error: (?P<cause>.*?)(?:, (?P<isa>c64x))?\n(?P<source>(?:(?!; error: ).*\n)+)"
)
_INSIDE = "f:      .cproc  a, b\n{}        .return a\n        .endproc\n"


def cases() -> Iterator[tuple[str, str, str]]:
    """Message, level and source of each example."""
    for fence in _FENCE.findall(PAGE.read_text(encoding="utf-8")):
        for match in _CASE.finditer(fence):
            source = match["source"]
            whole = re.search(r"\.c?proc\b", source)
            yield (
                match["cause"],
                match["isa"] or "c62x",
                source if whole else _INSIDE.format(source),
            )


@cache
def refused(source: str, isa: str) -> LinearError:
    with pytest.raises(LinearError) as error:
        parse_file(source, "f.sa", instruction_table(isa))
    return error.value


CASES = list(cases())


@pytest.mark.parametrize(("cause", "isa", "source"), CASES)
def test_an_example_gets_its_message(
    cause: str, isa: str, source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused(source, isa).cause == cause


UNREACHED = ("cannot be predicated",)
"""It is of NOP and IDLE, which the parser refuses or drops before."""


def test_every_message_has_an_example() -> None:
    known = sites()
    assert len(known) > 80
    shown = {site_of(refused(source, isa)) for _, isa, source in CASES}
    assert shown <= set(known)
    missing = [text for site, text in sorted(known.items()) if site not in shown]
    assert [text for text in missing if not any(part in text for part in UNREACHED)] == []
    assert len(missing) == len(UNREACHED)
