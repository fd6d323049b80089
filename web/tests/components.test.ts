import { describe, expect, it } from "vitest";
import { dependenceGraph } from "../src/components/graph";
import { lifetimes, piecesOf } from "../src/components/lifetimes";
import { occupancyStrip, runs } from "../src/components/occupancy";
import { overlap, pack } from "../src/components/overlap";
import { scheduleGrid } from "../src/components/schedule";
import { advicePane } from "../src/shell/advice";
import { makeState } from "../src/shell/state";
import { loop, operation, small } from "./loops";

const life = (from: number, to: number, invariant = false) => ({
  value: "x",
  registers: ["A5"],
  from,
  to,
  invariant,
  operations: [0],
});
const spans = (from: number, to: number, interval: number, invariant = false) =>
  piecesOf(life(from, to, invariant), interval).map((piece) => [piece.from, piece.until]);

describe("the schedule", () => {
  it("shows each operation in its slot with its stage", () => {
    const grid = scheduleGrid(small);
    const rows = [...grid.querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll(".op")].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ["LDW *a++, x, line 3 *a++, x, stage 0"],
      ["ADD y, s, s, line 5 y, s, s, stage 3", "MPY x, x, y, line 4 x, x, y, stage 2"],
    ]);
    expect([...grid.querySelectorAll(".op .stage")].map((one) => one.textContent)).toEqual(["0", "3", "2"]);
  });

  it("does not call an operation of an included file one of the optimizer", () => {
    const grid = scheduleGrid(loop(1, [operation("LDW *a++, x", 0, "D1", 4)]));
    expect(grid.querySelector(".op")?.textContent).toBe("LDW *a++, x, not in this source, stage 0");
  });

  it("has one cell in the tab order, and arrows move", () => {
    const grid = scheduleGrid(small);
    document.body.append(grid);
    const cells = [...grid.querySelectorAll<HTMLElement>(".op")];
    expect(cells.map((cell) => cell.tabIndex)).toEqual([0, -1, -1]);
    cells[0]?.focus();
    cells[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    expect(document.activeElement).toBe(cells[2]);
    expect(cells.map((cell) => cell.tabIndex)).toEqual([-1, -1, 0]);
    grid.remove();
  });

  it("draws hostile text as text", () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const bad = loop(1, [operation(`LDW ${hostile}`, 0)], { name: hostile });
    for (const element of [scheduleGrid(bad), overlap(bad), dependenceGraph(bad), lifetimes(bad, 16)]) {
      expect(element.querySelector("img")).toBeNull();
    }
    expect(scheduleGrid(bad).textContent).toContain("<img");
  });
});

describe("the overlap", () => {
  it("gives each operation a lane that is free until its result is there", () => {
    const { bars, lanes, length } = pack(
      loop(1, [operation("LDW", 0, "D1", 4), operation("LDW", 1, "D2", 4), operation("ADD", 5)]),
    );
    expect(bars.map((bar) => bar.lane)).toEqual([0, 1, 0]);
    expect([lanes, length]).toEqual([2, 6]);
  });

  it("tells what is issued and what is on its way", () => {
    const element = overlap(small);
    const slider = element.querySelector("input") as HTMLInputElement;
    slider.value = "1";
    slider.dispatchEvent(new Event("input"));
    expect(element.querySelector(".words")?.textContent).toBe(
      "Cycle 1 (prolog): nothing is issued; 1 result on the way.",
    );
    slider.value = "6";
    slider.dispatchEvent(new Event("input"));
    expect(element.querySelector(".words")?.textContent).toContain("LDW of iteration 3");
  });
});

describe("a bar of the overlap", () => {
  const loaded = Array.from({ length: 5 }, (_, at) => operation("LDW *a++, x", at, "D1", 4));
  const product = operation("MPYH x, y, z", 9, "M1", 1);
  it("has a label with room before and behind it, or a shorter one", () => {
    // With little room a cycle is 15 pixels wide: two of them are too few for MPYH, which needs 24 and the margins.
    const narrow = overlap(loop(6, [...loaded, product]), undefined, 0);
    expect(narrow.querySelector('.bar[data-op="5"] text')?.textContent).toBe("1");
    const wide = overlap(loop(6, [...loaded, product]), undefined, 960);
    expect(wide.querySelector('.bar[data-op="5"] text')?.textContent).toBe("MPYH 1");
  });
});

describe("a lifetime", () => {
  it("is one bar if it ends within the pass", () => expect(spans(1, 2, 4)).toEqual([[1, 3]]));
  it("is two bars if it goes on in the next pass", () =>
    expect(spans(3, 5, 4)).toEqual([
      [3, 4],
      [0, 2],
    ]));
  it("begins in the pass of its stage", () => expect(spans(9, 10, 4)).toEqual([[1, 3]]));
  it("fills the pass if it is as long", () =>
    expect(spans(2, 5, 4)).toEqual([
      [2, 4],
      [0, 2],
    ]));
  it("is held throughout if nothing changes it", () => expect(spans(0, 0, 4, true)).toEqual([[0, 4]]));
});

describe("the dependence graph", () => {
  it("marks the critical cycle and tells it", () => {
    const graph = dependenceGraph(small);
    expect(graph.querySelectorAll(".edge").length).toBe(3);
    expect(graph.querySelectorAll(".edge.critical").length).toBe(1);
    expect(graph.querySelector(".node.critical")?.getAttribute("aria-description")).toContain(
      "critical cycle",
    );
    expect(graph.querySelector('.node[data-op="1"]')?.getAttribute("data-near")).toBe("0 2");
  });
});

describe("the occupancy", () => {
  it("joins neighbouring cycles", () => expect(runs([0, 1, 2, 5], 2, 0, 10).match(/M/g)?.length).toBe(2));
  it("tells how full the units are", () => {
    const strip = occupancyStrip({ name: "round", cycles: 2, busy: { L1: [0, 1], S2: [1] } });
    expect(strip.textContent).toContain("2 cycles, 19 % of all places taken");
  });
});

describe("the advice", () => {
  it("has a heading over advice only while something stands below it", () => {
    const state = makeState();
    const pane = advicePane(
      state,
      () => {},
      () => {},
    );
    const heading = [...pane.querySelectorAll("h2")].find((one) => one.textContent === "What helps");
    expect(heading?.hidden).toBe(true);
    state.adviceState.value = "waiting";
    expect(heading?.hidden).toBe(false);
    state.adviceState.value = "none"; // as after an error in the source
    expect(heading?.hidden).toBe(true);
  });
});
