/** Which registers the lines of a loop read and write, and which of them matter. */

import type { Instruction } from "../contract";
import { isBranch, type Line, NAMES, names, operandsOf } from "./lines";
import type { Access } from "./recurrence";

/** Every register that is read after the loop. A branch back, after the loop, counts what it repeats as later too. */
export function readLater(
  block: readonly Line[],
  all: readonly Line[],
  known: ReadonlyMap<string, Instruction>,
): ReadonlySet<string> {
  const inside = new Set(block);
  const end = block.at(-1)?.number ?? 0;
  const targets = new Set(
    all.filter((line) => line.number > end && isBranch(line)).map((line) => names(line.operands)[0] ?? ""),
  );
  const back = all.filter((line) => line.label !== "" && targets.has(line.label));
  const start = Math.min(end, ...back.map((line) => line.number));
  const last = all.find((line) => line.number > end && /^\.end(?:proc)?$/i.test(line.word));
  const later = all
    .filter((line) => line.number > start && line.number <= (last?.number ?? Number.POSITIVE_INFINITY))
    .filter((line) => !inside.has(line) && !/^\.(?:reg|cproc|proc)$/i.test(line.word))
    .map((line) => accessOf(line, known.get(line.word)));
  const found = new Set<string>();
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const { reads, writes, effect } of later) {
      if (effect || writes.some(([register]) => found.has(register))) for (const one of reads) found.add(one);
    }
  }
  return found;
}

const STEPS = /\+\+|--/;

/** The registers that a line reads and writes. A name that is no register is never written, so nothing waits for it. */
export function accessOf(line: Line, instruction: Instruction | undefined): Access {
  const operands = operandsOf(line.operands);
  const how = lettersOf(line, instruction);
  const latency = isBranch(line) ? 1 : (instruction?.delaySlots ?? 0) + 1;
  const reads = line.guard ? [line.guard.replace("!", "")] : [];
  const writes: [string, number][] = [];
  for (const [at, operand] of operands.entries()) {
    const found = operand.match(NAMES) ?? [];
    const isAddress = operand.startsWith("*");
    if (isAddress || how[at] !== "w") reads.push(...found);
    if (isAddress && STEPS.test(operand)) writes.push(...found.slice(0, 1).map(written(1)));
    if (!isAddress && (how[at] === "w" || how[at] === "x")) writes.push(...found.map(written(latency)));
  }
  const stores = operands.some((operand, at) => operand.startsWith("*") && how[at] === "w");
  return { reads, writes, guard: line.guard, effect: stores || isBranch(line) || writes.length === 0 };
}

/** What the instruction does with each operand of the line, a letter each; empty if no form has so many. */
export function lettersOf(line: Line, instruction: Instruction | undefined): string {
  const count = operandsOf(line.operands).length;
  return instruction?.access.find((one) => one.length === count) ?? "";
}

const written =
  (latency: number) =>
  (register: string): [string, number] => [register, latency];
