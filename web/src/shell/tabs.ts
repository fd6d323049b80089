/** The pictures in the middle, one at a time. */

import { effect } from "@preact/signals-core";
import { dependenceGraph } from "../components/graph";
import { lifetimes } from "../components/lifetimes";
import { overlap } from "../components/overlap";
import { scheduleGrid } from "../components/schedule";
import type { LoopState } from "../contract";
import { h, put } from "../dom";
import { keep } from "../keep";
import { type State, TABS, type Tab } from "./state";

const NAMES: Record<Tab, string> = {
  schedule: "Schedule",
  overlap: "Overlap",
  dependences: "Dependences",
  lifetimes: "Lifetimes",
  assembly: "Assembly",
};

const NEEDS_SERVER =
  "This page has no optimizer: what a macro or a directive makes of this loop it does not know. Install Broadside and " +
  "type broadside explore, then paste the source there.";
const IS_DRAFT =
  "The kernel is a draft of this page, which writes no assembly. Install Broadside and type broadside explore, then " +
  "paste the source there.";

export function tabs(state: State, choose: (operation: number) => void, drawn: () => void): HTMLElement {
  const panel = h("div", { role: "tabpanel", id: "panel", class: "panel", tabindex: "0" });
  const buttons = TABS.map((tab) =>
    h(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${tab}`,
        "aria-controls": "panel",
        onclick: () => select(tab),
        onkeydown: (event: KeyboardEvent) => {
          const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
          const to = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length];
          if (!by || !to) return;
          event.preventDefault();
          select(to);
          document.getElementById(`tab-${to}`)?.focus();
        },
      },
      NAMES[tab],
    ),
  );
  const select = (tab: Tab) => {
    state.tab.value = tab;
    keep("tab", tab);
  };
  effect(() => {
    for (const [at, tab] of TABS.entries()) {
      const on = tab === state.tab.value;
      buttons[at]?.setAttribute("aria-selected", String(on));
      buttons[at]?.setAttribute("tabindex", on ? "0" : "-1");
      if (on) panel.setAttribute("aria-labelledby", `tab-${tab}`);
    }
  });
  effect(() => {
    const one = state.loop.value;
    const content = contentOf(state, one, choose, Math.max(300, panel.clientWidth - 44));
    // A picture of the same kind keeps its place when a better schedule is drawn.
    const { scrollTop, scrollLeft } = panel;
    const cycle = panel.querySelector<HTMLInputElement>("input[type=range]")?.value;
    put(panel, content);
    panel.scrollTo(scrollLeft, scrollTop);
    const slider = panel.querySelector<HTMLInputElement>("input[type=range]");
    if (slider && cycle !== undefined) {
      slider.value = cycle;
      slider.dispatchEvent(new Event("input"));
    }
    drawn();
  });
  effect(() => {
    panel.classList.toggle("stale", state.stale.value);
  });
  return h(
    "section",
    { class: "centre", "aria-label": "Pictures of the loop" },
    h("div", { role: "tablist", class: "tabs", "aria-label": "Pictures" }, ...buttons),
    panel,
  );
}

function contentOf(
  state: State,
  one: LoopState | null,
  choose: (operation: number) => void,
  room: number,
): HTMLElement {
  const tab = state.tab.value;
  if (tab === "assembly") return assembly(state.schedule.value?.assembly ?? null);
  if (!one) return h("p", { class: "none" }, "No loop yet: write one, or take a template.");
  if (one.refused)
    return h("p", { class: "none" }, `The loop ${one.loop.name} is not pipelined: ${one.refused}`);
  if (one.bounds.recurrence === null) return h("p", { class: "none" }, NEEDS_SERVER);
  if (tab === "dependences") return dependenceGraph(one.loop, choose, room);
  if (one.loop.interval === null)
    return h("p", { class: "none" }, "The schedule appears here as soon as there is one.");
  if (tab === "schedule") return scheduleGrid(one.loop, choose);
  if (tab === "overlap") return overlap(one.loop, choose, room);
  return lifetimes(one.loop, state.isa.value === "c64x" ? 32 : 16);
}

function assembly(text: string | null): HTMLElement {
  if (text === null)
    return h("p", { class: "none" }, "The assembly appears here as soon as there is a schedule.");
  if (text === "") return h("p", { class: "none" }, IS_DRAFT);
  return h(
    "pre",
    { class: "assembly" },
    ...text
      .split("\n")
      .map((line) => h("span", { class: line.startsWith(";") ? "comment" : null }, `${line}\n`)),
  );
}
