"""The record of changes to the loops of a procedure."""

from __future__ import annotations

from dataclasses import dataclass, field

from broadside.linear.ir import Procedure


@dataclass
class Reshaped:
    """The rewritten procedure, and texts by the label of each loop.

    `done`: the changes made. `refused`: why its branches stayed. `whole`: why it was not unrolled although
    the source or the options asked for it. `unrolled`: how many passes became one.
    """

    procedure: Procedure
    done: dict[str, list[str]] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    whole: dict[str, str] = field(default_factory=dict)
    unrolled: dict[str, int] = field(default_factory=dict)

    @property
    def told(self) -> dict[str, list[str]]:
        """The texts for the user about each loop."""
        found = {label: list(steps) for label, steps in self.done.items()}
        for label, why in self.whole.items():
            found.setdefault(label, []).append(f"not unrolled: {why}")
        return found

    def note(self, label: str, step: str) -> None:
        self.done.setdefault(label, []).append(step)
