/** Which register holds which value in each cycle of a pass; both sides, and how many are taken. */

import { count, h, s } from "../dom";
import type { Lifetime, Loop } from "./data";
import { defineHatching } from "./hatching";

const LEFT = 44;
const TOP = 22;
const ROW = 22;

interface Piece {
  life: Lifetime;
  register: string;
  /** Cycles of the pass, `until` not included. */
  from: number;
  until: number;
  /** It began before this piece, it goes on behind it. */
  goesOnBefore: boolean;
  goesOnBehind: boolean;
}

/** `available` is the number of registers of a side (16 or 32). Needs a loop with a schedule. */
export function lifetimes(loop: Loop, available: number): HTMLElement {
  defineHatching();
  const interval = loop.interval ?? 1;
  const pieces = loop.lifetimes.flatMap((life) => piecesOf(life, interval));
  return h(
    "div",
    { class: "lifetimes" },
    h("div", { class: "sides" }, ...["A", "B"].map((side) => sidePicture(side, pieces, interval, available))),
    h(
      "p",
      { class: "key" },
      "One pass of the kernel. A bar begins when its value can first be read and ends with the last read; an open end " +
        "continues in the pass before or after. Striped: the loop reads this value and does not change it.",
    ),
  );
}

/** A life as bars within one pass, whose cycles repeat. */
export function piecesOf(life: Lifetime, interval: number): Piece[] {
  return life.registers.flatMap((register) => {
    const whole = { life, register, from: 0, until: interval };
    if (life.invariant || life.to - life.from + 1 >= interval) {
      const open = life.invariant || life.to - life.from + 1 > interval;
      if (open) return [{ ...whole, goesOnBefore: life.invariant, goesOnBehind: life.invariant }];
    }
    const from = ((life.from % interval) + interval) % interval;
    const until = from + (life.to - life.from + 1);
    if (until <= interval) return [{ life, register, from, until, goesOnBefore: false, goesOnBehind: false }];
    return [
      { life, register, from, until: interval, goesOnBefore: false, goesOnBehind: true },
      { life, register, from: 0, until: until - interval, goesOnBefore: true, goesOnBehind: false },
    ];
  });
}

function sidePicture(side: string, all: readonly Piece[], interval: number, available: number): HTMLElement {
  const pieces = all.filter((piece) => piece.register.startsWith(side));
  const registers = [...new Set(pieces.map((piece) => piece.register))].sort(
    (one, other) => Number(one.slice(1)) - Number(other.slice(1)),
  );
  const wide = Math.max(6, Math.min(72, Math.floor(400 / interval)));
  const width = LEFT + interval * wide + 10;
  const height = TOP + registers.length * ROW + 6;
  const most = Math.max(0, ...pressure(pieces, interval));
  const picture = s("svg", {
    class: "lives fades",
    width,
    height,
    role: "img",
    "aria-label": `Registers of side ${side}: ${registers.length} used, at most ${most} at once`,
  });
  const every = [1, 2, 5, 10, 20, 50].find((one) => one * wide >= 24) ?? 100;
  for (let cycle = 0; cycle < interval; cycle += every) {
    const x = LEFT + cycle * wide;
    picture.append(
      s("line", { class: "rule", x1: x, x2: x, y1: TOP - 4, y2: height - 4 }),
      s("text", { class: "tick", x: x + wide / 2, y: 12, "text-anchor": "middle" }, cycle),
    );
  }
  for (const [row, register] of registers.entries()) {
    const y = TOP + row * ROW;
    picture.append(
      s("text", { class: "register", x: LEFT - 8, y: y + ROW / 2, "text-anchor": "end" }, register),
    );
    for (const piece of pieces) {
      if (piece.register === register) picture.append(drawPiece(piece, y, wide));
    }
  }
  return h(
    "figure",
    {},
    h(
      "figcaption",
      {},
      h("b", {}, `Side ${side}`),
      ` ${registers.length} of ${available} registers, at most ${most} at once`,
    ),
    registers.length
      ? h(
          "div",
          { class: "scroll", tabindex: "0", role: "region", "aria-label": `Lifetimes of side ${side}` },
          picture,
        )
      : h("p", { class: "none" }, "The loop uses no register of this side."),
  );
}

/** How many registers hold a value in each cycle. */
function pressure(pieces: readonly Piece[], interval: number): number[] {
  const taken = Array.from({ length: interval }, () => 0);
  for (const piece of pieces) {
    for (let cycle = piece.from; cycle < piece.until; cycle++) taken[cycle] = (taken[cycle] ?? 0) + 1;
  }
  return taken;
}

function drawPiece(piece: Piece, y: number, wide: number): SVGElement {
  const { life } = piece;
  const x = LEFT + piece.from * wide + (piece.goesOnBefore ? 0 : 2);
  const end = LEFT + piece.until * wide - (piece.goesOnBehind ? 0 : 2);
  const room = Math.floor((end - x - 8) / 6.6);
  const name = life.value.length <= room ? life.value : room >= 3 ? `${life.value.slice(0, room - 1)}…` : "";
  const told = life.invariant ? "held in every cycle" : `${count(life.to - life.from + 1, "cycle")}`;
  return s(
    "g",
    { class: life.invariant ? "life invariant" : "life", "data-op": life.operations.join(" ") || null },
    s("title", {}, `${life.value} in ${life.registers.join(":")}, ${told}`),
    s("path", { d: shape(x, end, y + 3, ROW - 6, piece) }),
    name ? s("text", { x: x + 6, y: y + ROW / 2 }, name) : null,
  );
}

/** A bar with round ends, or straight ones where it goes on. */
function shape(from: number, to: number, top: number, height: number, piece: Piece): string {
  const left = piece.goesOnBefore ? 0 : Math.min(4, (to - from) / 2);
  const right = piece.goesOnBehind ? 0 : Math.min(4, (to - from) / 2);
  const bottom = top + height;
  return (
    `M${from + left} ${top}H${to - right}` +
    (right ? `q${right} 0 ${right} ${right}V${bottom - right}q0 ${right} ${-right} ${right}` : `V${bottom}`) +
    `H${from + left}` +
    (left ? `q${-left} 0 ${-left} ${-left}V${top + left}q0 ${-left} ${left} ${-left}z` : "z")
  );
}
