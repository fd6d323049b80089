/** Light or dark: as the system says, until the user chooses. */

import { effect, signal } from "@preact/signals-core";
import { h, put } from "../dom";
import { isString, keep, kept } from "../keep";
import { icon } from "./icons";

export function themeSwitch(): HTMLElement {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const systemDark = signal(system.matches);
  system.addEventListener("change", () => {
    systemDark.value = system.matches;
  });
  const chosen = signal(kept("theme", isString));
  const button = h("button", {
    type: "button",
    class: "button quiet",
    onclick: () => {
      chosen.value = isDark() ? "light" : "dark";
      keep("theme", chosen.value);
    },
  });
  const isDark = () =>
    chosen.value === "dark" || chosen.value === "light" ? chosen.value === "dark" : systemDark.value;
  effect(() => {
    document.documentElement.dataset.theme = isDark() ? "dark" : "light";
    put(button, icon(isDark() ? "sun" : "moon"));
    const name = isDark() ? "Light colours" : "Dark colours";
    button.setAttribute("aria-label", name);
    button.title = name;
  });
  return button;
}
