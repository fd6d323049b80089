"""Macros and included files of linear assembly."""

from __future__ import annotations

from pathlib import Path

import pytest

from broadside import _core
from broadside.input.files import MAX_INCLUDED
from broadside.linear.ir import LinearError
from broadside.linear.macros import expand, predefined


def lines(text: str, path: str = "test.sa") -> list[str]:
    """The expanded text, without blank lines and outer blanks."""
    return [line.text.strip() for line in expand(text, path) if line.text.strip()]


def test_parameters_are_whole_names() -> None:
    text = "twice .macro a, b\n ADD a, b, ab ; a stays\n .endm\n twice x, *+y[2]\n"
    assert lines(text) == ["ADD x, *+y[2], ab ; a stays"]


def test_colons_force_a_parameter_within_a_name() -> None:
    assert lines("m .macro n\n MV x:n:, y\n .endm\n m 7\n") == ["MV x7, y"]


def test_question_marks_give_each_expansion_its_own_names() -> None:
    text = "m .macro\n .reg t?\n MV t?, t?\n .endm\n m\n m\n"
    assert lines(text) == [".reg t_1", "MV t_1, t_1", ".reg t_2", "MV t_2, t_2"]


def test_macros_may_call_macros_and_take_their_names() -> None:
    text = "inner .macro x\n NEG x, x\n .endm\nouter .macro f, y\n f y\n .endm\n outer inner, z\n"
    assert lines(text) == ["NEG z, z"]


def test_the_label_of_a_call_stands_before_its_body() -> None:
    assert lines("m .macro\n NEG a, a\n .endm\nhere: m\n") == ["here:", "NEG a, a"]


def test_repeat_blocks_count_with_a_symbol() -> None:
    text = " .asg 0, n\n .loop 3\n LDW *+a[n], x:n:\n .eval n + 2, n\n .endloop\n"
    assert lines(text) == ["LDW *+a[0], x0", "LDW *+a[2], x2", "LDW *+a[4], x4"]


def test_repeat_blocks_nest_and_give_macros_numbers() -> None:
    text = (
        "m .macro k, t\n .loop k\n NEG t, t\n .endloop\n .endm\n"
        " .asg 1, n\n .loop 2\n m n, a\n .eval n + 1, n\n .endloop\n"
    )
    assert lines(text) == ["NEG a, a"] * 3


def test_break_ends_the_innermost_repetition() -> None:
    text = (
        " .asg 0, n\n .loop\n .eval n + 1, n\n .loop 9\n .if n > 1\n .break\n .endif\n NEG a, x:n:\n"
        " .break n = 1\n .endloop\n ABS b, x:n:\n .break (n = 3) ; enough\n .endloop\n"
    )
    assert lines(text) == ["NEG a, x1", "ABS b, x1", "ABS b, x2", "ABS b, x3"]


def test_mexit_ends_the_innermost_expansion() -> None:
    text = (
        "inner .macro\n .loop 3\n NEG a, a\n .if 1\n .mexit\n .endif\n .endloop\n .endm\n"
        "outer .macro\n inner\n ABS a, a\n .mexit\n NEG b, b\n .endm\n outer\n ADD a, b, a\n"
    )
    assert lines(text) == ["NEG a, a", "ABS a, a", "ADD a, b, a"]


def test_a_variable_of_a_macro_is_known_within_its_expansion_alone() -> None:
    text = (
        " .asg a, v\n"
        "twice .macro x\n .var v, w\n .asg x, v\n .asg 2, w\n ADD v, w, v\n .endm\n"
        "outer .macro\n .var v\n .asg c, v\n twice b\n NEG v, v\n .mexit\n .endm\n"
        " outer\n ABS v, w\n"
    )
    assert lines(text) == ["ADD b, 2, b", "NEG c, c", "ABS a, w"]


def test_a_break_out_of_a_macro_ends_the_life_of_its_variables() -> None:
    macro = " .asg a, v\nm .macro\n .var v\n .asg b, v\n .break\n .endm\n .loop\n m\n .endloop\n"
    assert lines(f"{macro} NEG v, v\n") == ["NEG a, a"]
    with pytest.raises(LinearError, match="var outside of a macro"):
        lines(f"{macro} .var w\n")


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        (" .mexit\n", "mexit outside of a macro"),
        ("m .macro\n .endm\n m\n .mexit\n", "mexit outside of a macro"),
        (" .var x\n", "var outside of a macro"),
        ("m .macro\n .var\n .endm\n m\n", "takes names"),
        ("m .macro\n .var 3\n .endm\n m\n", "takes names"),
    ],
)
def test_directives_of_macros_are_refused(text: str, cause: str) -> None:
    with pytest.raises(LinearError, match=cause):
        lines(text)


def test_a_repetition_without_a_number_has_tis_limit() -> None:
    assert len(lines(" .loop\n NEG a, a\n .endloop\n")) == 1024


def test_a_line_goes_on_behind_a_backslash() -> None:
    text = " ADD a, \\\n   b, \\ ; the sum\n   c ; of two\n NEG a, a ; C:\\\n* \\\n ABS a, a\\"
    found = expand(text, "f.sa")
    told = [(line.text.strip(), line.number) for line in found]
    assert told == [
        ("ADD a, b, c ; of two", 1),
        ("NEG a, a ; C:\\", 4),
        ("* \\", 5),
        ("ABS a, a\\", 6),
    ]


@pytest.mark.parametrize(("value", "expected"), [(1, "one"), (2, "other"), (3, "other")])
def test_conditions_choose_a_branch(value: int, expected: str) -> None:
    text = (
        f" .eval {value}, n\n .if n == 1\n .if n < 0\n NEG never, never\n .endif\n"
        " NEG one, one\n .else\n NEG other, other\n .endif\n"
    )
    assert lines(text) == [f"NEG {expected}, {expected}"]


def test_lines_keep_their_place(tmp_path: Path) -> None:
    (tmp_path / "a.inc").write_text("; one\n NEG a, a\n", encoding="utf-8")
    main = tmp_path / "main.sa"
    expanded = expand(' .include "a.inc"\n NEG b, b\n', str(main))
    places = [(Path(line.path).name, line.number) for line in expanded]
    assert places == [("a.inc", 1), ("a.inc", 2), ("main.sa", 2)]


def test_copy_includes_a_file(tmp_path: Path) -> None:
    (tmp_path / "a.inc").write_text("m .macro x\n NEG x, x\n .endm\n", encoding="utf-8")
    main = str(tmp_path / "main.sa")
    for directive in (".include", ".copy", ".COPY"):
        assert lines(f' {directive} "a.inc"\n m a\n', main) == ["NEG a, a"]


def test_nothing_is_read_behind_the_end(tmp_path: Path) -> None:
    behind = "f: .cproc\n m .macro\n .endif\n )(*\n"
    assert lines(f" NEG a, a\n .end\n{behind}") == ["NEG a, a"]
    assert lines(f" .loop 2\n NEG a, a\n .if 1\n .END\n .endif\n .endloop\n{behind}") == [
        "NEG a, a"
    ]
    (tmp_path / "a.inc").write_text(f" NEG b, b\n .end\n{behind}", encoding="utf-8")
    assert lines(f' .include "a.inc"\n{behind}', str(tmp_path / "main.sa")) == ["NEG b, b"]


def test_an_end_that_no_condition_chooses() -> None:
    assert lines(" .if 0\n .end\n .endif\n NEG a, a\n") == ["NEG a, a"]


_DOUBLED = "".join(f' .asg "a{n}+a{n}", a{n + 1}\n' for n in range(60))


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        (" .endm\n", ".endm without .macro"),
        ("m .macro a\n NEG a, a\n", "macro m has no .endm"),
        (" .macro a\n .endm\n", "name before .macro"),
        ("m .macro\n .endm\nm .macro\n .endm\n", "defined twice"),
        ("m .macro a\n .endm\n m\n", "takes 1 operands, 0 given"),
        ("m .macro\n m\n .endm\n m\n", "nested more than"),
        ("m .macro x\n m x x\n .endm\n m a\n", "the line becomes too long"),
        (_DOUBLED, "the line becomes too long"),
        (' .include "no such file"\n', "cannot include"),
        (' .include "/dev/zero"\n', "cannot include /dev/zero: is no file"),
        (" .loop 2\n NEG a, a\n", ".loop has no .endloop"),
        (" .if 1\n .loop 1\n .endif\n", ".if has no .endif"),
        (" .endloop\n", ".endloop without .loop"),
        (" .loop x\n .endloop\n", "not a number: 'x'"),
        (" .loop -1\n .endloop\n", "a count from 0"),
        (" .eval 1\n", ".eval takes a value and a name"),
        (" .eval 1 +, n\n", "not a number"),
    ],
)
def test_faults_name_their_place(text: str, cause: str) -> None:
    with pytest.raises(LinearError, match=cause) as caught:
        expand(text, "test.sa")
    assert caught.value.location.path == "test.sa"
    assert caught.value.location.line >= 1


def test_an_included_file_may_be_too_large(tmp_path: Path) -> None:
    with (tmp_path / "large.inc").open("wb") as file:
        file.truncate(MAX_INCLUDED + 1)
    with pytest.raises(LinearError, match="is larger than 16 MB"):
        expand(' .include "large.inc"\n', str(tmp_path / "main.sa"))


@pytest.mark.parametrize("isa", ["c62x", "c64x"])
def test_predefined_symbols_have_the_values_of_the_assembler(isa: str) -> None:
    symbols = predefined(isa)
    source = "".join(f" .word {name}\n" for name in symbols)
    simulator = _core.Simulator(f"{isa}-flat")
    simulator.load([_core.assemble(f" .data\nhere:\n{source} .global here\n", "p.asm", isa)])
    data = simulator.read(simulator.symbols()["here"], 4 * len(symbols))
    words = [int.from_bytes(data[at : at + 4], "little") for at in range(0, len(data), 4)]
    assert words == list(symbols.values())


def test_a_condition_may_name_what_is_predefined() -> None:
    text = " .if __TI_EABI__\n .asg f, _f\n .endif\n .if .TMS320C6400\n B _f\n .endif\n"
    assert [line.text.strip() for line in expand(text, "test.sa", "c64x")] == ["B f"]
    assert lines(text) == []
