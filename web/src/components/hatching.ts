/** The stripes of delay slots and of values that do not change. */

import { s } from "../dom";

/** Puts the pattern into the document, once; styles name it as url(#broadside-hatching). */
export function defineHatching(): void {
  if (document.getElementById("broadside-hatching")) return;
  document.body.append(
    s(
      "svg",
      { width: 0, height: 0, style: "position:absolute", "aria-hidden": "true" },
      s(
        "pattern",
        {
          id: "broadside-hatching",
          width: 6,
          height: 6,
          patternUnits: "userSpaceOnUse",
          patternTransform: "rotate(45)",
        },
        s("line", { class: "hatching", x1: 0, y1: 0, x2: 0, y2: 6 }),
      ),
    ),
  );
}
