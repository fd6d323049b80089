/** Completion and help on an instruction, from the instruction tables. */

import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { hoverTooltip } from "@codemirror/view";
import type { Instruction } from "../contract";
import { count, h } from "../dom";
import { DIRECTIVES, declared } from "./language";

export type Instructions = ReadonlyMap<string, Instruction>;

/** An element that explains an instruction. */
export function explain(instruction: Instruction): HTMLElement {
  const units = instruction.units.length ? instruction.units.map((unit) => `.${unit}`).join(" ") : "no unit";
  return h(
    "div",
    { class: "instruction" },
    h("p", {}, h("b", {}, instruction.mnemonic), h("span", {}, units)),
    instruction.summary && h("p", {}, instruction.summary),
    h(
      "ul",
      {},
      ...instruction.forms.slice(0, 6).map((form) => h("li", {}, `${instruction.mnemonic} ${form}`)),
    ),
    h(
      "p",
      {},
      instruction.delaySlots === 0
        ? "The result can be read in the next cycle."
        : `${count(instruction.delaySlots, "delay slot")}: the result can be read ${instruction.delaySlots + 1} cycles later.`,
    ),
  );
}

export function completions(instructions: () => Instructions) {
  return (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/[.\w$]+/);
    if (!word || (word.from === word.to && !context.explicit)) return null;
    const line = context.state.doc.lineAt(context.pos);
    const before = line.text.slice(0, word.from - line.from);
    if (before.includes(";")) return null;
    const first = /^(?:[\w$?]+:?)?\s+(?:\[[^\]]*\]\s*)?$/.test(before);
    const options: Completion[] = first ? beginnings(instructions()) : names(context.state.doc.toString());
    return { from: word.from, options, validFor: /^[.\w$]*$/ };
  };
}

function beginnings(instructions: Instructions): Completion[] {
  return [
    ...[...instructions.values()].map((instruction) => ({
      label: instruction.mnemonic,
      type: "function",
      detail: instruction.units.map((unit) => `.${unit}`).join(" "),
      info: () => explain(instruction),
    })),
    ...Object.entries(DIRECTIVES).map(([label, info]) => ({ label, type: "keyword", info })),
  ];
}

function names(source: string): Completion[] {
  return declared(source).map((label) => ({ label, type: "variable" }));
}

/** Help where the pointer rests on a mnemonic or a directive. */
export function instructionHelp(instructions: () => Instructions) {
  return hoverTooltip((view, position) => {
    const line = view.state.doc.lineAt(position);
    for (const match of line.text.matchAll(/[.\w]+/g)) {
      const from = line.from + match.index;
      const to = from + match[0].length;
      if (position < from || position > to) continue;
      const instruction = instructions().get(match[0].split(".")[0]?.toUpperCase() ?? "");
      const directive = DIRECTIVES[match[0].toLowerCase()];
      const comment = line.text.indexOf(";");
      if ((!instruction && !directive) || (comment >= 0 && match.index > comment)) return null;
      const dom = instruction
        ? explain(instruction)
        : h("div", { class: "instruction" }, h("p", {}, directive));
      return { pos: from, end: to, above: true, create: () => ({ dom }) };
    }
    return null;
  });
}
