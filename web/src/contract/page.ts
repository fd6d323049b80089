/**
 * Data that stay the same while the user types (instructions, templates, files), and data made at
 * build time.
 */

import type { Advice, Core } from "./advice";
import type { Isa } from "./loop";
import type { Argument } from "./run";
import type { Schedule, SearchState } from "./schedule";
import type { Analysis } from "./source";

/** GET instructions?isa=c62x: all mnemonics, sorted. */
export interface Instruction {
  mnemonic: string;
  /** What it computes, in a sentence; empty if the table has none. */
  summary: string;
  /** "L", "S", "M", "D"; empty for one without unit. */
  units: readonly string[];
  /** Operands of each form: "src1, src2, dst". */
  forms: readonly string[];
  /** What it does with the operands of a form, a letter each: r reads, w writes, x both; each string once. */
  access: readonly string[];
  /** How it can be encoded. */
  ways: readonly Way[];
  delaySlots: number;
}

/** One encoding of an instruction. */
export interface Way {
  /** The class of its unit; empty if it needs none. */
  unit: "L" | "S" | "M" | "D" | "";
  /** The sides that have such a unit: "AB", "A" or "B". */
  sides: string;
  /**
   * What each operand may be: r a register, x one that may come over the cross path, p and q the same for a pair,
   * m memory, l a label, k a control register, or the least and the greatest constant.
   */
  operands: readonly (string | readonly [number, number])[];
  /** A letter for each operand, as in `access`. */
  access: string;
  /** Whether the assembly has the first two operands the other way round. */
  exchanged: boolean;
}

/** GET templates. */
export interface Template {
  /** Short and stable: "dot". */
  name: string;
  title: string;
  /** What is to be seen in it, in a sentence. */
  about: string;
  isa: Isa;
  source: string;
  entry: string;
  arguments: readonly TemplateArgument[];
  /** What comes out, in words: "A4 is 0xcbf43926, the CRC-32 of "123456789"". */
  result: string;
}

export interface TemplateArgument {
  /** The name in the source. */
  name: string;
  /** What it is, in words. */
  about: string;
  value: Argument;
}

/** GET status: what this engine is. */
export interface Status {
  version: string;
  machines: readonly { name: string; isa: Isa }[];
  /** The folder whose files can be opened and saved; null: none. Its name only. */
  folder: string | null;
  /** The file that the page was opened with. */
  file: string | null;
}

/** GET files: linear assembly in the folder. POST open {name} and save {name, source}: one of them. */
export interface SourceFile {
  /** A path within the folder, with "/". */
  name: string;
  bytes: number;
}

export interface OpenedFile {
  name: string;
  source: string;
  /** The level that it says or needs. */
  isa: Isa;
}

/** The body of every answer whose status is not 200. */
export interface Refusal {
  error: string;
}

/** templates/<name>.json beside the page: everything that the server would answer for a template. */
export interface Prepared {
  template: Template;
  analysis: Analysis;
  /** The first schedule and each better one; the last is the best. */
  schedules: readonly Schedule[];
  ended: SearchState;
  /** By "procedure$loop". */
  cores: Readonly<Record<string, readonly Core[]>>;
  advice: readonly Advice[];
  variants: readonly Variant[];
}

/** An edit of a template that is known beforehand: an advice followed, or a line of a loop deleted. */
export interface Variant {
  source: string;
  analysis: Analysis;
  /** Null where nothing can be scheduled. */
  schedule: Schedule | null;
  ended: SearchState | null;
  cores: Readonly<Record<string, readonly Core[]>>;
}
