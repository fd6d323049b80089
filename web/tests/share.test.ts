import { describe, expect, it } from "vitest";
import { fromFragment, LIMIT, pastedLink, publicLink, toFragment } from "../src/share";

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `#v1=${bytes.toString("base64url")}`;
}

describe("a shared link", () => {
  it("gives the source back", async () => {
    const shared = { source: "f: .cproc a ; é <b>\n", isa: "c64x" as const, tab: "overlap" };
    expect(await fromFragment(await toFragment(shared))).toEqual(shared);
  });

  it("leaves the token of the server out, and is found again in a source", async () => {
    const shared = { source: "f: .cproc a\n", isa: "c62x" as const };
    const link = publicLink("http://127.0.0.1:8000/?token=secret#old", await toFragment(shared));
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:8000\/#v1=/);
    const found = pastedLink(`; before\n${link}\n; behind`);
    expect(await fromFragment(found ?? "")).toEqual(shared);
    expect(pastedLink("        ADD a, b, c ; see page#v1=AAAAAAAAAAAAAAAAAAAA")).toBeNull();
  });

  it("holds a source of the greatest length", async () => {
    const source = "x".repeat(LIMIT);
    expect((await fromFragment(await toFragment({ source, isa: "c62x" })))?.source).toBe(source);
  });

  it("is nothing if the fragment is of another kind", async () => {
    expect(await fromFragment("#top")).toBeNull();
  });

  it.each(["#v1=", "#v1=%3Cscript%3E", "#v1=AAAA", "#v1=!!"])(
    "is refused if damaged: %s",
    async (fragment) => {
      await expect(fromFragment(fragment)).rejects.toThrow("damaged");
    },
  );

  it("is refused if it unpacks to far more than it is long", async () => {
    const bomb = await packed(JSON.stringify({ source: " ".repeat(8 * LIMIT), isa: "c62x" }));
    await expect(fromFragment(bomb)).rejects.toThrow("more than");
  });

  it("is refused if it is too long itself", async () => {
    await expect(fromFragment(`#v1=${"A".repeat(300_000)}`)).rejects.toThrow("too long");
  });

  it.each(["[]", "null", '{"source": 1}', '{"isa": "c62x"}'])(
    "is refused without a source: %s",
    async (text) => {
      await expect(fromFragment(await packed(text))).rejects.toThrow("no source");
    },
  );

  it("keeps only what the page knows", async () => {
    const odd = {
      source: "x",
      isa: "<script>",
      tab: "javascript:alert(1)",
      line: -4,
      __proto__: { a: 1 },
      more: 1,
    };
    expect(await fromFragment(await packed(JSON.stringify(odd)))).toEqual({ source: "x", isa: "c62x" });
  });
});
