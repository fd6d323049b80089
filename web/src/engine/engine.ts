/**
 * What the page asks of whatever computes for it: a server (`server.ts`), or files made before and a module in the
 * browser (`prepared.ts`). Calls reject with an Error whose message can be shown; `signal` ends them.
 */

import type {
  AdviceEvent,
  Analysis,
  CoreAnswer,
  CoreRequest,
  Instruction,
  Isa,
  OpenedFile,
  Run,
  RunRequest,
  ScheduleEvent,
  ScheduleRequest,
  SourceFile,
  SourceRequest,
  Status,
  Template,
} from "../contract";

export interface Engine {
  /** Whether it computes for any source; the page without a server knows the templates and their variants. */
  readonly computes: boolean;
  status(): Promise<Status>;
  instructions(isa: Isa): Promise<readonly Instruction[]>;
  templates(): Promise<readonly Template[]>;
  analyse(request: SourceRequest, signal: AbortSignal): Promise<Analysis>;
  schedule(
    request: ScheduleRequest,
    tell: (event: ScheduleEvent) => void,
    signal: AbortSignal,
  ): Promise<void>;
  /** Ends a search, whose stream then ends with what it has. */
  stop(search: string): Promise<void>;
  core(request: CoreRequest, signal: AbortSignal): Promise<CoreAnswer>;
  advise(request: SourceRequest, tell: (event: AdviceEvent) => void, signal: AbortSignal): Promise<void>;
  run(request: RunRequest, signal: AbortSignal): Promise<Run>;
  files(): Promise<readonly SourceFile[]>;
  open(name: string): Promise<OpenedFile>;
  save(name: string, source: string): Promise<void>;
}

/** The engine cannot tell anything about this source, though nothing is wrong with it. */
export class Unknown extends Error {}
