/**
 * Names for values: a register of the source that holds one value after another gets a name for each, so that the
 * values may overlap. `x` stays `x` for the first of them; the others are `x$$2`, `x$$3`.
 */

import type { Instruction } from "../../contract";
import { type Line, NAMES, operandsOf } from "../lines";
import { type Access, flowsOf } from "../recurrence";
import { accessOf, lettersOf } from "../registers";

const MACHINE = /^[AB]\d+$/i;

/** The name in the source. */
export const bare = (name: string) => name.replace(/\$\$\d+$/, "");

/** The lines of a loop with a name for each value. */
export function renamed(lines: readonly Line[], known: ReadonlyMap<string, Instruction>): Line[] {
  const accesses = lines.map((line) => accessOf(line, known.get(line.word)));
  const sources = sourcesOf(accesses);
  const webs = new Webs();
  for (const [at, { reads, writes, guard }] of accesses.entries()) {
    const line = lines[at] as Line;
    for (const name of reads)
      for (const from of sources(at, name)) webs.join(name, from, sources(at, name)[0] ?? from);
    const kept = guard === "" ? inPlace(line, known.get(line.word)) : writes.map(([name]) => name);
    for (const [name] of writes) {
      webs.add(name, at);
      if (kept.includes(name)) for (const from of sources(at, name)) webs.join(name, from, at);
    }
  }
  const valueAt = (name: string, at: number) => webs.nameOf(name, sources(at, name)[0]);
  return lines.map((line, at) => {
    const how = lettersOf(line, known.get(line.word));
    const inside = inPlace(line, known.get(line.word));
    const written = (name: string) => webs.nameOf(name, at);
    const operands = operandsOf(line.operands).map((operand, place) =>
      operand.replace(NAMES, (name) => {
        const isResult = inside.includes(name) || (!operand.startsWith("*") && how[place] === "w");
        return isResult && accesses[at]?.writes.some(([one]) => one === name)
          ? written(name)
          : valueAt(name, at);
      }),
    );
    const [, not = "", guard = ""] = /^(!?)(.*)$/.exec(line.guard) ?? [];
    return { ...line, operands: operands.join(", "), guard: guard ? not + valueAt(guard, at) : "" };
  });
}

/** The operations whose write of a register another may see, as a read or as what it leaves in place. */
function sourcesOf(accesses: readonly Access[]): (at: number, name: string) => readonly number[] {
  const seeing = accesses.map((one) => ({
    ...one,
    reads: [...one.reads, ...one.writes.map(([name]) => name)],
  }));
  const found = new Map<string, number[]>();
  for (const { from, to, about } of flowsOf(seeing)) {
    const key = `${to} ${about}`;
    found.set(key, [...(found.get(key) ?? []), from]);
  }
  return (at, name) => found.get(`${at} ${name}`) ?? [];
}

/** Registers that an operation changes where they are: moved pointers, and those that it reads and writes. */
function inPlace(line: Line, instruction: Instruction | undefined): string[] {
  const how = lettersOf(line, instruction);
  return operandsOf(line.operands).flatMap((operand, at) => {
    const names = operand.match(NAMES) ?? [];
    if (operand.startsWith("*")) return /\+\+|--/.test(operand) ? names.slice(0, 1) : [];
    return how[at] === "x" ? names : [];
  });
}

/** Writes of a register that must share a name. */
class Webs {
  private readonly parent = new Map<string, string>();
  private readonly numbers = new Map<string, number>();
  private readonly counts = new Map<string, number>();

  add(name: string, at: number): void {
    this.rootOf(`${name} ${at}`);
  }

  join(name: string, one: number, other: number): void {
    this.parent.set(this.rootOf(`${name} ${one}`), this.rootOf(`${name} ${other}`));
  }

  /** The name of the value that the operation writes; the name itself if nothing in the loop writes it. */
  nameOf(name: string, at: number | undefined): string {
    if (at === undefined || MACHINE.test(name)) return name;
    const root = this.rootOf(`${name} ${at}`);
    let number = this.numbers.get(root);
    if (number === undefined) {
      number = (this.counts.get(name) ?? 0) + 1;
      this.counts.set(name, number);
      this.numbers.set(root, number);
    }
    return number === 1 ? name : `${name}$$${number}`;
  }

  private rootOf(key: string): string {
    const up = this.parent.get(key);
    if (up === undefined || up === key) return key;
    return this.rootOf(up);
  }
}
