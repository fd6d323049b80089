/** Small pictures for buttons; each button also has a name. */

import { s } from "../dom";

const PATHS = {
  open: "M3 12V4h4l2 2h4v6z",
  save: "M8 2v8m-3-3 3 3 3-3M3 13h10",
  share:
    "M6.5 9.5a3 3 0 0 0 4.2 0l2-2a3 3 0 0 0-4.2-4.2l-.8.8M9.5 6.5a3 3 0 0 0-4.2 0l-2 2a3 3 0 0 0 4.2 4.2l.8-.8",
  sun: "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M3 13l1-1M12 4l1-1",
  moon: "M13 9.5A5.5 5.5 0 0 1 6.5 3 5.5 5.5 0 1 0 13 9.5Z",
  stop: "M4 4h8v8H4z",
  play: "M5 3l8 5-8 5z",
  pause: "M5 3v10M11 3v10",
  first: "M4 3v10M13 3 6 8l7 5z",
  last: "M12 3v10M3 3l7 5-7 5z",
  back: "M11 3 4 8l7 5z",
  on: "M5 3l7 5-7 5z",
  point: "M3 8a5 5 0 1 1 10 0A5 5 0 0 1 3 8Z",
  undo: "M6 4 3 7l3 3M3 7h6.5a3.5 3.5 0 0 1 0 7H7",
  check: "M3 8.5l3.5 3.5L13 4.5",
  help: "M6 6a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6 1.1M8 11.5v.5M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z",
} as const;

export type IconName = keyof typeof PATHS;

const FILLED = new Set<IconName>(["stop", "play", "first", "last", "back", "on"]);

export function icon(name: IconName): SVGElement {
  return s(
    "svg",
    {
      viewBox: "0 0 16 16",
      "aria-hidden": "true",
      fill: FILLED.has(name) ? "currentColor" : "none",
      stroke: "currentColor",
      "stroke-width": 1.5,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    },
    s("path", { d: PATHS[name] }),
  );
}
