/** Runs the routine cycle by cycle, forwards and backwards: packet, registers, results on their way, stalls, memory. */

import { computed, effect, signal } from "@preact/signals-core";
import type { Argument } from "../contract";
import { h, put } from "../dom";
import type { Controller } from "../shell/controller";
import { words as wordsOf } from "../shell/controller";
import { type IconName, icon } from "../shell/icons";
import type { State } from "../shell/state";
import { guess, HINT, readArgument, writeArgument } from "./arguments";
import { nextBreak, packetsOf, withoutLines } from "./run";
import { buffersOf, eventsOf, outcome, packetRow, registerTable } from "./view";

const STEPS_A_SECOND = 6;
const MOST_CYCLES = 100_000;
const IDLE = "Calls the routine with these arguments; then step through its cycles.";

export function player(state: State, controller: Controller, drawn: () => void): HTMLElement {
  const breakpoints = signal<ReadonlySet<number>>(new Set());
  const playing = signal(false);
  let timer = 0;

  const shown = computed(() => {
    const run = state.run.value;
    return run && state.runIsOld.value ? withoutLines(run) : run;
  });

  const last = () => (state.run.value?.steps.length ?? 1) - 1;
  const go = (step: number) => {
    state.step.value = Math.max(0, Math.min(step, last()));
  };
  const jump = (by: 1 | -1) => {
    if (state.run.value) go(nextBreak(state.run.value, state.step.value, by, breakpoints.value));
  };
  const button = (name: string, picture: IconName, action: () => void) =>
    h(
      "button",
      { type: "button", class: "button quiet", "aria-label": name, title: name, onclick: action },
      icon(picture),
    );
  const playButton = button("Play", "play", () => {
    if (!playing.value && state.step.value >= last()) go(0);
    playing.value = !playing.value;
  });
  const slider = h("input", { type: "range", min: 0, value: 0, "aria-label": "Step" });
  slider.addEventListener("input", () => go(Number(slider.value)));
  const where = h("p", { class: "where" });
  const controls = h(
    "div",
    { class: "controls", role: "group", "aria-label": "Steps" },
    button("To the previous breakpoint", "first", () => jump(-1)),
    button("One packet back", "back", () => go(state.step.value - 1)),
    playButton,
    button("One packet on", "on", () => go(state.step.value + 1)),
    button("To the next breakpoint", "last", () => jump(1)),
    slider,
    where,
  );
  const form = argumentForm(state, controller);
  const stopButton = h(
    "button",
    { type: "button", class: "button", onclick: () => controller.stopRun() },
    icon("stop"),
    "Stop the run",
  );
  const words = h("p", { class: "soft", role: "status" });
  const buffers = h("div", { class: "buffers" });
  const old = h("p", { class: "old-run" }, "The source has changed since this run. Run it again.");
  const panes = h("div", { class: "player-panes" });
  const root = h(
    "section",
    { class: "player", "aria-label": "Player" },
    h("div", { class: "player-head" }, h("h2", {}, "Player"), form, stopButton, words, old),
    buffers,
    controls,
    panes,
  );
  const listing = h("div", { class: "listing", tabindex: "0", role: "region", "aria-label": "Packets" });
  const registers = h("div", {
    class: "registers",
    tabindex: "0",
    role: "region",
    "aria-label": "Registers",
  });
  const events = h("div", { class: "events", tabindex: "0", role: "region", "aria-label": "This step" });
  put(panes, listing, registers, events);

  const toggle = (address: number) => {
    const next = new Set(breakpoints.value);
    if (!next.delete(address)) next.add(address);
    breakpoints.value = next;
  };

  effect(() => {
    const run = shown.value;
    const status = state.runState.value;
    form.hidden = status === "running";
    stopButton.hidden = status !== "running";
    controls.hidden = run === null || run.steps.length === 0;
    panes.hidden = controls.hidden;
    buffers.hidden = run === null || status === "running";
    if (run) put(buffers, ...buffersOf(run, state.ran.peek()));
    old.hidden = run === null || !state.runIsOld.value;
    root.classList.toggle("empty", controls.hidden);
    put(words, state.runProblem.value || (status === "running" ? "Running…" : run ? outcome(run) : IDLE));
    words.classList.toggle("bad", state.runProblem.value !== "" || (run?.cut ?? "") !== "");
    if (!run) {
      playing.value = false;
      return;
    }
    slider.max = String(Math.max(0, run.steps.length - 1));
    put(
      listing,
      ...packetsOf(run).map(({ address, packet }) =>
        packetRow(address, packet, breakpoints.peek().has(address), toggle),
      ),
    );
  });
  effect(() => {
    for (const row of listing.querySelectorAll<HTMLElement>("[data-address]")) {
      const on = breakpoints.value.has(Number(row.dataset.address));
      row.querySelector("button")?.setAttribute("aria-pressed", String(on));
    }
  });
  effect(() => {
    const run = shown.value;
    const step = run?.steps[state.step.value];
    if (!run || !step) return;
    slider.value = String(state.step.value);
    slider.setAttribute("aria-valuetext", `cycle ${step.cycle}`);
    const end = run.steps.at(-1);
    put(where, "cycle ", h("b", {}, step.cycle), ` of ${end ? end.cycle + end.cycles - 1 : 0}`);
    for (const row of listing.querySelectorAll<HTMLElement>("[data-address]")) {
      const on = row.dataset.address === String(step.address);
      row.classList.toggle("now", on);
      if (!on) {
        row.removeAttribute("aria-current");
        for (const code of row.querySelectorAll(".skipped")) code.classList.remove("skipped");
        continue;
      }
      row.setAttribute("aria-current", "step");
      keepInView(listing, row);
      for (const [at, code] of [...row.querySelectorAll(".code > span")].entries()) {
        code.classList.toggle("skipped", step.skipped.includes(at));
      }
    }
    put(registers, registerTable(run, state.step.value, state.isa.value === "c64x" ? 32 : 16));
    put(events, ...eventsOf(run, step));
    drawn();
  });
  effect(() => {
    clearInterval(timer);
    put(playButton, icon(playing.value ? "pause" : "play"));
    playButton.setAttribute("aria-label", playing.value ? "Pause" : "Play");
    if (!playing.value) return;
    timer = window.setInterval(() => {
      const run = state.run.peek();
      const at = state.step.peek();
      if (!run || at >= last()) {
        playing.value = false;
        return;
      }
      go(at + 1);
      if (breakpoints.peek().has(run.steps[at + 1]?.address ?? -1)) playing.value = false;
    }, 1000 / STEPS_A_SECOND);
  });
  return root;
}

/** Scrolls the list, never the page. */
function keepInView(list: HTMLElement, row: HTMLElement): void {
  const top = row.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop;
  if (top < list.scrollTop || top + row.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - list.clientHeight / 3;
  }
}

/** A field for each argument of the routine, and the button that runs it. */
function argumentForm(state: State, controller: Controller): HTMLElement {
  const fields = h("span", { class: "fields" });
  const written = new Map<string, string>();
  const inputs: HTMLInputElement[] = [];
  const form = h(
    "form",
    { class: "arguments" },
    fields,
    h("button", { class: "button primary" }, icon("play"), "Run"),
  );
  let shape = "";
  effect(() => {
    const head = state.analysis.value?.procedures[0];
    if (!head && state.source.value.trim()) return; // the fields stay while the source has an error
    const template = state.templates.value.find((one) => one.name === state.title.value);
    const next = `${template?.name}/${head?.name}/${head?.arguments.join()}`;
    if (next === shape) return;
    shape = next;
    inputs.length = 0;
    for (const [at, name] of (head?.arguments ?? []).entries()) {
      const given = template?.entry === head?.name ? template?.arguments[at] : undefined;
      const key = `${template?.name}/${name}`;
      const value =
        written.get(key) ?? (given ? writeArgument(given.value) : guess(state.source.peek(), name));
      const input = h("input", {
        type: "text",
        title: given ? `${given.about}. ${HINT}` : HINT,
        spellcheck: "false",
      });
      input.value = value;
      input.addEventListener("input", () => {
        written.set(key, input.value);
        input.setCustomValidity("");
      });
      inputs.push(input);
    }
    put(fields, ...inputs.map((input, at) => h("label", {}, head?.arguments[at] ?? "", input)));
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const head = state.analysis.value?.procedures[0];
    if (!head) {
      controller.say("There is no routine to run: the source has errors, or no .cproc yet.", true);
      return;
    }
    const values: Argument[] = [];
    for (const input of inputs) {
      try {
        values.push(readArgument(input.value));
      } catch (error) {
        input.setCustomValidity(wordsOf(error));
        input.reportValidity();
        return;
      }
    }
    const { value: isa } = state.isa;
    const schedule = state.schedule.value;
    void controller.run({
      source: schedule?.assembly ?? state.source.value,
      language: schedule ? "assembly" : "linear",
      ...(schedule ? { assemblyLines: schedule.assemblyLines } : {}),
      isa,
      entry: head.name,
      arguments: values,
      machine: `${isa}-flat`,
      mostCycles: MOST_CYCLES,
    });
  });
  return form;
}
