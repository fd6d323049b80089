// Lights up one instruction wherever it stands: in the pipeline, the source and the packets.
const light = (element, on) => {
  const line = element.dataset.source;
  const loop = element.closest(".loop");
  if (!line || !loop) return;
  for (const other of loop.querySelectorAll("[data-source]")) {
    if (other.dataset.source === line) other.classList.toggle("lit", on);
  }
};
for (const [enter, leave] of [["mouseover", "mouseout"], ["focusin", "focusout"]]) {
  document.addEventListener(enter, (event) => {
    const element = event.target.closest("[data-source]");
    if (element) light(element, true);
  });
  document.addEventListener(leave, (event) => {
    const element = event.target.closest("[data-source]");
    if (element) light(element, false);
  });
}
// A link into a closed part opens it first.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href^='#']");
  if (!link) return;
  const target = document.getElementById(decodeURIComponent(link.getAttribute("href").slice(1)));
  for (let part = target && target.closest("details"); part; part = part.parentElement.closest("details")) part.open = true;
});
// On paper everything is open.
window.addEventListener("beforeprint", () => {
  for (const part of document.querySelectorAll("details")) part.open = true;
});
