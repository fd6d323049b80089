"""Rules for every command: help, exit status, and what it prints where."""

from __future__ import annotations

import click
import pytest
from click.testing import CliRunner

from broadside.cli import main
from broadside.commands import MODULES

NAMES = sorted(MODULES)


@pytest.mark.parametrize("name", NAMES)
def test_help_and_examples(name: str) -> None:
    result = CliRunner().invoke(main, [name, "--help"])
    assert result.exit_code == 0 and result.stderr == ""
    assert f"broadside {name} " in result.stdout.split("Options:")[0], "an example"


def test_the_list_of_commands_names_them_all_in_whole_lines() -> None:
    result = CliRunner().invoke(main, ["--help"])
    assert result.exit_code == 0
    listed = result.stdout.split("Commands:")[1].split("\n")
    assert [line.split()[0] for line in listed if line.strip()] == NAMES
    assert not any(line.endswith("...") for line in listed)


def test_an_unknown_command() -> None:
    result = CliRunner().invoke(main, ["observing"])
    assert result.exit_code == 2 and "no command 'observing'" in result.stderr


@pytest.mark.parametrize("name", NAMES)
def test_every_option_says_what_it_is_for(name: str) -> None:
    found = main.get_command(click.Context(main), name)
    assert found is not None
    options = [parameter for parameter in found.params if isinstance(parameter, click.Option)]
    assert options and [o.opts for o in options if not o.help] == []
