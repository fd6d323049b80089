/**
 * The components for a page that is written beforehand, such as the report: one file by itself.
 *
 * The page holds elements such as `<div data-broadside="schedule" data-from="loop-3"></div>` and, under the id that
 * `data-from` names, `<script type="application/json" id="loop-3">` with a loop of the contract (for "occupancy" an
 * `Occupancy`). Each is drawn when it comes near the screen. `broadside:draw` events draw what was added later.
 */

import type { Loop } from "./components/data";
import { dependenceGraph } from "./components/graph";
import { lifetimes } from "./components/lifetimes";
import { type Occupancy, occupancyStrip } from "./components/occupancy";
import { overlap } from "./components/overlap";
import { Pointing } from "./components/pointing";
import { scheduleGrid } from "./components/schedule";

const DRAWN = "broadsideDrawn";

function draw(place: HTMLElement): void {
  if (place.dataset[DRAWN]) return;
  const text = document.getElementById(place.dataset.from ?? "")?.textContent;
  if (!text) return;
  place.dataset[DRAWN] = "true";
  const data: unknown = JSON.parse(text);
  place.replaceChildren(component(place, data));
}

function component(place: HTMLElement, data: unknown): HTMLElement {
  const room = Math.max(300, place.clientWidth);
  switch (place.dataset.broadside) {
    case "overlap":
      return overlap(data as Loop, undefined, room);
    case "dependences":
      return dependenceGraph(data as Loop, undefined, room);
    case "lifetimes":
      return lifetimes(data as Loop, place.dataset.isa === "c64x" ? 32 : 16);
    case "occupancy":
      return occupancyStrip(data as Occupancy);
    default:
      return scheduleGrid(data as Loop);
  }
}

function start(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        draw(target as HTMLElement);
      }
    },
    { rootMargin: "300px" },
  );
  const watch = () => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-broadside]")) {
      if (!place.dataset[DRAWN]) seen.observe(place);
    }
  };
  watch();
  document.addEventListener("broadside:draw", watch);
  // A print has no scrolling.
  window.addEventListener("beforeprint", () => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-broadside]")) draw(place);
  });
  // Pictures of one loop stand in one element with data-loop; pointing stays within it.
  for (const group of document.querySelectorAll<HTMLElement>("[data-loop]")) {
    new Pointing(
      group,
      () => null,
      () => [],
    );
  }
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
