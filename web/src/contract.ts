/**
 * What the explorer's engines answer, as JSON. `broadside explore` serves it; the WebAssembly module and the
 * schedules made at build time give the parts that need no server.
 *
 * Lines and columns count from 1, cycles from 0. Registers hold unsigned 32-bit numbers. An operation of a loop is
 * named by its place in `Loop.operations`. In answers no field is optional: what is not known is null, an empty text
 * or list.
 */

export * from "./contract/advice";
export * from "./contract/loop";
export * from "./contract/page";
export * from "./contract/run";
export * from "./contract/schedule";
export * from "./contract/source";
