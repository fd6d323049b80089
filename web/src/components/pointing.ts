/**
 * Pointing at one thing lights it everywhere.
 *
 * Elements carry `data-op` (numbers of operations, separated by spaces) or `data-line` (lines of the source).
 * One listener at the root finds what the pointer or the focus is on, and lights all that shows the same.
 */

export interface Mark {
  operations: ReadonlySet<number>;
  lines: ReadonlySet<number>;
}

export type Listener = (mark: Mark | null) => void;

export class Pointing {
  private mark: Mark | null = null;
  private readonly listeners: Listener[] = [];

  /** `lineOf` gives the line of an operation, `operationsAt` the operations of a line. */
  constructor(
    private readonly root: HTMLElement,
    private readonly lineOf: (operation: number) => number | null,
    private readonly operationsAt: (line: number) => readonly number[],
  ) {
    const follow = (event: Event) => {
      const target = event.target instanceof Element ? event.target.closest("[data-op],[data-line]") : null;
      if (target) this.at(target);
      else if (event.type === "pointerover") this.clear();
    };
    root.addEventListener("pointerover", follow);
    root.addEventListener("focusin", follow);
    root.addEventListener("pointerleave", () => this.clear());
  }

  get current(): Mark | null {
    return this.mark;
  }

  listen(listener: Listener): void {
    this.listeners.push(listener);
  }

  clear(): void {
    this.set(null);
  }

  atLine(line: number): void {
    this.set({ operations: new Set(this.operationsAt(line)), lines: new Set([line]) });
  }

  atOperations(operations: Iterable<number>): void {
    const set = new Set(operations);
    const lines = [...set].map((one) => this.lineOf(one)).filter((line): line is number => line !== null);
    this.set({ operations: set, lines: new Set(lines) });
  }

  /** Lights elements drawn since the last change. */
  refresh(): void {
    this.light();
  }

  private at(element: Element): void {
    const operations = numbers(element.getAttribute("data-op"));
    if (operations.length) this.atOperations(operations);
    else {
      const [line] = numbers(element.getAttribute("data-line"));
      if (line !== undefined) this.atLine(line);
    }
  }

  private set(mark: Mark | null): void {
    if (same(mark, this.mark)) return;
    this.mark = mark;
    this.light();
    for (const listener of this.listeners) listener(mark);
  }

  private light(): void {
    for (const old of this.root.querySelectorAll(".lit, .near")) old.classList.remove("lit", "near");
    const mark = this.mark;
    for (const pane of this.root.querySelectorAll(".fades")) pane.classList.toggle("faded", mark !== null);
    if (!mark) return;
    for (const one of mark.operations) {
      for (const element of this.root.querySelectorAll(`[data-op~="${one}"]`)) element.classList.add("lit");
      for (const element of this.root.querySelectorAll(`[data-near~="${one}"]`))
        element.classList.add("near");
    }
    for (const line of mark.lines) {
      for (const element of this.root.querySelectorAll(`[data-line="${line}"]`)) element.classList.add("lit");
    }
  }
}

function numbers(text: string | null): number[] {
  if (!text) return [];
  return text.split(" ").map(Number).filter(Number.isInteger);
}

function same(one: Mark | null, other: Mark | null): boolean {
  if (one === null || other === null) return one === other;
  return equal(one.operations, other.operations) && equal(one.lines, other.lines);
}

function equal(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((item) => other.has(item));
}
