/** Completion and help on an instruction, from the instruction tables. */

import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { type EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import { type EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from "@codemirror/view";
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
    instruction.forms.length > 0 && h("p", { class: "soft" }, notation(instruction.forms.slice(0, 6))),
    h(
      "p",
      {},
      instruction.delaySlots === 0
        ? "The result can be read in the next cycle."
        : `${count(instruction.delaySlots, "delay slot")}: the result can be read ${instruction.delaySlots + 1} cycles later.`,
    ),
  );
}

/** The parts of a kind of operand, such as xslsb16, and what they mean. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^x/, "x: may come from the other register file"],
  [/^x?n?s(?!reg)/, "s: signed"],
  [/^x?u/, "u: unsigned"],
  [/lsb16/, "lsb16: the lower 16 bits"],
  [/msb16/, "msb16: the upper 16 bits"],
  [/cst/, "cst and a number: a constant of so many bits"],
  [/[sui]2$/, "2: two numbers of 16 bits"],
  [/[sui]4$/, "4: four numbers of 8 bits"],
  [/(?<!l)long/, "long: 40 bits in a pair of registers"],
  [/llong|^dw/, "llong, dw: 64 bits in a pair of registers"],
];

/** What the abbreviations of these forms mean. */
function notation(forms: readonly string[]): string {
  const used = forms.flatMap((form) => [...form.matchAll(/: (\w+)/g)].map(([, kind = ""]) => kind));
  const words = KINDS.filter(([part]) => used.some((kind) => part.test(kind))).map(([, text]) => text);
  return words.length ? `${words.join("; ")}.` : "";
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

/** Help where the pointer rests on a mnemonic or a directive, and on F1 for the line of the cursor. */
export function instructionHelp(instructions: () => Instructions): Extension {
  return [hoverTooltip((view, position) => helpAt(view.state, position, instructions())), onF1(instructions)];
}

function helpAt(state: EditorState, position: number, instructions: Instructions): Tooltip | null {
  const line = state.doc.lineAt(position);
  for (const match of line.text.matchAll(/[.\w]+/g)) {
    const from = line.from + match.index;
    const to = from + match[0].length;
    if (position < from || position > to) continue;
    const instruction = instructions.get(match[0].split(".")[0]?.toUpperCase() ?? "");
    const directive = DIRECTIVES[match[0].toLowerCase()];
    const comment = line.text.indexOf(";");
    if ((!instruction && !directive) || (comment >= 0 && match.index > comment)) return null;
    const dom = instruction
      ? explain(instruction)
      : h("div", { class: "instruction" }, h("p", {}, directive));
    return { pos: from, end: to, above: true, create: () => ({ dom }) };
  }
  return null;
}

const setHelp = StateEffect.define<Tooltip | null>();
const help = StateField.define<Tooltip | null>({
  create: () => null,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(setHelp)) return effect.value;
    return transaction.docChanged || transaction.selection ? null : value;
  },
  provide: (field) => showTooltip.from(field),
});

/** F1 explains the instruction or directive of the cursor's line; F1 again, Escape or a move of the cursor ends it. */
function onF1(instructions: () => Instructions): Extension {
  const show = (view: EditorView) => {
    const { state } = view;
    const line = state.doc.lineAt(state.selection.main.head);
    const found = [...line.text.matchAll(/[.\w]+/g)]
      .map((match) => helpAt(state, line.from + match.index, instructions()))
      .find((one) => one !== null);
    const tooltip = state.field(help) || !found ? null : { ...found, create: announced(found) };
    view.dispatch({ effects: setHelp.of(tooltip) });
    return true;
  };
  const hide = (view: EditorView) => {
    if (!view.state.field(help)) return false;
    view.dispatch({ effects: setHelp.of(null) });
    return true;
  };
  return [
    help,
    keymap.of([
      { key: "F1", run: show, preventDefault: true },
      { key: "Escape", run: hide },
    ]),
  ];
}

/** The same help, which a screen reader reads when it appears. */
function announced(tooltip: Tooltip): Tooltip["create"] {
  return (view) => {
    const shown = tooltip.create(view);
    shown.dom.setAttribute("role", "status");
    return shown;
  };
}
