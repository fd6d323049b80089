"""The benchmark of the optimizer: routines in linear assembly, their oracles, and how they are run."""
