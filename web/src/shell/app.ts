/** Puts the panes together and lets them speak to each other. */

import { effect } from "@preact/signals-core";
import { Pointing } from "../components/pointing";
import type { Advice, Isa, Template } from "../contract";
import { count, h, put } from "../dom";
import { Editor } from "../editor/editor";
import type { Engine } from "../engine/engine";
import { isString, keep, kept } from "../keep";
import { player } from "../player/player";
import { fromFragment, LIMIT, pastedLink, publicLink, type Shared, toFragment } from "../share";
import { advicePane } from "./advice";
import { Controller, words } from "./controller";
import { Files, tooLong } from "./files";
import { header } from "./header";
import { headline } from "./headline";
import { makeState, type State, TABS, type Tab } from "./state";
import { tabs } from "./tabs";

const COPIED = "The link is copied. It holds the whole source; nothing was sent anywhere.";
const ELSEWHERE = "On another machine, paste it into the source of an explorer there.";
/** So many sources keep their names for an undo. */
const MOST_NAMES = 20;
const PANES = ["source", "pictures", "player", "advice"] as const;

export async function startApp(root: HTMLElement, engine: Engine): Promise<void> {
  const state = makeState();
  const controller = new Controller(state, engine);
  const operations = () => state.loop.value?.loop.operations ?? [];
  const pointing = new Pointing(
    root,
    (number) => operations()[number]?.line ?? null,
    (line) => operations().flatMap((one, number) => (one.line === line ? [number] : [])),
  );
  const source = h("div", { class: "editor" });
  const problems = h("div", { class: "problems", role: "status" });
  const editor = new Editor(source, LIMIT, () => state.instructions.value, {
    changed: (text) => {
      const link = pastedLink(text);
      if (link) {
        void openLink(link);
        return;
      }
      const named = loaded.find((one) => one.text === text);
      if (named) state.title.value = named.title;
      controller.changed(text);
    },
    pointed: (line) => (line === null ? pointing.clear() : pointing.atLine(line)),
    refused: () => controller.say(`A source may have ${LIMIT / 1024} KiB; this one was not taken.`, true),
  });
  pointing.listen((mark) => editor.light(mark ? [...mark.lines] : []));
  const goTo = (number: number) => {
    const line = operations()[number]?.line;
    if (line) editor.goTo(line);
  };
  const open = (tab: Tab) => {
    state.tab.value = tab;
    keep("tab", tab);
  };
  /** Sources that were replaced or loaded, so that an undo brings back the name with the text. */
  const loaded: { text: string; title: string }[] = [];
  const load = (text: string, isa: Isa, title: string) => {
    if (text.length > LIMIT) {
      controller.say(tooLong(text.length, title), true);
      return;
    }
    loaded.unshift({ text, title }, { text: state.source.value, title: state.title.value });
    loaded.length = Math.min(loaded.length, MOST_NAMES);
    state.title.value = title;
    state.before.value = null;
    controller.forgetRun();
    if (isa !== state.isa.value) controller.setIsa(isa);
    editor.replace(text);
    state.before.value = null;
    controller.keepSource();
  };
  const openLink = (fragment: string) =>
    fromFragment(fragment).then(
      (shared) => {
        if (shared) load(shared.source, shared.isa, "Shared source");
      },
      (error: unknown) => controller.say(`The link was not opened: ${words(error)}.`, true),
    );
  const files = new Files(state, engine, controller, load);
  const takeTemplate = (template: Template) => load(template.source, template.isa, template.name);

  const app = h(
    "div",
    { class: "app", "data-pane": "pictures" },
    header(state, {
      take: takeTemplate,
      isa: (isa) => controller.setIsa(isa),
      undo: () => editor.undo(),
      open: () => void files.open(),
      save: () => files.save(),
      share: () => void share(state, controller),
    }),
    headline(state, controller, open),
    h("section", { class: "source", "aria-label": "Source" }, aboutTemplate(state), source, problems),
    tabs(state, goTo, () => pointing.refresh()),
    advicePane(
      state,
      (advice) => apply(advice, editor, controller),
      () => pointing.refresh(),
    ),
    player(state, controller, () => pointing.refresh()),
    paneSwitch(),
    ...files.elements,
    toast(state),
  );
  put(root, app);
  effect(() => showProblems(state, editor, problems));

  const start = await beginning(state, engine, controller);
  state.isa.value = start.isa;
  const tab = start.tab ?? kept("tab", isString);
  state.tab.value = TABS.find((one) => one === tab) ?? "schedule";
  editor.replace(start.source, true);
  if (state.source.value === "") controller.again(0);
  if (start.line !== undefined) pointing.atLine(start.line);
  await controller.loadInstructions();
  window.addEventListener("hashchange", () => void openLink(location.hash));
  window.addEventListener("pagehide", () => controller.keepSource());
  window.addEventListener("keydown", (event) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    files.save();
  });
}

/** What the page begins with: the link's source, else the user's file, else what was kept, else a template. */
async function beginning(state: State, engine: Engine, controller: Controller): Promise<Shared> {
  const [templates, status] = await Promise.all([
    engine.templates().catch((error: unknown) => {
      controller.say(`No templates: ${words(error)}`, true);
      return [];
    }),
    engine.status().catch(() => null),
  ]);
  state.templates.value = templates;
  state.status.value = status;
  try {
    const shared = await fromFragment(location.hash);
    if (shared) {
      state.title.value = "Shared source";
      return shared;
    }
  } catch (error) {
    controller.say(`The link was not opened: ${words(error)}.`, true);
  }
  const title = kept("title", isString) ?? "";
  const own = kept("source", isString);
  const isOwn = own !== null && own.length <= LIMIT && own.trim() !== "";
  // A file that was being edited when the page was left is as it was left.
  if (status?.file && !(isOwn && title === status.file)) {
    try {
      const file = await engine.open(status.file);
      state.title.value = file.name;
      return file;
    } catch (error) {
      controller.say(words(error), true);
    }
  }
  if (isOwn) {
    state.title.value = title;
    return { source: own, isa: kept("isa", isString) === "c64x" ? "c64x" : "c62x" };
  }
  const first = templates[0];
  state.title.value = first?.name ?? "";
  return { source: first?.source ?? "", isa: first?.isa ?? "c62x" };
}

function apply(advice: Advice, editor: Editor, controller: Controller): void {
  editor.replace(advice.source);
  controller.say(`Done: ${advice.title}. Undo with Ctrl+Z in the editor.`);
}

async function share(state: State, controller: Controller): Promise<void> {
  const fragment = await toFragment({
    source: state.source.value,
    isa: state.isa.value,
    tab: state.tab.value,
  });
  history.replaceState(null, "", fragment);
  try {
    await navigator.clipboard.writeText(publicLink(location.href, fragment));
    controller.say(location.search ? `${COPIED} ${ELSEWHERE}` : COPIED);
  } catch {
    controller.say(
      "The address of this page now holds the whole source: copy it from #v1 on. " +
        "Others can paste it into the source of their explorer.",
    );
  }
}

function showProblems(state: State, editor: Editor, problems: HTMLElement): void {
  const faults = state.analysis.value?.faults ?? [];
  editor.show(faults);
  const errors = faults.filter((fault) => fault.severity === "error");
  problems.hidden = errors.length === 0;
  put(
    problems,
    ...errors
      .slice(0, 3)
      .map((fault) =>
        h(
          "button",
          { type: "button", onclick: () => editor.goTo(fault.line) },
          h("b", {}, `line ${fault.line}`),
          ` ${fault.message}`,
        ),
      ),
    errors.length > 3 ? h("p", { class: "soft" }, `and ${count(errors.length - 3, "error")} more`) : null,
  );
}

/** What is to be seen in a template, as long as the source is one. */
function aboutTemplate(state: State): HTMLElement {
  const about = h("p", { class: "about" });
  effect(() => {
    const template = state.templates.value.find((one) => one.name === state.title.value);
    about.hidden = !template?.about;
    put(about, template?.about);
  });
  return about;
}

/** On a phone one pane is shown at a time. */
function paneSwitch(): HTMLElement {
  const names = { source: "Source", pictures: "Pictures", player: "Player", advice: "Advice" };
  const nav = h("nav", { class: "pane-switch", "aria-label": "Panes" });
  const choose = (pane: string) => {
    nav.closest(".app")?.setAttribute("data-pane", pane);
    for (const one of nav.querySelectorAll("button")) {
      if (one.dataset.to === pane) one.setAttribute("aria-current", "true");
      else one.removeAttribute("aria-current");
    }
  };
  for (const pane of PANES) {
    nav.append(h("button", { type: "button", "data-to": pane, onclick: () => choose(pane) }, names[pane]));
  }
  queueMicrotask(() => choose("pictures"));
  return nav;
}

function toast(state: State): HTMLElement {
  const box = h("div", { class: "toast", role: "status", hidden: true });
  let timer = 0;
  effect(() => {
    const message = state.message.value;
    clearTimeout(timer);
    box.hidden = message === null;
    put(box, message?.text ?? "");
    box.classList.toggle("bad", message?.bad ?? false);
    if (message) {
      timer = window.setTimeout(() => {
        state.message.value = null;
      }, 8000);
    }
  });
  return box;
}
