"""All routines of the corpus."""

from __future__ import annotations

from corpus import filters, hashes, images, transforms, vectors
from corpus.routine import ROUTINES, Routine

_AREAS = (filters, transforms, images, hashes, vectors)
"""The modules whose oracles register the routines."""


def routines(names: tuple[str, ...] = ()) -> list[Routine]:
    """The routines of these names, in their order; all of them without names. KeyError for an unknown one."""
    return [ROUTINES[name] for name in names] if names else list(ROUTINES.values())
