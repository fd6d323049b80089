/** The source, at every keystroke: `analyse`. */

import type { Isa, LoopState } from "./loop";

/** The longest source that an engine takes, in bytes of UTF-8. */
export const MOST_BYTES = 1 << 20;

export interface SourceRequest {
  source: string;
  isa: Isa;
}

export interface Fault {
  line: number;
  column: number;
  /** First column after it; 0: to the end of the line. */
  endColumn: number;
  severity: "error" | "warning";
  message: string;
}

/** What a line of the source is; a line inside an `.if` that is not taken is a comment. */
export type LineKind = "blank" | "comment" | "directive" | "operation" | "data";

export interface Analysis {
  /** With an error, `loops` is empty. */
  faults: readonly Fault[];
  /** One for each line of the source. */
  lines: readonly LineKind[];
  /** Innermost loops, in the order of the text. */
  loops: readonly LoopState[];
  /** Names of the procedures, in the order of the text; `run` calls the first by default. */
  procedures: readonly ProcedureHead[];
}

export interface ProcedureHead {
  name: string;
  line: number;
  /** Names of the arguments: "a", or "high:low" for a pair. */
  arguments: readonly string[];
}
