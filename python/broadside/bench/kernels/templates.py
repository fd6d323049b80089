"""Assembly files from templates: one for each cipher, key length and ISA. Only names differ in them.

A template is assembly with marks in braces, such as `{cipher}_ctr_encrypt{isa}`. The manifest says which
files a template gives. docs/reference/kernels.md lists the marks.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from broadside.bench.kernels.kernel import Kernel
from broadside.errors import InputError
from broadside.facts import registry

_MARK = re.compile(r"\{(\w+)\}")
_DISABLED = "To be called with interrupts disabled, as the routines that it calls."
_ONE_DIRECTION = (
    "{other}ion is to be called with interrupts disabled, as the routine on many blocks; "
    "{one}ion may be interrupted."
)
_INTERRUPTIBLE = "Interrupts may come at any moment."


def suffixes(isa: str | None, key_bits: int | None) -> dict[str, str]:
    """The parts of names for an ISA and a key length. They are empty for the usual ISA and length."""
    return {
        "isa": "_c64x" if isa == "c64x" else "",
        "bits": f"_{key_bits}" if key_bits in (192, 256) else "",
    }


def text(kernels: Sequence[Kernel], values: Mapping[str, Any]) -> str:
    """The assembly file of these kernels, which all name one template. Raises InputError.

    `values` has the marks of the room. If a value is a table, it has one entry for each ISA, key length or
    direction.
    """
    first = kernels[0]
    where = first.room / "kernels.toml"
    templates = {kernel.template for kernel in kernels}
    if first.template is None or len(templates) > 1:
        symbols = ", ".join(kernel.symbol for kernel in kernels)
        raise InputError(where, f"{symbols}: one file, {first.source}, but not one template")
    try:
        source = (first.room / first.template).read_text(encoding="utf-8")
    except OSError as error:
        cause = f"{first.symbol}: no template {first.template}: {error.strerror}"
        raise InputError(where, cause) from None
    known = _marks(kernels, values)
    missing = sorted(set(_MARK.findall(source)) - known.keys())
    if missing:
        raise InputError(
            where,
            f"{first.symbol}: the template {first.template} has the mark {missing[0]}; "
            f"known are {', '.join(sorted(known))}",
        )
    return _MARK.sub(lambda mark: known[mark[1]], source)


def _marks(kernels: Sequence[Kernel], values: Mapping[str, Any]) -> dict[str, str]:
    """The marks that have one value for all kernels of the file."""
    found = [_marks_of(kernel, values) for kernel in kernels]
    agreed = {
        key: mark for key, mark in found[0].items() if all(one.get(key) == mark for one in found)
    }
    return {**agreed, "interrupts": _interrupts(kernels, str(values.get("interrupted", "")))}


def _marks_of(kernel: Kernel, values: Mapping[str, Any]) -> dict[str, str]:
    bits = kernel.key_bits
    marks = {
        **suffixes(kernel.isa, bits),
        "cipher": kernel.cipher,
        "title": registry.ciphers()[kernel.cipher].title,
        "direction": kernel.direction,
        "on_isa": " on the C64x" if kernel.isa == "c64x" else "",
        "of_bits": f" with keys of {bits} bits" if bits in (192, 256) else "",
    }
    axes = (kernel.isa, str(bits), kernel.cipher_direction)
    for key, value in values.items():
        table = value if isinstance(value, Mapping) else dict.fromkeys(axes, value)
        chosen = [table[axis] for axis in axes if axis in table]
        marks |= {key: str(chosen[0])} if chosen else {}
    return marks


def _interrupts(kernels: Sequence[Kernel], while_interrupted: str) -> str:
    """The comment lines that say when interrupts may come. The thresholds in the manifest decide."""
    free = {kernel.direction for kernel in kernels if kernel.interrupt_threshold is not None}
    if not free:
        return _DISABLED
    first = _INTERRUPTIBLE
    for other in {kernel.direction for kernel in kernels} - free:
        first = _ONE_DIRECTION.format(other=other.capitalize(), one="".join(free))
    return f"{first}\n; {while_interrupted}" if while_interrupted else first
