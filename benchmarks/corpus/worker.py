"""Measures one routine in a process of its own, so that a crash or a hang affects no other routine.

Prints JSON:

python -m corpus.worker NAME ISA SECONDS WORKERS
"""

from __future__ import annotations

import json
import sys

from corpus.catalogue import routines
from corpus.measure import run


def main() -> None:
    name, isa, seconds, workers = sys.argv[1:]
    (routine,) = routines((name,))
    print(json.dumps(run(routine, isa, float(seconds), int(workers)).as_dict()))


if __name__ == "__main__":
    main()
