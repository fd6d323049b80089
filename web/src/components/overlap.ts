/**
 * How the iterations of a pipelined loop overlap: one band each, the next one begins an interval later. A bar begins
 * where its operation is issued and ends where its result can be read; the part of the delay slots is hatched.
 */

import { count, h, put, s } from "../dom";
import { type Loop, type Operation, type Place, stageOf, stages } from "./data";
import { defineHatching } from "./hatching";
import type { Choose } from "./schedule";

interface Bar {
  number: number;
  operation: Operation;
  place: Place;
  lane: number;
}

const LEFT = 84;
const TOP = 40;
/** The width of a letter on a bar, and the room that stays free before and behind the label. */
const LETTER = 6;
const MARGIN = 4;

/**
 * A picture with a slider for the cycle that is looked at. Needs a loop with a schedule; `room` is the width in pixels
 * that the picture should fit into if its cycles stay readable.
 */
export function overlap(loop: Loop, choose: Choose = () => {}, room = 960): HTMLElement {
  const interval = loop.interval ?? 1;
  const depth = stages(loop);
  const { bars, lanes, length } = pack(loop);
  const iterations = Math.min(Math.max(depth + 1, 3), 12);
  const cycles = (iterations - 1) * interval + length;
  const laneHeight = lanes <= 6 ? 18 : lanes <= 12 ? 13 : 8;
  const wide = Math.max(Math.min(34, Math.floor((room - LEFT - 16) / cycles)), lanes <= 6 ? 15 : 8);
  const band = lanes * laneHeight + 10;
  const width = LEFT + cycles * wide + 16;
  const height = TOP + iterations * band + 8;
  const x = (cycle: number) => LEFT + cycle * wide;
  const kernelFrom = (depth - 1) * interval;
  const shown = iterations >= depth;

  const picture = s("svg", {
    class: "overlap fades",
    width,
    height,
    role: "img",
    "aria-label": `${count(iterations, "iteration")}, each ${count(interval, "cycle")} behind the one before`,
  });
  defineHatching();
  if (shown) {
    picture.append(
      s("rect", {
        class: "kernel",
        x: x(kernelFrom),
        y: TOP - 20,
        width: interval * wide,
        height: height - TOP + 16,
        rx: 4,
      }),
      s(
        "text",
        { class: "kernel", x: x(kernelFrom) + (interval * wide) / 2, y: 13, "text-anchor": "middle" },
        "kernel",
      ),
    );
    if (kernelFrom > 0 && kernelFrom * wide > 60) {
      picture.append(s("text", { class: "phase", x: x(0), y: 13 }, "prolog"));
    }
  }
  picture.append(axis(cycles, wide, height));
  const cursor = s("g", { class: "cursor" });
  for (let iteration = 0; iteration < iterations; iteration++) {
    const top = TOP + iteration * band;
    const start = iteration * interval;
    picture.append(
      s("rect", { class: "band", x: x(start), y: top, width: length * wide, height: band - 6, rx: 5 }),
      s(
        "text",
        { class: "name", x: x(start) - 8, y: top + band / 2, "text-anchor": "end" },
        `iteration ${iteration}`,
      ),
      ...bars.map((bar) => drawBar(bar, { start, top, wide, laneHeight, interval }, choose)),
    );
  }
  if (iterations > 1) picture.append(distance(x(0), x(interval), TOP + band - 4, interval));
  picture.append(cursor);

  const words = h("p", { class: "words", "aria-live": "polite" });
  const slider = h("input", {
    type: "range",
    min: 0,
    max: cycles - 1,
    value: Math.min(kernelFrom, cycles - 1),
    "aria-label": "Cycle",
  });
  const look = () => {
    const cycle = Number(slider.value);
    slider.setAttribute("aria-valuetext", `cycle ${cycle}`);
    put(cursor, s("rect", { x: x(cycle), y: TOP - 20, width: wide, height: height - TOP + 14, rx: 2 }));
    put(words, ...tell(bars, cycle, { interval, iterations, depth }));
  };
  slider.addEventListener("input", look);
  picture.addEventListener("click", (event) => {
    const cycle = Math.floor((event.clientX - picture.getBoundingClientRect().left - LEFT) / wide);
    if (cycle < 0 || cycle >= cycles) return;
    slider.value = String(cycle);
    look();
  });
  const step = (by: number) => () => {
    slider.value = String(Number(slider.value) + by);
    look();
  };
  look();
  return h(
    "div",
    { class: "overlapping" },
    h(
      "div",
      { class: "steps" },
      h("button", { type: "button", "aria-label": "One cycle back", onclick: step(-1) }, "‹"),
      slider,
      h("button", { type: "button", "aria-label": "One cycle on", onclick: step(1) }, "›"),
    ),
    words,
    h(
      "div",
      { class: "scroll", tabindex: "0", role: "region", "aria-label": "Picture of the overlap" },
      picture,
    ),
    h(
      "p",
      { class: "key" },
      h("span", { class: "sample issue" }),
      "issued ",
      h("span", { class: "sample slots" }),
      "delay slots: the result is on its way. ",
      "The number on a bar is its stage.",
    ),
  );
}

/** Gives each operation the first lane that is free from its issue to its result. */
export function pack(loop: Loop): { bars: Bar[]; lanes: number; length: number } {
  const bars: Bar[] = [];
  const free: number[] = [];
  const placed = loop.operations.flatMap((operation, number) =>
    operation.place ? [{ number, operation, place: operation.place }] : [],
  );
  placed.sort((one, other) => one.place.cycle - other.place.cycle || one.number - other.number);
  let length = 1;
  for (const one of placed) {
    const end = one.place.cycle + 1 + one.operation.delay;
    let lane = free.findIndex((until) => until <= one.place.cycle);
    if (lane < 0) lane = free.length;
    free[lane] = end;
    length = Math.max(length, end);
    bars.push({ ...one, lane });
  }
  return { bars, lanes: Math.max(1, free.length), length };
}

interface Frame {
  start: number;
  top: number;
  wide: number;
  laneHeight: number;
  interval: number;
}

function drawBar(bar: Bar, frame: Frame, choose: Choose): SVGElement {
  const { start, top, wide, laneHeight, interval } = frame;
  const x = LEFT + (start + bar.place.cycle) * wide;
  const y = top + 2 + bar.lane * laneHeight;
  const whole = (1 + bar.operation.delay) * wide;
  const stage = stageOf(bar.place, interval);
  const tall = laneHeight - 2;
  const label = s(
    "title",
    {},
    `${bar.place.text}\nstage ${stage}, ${count(bar.operation.delay, "delay slot")}`,
  );
  const bars = s(
    "g",
    { class: `bar stage${stage % 8}`, "data-op": bar.number, onclick: () => choose(bar.number) },
    label,
    bar.operation.delay > 0 &&
      s("rect", { class: "slots", x: x + 1, y, width: whole - 2, height: tall, rx: 3 }),
    bar.operation.delay > 0 &&
      s("rect", { class: "hatch", x: x + 1, y, width: whole - 2, height: tall, rx: 3 }),
    s("rect", { class: "issue", x: x + 1, y, width: Math.max(wide - 2, 2), height: tall, rx: 3 }),
  );
  if (laneHeight < 12) return bars;
  const room = (bar.operation.delay > 0 ? whole : wide) - 2 * MARGIN;
  const text = [`${bar.operation.mnemonic} ${stage}`, bar.operation.mnemonic, String(stage)].find(
    (one) => one.length * LETTER <= room,
  );
  if (text) bars.append(s("text", { x: x + MARGIN, y: y + tall / 2 }, text));
  return bars;
}

function axis(cycles: number, wide: number, height: number): SVGElement {
  const group = s("g", { class: "axis" });
  const every = [1, 2, 5, 10, 20, 50, 100].find((one) => one * wide >= 26) ?? 200;
  for (let cycle = 0; cycle < cycles; cycle++) {
    const x = LEFT + cycle * wide;
    if (cycle % every === 0) {
      group.append(
        s("line", { x1: x, x2: x, y1: TOP - 8, y2: height - 6 }),
        s("text", { x: x + wide / 2, y: TOP - 12, "text-anchor": "middle" }, cycle),
      );
    }
  }
  group.append(s("text", { x: LEFT - 8, y: TOP - 12, "text-anchor": "end" }, "cycle"));
  return group;
}

/** The arrow between the starts of two iterations. */
function distance(from: number, to: number, y: number, interval: number): SVGElement {
  return s(
    "g",
    { class: "distance" },
    s("path", { d: `M${from} ${y - 5}v10M${to} ${y - 5}v10M${from} ${y}H${to}` }),
    s("text", { x: from - 8, y: y + 4, "text-anchor": "end" }, `interval ${interval}`),
  );
}

/** What happens in a cycle, in words. */
function tell(
  bars: readonly Bar[],
  cycle: number,
  { interval, iterations, depth }: { interval: number; iterations: number; depth: number },
): (Node | string)[] {
  const issued: Node[] = [];
  let flying = 0;
  const working = new Set<number>();
  for (let iteration = 0; iteration < iterations; iteration++) {
    for (const bar of bars) {
      const at = cycle - iteration * interval - bar.place.cycle;
      if (at === 0) {
        const stage = stageOf(bar.place, interval);
        working.add(iteration);
        issued.push(
          h(
            "span",
            { class: `chip stage${stage % 8}`, "data-op": bar.number },
            h("b", {}, bar.operation.mnemonic),
            ` of iteration ${iteration}`,
          ),
        );
      } else if (at > 0 && at <= bar.operation.delay) flying += 1;
    }
  }
  const phase =
    iterations < depth
      ? ""
      : cycle < (depth - 1) * interval
        ? " (prolog)"
        : cycle < depth * interval
          ? " (kernel: from here on every pass looks like this)"
          : "";
  return [
    h("b", {}, `Cycle ${cycle}`),
    `${phase}: `,
    ...(issued.length ? issued : ["nothing is issued"]),
    `; ${count(flying, "result")} on the way.`,
  ];
}
