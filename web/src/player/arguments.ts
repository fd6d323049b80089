/**
 * Arguments of a run as a person writes them: a number, or the bytes of a buffer whose address is given.
 *
 *     10   -3   0x40            a number
 *     words 1 2 3               a buffer of 32-bit numbers; halves and bytes likewise
 *     text 123456789            a buffer of characters
 *     zeros 64, random 64       a buffer of so many bytes
 *     hex 0a0b0c                a buffer of these bytes
 *
 * `broadside call` reads the same words, with a colon after the kind; so does this page.
 */

import type { Argument } from "../contract";

export const HINT =
  "A number, or a buffer: words 1 2 3, halves 1 2, bytes 1 2, text abc, zeros 64, random 64, hex 0a0b.";

const MOST_BYTES = 1 << 16;

const SIZES: Readonly<Record<string, number>> = { words: 4, halves: 2, bytes: 1 };

/** Throws an Error that says what is wrong. */
export function readArgument(text: string): Argument {
  const trimmed = text.trim();
  const [kind = "", ...rest] = trimmed.split(/[\s,:]+/);
  const size = SIZES[kind];
  if (size !== undefined)
    return { bytes: limited(rest.map((one) => little(whole(one, 8 * size), size)).join("")) };
  switch (kind) {
    case "text":
      return { bytes: limited(toHex(new TextEncoder().encode(trimmed.slice(5)))) };
    case "zero":
    case "zeros":
      return { bytes: "00".repeat(length(rest[0])) };
    case "random":
      return { bytes: toHex(pseudoRandom(length(rest[0]))) };
    case "hex":
      if (!/^(?:[0-9a-f]{2})*$/i.test(rest.join("")))
        throw new Error("hex wants pairs of hexadecimal digits");
      return { bytes: limited(rest.join("").toLowerCase()) };
    default:
      if (rest.length) throw new Error(`"${kind}" is not a kind of buffer`);
      return { number: whole(kind, 32) };
  }
}

/** The other way round: as text if it is one, else the shortest way of writing. */
export function writeArgument(argument: Argument): string {
  if ("number" in argument) return String(argument.number);
  const { bytes } = argument;
  if (bytes && /^(?:00)+$/.test(bytes)) return `zeros ${bytes.length / 2}`;
  const text = (bytes.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  if (text.length && text.every((byte) => byte > 32 && byte < 127))
    return `text ${String.fromCharCode(...text)}`;
  const ways = Object.entries(SIZES)
    .filter(([, size]) => text.length % size === 0)
    .map(([kind, size]) => `${kind} ${numbers(text, size).join(" ")}`);
  return [`hex ${bytes}`, ...ways].reduce((one, other) => (other.length < one.length ? other : one));
}

/** The signed numbers of so many bytes each, the lowest byte first. */
function numbers(bytes: readonly number[], size: number): number[] {
  return Array.from({ length: bytes.length / size }, (_, at) => {
    const value = bytes.slice(at * size, (at + 1) * size).reduceRight((sum, byte) => sum * 256 + byte, 0);
    return value < 2 ** (8 * size - 1) ? value : value - 2 ** (8 * size);
  });
}

/**
 * What an argument may be if nothing is known of it: a buffer for one that is used as an address, itself or a copy
 * of it (`MV`), else a small number.
 */
export function guess(source: string, name: string): string {
  const code = source.replace(/;.*$/gm, "");
  const names = [name];
  for (const one of names) {
    const word = one.replace(/\$/g, "\\$&");
    if (new RegExp(`\\*[-+]*${word}(?![\\w$])`).test(code)) return "random 256";
    const copies = code.matchAll(new RegExp(`\\bMV\\s+(?:\\.\\w+\\s+)?${word}\\s*,\\s*([\\w$]+)`, "gi"));
    for (const copy of copies) if (copy[1] && !names.includes(copy[1])) names.push(copy[1]);
  }
  return "8";
}

function whole(text: string, bits: number): number {
  if (!/^[+-]?(?:0x[0-9a-f]+|\d+)$/i.test(text)) throw new Error(`"${text}" is not a number`);
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
