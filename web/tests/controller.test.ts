import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type {
  Analysis,
  LoopState,
  Run,
  RunRequest,
  Schedule,
  ScheduleEvent,
  SearchState,
} from "../src/contract";
import { Busy, type Engine } from "../src/engine/engine";
import { Controller } from "../src/shell/controller";
import { makeState } from "../src/shell/state";
import { loop, operation } from "./loops";

const bounds = { resource: 1, exact: true, recurrence: 2, interval: 2, words: "", bars: [] };
const found = (interval: number | null): LoopState => ({
  loop: loop(interval, [operation("ADD", interval === null ? null : 0)]),
  bounds,
  refused: "",
});
const analysis: Analysis = {
  faults: [],
  lines: [],
  loops: [found(null)],
  procedures: [{ name: "f", line: 1, arguments: [] }],
};
const broken: Analysis = {
  ...analysis,
  loops: [],
  faults: [{ line: 1, column: 1, endColumn: 0, severity: "error", message: "no" }],
};
const schedule = (interval: number): { event: "schedule" } & Schedule => ({
  event: "schedule",
  seconds: 0,
  loops: [{ ...found(interval), stages: 1, passes: 1, leastTrips: null, live: { A: 0, B: 0 }, kernel: [] }],
  straight: [],
  assembly: `in ${interval}`,
  assemblyLines: [],
});
const searchState = (interval: number, kind: "proved" | "open"): SearchState => ({
  seconds: 1,
  left: 0,
  trying: "",
  verdicts: [{ loop: "loop", procedure: "f", kind, interval, least: 2, words: "", attempts: [] }],
});

/** Answers when told to. */
function fake(over: Partial<Engine> = {}) {
  const tellers: ((event: ScheduleEvent) => void)[] = [];
  const ends: (() => void)[] = [];
  const engine = {
    computes: true,
    analyse: vi.fn(async () => analysis),
    schedule: vi.fn((_request, tell) => {
      tellers.push(tell);
      return new Promise<void>((resolve) => ends.push(resolve));
    }),
    stop: vi.fn(async () => {}),
    core: vi.fn(async () => ({ cores: [] })),
    advise: vi.fn(async () => {}),
    ...over,
  } as unknown as Engine;
  return { engine, tellers, ends };
}

describe("the controller", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("asks once after some quick keystrokes", async () => {
    const { engine } = fake();
    const controller = new Controller(makeState(), engine);
    for (const source of ["a", "ab", "abc"]) controller.changed(source);
    await vi.advanceTimersByTimeAsync(1000);
    expect(engine.analyse).toHaveBeenCalledTimes(1);
    expect(engine.analyse).toHaveBeenCalledWith({ source: "abc", isa: "c62x" }, expect.anything());
  });

  it("draws better schedules as they come and remembers the way", async () => {
    const { engine, tellers, ends } = fake();
    const state = makeState();
    new Controller(state, engine).changed("x");
    await vi.advanceTimersByTimeAsync(1000);
    expect(state.phase.value.at).toBe("searching");
    tellers[0]?.({ event: "begun", search: "7" });
    tellers[0]?.(schedule(9));
    tellers[0]?.(schedule(8));
    tellers[0]?.({ event: "ended", reason: "settled", state: searchState(8, "proved") });
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(state.loop.value?.loop.interval).toBe(8);
    expect([...state.trails.value.values()]).toEqual([[9, 8]]);
    expect(state.verdict.value?.kind).toBe("proved");
    expect(engine.advise).toHaveBeenCalled();
  });

  it("remembers what a proved loop took before an edit, though the code around it is still searched", async () => {
    const { engine, tellers } = fake();
    const state = makeState();
    const controller = new Controller(state, engine);
    controller.changed("quick");
    await vi.advanceTimersByTimeAsync(1000);
    tellers[0]?.(schedule(9));
    controller.changed("quick, once more");
    expect(state.before.value).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    tellers[1]?.(schedule(2));
    tellers[1]?.({ event: "state", ...searchState(2, "proved") });
    expect(state.phase.value.at).toBe("searching");
    controller.changed("slow");
    expect(state.before.value).toBe(2);
    controller.changed("slower");
    await vi.advanceTimersByTimeAsync(1000);
    controller.changed("slower still");
    expect(state.before.value).toBe(2);
  });

  it("drops what an overtaken search still says", async () => {
    const { engine, tellers } = fake();
    const state = makeState();
    const controller = new Controller(state, engine);
    controller.changed("old");
    await vi.advanceTimersByTimeAsync(1000);
    controller.changed("new");
    await vi.advanceTimersByTimeAsync(1000);
    tellers[1]?.(schedule(5));
    tellers[0]?.(schedule(99));
    expect(state.loop.value?.loop.interval).toBe(5);
  });

  it("keeps the old picture, dimmed, while the source has errors", async () => {
    const { engine, tellers, ends } = fake();
    const state = makeState();
    const controller = new Controller(state, engine);
    controller.changed("good");
    await vi.advanceTimersByTimeAsync(1000);
    tellers[0]?.(schedule(8));
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    vi.mocked(engine.analyse).mockResolvedValue(broken);
    controller.changed("bad");
    await vi.advanceTimersByTimeAsync(1000);
    expect(state.phase.value).toEqual({ at: "failed", words: "the source has errors" });
    expect(state.loop.value?.loop.interval).toBe(8);
    expect(state.stale.value).toBe(true);
    expect(engine.schedule).toHaveBeenCalledTimes(1);
  });

  it("remembers the interval before an edit", async () => {
    const { engine, tellers, ends } = fake();
    const state = makeState();
    const controller = new Controller(state, engine);
    controller.changed("one");
    await vi.advanceTimersByTimeAsync(1000);
    tellers[0]?.(schedule(8));
    tellers[0]?.({ event: "ended", reason: "settled", state: searchState(8, "proved") });
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    controller.changed("two");
    expect(state.before.value).toBe(8);
  });

  it("counts what one pass of the source takes where passes became one", async () => {
    const { engine, tellers, ends } = fake();
    const state = makeState();
    const controller = new Controller(state, engine);
    controller.changed("one");
    await vi.advanceTimersByTimeAsync(1000);
    const half = schedule(3);
    tellers[0]?.({ ...half, loops: half.loops.map((one) => ({ ...one, passes: 2 })) });
    tellers[0]?.({ event: "ended", reason: "settled", state: searchState(3, "proved") });
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    controller.changed("two");
    expect(state.before.value).toBe(1.5);
  });

  it("offers a change only if it is better than the schedule found meanwhile", async () => {
    const advice = { loop: "loop", title: "", words: "", source: "", lines: [] };
    const advise = vi.fn(async (_request, tell) => {
      tell({ event: "advice", ...advice, before: 9, after: 8 });
      tell({ event: "advice", ...advice, before: 9, after: 5 });
    });
    const { engine, tellers, ends } = fake({ advise } as unknown as Partial<Engine>);
    const state = makeState();
    new Controller(state, engine).changed("one");
    await vi.advanceTimersByTimeAsync(1000);
    tellers[0]?.(schedule(8));
    tellers[0]?.({ event: "ended", reason: "settled", state: searchState(8, "proved") });
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(state.advice.value.map(({ before, after }) => [before, after])).toEqual([[8, 5]]);
  });

  it("stops a search by its name and keeps the best schedule", async () => {
    const { engine, tellers } = fake();
    const state = makeState();
    const controller = new Controller(state, engine);
    controller.changed("x");
    await vi.advanceTimersByTimeAsync(1000);
    tellers[0]?.({ event: "begun", search: "7" });
    tellers[0]?.(schedule(9));
    controller.stop();
    expect(engine.stop).toHaveBeenCalledWith("7");
    expect(state.phase.value).toEqual({ at: "ended", stopped: true });
    expect(state.loop.value?.loop.interval).toBe(9);
  });

  it("asks a busy engine again", async () => {
    const { engine } = fake();
    vi.mocked(engine.analyse).mockRejectedValueOnce(new Busy("busy"));
    const state = makeState();
    new Controller(state, engine).changed("x");
    await vi.advanceTimersByTimeAsync(3000);
    expect(engine.analyse).toHaveBeenCalledTimes(2);
    expect(state.phase.value.at).toBe("searching");
  });

  it("says what the engine refused", async () => {
    const { engine } = fake({
      analyse: vi.fn(async () => Promise.reject(new Error("the server does not answer"))),
    });
    const state = makeState();
    new Controller(state, engine).changed("x");
    await vi.advanceTimersByTimeAsync(1000);
    expect(state.phase.value).toEqual({ at: "failed", words: "the server does not answer" });
    expect(state.message.value?.bad).toBe(true);
  });

  it("keeps a run while one types, and says that it is old", async () => {
    const run = { cycles: 3 } as Run;
    const { engine } = fake({ run: vi.fn(async () => run) });
    const state = makeState();
    const controller = new Controller(state, engine);
    controller.changed("x");
    await vi.advanceTimersByTimeAsync(1000);
    await controller.run({ entry: "f" } as RunRequest);
    expect(state.runIsOld.value).toBe(false);
    controller.changed("xy");
    await vi.advanceTimersByTimeAsync(1000);
    expect(state.run.value).toBe(run);
    expect(state.runIsOld.value).toBe(true);
    controller.changed("x");
    expect(state.runIsOld.value).toBe(false);
    controller.forgetRun();
    expect(state.run.value).toBeNull();
  });
});
