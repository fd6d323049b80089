/** Machine registers for the values of a drafted loop. */

import type { Lifetime } from "../../contract";
import { needsOf, type Problem, REGISTERS, TESTED, writtenIn } from "./body";

/** The return address and the stack pointer. */
const RESERVED: ReadonlySet<string> = new Set(["B3", "B15"]);

/** Where the draft has put everything. */
export interface Placed {
  interval: number;
  cycles: readonly number[];
  /** The side of each value. 0: A, 1: B, 2: both. */
  sides: readonly number[];
}

/** The lives of the values in registers, in the order of `problem.values`; null if the registers do not suffice. */
export function assigned(problem: Problem, placed: Placed): Lifetime[] | null {
  const lives = problem.values.map((value) => lifeOf(problem, placed, value));
  const taken = new Map<string, boolean[]>();
  const index = new Map(problem.values.map((value, at) => [value, at]));
  const pairs = pairsOf(problem);
  const order = [...lives.keys()].sort(
    (one, two) => urgency(problem, lives, pairs, two) - urgency(problem, lives, pairs, one),
  );
  for (const at of order) {
    const life = lives[at] as Lifetime;
    if (life.registers.length) continue; // with its partner
    const high = [...pairs].find(([, low]) => low === life.value)?.[0];
    const low = pairs.get(life.value);
    // Registers of a pair are assigned together: odd and even.
    const together = [life.value, high ?? low].flatMap((name) => {
      const number = name === undefined ? undefined : index.get(name);
      return number === undefined ? [] : [number];
    });
    const found = together.map((): string[] => []);
    for (const side of sidesOf(placed.sides[at] ?? 0)) {
      const register = candidates(problem, life.value, side).find((one) =>
        together.every((number, place) => {
          const other = place === 0 ? one : partner(one);
          const isRight = high ? even(one) : low === undefined || !even(one);
          return isRight && isFree(taken, other, lives[number] as Lifetime, placed.interval);
        }),
      );
      if (!register) return null;
      for (const [place, number] of together.entries()) {
        const name = place === 0 ? register : partner(register);
        take(taken, name, lives[number] as Lifetime, placed.interval);
        found[place]?.push(name);
      }
    }
    for (const [place, number] of together.entries())
      lives[number] = { ...(lives[number] as Lifetime), registers: found[place] ?? [] };
  }
  return lives;
}

/** The low register of each pair by its high one, as operands name them: "high:low". */
function pairsOf(problem: Problem): ReadonlyMap<string, string> {
  const found = problem.lines.flatMap(({ operands }) =>
    [...operands.matchAll(/([\w$?]+):([\w$?]+)/g)].map(([, high = "", low = ""]) => [high, low] as const),
  );
  return new Map(found);
}

const numberOf = (register: string) => Number(register.slice(1));
const even = (register: string) => numberOf(register) % 2 === 0;
const partner = (register: string) => `${register[0]}${numberOf(register) ^ 1}`;

const sidesOf = (side: number) => (side === 2 ? [0, 1] : [side]);

/** Registers that the source names come first, then predicates, then pairs, then long lives. */
function urgency(
  problem: Problem,
  lives: readonly Lifetime[],
  pairs: ReadonlyMap<string, string>,
  at: number,
): number {
  const life = lives[at] as Lifetime;
  if (isMachine(life.value)) return 1e9;
  const length = life.invariant ? 1e4 : life.to - life.from;
  const isPair = pairs.has(life.value) || [...pairs.values()].includes(life.value);
  return length + (isTested(problem, life.value) ? 1e6 : 0) + (isPair ? 1e5 : 0);
}

const isMachine = (name: string) => /^[AB]\d+$/i.test(name);
const isTested = (problem: Problem, name: string) =>
  problem.lines.some(({ guard }) => guard.replace("!", "") === name);

function candidates(problem: Problem, value: string, side: number): string[] {
  if (isMachine(value)) return [value.toUpperCase()];
  const tested = TESTED[problem.isa][side] ?? [];
  if (isTested(problem, value)) return [...tested];
  const most = REGISTERS[problem.isa][0];
  const all = Array.from({ length: most }, (_, number) => `${"AB"[side]}${number}`);
  const others = all.filter((one) => !tested.includes(one));
  return [...others, ...tested];
}

/** The cycles of its iteration in which a value is in its register. */
function lifeOf(problem: Problem, { interval, cycles }: Placed, value: string): Lifetime {
  const operations = problem.operations.flatMap(({ writes }, at) => {
    const touches = writes.some(({ register }) => register === value);
    return touches || needsOf(problem, at).some(({ register }) => register === value) ? [at] : [];
  });
  const starts = operations.flatMap((at) =>
    (problem.operations[at]?.writes ?? [])
      .filter(({ register }) => register === value)
      .map(({ delay }) => (cycles[at] ?? 0) + delay + 1),
  );
  const invariant = !writtenIn(problem).has(value);
  const from = invariant ? 0 : Math.min(...starts);
  const ends = operations.flatMap((at) =>
    needsOf(problem, at)
      .filter(({ register }) => register === value)
      .map(({ distance }) => (cycles[at] ?? 0) + interval * distance),
  );
  return { value, registers: [], from, to: Math.max(from, ...ends), invariant, operations };
}

function slots({ from, to, invariant }: Lifetime, interval: number): number[] {
  if (invariant || to - from + 1 >= interval) return Array.from({ length: interval }, (_, slot) => slot);
  return Array.from({ length: to - from + 1 }, (_, at) => (((from + at) % interval) + interval) % interval);
}

const isFree = (taken: ReadonlyMap<string, boolean[]>, register: string, life: Lifetime, interval: number) =>
  !RESERVED.has(register) && !slots(life, interval).some((slot) => taken.get(register)?.[slot]);

function take(taken: Map<string, boolean[]>, register: string, life: Lifetime, interval: number): void {
  const row = taken.get(register) ?? new Array<boolean>(interval).fill(false);
  for (const slot of slots(life, interval)) row[slot] = true;
  taken.set(register, row);
}

/** The most registers of a side that hold a value in one cycle. */
export function liveAtOnce(lives: readonly Lifetime[], side: string, interval: number): number {
  const counts = new Array<number>(interval).fill(0);
  for (const life of lives) {
    const registers = life.registers.filter((register) => register.startsWith(side)).length;
    for (const slot of slots(life, interval)) counts[slot] = (counts[slot] ?? 0) + registers;
  }
  return Math.max(0, ...counts);
}
