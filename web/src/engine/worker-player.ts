/** The module in a worker, so that what does not end can be ended, and the page stays quick. */

import type { Instruction, Isa, Run, RunRequest, ScheduledLoop } from "../contract";

export interface Player {
  run(request: RunRequest, signal: AbortSignal): Promise<Run>;
  /** Drafts of the loops that can be drafted. */
  draft(
    source: string,
    isa: Isa,
    instructions: readonly Instruction[],
    signal: AbortSignal,
  ): Promise<ScheduledLoop[]>;
}

/** Messages to the worker and from it. */
export type Question = { url: string } & (
  | { about: "run"; request: RunRequest }
  | { about: "draft"; source: string; isa: Isa; instructions: readonly Instruction[] }
);
export type Reply<T> = { answer: T } | { problem: string };

const SECONDS = 20;

export class WorkerPlayer implements Player {
  constructor(
    private readonly url: string,
    private readonly start: () => Worker,
  ) {}

  run(request: RunRequest, signal: AbortSignal): Promise<Run> {
    return this.ask<Run>({ url: this.url, about: "run", request }, signal);
  }

  draft(
    source: string,
    isa: Isa,
    instructions: readonly Instruction[],
    signal: AbortSignal,
  ): Promise<ScheduledLoop[]> {
    return this.ask<ScheduledLoop[]>({ url: this.url, about: "draft", source, isa, instructions }, signal);
  }

  /** One worker for each question: ending it is the only way to end the module. */
  private ask<T>(question: Question, signal: AbortSignal): Promise<T> {
    const worker = this.start();
    return new Promise<T>((resolve, reject) => {
      const end = window.setTimeout(
        () => reject(new Error(`it did not end within ${SECONDS} s`)),
        1000 * SECONDS,
      );
      signal.addEventListener("abort", () => reject(new Error("stopped")));
      worker.onerror = () => reject(new Error("the simulator cannot be loaded here"));
      worker.onmessage = ({ data }: MessageEvent<Reply<T>>) => {
        clearTimeout(end);
        if ("problem" in data) reject(new Error(data.problem));
        else resolve(data.answer);
      };
      worker.postMessage(question);
    }).finally(() => worker.terminate());
  }
}
