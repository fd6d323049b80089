"""Programs that fail, on the command line: the message and the exit status."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from executables import executable

from broadside.cli import main

LOOP = "loop: B .S1 loop\n NOP 5\n"
WILD = " MVKL .S2 0x12345678,B3\n MVKH .S2 0x12345678,B3\n B .S2 B3\n NOP 5\n"
UNMAPPED = " MVKL .S1 0x70000000,A4\n MVKH .S1 0x70000000,A4\n LDW .D1 *A4,A5\n NOP 4\n"
RESERVED = " NOP\n .word 0xffffffff\n"


UNWRITTEN = """
    MVKL   .S1 0x20000,A4
    MVKH   .S1 0x20000,A4
    LDW    .D1 *A4,A5               ; zeros of the loader
    ADDK   .S1 0x200,A4             ; after them
    STH    .D1 A4,*A4
    LDH    .D1 *A4,A6
    LDW    .D1 *A4,A7               ; half of it is written
    NOP    5
"""


def test_unwritten_memory_is_refused_on_request(tmp_path: Path) -> None:
    program = str(executable(tmp_path, UNWRITTEN, {"load": 0x18, "C$$EXIT": 0x20}))
    assert CliRunner().invoke(main, ["run", program]).exit_code == 1
    result = CliRunner().invoke(main, ["run", "--initialised", program])
    assert result.exit_code == 125, result.stderr
    for words in ["read of memory never written", "4 bytes at 0x00020200", "(load)"]:
        assert words in result.stderr


def test_the_json_of_a_run_has_the_keys_of_the_docs(tmp_path: Path) -> None:
    program = str(executable(tmp_path, " MVK .S1 1,A4\n NOP 3\n NOP\n", {"C$$EXIT": 8}))
    result = CliRunner().invoke(main, ["run", "--json", "--profile", program])
    assert result.exit_code == 1 and "without an exit status" in result.stderr
    document = json.loads(result.stdout)
    page = (Path(__file__).parents[2] / "docs" / "commands.md").read_text()
    section = page.split("### run\n")[1].split("### ")[0]
    cells = re.findall(r"^\| (`[^|]*`) \|", section, re.MULTILINE)
    stated = {key for cell in cells for key in re.findall(r"`(\w+)`", cell)}
    assert set(document) == stated | {"profile"}
    assert (document["exit_status"], document["cycles"], document["stdout"]) == (None, 4, "")
    assert CliRunner().invoke(main, ["run", "--json", "--max-cycles", "1", program]).stdout == ""


@pytest.mark.parametrize(
    ("source", "symbols", "status", "said"),
    [
        (LOOP, {"spin": 0}, 124, ["cycle limit", "1000 cycles", "0x00008004 (spin+0x4)", "NOP 5"]),
        (
            WILD,
            {"jump": 4},
            125,
            ["execution outside program", "0x12345678 (from jump+0x4)", "B .S2 B3"],
        ),
        (
            UNMAPPED,
            {"load": 8},
            125,
            ["access outside memory", "0x70000000", "0x00008008 (load)", "LDW .D1T1 *+A4[0],A5"],
        ),
        (
            RESERVED,
            {"end": 4},
            125,
            ["undefined encoding", "0x00008004 (end)", ".word 0xffffffff"],
        ),
    ],
    ids=["endless loop", "wild branch", "unmapped access", "undefined opcode"],
)
def test_faults_are_explained(
    tmp_path: Path, source: str, symbols: dict[str, int], status: int, said: list[str]
) -> None:
    program = executable(tmp_path, source, symbols)
    result = CliRunner().invoke(main, ["run", "--max-cycles", "1000", str(program)])
    assert result.exit_code == status, result.stderr
    for words in said:
        assert words in result.stderr


def test_functions_local_to_a_file_are_known_by_name(tmp_path: Path) -> None:
    source = " NOP 2\n NOP 3\n NOP 4\n NOP 5\n NOP\n"
    functions = [("helper", 4), ("helper", 8), ("global", 12)]
    program = str(executable(tmp_path, source, {"C$$EXIT": 16, "global": 0}, functions))
    result = CliRunner().invoke(main, ["run", "--json", "--profile", program])
    cycles = {
        row["name"]: row["cycles"] for row in json.loads(result.stdout)["profile"]["functions"]
    }
    assert cycles == {"_start": 2, "helper": 3, "helper@0x8008": 4, "global@0x800c": 5}
