/**
 * A loop as `crates/schedule` takes it: values, operations with their forms, dependences. No write of a value may come
 * before the reads of what it held are done.
 *
 * If the draft does not know something, it refuses the loop (`null`) or keeps operations apart without need.
 */

import type { Edge, Instruction, Isa } from "../../contract";
import { isBranch, type Line, names as namesIn } from "../lines";
import type { Access } from "../recurrence";
import { flowsOf } from "../recurrence";
import { accessOf } from "../registers";
import { type Choice, type Names, type Operands, operandsAndChoices, type Side } from "./choices";
import { bare, renamed } from "./renamed";

/** A loop that can be drafted. */
export interface Problem {
  lines: readonly Line[];
  operations: readonly Operands[];
  accesses: readonly Access[];
  /** Dependences without those that only keep lives apart. */
  edges: readonly Edge[];
  branch: number;
  /** The branch, and what counts for it: they are arranged by the optimizer. */
  control: ReadonlySet<number>;
  /** Registers of the loop, in the order of their first use. */
  values: readonly string[];
  names: Names;
  isa: Isa;
}

/** As the Rust types of the same names, in JSON. */
export interface Body {
  registers: readonly { any: number; predicates: number }[];
  values: readonly { sides: number; held: boolean; counted: boolean; tested: boolean }[];
  operations: readonly object[];
  dependences: readonly Wait[];
  apart: readonly object[];
}

interface Wait {
  source: number;
  target: number;
  latency: number;
  distance: number;
  crossing: number | null;
}

/** Cycles from a branch to its target. */
const BRANCH_LATENCY = 6;
/** Registers of a side that a loop may use: B3 and B15 have the return address and the stack pointer. */
export const REGISTERS: Readonly<Record<Isa, readonly [number, number]>> = { c62x: [16, 14], c64x: [32, 30] };
/** Registers that an instruction can test. */
export const TESTED: Readonly<Record<Isa, readonly (readonly string[])[]>> = {
  c62x: [
    ["A1", "A2"],
    ["B0", "B1", "B2"],
  ],
  c64x: [
    ["A0", "A1", "A2"],
    ["B0", "B1", "B2"],
  ],
};
/** Units and paths that forms name by a bit. */
const UNITS = ["L1", "S1", "M1", "D1", "L2", "S2", "M2", "D2"];
const PATHS = ["1X", "2X", "T1", "T2", "1LR", "2LR", "1LW", "2LW"];
/** What a form of the Rust body may have at most. */
const MOST_READS = 6;
const MOST_WRITES = 3;

/** The loop whose operations are `lines`; `all` are the lines of the file. Null if a draft would say too much. */
export function problemOf(
  source: readonly Line[],
  all: readonly Line[],
  known: ReadonlyMap<string, Instruction>,
  isa: Isa,
): Problem | null {
  if (all.some((line) => /^\.(?:volatile|mptr|circ|call)$/i.test(line.word))) return null;
  const names = namesOf(all, known);
  const lines = renamed(source, known);
  const operations: Operands[] = [];
  for (const line of lines) {
    const instruction = known.get(line.word);
    const found = instruction ? operandsAndChoices(line, instruction, names) : null;
    if (!found || found.reads.length > MOST_READS || found.writes.length > MOST_WRITES) return null;
    operations.push(found);
  }
  const accesses = lines.map((line) => accessOf(line, known.get(line.word)));
  const branch = lines.length - 1;
  if (lines.filter(isBranch).length !== 1 || !isBranch(lines[branch] as Line)) return null;
  const control = controlOf(lines, operations, branch);
  if (!control) return null;
  const values = [
    ...new Set(
      operations.flatMap(({ reads, writes }, at) => [
        ...guardOf(lines[at]),
        ...reads,
        ...writes.map(({ register }) => register),
      ]),
    ),
  ];
  const edges = [...flowsOf(accesses), ...memoryEdges(lines, known, all)];
  return { lines, operations, accesses, edges, branch, control, values, names, isa };
}

function namesOf(all: readonly Line[], known: ReadonlyMap<string, Instruction>): Names {
  const declared = new Set<string>();
  const sides = new Map<string, Side>();
  for (const { word, operands } of all) {
    const side = /^\.reg([ab])$/i.exec(word)?.[1]?.toLowerCase();
    if (!side && !/^\.(?:reg|c?proc)$/i.test(word)) continue;
    for (const name of namesIn(operands).flatMap((one) => one.split(":"))) {
      declared.add(name);
      if (side) sides.set(name, side === "a" ? 0 : 1);
    }
  }
  for (const line of all) {
    if (line.word.startsWith(".")) continue;
    for (const [register] of accessOf(line, known.get(line.word)).writes) declared.add(register);
  }
  const machine = (name: string) => /^([AB])(?:[12]?\d|3[01])$/i.exec(name)?.[1]?.toUpperCase();
  return {
    isRegister: (name) => declared.has(bare(name)) || machine(name) !== undefined,
    sideOf: (name) => {
      const side = machine(name);
      return side ? (side === "A" ? 0 : 1) : (sides.get(bare(name)) ?? null);
    },
  };
}

const guardOf = (line: Line | undefined) => (line?.guard ? [line.guard.replace("!", "")] : []);

/** The branch and its counter, if one operation counts and reads nothing else; else null. */
function controlOf(
  lines: readonly Line[],
  operations: readonly Operands[],
  branch: number,
): ReadonlySet<number> | null {
  if (/^B(?:DEC|POS)$/.test(lines[branch]?.word ?? "")) return new Set([branch]);
  const guard = guardOf(lines[branch])[0];
  if (!guard || lines[branch]?.guard.startsWith("!")) return null;
  const writers = [...operations.entries()].filter(([, { writes }]) =>
    writes.some(({ register }) => register === guard),
  );
  const [counter, ...more] = writers;
  if (!counter || more.length || counter[1].reads.some((register) => register !== guard)) return null;
  if (!/^(?:SUB|ADD|ADDK)$/.test(lines[counter[0]]?.word ?? "")) return null;
  return new Set([counter[0], branch]);
}

/** Every store keeps its place among the accesses, unless the source says that they do not meet. */
function memoryEdges(
  lines: readonly Line[],
  known: ReadonlyMap<string, Instruction>,
  all: readonly Line[],
): Edge[] {
  const meeting = new Set(
    all.filter(({ word }) => /^\.mdep$/i.test(word)).map(({ operands }) => namesIn(operands).join()),
  );
  const apart = all.some(({ word }) => /^\.no_mdep$/i.test(word));
  const found = lines.flatMap((line, at) => {
    if (!line.operands.includes("*")) return [];
    const isStore = known.get(line.word)?.ways.some((way) => way.operands.at(-1) === "m") === true;
    return [{ at, isStore, name: /\{(\w+)\}/.exec(line.operands)?.[1] ?? "" }];
  });
  return found.flatMap((one) =>
    found.flatMap((two): Edge[] => {
      if (!one.isStore && !two.isStore) return [];
      if (apart && !meeting.has(`${one.name},${two.name}`)) return [];
      const latency = one.isStore ? 1 : 0;
      const distance = one.at < two.at ? 0 : 1;
      return [{ from: one.at, to: two.at, latency, distance, kind: "memory", about: "" }];
    }),
  );
}

/** The body for one interval. */
export function bodyOf(problem: Problem, interval: number): Body {
  const { operations, values, names, isa, lines } = problem;
  const number = new Map(values.map((name, at) => [name, at]));
  const of = (name: string) => number.get(name) ?? 0;
  const mortal = writtenIn(problem);
  const tested = new Set(lines.flatMap(guardOf));
  return {
    registers: [0, 1].map((side) => ({
      any: REGISTERS[isa][side] ?? 0,
      predicates: TESTED[isa][side]?.length ?? 0,
    })),
    values: values.map((name) => {
      const side = names.sideOf(name);
      const bits = side === null ? 3 : 1 << side;
      const isWritten = operations.some(({ writes }) => writes.some(({ register }) => register === name));
      return {
        sides: bits + (bits === 3 && !isWritten && !tested.has(name) ? 4 : 0),
        held: !mortal.has(name),
        counted: true,
        tested: tested.has(name),
      };
    }),
    operations: operations.map(({ reads, writes, choices }, at) => ({
      reads: reads.map(of),
      needs: needsOf(problem, at).map(({ register, distance }) => ({ value: of(register), distance })),
      writes: writes.map(({ register, delay }) => ({ value: of(register), delay })),
      forms: choices.map((choice) => formOf(choice, of)),
      cycle: at === problem.branch ? (((interval - BRANCH_LATENCY) % interval) + interval) % interval : null,
      first_stage: problem.control.has(at),
      start: null,
      from_end: null,
      early: false,
      easy: false,
    })),
    dependences: waitsOf(problem, of),
    apart: [],
  };
}

/** Registers that the loop writes, without its counter. */
export function writtenIn({ operations, control }: Problem): ReadonlySet<string> {
  const counting = new Set(
    [...control].flatMap((at) => operations[at]?.writes.map(({ register }) => register) ?? []),
  );
  return new Set(
    operations
      .flatMap(({ writes }) => writes.map(({ register }) => register))
      .filter((register) => !counting.has(register)),
  );
}

/** Each register that an operation needs, with the iterations since it was written. */
export function needsOf(problem: Problem, at: number): { register: string; distance: number }[] {
  const read = [...guardOf(problem.lines[at]), ...(problem.operations[at]?.reads ?? [])];
  return [...new Set(read)].map((register) => {
    const from = problem.edges.filter((edge) => edge.to === at && edge.about === register);
    return { register, distance: Math.max(0, ...from.map((edge) => edge.distance)) };
  });
}

function formOf(choice: Choice, of: (name: string) => number): object {
  const bits = (sides: readonly Side[]) => sides.reduce<number>((sum, side, at) => sum + (side << at), 0);
  return {
    side: choice.side,
    units: choice.unit ? 1 << UNITS.indexOf(choice.unit) : 0,
    paths: choice.paths.reduce((sum, path) => sum | (1 << PATHS.indexOf(path)), 0),
    reads: bits(choice.reads),
    writes: bits(choice.writes),
    crossing: choice.crossing === null ? null : of(choice.crossing),
  };
}

function waitsOf(problem: Problem, of: (name: string) => number): Wait[] {
  const { control, edges, isa, lines, operations } = problem;
  const mortal = writtenIn(problem);
  const found: Wait[] = [];
  const wait = (
    source: number,
    target: number,
    latency: number,
    distance: number,
    crossing: number | null = null,
  ) => found.push({ source, target, latency, distance, crossing });
  for (const { from, to, latency, distance, kind, about } of edges) {
    if (control.has(from) && control.has(to)) continue;
    wait(from, to, latency, distance);
    // A result of the cycle before costs a cycle more over the cross path, unless a load wrote it (spru732j 3.8).
    if (isa === "c64x" && kind === "flow" && !(lines[from] as Line).operands.includes("*"))
      wait(from, to, latency + 1, distance, of(about));
  }
  for (const register of mortal) {
    const writers = [...operations.entries()].flatMap(([at, { writes }]) =>
      writes.filter((one) => one.register === register).map(({ delay }) => ({ at, delay })),
    );
    const readers = operations.flatMap((_, at) =>
      needsOf(problem, at).some((one) => one.register === register) ? [at] : [],
    );
    for (const writer of writers) {
      for (const reader of readers)
        if (reader !== writer.at) wait(reader, writer.at, -writer.delay, reader < writer.at ? 0 : 1);
      for (const before of writers)
        if (before.at !== writer.at)
          wait(before.at, writer.at, before.delay - writer.delay + 1, before.at < writer.at ? 0 : 1);
    }
  }
  return found;
}
