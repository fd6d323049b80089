/** Linear assembly for CodeMirror: what a word is, by the columns and the words around it. */

import {
  HighlightStyle,
  LanguageSupport,
  StreamLanguage,
  type StringStream,
  syntaxHighlighting,
} from "@codemirror/language";
import { tags } from "@lezer/highlight";

interface State {
  /** What comes next in the line: its label, its mnemonic, or operands. */
  expects: "label" | "mnemonic" | "operands";
}

/** Directives with what they say, for completion and help. */
export const DIRECTIVES: Readonly<Record<string, string>> = {
  ".cproc": "Begins a routine with the C calling convention; its operands are the arguments.",
  ".proc": "Begins a routine in which the source names the registers.",
  ".endproc": "Ends a routine.",
  ".reg": "Names values; high:low is a pair.",
  ".rega": "Names values that stay on side A.",
  ".regb": "Names values that stay on side B.",
  ".reserve": "Registers that the optimizer leaves alone.",
  ".return": "The value that the routine returns.",
  ".trip": "Least and greatest number of passes of the loop, and a factor of it.",
  ".unroll": "This many passes become one; .unroll 1 forbids it.",
  ".mdep": "An exception to .no_mdep: these two accesses, named *p{name}, may touch the same memory.",
  ".no_mdep": "No store of the routine writes what a load reads, unless .mdep names both.",
  ".mptr": "Facts about a pointer that decide its bank: base, offset, stride.",
  ".volatile": "These accesses, named *p{name}, keep their order and number.",
  ".call": "Calls a function by the C convention.",
  ".map": "Another name for a machine register.",
  ".circ": "A name for a register that AMR makes circular.",
  ".frame": "Words of stack for the procedure.",
  ".global": "Makes a symbol visible to other files.",
  ".include": "Inserts another file of the same folder.",
  ".macro": "Begins a macro: name .macro arguments.",
  ".endm": "Ends a macro.",
  ".loop": "Repeats the lines up to .endloop.",
  ".endloop": "Ends .loop.",
  ".if": "Takes the lines up to .else or .endif if the condition holds.",
  ".else": "The other lines of .if.",
  ".elseif": "Another condition of .if.",
  ".endif": "Ends .if.",
  ".set": "Gives a name to a number.",
  ".eval": "Computes a number and gives it a name.",
};

function token(stream: StringStream, state: State): string | null {
  if (stream.sol()) {
    state.expects = "label";
    if (stream.peek() === "*") {
      stream.skipToEnd();
      return "comment";
    }
    if (stream.match(/^[A-Za-z_$][\w$?]*:?/)) {
      const word = stream.current();
      state.expects = "mnemonic";
      return word.endsWith(":") || /^\s/.test(stream.string.slice(word.length, word.length + 1))
        ? "labelName"
        : null;
    }
  }
  if (stream.eatSpace()) return null;
  if (stream.peek() === ";") {
    stream.skipToEnd();
    return "comment";
  }
  if (state.expects !== "operands") return beginning(stream, state);
  return operand(stream);
}

function beginning(stream: StringStream, state: State): string | null {
  if (stream.match(/^\[\s*!?\s*[\w$?]+\s*\]/)) return "modifier";
  if (stream.match(/^\|\|/)) return "operator";
  if (stream.match(/^\.[A-Za-z_]\w*/)) {
    state.expects = "operands";
    return "keyword";
  }
  if (stream.match(/^[A-Za-z_$][\w$?]*/)) {
    state.expects = "operands";
    return "mnemonic";
  }
  stream.next();
  return null;
}

function operand(stream: StringStream): string | null {
  if (stream.match(/^\.[LSMDlsmd][12]?[XxTt]?[12]?(?![\w.])/)) return "unit";
  if (stream.match(/^\.\w+/)) return "keyword";
  if (stream.match(/^0[xX][0-9a-fA-F]+|^[0-9][0-9A-Fa-f]*[hH]\b|^\d+/)) return "number";
  if (stream.match(/^"(?:[^"]*)"?/)) return "string";
  if (stream.match(/^[AB](?:[12]?\d|3[01])\b/)) return "register";
  if (stream.match(/^[A-Za-z_$][\w$]*\??/)) return "variableName";
  if (stream.match(/^[*+\-[\]():,&|^~<>={}]/)) return "operator";
  stream.next();
  return null;
}

const linearAssembly = StreamLanguage.define<State>({
  name: "linear-assembly",
  startState: () => ({ expects: "label" }),
  token,
  languageData: { commentTokens: { line: ";" } },
  tokenTable: {
    mnemonic: tags.function(tags.keyword),
    unit: tags.typeName,
    register: tags.atom,
  },
});

const colours = HighlightStyle.define([
  { tag: tags.comment, class: "tok-comment" },
  { tag: tags.labelName, class: "tok-label" },
  { tag: tags.function(tags.keyword), class: "tok-mnemonic" },
  { tag: tags.keyword, class: "tok-directive" },
  { tag: tags.modifier, class: "tok-predicate" },
  { tag: tags.typeName, class: "tok-unit" },
  { tag: tags.number, class: "tok-number" },
  { tag: tags.string, class: "tok-number" },
  { tag: tags.atom, class: "tok-register" },
]);

export function linearAssemblySupport(): LanguageSupport {
  return new LanguageSupport(linearAssembly, [syntaxHighlighting(colours)]);
}

/** The words that a source declares: behind .reg and its kin, the arguments of .cproc, labels. */
export function declared(source: string): string[] {
  const found = new Set<string>();
  for (const line of source.split("\n")) {
    const label = /^([A-Za-z_$][\w$]*):?(?=\s|$)/.exec(line);
    if (label?.[1]) found.add(label[1]);
    const names = /\.(?:reg[ab]?|cproc|proc|map|circ)\s+([^;]*)/i.exec(line);
    for (const name of names?.[1]?.split(/[,:/\s]+/) ?? [])
      if (/^[A-Za-z_$][\w$]*$/.test(name)) found.add(name);
  }
  return [...found];
}
