/** The worker: loads the module and makes one run. */

import { loadPlayer } from "./player";
import type { Question, Reply } from "./worker-player";

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  let reply: Reply;
  try {
    const player = await loadPlayer(data.url);
    reply = { answer: player.run(data.request, data.request.assemblyLines) };
  } catch (error) {
    reply = { problem: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
};
