/** What the player shows at a step, worked out from the steps before it. */

import type { Packet, Run } from "../contract";

/** The registers as they are behind a step. */
export function registersAfter(run: Run, step: number): Map<string, number> {
  const registers = new Map(Object.entries(run.start));
  for (const one of run.steps.slice(0, step + 1)) {
    for (const [register, value] of one.changed) registers.set(register, value);
  }
  return registers;
}

/** The run without the lines of its source, which have moved since. */
export function withoutLines(run: Run): Run {
  const packets = Object.entries(run.packets).map(([address, packet]) => [
    address,
    { ...packet, instructions: packet.instructions.map((one) => ({ ...one, line: null })) },
  ]);
  return { ...run, packets: Object.fromEntries(packets) };
}

/** The packets that were executed, in the order of their addresses. */
export function packetsOf(run: Run): { address: number; packet: Packet }[] {
  return Object.entries(run.packets)
    .map(([address, packet]) => ({ address: Number(address), packet }))
    .sort((one, other) => one.address - other.address);
}

/** The next step from `from` (exclusive) in direction `by` whose packet has a breakpoint; the end if none has. */
export function nextBreak(run: Run, from: number, by: 1 | -1, breakpoints: ReadonlySet<number>): number {
  const last = run.steps.length - 1;
  for (let step = from + by; step >= 0 && step <= last; step += by) {
    const address = run.steps[step]?.address;
    if (address !== undefined && breakpoints.has(address)) return step;
  }
  return by > 0 ? last : 0;
}

/** 32 bits as the listing shows them. */
export function hex(value: number, digits = 8): string {
  return (value >>> 0).toString(16).padStart(digits, "0");
}
