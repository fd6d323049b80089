/** The interval as one big number, the bounds as bars beside it, and how sure it is. */

import { effect } from "@preact/signals-core";
import type { Verdict } from "../contract";
import { h, put } from "../dom";
import type { Controller } from "./controller";
import { icon } from "./icons";
import { keyOf, type Phase, perPass, type State, type Tab } from "./state";

export function headline(state: State, controller: Controller, open: (tab: Tab) => void): HTMLElement {
  const number = h("output", { class: "interval" });
  const unit = h("span", { class: "unit" });
  const trail = h("p", { class: "trail" });
  const badge = h("div", { class: "badge-row" });
  const bars = h("div", { class: "bars" });
  const loops = h("div", { class: "loops", role: "group", "aria-label": "Loops" });
  const announced = h("p", { class: "hidden", role: "status" });
  const root = h(
    "section",
    { class: "headline", "aria-label": "Interval" },
    h("div", { class: "figure" }, number, h("div", { class: "beside" }, unit, badge, trail)),
    h("div", { class: "bounds" }, loops, bars),
    announced,
  );

  effect(() => {
    const one = state.loop.value;
    const failed = state.phase.value.at === "failed";
    const interval = one?.loop.interval ?? null;
    root.classList.toggle("stale", state.stale.value || (failed && interval !== null));
    number.classList.toggle("bound", interval === null);
    put(number, interval ?? (one && !one.refused ? `≥ ${one.bounds.interval}` : "–"));
    put(unit, unitOf(interval, one?.passes ?? 1));
    const before = state.before.value;
    const now = one ? perPass(one) : null;
    const changed = before !== null && now !== null && before !== now && !failed && !state.stale.value;
    put(
      trail,
      ...(changed
        ? difference(before, now)
        : passed(one ? (state.trails.value.get(keyOf(one.loop)) ?? []) : [])),
    );
  });

  // The button stays the same element while the seconds change: it may have the focus, or be half pressed.
  const told = h("span", { class: "told" });
  const stop = h(
    "button",
    { type: "button", class: "button stop", onclick: () => controller.stop() },
    icon("stop"),
    "Stop",
  );
  put(badge, told, stop);
  effect(() => {
    const phase = state.phase.value;
    const seconds = told.querySelector(".seconds");
    const proved = state.verdict.value?.kind === "proved";
    if (phase.at === "searching" && seconds && told.dataset.proved === String(proved))
      put(seconds, secondsOf(phase));
    else put(told, ...badgesOf(phase, state.verdict.value));
    told.dataset.proved = String(proved);
    stop.hidden = state.phase.value.at !== "searching";
  });

  let last = "";
  effect(() => {
    const text = spoken(state.phase.value, state.verdict.value, state.loop.value?.passes ?? 1);
    if (text !== last) put(announced, text);
    last = text;
  });

  effect(() => {
    const one = state.loop.value;
    if (!one || one.refused) {
      put(bars, one?.refused ? h("p", { class: "none" }, `Not pipelined: ${one.refused}`) : null);
      return;
    }
    const { resource, recurrence } = one.bounds;
    const interval = one.loop.interval;
    const scale = Math.max(resource, recurrence ?? 0, interval ?? 0, 1);
    const bar = (name: string, value: number | null, binds: boolean, tab: Tab, title: string) =>
      h(
        "button",
        { type: "button", class: binds ? "bound-bar binds" : "bound-bar", title, onclick: () => open(tab) },
        h("span", { class: "name" }, name),
        h(
          "span",
          { class: "track" },
          h("span", { class: "fill", style: `width:${(100 * (value ?? 0)) / scale}%` }),
          interval !== null && h("span", { class: "mark", style: `left:${(100 * interval) / scale}%` }),
        ),
        h("span", { class: "value" }, value ?? "?"),
      );
    const most = Math.max(resource, recurrence ?? 0);
    put(
      bars,
      bar(
        "resources",
        resource,
        resource === most,
        "schedule",
        "Lower bound from units and paths: see the schedule",
      ),
      bar(
        "recurrence",
        recurrence,
        recurrence === most,
        "dependences",
        recurrence === null
          ? "Not known here: a macro or a directive decides what is in this loop"
          : "Lower bound from cycles of dependences: see the graph",
      ),
    );
  });

  effect(() => {
    const all = state.loops.value;
    loops.hidden = all.length < 2;
    put(
      loops,
      ...all.map(({ loop, refused }, at) =>
        h(
          "button",
          {
            type: "button",
            class: "loop-chip",
            "aria-pressed": String(at === state.chosen.value),
            onclick: () => {
              state.chosen.value = at;
            },
          },
          loop.name,
          h("span", {}, refused ? "not pipelined" : (loop.interval ?? "…")),
        ),
      ),
    );
  });
  return root;
}

/** What the big number counts; of an unrolled loop also what one pass of the source takes. */
function unitOf(interval: number | null, passes: number): string {
  if (passes > 1) return `cycles for ${passes} passes${interval ? `: ${short(interval / passes)} each` : ""}`;
  return interval === 1 ? "cycle a pass" : "cycles a pass";
}

const short = (number: number) => String(Math.round(number * 100) / 100);

function difference(before: number, now: number): (Node | string)[] {
  const by = `${now > before ? "+" : "−"}${short(Math.abs(now - before))}`;
  return [
    h("b", { class: now > before ? "worse" : "better" }, by),
    ` a pass since the last edit (was ${short(before)})`,
  ];
}

function passed(trail: readonly number[]): (Node | string)[] {
  if (trail.length < 2) return [];
  return ["found ", ...trail.flatMap((one, at) => (at ? [" › ", String(one)] : [String(one)]))];
}

/** A loop may be proved while the code around it is still being searched. */
function badgesOf(phase: Phase, verdict: Verdict | null): (Node | null)[] {
  const badge = badgeOf(phase, verdict);
  if (phase.at !== "searching" || verdict?.kind !== "proved") return [badge];
  const rest = h("span", { class: "rest" }, "the rest: ", h("span", { class: "seconds" }, secondsOf(phase)));
  rest.title = "The code around this loop is still being searched.";
  return [badge, rest];
}

function badgeOf(phase: Phase, verdict: Verdict | null): Node | null {
  if (phase.at === "failed") return h("span", { class: "badge failed" }, phase.words);
  if (verdict?.kind === "proved") {
    return h(
      "span",
      { class: "badge proved", title: verdict.words },
      icon("check"),
      "proved: the least possible",
    );
  }
  if (phase.at === "searching") {
    return h(
      "span",
      { class: "badge searching", title: phase.trying },
      h("span", { class: "pulse", "aria-hidden": "true" }),
      "searching",
      h("span", { class: "seconds" }, secondsOf(phase)),
    );
  }
  if (verdict?.kind === "draft")
    return h("span", { class: "badge open", title: verdict.words }, "draft: not verified");
  if (phase.at === "waiting" || !verdict || verdict.interval === null) return null;
  const stopped = phase.stopped ? "stopped: " : "";
  return h(
    "span",
    { class: "badge open", title: verdict.words },
    `${stopped}open: ${range(verdict)} not ruled out`,
  );
}

const secondsOf = ({ seconds }: { seconds: number }) => `${seconds.toFixed(1)} s`;

function range({ least, interval }: Verdict): string {
  const most = (interval ?? least) - 1;
  return least >= most ? String(least) : `${least} to ${most}`;
}

function spoken(phase: Phase, verdict: Verdict | null, passes: number): string {
  if (phase.at === "failed") return phase.words;
  const interval = verdict?.interval ?? 0;
  const figure = `${interval} ${unitOf(interval, passes)}`;
  if (verdict?.kind === "proved") return `${figure}, proved the least possible`;
  if (phase.at === "searching") return "Searching";
  if (verdict?.kind === "draft") return `${figure}, a draft that was not verified`;
  if (phase.at === "ended" && verdict?.interval) {
    return `${figure}, ${range(verdict)} not ruled out`;
  }
  return "";
}
