/** Why not one cycle less: `core`. What would help: `advice`. */

import type { SourceRequest } from "./source";

export interface CoreRequest extends SourceRequest {
  procedure: string;
  loop: string;
  /** The interval to explain, one less than the one proved optimal. */
  interval: number;
  /** Seconds that it may take. */
  seconds: number;
}

export interface CoreAnswer {
  /** Empty if none was found in the time. A loop may have two: a cycle, and the units. */
  cores: readonly Core[];
}

/** The smallest set of operations and rules found that rules out one cycle less. */
export interface Core {
  interval: number;
  summary: string;
  operations: readonly CoreMember[];
  rules: readonly string[];
  /** Whether it is minimal, in words. */
  conclusion: string;
  minimal: boolean;
}

export interface CoreMember {
  line: number;
  text: string;
  /** How it takes part: "wants .D1 or .D2". */
  part: string;
}

/** A stream, one object a line. Each advice was tried: `after` is the interval of a schedule that was found. */
export type AdviceEvent =
  | { event: "trying"; title: string }
  | ({ event: "advice" } & Advice)
  | { event: "ended"; tried: number };

export interface Advice {
  loop: string;
  /** "Delete .mdep st1, ld1". */
  title: string;
  /** What must hold for the change to be right, and why it helps. */
  words: string;
  /** Cycles of one pass of the original source, before and after; unrolled by 2 in 7 cycles is 3.5. */
  before: number;
  after: number;
  /** The whole source after the change. */
  source: string;
  /** The lines of `source` that differ. */
  lines: readonly number[];
}
