/** The schedule, as it is found: `schedule`, and `stop`. */

import type { LoopState, Path, Unit } from "./loop";
import type { Fault, SourceRequest } from "./source";

export interface ScheduleRequest extends SourceRequest {
  /** Seconds of the whole search, at most 3600. */
  seconds: number;
}

/**
 * What the stream of a search brings, one object a line. It begins with `begun`. Then, in any order, `schedule` when
 * a better one is there (the first within seconds), `state` about twice a second. It ends with one `ended`, or with
 * one `refused`, after which nothing was scheduled.
 */
export type ScheduleEvent =
  | { event: "begun"; search: string }
  | ({ event: "schedule" } & Schedule)
  | ({ event: "state" } & SearchState)
  | { event: "ended"; reason: "settled" | "time" | "stopped"; state: SearchState }
  | { event: "refused"; faults: readonly Fault[]; message: string };

export interface SearchState {
  /** Seconds since the search began. */
  seconds: number;
  /** Seconds that are left at most. */
  left: number;
  /** What is being tried, in words: "loop in 7 (seed 3)". */
  trying: string;
  /** For each loop of the schedule, in the same order. */
  verdicts: readonly Verdict[];
}

export interface Verdict {
  loop: string;
  procedure: string;
  /** "draft": found in a page without the optimizer, and not verified. */
  kind: "searching" | "proved" | "open" | "draft";
  /** That of the best schedule; for a loop that is not pipelined the cycles of a pass. Null before the first. */
  interval: number | null;
  /** No interval below this is possible. */
  least: number;
  /** "7 is the least possible: all below is ruled out." */
  words: string;
  /** The searches that found no schedule, and what they proved. */
  attempts: readonly Attempt[];
}

export interface Attempt {
  interval: number;
  /** "proved infeasible", "time limit", "found by annealing", ... */
  result: string;
  seconds: number;
  words: string;
}

export interface Schedule {
  /** Seconds since the search began. */
  seconds: number;
  loops: readonly ScheduledLoop[];
  straight: readonly StraightPart[];
  /** The whole text of the scheduled file. */
  assembly: string;
  /** assemblyLines[i] are the lines of the assembly that came of line i + 1 of the source. */
  assemblyLines: readonly (readonly number[])[];
}

export interface ScheduledLoop extends LoopState {
  stages: number | null;
  /** Passes of the source that one pass of the schedule does (`.unroll`). */
  passes: number;
  /** Iterations from which on the pipelined form runs. */
  leastTrips: number | null;
  /** The most values live in one cycle, of each side. */
  live: Readonly<Record<"A" | "B", number>>;
  /** The kernel, one entry for each instruction, by slot and unit. */
  kernel: readonly Cell[];
}

export interface Cell {
  /** Cycle of the kernel (of a straight part: of the part). */
  slot: number;
  unit: Unit | "";
  paths: readonly Path[];
  text: string;
  /** How many passes ago its iteration began; 0 in straight code. */
  stage: number;
  /** Number of the operation of its loop; null for what the optimizer added, and in straight code. */
  operation: number | null;
  line: number | null;
  assemblyLine: number;
}

/** Code that is not a pipelined kernel, between two labels: prolog, epilog, what stands before and behind. */
export interface StraightPart {
  procedure: string;
  /** "entry", or the label without the procedure's name. */
  name: string;
  cycles: number;
  cells: readonly Cell[];
}

export interface StopRequest {
  search: string;
}
