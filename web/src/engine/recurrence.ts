/**
 * The recurrence bound from registers alone: dependences of values in a loop, and the cycle that asks for most.
 *
 * It is a lower bound: it leaves out dependences through memory, and registers whose value may not reach the reader.
 */

import type { Edge } from "../contract";

/** What an operation does to registers. */
export interface Access {
  reads: readonly string[];
  /** Registers, with the cycles from the issue until another operation can read them. */
  writes: readonly (readonly [register: string, latency: number])[];
  /** The predicate: "n", "!n", or "". */
  guard: string;
  /** Whether it does more than write registers: a store, a branch. */
  effect: boolean;
}

/** `interval` is at least 1; `critical` numbers the edges of the cycle that asks for it, in order. */
export interface Recurrence {
  interval: number;
  edges: readonly Edge[];
  critical: readonly number[];
}

interface Write {
  operation: number;
  latency: number;
}

export function recurrence(operations: readonly Access[]): Recurrence {
  const edges = flowsOf(operations);
  const interval = leastInterval(edges, operations.length);
  const critical = interval > 1 ? cycleOver(edges, operations.length, interval - 1) : [];
  return { interval, edges, critical };
}

/** A wait of one operation for another. */
type Wait = Pick<Edge, "from" | "to" | "latency" | "distance">;

/** The least interval at which no cycle of these waits asks for more. */
export function leastInterval(waits: readonly Wait[], count: number): number {
  let low = 1;
  let high = waits.reduce((sum, { latency }) => sum + Math.max(0, latency), 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cycleOver(waits, count, middle).length) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** An edge from each write to each read of its value, in the same iteration or in the next. */
export function flowsOf(operations: readonly Access[]): Edge[] {
  const writes = new Map<string, Write[]>();
  for (const [operation, { writes: all }] of operations.entries()) {
    for (const [register, latency] of all) {
      const before = writes.get(register);
      if (before) before.push({ operation, latency });
      else writes.set(register, [{ operation, latency }]);
    }
  }
  return operations.flatMap(({ reads, guard }, to) =>
    [...new Set(reads)].flatMap((about) =>
      sourcesOf(writes.get(about) ?? [], to, guard, operations).map(
        ({ operation: from, latency, distance }): Edge => ({
          from,
          to,
          latency,
          distance,
          kind: "flow",
          about,
        }),
      ),
    ),
  );
}

/** The writes whose value the read may see, the latest first; `distance` 1: those of the iteration before. */
function sourcesOf(
  writes: readonly Write[],
  to: number,
  guard: string,
  operations: readonly Access[],
): (Write & { distance: number })[] {
  const earlier = writes.filter((one) => one.operation < to).map((one) => ({ ...one, distance: 0 }));
  const later = writes.filter((one) => one.operation >= to).map((one) => ({ ...one, distance: 1 }));
  const found: (Write & { distance: number })[] = [];
  const seen = new Set<string>();
  for (const write of [...earlier.reverse(), ...later.reverse()]) {
    const under = operations[write.operation]?.guard ?? "";
    // An operation with the opposite predicate never runs together with the reader, so its result does not reach it.
    if (under === "" || under !== opposite(guard)) found.push(write);
    seen.add(under);
    if (under === "" || under === guard || seen.has(opposite(under))) break;
  }
  return found;
}

/**
 * Numbers of the operations that matter: they have an effect, or write a register that is read later, or something
 * that another one of them reads. The optimizer leaves out the others.
 */
export function alive(operations: readonly Access[], readLater: ReadonlySet<string>): ReadonlySet<number> {
  const edges = flowsOf(operations);
  const found = new Set<number>();
  const waiting = [...operations.entries()]
    .filter(([, { effect, writes }]) => effect || writes.some(([register]) => readLater.has(register)))
    .map(([number]) => number);
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    if (found.has(number)) continue;
    found.add(number);
    waiting.push(...edges.filter(({ to }) => to === number).map(({ from }) => from));
  }
  return found;
}

const opposite = (guard: string) => (guard.startsWith("!") ? guard.slice(1) : guard && `!${guard}`);

/** The edges of a cycle whose latency exceeds `interval` times its distance, in order; none if there is none. */
function cycleOver(edges: readonly Wait[], count: number, interval: number): number[] {
  const start = new Array<number>(count).fill(0);
  const via = new Array<number>(count).fill(-1);
  let changed = -1;
  for (let round = 0; round <= count; round++) {
    changed = -1;
    for (const [number, { from, to, latency, distance }] of edges.entries()) {
      const reach = (start[from] ?? 0) + latency - interval * distance;
      if (reach > (start[to] ?? 0)) {
        start[to] = reach;
        via[to] = number;
        changed = to;
      }
    }
    if (changed < 0) return [];
  }
  // `count` steps back from what still changes stand on the cycle.
  const before = (operation: number) => edges[via[operation] ?? -1]?.from ?? operation;
  for (let step = 0; step < count; step++) changed = before(changed);
  const cycle: number[] = [];
  let at = changed;
  do {
    cycle.push(via[at] ?? -1);
    at = before(at);
  } while (at !== changed);
  return cycle.reverse();
}
