/** Templates, instruction set, open, save, share, colours. */

import { effect } from "@preact/signals-core";
import type { Isa, Template } from "../contract";
import { h, put } from "../dom";
import { type IconName, icon } from "./icons";
import type { State } from "./state";
import { themeSwitch } from "./theme";

export interface HeaderEvents {
  take(template: Template): void;
  isa(isa: Isa): void;
  undo(): void;
  open(): void;
  save(): void;
  share(): void;
}

export function header(state: State, events: HeaderEvents): HTMLElement {
  const select = h("select", { "aria-label": "Template" });
  select.addEventListener("change", () => {
    const template = state.templates.value.find((one) => one.name === select.value);
    if (template) events.take(template);
  });
  effect(() => {
    const current = state.title.value;
    const known = state.templates.value.some((one) => one.name === current);
    put(
      select,
      known ? null : h("option", { value: "", selected: true }, current || "Your source"),
      ...state.templates.value.map((one) =>
        h("option", { value: one.name, selected: one.name === current }, one.title),
      ),
    );
  });
  const isa = h(
    "div",
    { class: "switch", role: "group", "aria-label": "Instruction set" },
    ...(["c62x", "c64x"] as const).map((one) =>
      h(
        "button",
        { type: "button", "data-isa": one, onclick: () => events.isa(one) },
        one.toUpperCase().replace("X", "x"),
      ),
    ),
  );
  effect(() => {
    for (const button of isa.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(button.dataset.isa === state.isa.value));
    }
  });
  const button = (name: string, picture: IconName, title: string, action: () => void) =>
    h(
      "button",
      { type: "button", class: "button quiet", title, onclick: action },
      icon(picture),
      h("span", {}, name),
    );
  return h(
    "header",
    { class: "top" },
    h("h1", {}, logo(), h("span", {}, "Broadside"), h("span", { class: "soft" }, "explorer")),
    h("div", { class: "pick" }, select, isa),
    h(
      "div",
      { class: "actions" },
      button("Undo", "undo", "Undo the last change of the source", events.undo),
      button("Open", "open", "Open a file", events.open),
      button("Save", "save", "Save the source as a file (Ctrl+S)", events.save),
      button("Share", "share", "Copy a link that holds the source", events.share),
      themeSwitch(),
    ),
  );
}

/** Eight units, and the places that a schedule took. */
function logo(): HTMLElement {
  const taken = [1, 1, 0, 1, 1, 0, 1, 1];
  return h(
    "span",
    { class: "logo", "aria-hidden": "true" },
    ...taken.map((one, at) => h("i", { class: one ? `taken stage${[0, 2, 0, 1, 0, 0, 1, 2][at]}` : null })),
  );
}
