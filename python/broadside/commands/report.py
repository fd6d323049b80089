"""`broadside report` writes one HTML page of results, schedules and pictures."""

from __future__ import annotations

from pathlib import Path

import click

from broadside import checkout
from broadside.files import check_target, write_atomically
from broadside.output import echo_json, json_option, steps


@click.command("report", short_help="Write one HTML page of tables, charts and loops.")
@click.option(
    "--bench",
    "bench_path",
    type=click.Path(path_type=Path),
    help="Results to show [default: build/bench.json].",
)
@click.option(
    "--out", type=click.Path(path_type=Path), help="Page to write [default: build/report.html]."
)
@json_option
def command(bench_path: Path | None, out: Path | None, as_json: bool) -> None:
    """Write a self-contained HTML page: tables, charts, and every loop's schedule.

    The page shows what `broadside bench` measured last, beside the papers' figures, and what
    `make bench-host` measured. A browser opens it from disk without a network.

    \b
    broadside bench && broadside report
    broadside report --bench old.json --out old.html
    """
    from broadside.hosts import results
    from broadside.report import page

    root = checkout.root()
    source = bench_path or checkout.build() / "bench.json"
    bench = page.load_bench(source)
    measured = [checkout.build() / "bench-host.json", root / "data" / "hosts.json"]
    hosts = next((results.load(path) for path in measured if path.exists()), None)
    target = out or checkout.build() / "report.html"
    check_target(target)
    with steps(page.step_count(root)) as begin:
        text = page.render(root, bench, begin, hosts)
    write_atomically(target, text)
    if as_json:
        echo_json({"written": str(target), "bench": str(source), "bytes": len(text.encode())})
    else:
        click.echo(f"Written: {target}")
