"""`broadside report` writes pages of results, schedules and pictures."""

from __future__ import annotations

from pathlib import Path

import click

from broadside.places import checkout
from broadside.terminal.output import echo_json, json_option, steps


@click.command("report", short_help="Write pages of tables, charts and every loop's schedule.")
@click.option(
    "--bench",
    "bench_path",
    type=click.Path(path_type=Path),
    help="Results to show [default: build/bench.json].",
)
@click.option(
    "--out", type=click.Path(path_type=Path), help="Folder to write [default: build/report]."
)
@click.option("--only", default="", help="Only the pages of kernels whose name has this text.")
@json_option
def command(bench_path: Path | None, out: Path | None, only: str, as_json: bool) -> None:
    """Write a folder of HTML pages: tables, charts, and a page for each kernel with its loops.

    The pages compare the last measurement of `broadside bench` with the papers' figures, and show the last
    measurement of `make bench-host`. A browser opens index.html from disk without a network. With --only, the
    pages of other kernels stay as they are, and so does the page of hosts unless its figures are newer.

    \b
    broadside bench && broadside report
    broadside report --only des_block
    broadside report --bench old.json --out old
    """
    from broadside.errors import InputError
    from broadside.hosts import results
    from broadside.report import folder, page

    root = checkout.root()
    source = bench_path or checkout.build() / "bench.json"
    bench = page.load_bench(source, None if bench_path else "broadside bench")
    measured = [checkout.build() / "bench-host.json", root / "data" / "hosts.json"]
    hosts = next((path for path in measured if path.exists()), None)
    target = out or checkout.build() / "report"
    folder.check(target)
    kept = folder.pages_in(target) if only else frozenset()
    if hosts is not None and folder.is_older(target / page.HOSTS, hosts):
        kept -= {page.HOSTS}
    contents = page.Contents(
        root,
        bench,
        results.load(hosts) if hosts else None,
        _shown(hosts) if hosts else "",
        only,
        page.components(),
        kept,
        _shown(source),
    )
    count = len(contents.kernels())
    if not count:
        raise InputError(source, f"no kernel's name has `{only}`")
    with steps(count + 1) as begin:
        written = folder.write(target, page.render(contents, begin), keep=bool(only))
    first = target / "index.html"
    if as_json:
        echo_json({"written": str(first), "bench": str(source), "bytes": written})
    else:
        click.echo(f"Written: {first}")


def _shown(path: Path) -> str:
    """The file and its folder, as a page names them. (The whole path would say where a user's files are.)"""
    return f"{path.parent.name}/{path.name}".removeprefix("/")
