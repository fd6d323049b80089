"""Schedules of loops whose one iteration is laid into a ring of cycles."""

from broadside.generators.des.rings import passes, unrolled

STRATEGIES = {"unrolled": unrolled.STRATEGY, "passes": passes.STRATEGY}
"""By the name that a recipe of the manifest gives."""
