/**
 * The ways to issue an operation: one choice of unit, of the operand that crosses and of the T path, with the side of
 * each register. `broadside.optimizer.machine.forms` has the same rules, with more of them for rare cases.
 */

import type { Instruction, Unit, Way } from "../../contract";
import { type Line, NAMES, operandsOf } from "../lines";

export type Side = 0 | 1;

export interface Choice {
  unit: Unit | "";
  side: Side;
  /** Paths and ports that it takes; each serves one operation in a cycle. */
  paths: readonly string[];
  /** The side of each of `Operands.reads` and `Operands.writes`. */
  reads: readonly Side[];
  writes: readonly Side[];
  /** The register that it reads over the cross path. */
  crossing: string | null;
  /** Whether the assembly has the first two operands the other way round. */
  exchanged: boolean;
}

/** What an operation reads through its unit and writes, in the order of the text; predicates are not among them. */
export interface Operands {
  reads: readonly string[];
  writes: readonly Written[];
  choices: readonly Choice[];
}

export interface Written {
  register: string;
  /** Another operation can read it so many cycles after the issue, and one more. */
  delay: number;
}

/** What the source says of registers. */
export interface Names {
  isRegister(name: string): boolean;
  /** The side that the source fixes. */
  sideOf(name: string): Side | null;
}

const NONALIGNED = /^(?:LD|ST)N/;

/** Null if no unit can execute the line as it stands. */
export function operandsAndChoices(line: Line, instruction: Instruction, names: Names): Operands | null {
  const texts = operandsOf(line.operands);
  const parts = texts.map((text) => (text.match(NAMES) ?? []).filter((name) => names.isRegister(name)));
  const ways = instruction.ways.filter((way) => fits(way, texts, parts));
  const first = ways[0];
  if (!first) return null;
  const delay = instruction.delaySlots;
  const access = [...first.access];
  const reads = parts.flatMap((part, at) => (texts[at]?.startsWith("*") || access[at] !== "w" ? part : []));
  const writes = parts.flatMap((part, at): Written[] => {
    if (texts[at]?.startsWith("*")) return moves(texts[at]) ? part.slice(0, 1).map(written(0)) : [];
    return access[at] === "r" ? [] : part.map(written(delay));
  });
  const choices = ways
    .filter((way) => way.access === first.access)
    .flatMap((way) => [...way.sides].flatMap((side) => ofSide(way, side === "A" ? 0 : 1, texts, parts)))
    .map((choice) => withBothPaths(line.word, choice))
    .filter((choice) => allowed(line, choice))
    .filter((choice) => agrees(choice, reads, writes, names));
  return choices.length ? { reads, writes, choices: distinct(choices) } : null;
}

const written =
  (delay: number) =>
  (register: string): Written => ({ register, delay });
const moves = (address: string) => /\+\+|--/.test(address);
const other = (side: Side): Side => (side ? 0 : 1);

function fits(way: Way, texts: readonly string[], parts: readonly (readonly string[])[]): boolean {
  return (
    way.operands.length === texts.length &&
    way.operands.every((kind, at) => accepts(kind, texts[at] ?? "", parts[at] ?? []))
  );
}

function accepts(kind: Way["operands"][number], text: string, registers: readonly string[]): boolean {
  if (text.startsWith("*")) return kind === "m";
  if (typeof kind !== "string") {
    const [least, greatest] = kind;
    const value = Number(text.replace(/^-/, "")) * (text.startsWith("-") ? -1 : 1);
    // The value of an expression is not known here.
    return registers.length === 0 && (Number.isNaN(value) || (least <= value && value <= greatest));
  }
  switch (kind) {
    case "r":
    case "x":
      return registers.length === 1 && !text.includes(":");
    case "p":
    case "q":
      return registers.length === 2 && text.includes(":");
    case "l":
      return registers.length === 0;
    default:
      return false;
  }
}

function ofSide(
  way: Way,
  side: Side,
  texts: readonly string[],
  parts: readonly (readonly string[])[],
): Choice[] {
  if (way.operands.includes("m")) return [0, 1].map((data) => memory(way, side, data as Side, texts, parts));
  const crossing = way.operands.flatMap((kind, at) => (kind === "x" || kind === "q" ? [at] : []));
  return [null, ...crossing].map((cross) => plain(way, side, cross, parts));
}

function memory(
  way: Way,
  side: Side,
  data: Side,
  texts: readonly string[],
  parts: readonly (readonly string[])[],
): Choice {
  const isStore = way.operands.some((kind, at) => kind !== "m" && way.access[at] === "r");
  return {
    unit: `D${side + 1}` as Unit,
    side,
    paths: [`T${data + 1}`, ...(isStore ? [`${data + 1}LR`] : [])],
    reads: parts.flatMap((part, at) => {
      if (way.operands[at] === "m") return part.map(() => side);
      return way.access[at] === "w" ? [] : part.map(() => data);
    }),
    writes: parts.flatMap((part, at) => {
      if (way.operands[at] === "m") return moves(texts[at] ?? "") ? [side] : [];
      return way.access[at] === "r" ? [] : part.map(() => data);
    }),
    crossing: null,
    exchanged: false,
  };
}

function plain(way: Way, side: Side, cross: number | null, parts: readonly (readonly string[])[]): Choice {
  const ports = way.operands.flatMap((kind, at) => {
    if (kind !== "p" && kind !== "q") return [];
    return [`${side + 1}${way.access[at] === "w" ? "LW" : "LR"}`];
  });
  const sides = (part: readonly string[], at: number) =>
    part.map((): Side => (at === cross ? other(side) : side));
  return {
    unit: way.unit ? (`${way.unit}${side + 1}` as Unit) : "",
    side,
    paths: [...(cross === null ? [] : [`${side + 1}X`]), ...new Set(ports)],
    reads: parts.flatMap((part, at) => (way.access[at] === "w" ? [] : sides(part, at))),
    writes: parts.flatMap((part, at) => (way.access[at] === "r" ? [] : sides(part, at))),
    crossing: cross === null ? null : (parts[cross]?.[0] ?? null),
    exchanged: way.exchanged,
  };
}

/** What the line fixes: unit, side, T path, cross path. */
function allowed(line: Line, { unit, paths }: Choice): boolean {
  const [, kind = "", side = ""] = /^([LSMD]?)([12]?)$/.exec(line.unit) ?? [];
  const [, data = "", cross = ""] = /^(T[12])?(X?)$/.exec(line.path) ?? [];
  if (kind && !unit.startsWith(kind)) return false;
  if (side && !unit.endsWith(side)) return false;
  if (data && !paths.includes(data)) return false;
  return !cross || paths.some((path) => path.endsWith("X"));
}

/** Whether each register is on one side, and on that which the source fixes. */
function agrees(choice: Choice, reads: readonly string[], writes: readonly Written[], names: Names): boolean {
  const sides = new Map<string, Side>();
  const places = [
    ...reads.map((register, at) => [register, choice.reads[at]] as const),
    ...writes.map(({ register }, at) => [register, choice.writes[at]] as const),
  ];
  return places.every(([register, side]) => {
    if (side === undefined) return false;
    const fixed = names.sideOf(register) ?? sides.get(register) ?? side;
    sides.set(register, side);
    return fixed === side;
  });
}

/** Non-aligned accesses take both T paths (spru732j, LDNW). */
function withBothPaths(mnemonic: string, choice: Choice): Choice {
  if (!NONALIGNED.test(mnemonic)) return choice;
  return { ...choice, paths: [...new Set([...choice.paths, "T1", "T2"])] };
}

/** The first of those that differ in nothing but the order of their operands. */
function distinct(choices: readonly Choice[]): Choice[] {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const key = JSON.stringify({ ...choice, exchanged: false });
    if (!found.has(key)) found.set(key, choice);
  }
  return [...found.values()];
}
