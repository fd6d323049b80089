"""The documentation: it builds without a warning, and every command and block of code in it works."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from functools import cache
from pathlib import Path

import pytest
from pages import BLOCK, COURSE, DOCS, PAGES, ROOT, Block, blocks

from broadside.facts.isa import instruction_table
from broadside.linear import parse
from broadside.places import toolchain

LATER_CHAPTERS = COURSE[1:]
"""Chapters that only the full matrix tries: they use the commands of the first one."""
LONG = (
    *("getting-started.md", "guides/dsp-engineer.md", "guides/host-developer.md", "ciphers.md"),
    "tutorial.md",
)
"""Pages that take long: they build the C library or a kit, or run many commands."""
_INDENTED = re.compile(r"^    (?:broadside|cmake|make|pip|python|scripts/|\./)", re.MULTILINE)
C_FRAME = """
void example(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint8_t *key, uint8_t *iv);
void example(uint8_t *out, const uint8_t *in, uint32_t blocks, const uint8_t *key, uint8_t *iv)
{
%s
}
"""


WITHOUT_KERNELS = " ".join(
    f"-DBROADSIDE_WITHOUT_{tier}" for tier in ("AVX2", "AVX2_VAES", "AVX512", "AVX512_VBMI")
)
"""For pages that build the library: its kernels compile for a minute, and other tests have them."""


BROADSIDE = Path(sys.executable).parent / "broadside"
HURRIED = f"""#!/bin/sh
[ "$1" != optimize ] || set -- "$@" --time 0
exec {BROADSIDE} "$@"
"""


@pytest.fixture(scope="session")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a `broadside` whose searches end with the first schedule, for the path."""
    folder = tmp_path_factory.mktemp("hurried")
    command = folder / "broadside"
    command.write_text(HURRIED)
    command.chmod(0o755)
    return folder


def execute(block: Block, folder: Path, *first: Path) -> None:
    """Runs a block as its reader would; raises CalledProcessError. Folders in `first` lead the path."""
    folders = (*map(str, first), str(BROADSIDE.parent), os.environ["PATH"])
    path = os.pathsep.join(folders)
    given = {"PATH": path, "BROADSIDE": str(ROOT), "BROADSIDE_FUZZ_SECONDS": "1"}
    given["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {WITHOUT_KERNELS}"
    environment = os.environ | given

    def run(*command: str) -> None:
        subprocess.run(command, cwd=folder, env=environment, check=True, timeout=900)

    if block.title:
        (folder / block.title).write_text(block.text)
    elif block.language in ("sh", "bash"):
        run("bash", "-euo", "pipefail", "-c", block.text)
    elif block.language == "python":
        run(sys.executable, "-c", block.text)
    elif block.language == "c":
        headers = sorted(folder.glob("*/include/*.h"))
        included = "".join(f'#include "{header}"\n' for header in headers)
        (folder / "block.c").write_text(included + C_FRAME % block.text)
        run("cc", "-std=c11", "-Wall", "-Werror", "-fsyntax-only", "block.c")
    else:
        raise AssertionError(f"no way to try a block of {block.language}")


FUZZED = "int LLVMFuzzerTestOneInput(const char *data, long size) { return data != 0 && size < 0; }"


@cache
def clang_fuzzes() -> bool:
    """Whether clang is there with the run-time library of its fuzzer."""
    if shutil.which("clang") is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        command = ["clang", "-fsanitize=fuzzer,address", "-x", "c", "-", "-o", f"{folder}/fuzz"]
        done = subprocess.run(command, input=FUZZED, text=True, capture_output=True, check=False)
    return done.returncode == 0


def has_its_compiler(block: Block) -> bool:
    """GCC for tic6x, which blocks of bash need, or clang; every other block needs none."""
    if block.language == "bash":
        return toolchain.tool("gcc") is not None
    return "clang" not in block.text or clang_fuzzes()


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(p, marks=pytest.mark.matrix if p in (*LONG, *LATER_CHAPTERS) else ())
        for p in PAGES
    ],
)
@pytest.mark.parametrize("short", [True, pytest.param(False, marks=pytest.mark.matrix)])
def test_every_block_of_the_page_works(
    short: bool, page: str, tmp_path: Path, hurried: Path
) -> None:
    """The blocks run one after the other in one folder, which has the examples at first.

    A chapter of the course also finds the files that the chapters before it wrote. Where `short`, a search
    ends with its first schedule, whatever the page says.
    """
    shutil.copytree(ROOT / "examples" / "linear_assembly", tmp_path, dirs_exist_ok=True)
    for earlier in COURSE[: COURSE.index(page)] if page in COURSE else ():
        for block in blocks(DOCS / earlier):
            if block.title:
                (tmp_path / block.title).write_text(block.text)
    found = blocks(DOCS / page)
    assert found
    for block in found:
        if has_its_compiler(block):
            execute(block, tmp_path, *([hurried] if short else []))


def test_the_tutorial_shows_the_examples_as_they_are() -> None:
    shown = {block.title: block.text for block in blocks(DOCS / "tutorial.md") if block.title}
    examples = (ROOT / "examples" / "linear_assembly").glob("*.sa")
    assert shown == {path.name: path.read_text(encoding="utf-8") for path in examples}


def test_the_butterfly_has_the_operations_that_the_tutorial_states() -> None:
    text = (ROOT / "examples" / "linear_assembly" / "butterfly.sa").read_text(encoding="utf-8")
    (butterfly,) = parse(text, "butterfly.sa", instruction_table("c62x"))
    loop = next(block for block in butterfly.blocks if block.label == "loop")
    stated = re.search(r"The loop runs (\d+) operations", (DOCS / "tutorial.md").read_text())
    assert stated is not None and int(stated[1]) == len(loop.operations)


def test_the_exercises_have_answers() -> None:
    """Each chapter of the course has as many answers as exercises, and a picture."""
    chapters = sorted((DOCS / "course").glob("*.md"))
    assert len(chapters) == 5
    for page in chapters:
        text = page.read_text(encoding="utf-8")
        exercises, answers = text.split("## Exercises")[1].split('??? success "Answers"')
        asked = re.findall(r"^\d\. ", exercises, re.MULTILINE)
        answered = re.findall(r"^    \d\. ", answers, re.MULTILINE)
        assert len(asked) == len(answered) >= 3, page
        assert "](../pictures/" in text


def test_no_block_is_left_out() -> None:
    """Every page of docs/ is run, or has only facts: tables in TOML, the seam to the core, drawings."""
    followed = {DOCS / page for page in PAGES}
    for page in sorted(DOCS.rglob("*.md")):
        assert not _INDENTED.search(BLOCK.sub("", page.read_text())), (
            f"{page}: commands stand in blocks with a language"
        )
        for block in [] if page in followed else blocks(page):
            where = f"{page}: {block.text[:60]!r}"
            if page.name == "commands.md":
                assert block.language == "sh", where
            elif block.language:
                assert (page.name, block.language) in FACTS, where
                FACTS[page.name, block.language](block)
            else:
                assert "─" in block.text, f"{where}: neither a drawing nor in a language"
    for page in (ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"):
        assert not blocks(page) and not _INDENTED.search(page.read_text())


def is_table(block: Block) -> None:
    """TOML as the readers of isa/, machines/ and kernels/ take it."""
    assert tomllib.loads(block.text)


def is_in_the_stubs(block: Block) -> None:
    """Functions and methods with the parameters that the page names, classes with their attributes."""
    stubs = ast.parse((ROOT / "python" / "broadside" / "_core.pyi").read_text())
    known: dict[str, set[str]] = {}
    for node in ast.walk(stubs):
        if isinstance(node, ast.FunctionDef):
            arguments = node.args
            every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
            name = "__init__" if node.name == "__new__" else node.name
            known.setdefault(name, set()).update(argument.arg for argument in every)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            known.setdefault(node.target.id, set())
    stated = re.sub(r"#.*", "", block.text)
    functions = re.findall(r"(\w+)\(([^()]*)\) ->", stated)
    assert len(functions) > 10
    for name, parameters in functions:
        assert name in known, name
        named = set(re.findall(r"(?:^|, )\s*(\w+)\s*[:=]", f"{parameters}")) - {"self"}
        assert named <= known[name], (name, named - known[name])
    for attributes in re.findall(r"^\w+: (.*?)(?=^\w|\Z)", stated, re.DOTALL | re.MULTILINE):
        for name in re.findall(r"(?:^|, |\n\s+)([a-z_]+)\b(?=[,:\n]|$)", attributes):
            assert name in known, name


def is_an_example(block: Block) -> None:
    """The first line says what the example returns; test_linear_assembly.py runs it."""
    assert block.title or re.match(r"; f\(.*\) = ", block.text)


def is_tested_elsewhere(block: Block) -> None:
    """test_linear_errors.py tries each source and compares its message."""
    assert "; error: " in block.text or "the lines of the example" in block.text


FACTS = {
    ("instruction-table.md", "toml"): is_table,
    ("machine-files.md", "toml"): is_table,
    ("kernels.md", "toml"): is_table,
    ("linear-assembly.md", "sa"): is_an_example,
    ("linear-assembly-directives.md", "sa"): is_an_example,
    ("linear-assembly-errors.md", "sa"): is_tested_elsewhere,
    ("python-core.md", "python"): is_in_the_stubs,
}


ELSEWHERE = ("broadside report", "broadside explore")


def test_the_commands_of_the_readme_work(tmp_path: Path) -> None:
    """All commands of the README run, except two.

    `report` needs the whole bench, which `tests/bench/figures/test_markdown.py` runs; `explore` serves
    until it is ended.
    """
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    text = (ROOT / "README.md").read_text()
    commands = re.findall(r"^    (broadside .+)$", text, re.MULTILINE)
    tried = [c for c in commands if not c.startswith(ELSEWHERE)]
    assert len(tried) == len(commands) - len(ELSEWHERE) >= 6
    for command in tried:
        execute(Block("sh", "", command), tmp_path)


def test_a_block_that_fails_is_noticed(tmp_path: Path) -> None:
    for block in (
        Block("sh", "", "false\n"),
        Block("sh", "", "false | cat\n"),
        Block("python", "", "assert False\n"),
    ):
        with pytest.raises(subprocess.CalledProcessError):
            execute(block, tmp_path)


_ROW = re.compile(
    r"^\| `(\w+)\.sa` \| [^|]* \| (\d*) ?\| (\d+) \| (\d+) \| (units|recurrence) \|$", re.MULTILINE
)


@pytest.mark.matrix
def test_the_intervals_that_the_tutorial_states() -> None:
    """On each machine, each example has its bound as interval; the page names the binding bound."""
    from broadside.optimizer.optimize import optimize
    from broadside.optimizer.record.options import Options

    rows = _ROW.findall((DOCS / "tutorial.md").read_text())
    examples = ROOT / "examples" / "linear_assembly"
    assert {f"{row[0]}.sa" for row in rows} == {path.name for path in examples.glob("*.sa")}
    options = Options(seconds=60, improve_seconds=1, region_seconds=1, workers=1)
    for name, c62x, c64x, bound, binds in rows:
        for isa, interval in (("c62x", c62x), ("c64x", c64x)):
            if not interval:
                continue
            path = examples / f"{name}.sa"
            result = optimize(path.read_text(), str(path), isa, options)
            (loop,) = result.loops
            assert loop["ii"] == int(interval), (name, isa)
            assert max(loop["res_mii"], loop["rec_mii"]) == int(bound), (name, isa)
            assert (loop["rec_mii"] > loop["res_mii"]) == (binds == "recurrence"), (name, isa)


def test_results_of_one_cell_differ_by_their_variant(tmp_path: Path) -> None:
    """Two forms of tables for one cell have a row each, with their variant and range of placements."""
    spec = importlib.util.spec_from_file_location("reference", ROOT / "scripts/docs/reference.py")
    assert spec is not None and spec.loader is not None
    reference = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(reference)
    same = {
        "cipher": "des",
        "key_bits": 56,
        "mode": "cbc3",
        "direction": "encrypt",
        "device": "c6211",
    }
    results = [
        {**same, "method": "table", "variant": variant, "cycles": cycles, "ratio": 96068 / cycles}
        | {"paper": {"cycles": 96068}, "placements": span}
        for variant, cycles, span in (
            ("table", 43376, {"minimum": 43000, "median": 43400, "maximum": 44000}),
            ("unrolled table", 186821, None),
        )
    ]
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "bench.json").write_text(json.dumps({"results": results}))
    page = reference._results(tmp_path)
    assert "| c6211 | table | 43,376 | 43,000 / 43,400 / 44,000 | 96,068 | 2.21 |" in page
    assert "| c6211 | unrolled table | 186,821 |  | 96,068 | 0.51 |" in page


_LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")


def test_every_link_leads_to_a_file_of_the_checkout() -> None:
    """Pages that only the site has are no targets, because readers follow links in the checkout too."""
    for page in (*DOCS.rglob("*.md"), *ROOT.glob("*.md")):
        for target in _LINK.findall(BLOCK.sub("", page.read_text(encoding="utf-8"))):
            assert (page.parent / target).exists(), f"{page.relative_to(ROOT)}: {target}"
