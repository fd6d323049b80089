"""Asks a running server of the explorer as a browser does."""

from __future__ import annotations

import http.client
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

DOT = """        .global dot
dot:    .cproc  a, b, pairs
        .reg    x, y, low, sum
        .no_mdep
        ZERO    sum
loop:   .trip   1
        LDH     *a++, x
        LDH     *b++, y
        MPY     x, y, low
        ADD     low, sum, sum
        SUB     pairs, 1, pairs
 [pairs] B      loop
        .return sum
        .endproc
"""
ENDLESS = """        .global spin
spin:   B       .S1     spin
        NOP     5
"""


@dataclass
class Client:
    """Sends requests to the server at `port`."""

    port: int
    token: str
    process: subprocess.Popen[str]
    folder: Path
    headers: dict[str, str] = field(default_factory=dict)

    def send(
        self, method: str, path: str, body: bytes | None = None, **headers: str
    ) -> http.client.HTTPResponse:
        """An answer whose body is still to be read; a header whose value is empty is left out."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        sent = {
            "x-broadside-token": self.token,
            "content-type": "application/json",
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }
        connection.request(method, path, body, {n: v for n, v in sent.items() if v})
        return connection.getresponse()

    def get(self, path: str) -> Any:
        answer = self.send("GET", f"/api/{path}")
        assert answer.status == 200
        return json.loads(answer.read())

    def ask(self, name: str, /, **request: Any) -> tuple[int, Any]:
        """Status and object of a request."""
        answer = self.send("POST", f"/api/{name}", json.dumps(request).encode())
        return answer.status, json.loads(answer.read())

    def stream(self, name: str, /, **request: Any) -> Iterator[dict[str, Any]]:
        """The events of a request as they come."""
        answer = self.send("POST", f"/api/{name}", json.dumps(request).encode())
        assert answer.status == 200, answer.read()
        while line := answer.readline():
            yield json.loads(line)


COMMAND = [sys.executable, "-c", "from broadside.cli import main; main()"]
