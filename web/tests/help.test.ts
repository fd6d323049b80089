import { describe, expect, it } from "vitest";
import { explain } from "../src/editor/help";

describe("help on an instruction", () => {
  it("says what the kinds of its operands mean, and of no others", () => {
    const text = explain({
      mnemonic: "MPYHL",
      summary: "A product.",
      units: ["M"],
      forms: ["src1: smsb16, src2: xslsb16, dst: sint"],
      access: ["rrw"],
      ways: [],
      delaySlots: 1,
    }).textContent;
    expect(text).toContain("x: may come from the other register file; s: signed; lsb16: the lower 16 bits");
    expect(text).not.toContain("unsigned");
    expect(text).not.toContain("constant");
  });
});
