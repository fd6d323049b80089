"""Runs the server until Ctrl-C."""

from __future__ import annotations

import secrets
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from broadside.explorer.server.app import application
from broadside.explorer.server.guard import Guard

ADDRESS = "127.0.0.1"
"""No other machine can reach this address."""


def serve(
    folder: Path | None,
    file: str | None,
    port: int,
    announce: Callable[[str], None],
    *,
    browser: bool,
) -> None:
    """Serves on `port` (0 chooses a free one). When it answers, `announce` is called with the page's address.

    Raises OSError if the port is taken.
    """
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((ADDRESS, port))
    port = listener.getsockname()[1]
    token = secrets.token_urlsafe(24)
    app = Guard(application(folder, file), token, port)
    address = f"http://{ADDRESS}:{port}/?token={token}"
    settings = uvicorn.Config(
        app, log_level="error", access_log=False, server_header=False, timeout_graceful_shutdown=1
    )
    server = _Server(settings)
    server.began = lambda: _tell(address, announce, browser=browser)
    with listener:
        server.run(sockets=[listener])


class _Server(uvicorn.Server):
    """A server that reports when it answers."""

    began: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.began()


def _tell(address: str, announce: Callable[[str], None], *, browser: bool) -> None:
    announce(address)
    if browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
