/** The kernel of a loop: units across, cycles down, in each cell the operation and the stage it belongs to. */

import { count, h } from "../dom";
import { type Loop, type Operation, type Place, slotOf, stageOf, stages, UNITS, type Unit } from "./data";
import { rove } from "./roving";

export type Choose = (operation: number) => void;

interface Placed {
  number: number;
  operation: Operation;
  place: Place;
}

/** A table; `choose` is called when an operation is pressed. Needs a loop with a schedule. */
export function scheduleGrid(loop: Loop, choose: Choose = () => {}): HTMLElement {
  const interval = loop.interval ?? 0;
  const rows = rowsOf(loop, interval);
  const unitless = rows.some((row) => row.without.length > 0);
  const cells = rows.map((row) => [
    ...UNITS.map((unit) => {
      const placed = row.at.get(unit);
      return placed ? cell(placed, interval, choose) : null;
    }),
    ...row.without.map((placed) => cell(placed, interval, choose)),
  ]);
  rove(cells);
  const body = rows.map((row, cycle) => {
    const filled = cells[cycle] ?? [];
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, cycle),
      ...UNITS.flatMap((unit, x) => [
        unit === "L2" && gap(),
        h("td", {}, filled[x] ?? h("span", { class: "empty", "aria-hidden": "true" })),
      ]),
      h("td", { class: "paths" }, row.paths.join(" ")),
      unitless && h("td", {}, ...filled.slice(UNITS.length).filter((one) => one !== null)),
    );
  });
  return h(
    "div",
    { class: "schedule" },
    h(
      "div",
      // What scrolls can be reached by keyboard: its cells are focusable.
      { class: "scroll" },
      h(
        "table",
        { "aria-label": `Schedule of ${loop.name}: ${count(interval, "cycle")}` },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            h("th", { scope: "col" }, h("span", { class: "hidden" }, "Cycle")),
            ...UNITS.flatMap((unit) => [
              unit === "L2" && gap(),
              h("th", { scope: "col" }, `.${unit}`, use(rows, unit, interval)),
            ]),
            h("th", { scope: "col", class: "paths" }, "paths"),
            unitless && h("th", { scope: "col" }, "no unit"),
          ),
        ),
        h("tbody", {}, ...body),
      ),
    ),
    stageKey(stages(loop)),
  );
}

/** The space between the sides. */
function gap(): HTMLElement {
  return h("td", { class: "gap", "aria-hidden": "true" });
}

interface Row {
  at: Map<Unit, Placed>;
  without: Placed[];
  paths: string[];
}

function rowsOf(loop: Loop, interval: number): Row[] {
  const rows: Row[] = Array.from({ length: interval }, () => ({ at: new Map(), without: [], paths: [] }));
  for (const [number, operation] of loop.operations.entries()) {
    const place = operation.place;
    const row = place ? rows[slotOf(place, interval)] : undefined;
    if (!place || !row) continue;
    if (place.unit) row.at.set(place.unit, { number, operation, place });
    else row.without.push({ number, operation, place });
    row.paths.push(...place.paths);
  }
  for (const row of rows) row.paths.sort();
  return rows;
}

function cell({ number, operation, place }: Placed, interval: number, choose: Choose): HTMLElement {
  const stage = stageOf(place, interval);
  const { guard, mnemonic, operands } = parts(place.text || operation.text);
  const text = place.text || operation.text;
  return h(
    "button",
    {
      type: "button",
      class: `op stage${stage % 8}`,
      "data-op": number,
      title: operation.line === null ? text : `${text}\nline ${operation.line}: ${operation.text}`,
      onclick: () => choose(number),
    },
    h("b", { style: `--letters:${mnemonic.length}` }, guard && h("i", {}, guard, " "), mnemonic),
    h("small", {}, ` ${operands}`),
    // Wide cells have room for the names that the source gives.
    operation.line === null
      ? h("span", { class: "hidden" }, ", not in this source")
      : h(
          "small",
          { class: "of" },
          h("span", { class: "hidden" }, `, line ${operation.line} `),
          parts(operation.text).operands,
        ),
    h("span", { class: "hidden" }, ", stage "),
    h("span", { class: "stage" }, stage),
  );
}

function parts(text: string): { guard: string; mnemonic: string; operands: string } {
  const match = /^\s*(?:(\[!?\w+\])\s*)?(\S+)\s*(.*)$/.exec(text);
  return { guard: match?.[1] ?? "", mnemonic: match?.[2] ?? text, operands: match?.[3] ?? "" };
}

/** How many cycles of a pass a unit works, as a bar and a number. */
function use(rows: readonly Row[], unit: Unit, interval: number): HTMLElement {
  const used = rows.filter((row) => row.at.has(unit)).length;
  return h(
    "span",
    {
      class: used === interval ? "use full" : "use",
      title: `.${unit} works in ${used} of ${count(interval, "cycle")}`,
    },
    h("span", { style: `width:${interval ? (100 * used) / interval : 0}%` }),
  );
}

/** What the numbers and colours of the stages mean. */
export function stageKey(stages: number): HTMLElement {
  return h(
    "p",
    { class: "key" },
    "Stage: how many passes ago the operation's iteration began. ",
    ...Array.from({ length: Math.min(stages, 24) }, (_, stage) =>
      h("span", { class: `chip stage${stage % 8}` }, stage),
    ),
  );
}
