"""Decides who may ask: only this machine's user, through the page that the server itself delivered.

A page of another site can make the browser send requests here. But it does not know the token, and it may not
read an answer. If the owner of a name lets it point to 127.0.0.1, the header Host has this name, and the
request is refused.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.types import ASGIApp, Message, Receive, Scope, Send

TOKEN_HEADER = "x-broadside-token"
MOST_BYTES = 1 << 20
"""The most bytes of a source. A request has some more around it."""
_MOST_BODY = 2 * MOST_BYTES + (1 << 16)
"""The most bytes of a body. JSON may write one byte of the source as two."""
_MOST_DISCARDED = 1 << 25
_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


TOO_LARGE = "the request is larger than 1 MB"


class TooLarge(Exception):
    """The body of a request is longer than allowed."""


@dataclass
class Guard:
    """Refuses requests before any other code sees them."""

    app: ASGIApp
    token: str
    port: int

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            return
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        refusal = self._refusal(scope["path"], headers)
        if refusal is not None:
            await _discard(receive)
            await _refuse(send, *refusal)
            return
        left = _MOST_BODY

        async def limited() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                if message.get("more_body"):
                    await _discard(receive)
                raise TooLarge
            return message

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                told = {name for name, _ in message["headers"]}
                message["headers"] += [
                    (name.encode(), value.encode())
                    for name, value in _HEADERS.items()
                    if name.encode() not in told
                ]
            await send(message)

        await self.app(scope, limited, guarded)

    def _refusal(self, path: str, headers: Mapping[str, str]) -> tuple[int, str] | None:
        """The status and the cause of a refusal. None if the request may pass."""
        hosts = {f"127.0.0.1:{self.port}", f"localhost:{self.port}"}
        if headers.get("host") not in hosts:
            return 421, "this server answers only to 127.0.0.1"
        origin = headers.get("origin")
        if origin is not None and origin not in {f"http://{host}" for host in hosts}:
            return 403, "this request comes from another site"
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return 403, "this request comes from another site"
        if path.startswith("/api/"):
            given = headers.get(TOKEN_HEADER, "")
            if not hmac.compare_digest(given.encode(), self.token.encode()):
                return (
                    401,
                    "the token is missing or wrong: open the address that `broadside explore` printed",
                )
            if int(headers.get("content-length") or 0) > _MOST_BODY:
                return 413, TOO_LARGE
        return None


async def _discard(receive: Receive) -> None:
    """Reads the rest of a body, because otherwise the browser never sees the answer.

    Of a huge body, only a part.
    """
    left = _MOST_DISCARDED
    while left > 0:
        message = await receive()
        left -= len(message.get("body", b""))
        if message["type"] != "http.request" or not message.get("more_body"):
            return


async def _refuse(send: Send, status: int, cause: str) -> None:
    body = json.dumps({"error": cause}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
        *((name.encode(), value.encode()) for name, value in _HEADERS.items()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
