import { describe, expect, it } from "vitest";
import type { Instruction } from "../src/contract";
import { counted } from "../src/engine/counting";

const table = new Map(
  Object.entries({
    LDW: ["D"],
    STW: ["D"],
    MPY: ["M"],
    ADD: ["L", "S", "D"],
    SHL: ["S"],
    SUB: ["L", "S", "D"],
    B: ["S"],
  }).map(([mnemonic, units]): [string, Instruction] => [
    mnemonic,
    { mnemonic, units, summary: "", forms: [], delaySlots: 0 },
  ]),
);
const source = (...body: string[]) =>
  ["f:      .cproc  a, n", "loop:   .trip   4", ...body, " [n]    B       loop", "        .endproc"].join(
    "\n",
  );
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
    expect(found?.recurrence).toBeNull();
    expect(found?.bars[0]).toMatchObject({ name: ".D", uses: 3, places: 2, cycles: 2, binds: true });
  });

  it("counts operations that share kinds of units together", () => {
    const sums = Array.from({ length: 13 }, () => "  ADD x, y, z");
    expect(bounds(...sums)?.interval).toBe(3);
  });

  it("counts a side that the source fixes", () => {
    expect(bounds("  SHL .S1 x, 1, x", "  SHL .S1 y, 1, y", "  SHL .S1 z, 1, z")?.interval).toBe(3);
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
  });
});
