"""The classes of the extension module: where they are found, and that exceptions reach other processes."""

from __future__ import annotations

import pickle
from collections.abc import Callable

import pytest

from broadside import _core

SPIN = "        .global spin\nspin:   B .S1 spin\n        NOP 5\n"


def call(name: str) -> object:
    simulator = _core.Simulator("c62x-flat")
    simulator.load([_core.assemble(SPIN, "spin.asm", "c62x")])
    return simulator.call(name, [], 10)


@pytest.mark.parametrize(
    ("error", "fails"),
    [
        (_core.AssemblyError, lambda: _core.assemble("\tFOO\n", "a.asm", "c62x")),
        (_core.ObjectError, lambda: _core.disassemble(b"no object")),
        (_core.LoadError, lambda: call("absent")),
        (_core.SimulationError, lambda: call("spin")),
    ],
)
def test_an_exception_reaches_another_process(
    error: type[Exception], fails: Callable[[], object]
) -> None:
    with pytest.raises(error) as raised:
        fails()
    copy = pickle.loads(pickle.dumps(raised.value))
    assert type(copy) is error
    assert (copy.args, vars(copy)) == (raised.value.args, vars(raised.value))


LONG = "7" * 100_000


@pytest.mark.parametrize(
    "fails",
    [
        lambda: _core.assemble(f"\t.word {LONG}\n", "a.asm", "c62x"),
        lambda: _core.assemble(f"\tx{LONG} A4\n", "a.asm", "c62x"),
        lambda: _core.assemble(f'\t.include "{LONG}"\n', "a.asm", "c62x"),
        lambda: _core.assemble("", "a.asm", LONG),
        lambda: _core.Simulator(LONG),
        lambda: _core.Simulator.from_table(f"{LONG} = 1"),
        lambda: _core.Simulator("c6201").allocate(4, 8, LONG),
        lambda: _core.Cipher(LONG, b"", "ecb"),
        lambda: _core.play(LONG, "{}"),
        lambda: call(LONG),
    ],
)
def test_an_exception_repeats_little_of_a_long_input(fails: Callable[[], object]) -> None:
    with pytest.raises((_core.AssemblyError, _core.LoadError, ValueError)) as raised:
        fails()
    assert len(str(raised.value)) < 600
    assert "7777 ... " in str(raised.value) and " characters)" in str(raised.value)


def test_every_class_names_its_module() -> None:
    classes = {name: of for name, of in vars(_core).items() if isinstance(of, type)}
    assert len(classes) > 20
    assert {name for name, of in classes.items() if of.__module__ != _core.__name__} == set()


def test_help_on_the_simulator_describes_the_simulator() -> None:
    assert (_core.Simulator.__doc__ or "").startswith("A machine with loaded programs.")
    assert (_core.Span.__doc__ or "").startswith("Numbers from the first to the last")
