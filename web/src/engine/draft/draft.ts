/**
 * A draft: the kernel of a loop, found in the page without the optimizer. Units, paths, dependences and registers
 * are kept as far as `body.ts` knows them. There is no code before and behind the loop, and nothing was verified.
 */

import type { Cell, Instruction, Isa, Lifetime, LoopState, Path, ScheduledLoop } from "../../contract";
import { readSource } from "../counting";
import { NAMES, operandsOf } from "../lines";
import { leastInterval } from "../recurrence";
import { type Body, bodyOf, type Problem, problemOf } from "./body";
import type { Choice } from "./choices";
import { assigned, liveAtOnce } from "./registers";
import { bare } from "./renamed";

/** What `crates/player` is asked for, by the name "place". */
export interface PlaceRequest {
  body: Body;
  annealing: {
    interval: number;
    stages: number;
    moves: number;
    reheats: number;
    seed: number;
    start: number;
    end: number;
    seconds: number;
  };
}

export interface Placement {
  /** 0: a schedule. */
  cost: number;
  cycles: readonly number[];
  forms: readonly number[];
  sides: readonly number[];
}

/** Operations of the largest loop that is drafted: a larger one takes too long in a browser. */
const MOST_OPERATIONS = 60;
/** Intervals that are tried, from the least that the waits allow. */
const INTERVALS = 12;
const SEEDS = 2;
/** Moves of a search for each operation, and at most: about half a second. */
const MOVES = 10_000;
const MOST_MOVES = 150_000;
/** Registers left free in turn: what is live at once is less than an assignment needs. */
const SPARE = [0, 2];

/** Drafts of the loops of a source that can be drafted. */
export function drafts(
  source: string,
  isa: Isa,
  instructions: ReadonlyMap<string, Instruction>,
  place: (request: PlaceRequest) => Placement,
): ScheduledLoop[] {
  const { lines, loops } = readSource(source, isa, instructions);
  return loops.flatMap(({ state, code }) => {
    if (!code || code.length > MOST_OPERATIONS) return [];
    const problem = problemOf(code, lines, instructions, isa);
    return (problem && draft(state, problem, place)) ?? [];
  });
}

/** The first interval from the least on for which a placement is found; null if there is none. */
function draft(
  state: LoopState,
  problem: Problem,
  place: (request: PlaceRequest) => Placement,
): ScheduledLoop | null {
  const least = Math.max(state.bounds.interval, leastOf(problem));
  for (let interval = least; interval < least + INTERVALS; interval++) {
    for (let seed = 0; seed < SEEDS; seed++) {
      const found = place(requestOf(state, problem, interval, seed));
      if (found.cost > 0) continue;
      const lives = assigned(problem, { interval, cycles: found.cycles, sides: found.sides });
      if (lives) return scheduled(state, problem, interval, found, lives);
    }
  }
  return null;
}

/** The least interval for what operations wait for, memory and the ends of lives included. */
function leastOf(problem: Problem): number {
  const waits = bodyOf(problem, 1).dependences.filter(({ crossing }) => crossing === null);
  return leastInterval(
    waits.map(({ source: from, target: to, latency, distance }) => ({ from, to, latency, distance })),
    problem.lines.length,
  );
}

function requestOf(state: LoopState, problem: Problem, interval: number, seed: number): PlaceRequest {
  const body = bodyOf(problem, interval);
  const spare = SPARE[seed] ?? 0;
  return {
    body: {
      ...body,
      registers: body.registers.map(({ any, predicates }) => ({ any: any - spare, predicates })),
    },
    annealing: {
      interval,
      stages: Math.floor(longest(state) / interval) + 2,
      moves: Math.min(MOST_MOVES, MOVES * problem.lines.length),
      reheats: 1,
      seed,
      start: 0.6,
      end: 0.05,
      seconds: 1e9,
    },
  };
}

/** Cycles of the longest chain of one iteration. */
function longest({ loop }: LoopState): number {
  const begin = new Array<number>(loop.operations.length).fill(0);
  // Edges within an iteration lead forwards in the text.
  const inside = loop.edges.filter(({ distance }) => distance === 0).sort((one, two) => one.to - two.to);
  for (const { from, to, latency } of inside)
    begin[to] = Math.max(begin[to] ?? 0, (begin[from] ?? 0) + latency);
  return Math.max(0, ...begin);
}

function scheduled(
  state: LoopState,
  problem: Problem,
  interval: number,
  found: Placement,
  lives: readonly Lifetime[],
): ScheduledLoop {
  const operations = state.loop.operations.map((operation, at) => {
    const choice = problem.operations[at]?.choices[found.forms[at] ?? 0] as Choice;
    const place = {
      cycle: found.cycles[at] ?? 0,
      unit: choice.unit,
      paths: choice.paths.filter((path): path is Path => /^(?:[12]X|T[12])$/.test(path)),
      text: withRegisters(problem, at, choice, lives),
      assemblyLine: null,
    };
    return { ...operation, place };
  });
  const kernel = operations.map(
    ({ place, line }, operation): Cell => ({
      slot: place.cycle % interval,
      unit: place.unit,
      paths: place.paths,
      text: place.text,
      stage: Math.floor(place.cycle / interval),
      operation,
      line,
      assemblyLine: 0,
    }),
  );
  const lifetimes = lives.map((life) => ({ ...life, value: bare(life.value) }));
  return {
    ...state,
    loop: { ...state.loop, interval, operations, lifetimes },
    stages: Math.max(...kernel.map(({ stage }) => stage)) + 1,
    passes: 1,
    leastTrips: null,
    live: { A: liveAtOnce(lives, "A", interval), B: liveAtOnce(lives, "B", interval) },
    kernel,
  };
}

/** The operation as the assembly has it: a register for each name. */
function withRegisters(problem: Problem, at: number, choice: Choice, lives: readonly Lifetime[]): string {
  const side = choice.side ? "B" : "A";
  const line = problem.lines[at];
  if (!line) return "";
  const named = (text: string) =>
    text.replace(NAMES, (name) => {
      const registers = lives[problem.values.indexOf(name)]?.registers ?? [];
      return registers.find((one) => one.startsWith(side)) ?? registers[0] ?? name;
    });
  const [first = "", second = "", ...rest] = operandsOf(line.operands);
  const operands = choice.exchanged ? [second, first, ...rest] : operandsOf(line.operands);
  return `${line.guard ? `[${named(line.guard)}] ` : ""}${line.word} ${named(operands.join(", "))}`.trim();
}
