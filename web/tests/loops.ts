/** Made-up loops for the tests of the components. */

import type { Loop, Operation, Unit } from "../src/contract";

export function operation(text: string, cycle: number | null, unit: Unit | "" = "L1", delay = 0): Operation {
  const place = cycle === null ? null : { cycle, unit, paths: [], text, assemblyLine: null };
  return { text, mnemonic: text.split(" ")[0] ?? "", line: null, place, delay };
}

export function loop(
  interval: number | null,
  operations: readonly Operation[],
  more: Partial<Loop> = {},
): Loop {
  return {
    name: "loop",
    procedure: "f",
    line: 1,
    interval,
    operations,
    edges: [],
    critical: [],
    lifetimes: [],
    ...more,
  };
}

/** Load, multiply, add: three stages of two cycles. */
export const small = loop(
  2,
  [
    { ...operation("LDW *a++, x", 0, "D1", 4), line: 3 },
    { ...operation("MPY x, x, y", 5, "M1", 1), line: 4 },
    { ...operation("ADD y, s, s", 7, "L1"), line: 5 },
  ],
  {
    edges: [
      { from: 0, to: 1, latency: 5, distance: 0, kind: "flow", about: "x" },
      { from: 1, to: 2, latency: 2, distance: 0, kind: "flow", about: "y" },
      { from: 2, to: 2, latency: 1, distance: 1, kind: "flow", about: "s" },
    ],
    critical: [2],
  },
);
