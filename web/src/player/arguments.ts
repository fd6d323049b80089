/**
 * Arguments of a run as a person writes them: a number, or the bytes of a buffer whose address is given.
 *
 *     10   -3   0x40            a number
 *     words 1 2 3               a buffer of 32-bit numbers; halves and bytes likewise
 *     text 123456789            a buffer of characters
 *     zeros 64, random 64       a buffer of so many bytes
 *     hex 0a0b0c                a buffer of these bytes
 */

import type { Argument } from "../contract";

export const HINT =
  "A number, or a buffer: words 1 2 3, halves 1 2, bytes 1 2, text abc, zeros 64, random 64, hex 0a0b.";

const MOST_BYTES = 1 << 16;

const SIZES: Readonly<Record<string, number>> = { words: 4, halves: 2, bytes: 1 };

/** Throws an Error that says what is wrong. */
export function readArgument(text: string): Argument {
  const trimmed = text.trim();
  const [kind = "", ...rest] = trimmed.split(/[\s,]+/);
  const size = SIZES[kind];
  if (size !== undefined)
    return { bytes: limited(rest.map((one) => little(whole(one, 8 * size), size)).join("")) };
  switch (kind) {
    case "text":
      return { bytes: limited(toHex(new TextEncoder().encode(trimmed.slice(5)))) };
    case "zeros":
      return { bytes: "00".repeat(length(rest[0])) };
    case "random":
      return { bytes: toHex(pseudoRandom(length(rest[0]))) };
    case "hex":
      if (!/^(?:[0-9a-f]{2})*$/i.test(rest.join("")))
        throw new Error("hex wants pairs of hexadecimal digits");
      return { bytes: limited(rest.join("").toLowerCase()) };
    default:
      if (rest.length) throw new Error(`"${kind}" is no kind of buffer`);
      return { number: whole(kind, 32) };
  }
}

/** The other way round, as short as possible. */
export function writeArgument(argument: Argument): string {
  if ("number" in argument) return String(argument.number);
  const { bytes } = argument;
  if (bytes && /^(?:00)+$/.test(bytes)) return `zeros ${bytes.length / 2}`;
  const text = (bytes.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  if (text.length && text.every((byte) => byte > 32 && byte < 127))
    return `text ${String.fromCharCode(...text)}`;
  return `hex ${bytes}`;
}

function whole(text: string, bits: number): number {
  if (!/^[+-]?(?:0x[0-9a-f]+|\d+)$/i.test(text)) throw new Error(`"${text}" is no number`);
  const value = text.startsWith("-") ? -Number(text.slice(1)) : Number(text.replace(/^\+/, ""));
  if (value >= 2 ** bits || value < -(2 ** (bits - 1)))
    throw new Error(`${text} does not fit into ${bits} bits`);
  return value;
}

function length(text: string | undefined): number {
  const value = whole(text ?? "", 32);
  if (value < 0 || value > MOST_BYTES) throw new Error(`a buffer has at most ${MOST_BYTES} bytes`);
  return value;
}

function limited(bytes: string): string {
  if (bytes.length > 2 * MOST_BYTES) throw new Error(`a buffer has at most ${MOST_BYTES} bytes`);
  return bytes;
}

/** The lowest byte first. */
function little(value: number, size: number): string {
  const bytes = Array.from({ length: size }, (_, at) => (value >> (8 * at)) & 0xff);
  return toHex(Uint8Array.from(bytes));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The same bytes each time, so that a run can be repeated. */
function pseudoRandom(length: number): Uint8Array {
  let state = 0x2545f491;
  return Uint8Array.from({ length }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 0xff;
  });
}
