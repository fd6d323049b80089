/**
 * Makes elements. Children that are strings become text nodes, so no text of a user is ever read as HTML.
 */

export type Child = Node | string | number | null | undefined | false;

type Handler = (event: never) => void;
export type Attributes = Record<string, string | number | boolean | null | undefined | Handler>;

const SVG = "http://www.w3.org/2000/svg";

function fill(element: Element, attributes: Attributes, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") {
      element.addEventListener(name.replace(/^on/, ""), value as EventListener);
    } else if (name === "style" && typeof value === "string") {
      // Through the object model, which a content security policy allows.
      (element as HTMLElement).style.cssText = value;
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    element.append(typeof child === "number" ? String(child) : child);
  }
}

/** An HTML element; attributes that are null or false are left out, functions are listeners ("onclick"). */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  fill(element, attributes, children);
  return element;
}

/** An SVG element. */
export function s<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag) as SVGElementTagNameMap[K];
  fill(element, attributes, children);
  return element;
}

/** Replaces all children of an element. */
export function put(element: Element, ...children: Child[]): void {
  element.replaceChildren(
    ...children
      .filter(
        (child): child is Node | string | number => child !== null && child !== undefined && child !== false,
      )
      .map((child) => (typeof child === "number" ? String(child) : child)),
  );
}

/** "1 cycle", "2 cycles". */
export function count(number: number, noun: string, nouns = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : nouns}`;
}
