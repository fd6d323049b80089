/** What the page knows. Panes read these signals; only the controller and the controls write them. */

import { computed, signal } from "@preact/signals-core";
import type {
  Advice,
  Analysis,
  Core,
  Instruction,
  Isa,
  LoopState,
  Run,
  RunRequest,
  Schedule,
  Status,
  Template,
  Verdict,
} from "../contract";

export const TABS = ["schedule", "overlap", "dependences", "lifetimes", "assembly"] as const;
export type Tab = (typeof TABS)[number];

/** How far the computing for the present source has come. */
export type Phase =
  | { at: "waiting" }
  | { at: "searching"; seconds: number; trying: string }
  | { at: "ended"; stopped: boolean }
  /** The source has errors, or the engine gave up. */
  | { at: "failed"; words: string };

export interface Message {
  text: string;
  bad: boolean;
}

/** What was run: the source of that moment, what was asked, the names of the arguments. */
export interface Ran {
  source: string;
  isa: Isa;
  request: RunRequest;
  names: readonly string[];
}

/** A loop's key: two procedures may have loops of one name. */
export const keyOf = (one: { procedure: string; name: string }) => `${one.procedure}\n${one.name}`;

/** Cycles of one pass of the source; null before there is a schedule. */
export const perPass = ({ loop, passes }: LoopState): number | null =>
  loop.interval === null ? null : loop.interval / (passes ?? 1);

export function makeState() {
  const loops = signal<readonly LoopState[]>([]);
  const chosen = signal(0);
  const verdicts = signal<readonly Verdict[]>([]);
  const source = signal("");
  const isa = signal<Isa>("c62x");
  const ran = signal<Ran | null>(null);
  const loop = computed<LoopState | null>(() => loops.value[chosen.value] ?? loops.value[0] ?? null);
  return {
    source,
    isa,
    /** Name of the file or template that the source came from. */
    title: signal(""),
    status: signal<Status | null>(null),
    templates: signal<readonly Template[]>([]),
    instructions: signal<ReadonlyMap<string, Instruction>>(new Map()),
    analysis: signal<Analysis | null>(null),
    /** The loops as they are drawn: with the schedule as far as there is one. */
    loops,
    /** Which loop is looked at. */
    chosen,
    loop,
    verdicts,
    /** That of the loop that is looked at. */
    verdict: computed<Verdict | null>(
      () =>
        verdicts.value.find(
          (one) => one.loop === loop.value?.loop.name && one.procedure === loop.value.loop.procedure,
        ) ?? null,
    ),
    phase: signal<Phase>({ at: "waiting" }),
    /** The source has changed since what is drawn was computed. */
    stale: signal(false),
    schedule: signal<Schedule | null>(null),
    /** Intervals that the search passed through, by `keyOf`. */
    trails: signal<ReadonlyMap<string, readonly number[]>>(new Map()),
    /** Cycles that a pass of the chosen loop took before the last change of the source. */
    before: signal<number | null>(null),
    /** By `keyOf`. */
    cores: signal<ReadonlyMap<string, readonly Core[]>>(new Map()),
    advice: signal<readonly Advice[]>([]),
    adviceState: signal<"none" | "waiting" | "trying" | "done">("none"),
    trying: signal(""),
    run: signal<Run | null>(null),
    /** What `run` is a run of. */
    ran,
    /** Whether the source or the instruction set has changed since the run. */
    runIsOld: computed(
      () => ran.value !== null && (ran.value.source !== source.value || ran.value.isa !== isa.value),
    ),
    runState: signal<"none" | "running" | "done">("none"),
    runProblem: signal(""),
    step: signal(0),
    tab: signal<Tab>("schedule"),
    message: signal<Message | null>(null),
  };
}

export type State = ReturnType<typeof makeState>;
