/**
 * What a page without the optimizer can tell of a source that it does not know: wrong mnemonics, and two lower
 * bounds of the interval of each loop: from the units that its operations want, and from its registers.
 *
 * Memory, paths and macros are not looked at. A loop with a macro has `recurrence` null.
 */

import type { Analysis, Bar, Bounds, Fault, Instruction, Isa, LineKind, LoopState } from "../contract";
import { type Line, names, parsed } from "./lines";
import { alive, type Recurrence, recurrence } from "./recurrence";
import { accessOf, readLater } from "./registers";

type Kind = "L" | "S" | "M" | "D";
const KINDS: readonly Kind[] = ["L", "S", "M", "D"];

const DATA = new Set([".byte", ".half", ".short", ".word", ".int", ".long", ".space", ".string", ".data"]);
const NOT_COUNTED = /^\.(?:if|loop|macro|include|unroll)$/i;

/** A loop with its bounds, and the lines of its operations; null if this page cannot count them. */
export interface Counted {
  state: LoopState;
  code: readonly Line[] | null;
}

/** Bounds and faults of a source; `instructions` are those of its level. */
export function counted(source: string, isa: Isa, instructions: ReadonlyMap<string, Instruction>): Analysis {
  return readSource(source, isa, instructions).analysis;
}

/** The same, with the lines of the file and of each loop. */
export function readSource(
  source: string,
  isa: Isa,
  instructions: ReadonlyMap<string, Instruction>,
): { analysis: Analysis; lines: readonly Line[]; loops: readonly Counted[] } {
  const texts = source.split("\n");
  const lines = texts.flatMap((text, at) => parsed(text, at + 1));
  const procedures: { name: string; line: number; arguments: string[] }[] = [];
  const loops: Counted[] = [];
  const macros = new Set(
    lines.flatMap((one) => (/^\.macro$/i.test(one.word) ? [one.label.toUpperCase()] : [])),
  );
  const including = lines.some((one) => /^\.include$/i.test(one.word));
  const faults: Fault[] = [];
  let block: Line[] = [];
  let inMacro = false;
  for (const line of lines) {
    if (/^\.(?:macro|endm)$/i.test(line.word)) inMacro = /^\.macro$/i.test(line.word);
    if (inMacro) continue; // its words may be parameters
    if (/^\.c?proc$/i.test(line.word)) {
      const above = block.at(-1)?.word === "" ? (block.at(-1)?.label ?? "") : "";
      procedures.push({ name: line.label || above, line: line.number, arguments: names(line.operands) });
    }
    if (line.label) block = [];
    block.push(line);
    if (line.word.startsWith(".") || line.word === "") continue;
    if (!instructions.has(line.word) && !macros.has(line.word) && !including) {
      faults.push(unknown(line, texts[line.number - 1] ?? "", isa));
    }
    const head = block[0];
    if (/^B(?:DEC)?$/.test(line.word) && head?.label && head.label === names(line.operands)[0]) {
      loops.push(loopOf(block, lines, procedures.at(-1)?.name ?? "", instructions));
    }
  }
  const whole = faults.length ? [] : loops;
  const states = whole.map(({ state }) => state);
  return {
    analysis: { faults, lines: texts.map(kindOf), loops: states, procedures },
    lines,
    loops: whole,
  };
}

function unknown(line: Line, text: string, isa: Isa): Fault {
  const column = text.toUpperCase().indexOf(line.word, line.label.length) + 1;
  return {
    line: line.number,
    column,
    endColumn: column + line.word.length,
    severity: "error",
    message: `${line.word} is no instruction of the ${isa.toUpperCase().replace("X", "x")}`,
  };
}

function kindOf(text: string): LineKind {
  const code = text.trim();
  if (code === "") return "blank";
  if (code.startsWith(";") || code.startsWith("*")) return "comment";
  const word = /(?:^|\s)(\.[A-Za-z_]\w*)/.exec(code.replace(/;.*/, ""))?.[1]?.toLowerCase();
  if (!word || /^\.[lsmd][12]?(?:t[12])?x?$/.test(word)) return "operation";
  return DATA.has(word) ? "data" : "directive";
}

function loopOf(
  block: readonly Line[],
  all: readonly Line[],
  procedure: string,
  known: ReadonlyMap<string, Instruction>,
): Counted {
  let code = block.filter((one) => one.word !== "" && !one.word.startsWith("."));
  const countable =
    !block.some((one) => NOT_COUNTED.test(one.word)) && code.every((one) => known.has(one.word));
  let flow: Recurrence | null = null;
  if (countable) {
    const accesses = code.map((line) => accessOf(line, known.get(line.word)));
    const matter = alive(accesses, readLater(block, all, known));
    code = code.filter((_, at) => matter.has(at));
    flow = recurrence(accesses.filter((_, at) => matter.has(at)));
  }
  const state: LoopState = {
    loop: {
      name: block[0]?.label ?? "",
      procedure,
      line: block[0]?.number ?? null,
      interval: null,
      operations: code.map(({ text, word, number }) => ({
        text,
        mnemonic: word,
        line: number,
        place: null,
        delay: known.get(word)?.delaySlots ?? 0,
      })),
      edges: flow?.edges ?? [],
      critical: flow?.critical ?? [],
      lifetimes: [],
    },
    bounds: boundsOf(countable ? code : [], known, flow),
    refused: "",
  };
  return { state, code: countable ? code : null };
}

function boundsOf(
  code: readonly Line[],
  known: ReadonlyMap<string, Instruction>,
  flow: Recurrence | null,
): Bounds {
  const wants = code.map((line) => allowed(line, known.get(line.word)));
  const bars = sets(wants)
    .flatMap((kinds) => [0, 1, 2].map((side) => barOf(kinds, side, wants)))
    .filter((bar) => bar.uses > 0)
    .sort((one, other) => other.uses / other.places - one.uses / one.places);
  const most = Math.max(1, ...bars.map((bar) => bar.cycles));
  const first = bars[0];
  const words = first
    ? `At least: ${first.uses} ${first.uses === 1 ? "operation wants" : "operations want"} ${first.name}, ` +
      `which has ${first.places} ${first.places === 1 ? "place" : "places"} in a cycle. `
    : "This page cannot count the operations of this loop. ";
  return {
    resource: most,
    exact: false,
    recurrence: flow?.interval ?? null,
    interval: Math.max(most, flow?.interval ?? 0),
    words: `${words}${wordsOf(flow, code)}Paths and memory may ask for more: broadside explore computes that.`,
    bars: bars.map((bar) => ({ ...bar, binds: bar.cycles === most })),
  };
}

/** What a value waits for from one iteration to the next. */
function wordsOf(flow: Recurrence | null, code: readonly Line[]): string {
  const cycle = (flow?.critical ?? []).flatMap((number) => flow?.edges[number] ?? []);
  if (!flow || !cycle.length) return "";
  const lines = cycle.map((edge) => code[edge.from]?.number ?? 0).sort((one, other) => one - other);
  const where = `${lines.length === 1 ? "line" : "lines"} ${[...new Set(lines)].join(", ")}`;
  return `Values that pass from one iteration to the next ask for ${flow.interval} cycles (${where}). `;
}

interface Want {
  kinds: readonly Kind[];
  /** 1 or 2 if the source fixes it, else 0. */
  side: number;
}

function allowed(line: Line, instruction: Instruction | undefined): Want {
  const [, kind = "", side = ""] = /^([LSMD]?)([12]?)$/.exec(line.unit) ?? [];
  const kinds = KINDS.filter((one) => (kind ? one === kind : instruction?.units.includes(one)));
  return { kinds, side: Number(side) };
}

/** The sets of kinds that some operation is bound to, each once. */
function sets(wants: readonly Want[]): (readonly Kind[])[] {
  const found = new Map(wants.filter((one) => one.kinds.length).map((one) => [one.kinds.join(), one.kinds]));
  return [...found.values()];
}

/** The demand of the operations that run only on these kinds of units, on one side, or on both sides for 0. */
function barOf(kinds: readonly Kind[], side: number, wants: readonly Want[]): Bar {
  const operations = wants.flatMap((one, at) => {
    const inside = one.kinds.length > 0 && one.kinds.every((kind) => kinds.includes(kind));
    return inside && (side === 0 || one.side === side) ? [at] : [];
  });
  const places = kinds.length * (side ? 1 : 2);
  return {
    name: kinds.map((kind) => `.${kind}${side || ""}`).join(" or "),
    uses: operations.length,
    places,
    cycles: Math.ceil(operations.length / places),
    binds: false,
    operations,
  };
}
