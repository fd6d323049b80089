"""A new schedule is measured beside the one kept, with everything that uses it."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from broadside.bench.kernels import manifest
from broadside.bench.kernels.loops import Verdict
from broadside.bench.measure import candidate
from broadside.bench.measure.cycles import VerificationError, measure
from broadside.places import checkout

KERNELS = manifest.load(checkout.root())
FILE = checkout.root() / "kernels/rijndael/scheduled/c62x/multi_compact.asm"
"""It has two routines, which serve the three lengths of keys."""
PART = checkout.root() / "kernels/modes/scheduled/c62x/chain.asm"
"""It is no kernel itself: the modes of other files call it."""


def with_idle_cycles(path: Path, count: int, times: int = 1) -> str:
    """The kept schedule with idle cycles at the beginning of each routine."""
    text = path.read_text()
    symbols = re.findall(r"^ +\.(?:global|def) +(\w+)", text, re.M)
    assert symbols
    idle = f"\n        NOP     {count}" * times
    for symbol in symbols:
        text, places = re.subn(rf"^{symbol}:.*$", rf"\g<0>{idle}", text, flags=re.M)
        assert places == 1, symbol
    return text


def test_a_slower_schedule_is_worse() -> None:
    verdict, told = candidate.compare(KERNELS, FILE, with_idle_cycles(FILE, 9))
    assert verdict is Verdict.WORSE
    assert re.search(r"its figures without caches take 1\.\d+ of the cycles on average", told)


def test_the_kept_schedule_is_as_good() -> None:
    assert candidate.compare(KERNELS, FILE, FILE.read_text()) == (Verdict.EQUAL, "")


def test_a_faster_schedule_is_better() -> None:
    slower = replace(KERNELS, made={**KERNELS.made, FILE: with_idle_cycles(FILE, 9)})
    assert candidate.compare(slower, FILE, FILE.read_text()) == (Verdict.BETTER, "")


def test_what_calls_a_part_is_measured() -> None:
    of_one_cipher = tuple(kernel for kernel in KERNELS.kernels if kernel.cipher == "rc6")
    kernels = replace(KERNELS, kernels=of_one_cipher)
    verdict, told = candidate.compare(kernels, PART, with_idle_cycles(PART, 1))
    assert verdict is Verdict.WORSE and "of the cycles on average" in told


def test_a_much_longer_figure_is_named() -> None:
    """In each block, 180 cycles before 64 blocks are two hundredths."""
    _, told = candidate.compare(KERNELS, FILE, with_idle_cycles(FILE, 9, times=20))
    assert re.search(r"\d+ cycles instead of \d+ in rijndael_\w+, \d+ bits, on the c62", told)


def test_a_wrong_output_is_an_error() -> None:
    text = FILE.read_text()
    wrong, times = re.subn(r"XOR( +\.[LS]\d)", r"OR\1", text, count=1)
    assert times == 1
    with pytest.raises(VerificationError, match="wrong output"):
        candidate.compare(KERNELS, FILE, wrong)


@pytest.mark.parametrize(
    ("flat", "with_caches", "verdict", "why"),
    [
        (100_000, 100_000, Verdict.EQUAL, ""),
        (99_999, 100_000, Verdict.BETTER, ""),
        (100_000, 100_080, Verdict.EQUAL, "its figures take 1.0004 of the cycles on average"),
        (99_900, 100_080, Verdict.BETTER, ""),
        (100_000, 100_120, Verdict.WORSE, "its figures with caches take 1.0012 of the cycles"),
        (100_020, 99_000, Verdict.WORSE, "its figures without caches take 1.0002 of the cycles"),
    ],
)
def test_the_place_of_code_in_a_cache_makes_no_schedule_worse(
    monkeypatch: pytest.MonkeyPatch, flat: int, with_caches: int, verdict: Verdict, why: str
) -> None:
    kernel = KERNELS.by_symbol("rijndael_encrypt_blocks_compact")
    one = measure(KERNELS, kernel, "c62x-flat", 1)[0]

    def figures(flat: int, with_caches: int) -> candidate.Figures:
        cycles = {"c62x-flat": flat, "c6211": with_caches}
        return {("f", 128, name): replace(one, cycles=count) for name, count in cycles.items()}

    made = iter((figures(100_000, 100_000), figures(flat, with_caches)))
    monkeypatch.setattr(candidate, "_figures", lambda *_: next(made))
    found, told = candidate.compare(KERNELS, FILE, "")
    assert found is verdict
    assert told.startswith(why) and bool(told) is bool(why)


@pytest.mark.parametrize(
    ("before", "after", "is_worse"),
    [(140, 176, True), (140, 170, False), (23, 36, False), (23, 101, True), (8207, 140, False)],
)
def test_interrupts_that_wait_longer_are_worse(before: int, after: int, is_worse: bool) -> None:
    kernel = KERNELS.by_symbol("rijndael_encrypt_blocks_compact")
    one = replace(measure(KERNELS, kernel, "c62x-flat", 1)[0], interruptible=True)
    at = (kernel.symbol, kernel.key_bits, "c62x-flat")
    kept, found = ({at: replace(one, max_uninterruptible=wait)} for wait in (before, after))
    told = list(candidate.worse(kept, found))
    assert bool(told) is is_worse
    assert not is_worse or told[0].startswith(
        f"an interrupt may wait {after} cycles instead of {before}"
    )


@pytest.mark.parametrize(
    ("before", "after", "is_worse"),
    [(True, False, True), (False, True, False), (False, False, False)],
)
def test_interrupts_that_must_be_disabled(before: bool, after: bool, is_worse: bool) -> None:
    """If interrupts must be disabled anyway, the longest part without a place for them does not matter."""
    kernel = KERNELS.by_symbol("rijndael_encrypt_blocks_compact")
    one = measure(KERNELS, kernel, "c62x-flat", 1)[0]
    at = (kernel.symbol, kernel.key_bits, "c62x-flat")
    kept = {at: replace(one, interruptible=before, max_uninterruptible=140)}
    found = {at: replace(one, interruptible=after, max_uninterruptible=140 if before else 1400)}
    told = list(candidate.worse(kept, found))
    assert bool(told) is is_worse
    assert not is_worse or told[0].startswith("interrupts must be disabled in ")
