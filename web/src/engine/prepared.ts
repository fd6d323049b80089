/**
 * The engine of a page without a server: schedules made before for the templates and for variants of them, and the
 * simulator as a module in a worker. Of other sources it has bounds (`counting.ts`), and drafts of their kernels
 * (`draft/draft.ts`).
 */

import type {
  AdviceEvent,
  Analysis,
  CoreAnswer,
  CoreRequest,
  Instruction,
  Isa,
  OpenedFile,
  Prepared as PreparedFile,
  Run,
  RunRequest,
  Schedule,
  ScheduledLoop,
  ScheduleEvent,
  ScheduleRequest,
  SearchState,
  SourceFile,
  SourceRequest,
  Status,
  Template,
  Verdict,
} from "../contract";
import { counted } from "./counting";
import { type Engine, Unknown } from "./engine";
import type { Player } from "./worker-player";

const NOT_HERE = "bounds only: this page has no optimizer";
const CANNOT_RUN =
  "This page has no optimizer, so it can run only its templates. Install Broadside and type: broadside explore";

/** What is known of one source. */
interface Known {
  analysis: Analysis;
  schedules: readonly Schedule[];
  ended: SearchState | null;
  cores: PreparedFile["cores"];
  advice: PreparedFile["advice"];
}

export class Prepared implements Engine {
  readonly computes = false;
  private readonly tables: Partial<Record<Isa, Promise<readonly Instruction[]>>> = {};
  private list: Promise<readonly Template[]> | null = null;
  private readonly known = new Map<string, Known>();
  private readonly read = new Map<string, Promise<void>>();

  /** `base` is the folder of the page; `player` runs assembly. */
  constructor(
    private readonly base: string,
    private readonly player: Player,
  ) {}

  async status(): Promise<Status> {
    return { version: "", machines: [], folder: null, file: null };
  }

  instructions(isa: Isa): Promise<readonly Instruction[]> {
    this.tables[isa] ??= this.json<readonly Instruction[]>(`instructions-${isa}.json`);
    return this.tables[isa];
  }

  templates(): Promise<readonly Template[]> {
    this.list ??= this.json<readonly Template[]>("templates/index.json");
    return this.list;
  }

  async analyse({ source, isa }: SourceRequest): Promise<Analysis> {
    const found = await this.find(source, isa);
    if (found) return found.analysis;
    const known = await this.instructions(isa);
    return counted(source, isa, new Map(known.map((one) => [one.mnemonic, one])));
  }

  async schedule(
    { source, isa }: ScheduleRequest,
    tell: (event: ScheduleEvent) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const known = await this.find(source, isa);
    if (!known) return this.draft(source, isa, tell, signal);
    const { schedules, ended } = known;
    tell({ event: "begun", search: "" });
    for (const [at, schedule] of schedules.entries()) {
      // As they were found, in quick succession.
      if (at) await new Promise((resolve) => setTimeout(resolve, 450));
      if (signal.aborted) return;
      tell({ event: "schedule", ...schedule });
    }
    if (schedules.length === 0 && ended) throw new Unknown("nothing can be scheduled here");
    if (ended) tell({ event: "ended", reason: "settled", state: ended });
    else throw new Unknown(NOT_HERE);
  }

  /** Drafts the loops of a source that is not known; throws Unknown if none can be drafted. */
  private async draft(
    source: string,
    isa: Isa,
    tell: (event: ScheduleEvent) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const began = performance.now();
    tell({ event: "begun", search: "" });
    const loops = await this.player.draft(source, isa, await this.instructions(isa), signal);
    if (signal.aborted) return;
    if (loops.length === 0) throw new Unknown(NOT_HERE);
    const seconds = (performance.now() - began) / 1000;
    tell({ event: "schedule", seconds, loops, straight: [], assembly: "", assemblyLines: [] });
    tell({
      event: "ended",
      reason: "settled",
      state: { seconds, left: 0, trying: "", verdicts: loops.map(verdictOf) },
    });
  }

  async stop(): Promise<void> {}

  async core({ source, isa, procedure, loop }: CoreRequest): Promise<CoreAnswer> {
    const cores = (await this.find(source, isa))?.cores;
    return { cores: cores?.[`${procedure}$${loop}`] ?? [] };
  }

  async advise({ source, isa }: SourceRequest, tell: (event: AdviceEvent) => void): Promise<void> {
    const advice = (await this.find(source, isa))?.advice ?? [];
    for (const one of advice) tell({ event: "advice", ...one });
    tell({ event: "ended", tried: advice.length });
  }

  async run(request: RunRequest, signal: AbortSignal): Promise<Run> {
    if (request.language === "linear") throw new Error(CANNOT_RUN);
    return this.player.run(request, signal);
  }

  async files(): Promise<readonly SourceFile[]> {
    return [];
  }

  open(): Promise<OpenedFile> {
    return Promise.reject(new Error("this page has no folder"));
  }

  save(): Promise<void> {
    return Promise.reject(new Error("this page has no folder"));
  }

  /** What is known of a source, whatever its comments and blanks. */
  private async find(source: string, isa: Isa): Promise<Known | null> {
    const key = keyOfSource(source, isa);
    const templates = await this.templates();
    // The likeliest first: a variant begins as its template does.
    const likely = [...templates].sort(
      (one, other) => alike(other.source, source) - alike(one.source, source),
    );
    for (const template of likely) {
      const found = this.known.get(key);
      if (found) return found;
      if (template.isa === isa) await this.load(template.name);
    }
    return this.known.get(key) ?? null;
  }

  private load(name: string): Promise<void> {
    let reading = this.read.get(name);
    if (!reading) {
      reading = this.json<PreparedFile>(`templates/${encodeURIComponent(name)}.json`).then((file) =>
        this.take(file),
      );
      this.read.set(name, reading);
    }
    return reading;
  }

  private take(file: PreparedFile): void {
    const { template, analysis, schedules, ended, cores, advice } = file;
    for (const one of file.variants) {
      this.known.set(keyOfSource(one.source, template.isa), {
        ...one,
        schedules: one.schedule ? [one.schedule] : [],
        advice: [],
      });
    }
    this.known.set(keyOfSource(template.source, template.isa), { analysis, schedules, ended, cores, advice });
  }

  private async json<T>(path: string): Promise<T> {
    const response = await fetch(new URL(path, this.base));
    if (!response.ok) throw new Error(`${path} is missing beside the page`);
    return response.json() as Promise<T>;
  }
}

function verdictOf({ loop, bounds }: ScheduledLoop): Verdict {
  const words =
    "A draft of this page: it keeps to units, paths, dependences and registers, adds no copies, and was not verified. " +
    "broadside explore makes the routine, often with a smaller interval.";
  return {
    loop: loop.name,
    procedure: loop.procedure,
    kind: "draft",
    interval: loop.interval,
    least: bounds.interval,
    words,
    attempts: [],
  };
}

/** Sources that differ in comments and blanks only have one key. */
export function keyOfSource(source: string, isa: Isa): string {
  const lines = source
    .split("\n")
    .map((line) => line.replace(/;.*/, "").trim().replace(/\s+/g, " "))
    .filter((line) => line !== "" && !line.startsWith("*"));
  return `${isa}\n${lines.join("\n")}`;
}

/** How many lines of one source are lines of the other. */
function alike(one: string, other: string): number {
  const lines = new Set(other.split("\n").map((line) => line.trim()));
  return one.split("\n").filter((line) => line.trim() !== "" && lines.has(line.trim())).length;
}
