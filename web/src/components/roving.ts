/**
 * Keyboard within a grid of cells: one of them is in the tab order, arrows move to its neighbours (roving tabindex).
 */

type Keys = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";

/**
 * `rows` are the focusable elements, row by row; null where there is none. Arrows skip empty places; Home and End go
 * to the ends of a row.
 */
export function rove(rows: readonly (readonly (HTMLElement | SVGElement | null)[])[]): void {
  const places = new Map<Element, [number, number]>();
  let current: HTMLElement | SVGElement | null = null;
  for (const [y, row] of rows.entries()) {
    for (const [x, cell] of row.entries()) {
      if (!cell) continue;
      places.set(cell, [y, x]);
      cell.setAttribute("tabindex", current ? "-1" : "0");
      current ??= cell;
      cell.addEventListener("focus", () => {
        current?.setAttribute("tabindex", "-1");
        cell.setAttribute("tabindex", "0");
        current = cell;
      });
      cell.addEventListener("keydown", (event) => {
        const to = target(rows, places.get(cell) ?? [y, x], (event as KeyboardEvent).key as Keys);
        if (!to) return;
        event.preventDefault();
        to.focus();
      });
    }
  }
}

function target<T>(rows: readonly (readonly (T | null)[])[], [y, x]: [number, number], key: Keys): T | null {
  const row = rows[y] ?? [];
  switch (key) {
    case "ArrowLeft":
      return nearest(row.slice(0, x).reverse());
    case "ArrowRight":
      return nearest(row.slice(x + 1));
    case "ArrowUp":
      return vertical(rows.slice(0, y).reverse(), x);
    case "ArrowDown":
      return vertical(rows.slice(y + 1), x);
    case "Home":
      return nearest(row);
    case "End":
      return nearest([...row].reverse());
    default:
      return null;
  }
}

function nearest<T>(row: readonly (T | null)[]): T | null {
  return row.find((cell) => cell !== null) ?? null;
}

/** The cell of the next row that has any, as near to column x as possible. */
function vertical<T>(rows: readonly (readonly (T | null)[])[], x: number): T | null {
  for (const row of rows) {
    let best: T | null = null;
    let far = Number.POSITIVE_INFINITY;
    for (const [column, cell] of row.entries()) {
      if (cell !== null && Math.abs(column - x) < far) [best, far] = [cell, Math.abs(column - x)];
    }
    if (best !== null) return best;
  }
  return null;
}
