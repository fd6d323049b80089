/**
 * Turns what the user does into questions to the engine. A new source ends the questions about the old one, so that
 * no late answer is drawn.
 */

import { batch } from "@preact/signals-core";
import type { Advice, Isa, LoopState, RunRequest, Schedule, ScheduleEvent, SearchState } from "../contract";
import type { Engine } from "../engine/engine";
import { Busy, Unknown } from "../engine/engine";
import { keep } from "../keep";
import { keyOf, perPass, type State } from "./state";

/** Milliseconds without a keystroke before the bounds are asked for, and before a search begins. */
const BOUNDS_AFTER = 90;
const SEARCH_AFTER = 350;
const KEEP_AFTER = 300;
/** Milliseconds before a busy engine is asked again. */
const BUSY_WAIT = 1000;

/** Seconds of a search, and of the question why not one cycle less. */
const SEARCH_SECONDS = 120;
const CORE_SECONDS = 20;

export class Controller {
  private asking = new AbortController();
  private running = new AbortController();
  private search = "";
  private timer = 0;
  private keepTimer = 0;

  constructor(
    private readonly state: State,
    private readonly engine: Engine,
  ) {}

  /** The text of the editor has changed. */
  changed(source: string): void {
    const { state } = this;
    if (source === state.source.value) return;
    batch(() => {
      if (this.settled()) state.before.value = state.loop.value ? perPass(state.loop.value) : null;
      state.source.value = source;
    });
    this.again(BOUNDS_AFTER);
    clearTimeout(this.keepTimer);
    this.keepTimer = window.setTimeout(() => this.keepSource(), KEEP_AFTER);
  }

  /** Whether the chosen loop has its last schedule. The code around a proved loop may still be searched. */
  private settled(): boolean {
    const { phase, verdict, stale } = this.state;
    return phase.value.at === "ended" || (verdict.value?.kind === "proved" && !stale.value);
  }

  keepSource(): void {
    keep("source", this.state.source.value);
    keep("isa", this.state.isa.value);
    keep("title", this.state.title.value);
  }

  setIsa(isa: Isa): void {
    this.state.isa.value = isa;
    this.keepSource();
    this.again(0);
    void this.loadInstructions();
  }

  async loadInstructions(): Promise<void> {
    try {
      const list = await this.engine.instructions(this.state.isa.value);
      this.state.instructions.value = new Map(list.map((one) => [one.mnemonic, one]));
    } catch (error) {
      this.say(`No help on instructions: ${words(error)}`, true);
    }
  }

  /** Computes everything anew after some milliseconds. */
  again(after: number): void {
    this.asking.abort();
    clearTimeout(this.timer);
    this.state.stale.value = true;
    this.timer = window.setTimeout(() => void this.compute(), after);
  }

  /** Ends the search and keeps the best schedule so far. */
  stop(): void {
    const { state } = this;
    if (this.search) this.engine.stop(this.search).catch(() => this.asking.abort());
    else this.asking.abort();
    batch(() => {
      state.phase.value = { at: "ended", stopped: true };
      state.stale.value = false;
    });
  }

  /** Runs a routine for the player. */
  async run(request: RunRequest): Promise<void> {
    this.running.abort();
    const stopper = new AbortController();
    this.running = stopper;
    const { state } = this;
    const names = state.analysis.value?.procedures.find((one) => one.name === request.entry)?.arguments ?? [];
    const ran = { source: state.source.value, isa: state.isa.value, request, names };
    batch(() => {
      state.run.value = null;
      state.ran.value = ran;
      state.runProblem.value = "";
      state.runState.value = "running";
      state.step.value = 0;
    });
    try {
      const run = await this.engine.run(request, stopper.signal);
      if (stopper.signal.aborted) return;
      batch(() => {
        state.run.value = run;
        state.runState.value = "done";
      });
    } catch (error) {
      if (stopper.signal.aborted) return;
      batch(() => {
        state.runProblem.value = words(error);
        state.runState.value = "none";
      });
    }
  }

  stopRun(): void {
    this.running.abort();
    this.state.runState.value = "none";
  }

  /** Leaves the player empty: another source has come. */
  forgetRun(): void {
    this.stopRun();
    batch(() => {
      this.state.run.value = null;
      this.state.ran.value = null;
      this.state.runProblem.value = "";
    });
  }

  say(text: string, bad = false): void {
    this.state.message.value = { text, bad };
  }

  private async compute(): Promise<void> {
    const stopper = new AbortController();
    this.asking = stopper;
    this.search = "";
    try {
      if (!(await this.analyse(stopper.signal))) return;
      await pause(SEARCH_AFTER);
      if (stopper.signal.aborted) return;
      await this.schedule(stopper.signal);
      if (stopper.signal.aborted || this.state.phase.value.at === "failed") return;
      if (this.state.verdicts.value.some((one) => one.kind === "draft")) {
        this.state.adviceState.value = "none";
        return;
      }
      await Promise.all([this.explain(stopper.signal), this.advise(stopper.signal)]);
    } catch (error) {
      if (stopper.signal.aborted) return;
      this.fail(words(error), !(error instanceof Unknown));
    }
  }

  /** Whether there is something to schedule. */
  private async analyse(signal: AbortSignal): Promise<boolean> {
    const { state } = this;
    const request = { source: state.source.value, isa: state.isa.value };
    const analysis = await patiently(() => this.engine.analyse(request, signal), signal);
    if (signal.aborted) return false;
    const broken = analysis.faults.some((fault) => fault.severity === "error");
    batch(() => {
      state.analysis.value = analysis;
      state.advice.value = [];
      if (broken) {
        state.phase.value = { at: "failed", words: "the source has errors" };
        state.adviceState.value = "none";
        return;
      }
      this.take(analysis.loops);
    });
    return !broken && analysis.procedures.length > 0;
  }

  /** Draws new bounds at once, and the old schedule of a loop of the same name until there is a new one. */
  private take(loops: readonly LoopState[]): void {
    const { state } = this;
    const old = new Map(state.loops.value.map((one) => [keyOf(one.loop), one]));
    const same = loops.length === old.size && loops.every((one) => old.has(keyOf(one.loop)));
    state.loops.value = loops.map((one) => {
      const before = old.get(keyOf(one.loop));
      if (!same || before?.loop.interval === undefined || before.loop.interval === null) return one;
      return { ...before, bounds: one.bounds, refused: one.refused };
    });
    if (!same) {
      state.before.value = null;
      state.chosen.value = Math.max(
        0,
        loops.findIndex((one) => !one.refused),
      );
    }
    state.phase.value = loops.length
      ? { at: "searching", seconds: 0, trying: "" }
      : { at: "ended", stopped: false };
    state.verdicts.value = [];
    state.cores.value = new Map();
    state.trails.value = new Map();
    state.adviceState.value = "waiting";
    state.schedule.value = null;
  }

  private async schedule(signal: AbortSignal): Promise<void> {
    const { state } = this;
    const began = performance.now();
    const tick = window.setInterval(() => {
      const phase = state.phase.value;
      if (phase.at === "searching")
        state.phase.value = { ...phase, seconds: (performance.now() - began) / 1000 };
    }, 100);
    try {
      await this.engine.schedule(
        { source: state.source.value, isa: state.isa.value, seconds: SEARCH_SECONDS },
        (event) => {
          if (!signal.aborted) batch(() => this.hear(event));
        },
        signal,
      );
    } finally {
      clearInterval(tick);
    }
  }

  private hear(event: ScheduleEvent): void {
    const { state } = this;
    switch (event.event) {
      case "begun":
        this.search = event.search;
        break;
      case "schedule":
        this.draw(event);
        break;
      case "state":
        this.follow(event);
        if (state.phase.value.at === "searching")
          state.phase.value = { ...state.phase.value, trying: event.trying };
        break;
      case "ended":
        this.follow(event.state);
        state.stale.value = false;
        state.phase.value = { at: "ended", stopped: event.reason === "stopped" };
        break;
      case "refused":
        if (state.analysis.value) state.analysis.value = { ...state.analysis.value, faults: event.faults };
        this.fail(event.message, false);
    }
  }

  private follow(found: SearchState): void {
    this.state.verdicts.value = found.verdicts;
  }

  private draw(schedule: Schedule): void {
    const { state } = this;
    const known = new Map(schedule.loops.map((one) => [keyOf(one.loop), one]));
    state.stale.value = false;
    state.schedule.value = schedule;
    state.loops.value = state.loops.value.map((old) => known.get(keyOf(old.loop)) ?? old);
    const trails = new Map(state.trails.value);
    for (const [key, { loop }] of known) {
      const trail = trails.get(key) ?? [];
      if (loop.interval !== null && trail.at(-1) !== loop.interval)
        trails.set(key, [...trail, loop.interval]);
    }
    state.trails.value = trails;
  }

  /** Asks for each loop why it does not take one cycle less. */
  private async explain(signal: AbortSignal): Promise<void> {
    const { state } = this;
    for (const verdict of state.verdicts.value) {
      if (verdict.least <= 1 || verdict.interval === null) continue;
      const about = { procedure: verdict.procedure, loop: verdict.loop, interval: verdict.least - 1 };
      const { cores } = await this.engine.core(
        { source: state.source.value, isa: state.isa.value, ...about, seconds: CORE_SECONDS },
        signal,
      );
      if (signal.aborted) return;
      const key = keyOf({ procedure: verdict.procedure, name: verdict.loop });
      state.cores.value = new Map(state.cores.value).set(key, cores);
    }
  }

  private async advise(signal: AbortSignal): Promise<void> {
    const { state } = this;
    state.trying.value = "";
    state.adviceState.value = "trying";
    await this.engine.advise(
      { source: state.source.value, isa: state.isa.value },
      (event) => {
        if (signal.aborted) return;
        if (event.event === "trying") state.trying.value = event.title;
        else if (event.event === "advice") this.offer(event);
      },
      signal,
    );
    if (!signal.aborted) state.adviceState.value = "done";
  }

  /** Shows a change unless the search has meanwhile found as good a schedule without it. */
  private offer(advice: Advice): void {
    const { state } = this;
    const found = (state.schedule.value?.loops ?? []).filter((one) => one.loop.name === advice.loop);
    const before = Math.min(advice.before, ...found.map((one) => perPass(one) ?? Number.POSITIVE_INFINITY));
    if (advice.after < before) state.advice.value = [...state.advice.value, { ...advice, before }];
  }

  private fail(problem: string, loud: boolean): void {
    batch(() => {
      this.state.phase.value = { at: "failed", words: problem };
      this.state.adviceState.value = "none";
      if (loud) this.say(problem, true);
    });
  }
}

/** Asks a busy engine a few times. */
async function patiently<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let left = 3; ; left--) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Busy) || left === 0 || signal.aborted) throw error;
      await pause(BUSY_WAIT);
    }
  }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function words(error: unknown): string {
  return error instanceof Error && error.message ? error.message : String(error);
}
