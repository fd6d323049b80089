/** The simulator in a worker, so that a program that does not end can be ended, and the page stays quick. */

import type { Instruction, Isa, Run, RunRequest } from "../contract";

export interface Player {
  run(request: RunRequest, signal: AbortSignal): Promise<Run>;
  instructions(isa: Isa): Promise<readonly Instruction[]>;
}

/** Messages to the worker and from it. */
export type Question = { url: string } & (
  | { ask: "run"; request: RunRequest }
  | { ask: "instructions"; isa: Isa }
);
export type Reply = { answer: unknown } | { problem: string };

const SECONDS = 20;

export class WorkerPlayer implements Player {
  constructor(
    private readonly url: string,
    private readonly start: () => Worker,
  ) {}

  run(request: RunRequest, signal: AbortSignal): Promise<Run> {
    return this.ask({ url: this.url, ask: "run", request }, signal) as Promise<Run>;
  }

  instructions(isa: Isa): Promise<readonly Instruction[]> {
    return this.ask({ url: this.url, ask: "instructions", isa }) as Promise<readonly Instruction[]>;
  }

  /** One worker for each question: ending it is the only way to end the module. */
  private ask(question: Question, signal?: AbortSignal): Promise<unknown> {
    const worker = this.start();
    return new Promise<unknown>((resolve, reject) => {
      const end = window.setTimeout(
        () => reject(new Error(`it did not end within ${SECONDS} s`)),
        1000 * SECONDS,
      );
      signal?.addEventListener("abort", () => reject(new Error("stopped")));
      worker.onerror = () => reject(new Error("the simulator cannot be loaded here"));
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        clearTimeout(end);
        if ("problem" in data) reject(new Error(data.problem));
        else resolve(data.answer);
      };
      worker.postMessage(question);
    }).finally(() => worker.terminate());
  }
}
