/**
 * The assembler and the simulator as WebAssembly: bytes of JSON in, bytes of JSON out.
 *
 * Without DOM, so that it runs in a worker, which can be ended where a program takes too long.
 */

import type { Fault, Isa, Run, RunRequest } from "../contract";
import type { Placement, PlaceRequest } from "./draft/draft";

interface Exports {
  memory: WebAssembly.Memory;
  take(bytes: number): number;
  ask(name: number): number;
  answer(): number;
}

export interface Assembled {
  /** The object as ELF, hexadecimal; empty with faults. */
  object: string;
  faults: readonly Fault[];
}

export interface Player {
  /** Runs assembly; `assemblyLines` of its schedule tell the lines of the linear assembly. Throws an Error. */
  run(request: RunRequest, assemblyLines?: readonly (readonly number[])[]): Run;
  /** Places the operations of a loop. Throws an Error if the body is inconsistent. */
  place(request: PlaceRequest): Placement;
  assemble(source: string, isa: Isa): Assembled;
  /** The text of an object, which is hexadecimal. Throws an Error. */
  disassemble(object: string, isa: Isa): string;
}

/** Loads player.wasm. Throws an Error if that fails. */
export async function loadPlayer(url: string | URL): Promise<Player> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return playerOf(await answer.arrayBuffer());
}

/** The same from the bytes of the module. */
export async function playerOf(bytes: BufferSource): Promise<Player> {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const exports = instance.exports as unknown as Exports;
  return {
    run(request, assemblyLines = []) {
      const { language: _, machine, ...rest } = request;
      const lines = sourceLines(assemblyLines, request.source);
      return ask(exports, "run", { ...rest, machine: machine || `${request.isa}-flat`, lines }) as Run;
    },
    place: (request) => ask(exports, "place", request) as Placement,
    assemble: (source, isa) => ask(exports, "assemble", { source, isa }) as Assembled,
    disassemble: (object, isa) => (ask(exports, "disassemble", { object, isa }) as { text: string }).text,
  };
}

/** For each line of the assembly that of the source; 0: none. */
function sourceLines(assemblyLines: readonly (readonly number[])[], assembly: string): number[] {
  const found = new Array<number>(assembly.split("\n").length).fill(0);
  assemblyLines.forEach((lines, index) => {
    for (const line of lines) if (line >= 1 && line <= found.length) found[line - 1] = index + 1;
  });
  return found;
}

function ask(exports: Exports, name: string, request: unknown): unknown {
  const head = new TextEncoder().encode(name);
  const body = new TextEncoder().encode(JSON.stringify(request));
  const room = exports.take(head.length + body.length);
  const memory = new Uint8Array(exports.memory.buffer);
  memory.set(head, room);
  memory.set(body, room + head.length);
  const length = exports.ask(head.length);
  const start = exports.answer();
  // The memory may have grown, which leaves the old buffer empty.
  const answer = new Uint8Array(exports.memory.buffer, start, length);
  const text = new TextDecoder().decode(answer.subarray(1));
  if (answer[0] !== 0) throw new Error(text);
  return JSON.parse(text);
}
