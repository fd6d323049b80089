"""Improves schedules until the time is over or all are proved optimal."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from broadside.optimizer.procedure.cost import cost
from broadside.optimizer.tasks.intake import Lost, Refused, take_in
from broadside.optimizer.tasks.pursuit import Pursuit
from broadside.optimizer.tasks.task import ONE_INTERVAL, Answer, Task, Workers

_LOOK = 0.5  # most seconds between two looks at the clock
_TOO_SHORT = 0.5  # no search begins if fewer seconds are left
_OVERDUE, _GRACE = 3.0, 6.0  # a search is ended after _OVERDUE times its seconds plus _GRACE
_AT_THE_END = 1.2  # time kept for writing the best at the end, in times of the last writing
_IN_VAIN = 3  # tasks for each process that may fail before the first one succeeds
_SHOWN = 3  # loops and tasks that the line on the screen names


@dataclass
class Progress:
    """The state that the screen shows: the best of each loop, the running tasks, and the time left.

    `changed`: when the best was found, by `time.monotonic`.
    """

    until: float | None = None
    pursuits: list[Pursuit] = field(default_factory=list)
    running: dict[int, tuple[Task, Pursuit, float]] = field(default_factory=dict)
    doing: str = ""
    say: Callable[[str], None] = lambda line: None
    changed: float | None = None

    def text(self, now: float) -> str:
        """One line; the most important facts come first, because a narrow terminal cuts its end."""
        parts = [] if self.until is None else [f"{max(0.0, self.until - now):.0f} s left"]
        best = [part for pursuit in self.pursuits for part in _best(pursuit)]
        tried = [_tried(task) for task, _, _ in list(self.running.values())]
        parts += [f"best: {_some(best)}"] if best else []
        parts += [f"trying {_some(tried)}"] if tried else [self.doing] if self.doing else []
        return "; ".join(parts)


def _some(parts: Sequence[str]) -> str:
    more = len(parts) - _SHOWN
    return ", ".join(parts[:_SHOWN]) + (f" and {more} more" if more > 0 else "")


def _best(pursuit: Pursuit) -> list[str]:
    """The parts of a procedure that are not proved optimal, in words; empty if all are."""
    if pursuit.settled:
        return []
    found = [
        f"{node.name} {search.pipelined.interval} (bound {search.bounds.interval})"
        for node, search in pursuit.best.searches.items()
        if not search.optimal
    ]
    lengths = {item.node.name: item.length for item in pursuit.best.nodes}
    found += [f"{node.name} {lengths[node.name]}" for node in pursuit.best.unpipelined]
    return found or [f"{pursuit.procedure.name} {cost(pursuit.best)[1]} cycles"]


def _tried(task: Task) -> str:
    if task.strategy == ONE_INTERVAL:
        which = ", ".join(f"{label} in {n}" for label, n in task.intervals.items())
        return f"{which} (seed {task.seed})"
    return f"{task.procedure.name} from the bound (seed {task.seed})"


def improve(
    progress: Progress, workers: Workers, until: float, rehearse: Callable[[], float] = lambda: 0.0
) -> None:
    """Gives out tasks and takes in their results, until `until` or until all procedures are settled.

    `rehearse`: writes the best schedules and returns the seconds that this took, which are kept free at the
    end.
    """
    _Improvement(progress, workers, until, rehearse).run()


class _Improvement:
    """The state of `improve`: tasks given out, results, and the longest time to verify one result."""

    def __init__(
        self,
        progress: Progress,
        workers: Workers,
        until: float,
        rehearse: Callable[[], float],
    ) -> None:
        self.progress, self.workers, self.end = progress, workers, until
        self.rehearse = rehearse
        self.until = until - _AT_THE_END * rehearse()
        self.given = self.useful = self.broken = 0
        self.slowest = 0.0
        self.told: set[str] = set()

    def run(self) -> None:
        try:
            self._search()
        finally:
            for task in list(self.progress.running):
                self._ended(task)

    def _ended(self, number: int) -> tuple[Task, Pursuit, float] | None:
        """Notes that a search is over; returns its entry, or None if it was not running."""
        entry = self.progress.running.pop(number, None)
        if entry is not None:
            _, pursuit, begun = entry
            pursuit.searched += time.monotonic() - begun
        return entry

    def _search(self) -> None:
        running = self.progress.running
        while (left := self.until - time.monotonic()) > 0:
            self._end_overdue()
            open_ = [pursuit for pursuit in self.progress.pursuits if not pursuit.settled]
            size = self.workers.size
            if not open_:
                return
            if self.broken > _IN_VAIN * size and not self.useful:
                self.progress.say("no process brings a result; the search ends")
                return
            while len(running) < size and left > _TOO_SHORT:
                self._give_out(open_, size, left)
            if not running:
                return
            for answer in self.workers.answers(min(_LOOK, left)):
                self._take(answer)

    def _tell(self, line: str) -> None:
        """Shows a line once, even if it is told again."""
        if line not in self.told:
            self.told.add(line)
            self.progress.say(line)

    def _give_out(self, open_: Sequence[Pursuit], size: int, left: float) -> None:
        """Gives out a task for the procedure on which the least time was spent."""
        pursuit = min(open_, key=lambda one: one.spent)
        task = pursuit.next_task(self.given, left, -(-size // len(open_)))
        self.workers.submit(task)
        self.progress.running[self.given] = (task, pursuit, time.monotonic())
        self.given += 1

    def _end_overdue(self) -> None:
        """Ends searches that take far longer than planned, and those that are no longer needed."""
        now = time.monotonic()
        for task, pursuit, begun in list(self.progress.running.values()):
            overdue = now > begun + _OVERDUE * task.seconds + _GRACE
            if pursuit.settled or overdue:
                self.workers.cancel(task)
                self._ended(task.number)
                pursuit.answers += overdue

    def _take(self, answer: Answer) -> None:
        """Verifies a result and keeps it if it is better, unless there is no time left to verify it."""
        entry = self._ended(answer.task.number)
        begun = time.monotonic()
        if entry is None or begun + self.slowest > self.until:
            return
        pursuit = entry[1]
        name = pursuit.procedure.name
        try:
            if pursuit.take(take_in(answer)):
                self.progress.changed = time.monotonic()
                self.until = self.end - _AT_THE_END * self.rehearse()
            self.useful += 1
        except Lost as loss:
            self.broken += 1
            self._tell(f"{name}: a search is lost: {loss}")
        except Refused as refusal:
            self.broken += 1
            self._tell(f"{name}: a result is refused: {refusal}")
            pursuit.forget()
        self.slowest = max(self.slowest, time.monotonic() - begun)
