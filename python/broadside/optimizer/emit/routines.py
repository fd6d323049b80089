"""Scheduled assembly by routine, so that one routine can be replaced."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from broadside.optimizer.emit.feedback import not_searched


def split(assembly: str, names: Sequence[str]) -> dict[str, str] | None:
    """The text of each routine, from its label to the next one, and under "" the text before all.

    None if a label is missing or has another place, or if a comment before a label belongs to the routine.
    """
    if any(not_searched(name) in assembly for name in names):
        return None
    begins = [re.search(rf"^{re.escape(name)}:", assembly, re.M) for name in names]
    places = [0, *(found.start() for found in begins if found), len(assembly)]
    if len(places) != len(names) + 2 or places != sorted(places):
        return None
    texts = (assembly[here:there] for here, there in pairwise(places))
    return dict(zip(["", *names], texts, strict=True))
