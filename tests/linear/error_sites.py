"""Where the parser of linear assembly refuses a source, read from its text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

LINEAR = Path(__file__).resolve().parents[2] / "python" / "broadside" / "linear"


def sites() -> dict[tuple[str, int], str]:
    """Every `raise LinearError(...)`: file and line, with the text of its message."""
    found = {}
    for path in sorted(LINEAR.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Raise) and _is_linear(node.exc):
                found[_named(path), node.lineno] = ast.unparse(node.exc or node)
    return found


def _named(path: Path) -> str:
    return path.relative_to(LINEAR).as_posix() if path.is_relative_to(LINEAR) else path.name


def _is_linear(node: ast.expr | None) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("LinearError", "_Break", "_MacroExit")
    )


def site_of(error: BaseException) -> tuple[str, int]:
    """The file and line of the `raise` from which an error came."""
    trace = error.__traceback__
    assert trace is not None
    while trace.tb_next is not None:
        trace = trace.tb_next
    path = Path(trace.tb_frame.f_code.co_filename)
    return _named(path), next(_beginning(path, trace.tb_lineno))


def _beginning(path: Path, line: int) -> Iterator[int]:
    """The first line of the `raise` statement that spans a line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Raise) and node.lineno <= line <= (node.end_lineno or node.lineno):
            yield node.lineno
