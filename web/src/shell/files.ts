/** Opening and saving: files of the folder that the server was given, and files of this computer. */

import type { Isa } from "../contract";
import { count, h, put } from "../dom";
import type { Engine } from "../engine/engine";
import { LIMIT } from "../share";
import { type Controller, words } from "./controller";
import type { State } from "./state";

export type Load = (text: string, isa: Isa, title: string) => void;

export class Files {
  private readonly dialog = h("dialog", { class: "dialog", "aria-labelledby": "dialog-title" });
  private readonly picker = h("input", {
    type: "file",
    accept: ".sa,.asm,.txt,text/plain",
    hidden: true,
    "aria-label": "File",
  });

  /** The name of another file that the next press of Save replaces. */
  private replacing = "";

  constructor(
    private readonly state: State,
    private readonly engine: Engine,
    private readonly controller: Controller,
    private readonly load: Load,
  ) {
    this.picker.addEventListener("change", () => {
      const file = this.picker.files?.[0];
      if (file) void this.read(file);
      this.picker.value = "";
    });
    this.dialog.addEventListener("click", (event) => {
      // A press outside the box.
      if (event.target === this.dialog) this.dialog.close();
    });
  }

  get elements(): HTMLElement[] {
    return [this.dialog, this.picker];
  }

  async open(): Promise<void> {
    const folder = this.state.status.value?.folder;
    if (!folder) {
      this.picker.click();
      return;
    }
    try {
      const files = await this.engine.files();
      this.show(
        `Open from ${folder}`,
        files.length
          ? h(
              "ul",
              { class: "files" },
              ...files.map(({ name, bytes }) =>
                h(
                  "li",
                  {},
                  h(
                    "button",
                    { type: "button", onclick: () => void this.fetch(name) },
                    h("span", {}, name),
                    h("span", { class: "soft" }, count(bytes, "byte")),
                  ),
                ),
              ),
            )
          : h("p", { class: "soft" }, "No linear assembly (.sa) in this folder."),
        h(
          "button",
          {
            type: "button",
            class: "button",
            onclick: () => {
              this.dialog.close();
              this.picker.click();
            },
          },
          "From this computer…",
        ),
      );
    } catch (error) {
      this.controller.say(words(error), true);
    }
  }

  save(): void {
    const { value: source } = this.state.source;
    this.replacing = "";
    const name = `${(this.state.title.value || "source").replace(/\.sa$/, "").replace(/[^\w./-]+/g, "_")}.sa`;
    const folder = this.state.status.value?.folder;
    if (!folder) {
      download(name.replaceAll("/", "_"), source);
      return;
    }
    const input = h("input", {
      type: "text",
      name: "name",
      "aria-label": "Name",
      required: true,
      spellcheck: "false",
    });
    input.value = name;
    const form = h(
      "form",
      { class: "save" },
      input,
      h("button", { class: "button primary" }, "Save"),
      h(
        "button",
        {
          type: "button",
          class: "button",
          onclick: () => {
            this.dialog.close();
            download(name.replaceAll("/", "_"), source);
          },
        },
        "Download",
      ),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.store(input.value, source);
    });
    input.addEventListener("input", () => {
      this.replacing = "";
    });
    this.show(`Save in ${folder}`, form);
  }

  private show(title: string, ...content: HTMLElement[]): void {
    put(
      this.dialog,
      h(
        "div",
        {},
        h("h2", { id: "dialog-title" }, title),
        ...content,
        h(
          "button",
          { type: "button", class: "button quiet close", onclick: () => this.dialog.close() },
          "Cancel",
        ),
      ),
    );
    this.dialog.showModal();
  }

  private async fetch(name: string): Promise<void> {
    try {
      const file = await this.engine.open(name);
      this.dialog.close();
      this.load(file.source, file.isa, file.name);
    } catch (error) {
      this.controller.say(words(error), true);
    }
  }

  private async store(name: string, source: string): Promise<void> {
    try {
      const other = name !== this.state.title.value && name !== this.replacing;
      if (other && (await this.engine.files()).some((file) => file.name === name)) {
        this.replacing = name;
        this.controller.say(`There is a file ${name}. Press Save again to replace it.`, true);
        return;
      }
      await this.engine.save(name, source);
      this.dialog.close();
      this.state.title.value = name;
      this.controller.keepSource();
      this.controller.say(`Saved as ${name}.`);
    } catch (error) {
      this.controller.say(words(error), true);
    }
  }

  private async read(file: File): Promise<void> {
    if (file.size > LIMIT) {
      this.controller.say(tooLong(file.size, file.name), true);
      return;
    }
    try {
      this.load(await file.text(), this.state.isa.value, file.name);
    } catch (error) {
      this.controller.say(`${file.name} was not read: ${words(error)}`, true);
    }
  }
}

export function tooLong(length: number, what: string): string {
  return `A source may have ${LIMIT / 1024} KiB; ${what} has ${Math.ceil(length / 1024)}.`;
}

function download(name: string, source: string): void {
  const url = URL.createObjectURL(new Blob([source], { type: "text/plain" }));
  h("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
