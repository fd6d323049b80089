/** Which unit works in which cycle of long straight code, as a strip: eight rows, one shape each. */

import { h, s } from "../dom";
import { UNITS, type Unit } from "./data";

export interface Occupancy {
  name: string;
  cycles: number;
  /** For each unit the cycles in which it works, ascending. */
  busy: Partial<Record<Unit, readonly number[]>>;
}

const LEFT = 34;
const ROW = 13;

export function occupancyStrip(data: Occupancy): HTMLElement {
  const wide = Math.max(0.5, Math.min(10, 900 / Math.max(1, data.cycles)));
  const width = LEFT + data.cycles * wide + 56;
  const height = UNITS.length * ROW + 24;
  const taken = UNITS.reduce((sum, unit) => sum + (data.busy[unit]?.length ?? 0), 0);
  const share = data.cycles ? Math.round((100 * taken) / (data.cycles * UNITS.length)) : 0;
  const picture = s("svg", {
    class: "occupancy",
    viewBox: `0 0 ${width} ${height}`,
    role: "img",
    "aria-label": `${data.name}: ${data.cycles} cycles, ${share} % of all places taken`,
  });
  for (const [row, unit] of UNITS.entries()) {
    const y = row * ROW + (row >= 4 ? 6 : 0);
    const busy = data.busy[unit] ?? [];
    picture.append(
      s("text", { x: LEFT - 6, y: y + ROW / 2, "text-anchor": "end" }, `.${unit}`),
      s("rect", { class: "idle", x: LEFT, y: y + 1, width: data.cycles * wide, height: ROW - 2 }),
      s("path", { class: row >= 4 ? "busy b" : "busy a", d: runs(busy, wide, y + 1, ROW - 2) }),
      s(
        "text",
        { x: LEFT + data.cycles * wide + 6, y: y + ROW / 2 },
        `${data.cycles ? Math.round((100 * busy.length) / data.cycles) : 0} %`,
      ),
    );
  }
  const every = [10, 20, 50, 100, 200, 500, 1000].find((one) => one * wide >= 60) ?? 5000;
  for (let cycle = 0; cycle < data.cycles; cycle += every) {
    picture.append(s("text", { x: LEFT + cycle * wide, y: height - 5 }, cycle));
  }
  return h(
    "figure",
    { class: "strip" },
    h("figcaption", {}, h("b", {}, data.name), ` ${data.cycles} cycles, ${share} % of all places taken`),
    picture,
  );
}

/** Neighbouring cycles as one rectangle. */
export function runs(cycles: readonly number[], wide: number, top: number, height: number): string {
  let d = "";
  for (let at = 0; at < cycles.length; ) {
    const first = cycles[at] as number;
    let last = first;
    while (cycles[at + 1] === last + 1) {
      last += 1;
      at += 1;
    }
    at += 1;
    d += `M${round(LEFT + first * wide)} ${top}h${round((last - first + 1) * wide)}v${height}h${round(-(last - first + 1) * wide)}z`;
  }
  return d;
}

const round = (number: number) => Math.round(number * 100) / 100;
