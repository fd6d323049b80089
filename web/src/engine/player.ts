/** A stand-in until the module is there. */

import type { Instruction, Isa, Run, RunRequest } from "../contract";

export async function loadPlayer(
  _url: string,
): Promise<{ run(request: RunRequest): Run; instructions(isa: Isa): readonly Instruction[] }> {
  throw new Error("the simulator is not built");
}
