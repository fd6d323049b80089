/**
 * A source as the fragment of an address: "#v1=" and base64url of the deflated JSON.
 *
 * Whoever sends a link chooses these bytes. They are unpacked up to a limit and checked field by field; what is
 * left is text that goes into an editor.
 */

export const LIMIT = 256 * 1024;
/** Bytes of a source, unpacked; the editor takes no longer one either. */

const LONGEST_FRAGMENT = 200_000;
const MARK = "#v1=";

export interface Shared {
  source: string;
  isa: "c62x" | "c64x";
  /** The tab that was open, if one of the page's. */
  tab?: string;
  /** The line that was pointed at. */
  line?: number;
}

/** The fragment, with its "#". */
export async function toFragment(shared: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const whole = new Uint8Array(await new Response(packed).arrayBuffer());
  let binary = "";
  for (const byte of whole) binary += String.fromCharCode(byte);
  return MARK + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The address that others get: without the token, which lets one use this machine's server. */
export function publicLink(address: string, fragment: string): string {
  const link = new URL(address);
  link.search = "";
  link.hash = fragment;
  return link.href;
}

/** The fragment of a link that someone pasted into a source as a line of its own, or null. */
export function pastedLink(text: string): string | null {
  return text.includes(MARK) ? (/^\s*\S*(#v1=[\w-]{16,})\s*$/m.exec(text)?.[1] ?? null) : null;
}

/** What a fragment holds, or null if it is no shared source. Throws an Error that says what is wrong with it. */
export async function fromFragment(fragment: string): Promise<Shared | null> {
  if (!fragment.startsWith(MARK)) return null;
  const text = fragment.slice(MARK.length);
  if (text.length > LONGEST_FRAGMENT) throw new Error("the link is too long");
  if (!/^[\w-]+$/.test(text)) throw new Error("the link is damaged");
  let unpacked: string;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    unpacked = await inflate(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
  } catch (error) {
    if (error instanceof TooLong) throw new Error(`the link unpacks to more than ${LIMIT / 1024} KiB`);
    throw new Error("the link is damaged");
  }
  return check(unpacked);
}

class TooLong extends Error {}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    // The source and a little JSON around it, each character escaped at most once.
    if (length > 2 * LIMIT + 1024) {
      await reader.cancel();
      throw new TooLong();
    }
    text += decoder.decode(value, { stream: true });
  }
}

function check(text: string): Shared {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error("the link is damaged");
  }
  if (typeof data !== "object" || data === null) throw new Error("the link holds no source");
  const { source, isa, tab, line } = data as Record<string, unknown>;
  if (typeof source !== "string") throw new Error("the link holds no source");
  if (source.length > LIMIT) throw new Error(`the link holds more than ${LIMIT / 1024} KiB`);
  const shared: Shared = { source, isa: isa === "c64x" ? "c64x" : "c62x" };
  if (typeof tab === "string" && /^[a-z]{1,20}$/.test(tab)) shared.tab = tab;
  if (typeof line === "number" && Number.isInteger(line) && line > 0) shared.line = line;
  return shared;
}
