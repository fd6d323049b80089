/* Beside a link that opens an example in the explorer, a button shows the explorer below the example. */
for (const link of document.querySelectorAll("a.explore")) {
  const place = link.parentElement;
  if (location.protocol === "file:") {
    const command = document.createElement("code");
    command.textContent = "python -m http.server";
    place.replaceChildren("The explorer needs a server: type ", command, " in the folder of this site.");
    continue;
  }
  const button = document.createElement("button");
  const name = (open) => {
    button.textContent = open ? "Close it" : "Try it here";
    button.setAttribute("aria-expanded", String(open));
  };
  let frame = null;
  button.type = "button";
  button.className = "md-button";
  button.addEventListener("click", () => {
    if (frame) {
      frame.remove();
      frame = null;
    } else {
      frame = document.createElement("iframe");
      frame.className = "explorer";
      frame.title = link.textContent;
      frame.src = link.href;
      place.after(frame);
    }
    name(frame !== null);
  });
  name(false);
  place.append(" ", button);
}
