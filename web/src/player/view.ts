/** The panes of the player: the packets, the registers, and what happens in a step. */

import type { Packet, Run, Step } from "../contract";
import { count, h } from "../dom";
import type { Ran } from "../shell/state";
import { hex, registersAfter } from "./run";

/** One line of the listing. */
export function packetRow(
  address: number,
  packet: Packet,
  isBreakpoint: boolean,
  toggle: (address: number) => void,
): HTMLElement {
  return h(
    "div",
    { class: "packet", "data-address": address },
    h("button", {
      type: "button",
      class: "breakpoint",
      "aria-label": `Breakpoint at ${packet.place}`,
      "aria-pressed": String(isBreakpoint),
      onclick: () => toggle(address),
    }),
    h("span", { class: "address", title: hex(address) }, shortPlace(packet.place)),
    h(
      "span",
      { class: "code" },
      ...packet.instructions.map((one) => h("span", { "data-line": one.line }, one.text)),
    ),
  );
}

/** "dot$loop+0x20" as "loop+20". */
function shortPlace(place: string): string {
  return place.replace(/^.*\$/, "").replace("+0x", "+");
}

export function registerTable(run: Run, step: number, number: number): HTMLElement {
  const values = registersAfter(run, step);
  const changed = new Set(run.steps[step]?.changed.map(([register]) => register));
  // Two columns for each side.
  const half = number / 2;
  const rows = Array.from({ length: half }, (_, row) => row);
  const cell = (name: string) => {
    const value = values.get(name);
    const isNew = changed.has(name);
    return h(
      "td",
      {
        class: isNew ? "changed" : value ? null : "zero",
        title: value === undefined ? null : String(value | 0),
      },
      value === undefined ? "·" : hex(value),
      isNew && h("span", { class: "hidden" }, " (new)"),
    );
  };
  return h(
    "table",
    { class: "register-table" },
    h("caption", {}, "Registers", h("span", { class: "soft" }, changed.size ? ` ${changed.size} new` : "")),
    h(
      "tbody",
      {},
      ...rows.map((row) =>
        h(
          "tr",
          {},
          ...[`A${row}`, `A${row + half}`, `B${row}`, `B${row + half}`].flatMap((name) => [
            h("th", { scope: "row" }, name),
            cell(name),
          ]),
        ),
      ),
    ),
  );
}

export function eventsOf(run: Run, step: Step): (Node | null)[] {
  const stalls = Object.entries(step.stalls);
  return [
    stalls.length
      ? h(
          "div",
          { class: "stalls" },
          ...stalls.map(([cause, cycles]) => h("p", {}, h("b", {}, count(cycles, "stall")), `: ${cause}`)),
        )
      : null,
    h("h3", {}, "Results on the way"),
    step.flying.length
      ? h(
          "ul",
          { class: "flying" },
          ...step.flying.map((one) => {
            const issued = run.packets[String(run.steps[one.step]?.address)]?.instructions[one.instruction];
            return h(
              "li",
              { "data-line": issued?.line },
              h("b", {}, one.register),
              h(
                "span",
                { class: "pips", role: "img", "aria-label": `in ${count(one.lands, "cycle")}` },
                "●".repeat(Math.max(0, Math.min(one.lands, 6))),
              ),
              h("span", { class: "soft" }, issued?.text),
            );
          }),
        )
      : h("p", { class: "soft" }, "none"),
    h("h3", {}, "Memory"),
    step.memory.length
      ? h(
          "ul",
          { class: "memory" },
          ...step.memory.map((one) =>
            h(
              "li",
              {},
              h("b", { class: one.write ? "write" : "read" }, one.write ? "write" : "read"),
              ` ${hex(one.address)} `,
              h("span", { class: "soft" }, one.value || count(one.bytes, "byte")),
            ),
          ),
        )
      : h("p", { class: "soft" }, "not touched"),
  ];
}

/** Bytes of a buffer that are written out. */
const MOST_SHOWN = 64;

/** The buffers that the run changed, by the names of their arguments, four bytes together. */
export function buffersOf(run: Run, ran: Ran | null): Node[] {
  if (run.cut || !ran) return [];
  return run.buffers.flatMap(({ argument, bytes }) => {
    const before = ran.request.arguments[argument];
    if (!before || !("bytes" in before) || before.bytes === bytes) return [];
    const words = bytes.slice(0, 2 * MOST_SHOWN).match(/.{1,8}/g) ?? [];
    const rest = bytes.length / 2 - MOST_SHOWN;
    return [
      h(
        "p",
        {},
        h("b", {}, ran.names[argument] ?? `argument ${argument + 1}`),
        h("span", { class: "soft" }, " after the run, bytes: "),
        h("code", {}, words.join(" ")),
        rest > 0 && h("span", { class: "soft" }, ` and ${count(rest, "byte")} more`),
      ),
    ];
  });
}

/** What a run came to, in a sentence. */
export function outcome(run: Run): string {
  if (run.cut) return run.cut;
  const stalls = Object.values(run.stalls).reduce((sum, one) => sum + one, 0);
  const shown = run.dropped ? ` The first ${run.steps.length} packets are shown.` : "";
  return `${count(run.cycles, "cycle")}, ${count(stalls, "stall")}; A4 is 0x${hex(run.returnValue)}.${shown}`;
}
