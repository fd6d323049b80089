/** A loop of the source: its operations, dependences and bounds; with a schedule also places and lifetimes. */

export type Isa = "c62x" | "c64x";
export type Unit = "L1" | "S1" | "M1" | "D1" | "L2" | "S2" | "M2" | "D2";
export type Path = "1X" | "2X" | "T1" | "T2";

/** A loop; with a schedule if `loop.interval` is a number. */
export interface LoopState {
  loop: Loop;
  bounds: Bounds;
  /** Why it is not pipelined; empty if it is, or can be. */
  refused: string;
  /** Passes of the source that one pass of the schedule does (`.unroll`); 1 if absent. */
  passes?: number;
}

/** Lower bounds of the interval, in cycles. */
export interface Bounds {
  /** What units and paths ask for. */
  resource: number;
  /** Whether `resource` is the exact bound; if not, a quick one below it. */
  exact: boolean;
  /** The recurrence bound; null if the engine does not compute it (a page without a server). */
  recurrence: number | null;
  /** The greater of the two. */
  interval: number;
  /** What binds, in words. */
  words: string;
  /** How full the kinds of units are at the bound, the fullest first: a bar each. */
  bars: readonly Bar[];
}

export interface Bar {
  /** ".D", ".L or .S", "cross path 1X". */
  name: string;
  /** Operations that need one of them. */
  uses: number;
  /** How many there are: 2 for a unit of both sides. */
  places: number;
  /** Cycles that they need: uses / places, rounded up. */
  cycles: number;
  /** Whether it gives the resource bound. */
  binds: boolean;
  /** Operations of the loop that it counts. */
  operations: readonly number[];
}

export interface Loop {
  /** The label. */
  name: string;
  procedure: string;
  /** The line of its label; null if the label has no line. */
  line: number | null;
  /** Null before there is a schedule. */
  interval: number | null;
  operations: readonly Operation[];
  edges: readonly Edge[];
  /** Edges of the cycle of dependences that gives the recurrence bound, in order; numbers of `edges`. */
  critical: readonly number[];
  lifetimes: readonly Lifetime[];
}

export interface Operation {
  /** As the source has it: "LDW *a++, x". */
  text: string;
  mnemonic: string;
  /** Line of the source; of a macro's operation its line in the macro; null if it is in an included file, or if the
   * optimizer added it. */
  line: number | null;
  /** Where it is issued in its iteration; null before there is a schedule. */
  place: Place | null;
  /** Delay slots. The result can be read in the first cycle after them. A branch has 5. */
  delay: number;
}

export interface Place {
  /** Cycle after the start of its iteration. Its stage is this over the interval, its slot the rest. */
  cycle: number;
  /** Empty for an operation without unit. */
  unit: Unit | "";
  paths: readonly Path[];
  /** With registers, as the assembly has it: "LDW *A4++[1], A3". */
  text: string;
  /** The line of the assembly in the kernel. */
  assemblyLine: number | null;
}

export interface Edge {
  from: number;
  to: number;
  /** Cycles from issue to issue, at least; may be 0 or less. */
  latency: number;
  /** Iterations later. */
  distance: number;
  kind: "flow" | "anti" | "output" | "memory" | "control";
  /** The register that it is about; empty for memory and control. */
  about: string;
}

export interface Lifetime {
  /** The name in the source. */
  value: string;
  /** One register, or two of an invariant that stands on both sides. */
  registers: readonly string[];
  /** Cycles of its iteration: first that can read it, and last that reads it. */
  from: number;
  to: number;
  /** Held in every cycle of the loop: it is only read, or counts up in its place. */
  invariant: boolean;
  /** Operations that write or read it. */
  operations: readonly number[];
}
