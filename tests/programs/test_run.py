"""Programs that GCC compiled, run by `broadside run`: arguments, console, files, exit status, limits."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from broadside.cli import main
from broadside.places import toolchain

GCC = toolchain.tool("gcc")

pytestmark = [
    pytest.mark.oracle,
    pytest.mark.skipif(
        GCC is None, reason=f"no GCC for tic6x in {toolchain.folder()}: run `make toolchain-gcc`"
    ),
]

Compile = Callable[[str], Path]


@pytest.fixture
def compiled(tmp_path: Path) -> Compile:
    """Compiles C text to a linked program."""

    def build(text: str) -> Path:
        source, binary = tmp_path / "program.c", tmp_path / "program.out"
        source.write_text(text)
        assert GCC is not None
        command = [str(GCC), "-march=c62x", "-msim", "-O2", str(source), "-o", str(binary)]
        subprocess.run(command, check=True)
        return binary

    return build


def run(*arguments: str | Path, text: str = "") -> Result:
    return CliRunner().invoke(main, ["run", *map(str, arguments)], input=text)


def test_arguments_output_and_exit_status(compiled: Compile) -> None:
    program = compiled(
        """#include <stdio.h>
        int main(int argc, char **argv) {
          for (int i = 1; i < argc; i++) printf("%d=%s\\n", i, argv[i]);
          fprintf(stderr, "%.3f\\n", 1.0 / 3);
          return 40 + argc;
        }"""
    )
    result = run(program, "one", "--two")
    assert (result.exit_code, result.stdout) == (43, "1=one\n2=--two\n")
    assert result.stderr == "0.333\n"


def test_input(compiled: Compile) -> None:
    program = compiled(
        """#include <stdio.h>
        int main(void) {
          int sum = 0, value;
          while (scanf("%d", &value) == 1) sum += value;
          return sum;
        }"""
    )
    assert run(program, text="1 2\n30\n").exit_code == 33


FILES = """#include <stdio.h>
int main(void) {
  FILE *f = fopen("../outside", "r");
  if (f) return 1;
  f = fopen("numbers", "w+");
  if (!f) return 2;
  fprintf(f, "12 34");
  fseek(f, 3, SEEK_SET);
  int value;
  if (fscanf(f, "%d", &value) != 1) return 3;
  fclose(f);
  f = fopen("spare", "w");
  if (!f || fclose(f) || remove("spare")) return 4;
  return value;
}"""


def test_files_are_those_of_the_folder(compiled: Compile, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    (tmp_path / "outside").write_text("x")
    assert run("--folder", folder, compiled(FILES)).exit_code == 34
    assert [path.name for path in folder.iterdir()] == ["numbers"]
    assert (folder / "numbers").read_text() == "12 34"


def test_without_a_folder_there_are_no_files(compiled: Compile) -> None:
    assert run(compiled(FILES)).exit_code == 2


def test_the_summary_goes_to_the_standard_error(compiled: Compile) -> None:
    result = run("--summary", compiled("int main(void) { return 0; }"))
    assert (result.exit_code, result.stdout) == (0, "")
    assert result.stderr.startswith("cycles ")


def test_an_endless_program_meets_the_cycle_limit(compiled: Compile) -> None:
    result = run("--max-cycles", "5000", compiled("int main(void) { for (;;); }"))
    assert result.exit_code == 124
    assert "cycle limit" in result.stderr


def test_a_broken_rule_has_its_own_status(compiled: Compile) -> None:
    result = run(compiled("int main(void) { int *volatile odd = (int *)2; return *odd; }"))
    assert result.exit_code == 125
    assert "unaligned access: 4 bytes at 0x00000002" in result.stderr


def test_a_program_for_another_level_is_bad_input(compiled: Compile, tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("no program")
    result = run(text)
    assert result.exit_code == 2
    assert result.stderr.startswith("broadside: ")
    assert run(tmp_path / "absent").exit_code == 2


def test_a_profile_names_the_dearest_function(compiled: Compile) -> None:
    program = compiled(
        """volatile int value;
        __attribute__((noinline)) void busy(void) { for (int i = 0; i < 1000; i++) value += i; }
        int main(void) { busy(); return 0; }"""
    )
    result = run("--profile", program)
    tables = result.stderr.split("\n\n")
    functions = next(table for table in tables if table.startswith("function"))
    assert functions.splitlines()[1].startswith("busy ")
    loops = next(table for table in tables if table.startswith("loop"))
    assert re.match(r"busy\+0x\w+\.\.busy\+0x\w+ .* 1000 ", loops.splitlines()[1])


def test_a_linked_program_is_disassembled_and_called(compiled: Compile) -> None:
    program = compiled(
        """__attribute__((noinline)) int triple(int value) { return 3 * value; }
        int main(void) { return triple(4); }"""
    )
    text = CliRunner().invoke(main, ["disasm", str(program)]).output
    assert re.search(r"^triple:\t+; 0x0000\w{4}$", text, re.MULTILINE)
    assert re.search(r"\bB +\.S[12] +triple$", text, re.MULTILINE)
    command = ["call", str(program), "triple", "14", "--machine", "c62x-large"]
    result = CliRunner().invoke(main, command)
    assert "return value         0x0000002a" in result.output, result.output
