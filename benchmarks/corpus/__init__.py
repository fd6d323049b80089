"""The benchmark of the optimizer: runs routines in linear assembly and compares them with their oracles."""
