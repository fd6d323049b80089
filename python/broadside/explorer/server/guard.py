"""Who may ask: this machine's user, through the page that the server itself gave out.

A page of another site can make the browser send requests here. It knows neither the token nor may it read an
answer; a name that its owner lets point to 127.0.0.1 is refused by the header Host.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.types import ASGIApp, Message, Receive, Scope, Send

TOKEN_HEADER = "x-broadside-token"
MOST_BYTES = 1 << 20
"""Of a source; a request has some more around it."""
_MOST_BODY = 2 * MOST_BYTES + (1 << 16)
"""Of a body: JSON may write a byte of the source as two."""
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


class TooLarge(Exception):
    """The body of a request is longer than any that is allowed."""


@dataclass
class Guard:
    """Refuses requests before anything else sees them."""

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
            await _refuse(send, *refusal)
            return
        left = _MOST_BODY

        async def limited() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
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

        try:
            await self.app(scope, limited, guarded)
        except TooLarge:
            await _refuse(send, 413, "the request is larger than 1 MB")

    def _refusal(self, path: str, headers: Mapping[str, str]) -> tuple[int, str] | None:
        """Status and cause; nothing where the request may pass."""
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
                return 413, "the request is larger than 1 MB"
        return None


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
