import { describe, expect, it } from "vitest";
import type { Instruction } from "../src/contract";
import { counted } from "../src/engine/counting";

const instruction = (units: string, access: string, delaySlots = 0) => ({ units, access, delaySlots });
const table = new Map(
  Object.entries({
    LDW: instruction("D", "rw", 4),
    STW: instruction("D", "rw"),
    MPY: instruction("M", "rrw", 1),
    ADD: instruction("LSD", "rrw"),
    ADDK: instruction("S", "rx"),
    MV: instruction("LSD", "rw"),
    SHL: instruction("S", "rrw"),
    SUB: instruction("LSD", "rrw"),
    B: instruction("S", "r", 5),
  }).map(([mnemonic, { units, access, delaySlots }]): [string, Instruction] => [
    mnemonic,
    { mnemonic, units: [...units], summary: "", forms: [], access: [access], ways: [], delaySlots },
  ]),
);
const source = (...body: string[]) =>
  [
    "f:      .cproc  a, n",
    "loop:   .trip   4",
    ...body,
    " [n]    B       loop",
    ...["x", "y", "z"].map((name) => `        STW ${name}, *a`),
    "        .endproc",
  ].join("\n");
const bounds = (...body: string[]) => counted(source(...body), "c62x", table).loops[0]?.bounds;

describe("a source that the page without a server does not know", () => {
  it("is bound by the units that most operations want", () => {
    const found = bounds(
      "  LDW *a++, x",
      "  LDW *a++, y",
      "  STW x, *a",
      "  ADD x, y, z ; SHL",
      "  SUB n, 1, n",
    );
    expect(found?.interval).toBe(2);
    expect(found?.bars[0]).toMatchObject({ name: ".D", uses: 3, places: 2, cycles: 2, binds: true });
  });

  it("counts operations that share kinds of units together", () => {
    const sums = Array.from({ length: 13 }, () => "  ADD x, y, z");
    expect(bounds(...sums)?.interval).toBe(3);
  });

  it("counts a side that the source fixes", () => {
    expect(bounds("  SHL .S1 x, 1, x", "  SHL .S1 y, 1, y", "  SHL .S1 z, 1, z")?.interval).toBe(3);
  });

  it("leaves out what nobody reads", () => {
    const dead = ["  SHL .S1 u, 1, u", "  SHL .S1 v, 1, v", "  MPY v, u, v"];
    expect(bounds(...dead, "  SHL .S1 x, 1, x")).toMatchObject({ resource: 1, recurrence: 1 });
  });

  it("waits for a value that passes from one iteration to the next", () => {
    const found = bounds("  LDW *a++, y", "  MPY x, y, x", "  ADD x, y, x");
    expect(found).toMatchObject({ resource: 1, recurrence: 3, interval: 3 });
    expect(found?.words).toContain("from one iteration to the next ask for 3 cycles (lines 4, 5)");
    expect(bounds("  LDW *a++, y", "  MPY y, y, x", "  ADD x, y, x")?.recurrence).toBe(1);
  });

  it("waits for a load of an address that was loaded", () => {
    expect(bounds("  LDW *x, x")?.recurrence).toBe(5);
    expect(bounds("  LDW *x++, y")?.recurrence).toBe(1);
    expect(bounds("  LDW *x++[y], y")?.recurrence).toBe(5);
  });

  it("divides the latency by the iterations that the value takes", () => {
    expect(bounds("  MPY y, 3, x", "  MV z, y", "  MV x, z")?.recurrence).toBe(2);
    expect(bounds("  MV z, y", "  MPY y, 3, x", "  MV x, z")?.recurrence).toBe(4);
  });

  it("reads what a predicated write leaves, and what it overwrites", () => {
    expect(bounds("  MPY x, y, z", " [n] MV z, x")?.recurrence).toBe(3);
    expect(bounds(" [n] MPY x, 3, x", " [!n] ADD x, 1, z")?.recurrence).toBe(2);
    expect(bounds("  MV y, x", " [n] MPY x, 3, x")?.recurrence).toBe(1);
    expect(bounds("  ADDK 1, x", "  MPY x, 3, x")?.recurrence).toBe(3);
  });

  it("knows no recurrence of a loop with a macro", () => {
    const macro = "TWICE   .macro  x\n        ADD x, x, x\n        .endm\n";
    expect(counted(macro + source("  TWICE y"), "c62x", table).loops[0]?.bounds.recurrence).toBeNull();
  });

  it("counts nothing where a directive decides what is there", () => {
    const found = bounds("  .if 0", "  LDW *a, x", "  LDW *a, x", "  LDW *a, x", "  .endif");
    expect(found?.interval).toBe(1);
    expect(found?.words).toContain("cannot count");
  });

  it("names a mnemonic that does not exist under its place", () => {
    const { faults, loops } = counted(source("  ADDD x, y, z"), "c62x", table);
    expect(faults).toEqual([
      { line: 3, column: 3, endColumn: 7, severity: "error", message: "ADDD is no instruction of the C62x" },
    ]);
    expect(loops).toEqual([]);
  });

  it("takes a macro and an included file for what they are", () => {
    const macro = "TWICE   .macro  x\n        ADD x, x, x\n        .endm\n";
    expect(counted(macro + source("  TWICE y"), "c62x", table).faults).toEqual([]);
    expect(counted(`  .include "more.inc"\n${source("  OTHER y")}`, "c62x", table).faults).toEqual([]);
  });

  it("tells the procedures with their arguments", () => {
    expect(counted(source(), "c62x", table).procedures).toEqual([
      { name: "f", line: 1, arguments: ["a", "n"] },
    ]);
    const above = counted(source().replace("f:  ", "f:\n   "), "c62x", table);
    expect(above.procedures).toEqual([{ name: "f", line: 2, arguments: ["a", "n"] }]);
  });
});
