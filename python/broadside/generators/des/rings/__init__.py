"""Schedules of loops with a single iteration, which is laid into a ring of cycles."""

from broadside.generators.des.rings import passes, unrolled

STRATEGIES = {"unrolled": unrolled.STRATEGY, "passes": passes.STRATEGY}
"""The strategies, by their names in recipes of the manifest."""
