"""All routines of the corpus."""

from __future__ import annotations

from corpus import filters, hashes, images, transforms, vectors
from corpus.routine import ROUTINES, Routine

_AREAS = (filters, transforms, images, hashes, vectors)
"""The modules whose oracles register the routines."""


def routines(names: tuple[str, ...] = ()) -> list[Routine]:
    """The routines of the given names, in their order; all routines if there are no names.

    Raises KeyError for an unknown name.
    """
    return [ROUTINES[name] for name in names] if names else list(ROUTINES.values())
