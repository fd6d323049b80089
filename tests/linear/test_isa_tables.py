"""The built extension has the instruction tables of the checkout."""

from __future__ import annotations

from pathlib import Path

import pytest

from broadside import _core

ISA = Path(__file__).parents[2] / "isa"
STALE = "isa/{}.toml has changed since the extension was built: run `make build/.core`"


@pytest.mark.parametrize("level", sorted(path.stem for path in ISA.glob("*.toml")))
def test_the_extension_embeds_the_table_as_it_is(level: str) -> None:
    """Otherwise the tests of instructions, parser and optimizer would test an old table."""
    text = (ISA / f"{level}.toml").read_text(encoding="utf-8")
    assert _core.isa_tables().get(level) == text, STALE.format(level)
