import { describe, expect, it } from "vitest";
import type { Run } from "../src/contract";
import { nextBreak, packetsOf, registersAfter } from "../src/player/run";

const step = (address: number, changed: [string, number][] = []) => ({
  cycle: 0,
  cycles: 1,
  address,
  skipped: [],
  changed,
  flying: [],
  stalls: {},
  memory: [],
});

const run: Run = {
  cycles: 4,
  stalls: {},
  returnValue: 0,
  buffers: [],
  start: { A4: 7 },
  packets: { "256": { place: "f", instructions: [] }, "64": { place: "g", instructions: [] } },
  steps: [step(64, [["A4", 1]]), step(256, [["B0", 2]]), step(64, [["A4", 3]]), step(256)],
  cut: "",
  dropped: 0,
  assembly: "",
};

describe("the player", () => {
  it("knows the registers behind each step, forwards and backwards", () => {
    expect(Object.fromEntries(registersAfter(run, 0))).toEqual({ A4: 1 });
    expect(Object.fromEntries(registersAfter(run, 3))).toEqual({ A4: 3, B0: 2 });
    expect(Object.fromEntries(registersAfter(run, 1))).toEqual({ A4: 1, B0: 2 });
  });
  it("lists packets by address", () => expect(packetsOf(run).map((one) => one.address)).toEqual([64, 256]));
  it("stops at a breakpoint in both directions, else at the ends", () => {
    expect(nextBreak(run, 0, 1, new Set([64]))).toBe(2);
    expect(nextBreak(run, 3, -1, new Set([64]))).toBe(2);
    expect(nextBreak(run, 2, 1, new Set([64]))).toBe(3);
    expect(nextBreak(run, 0, -1, new Set())).toBe(0);
  });
});
