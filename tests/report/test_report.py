"""The report: its input, its contents, its folder."""

from __future__ import annotations

import errno
import html
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from broadside.bench.comparisons.bounds import load_bounds
from broadside.bench.kernels import manifest
from broadside.bench.kernels.kernel import IN_C
from broadside.bench.measure import cost
from broadside.bench.measure import cycles as measure
from broadside.bench.print.schema import fault
from broadside.bench.results.comparison import Comparison, text
from broadside.cli import main
from broadside.errors import InputError
from broadside.input.folders import files_in
from broadside.places import checkout
from broadside.report import collect, folder, index, page
from broadside.report.charts import dots, strips
from broadside.report.loops import schedules

KERNELS = checkout.root() / "kernels" / "des"


def test_drawing_says_nothing_of_the_home_folder() -> None:
    """There is no warning that the font cache is built, or that there is no room for it."""
    code = (
        "import logging, broadside.report.charts.plots, matplotlib.font_manager as fonts\n"
        "logging.getLogger(fonts.__name__).warning('Matplotlib is building the font cache')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PATH": "", "MPLCONFIGDIR": "/dev/null/no folder"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""


def test_no_figure_is_below_its_bound() -> None:
    """The kernels on the C6201 of the page of published cells: no kernel may beat its bound."""
    root = checkout.root()
    bounds = load_bounds(root / "data" / "bounds.toml")
    page = (root / "docs" / "results" / "published.md").read_text()
    readme = page.split("C6211 with its caches")
    rows = re.findall(r"^\| (\S+) (\S+) \| (\w+) \| [^|]+ \| ([\d,]+) \|", readme[0], re.MULTILINE)
    rows += re.findall(
        r"^\| (\S+) (single|multi) \| (\w+) \| [^|]+ \| ([\d,]+) \|",
        readme[1].split("Table 3: the same on the C64x")[0],
        re.MULTILINE,
    )
    held = 0
    for cipher, mode, direction, cycles in rows:
        for bound in bounds:
            longer = bound.cipher == "rijndael" and bound.key_bits > 128
            names = (bound.cipher, bound.mode, bound.isa)
            if (
                not longer
                and names == (cipher, mode, "c62x")
                and bound.direction in (None, direction)
            ):
                assert bound.cycles <= int(cycles.replace(",", "")), (cipher, mode, direction)
                held += 1
    assert held > 25


def test_headlines_count_every_cell_as_the_bench_does() -> None:
    paper = {"key": "preissig2000", "cell": "Table 4", "cycles": 10}
    rows = [
        {"ratio": ratio, "paper": paper, "direction": direction}
        for ratio, direction in ((2.0, "encrypt"), (0.5, "key_schedule"), (1.0, "decrypt"))
    ]
    (line,) = index.headlines(rows)
    assert (line.beaten, line.cells, line.median) == (2, 3, 1.0)


def test_the_cost_line() -> None:
    exact = cost.fit("m", [(n, 30 + 7 * n) for n in (1, 2, 5, 40)])
    assert (round(exact.intercept, 6), round(exact.slope, 6), round(exact.worst, 6)) == (30, 7, 0)
    bent = cost.fit("m", [(1, 10), (2, 20), (3, 40)])
    assert bent.worst > 1


def test_the_cost_line_of_many_independent_blocks() -> None:
    """The slope is the bench's figure for one of 64 blocks, less its share of the call."""
    kernels = manifest.load(checkout.root())
    kernel = kernels.by_symbol("rijndael_encrypt_blocks")
    assert kernel.mode in cost.MODES
    line = cost.measure(kernels, kernel, "c6201")
    (figure,) = measure.measure(kernels, kernel, "c6201", 1)
    assert line.slope < figure.cycles < line.slope + (line.intercept + line.worst) / 64 + 1


def bench_of(results: list[object]) -> str:
    """The contents of a bench.json with these results."""
    return json.dumps({"simulator_cycles_per_second": 1, "results": results})


@pytest.mark.parametrize(
    ("content", "cause"),
    [
        (None, "bench.json: No such file or directory"),
        ("{", "not JSON"),
        ("[" * 200_000, "bench.json: not JSON: it is nested too deeply"),
        ("[]", "the document is []"),
        ('{"results": NaN}', "bench.json: not JSON: it has the number NaN"),
        ('{"results": []}', "the document: 'simulator_cycles_per_second' is a required property"),
        (bench_of([{}]), "results[0]: 'cipher' is a required property"),
        (bench_of([1]), "results[0] is 1"),
    ],
)
def test_bad_results_are_refused(tmp_path: Path, content: str | None, cause: str) -> None:
    bench = tmp_path / "bench.json"
    if content is not None:
        bench.write_text(content)
    out = tmp_path / "page.html"
    result = CliRunner().invoke(main, ["report", "--bench", str(bench), "--out", str(out)])
    assert result.exit_code == 2 and cause in result.output
    assert not out.exists()


def test_a_function_in_c_of_the_same_name_is_another_routine() -> None:
    root = checkout.root()
    kernels = manifest.load(root)
    kernel = kernels.by_symbol("des_block")
    results = [
        {"symbol": "des_block", "variant": method, "device": device}
        for method, device in ((kernel.method, "c6201"), (IN_C, "c6416"))
    ]
    made = collect.page_of(kernels, kernel, results)
    assert [result["device"] for result in made.results] == ["c6201"]


def test_a_page_names_the_file_of_its_results(report: Path) -> None:
    for name in ("index.html", "figures.html", "kernels/des_block.html"):
        page = (report / name).read_text()
        assert f"from {report.parent.name}/bench.json and kernels/" in page
        assert "build/bench.json" not in page


def test_the_figures_on_the_pages(report: Path) -> None:
    results = json.loads((report.parent / "bench.json").read_text())["results"]
    cells = [
        r for r in results if r["paper"] and r["direction"] == "encrypt" and r["method"] != "c"
    ]
    assert cells
    for name in ("index.html", "figures.html"):
        page = (report / name).read_text()
        for result in cells:
            assert f'<td class="n">{result["cycles"]:,}</td>' in page
            assert f'<td class="n">{result["paper"]["cycles"]:,}</td>' in page
            assert f'">{result["ratio"]:.2f}</td>' in page


def test_every_comparison_is_on_the_page(report: Path) -> None:
    found = json.loads((report.parent / "bench.json").read_text())["comparisons"]
    shown = html.unescape(re.sub("</?code>", "`", (report / "figures.html").read_text()))
    assert {"caches", "interrupts"} <= {entry["key"] for entry in found}
    for entry in found:
        table = Comparison.from_json(entry)
        assert f'<h3 id="{table.key}">{table.title}</h3>' in shown
        for row in table.rows:
            for column in table.columns:
                assert f">{text(column, row)}</t" in shown
        assert all(note in shown for note in table.notes)


def test_results_without_comparisons_are_shown(report: Path, tmp_path: Path) -> None:
    """Results of an older bench are refused; for broken ones the message names the file."""
    bench = json.loads((report.parent / "bench.json").read_text())
    old, broken = tmp_path / "old.json", tmp_path / "broken.json"
    del bench["comparisons"]
    old.write_text(json.dumps(bench))
    broken.write_text(json.dumps(bench | {"comparisons": [{"key": "x"}]}))
    assert page.load_bench(old) == bench
    with pytest.raises(InputError, match=r"broken\.json: .*comparisons"):
        page.load_bench(broken)


@pytest.mark.parametrize(
    ("place", "value", "cause"),
    [
        (["simulator_cycles_per_second"], "x", 'simulator_cycles_per_second is "x"'),
        (["results", 0, "flat_cycles"], -1, "results[0].flat_cycles is -1"),
        (["results", 0, "cycles"], 0, "results[0].cycles is 0"),
        (["results", 0, "cycles"], True, "results[0].cycles is true"),
        (["results", 0, "cycles"], 10**400, "results[0].cycles is 1000000000"),
        (["results", 0, "key_bits"], 56.5, "results[0].key_bits is 56.5"),
        (["results", 0, "cipher"], "rot13", 'results[0].cipher is "rot13"'),
        (["results", 0, "stalls"], {"a b": "x"}, "results[0].stalls['a b'] is \"x\""),
        (["results", 0, "paper"], {"key": 1, "cell": "", "cycles": 1}, "results[0].paper.key is 1"),
        (["comparisons", 0, "rows", 0, "flat"], [[]], "comparisons[0].rows[0].flat is [[]]"),
        (
            ["comparisons", 0, "rows", 0, "flat"],
            {"a": 1},
            'comparisons[0].rows[0].flat is {"a": 1}',
        ),
        (["comparisons", 0, "rows", 0], 3.5, "comparisons[0].rows[0] is 3.5"),
        (["comparisons", 0, "notes"], "x", 'comparisons[0].notes is "x"'),
        (
            ["comparisons", 0, "columns", 0, "quotient"],
            ["a"],
            'comparisons[0].columns[0].quotient is ["a"]',
        ),
        (
            ["comparisons", 0, "columns", 0],
            {},
            "comparisons[0].columns[0]: 'key' is a required property",
        ),
    ],
)
def test_the_place_of_a_wrong_value_is_named(
    report: Path, tmp_path: Path, place: list[str | int], value: object, cause: str
) -> None:
    bench = json.loads((report.parent / "bench.json").read_text())
    bench["comparisons"] = [c for c in bench["comparisons"] if c["key"] == "caches"]
    assert fault(bench) is None
    *above, last = place
    at = bench
    for step in above:
        at = at[step]
    at[last] = value
    broken = tmp_path / "bench.json"
    broken.write_text(json.dumps(bench))
    with pytest.raises(InputError) as raised:
        page.load_bench(broken)
    start = f"{broken}: not the output of this `broadside bench`: "
    assert str(raised.value).startswith(start + cause)


def test_a_cell_of_a_paper_has_a_ratio(report: Path) -> None:
    bench = json.loads((report.parent / "bench.json").read_text())
    number = next(n for n, result in enumerate(bench["results"]) if result["paper"])
    bench["results"][number]["ratio"] = None
    assert fault(bench) == f"results[{number}].ratio is null"


def test_the_bounds_are_shown_and_explained(report: Path) -> None:
    bounds = tomllib.loads((checkout.root() / "data" / "bounds.toml").read_text())["bound"]
    wanted = {"cipher": "des", "mode": "cbc", "direction": "encrypt"}
    bound = next(b for b in bounds if wanted.items() <= b.items())
    figures = html.unescape((report / "figures.html").read_text())
    assert f'<td class="n">{bound["cycles"]:,}</td>' in figures and bound["why"] in figures
    assert 'class="bound"' in (report / "index.html").read_text()


def test_a_routine_without_a_loop_says_so(report: Path) -> None:
    page = (report / "kernels" / "des_key_schedule_encrypt.html").read_text()
    assert "stalls by cause" in page and "Written by hand" not in page
    shared = (report / "kernels" / "des_ecb_encrypt_bitslice.html").read_text()
    [round_] = schedules.read(KERNELS.parent / "des-bitslice/scheduled/c62x/bitslice.asm")
    assert f"one pass every {round_.interval} cycles" in shared


def test_text_between_backticks_is_code() -> None:
    assert page.prose("<b> and `x < y`, `z`") == (
        "&lt;b&gt; and <code>x &lt; y</code>, <code>z</code>"
    )


def test_the_page_says_how_many_registers_hold_values_as_the_record_does() -> None:
    """The loop may use fewer registers than hold values, never more."""
    told = 0
    for kernel in ("des_block", "des_cbc3_encrypt"):
        kernels = manifest.load(checkout.root())
        for picture in collect.page_of(kernels, kernels.by_symbol(kernel), []).pictures:
            lines = [line for line in picture.loop.feedback if "live at once" in line]
            for side, line in zip("AB", lines, strict=True):
                held = int(re.findall(r"(\d+) live at once", line)[0])
                assert picture.loop.held[side] == held
                assert max(len(row[side]) for row in picture.live) <= held
                told += 1
            assert f"At most {picture.loop.held['A']} registers of side A" in picture.registers
    assert told >= 4


def test_ratios_stand_on_a_logarithmic_axis() -> None:
    assert strips.place(2) - strips.place(1) == pytest.approx(strips.place(8) - strips.place(4))
    assert strips.place(0.1) == 0 and strips.place(100) == 1
    svg = strips.strip(strips.Ratios(2.0, 4.0))
    assert "2.00 times faster than the paper; the lower bound is 4.00" in svg
    assert 'class="bound"' not in strips.strip(strips.Ratios(2.0))


def test_stalls_of_less_than_a_cycle_are_told() -> None:
    assert [page.mean(number) for number in (91, 90.53, 0.4, 1234.5)] == [
        "91",
        "90.5",
        "0.4",
        "1,234.5",
    ]


def test_a_report_replaces_a_report_and_nothing_else(tmp_path: Path) -> None:
    files = [("index.html", "i"), ("style.css", "s"), ("kernels/one.html", "1")]
    folder.write(tmp_path / "new", [*files, ("kernels/two.html", "2")], keep=False)
    folder.check(tmp_path / "new")
    folder.write(tmp_path / "new", files, keep=True)
    assert folder.pages_in(tmp_path / "new") == {
        "index.html",
        "kernels/one.html",
        "kernels/two.html",
    }
    folder.write(tmp_path / "new", files, keep=False)
    assert folder.pages_in(tmp_path / "new") == {"index.html", "kernels/one.html"}
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thesis.txt").write_text("years of work")
    with pytest.raises(InputError, match="holds other files"):
        folder.check(tmp_path / "other")
    (tmp_path / "file").write_text("")
    with pytest.raises(InputError, match="a report is a folder"):
        folder.check(tmp_path / "file")


@pytest.mark.parametrize("error", [KeyboardInterrupt(), OSError(errno.ENOSPC, "full")])
@pytest.mark.parametrize("while_writing", [False, True])
def test_a_report_that_ends_early_leaves_the_folder_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException, while_writing: bool
) -> None:
    """The same command then works again. An error of the system names the report and no other folder."""
    old = [("index.html", "i"), ("style.css", "s"), ("kernels/one.html", "1")]
    folder.write(tmp_path / "old", old, keep=False)
    monkeypatch.chdir(tmp_path / "old")
    (tmp_path / "empty").mkdir()
    write_text = Path.write_text

    def fail(path: Path, text: str, **options: str) -> int:
        if text == "new" and while_writing:
            raise error
        return write_text(path, text, **options)

    def files() -> Iterator[tuple[str, str]]:
        yield "kernels/one.html", "new one"
        yield "index.html", "new"
        if not while_writing:
            raise error

    monkeypatch.setattr(Path, "write_text", fail)
    for name in ("../new", "../empty", "../old", "."):
        with pytest.raises(type(error)) as raised:
            folder.write(Path(name), files(), keep=True)
        if isinstance(raised.value, OSError) and while_writing:
            assert raised.value.filename == name
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "old"]
    assert not any((tmp_path / "empty").iterdir())
    assert files_in(tmp_path / "old") == {Path(name) for name, _ in old}
    assert all((tmp_path / "old" / name).read_text() == text for name, text in old)


def test_the_page_of_hosts_is_drawn_again_only_for_newer_figures(
    report: Path, tmp_path: Path
) -> None:
    """`--only` draws no curves that are there: the folder was written by several such commands."""
    drawn, last = ((report / name).stat().st_mtime for name in ("hosts.html", "index.html"))
    assert drawn < last
    assert 'href="hosts.html"' in (report / "index.html").read_text()
    old, new = tmp_path / "old", tmp_path / "new"
    for number, file in enumerate((old, new)):
        file.touch()
        os.utime(file, (number, number))
    assert folder.is_older(old, new)
    assert not folder.is_older(new, old) and not folder.is_older(tmp_path / "none", new)
    code = "import sys, broadside.report.page; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_no_page_has_a_name_twice(report: Path) -> None:
    """Each picture has names of its own, which its lines and marks refer to."""
    pages = sorted(report.rglob("*.html"))
    assert len(pages) > 2
    for path in pages:
        text = re.sub(r"<script.*?</script>", "", path.read_text(), flags=re.DOTALL)
        names = re.findall(r'\sid="([^"]*)"', text)
        assert len(names) == len(set(names)), path.name
        used = set(re.findall(r'url\(#([^)"]+)\)|xlink:href="#([^"]+)"', text))
        assert {first or second for first, second in used} <= set(names), path.name


def test_the_page_of_hosts_says_what_was_measured_where_and_when(report: Path) -> None:
    path = checkout.build() / "bench-host.json"
    file = path if path.exists() else checkout.root() / "data" / "hosts.json"
    measured = json.loads(file.read_text())
    shown = html.unescape((report / "hosts.html").read_text())
    name = f"{file.parent.name}/{file.name}"
    assert f"one core of {measured['machine']}, {measured['date']}, with Broadside" in shown
    assert f"<code>{name}</code>" in shown
    assert all(f" {version}" in shown for version in measured["peers"].values())
    footer = shown[shown.index("<footer>") :]
    assert f"from {name}." in footer and "bench.json" not in footer
    assert "bench.json" in (report / "index.html").read_text()


def test_an_unknown_kernel_is_refused(report: Path, tmp_path: Path) -> None:
    bench = str(report.parent / "bench.json")
    out = tmp_path / "pages"
    result = CliRunner().invoke(
        main, ["report", "--bench", bench, "--only", "dse_", "--out", str(out)]
    )
    assert result.exit_code == 2 and "no kernel's name has `dse_`" in result.output
    assert not out.exists()


def test_dots_of_one_ratio_are_stacked_and_none_is_lost() -> None:
    group = [dots.Dot(2.0, "one"), dots.Dot(2.001, "two"), dots.Dot(4.0, "three")]
    svg = dots.chart({"paper": group})
    places = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', svg)
    assert len(places) == 3 and len(set(places)) == 3
    (x1, y1), (x2, y2), (x3, y3) = [(float(x), float(y)) for x, y in places]
    assert abs(x1 - x2) < 1 < x3 - x2 and y2 < y1 == y3
    assert "<title>one: 2.00 times faster</title>" in svg
