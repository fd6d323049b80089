"""Options that change no short run in a way that can be seen: they reach what they are for."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from broadside.cli import main
from broadside.commands import kernel_search
from broadside.commands.code import explore, optimize
from broadside.commands.kernel_files import ScheduledFile
from broadside.commands.project import kernels
from broadside.commands.searches import schedule_folder
from broadside.errors import CheckError
from broadside.optimizer.record.options import Options

HARMED = """        .global f
f:      LDW     .D1T1   *A4, A4
        ADD     .L1     A4, A4, A5      ; the address still, unless an interrupt comes between
        NOP     4
        B       .S2     B3
        NOP     5
"""


def test_call_refuses_what_an_interrupt_harms(tmp_path: Path) -> None:
    source = tmp_path / "f.asm"
    source.write_text(HARMED)
    arguments = ["call", str(source), "f", "words:1"]
    assert CliRunner().invoke(main, arguments).exit_code == 0
    refused = CliRunner().invoke(main, [*arguments, "--interruptible"])
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert "interrupt" in refused.stderr


@pytest.mark.parametrize(
    ("option", "value", "field"),
    [
        ("--region-time", 0.25, "region_seconds"),
        ("--large-region-time", 1.5, "large_region_seconds"),
        ("--exact-operations", 7, "exact_operations"),
        ("--anneal-moves", 11, "anneal_moves"),
    ],
)
def test_optimize_searches_within_its_limits(
    option: str, value: float, field: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def seen(source: Path, isa: str, options: Options, *_: Any) -> None:
        raise CheckError(f"{field}: {getattr(options, field)}")

    monkeypatch.setattr(optimize, "in_time", seen)
    (tmp_path / "f.sa").write_text("f: .cproc a\n .return a\n .endproc\n")
    assert getattr(Options(), field) != value
    done = CliRunner().invoke(main, ["optimize", str(tmp_path / "f.sa"), option, str(value)])
    assert (done.exit_code, done.stderr) == (1, f"broadside: {field}: {value}\n")


def test_explore_serves_on_its_port(monkeypatch: pytest.MonkeyPatch) -> None:
    ports: list[int] = []
    monkeypatch.setattr(explore, "serve", lambda _, __, port, *___, **____: ports.append(port))
    for arguments in ([], ["--port", "4711"]):
        assert CliRunner().invoke(main, ["explore", "--no-browser", *arguments]).exit_code == 0
    assert ports == [0, 4711]


@pytest.mark.parametrize("forced", [False, True])
def test_a_forced_search_knows_nothing_of_earlier_runs(
    forced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders: list[Path | None] = []

    def search(files: list[ScheduledFile], options: Options, _: Any) -> dict[ScheduledFile, str]:
        folders.append(options.memory.folder)
        return dict.fromkeys(files, "kept")

    monkeypatch.setattr(kernel_search, "search", search)
    if not forced:
        monkeypatch.setattr(ScheduledFile, "has_drifted", lambda _: True)
    arguments = ["kernels", "--only", "des/key_schedule.sa", *(["--force"] if forced else [])]
    assert CliRunner().invoke(main, arguments).exit_code == 0
    assert folders == [None if forced else schedule_folder()]


def test_kernels_tries_again_what_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def complete(assembly: str, *_: Any, again: bool) -> SimpleNamespace:
        asked.append(again)
        return SimpleNamespace(found=[], assembly=assembly)

    monkeypatch.setattr(kernels, "complete", complete)
    monkeypatch.setattr(kernels, "end_at_interrupt", lambda: None)  # pytest keeps its Ctrl-C
    arguments = ["kernels", "--attempts", "--only", "des/key_schedule.sa"]
    for more in ([], ["--again"]):
        assert CliRunner().invoke(main, [*arguments, *more]).exit_code == 0
    assert asked == [False, True]
