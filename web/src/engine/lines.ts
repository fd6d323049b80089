/** Lines of linear assembly, taken apart without knowing the instructions. */

/** One line of code: where it is, what it does. */
export interface Line {
  number: number;
  label: string;
  /** As it was written; upper case for an instruction. */
  word: string;
  /** The unit that the source fixes: "S1", "S", "1"; empty if none. */
  unit: string;
  /** The path that the source fixes: "T1", "X", "T1X"; empty if none. */
  path: string;
  /** The predicate: "n", "!n", or "". */
  guard: string;
  operands: string;
  text: string;
}

const LINE =
  /^(?:([A-Za-z_$][\w$?]*):?(?=\s|$))?\s*(?:\|\|)?\s*(?:\[\s*(!?)\s*([\w$?]+)\s*\])?\s*(\.?[A-Za-z_]\w*)?\s*(?:\.([LSMD]?[12]?)((?:T[12])?X?)(?=\s))?\s*(.*)$/i;

/** Names within an operand; the annotation of an access, `{name}`, is none. */
export const NAMES = /(?<![\w$?.{])[A-Za-z_$][\w$?]*/g;

/** None where there is no code. */
export function parsed(text: string, number: number): Line[] {
  if (text.startsWith("*")) return [];
  const code = text.replace(/;.*/, "").trimEnd();
  const found = LINE.exec(code);
  if (!found || code.trim() === "") return [];
  const [, label = "", not = "", register = "", word = "", unit = "", path = "", operands = ""] = found;
  const isCode = word !== "" && !word.startsWith(".");
  return [
    {
      number,
      label,
      word: isCode ? word.toUpperCase() : word,
      unit: unit.toUpperCase(),
      path: path.toUpperCase(),
      guard: not + register,
      operands,
      text: `${register ? `[${not}${register}] ` : ""}${word} ${operands}`.trim(),
    },
  ];
}

/** Operands as a directive has them. */
export const names = (operands: string) =>
  operands
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** Operands, split at the commas outside of brackets. */
export const operandsOf = (text: string) =>
  text
    .split(/,(?![^([]*[)\]])/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

export const isBranch = ({ word }: Line) => /^B(?:DEC|POS)?$/.test(word);
