/** The dependence graph of a loop: layers downwards, latencies on the edges, the critical cycle in its own colour. */

import dagre from "@dagrejs/dagre";
import { h, s } from "../dom";
import { type Edge, type Loop, neighbours, type Operation, resultOf } from "./data";
import { rove } from "./roving";
import type { Choose } from "./schedule";

/** Larger graphs cannot be read, and take seconds to lay out. */
const MOST_OPERATIONS = 220;

/** Text of a node is 12 pixels high at scale 1. */
const LEAST_SCALE = 0.72;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `room` is the width in pixels that the graph should fit into if its text stays readable. */
export function dependenceGraph(loop: Loop, choose: Choose = () => {}, room = 960): HTMLElement {
  const drawn = [...loop.operations.keys()].slice(0, MOST_OPERATIONS);
  const critical = new Set(loop.critical);
  const edges = loop.edges
    .map((edge, number) => ({ edge, number }))
    .filter(({ edge, number }) => isShown(edge) || critical.has(number))
    .filter(({ edge }) => edge.from < MOST_OPERATIONS && edge.to < MOST_OPERATIONS);
  const { boxes, points, width, height } = layout(loop, drawn, edges);
  const onCycle = new Set(loop.critical.map((number) => loop.edges[number]?.from));
  const back = edges.filter(({ edge }) => edge.distance > 0);
  const margin = back.length ? 40 + 14 * Math.min(back.length, 12) : 16;
  const whole = width + margin + 16;
  const scale = Math.max(LEAST_SCALE, Math.min(1, room / whole));
  const picture = s("svg", {
    class: "graph fades",
    width: scale * whole,
    height: scale * (height + 32),
    viewBox: `-16 -16 ${whole} ${height + 32}`,
    role: "group",
    "aria-label": `Dependences of ${loop.name}`,
  });
  defineArrows();
  for (const [order, { edge, number }] of edges.entries()) {
    const isBack = edge.distance > 0;
    const path = isBack
      ? backwards(boxes, edge, width + 18 + 14 * (back.findIndex((one) => one.number === number) % 12))
      : forwards(points.get(number) ?? []);
    if (path) picture.append(drawEdge(edge, path, critical.has(number), order));
  }
  const nodes = drawn.map((number) => {
    const box = boxes.get(number);
    const operation = loop.operations[number];
    if (!box || !operation) return null;
    return drawNode(loop, number, operation, box, onCycle.has(number), choose);
  });
  for (const node of nodes) if (node) picture.append(node);
  rove(layers(nodes, boxes, drawn));
  return h(
    "div",
    { class: "dependences" },
    h("div", { class: "scroll" }, picture),
    drawn.length < loop.operations.length &&
      h("p", { class: "none" }, `The first ${drawn.length} of ${loop.operations.length} operations.`),
    h(
      "p",
      { class: "key" },
      "The number on an edge: cycles until the operation below may be issued. Dashed: the edge leads to a later iteration. ",
      critical.size > 0 && h("span", { class: "sample critical" }),
      critical.size > 0 && "the critical cycle: the loop cannot be faster than one way around it.",
    ),
  );
}

/** What only orders two uses of a register, or an operation and the branch, is drawn if it is critical. */
function isShown(edge: Edge): boolean {
  return edge.kind === "flow" || edge.kind === "memory";
}

type Numbered = { edge: Edge; number: number };
type Point = { x: number; y: number };

function layout(loop: Loop, drawn: readonly number[], edges: readonly Numbered[]) {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: "TB", nodesep: 18, ranksep: 22, edgesep: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const number of drawn) {
    const operation = loop.operations[number];
    if (!operation) continue;
    const characters = Math.max(label(operation).length, caption(operation).length * 0.85);
    graph.setNode(String(number), { width: Math.max(64, 18 + characters * 7.3), height: 38 });
  }
  const dense = drawn.length > 90;
  for (const { edge, number } of edges) {
    if (edge.distance > 0) continue;
    const minlen = dense ? 1 : Math.max(1, Math.min(edge.latency, 5) - 1);
    graph.setEdge(String(edge.from), String(edge.to), { minlen, width: 14, height: 8 }, String(number));
  }
  dagre.layout(graph);
  const boxes = new Map<number, Box>();
  for (const number of drawn) {
    const node = graph.node(String(number)) as Box | undefined;
    if (node) boxes.set(number, node);
  }
  const points = new Map<number, Point[]>();
  for (const edge of graph.edges()) {
    points.set(Number(edge.name), (graph.edge(edge) as unknown as { points: Point[] }).points);
  }
  const size = graph.graph() as { width?: number; height?: number };
  return { boxes, points, width: size.width ?? 0, height: size.height ?? 0 };
}

function label(operation: Operation): string {
  const result = resultOf(operation.text);
  const name = result.replace(/^\*.*/, "");
  return name ? `${operation.mnemonic} ${name}` : operation.mnemonic;
}

function caption(operation: Operation): string {
  if (operation.place)
    return `cycle ${operation.place.cycle}${operation.place.unit ? ` · ${operation.place.unit}` : ""}`;
  return operation.line === null ? "" : `line ${operation.line}`;
}

function drawNode(
  loop: Loop,
  number: number,
  operation: Operation,
  box: Box,
  isCritical: boolean,
  choose: Choose,
): SVGElement {
  const node = s(
    "g",
    {
      class: isCritical ? "node critical" : "node",
      transform: `translate(${box.x - box.width / 2} ${box.y - box.height / 2})`,
      "data-op": number,
      "data-near": [...neighbours(loop, number)].join(" ") || null,
      role: "button",
      "aria-description": `${operation.text}${isCritical ? ", on the critical cycle" : ""}`,
      onclick: () => choose(number),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose(number);
      },
    },
    s("rect", { width: box.width, height: box.height, rx: 7 }),
    s("text", { class: "mnemonic", x: box.width / 2, y: 15, "text-anchor": "middle" }, label(operation)),
    s(
      "text",
      { class: "caption", x: box.width / 2, y: 29, "text-anchor": "middle" },
      ` ${caption(operation)}`,
    ),
  );
  return node;
}

function forwards(points: readonly Point[]): { d: string; label: Point } | null {
  const [first, ...rest] = points;
  if (!first || rest.length === 0) return null;
  let d = `M${first.x} ${first.y}`;
  for (let at = 0; at < rest.length - 1; at++) {
    const one = rest[at] as Point;
    const other = rest[at + 1] as Point;
    const end = at === rest.length - 2 ? other : { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
    d += `Q${one.x} ${one.y} ${end.x} ${end.y}`;
  }
  if (rest.length === 1) d += `L${rest[0]?.x} ${rest[0]?.y}`;
  return { d, label: points[Math.floor(points.length / 2)] ?? first };
}

/** An edge to a later iteration goes around at the right, or is a loop at its own operation. */
function backwards(boxes: Map<number, Box>, edge: Edge, lane: number): { d: string; label: Point } | null {
  const from = boxes.get(edge.from);
  const to = boxes.get(edge.to);
  if (!from || !to) return null;
  const start = { x: from.x + from.width / 2, y: from.y + (edge.from === edge.to ? 8 : 6) };
  const end = { x: to.x + to.width / 2, y: to.y - (edge.from === edge.to ? 8 : 6) };
  if (edge.from === edge.to) {
    return {
      d: `M${start.x} ${start.y}c26 10 26 -26 0 ${end.y - start.y}`,
      label: { x: start.x + 22, y: from.y },
    };
  }
  return {
    d: `M${start.x} ${start.y}C${lane} ${start.y} ${lane} ${start.y} ${lane} ${(start.y + end.y) / 2}S${lane} ${end.y} ${end.x} ${end.y}`,
    label: { x: lane, y: (start.y + end.y) / 2 },
  };
}

function drawEdge(
  edge: Edge,
  path: { d: string; label: Point },
  isCritical: boolean,
  order: number,
): SVGElement {
  const classes = ["edge", edge.kind, edge.distance > 0 && "later", isCritical && "critical"].filter(Boolean);
  const text = edge.distance > 1 ? `${edge.latency} (${edge.distance})` : String(edge.latency);
  const later =
    edge.distance > 0
      ? `, ${edge.distance === 1 ? "next iteration" : `${edge.distance} iterations later`}`
      : "";
  return s(
    "g",
    { class: classes.join(" "), "data-near": `${edge.from} ${edge.to}`, "data-order": order },
    s(
      "title",
      {},
      `${edge.kind === "flow" ? "" : `${edge.kind}: `}${edge.about}, ${edge.latency} cycles${later}`,
    ),
    s("path", { d: path.d, "marker-end": `url(#broadside-arrow${isCritical ? "-critical" : ""})` }),
    s("circle", { cx: path.label.x, cy: path.label.y, r: text.length > 2 ? 14 : 9 }),
    s("text", { x: path.label.x, y: path.label.y, "text-anchor": "middle" }, text),
  );
}

function defineArrows(): void {
  if (document.getElementById("broadside-arrow")) return;
  const arrow = (id: string, name: string) =>
    s(
      "marker",
      {
        id,
        viewBox: "0 0 8 8",
        refX: 7,
        refY: 4,
        markerWidth: 9,
        markerHeight: 9,
        markerUnits: "userSpaceOnUse",
        orient: "auto-start-reverse",
      },
      s("path", { class: name, d: "M0 1L7 4L0 7z" }),
    );
  document.body.append(
    s(
      "svg",
      { width: 0, height: 0, style: "position:absolute", "aria-hidden": "true" },
      arrow("broadside-arrow", "arrow"),
      arrow("broadside-arrow-critical", "arrow critical"),
    ),
  );
}

/** The nodes row by row as they stand, for the arrow keys. */
function layers(
  nodes: readonly (SVGElement | null)[],
  boxes: Map<number, Box>,
  drawn: readonly number[],
): (SVGElement | null)[][] {
  const rows = new Map<number, { x: number; node: SVGElement }[]>();
  for (const [order, number] of drawn.entries()) {
    const box = boxes.get(number);
    const node = nodes[order];
    if (!box || !node) continue;
    const y = Math.round(box.y);
    rows.set(y, [...(rows.get(y) ?? []), { x: box.x, node }]);
  }
  return [...rows.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.sort((one, other) => one.x - other.x).map((item) => item.node));
}
