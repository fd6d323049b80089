// Highlights one instruction in all its places: the pipeline, the graph, the source and the packets.
const light = (element, on) => {
  const loop = element.closest(".loop");
  for (const other of loop.querySelectorAll(`[data-o="${element.dataset.o}"]`)) other.classList.toggle("lit", on);
};
for (const [name, on] of [["mouseover", true], ["focusin", true], ["mouseout", false], ["focusout", false]]) {
  document.addEventListener(name, (event) => {
    const element = event.target.closest("[data-o]");
    if (element) light(element, on);
  });
}
// Each schedule is one stop of the tab key. In it, the arrow keys move from instruction to instruction.
for (const table of document.querySelectorAll(".pipeline")) {
  for (const [place, cell] of table.querySelectorAll("td a").entries()) cell.tabIndex = place ? -1 : 0;
}
const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
document.addEventListener("keydown", (event) => {
  const from = event.target.closest(".pipeline td a");
  const step = STEPS[event.key];
  if (!from || !step) return;
  event.preventDefault();
  let row = from.closest("tr").sectionRowIndex, column = from.closest("td").cellIndex, next;
  const rows = from.closest("tbody").rows;
  do {
    row += step[0];
    column += step[1];
    next = rows[row]?.cells[column];
  } while (next && !next.querySelector("a"));
  if (!next) return;
  const to = next.querySelector("a");
  from.tabIndex = -1;
  to.tabIndex = 0;
  to.focus();
});
// Tabs: one panel is shown, and a link may name it. Arrow keys move from tab to tab. Without scripts all are shown.
for (const tabs of document.querySelectorAll(".tabs")) {
  const buttons = [...tabs.querySelectorAll("[role=tab]")];
  const panel = (button) => document.getElementById(button.getAttribute("aria-controls"));
  const choose = (chosen) => {
    for (const button of buttons) {
      button.ariaSelected = String(button === chosen);
      button.tabIndex = button === chosen ? 0 : -1;
      panel(button).toggleAttribute("data-later", button !== chosen);
    }
  };
  const follow = () => {
    const named = buttons.find((button) => `#${panel(button).id}` === location.hash);
    if (named) choose(named);
  };
  follow();
  window.addEventListener("hashchange", follow);
  tabs.addEventListener("click", (event) => {
    const button = event.target.closest("[role=tab]");
    if (button) choose(button);
  });
  tabs.addEventListener("keydown", (event) => {
    const place = buttons.indexOf(event.target);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (place < 0 || !step) return;
    event.preventDefault();
    const next = buttons[(place + step + buttons.length) % buttons.length];
    choose(next);
    next.focus();
  });
}
// The filter of the list of kernels: each word must occur in the line.
const filter = document.getElementById("filter");
if (filter) {
  const rows = [...document.querySelectorAll(".kernels tbody tr")];
  const show = () => {
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of rows) row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word));
    document.querySelector("output[for=filter]").textContent = `${rows.filter((row) => !row.hidden).length} of ${rows.length}`;
  };
  filter.addEventListener("input", show);
  show();
}
// A link into a closed part opens it first.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href^='#']");
  if (!link) return;
  const target = document.getElementById(decodeURIComponent(link.getAttribute("href").slice(1)));
  for (let part = target && target.closest("details"); part; part = part.parentElement.closest("details")) part.open = true;
});
// For printing, everything is opened.
window.addEventListener("beforeprint", () => {
  for (const part of document.querySelectorAll("details")) part.open = true;
});
