/** The player: `run`. */

import type { Unit } from "./loop";
import type { SourceRequest } from "./source";

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
