import { describe, expect, it } from "vitest";
import { guess, readArgument, writeArgument } from "../src/player/arguments";

describe("an argument", () => {
  it.each([
    ["10", { number: 10 }],
    ["-3", { number: -3 }],
    ["0x40", { number: 64 }],
    ["0xffffffff", { number: 0xffffffff }],
    ["words 1 -2", { bytes: "01000000feffffff" }],
    ["halves 258, 3", { bytes: "02010300" }],
    ["bytes 255 0", { bytes: "ff00" }],
    ["text 123 4", { bytes: "3132332034" }],
    ["zeros 3", { bytes: "000000" }],
    ["hex 0A 0b", { bytes: "0a0b" }],
    ["words:1,-2", { bytes: "01000000feffffff" }],
    ["text:a:b", { bytes: "613a62" }],
    ["zero:3", { bytes: "000000" }],
  ])("%s", (text, argument) => expect(readArgument(text)).toEqual(argument));

  it.each([
    "",
    "ten",
    "4294967296",
    "halves 70000",
    "zeros 9999999",
    "hex abc",
    "5 6",
    "words x",
    "random -1",
  ])("is refused: %s", (text) => expect(() => readArgument(text)).toThrow());

  it("fills a buffer with the same bytes each time", () => {
    expect(readArgument("random 16")).toEqual(readArgument("random 16"));
    expect(readArgument("random 16")).not.toEqual(readArgument("zeros 16"));
  });

  it.each(["10", "text 123456789", "zeros 8", "hex 00ff", "words 1 -2 3", "halves 1 2 3"])(
    "is written as it was read: %s",
    (text) => expect(writeArgument(readArgument(text))).toBe(text),
  );

  it("is guessed to be a buffer where it is used as an address, itself or a copy", () => {
    const source = "f: .cproc x, h, n\n MV x, px ; *n\n MV .L1 n, k\n LDH *px++, s\n LDH *+h[n], t";
    expect(["x", "h", "n"].map((name) => guess(source, name))).toEqual(["random 256", "random 256", "8"]);
  });
});
