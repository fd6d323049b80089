"""The recipes of CONTRIBUTING.md, each followed once with a made-up example, in a copy of the files.

A test changes no files but those that the recipe names, so the lists stay true.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from broadside import _core
from broadside.bench.kernels import manifest
from broadside.bench.measure import cycles
from broadside.commands.kernel_files import scheduled_files
from broadside.facts import registry
from broadside.optimizer.optimize import HASH, source_digest
from broadside.optimizer.strategies.portfolio import TABLES

ROOT = Path(__file__).parents[2]
BROADSIDE = str(Path(sys.executable).with_name("broadside"))
COMPILER = shutil.which("cc")


def named_files(recipe: str, **names: str) -> set[str]:
    """The files that a recipe names in the line that begins with `Files:`."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.partition(f"### {recipe}\n")[2].partition("\n### ")[0]
    listed = re.search(r"^Files: (.*?)(;|\n\n)", section, re.DOTALL | re.MULTILINE)
    assert listed is not None, recipe
    files = re.findall(r"`([^`]+)`", listed[1])
    return {re.sub(r"<(\w+)>", lambda mark: names[mark[1]], file) for file in files}


@dataclass(frozen=True)
class Copy:
    """A copy of some folders of the checkout."""

    root: Path

    @staticmethod
    def of(root: Path, *folders: str) -> Copy:
        for folder in folders:
            shutil.copytree(ROOT / folder, root / folder)
        return Copy(root)

    def edit(self, file: str, before: str, after: str) -> None:
        """Puts a line or more in front of a place that the file has once."""
        path = self.root / file
        text = path.read_text(encoding="utf-8")
        assert text.count(before) == 1, (file, before)
        path.write_text(text.replace(before, after + before), encoding="utf-8")

    def write(self, file: str, text: str) -> None:
        (self.root / file).parent.mkdir(parents=True, exist_ok=True)
        (self.root / file).write_text(text, encoding="utf-8")

    def changed(self) -> set[str]:
        """The files that are not as in the checkout."""
        files = {
            p.relative_to(self.root).as_posix(): p for p in self.root.rglob("*") if p.is_file()
        }
        return {
            name
            for name, path in files.items()
            if not (ROOT / name).is_file() or (ROOT / name).read_bytes() != path.read_bytes()
        }


LOADS = """
        .text
        .global f
f:      LDW     .D1T1   *A4, A0
||      LDW     .D2T2   *B4, B0
        B       .S2     B3
        NOP     5
"""


def test_a_machine_is_its_file(tmp_path: Path) -> None:
    """A C6201 whose banks keep the CPU waiting seven cycles longer."""
    copy = Copy(tmp_path)
    text = _core.machine_table("c6201")
    slow = text.replace('name = "c6201"', 'name = "slow"').replace("stall = 1", "stall = 8")
    copy.write("machines/slow.toml", slow)
    assert copy.changed() == named_files("Add a machine", name="slow")
    (tmp_path / "f.asm").write_text(LOADS)
    stalls = []
    for machine in ("c6201", "machines/slow.toml"):
        command = [BROADSIDE, "call", "f.asm", "f", "zero:4", "zero:4", "--json"]
        done = subprocess.run(
            [*command, "--machine", machine],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        stalls.append(json.loads(done.stdout)["stalls"]["bank"])
    assert stalls == [1, 8]


def test_the_core_has_every_machine_of_the_folder() -> None:
    """The build lists the machines; no code does."""
    files = (ROOT / "machines").glob("*.toml")
    assert sorted(_core.machine_names()) == sorted(path.stem for path in files)


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("name = 3", "bad.toml: line 1: "),
        ('name = "bad"\nspeed = 1', "bad.toml: line 2: unknown field `speed`"),
        (None, "bad.toml: No such file or directory"),
    ],
)
def test_a_file_that_describes_no_machine_is_refused(
    tmp_path: Path, text: str | None, cause: str
) -> None:
    (tmp_path / "f.asm").write_text(LOADS)
    if text is not None:
        (tmp_path / "bad.toml").write_text(text)
    command = [BROADSIDE, "call", "f.asm", "f", "--machine", "bad.toml"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert cause in done.stderr and done.stderr.count("\n") == 1


NAND = """
[[instruction]]
mnemonic = "NAND"
unit = "L"
format = "L"
fields = { op = 0x7d }
operands = [
  { field = "src1", kind = "sint", access = "read" },
  { field = "src2", kind = "xsint", access = "read" },
  { field = "dst", kind = "sint", access = "write" },
]
delay_slots = 0
"""
MEANING = '    "NAND": _unsigned(lambda a, b: ~(a & b)),\n'
USE = """
nand:   .cproc  a, b
        .reg    r
        NAND    a, b, r
        .return r
        .endproc
"""
SCRIPT = """
import sys
from pathlib import Path
from broadside import _core
from broadside.facts.isa import InstructionTable
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.parse import parse

texts = {**_core.isa_tables(), "c62x": Path("isa/c62x.toml").read_text()}
(procedure,) = parse(Path("use.sa").read_text(), "use.sa", InstructionTable("c62x", texts))
print(interpret(procedure, [0xFF00FF00, 0x0FF00FF0], Memory(), {}))
"""


def test_an_instruction_is_its_entry_and_its_meanings(tmp_path: Path) -> None:
    """The parser and the interpreter know it; the simulator's meaning is compiled, and only named here."""
    copy = Copy.of(tmp_path, "isa")
    package = tmp_path / "python" / "broadside"
    ignored = shutil.ignore_patterns(
        "__pycache__", "share", "optimizer", "bench", "report", "export"
    )
    shutil.copytree(ROOT / "python" / "broadside", package, ignore=ignored)
    copy.edit("isa/c62x.toml", '\n[[instruction]]\nmnemonic = "ADDK"', NAND)
    copy.edit("python/broadside/linear/interpreter/arithmetic.py", '    "NEG":', MEANING)
    sentence = 'NAND = "The complement of the bitwise and."\n'
    copy.edit("python/broadside/explorer/summaries.toml", "NEG = ", sentence)
    simulator = {f"crates/c6000/src/sim/meaning/{name}.rs" for name in ("c62x", "table")}
    assert copy.changed() | simulator == named_files("Add an instruction", level="c62x")
    (tmp_path / "use.sa").write_text(USE)
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "python")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(done.stdout) & 0xFFFFFFFF == ~0x0F000F00 & 0xFFFFFFFF


TOY = """
/* Every byte plus the key's byte in its place: no cipher, but it has the form of one. */
#include "../cipher.h"
#include "toy_schedule.h"

enum { BLOCK = 8 };

static void toy_set_key(broadside_key *key, const uint8_t *bytes, size_t size) {
    toy_schedule(((broadside_toy_key *)key)->bytes, bytes, (uint32_t)size);
}

static void add(const broadside_key *key, uint8_t *out, const uint8_t *in, size_t blocks) {
    for (size_t i = 0; i < BLOCK * blocks; i++)
        out[i] = (uint8_t)(in[i] + ((const broadside_toy_key *)key)->bytes[i % BLOCK]);
}

static void subtract(const broadside_key *key, uint8_t *out, const uint8_t *in, size_t blocks) {
    for (size_t i = 0; i < BLOCK * blocks; i++)
        out[i] = (uint8_t)(in[i] - ((const broadside_toy_key *)key)->bytes[i % BLOCK]);
}

const broadside_cipher broadside_toy = {
    .name = "toy",
    .block_bytes = BLOCK,
    .key_bytes_min = BLOCK,
    .key_bytes_max = BLOCK,
    .key_bytes_step = 1,
    .schedule_bytes = sizeof(broadside_toy_key),
    .lanes = 1,
    .constant_time = true,
    .set_key = toy_set_key,
    .encrypt_blocks = add,
    .decrypt_blocks = subtract,
    .encrypt_channels = broadside_encrypt_channels_in_turn,
};

broadside_status broadside_toy_set_key(broadside_toy_key *key, const uint8_t *bytes, size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_toy, bytes, size);
}
"""
TOY_SCHEDULE = """
static inline void toy_schedule(uint8_t s[8], const uint8_t *bytes, uint32_t size) {
    for (uint32_t i = 0; i < size; i++)
        s[i] = (uint8_t)(3 * bytes[i]);
}
"""
TOY_KEY = """typedef struct broadside_toy_key {
    broadside_key head;
    uint8_t bytes[8];
} broadside_toy_key;

"""
TOY_DECLARED = """extern BROADSIDE_API const broadside_cipher broadside_toy;
BROADSIDE_CHECKED broadside_status broadside_toy_set_key(broadside_toy_key *key,
                                                         const uint8_t *bytes, size_t size);
"""
TOY_ENTRY = """[toy]
title = "Toy"
library = "toy"
aliases = ["plaything"]
key_bits = [64]
family = "finalist"
any_key = true

"""
PROGRAM = r"""
#include <broadside.h>
#include <stdio.h>

int main(void) {
    uint8_t key_bytes[8] = {1}, text[16] = {5}, iv[8] = {0};
    broadside_any_key key;
    broadside_chain chain;
    const broadside_cipher *toy = broadside_cipher_find("toy");
    if (toy == NULL || broadside_any_set_key(&key, toy, key_bytes, 8) != BROADSIDE_OK ||
        broadside_chain_start(&chain, &key.head, iv, 8) != BROADSIDE_OK ||
        broadside_cbc_encrypt(&key.head, &chain, text, text, sizeof text) != BROADSIDE_OK)
        return 1;
    printf("%d %d\n", text[0], text[8]);
    return broadside_toy_set_key(&key.toy, key_bytes, 7) != BROADSIDE_ERROR_KEY_LENGTH;
}
"""


TIERS = ("AESNI", "AVX2", "AVX2_VAES", "AVX512", "AVX512_VBMI", "NEON", "NEON_AES")


@pytest.mark.matrix
@pytest.mark.skipif(COMPILER is None, reason="no C compiler")
def test_a_cipher_is_its_two_files_and_three_entries(tmp_path: Path) -> None:
    """5 + 3 * 1 is the first byte in CBC, and the next block begins with as much and 3 again."""
    copy = Copy.of(tmp_path, "src", "include", "data")
    copy.write("src/cipher/toy/toy.c", TOY)
    copy.write("src/cipher/toy/toy_schedule.h", TOY_SCHEDULE)
    header = "include/broadside.h"
    copy.edit(header, "/* Large enough for the key of any cipher. */", TOY_KEY)
    copy.edit(header, "} broadside_any_key;", "    broadside_toy_key toy;\n")
    copy.edit(header, "\n/* Overwrite the whole key with zeros,", TOY_DECLARED)
    copy.edit("src/cipher/key.c", "    &broadside_aes,\n", "    &broadside_toy,\n")
    copy.edit("data/ciphers.toml", "[twofish]\n", TOY_ENTRY)
    assert copy.changed() == named_files("Add a cipher to the library", cipher="toy")
    (tmp_path / "program.c").write_text(PROGRAM)
    sources = sorted(map(str, (tmp_path / "src").glob("**/*.c")))
    options = ["-std=c11", "-O0", "-Wall", "-Wextra", "-Werror", f"-I{tmp_path / 'include'}"]
    options += [f"-DBROADSIDE_WITHOUT_{tier}" for tier in TIERS]  # they would take a minute
    program = tmp_path / "program"
    command = [str(COMPILER), *options, str(tmp_path / "program.c"), *sources, "-o", str(program)]
    subprocess.run(command, check=True)
    done = subprocess.run([program], capture_output=True, text=True, check=True)
    assert done.stdout == "8 11\n"
    known = registry.read(tmp_path / "data" / "ciphers.toml")
    assert list(known) == [*list(registry.ciphers())[:-1], "toy", "twofish"]
    assert known["toy"].names == ("toy", "plaything")


STRATEGY = '''
"""One operation after another, with time for the slowest: a schedule, if no good one."""

from broadside.optimizer.model.placement import Placement
from broadside.optimizer.strategies.straight.task import StraightStrategy, finish
from broadside.optimizer.strategies.strategy import Found

_SLOWEST = 6  # cycles until a branch is taken


class InTurn(StraightStrategy):
    name = "in turn"

    def suits(self, task):
        return not task.code.from_start

    def attempt(self, task, budget, tell):
        problem = task.code.chosen.problem()
        problem.require_modes()
        count = len(problem.region.operations)
        length = _SLOWEST * (count + 1)
        cycles = [_SLOWEST * number for number in range(count)]
        fixed = [problem.anchored(number, length) for number in range(count)]
        placed = [cycle if given is None else given for cycle, given in zip(cycles, fixed)]
        placement = Placement(placed, [0] * count)
        return Found(finish(problem, placement, length, self.bound(task), "found in turn"))
'''
TABLE_ROW = "    Phase(climbs.at_any, (Row(InTurn),)),\n"
DOCUMENTED = "| in turn | straight code | always |\n"
SCHEDULED = """
import sys
from broadside.optimizer.optimize import optimize

found = optimize(sys.stdin.read(), "use.sa", "c62x").procedures[0]
print(found.plain, [(item.region.result, item.region.length) for item in found.nodes if item.region])
"""
THREE_STEPS = """
steps:  .cproc  a, b
        .reg    r, s
        MPY     a, b, r
        SHL     r, 3, s
        ADD     s, a, r
        .return r
        .endproc
"""


@pytest.mark.matrix
def test_a_strategy_is_its_file_and_its_rows(tmp_path: Path) -> None:
    """The first row of straight code: what it finds is verified and not improved."""
    copy = Copy(tmp_path)
    package = tmp_path / "python" / "broadside"
    ignored = shutil.ignore_patterns("__pycache__", "share", "bench", "report", "export")
    shutil.copytree(ROOT / "python" / "broadside", package, ignore=ignored)
    (tmp_path / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "optimizer.md", tmp_path / "docs")
    strategies = "python/broadside/optimizer/strategies"
    portfolio = f"{strategies}/portfolio.py"
    copy.write(f"{strategies}/straight/toy.py", STRATEGY.lstrip())
    imported = "from broadside.optimizer.strategies.straight.toy import InTurn\n"
    copy.edit(portfolio, "from broadside.optimizer.strategies.straight.windows", imported)
    copy.edit(portfolio, "    Phase(climbs.at_any, (Row(ManyLists),)),", TABLE_ROW)
    copy.edit("docs/optimizer.md", "| many lists |", DOCUMENTED)
    recipe = "Add a strategy to the optimizer"
    assert copy.changed() == named_files(recipe, kind="straight", strategy="toy")
    done = subprocess.run(
        [sys.executable, "-c", SCHEDULED],
        cwd=tmp_path,
        env={"PYTHONPATH": str(tmp_path / "python")},
        input=THREE_STEPS,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "found in turn" in done.stdout


def test_the_document_lists_the_strategies_of_the_portfolio() -> None:
    text = (ROOT / "docs" / "optimizer.md").read_text(encoding="utf-8")
    section = text.partition("## Which strategy, and when\n")[2].partition("\n## ")[0]
    listed = re.findall(r"^\| ([^|]+) \| [^|]+ \| [^|]+ \|$", section, re.MULTILINE)
    rows = [row for phases in TABLES.values() for phase in phases for row in phase.rows]
    names = [row.strategy().name for row in rows]
    assert sorted(listed[1:]) == sorted(set(names))


ENTRY = """
[[kernel]]
symbol = "rc6_mine_{direction}"
source = "mine.sa"
isa = "c62x"
direction = ["encrypt", "decrypt"]
mode = "single"
constant_time = true
interrupt_threshold = 24
"""


def test_a_kernel_is_its_source_its_entry_and_its_schedule(tmp_path: Path) -> None:
    """RC6 on one block once more, under another name."""
    copy = Copy.of(tmp_path, "kernels")
    room = tmp_path / "kernels" / "rc6"
    for source, target in (
        ("block.sa", "mine.sa"),
        ("scheduled/c62x/block.asm", "scheduled/c62x/mine.asm"),
    ):
        text = (room / source).read_text(encoding="utf-8")
        own = re.sub(r"\brc6_(encrypt|decrypt)_block\b", r"rc6_mine_\1", text)
        copy.write(f"kernels/rc6/{target}", own)
    manifest_file = room / "kernels.toml"
    manifest_file.write_text(manifest_file.read_text(encoding="utf-8") + ENTRY, encoding="utf-8")
    wanted = named_files("Add a kernel", cipher="rc6", isa="c62x", name="mine")
    assert copy.changed() == wanted
    kernels = manifest.load(tmp_path)
    for direction in ("encrypt", "decrypt"):
        kernel = kernels.by_symbol(f"rc6_mine_{direction}")
        (figure,) = cycles.measure(kernels, kernel, "c62x-flat", 1)
        (other,) = cycles.measure(
            kernels, kernels.by_symbol(f"rc6_{direction}_block"), "c62x-flat", 1
        )
        assert figure.cycles == other.cycles
    (mine,) = [file for file in scheduled_files(tmp_path) if file.source.name == "mine.sa"]
    assert mine.has_drifted()
    head, _, rest = mine.output.read_text(encoding="utf-8").partition("\n")
    text = mine.source.read_text(encoding="utf-8")
    mine.output.write_text(f"{HASH}{source_digest(text, str(mine.source), 'c62x')}\n{rest}")
    assert head.startswith(HASH) and not mine.has_drifted()


def test_the_recipes_name_files_that_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rooms = "|".join(path.name for path in ROOT.iterdir() if path.is_dir())
    named = re.findall(rf"`((?:{rooms})/[\w./-]+\.\w+)`", text)
    assert len(named) > 20
    assert [file for file in named if not (ROOT / file).is_file()] == []
