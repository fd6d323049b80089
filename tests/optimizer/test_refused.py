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
