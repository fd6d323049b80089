"""Where the command begins. `python -m broadside` starts it too.

The module imports next to nothing, so that Ctrl-C is taken care of before the rest is loaded.
"""

from __future__ import annotations

import sys

from broadside.terminal.signals import INTERRUPTED, end_while_loading


def main() -> None:
    """Runs the command. From here on, Ctrl-C ends it with status 130 and without a traceback."""
    try:
        end_while_loading()
        from broadside.cli import main as command

        command(prog_name="broadside")
    except KeyboardInterrupt:  # between the parts that have an answer of their own
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
