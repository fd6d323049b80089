/**
 * What the explorer's engines answer, as JSON. `broadside explore` serves it; the WebAssembly module and the
 * schedules made at build time give the parts that need no server.
 *
 * Lines and columns count from 1, cycles from 0. Registers hold unsigned 32-bit numbers. An operation of a loop is
 * named by its place in `Loop.operations`. In answers no field is optional: what is not known is null, an empty text
 * or list.
 */

export type Isa = "c62x" | "c64x";
export type Unit = "L1" | "S1" | "M1" | "D1" | "L2" | "S2" | "M2" | "D2";
export type Path = "1X" | "2X" | "T1" | "T2";

/** The longest source that an engine takes, in bytes of UTF-8. */
export const MOST_BYTES = 1 << 20;

/* ------------------------------------------------------------------ the source, at every keystroke: `analyse` */

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

/** A loop; with a schedule if `loop.interval` is a number. */
export interface LoopState {
  loop: Loop;
  bounds: Bounds;
  /** Why it is not pipelined; empty if it is, or can be. */
  refused: string;
}

/** Lower bounds of the interval, in cycles. */
export interface Bounds {
  /** What units and paths ask for. */
  resource: number;
  /** Whether `resource` is the exact bound; if not, a quick one below it. */
  exact: boolean;
  /** What the critical cycle asks for; null if the engine does not compute it (a page without a server). */
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
  /** Line of the source; of a macro's operation its line in the macro; null for one that the optimizer added. */
  line: number | null;
  /** Where it is issued in its iteration; null before there is a schedule. */
  place: Place | null;
  /** Delay slots: cycles between its issue and the first that reads its result are one more. A branch has 5. */
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

/* ------------------------------------------------------------------ the schedule, as it is found: `schedule` */

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
  kind: "searching" | "proved" | "open";
  /** That of the best schedule; for a loop that is not pipelined the cycles of a pass. Null before the first. */
  interval: number | null;
  /** No interval below this is possible. */
  least: number;
  /** "7 is the least possible: all below is ruled out." */
  words: string;
  /** What was tried in vain or proved. */
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

/* ------------------------------------------------------------------ why not one cycle less: `core` */

export interface CoreRequest extends SourceRequest {
  procedure: string;
  loop: string;
  /** The interval to explain, one less than the one proved least. */
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

/* ------------------------------------------------------------------ what would help: `advice` */

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

/* ------------------------------------------------------------------ the player: `run` */

export interface RunRequest extends SourceRequest {
  /** "linear": `source` is linear assembly, scheduled first (quickly). "assembly": it is assembly. */
  language: "linear" | "assembly";
  /** The routine to call. */
  entry: string;
  arguments: readonly Argument[];
  /** A name of `machines`; by default "c62x-flat" or "c64x-flat". */
  machine: string;
  /** At most 1,000,000. */
  mostCycles: number;
  /** For "assembly" that came of a schedule: that schedule's `assemblyLines`, so that `line` can be told. */
  assemblyLines?: readonly (readonly number[])[];
}

/** As `broadside call` takes them: a number, or the address of a buffer with these bytes. */
export type Argument = { number: number } | { bytes: string /* hexadecimal */ };

export interface Run {
  /** Cycles from the call to the return, stalls counted: what `broadside call` prints. */
  cycles: number;
  stalls: Readonly<Record<string, number>>;
  /** A4 at the return. */
  returnValue: number;
  /** Buffers of the arguments after the run. */
  buffers: readonly BufferAfter[];
  /** Registers before the first step that are not zero. */
  start: Readonly<Record<string, number>>;
  /** Execute packets by address. */
  packets: Readonly<Record<string, Packet>>;
  steps: readonly Step[];
  /** Why it ended before the return: too many cycles, a broken rule with its packet. Empty if it returned. */
  cut: string;
  /** Packets executed after the last step; steps are kept up to a limit. */
  dropped: number;
  /** The assembly that was run. */
  assembly: string;
}

export interface BufferAfter {
  /** The number of its argument. */
  argument: number;
  address: number;
  bytes: string;
}

export interface Packet {
  /** "dot$loop+0x20". */
  place: string;
  instructions: readonly PlacedInstruction[];
}

export interface PlacedInstruction {
  text: string;
  unit: Unit | "";
  /** Of the assembly, and of the linear assembly if it came of it. */
  assemblyLine: number | null;
  line: number | null;
  /** Registers that it writes, with the delay slots. */
  writes: readonly (readonly [string, number])[];
}

/** One execution of an execute packet. A taken branch is under way as the register "PC". */
export interface Step {
  /** Cycles since the call, stalls included, when it enters E1 or first waits. */
  cycle: number;
  /** E1, the idle cycles of a NOP, and stalls. */
  cycles: number;
  /** Its key in `packets`. */
  address: number;
  /** Numbers of the instructions whose predicate was false. */
  skipped: readonly number[];
  /** Registers whose value changed in these cycles, with the new value. */
  changed: readonly (readonly [string, number])[];
  /** Results under way after the packet was issued. */
  flying: readonly Flight[];
  stalls: Readonly<Record<string, number>>;
  memory: readonly Access[];
}

export interface Flight {
  register: string;
  /** CPU cycles, stalls not counted, from this step's E1 until it can be read. */
  lands: number;
  /** The step that issued it, and the number of the instruction in its packet. */
  step: number;
  instruction: number;
}

export interface Access {
  address: number;
  bytes: number;
  write: boolean;
  /** Of a store, what is written; of a load, what is read; hexadecimal. */
  value: string;
}

/* ------------------------------------------------------------------ what does not change */

/** GET instructions?isa=c62x: all mnemonics, sorted. */
export interface Instruction {
  mnemonic: string;
  /** What it computes, in a sentence; empty if the table has none. */
  summary: string;
  /** "L", "S", "M", "D"; empty for one without unit. */
  units: readonly string[];
  /** Operands of each form: "src1, src2, dst". */
  forms: readonly string[];
  delaySlots: number;
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

/* ------------------------------------------------------------------ made at build time, for a page without server */

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
