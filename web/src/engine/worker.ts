/** The worker: loads the module and answers one question. */

import { loadPlayer } from "./player";
import type { Question, Reply } from "./worker-player";

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  let reply: Reply;
  try {
    const player = await loadPlayer(data.url);
    const answer = data.ask === "run" ? await player.run(data.request) : await player.instructions(data.isa);
    reply = { answer };
  } catch (error) {
    reply = { problem: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
};
