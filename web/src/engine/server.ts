/** The engine behind `broadside explore`, reached over HTTP at the page's own address. */

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
import type { Engine } from "./engine";

/** Characters of one line of a stream; a longer one is a fault of the server, not an answer. */
const LONGEST_LINE = 64 * 1024 * 1024;

export class Server implements Engine {
  readonly computes = true;

  constructor(private readonly token: string) {}

  status = () => this.get<Status>("status");
  instructions = (isa: Isa) => this.get<readonly Instruction[]>(`instructions?isa=${isa}`);
  templates = () => this.get<readonly Template[]>("templates");
  files = () => this.get<readonly SourceFile[]>("files");
  analyse = (request: SourceRequest, signal: AbortSignal) => this.post<Analysis>("analyse", request, signal);
  core = (request: CoreRequest, signal: AbortSignal) => this.post<CoreAnswer>("core", request, signal);
  run = (request: RunRequest, signal: AbortSignal) => this.post<Run>("run", request, signal);
  open = (name: string) => this.post<OpenedFile>("open", { name });

  async save(name: string, source: string): Promise<void> {
    await this.post("save", { name, source });
  }

  async stop(search: string): Promise<void> {
    await this.post("stop", { search });
  }

  schedule(
    request: ScheduleRequest,
    tell: (event: ScheduleEvent) => void,
    signal: AbortSignal,
  ): Promise<void> {
    return this.stream("schedule", request, tell, signal);
  }

  advise(request: SourceRequest, tell: (event: AdviceEvent) => void, signal: AbortSignal): Promise<void> {
    return this.stream("advice", request, tell, signal);
  }

  private async get<T>(path: string): Promise<T> {
    return (await this.ask(path, { method: "GET" })).json() as Promise<T>;
  }

  private async post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
    return (await this.send(path, body, signal)).json() as Promise<T>;
  }

  private send(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
    return this.ask(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: signal ?? null,
    });
  }

  private async ask(path: string, request: RequestInit): Promise<Response> {
    const headers = { ...(request.headers as Record<string, string>), "X-Broadside-Token": this.token };
    let response: Response;
    try {
      response = await fetch(`api/${path}`, { ...request, headers, cache: "no-store" });
    } catch (error) {
      if (request.signal?.aborted) throw error;
      throw new Error("the server does not answer; is `broadside explore` still running?");
    }
    if (!response.ok) throw new Error(await refusal(response));
    return response;
  }

  private async stream<T>(
    path: string,
    body: unknown,
    tell: (event: T) => void,
    signal: AbortSignal,
  ): Promise<void> {
    const response = await this.send(path, body, signal);
    if (!response.body) return;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      rest += value;
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > LONGEST_LINE) throw new Error("the server's answer is too long");
      for (const line of lines) if (line.trim()) tell(JSON.parse(line) as T);
    }
    if (rest.trim()) tell(JSON.parse(rest) as T);
  }
}

async function refusal(response: Response): Promise<string> {
  try {
    const { error } = (await response.json()) as { error?: unknown };
    if (typeof error === "string" && error) return error;
  } catch {
    // No JSON: the status says what there is to say.
  }
  return `the server answered ${response.status}`;
}
