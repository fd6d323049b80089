"""The kits that can be ordered."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from broadside import _core
from broadside.bench.calls import reference
from broadside.bench.kernels import manifest
from broadside.export import kit as kits
from broadside.facts import registry

ROOT = Path(__file__).parents[2]
MANIFEST = manifest.load(ROOT)
USUAL_BITS = (56, 168, 128, 192, 256)


def key_bits(cipher: str) -> list[int]:
    """Every key length of the cipher for which there are kits."""
    if cipher not in registry.finalists():
        return [kits.usual_key_bits(cipher)]
    return [8 * length for length in reference.key_lengths(cipher)]


def order(device: str, name: str, mode: str) -> kits.Order:
    """`name` is a cipher, with the bits of its key if these are not the usual ones."""
    cipher, _, bits = name.partition("-")
    return kits.Order(device, cipher, int(bits or kits.usual_key_bits(cipher)), mode, None)


def all_orders(devices: Iterable[str], short: bool) -> list[kits.Order]:
    """Every possible order; `short` asks for few key lengths of each cipher."""
    return [
        kits.Order(device, cipher, bits, mode, None)
        for device in devices
        for cipher in registry.ciphers()
        for bits in key_bits(cipher)
        if not short or bits in USUAL_BITS
        for mode in kits.KERNEL_MODES
    ]


def choose(wanted: kits.Order) -> kits.Choice:
    """The parts of the kit."""
    return kits.choose(ROOT, MANIFEST, wanted, lambda _: None)


def is_served(wanted: kits.Order) -> bool:
    """Whether there are kernels for the order."""
    try:
        return bool(choose(wanted))
    except kits.NoKernel:
        return False


def served(devices: Iterable[str] | None = None, short: bool = False) -> list[kits.Order]:
    """Every order for which there are kernels."""
    devices = _core.machine_names() if devices is None else devices
    return [wanted for wanted in all_orders(devices, short) if is_served(wanted)]


def options(wanted: kits.Order) -> list[str]:
    key = ["--key-bits", str(wanted.key_bits)]
    what = ["--device", wanted.device, "--cipher", wanted.cipher, "--mode", wanted.mode]
    return [*what, *(key if wanted.cipher in registry.finalists() else [])]
