"""The report: its input, its contents, and the page in a real browser."""

from __future__ import annotations

import fcntl
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Page, sync_playwright

from broadside import checkout
from broadside.bench.comparisons.bounds import load_bounds
from broadside.bench.kernels import manifest
from broadside.bench.kernels.kernel import IN_C
from broadside.bench.measure import cost
from broadside.bench.measure import cycles as measure
from broadside.bench.results.comparison import Column, Comparison, text
from broadside.cli import main
from broadside.errors import InputError
from broadside.isa import instruction_table
from broadside.optimizer.model.region import Edge
from broadside.report import charts, liveness, page, pictures, plots, schedules, sources

CHROMIUM = shutil.which("chromium")
needs_chromium = [
    pytest.mark.oracle,
    pytest.mark.skipif(CHROMIUM is None, reason="no chromium: Debian's package has it"),
]
KERNELS = checkout.root() / "kernels" / "des"


@pytest.fixture(scope="module")
def report() -> Path:
    """A page made from a fresh measurement of one kernel; one worker of the session makes it for all."""
    folder = Path(os.environ["XDG_CACHE_HOME"]) / "report"
    folder.mkdir(exist_ok=True)
    bench, page = folder / "bench.json", folder / "report.html"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not page.exists():
            for arguments in (
                ["bench", "--only", "des_cbc_encrypt", "--json", str(bench)],
                ["report", "--bench", str(bench), "--out", str(page)],
            ):
                result = CliRunner().invoke(main, arguments)
                assert result.exit_code == 0, result.output
    return page


def loops(name: str) -> list[schedules.LoopSchedule]:
    return schedules.read(KERNELS / "scheduled" / "c62x" / f"{name}.asm")


def test_drawing_says_nothing_of_the_home_folder() -> None:
    """There is no warning that the font cache is built, or that there is no room for it."""
    code = (
        "import logging, broadside.report.charts, matplotlib.font_manager as fonts\n"
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


def test_a_loop_as_the_optimizer_describes_it() -> None:
    """The units counted from the packets equal those of the feedback block."""
    for loop in loops("block") + loops("key_schedule"):
        assert len(loop.rows) == loop.interval
        stated = next(line for line in loop.feedback if line.startswith("units:"))
        for unit in schedules.UNITS:
            assert f"{unit} {loop.uses[unit]}/{loop.interval}" in stated


def test_every_operation_of_the_source_is_found_in_the_schedule() -> None:
    """The schedule keeps every dependence."""
    loop = loops("block")[0]
    source = sources.find(loop, KERNELS / "block.sa", "c62x")
    assert source is not None and None not in source.places
    cycles = [place.cycle for place in source.places if place is not None]
    for edge in source.edges:
        gap = cycles[edge.target] + edge.distance * loop.interval - cycles[edge.source]
        assert gap >= edge.latency
    around = sum(
        next(e.latency for e in source.edges if (e.source, e.target) == (one, two))
        for one, two in zip(
            source.critical, [*source.critical[1:], source.critical[0]], strict=True
        )
    )
    assert around == loop.record["rec_mii"]


def test_a_schedule_made_from_other_expansions_finds_its_lines() -> None:
    """Triple-DES CBC encryption, joined from two runs: all matches but the counter, which became a guard."""
    loop = next(loop for loop in loops("cbc_encrypt") if loop.procedure == "des3_cbc_encrypt")
    source = sources.find(loop, KERNELS / "cbc_encrypt.sa", "c62x")
    assert source is not None and len(source.lines) > 600
    lines = zip(source.lines, source.places, strict=True)
    assert [line for line, place in lines if place is None] == ["SUB passes, 1, passes"]
    issued = [issue.source for row in source.schedule.rows for issue in row]
    assert set(issued) <= set(source.lines)
    assert sources.renumbered(loop, ["ADD x_1, 1, x_1"]) is loop


def test_of_a_large_loop_the_critical_cycle_is_drawn() -> None:
    loop = next(loop for loop in loops("cbc_encrypt") if loop.procedure == "des_cbc_encrypt")
    source = sources.find(loop, KERNELS / "cbc_encrypt.sa", "c62x")
    assert source is not None
    drawn = pictures.neighbourhood(source)
    assert set(source.critical) < drawn and len(drawn) < 0.6 * len(source.lines)
    svg = pictures.dependence_graph(loop, source, "key")
    assert svg.count("<a href=") == len(drawn)
    strong = re.findall(r'<g class="edge critical[^"]*">(.*?)</g>', svg)
    assert sum(group.count("<path") for group in strong) >= len(source.critical)


def test_without_a_recurrence_the_longest_chain_is_drawn() -> None:
    """Two blocks of RC6 at once: as long as an iteration of the schedule must be, and no longer."""
    room = checkout.root() / "kernels" / "rc6"
    loop = schedules.read(room / "scheduled" / "c62x" / "multi.asm")[0]
    source = sources.find(loop, room / "multi.sa", "c62x")
    assert source is not None and not source.critical
    chain = source.path
    latencies = {(e.source, e.target): e.latency for e in source.edges if e.distance == 0}
    length = sum(latencies[one, two] for one, two in pairwise(chain))
    cycles = [place.cycle for place in source.places if place is not None]
    assert loop.interval < length <= max(cycles) - min(cycles)
    drawn = pictures.neighbourhood(source)
    assert set(chain) < drawn and len(drawn) < len(source.lines)
    svg = pictures.dependence_graph(loop, source, "key")
    assert svg.count('class="node critical"') == len(chain)
    made = [Edge(0, 1, 5), Edge(1, 2, 1), Edge(0, 2, 1), Edge(2, 0, 9, 1), Edge(3, 2, 5)]
    assert sources.longest_chain(made) == [0, 1, 2]
    assert sources.longest_chain([]) == []


def test_a_loop_that_routines_share_is_found_by_its_label() -> None:
    file = checkout.root() / "kernels" / "des-bitslice" / "scheduled" / "c62x" / "bitslice.asm"
    (loop,) = schedules.read(file)
    assert (loop.procedure, loop.name, loop.interval) == ("", "round", len(loop.rows))
    assert max(loop.uses[unit] for unit in schedules.UNITS) >= loop.record["res_mii"] - 1
    issues = [issue for row in loop.rows for issue in row]
    assert any(issue.mnemonic == "B" and "round" in issue.operands for issue in issues)


def test_straight_code_from_label_to_label(tmp_path: Path) -> None:
    file = tmp_path / "straight.asm"
    file.write_text(
        "before:\n        B       .S2    B3\n"
        "f:\n        MV      .L1X   B4, A0               ; move n\n        NOP     2\n"
        "; a remark\nf$empty:\nf$next:\n"
        "        SUB     .L1    A0, 1, A0            ; SUB n, 1, n\n||[A0]  B       .S1    f$next\n"
        "        NOP     5\n"
        "f$f$3:\n        B       .S2    B3\n        NOP     5\n"
        "g:\n        B       .S2    B3\n"
    )
    parts = schedules.straight(file, "f")
    told = [(p.name, len(p.rows), p.issues, p.repeats, p.busiest) for p in parts]
    assert told == [
        ("entry", 3, 1, False, "L1"),
        ("next", 6, 2, True, "L1"),
        ("3", 6, 1, False, "S2"),
    ]
    assert parts[0].uses["1X"] == 1 and parts[1].rows[0][0].source == "SUB n, 1, n"
    assert schedules.straight(file, "nothing") == []


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


def test_memory_sizes_and_efficiency_are_drawn_where_they_were_compared() -> None:
    def table(
        name: str, title: str, columns: tuple[str, ...], *rows: tuple[str | int | float | None, ...]
    ) -> Comparison:
        made = tuple(dict(zip(columns, row, strict=True)) for row in rows)
        return Comparison(name, title, tuple(Column(key, key) for key in columns), made)

    columns = ("cipher", "direction", "program", "paper_program", "data", "paper_data")
    sizes = table("memory", "Table 2", columns, ("rc6 multi", "encrypt", 1388, 608, 0, 0))
    table8 = table(
        "efficiency",
        "Table 8",
        ("cipher", "direction", "machine", "efficiency", "paper_efficiency"),
        ("des ecb", "encrypt", "c6201", 99.6, 88.4),
        ("des ecb", "encrypt", "c6211", 61.2, 87.3),
    )
    c6201, c6211, program = plots.memory_charts([sizes, table8])
    assert ">1,388</text>" in program["svg"] and ">608</text>" in program["svg"]
    assert ">100</text>" in c6201["svg"] and ">88</text>" in c6201["svg"]
    assert ">61</text>" in c6211["svg"] and ">88</text>" not in c6211["svg"]
    assert "C6211" in c6211["title"] and "longer is better" in c6211["svg"]
    assert plots.memory_charts([]) == []


def test_headlines_count_every_cell_as_the_bench_does() -> None:
    paper = {"key": "preissig2000", "cell": "Table 4", "cycles": 10}
    rows = [
        {"ratio": ratio, "paper": paper, "direction": direction}
        for ratio, direction in ((2.0, "encrypt"), (0.5, "key_schedule"), (1.0, "decrypt"))
    ]
    (line,) = page._headlines(rows)
    assert (line["beaten"], line["cells"], line["median"]) == (2, 3, 1.0)


def test_live_registers_are_those_of_a_hand_made_loop(tmp_path: Path) -> None:
    file = tmp_path / "loop.asm"
    file.write_text(
        ';@loop {"name": "x", "ii": 3, "res_mii": 1, "rec_mii": 1, "optimal": null}\n'
        "f$x:\n"
        "        ADD     .L1    A0, A1, A2           ; <0> first\n"
        "||[B0]  B       .S1    f$x                  ; <0> branch\n"
        "        SUB     .L2X   A2, B4, B5           ; <0> second\n"
        "        NOP\n"
    )
    loop = schedules.read(file)[0]
    found = liveness.live_registers(loop, instruction_table("c62x"))
    always = ["A0", "A1", "B0", "B4"]
    assert found == [always, ["A0", "A1", "A2", "B0", "B4"], ["A0", "A1", "B0", "B4", "B5"]]


def test_a_schedule_cut_short_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "loop.asm"
    file.write_text(
        ';@loop {"name": "x", "ii": 3, "res_mii": 1, "rec_mii": 1, "optimal": null}\nf$x:\n'
    )
    with pytest.raises(Exception, match=r"loop\.asm:3: the loop's kernel ends too early"):
        schedules.read(file)


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


def test_bars_are_as_long_as_their_figures() -> None:
    svg = charts.bars([charts.Group("one", 200, 100), charts.Group("two", 50, None)], "t", "cycles")
    assert "var(--paper)" in svg and "#0a0b01" not in svg
    widths = []
    for colour in ("paper", "ours"):
        shapes = re.findall(rf'd="M ([\d.]+) [\d.]+ \nL ([\d.]+)[^"]*"[^>]*var\(--{colour}\)', svg)
        widths.append(max(float(right) - float(left) for left, right in shapes))
    assert widths[0] == pytest.approx(2 * widths[1], rel=1e-3)


@pytest.mark.parametrize(
    ("content", "cause"),
    [
        (None, "run `broadside bench` first"),
        ("{", "not JSON"),
        ("[]", "no results"),
        ('{"results": [{}]}', "result 1: no `cipher`"),
        ('{"results": [1]}', "result 1: no object"),
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
    told: list[str] = []
    made = page._kernel_page(root, kernels, kernel, results, page._Album(), told.append)
    assert [result["device"] for result in made.by_machine] == ["c6201"]


def test_the_figures_on_the_page(report: Path) -> None:
    results = json.loads((report.parent / "bench.json").read_text())["results"]
    page = report.read_text()
    cells = [
        r for r in results if r["paper"] and r["direction"] == "encrypt" and r["method"] != "c"
    ]
    assert cells
    for result in cells:
        assert f'<td class="n">{result["cycles"]:,}</td>' in page
        assert f'<td class="n">{result["paper"]["cycles"]:,}</td>' in page


def test_every_comparison_is_on_the_page(report: Path) -> None:
    found = json.loads((report.parent / "bench.json").read_text())["comparisons"]
    shown = html.unescape(report.read_text())
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


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield browser
        browser.close()


def test_the_bounds_are_drawn_and_explained(report: Path) -> None:
    bounds = tomllib.loads((checkout.root() / "data" / "bounds.toml").read_text())["bound"]
    wanted = {"cipher": "des", "mode": "cbc", "direction": "encrypt"}
    bound = next(b for b in bounds if wanted.items() <= b.items())
    page = report.read_text()
    assert f">{bound['cycles']:,}</text>" in page and bound["why"] in page
    assert "var(--bound)" in page


def test_a_routine_without_a_loop_says_so(report: Path) -> None:
    text = report.read_text()
    article = text[text.index('<article id="des_key_schedule_encrypt">') :]
    assert "Stalls" not in article and "stalls by cause" in article
    shared = text[text.index('<article id="des_ecb_encrypt_bitslice">') :].split("</article>")[0]
    [round_] = schedules.read(KERNELS.parent / "des-bitslice/scheduled/c62x/bitslice.asm")
    assert f"one pass every {round_.interval} cycles" in shared


class TestInABrowser:
    pytestmark = needs_chromium

    @pytest.fixture(params=[(390, 844), (1280, 900)], ids=["phone", "desktop"])
    def page(
        self, browser: Browser, report: Path, request: pytest.FixtureRequest
    ) -> Iterator[Page]:
        width, height = request.param
        page = browser.new_page(viewport={"width": width, "height": height})
        faults: list[str] = []
        page.on("console", lambda message: faults.append(message.text))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda asked: faults.append(asked.url) if "://" in asked.url else None)
        page.goto(report.as_uri())
        faults[:] = [fault for fault in faults if fault != report.as_uri()]
        yield page
        assert not faults
        page.close()

    def test_nothing_is_wider_than_the_screen(self, page: Page) -> None:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    def test_on_paper_nothing_is_cut_off_or_dark(self, page: Page) -> None:
        page.set_viewport_size({"width": 794, "height": 1123})  # A4 at 96 dots an inch
        page.emulate_media(media="print", color_scheme="dark")
        page.locator("details").evaluate_all("all => all.forEach(d => d.open = true)")
        cut = page.locator(".scroll > table").evaluate_all(
            "all => all.filter(t => t.getBoundingClientRect().right > innerWidth).length"
        )
        assert cut == 0
        assert (
            page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
        )

    def test_every_link_leads_somewhere(self, page: Page) -> None:
        links = page.locator("a[href]").evaluate_all("all => all.map(a => a.getAttribute('href'))")
        assert len(links) > 30
        assert all(link.startswith("#") for link in links)
        missing = page.evaluate(
            "links => links.filter(l => !document.getElementById(l.slice(1)))", links
        )
        assert missing == []

    def test_the_pictures_appear(self, page: Page) -> None:
        page.locator("details").evaluate_all("all => all.forEach(d => d.open = true)")
        sizes = page.locator("svg[role]").evaluate_all(
            "all => all.map(s => s.getBoundingClientRect()).map(r => [r.width, r.height])"
        )
        assert len(sizes) > 3
        assert all(width > 100 and height > 30 for width, height in sizes)
        assert page.locator("svg.graph .edge.critical path").count() > 3
        ends = page.locator("svg.graph .edge path").evaluate_all(
            "all => new Set(all.map(p => getComputedStyle(p).markerEnd)).size"
        )
        assert ends == 1 and page.locator("#tip").count() == 1

    def test_an_instruction_lights_up_wherever_it_stands(self, page: Page) -> None:
        loop = page.locator(".loop").first
        loop.locator("details").evaluate_all("all => all.forEach(d => d.open = true)")
        loop.locator(".pipeline [data-o]").first.focus()
        lit = loop.locator(".lit").evaluate_all("all => all.map(e => e.dataset.o)")
        assert len(lit) == 4 and len(set(lit)) == 1  # pipeline, graph, source line, packet
        outlines = loop.locator("a.lit").evaluate_all(
            "all => all.map(e => getComputedStyle(e).outlineStyle)"
        )
        assert sorted(outlines) == [
            "none",
            "solid",
            "solid",
            "solid",
        ]  # the graph's is a strong box

    def test_source_and_schedule_are_linked_both_ways(self, page: Page) -> None:
        """The keys lead from a packet to the line of the source, and back to the packet."""
        loop = page.locator(".loop").first
        links = loop.locator(".packets a[href]").evaluate_all(
            """all => all.map(link => {
                const line = document.getElementById(link.hash.slice(1));
                const back = document.getElementById(line.querySelector("a").hash.slice(1));
                return [link.dataset.o, line.querySelector("a").dataset.o, back === link.closest("li")];
            })"""
        )
        assert len(links) > 10
        assert all(one == other and back for one, other, back in links)

    def test_the_arrow_keys_lead_through_a_schedule_that_is_one_stop(self, page: Page) -> None:
        table = page.locator(".pipeline").first
        assert table.locator("[data-o][tabindex='0']").count() == 1
        table.locator("[data-o]").first.focus()
        here = """() => {
            const cell = document.activeElement.closest("td");
            return [cell.parentElement.sectionRowIndex, cell.cellIndex];
        }"""
        row, column = page.evaluate(here)
        page.keyboard.press("ArrowRight")
        assert page.evaluate(here)[0] == row and page.evaluate(here)[1] > column
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowDown")
        assert page.evaluate(here)[0] > row and page.evaluate(here)[1] == column
        assert table.locator("[data-o][tabindex='0']").count() == 1

    def test_a_screen_reader_finds_names_and_headings(self, page: Page) -> None:
        """Every link, table region and picture has a name, and no level of headings is skipped."""
        nameless = page.locator("a, svg[role], [role=region]").evaluate_all(
            """all => all.filter(e => !(e.getAttribute("aria-label")
                || e.localName === "a" && e.textContent.trim())).length"""
        )
        assert nameless == 0
        levels = page.locator("h1, h2, h3, h4").evaluate_all("all => all.map(h => +h.tagName[1])")
        assert levels[0] == 1 and levels.count(1) == 1
        assert all(two <= one + 1 for one, two in pairwise(levels))
        headless = page.locator("table").evaluate_all(
            """all => all.filter(table => ["thead th[scope=col]", "tbody th[scope=row]"].some(
                head => !table.querySelector(head))).length"""
        )
        assert headless == 0

    def test_a_link_opens_what_it_leads_into(self, page: Page) -> None:
        loop = page.locator(".loop").first
        loop.locator("details").first.evaluate("d => d.open = true")
        loop.locator("svg.graph a").first.dispatch_event("click")
        assert loop.locator(".beside").evaluate("e => e.closest('details').open")
