"""`broadside report`: one HTML page of results, schedules and pictures."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console

from broadside import checkout
from broadside.files import write_atomically


@click.command("report")
@click.option(
    "--bench",
    "bench_path",
    type=click.Path(path_type=Path),
    help="Results to show [default: build/bench.json].",
)
@click.option(
    "--out", type=click.Path(path_type=Path), help="Page to write [default: build/report.html]."
)
def command(bench_path: Path | None, out: Path | None) -> None:
    """Write a self-contained HTML page: tables, charts, and every loop's schedule.

    Shows what `broadside bench` measured last, beside the papers' figures, and opens from disk
    without a network.

    \b
    broadside bench && broadside report
    broadside report --bench old.json --out old.html
    """
    from broadside.report import page

    root = checkout.root()
    bench = page.load_bench(bench_path or root / "build" / "bench.json")
    target = out or root / "build" / "report.html"
    errors = Console(stderr=True)
    with errors.status("reading") as status:
        text = page.render(root, bench, lambda what: status.update(what))
    write_atomically(target, text)
    click.echo(f"Written: {target}")
