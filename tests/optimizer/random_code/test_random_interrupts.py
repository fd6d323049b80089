"""Random programs that must be safe to interrupt, run with interrupts and without."""

from __future__ import annotations

import pytest
from random_programs.campaign import FINE, Plan, judged, program_of

PLAN = Plan(0, 0, interrupt_share=1.0)
CALLS = (32249, 32533, 32621)
"""An interrupt in the code behind a call once did harm."""
LOADS = (40566,)
"""A load brings the pointer that it moves, and an interrupt in between once did harm."""
SAMPLE = range(12)


@pytest.mark.parametrize("number", [*CALLS, *LOADS, *SAMPLE])
def test_interrupts_do_no_harm(number: int) -> None:
    program = program_of(number)
    judgement = judged(program, number, PLAN.options(number))
    assert judgement.verdict in FINE, f"{judgement.detail}\n{program.text}"
