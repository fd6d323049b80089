/** What binds, in words; the minimal core; changes that were tried and help, each with a button. */

import { effect } from "@preact/signals-core";
import type { Advice, Bounds, Core } from "../contract";
import { h, put } from "../dom";
import { keyOf, type State } from "./state";

export function advicePane(state: State, apply: (advice: Advice) => void, drawn: () => void): HTMLElement {
  const binds = h("div", { class: "binds" });
  const list = h("div", { class: "advice-list" });
  const helps = h("h2", {}, "What helps");
  const core = h("div", { class: "core" });
  effect(() => {
    const one = state.loop.value;
    put(
      binds,
      one && !one.refused
        ? h("p", {}, one.bounds.words)
        : h("p", { class: "none" }, "Nothing is pipelined yet, so nothing binds."),
      one && !one.refused ? fullness(one.bounds) : null,
    );
  });
  effect(() => {
    const all = state.advice.value;
    const status = state.adviceState.value;
    const trying = state.trying.value ? `Trying: ${state.trying.value}` : "Trying changes…";
    put(
      list,
      ...all.map((one) => card(one, apply)),
      status === "done" && all.length === 0
        ? h("p", { class: "soft" }, "Nothing that was tried makes this loop faster.")
        : null,
      status === "none" && state.verdict.value?.kind === "draft"
        ? h("p", { class: "soft" }, "This page drafts, and tries no changes: broadside explore does.")
        : null,
      status === "trying" || status === "waiting"
        ? h("p", { class: "soft" }, status === "trying" ? trying : "Changes are tried after the search.")
        : null,
    );
    helps.hidden = list.childElementCount === 0; // nothing is tried for a source with errors
  });
  effect(() => {
    const one = state.loop.value;
    const cores = one ? (state.cores.value.get(keyOf(one.loop)) ?? []) : [];
    core.hidden = cores.length === 0;
    put(core, ...cores.flatMap(tell));
    drawn();
  });
  return h(
    "aside",
    { class: "side-pane", "aria-label": "What binds and what helps" },
    h("h2", {}, "What binds"),
    binds,
    helps,
    list,
    core,
  );
}

/** How full the fullest units and paths are, a bar each; those that bind are marked, unless a recurrence does. */
function fullness({ bars, interval, resource }: Bounds): HTMLElement {
  return h(
    "ul",
    { class: "fullness" },
    ...bars.slice(0, 6).map((bar) =>
      h(
        "li",
        {
          class: bar.binds && resource === interval ? "binds" : null,
          "data-op": bar.operations.join(" ") || null,
          tabindex: "0",
        },
        h("span", {}, bar.name),
        h(
          "span",
          { class: "track", "aria-hidden": "true" },
          h("span", {
            style: `width:${Math.min(100, (100 * bar.uses) / (bar.places * Math.max(1, interval)))}%`,
          }),
        ),
        h("span", { class: "soft" }, `${bar.uses} of ${bar.places * interval}`),
      ),
    ),
  );
}

function card(advice: Advice, apply: (advice: Advice) => void): HTMLElement {
  return h(
    "article",
    { class: "card" },
    h(
      "p",
      { class: "change" },
      h("span", { class: "from" }, advice.before),
      h("span", { class: "arrow-right", "aria-label": "becomes" }, "→"),
      h("span", { class: "to" }, advice.after),
      h("span", { class: "hidden" }, "cycles"),
    ),
    h("h3", {}, advice.title),
    h("p", { class: "soft" }, advice.words),
    h("button", { type: "button", class: "button", onclick: () => apply(advice) }, "Apply"),
  );
}

function tell(core: Core): Node[] {
  return [
    h("h2", {}, "Why not one cycle less"),
    h("p", {}, core.summary),
    h(
      "ol",
      {},
      ...core.operations.map((one) =>
        h(
          "li",
          { "data-line": one.line, tabindex: "0" },
          h("code", {}, one.text),
          one.part && h("span", { class: "soft" }, ` ${one.part}`),
        ),
      ),
    ),
    core.rules.length
      ? h("ul", { class: "soft" }, ...core.rules.map((rule) => h("li", {}, rule)))
      : h("span"),
    h("p", { class: "soft" }, core.conclusion),
  ];
}
