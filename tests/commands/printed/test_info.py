"""`broadside info` against the facts of the library and the setting of BROADSIDE_CPU."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from broadside import _core

BROADSIDE = Path(sys.executable).parent / "broadside"


def info(*arguments: str, cpu: str = "") -> str:
    settings = {**os.environ, "BROADSIDE_CPU": cpu} if cpu else os.environ
    done = subprocess.run(
        [BROADSIDE, "info", *arguments], env=settings, capture_output=True, text=True, check=True
    )
    return done.stdout


def implementations(cpu: str = "") -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = json.loads(info("--json", cpu=cpu))["implementations"]
    return listed


def test_every_cipher_has_a_portable_implementation_that_is_usable() -> None:
    portable = {
        one["cipher"] for one in implementations() if one["name"] == "portable" and one["usable"]
    }
    assert portable == {facts.name for facts in _core.cipher_facts()}


def test_no_implementation_is_listed_twice() -> None:
    names = [(one["cipher"], one["name"]) for one in implementations()]
    assert len(names) == len(set(names))


def test_the_setting_leaves_the_portable_tier_alone() -> None:
    usable = [one for one in implementations("portable") if one["usable"]]
    assert usable and {one["tier"] for one in usable} == {"portable"}


def test_all_spellings_of_a_tier_are_known() -> None:
    assert implementations("avx2_vaes") == implementations("avx2-vaes")
    assert implementations("AVX2-VAES") == implementations("avx2-vaes")


def test_an_unknown_tier_is_told() -> None:
    told = " ".join(info(cpu="avx3").split())
    assert "BROADSIDE_CPU=avx3 names no tier of this library" in told
    assert all(one["tier"] in told.partition("The tiers are ")[2] for one in implementations())
    assert "BROADSIDE_CPU" not in info(cpu="avx2_vaes")
    assert "BROADSIDE_CPU" not in info(cpu="Avx2_vaes")


def test_table_based_implementations_are_called_so() -> None:
    for one in implementations():
        if one["cipher"].endswith("_table"):
            assert not one["constant_time"]
    assert "no: tables" in info()


def test_the_screen_names_what_it_lists() -> None:
    listed, screen = implementations("portable"), info("--all", cpu="portable")
    assert all(one["name"] in screen and one["tier"] in screen for one in listed)
    assert "avx2" not in info(cpu="portable")
