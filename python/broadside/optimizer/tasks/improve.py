"""Better schedules until the time is over or nothing better is left to be found."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from broadside.optimizer.tasks.intake import Lost, Refused, take_in
from broadside.optimizer.tasks.pursuit import Pursuit, cost
from broadside.optimizer.tasks.task import ONE_INTERVAL, Task, Workers

_LOOK = 0.5  # seconds after which the time is looked at, at the latest
_TOO_SHORT = 0.5  # seconds in which no search is begun any more
_OVERDUE, _GRACE = 2.0, 3.0  # a search is ended after so many times its seconds and so many more
_IN_VAIN = 3  # tasks for each process that may break off before the first that does not
_SHOWN = 3  # loops and tasks that the line of the screen names


@dataclass
class Progress:
    """What the screen tells: the best of each loop, what is being tried, and how long is left."""

    until: float | None = None
    pursuits: list[Pursuit] = field(default_factory=list)
    running: dict[int, tuple[Task, Pursuit, float]] = field(default_factory=dict)
    doing: str = ""
    say: Callable[[str], None] = lambda line: None

    def text(self, now: float) -> str:
        """A line, with what matters most first: a narrow terminal shows its beginning."""
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
    """What is not proved least; where all is, nothing."""
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


def improve(progress: Progress, workers: Workers, until: float) -> None:
    """Give out tasks and take in what comes, until that time of the clock or until all is settled.

    The next task is for the procedure on which least was spent.
    """
    number, useful, broken = 0, 0, 0
    running = progress.running
    while True:
        now = time.monotonic()
        open_ = [pursuit for pursuit in progress.pursuits if not pursuit.settled]
        if not open_ or now >= until:
            return
        for task, pursuit, begun in list(running.values()):
            overdue = now > begun + _OVERDUE * task.seconds + _GRACE
            if pursuit.settled or overdue:
                workers.cancel(task)
                running.pop(task.number)
                pursuit.answers += overdue
        size = workers.size
        if broken > _IN_VAIN * size and not useful:
            progress.say("no process brings a result; the search ends")
            return
        while len(running) < size and until - now > _TOO_SHORT:
            pursuit = min(open_, key=lambda one: one.spent)
            task = pursuit.next_task(number, until - now, -(-size // len(open_)))
            workers.submit(task)
            running[number] = (task, pursuit, time.monotonic())
            number += 1
        if not running:
            return
        for answer in workers.answers(max(0.0, min(_LOOK, until - time.monotonic()))):
            entry = running.pop(answer.task.number, None)
            if entry is None:
                continue
            pursuit = entry[1]
            try:
                pursuit.take(take_in(answer))
                useful += 1
            except Lost as loss:
                broken += 1
                progress.say(f"{pursuit.procedure.name}: a search is lost: {loss}")
            except Refused as refusal:
                broken += 1
                progress.say(f"{pursuit.procedure.name}: a result is refused: {refusal}")
                pursuit.forget()
