/** The simulator in a worker, so that a program that does not end can be ended, and the page stays quick. */

import type { Run, RunRequest } from "../contract";

export interface Player {
  run(request: RunRequest, signal: AbortSignal): Promise<Run>;
}

/** Messages to the worker and from it. */
export interface Question {
  url: string;
  request: RunRequest;
}
export type Reply = { answer: Run } | { problem: string };

const SECONDS = 20;

export class WorkerPlayer implements Player {
  constructor(
    private readonly url: string,
    private readonly start: () => Worker,
  ) {}

  /** One worker for each run: ending it is the only way to end the module. */
  run(request: RunRequest, signal: AbortSignal): Promise<Run> {
    const worker = this.start();
    return new Promise<Run>((resolve, reject) => {
      const end = window.setTimeout(
        () => reject(new Error(`it did not end within ${SECONDS} s`)),
        1000 * SECONDS,
      );
      signal.addEventListener("abort", () => reject(new Error("stopped")));
      worker.onerror = () => reject(new Error("the simulator cannot be loaded here"));
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        clearTimeout(end);
        if ("problem" in data) reject(new Error(data.problem));
        else resolve(data.answer);
      };
      worker.postMessage({ url: this.url, request } satisfies Question);
    }).finally(() => worker.terminate());
  }
}
