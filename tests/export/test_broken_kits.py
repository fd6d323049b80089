"""`broadside check` names the file of a kit that is not whole, and what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from broadside.cli import main

VECTOR = {"text": "00", "keys": "00", "ivs": "", "blocks": 1, "expected": "00", "last": ""}
FACTS: dict[str, Any] = {
    "device": "c6201",
    "mode": "ecb",
    "block_bytes": 8,
    "key_bytes": 8,
    "channels": 1,
    "schedule_bytes": 8,
    "routines": {"f": {"key_schedules": [], "vectors": [VECTOR]}},
}


def checked(kit: Path, archives: list[str] | None, **facts: Any) -> str:
    """What the command says of a kit with these archives (None: no folder `lib`) and facts."""
    (kit / "test").mkdir()
    (kit / "test" / "vectors.json").write_text(json.dumps(FACTS | facts))
    if archives is not None:
        (kit / "lib").mkdir()
        for name in archives:
            (kit / "lib" / name).write_bytes(b"!<arch>\n")
    done = CliRunner().invoke(main, ["check", str(kit)])
    assert done.exit_code == 2
    return done.stderr


@pytest.mark.parametrize(
    ("archives", "found"), [(None, "none"), ([], "none"), (["a.a", "b.a"], "a.a, b.a")]
)
def test_the_archive_of_a_kit(tmp_path: Path, archives: list[str] | None, found: str) -> None:
    said = checked(tmp_path, archives)
    assert f"{tmp_path / 'lib'}: a kit has one archive (*.a) here; found: {found}" in said


def test_an_unknown_device(tmp_path: Path) -> None:
    said = checked(tmp_path, ["a.a"], device="c9999")
    assert f"{tmp_path / 'test' / 'vectors.json'}: unknown device 'c9999'; known: " in said


def test_a_text_that_is_not_hexadecimal(tmp_path: Path) -> None:
    routines = {"f": {"key_schedules": [], "vectors": [VECTOR | {"text": "no"}]}}
    assert "not the vectors of a kit" in checked(tmp_path, ["a.a"], routines=routines)


def test_vectors_that_are_nested_too_deeply(tmp_path: Path) -> None:
    vectors = tmp_path / "test" / "vectors.json"
    vectors.parent.mkdir()
    vectors.write_text("[" * 200_000)
    done = CliRunner().invoke(main, ["check", str(tmp_path)])
    assert done.exit_code == 2
    assert done.stderr == f"broadside: {vectors}: not JSON: it is nested too deeply\n"
