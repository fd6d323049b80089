/** The editor: linear assembly with help, errors under their place, and the lines that are pointed at elsewhere. */

import { autocompletion, closeBrackets, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab, undo } from "@codemirror/commands";
import { indentUnit } from "@codemirror/language";
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { EditorState, StateEffect, StateField, Transaction } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import type { Fault } from "../contract";
import { completions, type Instructions, instructionHelp } from "./help";
import { linearAssemblySupport } from "./language";

export interface EditorEvents {
  changed(source: string): void;
  pointed(line: number | null): void;
  /** The text would be longer than `limit` characters. */
  refused(length: number): void;
}

const lightLines = StateEffect.define<readonly number[]>();
const lit = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    let lines = value.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(lightLines)) continue;
      const doc = transaction.state.doc;
      lines = Decoration.set(
        [...effect.value]
          .filter((line) => line >= 1 && line <= doc.lines)
          .sort((one, other) => one - other)
          .map((line) => Decoration.line({ class: "lit-line" }).range(doc.line(line).from)),
      );
    }
    return lines;
  },
  provide: (field) => EditorView.decorations.from(field),
});

export class Editor {
  readonly view: EditorView;
  private lines: readonly number[] = [];

  constructor(parent: HTMLElement, limit: number, instructions: () => Instructions, events: EditorEvents) {
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          highlightActiveLine(),
          highlightSelectionMatches(),
          closeBrackets(),
          search({ top: true }),
          indentUnit.of("        "),
          EditorState.tabSize.of(8),
          linearAssemblySupport(),
          autocompletion({ override: [completions(instructions)], icons: false }),
          instructionHelp(instructions),
          lintGutter(),
          lit,
          EditorState.changeFilter.of((transaction) => {
            if (
              transaction.newDoc.length <= limit ||
              transaction.newDoc.length <= transaction.startState.doc.length
            ) {
              return true;
            }
            events.refused(transaction.newDoc.length);
            return false;
          }),
          EditorView.contentAttributes.of({
            "aria-label":
              "Linear assembly. F1 explains the instruction of the line. Escape, then Tab, leaves the editor.",
            spellcheck: "false",
            tabindex: "0",
          }),
          keymap.of([
            ...completionKeymap,
            ...searchKeymap,
            ...lintKeymap,
            ...historyKeymap,
            ...defaultKeymap,
            indentWithTab,
          ]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) events.changed(update.state.doc.toString());
            if (update.selectionSet && !update.docChanged && update.view.hasFocus) {
              events.pointed(update.state.doc.lineAt(update.state.selection.main.head).number);
            }
          }),
          EditorView.domEventHandlers({
            mousemove: (event, view) => {
              const position = view.posAtCoords({ x: event.clientX, y: event.clientY });
              events.pointed(position === null ? null : view.state.doc.lineAt(position).number);
            },
            mouseleave: () => events.pointed(null),
          }),
        ],
      }),
    });
  }

  get source(): string {
    return this.view.state.doc.toString();
  }

  /** Replaces the text as one step that can be undone; `fresh` forgets the steps before. */
  replace(source: string, fresh = false): void {
    const state = this.view.state;
    this.view.dispatch({
      changes: { from: 0, to: state.doc.length, insert: source },
      selection: { anchor: 0 },
      scrollIntoView: true,
      ...(fresh ? { annotations: Transaction.addToHistory.of(false) } : {}),
    });
  }

  /** Underlines what is wrong. */
  show(faults: readonly Fault[]): void {
    const doc = this.view.state.doc;
    const diagnostics: Diagnostic[] = faults.map((fault) => {
      const line = doc.line(Math.max(1, Math.min(fault.line, doc.lines)));
      const indent = line.text.length - line.text.trimStart().length;
      const from = Math.min(line.from + (fault.column ? fault.column - 1 : indent), line.to);
      const to = fault.endColumn ? Math.min(line.from + fault.endColumn - 1, line.to) : endOfCode(line);
      return { from, to: Math.max(from, to), severity: fault.severity, message: fault.message };
    });
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }

  /** Lights lines that are pointed at elsewhere. */
  light(lines: readonly number[]): void {
    if (lines.length === this.lines.length && lines.every((line, at) => line === this.lines[at])) return;
    this.lines = lines;
    this.view.dispatch({ effects: lightLines.of(lines) });
  }

  undo(): void {
    undo(this.view);
    this.view.focus();
  }

  goTo(line: number): void {
    const doc = this.view.state.doc;
    const place = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.view.dispatch({
      selection: { anchor: place.from },
      effects: EditorView.scrollIntoView(place.from, { y: "center" }),
    });
    this.view.focus();
  }
}

function endOfCode(line: { from: number; to: number; text: string }): number {
  const comment = line.text.indexOf(";");
  const code = (comment >= 0 ? line.text.slice(0, comment) : line.text).trimEnd();
  return code.trim() ? line.from + code.length : line.to;
}
