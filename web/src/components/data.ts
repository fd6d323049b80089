/** What the components draw: loops of the contract, and small questions about them. */

import type { Loop, Place, Unit } from "../contract";

export type { Edge, Lifetime, Loop, Operation, Place, Unit } from "../contract";

export const UNITS: readonly Unit[] = ["L1", "S1", "M1", "D1", "L2", "S2", "M2", "D2"];

/** How many iterations a schedule overlaps. */
export function stages(loop: Loop): number {
  const interval = loop.interval;
  if (interval === null) return 0;
  return Math.max(0, ...loop.operations.map((one) => (one.place ? stageOf(one.place, interval) + 1 : 0)));
}

/** The iteration, counted back from the newest, to which an operation belongs in a pass of the kernel. */
export function stageOf(place: Place, interval: number): number {
  return Math.floor(place.cycle / interval);
}

/** Cycle of a pass of the kernel in which an operation is issued. */
export function slotOf(place: Place, interval: number): number {
  return place.cycle % interval;
}

/** What a text such as "LDW *A4++, A3" writes, for a short label. */
export function resultOf(text: string): string {
  const comma = text.lastIndexOf(",");
  return comma < 0 ? "" : text.slice(comma + 1).trim();
}

export function neighbours(loop: Loop, operation: number): Set<number> {
  const near = new Set<number>();
  for (const edge of loop.edges) {
    if (edge.from === operation) near.add(edge.to);
    if (edge.to === operation) near.add(edge.from);
  }
  return near;
}
