import "./style/colours.css";
import "./style/base.css";
import "./style/components.css";
import "./style/editor.css";
import "./style/header.css";
import "./style/headline.css";
import "./style/tabs.css";
import "./style/side.css";
import "./style/player.css";
import "./style/dialogs.css";
import "./style/narrow.css";
import "./style/layout.css";
import type { Engine } from "./engine/engine";
import { Prepared } from "./engine/prepared";
import { Server } from "./engine/server";
import { WorkerPlayer } from "./engine/worker-player";
import { startApp } from "./shell/app";

/** With a token in the address there is a server behind the page; it stays there, so that reloading works. */
function engine(): Engine {
  const token = new URLSearchParams(location.search).get("token");
  if (token) return new Server(token);
  const base = new URL(".", location.href).href;
  return new Prepared(
    base,
    new WorkerPlayer(
      new URL("player.wasm", base).href,
      () => new Worker(new URL("./engine/worker.ts", import.meta.url), { type: "module" }),
    ),
  );
}

const root = document.getElementById("app");
if (root) void startApp(root, engine());
