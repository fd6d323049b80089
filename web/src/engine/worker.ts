/** The worker: loads the module and answers one question. */

import { drafts } from "./draft/draft";
import { loadPlayer, type Player } from "./player";
import type { Question, Reply } from "./worker-player";

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  let reply: Reply<unknown>;
  try {
    reply = { answer: answerOf(data, await loadPlayer(data.url)) };
  } catch (error) {
    reply = { problem: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
};

function answerOf(question: Question, player: Player): unknown {
  if (question.about === "run") return player.run(question.request, question.request.assemblyLines);
  const { source, isa, instructions } = question;
  const known = new Map(instructions.map((one) => [one.mnemonic, one]));
  return drafts(source, isa, known, (request) => player.place(request));
}
