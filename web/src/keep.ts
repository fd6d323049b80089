/**
 * What the page remembers between two visits. A browser may refuse to keep anything (private windows, full
 * storage); then the page works all the same and forgets.
 */

const PREFIX = "broadside.explorer.";

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Refused or full: the page goes on without.
  }
}

/** The value kept under a name if `is` accepts it, else null. */
export function kept<T>(name: string, is: (value: unknown) => value is T): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    if (text === null) return null;
    const value: unknown = JSON.parse(text);
    return is(value) ? value : null;
  } catch {
    return null;
  }
}

export const isString = (value: unknown): value is string => typeof value === "string";
export const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === "number" && Number.isFinite(item));
