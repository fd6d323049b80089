"""A server with the explorer's interface that answers from a file, as fast or as slowly as a test wants.

Words in the source choose the answer: `broken` has an error in its third line, `slow` is searched until it is
stopped, `endless` runs until it is cut off.
"""

from __future__ import annotations

import json
import os
import threading
import time
from collections import Counter
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGE = Path(os.environ.get("BROADSIDE_PAGE", ROOT / "web" / "dist"))
"""The folder of the built page."""
TOKEN = "token-of-the-tests"
ANSWERS = Path(__file__).parent / "answers.json"


class StandIn:
    """The server; `asked` counts the requests by name."""

    def __init__(self, page: Path) -> None:
        self.asked: Counter[str] = Counter()
        self.sources: list[str] = []
        self.saved: dict[str, str] = {}
        self.stopped = threading.Event()
        self.answers: dict[str, Any] = json.loads(ANSWERS.read_text(encoding="utf-8"))
        self._server = ThreadingHTTPServer(
            ("127.0.0.1", 0), partial(_Handler, self, directory=str(page))
        )
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self._server.server_port}/"

    def close(self) -> None:
        self.stopped.set()
        self._server.shutdown()
        self._server.server_close()

    def template(self, source: str) -> dict[str, Any]:
        """The prepared answers for a source: those of the template whose routine it has."""
        for prepared in self.answers["prepared"]:
            if f"{prepared['template']['entry']}:" in source:
                return dict(prepared)
        return dict(self.answers["prepared"][0])


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, owner: StandIn, *args: Any, **named: Any) -> None:
        self.owner = owner
        super().__init__(*args, **named)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: the tests' output is theirs."""

    def do_GET(self) -> None:
        name = self.path.partition("?")[0]
        if not name.startswith("/api/"):
            super().do_GET()
            return
        answers = {
            "status": {
                "version": "0",
                "machines": [],
                "folder": "loops",
                "file": None,
            },
            "templates": [one["template"] for one in self.owner.answers["prepared"]],
            "instructions": self.owner.answers["instructions"],
            "files": [{"name": "mine.sa", "bytes": 120}],
        }
        self._answer(name.removeprefix("/api/"), answers)

    def do_POST(self) -> None:
        name = self.path.removeprefix("/api/")
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.owner.asked[name] += 1
        if self.headers["X-Broadside-Token"] != TOKEN:
            self._json({"error": "the token is missing"}, 403)
        elif name in ("schedule", "advice"):
            self._stream(name, body["source"])
        else:
            self._post(name, body)

    def _answer(self, name: str, answers: dict[str, Any]) -> None:
        if self.headers["X-Broadside-Token"] != TOKEN:
            self._json({"error": "the token is missing"}, 403)
        else:
            self._json(answers[name])

    def _post(self, name: str, body: dict[str, Any]) -> None:
        owner = self.owner
        source = body.get("source", "")
        prepared = owner.template(source)
        if name == "analyse":
            owner.sources.append(source)
            broken = {"faults": owner.answers["faults"], "loops": [], "procedures": []}
            self._json(prepared["analysis"] | (broken if "broken" in source else {}))
        elif name == "core":
            self._json({"cores": next(iter(prepared["cores"].values()))})
        elif name == "run":
            # What is run is the assembly; the words stand in the source before it.
            is_endless = "endless" in owner.sources[-1]
            cut = {"cut": "100000 cycles without a return"} if is_endless else {}
            self._json(owner.answers["run"] | cut)
        elif name == "stop":
            owner.stopped.set()
            self._json({})
        elif name == "open":
            self._json(
                {"name": body["name"], "source": "mine: .cproc a\n .endproc\n", "isa": "c62x"}
            )
        elif name == "save":
            owner.saved[body["name"]] = source
            self._json({})

    def _stream(self, name: str, source: str) -> None:
        prepared = self.owner.template(source)
        self.send_response(200)
        self.send_header("Content-Type", "application/x-ndjson")
        self.end_headers()
        if name == "advice":
            for one in prepared["advice"]:
                self._line({"event": "advice"} | one)
            self._line({"event": "ended", "tried": len(prepared["advice"])})
            return
        self._line({"event": "begun", "search": "1"})
        for schedule in prepared["schedules"]:
            self._line({"event": "schedule"} | schedule)
        reason = "settled"
        if "slow" in source:
            began = time.monotonic()
            self._line({"event": "state"} | _searching(prepared["ended"]))
            while not self.owner.stopped.wait(0.05) and time.monotonic() < began + 20:
                pass
            reason = "stopped"
        state = _searching(prepared["ended"], "open") if reason == "stopped" else prepared["ended"]
        self._line({"event": "ended", "reason": reason, "state": state})

    def _line(self, data: dict[str, Any]) -> None:
        self.wfile.write(json.dumps(data).encode() + b"\n")
        self.wfile.flush()

    def _json(self, data: Any, status: int = 200) -> None:
        body = json.dumps(data).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def _searching(state: dict[str, Any], kind: str = "searching") -> dict[str, Any]:
    """The same state, before anything is proved."""
    verdicts = [one | {"kind": kind, "least": one["interval"] - 1} for one in state["verdicts"]]
    return state | {"verdicts": verdicts, "trying": "loop in 7"}
