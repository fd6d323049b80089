"""Linking, placing and calling: the places of sections, and refused programs."""

from __future__ import annotations

import struct

import pytest

from broadside._core import LoadError, SimulationError, Simulator, assemble, machine_table

RETURN = "        B .S2 B3\n        NOP 5\n"


def objects(*sources: str) -> list[bytes]:
    return [assemble(source, f"{n}.asm", "c62x") for n, source in enumerate(sources)]


def loaded(*sources: str, machine: str = "c6201") -> Simulator:
    simulator = Simulator(machine)
    simulator.load(objects(*sources))
    return simulator


def test_sections_go_into_the_memory_that_the_machine_names() -> None:
    names = [".data", ".const", ".data0:x", ".data1", ".data1:copy"]
    data = "".join(f'        .sect "{n}"\ns{i}: .word {i}\n' for i, n in enumerate(names))
    globals_ = ", ".join(f"s{i}" for i in range(len(names)))
    simulator = loaded(f"        .global f, {globals_}\n        .text\nf:\n{RETURN}{data}")
    blocks = [simulator.symbol(f"s{i}") >> 15 for i in range(len(names))]
    assert blocks == [0x8000_0000 >> 15] * 3 + [0x8000_8000 >> 15] * 2
    assert simulator.symbol("f") == 0
    sizes = simulator.section_sizes()
    assert {name: sizes[name] for name in names} == dict.fromkeys(names, 4)
    assert sizes[".text"] == 32


def test_sections_of_unknown_names_go_where_their_kind_belongs() -> None:
    simulator = loaded(f"""
        .global f, own
        .sect "fast"
f:
{RETURN}
        .sect "tables"
own:    .word 1
""")
    assert simulator.symbol("f") < 0x1_0000
    assert 0x8000_0000 <= simulator.symbol("own") < 0x8000_8000


def test_symbols_of_other_objects_are_resolved() -> None:
    """A branch across objects, a constant in two halves, a word of data, an offset from B14."""
    simulator = loaded(
        """
        .global f, g, table, small
        .text
f:      B     .S1   g
        MVKL  .S1   table,A4
        MVKH  .S1   table,A4
        LDW   .D1T1 *A4,A4
        LDW   .D2T2 *+B14(small),B4
        NOP
""",
        f"""
        .global g, table, small, word
        .text
        NOP
g:      NOP 3
        LDW   .D1T1 *A4,A4
        NOP 4
        ADD   .L1X  A4,B4,A4
{RETURN}
        .data
        .word 1
table:  .word word
word:   .word 1000
        .bss  small,4,4
""",
    )
    simulator.write(simulator.symbol("small"), struct.pack("<I", 234))
    assert simulator.call("f", []).return_value == 1234


@pytest.mark.parametrize(
    ("sources", "cause"),
    [
        (
            ["        .ref missing\n        .text\nf: MVKL .S1 missing,A4\n"],
            "undefined symbol `missing`",
        ),
        (
            ["        .global f\n        .text\nf: NOP\n"] * 2,
            "object 2: symbol `f` is defined twice",
        ),
        (
            ['        .sect ".text:x"\n        .word 1\n'],
            "`.text:x` would go into memory `program`",
        ),
        (["        .data\n        .space 40000\n"], "section `.data` overflows memory `data0`"),
        (["        .text\n        .space 65536\n"], "section `.text` overflows memory `program`"),
        (["        .data\n        ADD .L1 A0,A1,A2\n"], "`.data` would go into memory `data0`"),
    ],
)
def test_what_cannot_be_placed_is_refused(sources: list[str], cause: str) -> None:
    with pytest.raises(LoadError) as caught:
        loaded(*sources)
    assert cause in str(caught.value)


def test_bytes_that_are_no_object_are_refused() -> None:
    for data in (b"", b"\x7fELF", b"no object", bytes(1000)):
        with pytest.raises(LoadError, match="object 1"):
            Simulator("c6201").load([data])


def test_memory_is_handed_out_until_it_ends() -> None:
    simulator = Simulator("c6201")
    assert simulator.allocate(3) == 0x8000_0000
    assert simulator.allocate(8, 8) == 0x8000_0008
    assert simulator.allocate(4, 4, "data1") == 0x8000_8000
    for size, align, region in (
        (0x8000, 8, None),
        (4, 3, None),
        (4, 4, "data2"),
        (4, 4, "program"),
    ):
        with pytest.raises(LoadError):
            simulator.allocate(size, align, region)
    assert simulator.allocate(0x7FF0, 8) == 0x8000_0010


def test_memory_outside_is_refused() -> None:
    simulator = Simulator("c6201")
    simulator.write(0x8000_FFFC, b"1234")
    assert simulator.read(0x8000_FFFC, 4) == b"1234"
    for address in (0x8000_FFFD, 0x7FFF_FFFF, 0x8000_7FFE, 0xFFFF_FFFE):
        with pytest.raises(LoadError):
            simulator.read(address, 4)
        with pytest.raises(LoadError):
            simulator.write(address, b"1234")
    with pytest.raises(LoadError, match="holds program only"):
        simulator.write(0, b"1234")


def test_the_stack_is_measured() -> None:
    push = "        STW .D2T1 A10,*B15--[2]\n        STW .D2T1 A11,*+B15[1]\n"
    pop = "        LDW .D2T1 *+B15[1],A11\n        LDW .D2T1 *++B15[2],A10\n        NOP 4\n"
    source = "        .global f, g\n        .text\n"
    simulator = loaded(f"{source}f:\n{push}{push}{pop}{pop}{RETURN}g:\n{RETURN}")
    assert simulator.call("f", []).stack_bytes == 16
    assert simulator.call("g", []).stack_bytes == 0


def test_a_stack_section_is_the_stack() -> None:
    simulator = loaded(
        f"""
        .global f, bottom
        .text
f:      MV .L1X B15,A4
{RETURN}
        .bss before,8,8
        .sect ".stack"
bottom: .space 64
"""
    )
    top = simulator.call("f", []).return_value
    assert top % 8 == 0
    assert simulator.symbol("bottom") < top <= simulator.symbol("bottom") + 64


def test_arguments_arrive_where_the_convention_says() -> None:
    registers = ["A4", "B4", "A6", "B6", "A8", "B8", "A10", "B10", "A12", "B12"]
    stores = "".join(
        f"        STW .D1T{1 if name[0] == 'A' else 2} {name},*A0++\n" for name in registers
    )
    source = f"""
        .global f, seen
        .text
f:      MVKL .S1 seen,A0
        MVKH .S1 seen,A0
{stores}{RETURN}
        .bss seen,40,4
"""
    simulator = loaded(source)
    arguments = [-1, 2**32 - 2, *range(3, 11)]
    simulator.call("f", arguments)
    seen = struct.unpack("<10I", simulator.read(simulator.symbol("seen"), 40))
    assert list(seen) == [argument % 2**32 for argument in arguments]
    with pytest.raises(LoadError, match="11 arguments"):
        simulator.call("f", [0] * 11)
    with pytest.raises(ValueError, match="does not fit 32 bits"):
        simulator.call("f", [2**32])


def test_memory_outlives_a_call_and_a_failed_load() -> None:
    simulator = loaded(f"        .global f\n        .text\nf: STW .D1T2 B4,*A4\n{RETURN}")
    address = simulator.allocate(4)
    simulator.call("f", [address, 77])
    with pytest.raises(LoadError):
        simulator.load([b"junk"])
    assert simulator.read(address, 4) == struct.pack("<I", 77)
    assert simulator.call("f", [address, 78]).cycles == 7


def test_the_cycle_limit_holds() -> None:
    simulator = loaded("        .global f\n        .text\nf: B .S1 f\n        NOP 5\n")
    with pytest.raises(SimulationError) as caught:
        simulator.call("f", [], 1000)
    assert (caught.value.rule, caught.value.cycle) == ("cycle limit", 1000)


class TestMachines:
    """Descriptions as text."""

    TABLE = machine_table("c6201")

    def test_a_revision_with_one_block_conflicts_across_the_halves(self) -> None:
        body = "        LDW .D1T1 *A4,A5\n||      LDW .D2T2 *B4,B5\n        NOP 4\n"
        source = f"        .global f\n        .text\nf:\n{body}{RETURN}"
        stalls = {}
        for blocks, table in {
            2: self.TABLE,
            1: self.TABLE.replace("block = 1", "block = 0"),
        }.items():
            simulator = Simulator.from_table(table)
            simulator.load(objects(source))
            for distance in (0x8000, 0x8004):
                result = simulator.call("f", [0x8000_0000, 0x8000_0000 + distance])
                stalls[blocks, distance] = result.stalls["bank"]
                assert result.cycles == 11 + result.stalls["bank"]
        assert stalls == {(2, 0x8000): 0, (2, 0x8004): 0, (1, 0x8000): 1, (1, 0x8004): 0}

    @pytest.mark.parametrize(
        ("old", "new", "cause"),
        [
            ("clock_mhz", "clock_hz", "clock_hz"),
            ("stall = 1", "stall = 1, ports = 2", "ports"),
            ("count = 4", "count = 3", "powers of two"),
            ("size = 0x8000", "size = 0x8001", "multiples of a fetch packet"),
            ("base = 0x8000_8000", "base = 0x8000_4000", "overlap"),
            ("stack = true", "stack = false", "exactly one memory"),
            ("stack = true", 'stack = "yes"', "invalid type"),
        ],
    )
    def test_bad_descriptions_are_refused(self, old: str, new: str, cause: str) -> None:
        assert old in self.TABLE
        with pytest.raises(ValueError, match=cause):
            Simulator.from_table(self.TABLE.replace(old, new, 1))

    def test_unknown_names_list_the_known(self) -> None:
        with pytest.raises(ValueError, match="c62x-flat"):
            Simulator("c6202")


@pytest.mark.parametrize(
    ("first", "second", "stalls"),
    [
        ("LDW .D1T1 *A4,A5", "LDW .D2T2 *B4,B5", {0: 1, 4: 0, 8: 1, 12: 0}),
        ("LDH .D1T1 *A4,A5", "LDH .D2T2 *B4,B5", {0: 1, 2: 0, 4: 0, 6: 0, 8: 1}),
        ("LDB .D1T1 *A4,A5", "LDB .D2T2 *B4,B5", {0: 1, 1: 1, 2: 0, 3: 0, 8: 1, 9: 1}),
        ("LDW .D1T1 *A4,A5", "LDH .D2T2 *B4,B5", {0: 1, 2: 1, 4: 0, 6: 0, 10: 1}),
        ("STW .D1T1 A5,*A4", "LDW .D2T2 *B4,B5", {0: 1, 4: 0}),
        ("STB .D1T1 A5,*A4", "STW .D2T2 B5,*B4", {0: 1, 4: 0, 8: 1}),
        ("[A1] LDW .D1T1 *A4,A5", "[!A1] LDW .D2T2 *B4,B5", {0: 0, 8: 0}),
    ],
)
def test_banks(first: str, second: str, stalls: dict[int, int]) -> None:
    """SPRU577 figure 1-10: the same 16-bit bank of a block costs one cycle, loads or stores alike."""
    text = (
        f"        .global f\n        .text\nf:\n        {first}\n||      {second}\n        NOP 4\n"
    )
    simulator = loaded(text + RETURN)
    for distance, expected in stalls.items():
        result = simulator.call("f", [0x8000_0100, 0x8000_0100 + distance])
        assert (distance, result.stalls) == (distance, {"bank": expected})
        assert result.cycles == 11 + expected
        assert simulator.call("f", [0x8000_0100, 0x8000_8100 + distance]).stalls == {"bank": 0}


@pytest.mark.parametrize("names", ["", "a\n", "abc\n", "abcde\n"])
def test_members_of_an_archive_lie_at_any_even_offset(names: str) -> None:
    """An archive as GNU ar writes it: headers of 60 bytes, the table of long names first."""
    member, caller = objects(
        f"        .global g\n        .text\ng:\n{RETURN}",
        "        .global f, g\n        .text\nf:      B .S1 g\n        NOP 5\n",
    )
    archive = b"!<arch>\n"
    for name, data in (("//", names.encode()), ("g.o/", member)):
        header = f"{name:16}{0:<12}{0:<6}{0:<6}{100644:<8}{len(data):<10}`\n"
        archive += header.encode() + data
    simulator = Simulator("c6201")
    simulator.load([caller, archive])
    assert simulator.call("f", []).cycles == 12
