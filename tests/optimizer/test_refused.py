"""Sources that cannot be scheduled are refused with their place and the cause."""

from __future__ import annotations

import pytest

from broadside.linear.ir import LinearError
from broadside.optimizer.optimize import optimize
from programs import QUICK


def refused(body: str, registers: str = "") -> str:
    text = f"f:      .cproc  a, b\n{registers}{body}        .return a\n        .endproc\n"
    with pytest.raises(LinearError) as error:
        optimize(text, "f.sa", "c62x", QUICK)
    return str(error.value)


def test_a_register_in_two_pairs() -> None:
    body = "        ADD     a, h:l, h:l\n        ADD     a, l:h, l:h\n"
    message = refused(body, "        .reg    h, l\n        ZERO    h\n        ZERO    l\n")
    assert message.startswith("f.sa:6:") and "l is in two pairs: h:l and l:h" in message


def test_sides_that_no_unit_serves() -> None:
    """Both sources of a multiplication cannot cross."""
    body = "        MPY     .M2     x, y, x\n"
    registers = "        .rega   x, y\n        MV      a, x\n        MV      b, y\n"
    message = refused(body, registers)
    assert "no unit can execute MPY" in message


def test_a_register_read_before_it_is_written() -> None:
    assert "before it is written" in refused("        ADD     a, n, a\n", "        .reg    n\n")


def test_all_predicate_registers_reserved() -> None:
    body = " [b]    ADD     a, 1, a\n"
    message = refused(body, "        .reserve A1, A2, B0, B1, B2\n")
    assert message.endswith(
        "no predicate register is left for b: all that may hold it are reserved"
    )


def test_a_register_that_is_not_declared() -> None:
    message = refused("        ADD     a, sum, a\n")
    assert message.startswith("f.sa:2:") and "'sum' is not declared as a register" in message
