"""The routes of the explorer's server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import tomllib
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from broadside import __version__, _core
from broadside.explorer.help import instructions
from broadside.explorer.server.folder import Folder, NotHere
from broadside.explorer.server.guard import MOST_BYTES, TOO_LARGE, TooLarge
from broadside.explorer.server.tasks import STREAMS, TASKS, BadRequest, number
from broadside.explorer.server.workers import Pool, Refused, Worker
from broadside.explorer.templates import templates
from broadside.facts.isa import LEVELS

PAGE = Path(__file__).resolve().parent.parent / "page"
"""The built page. `make explorer` writes it to this folder."""
NOT_BUILT = "The page of the explorer is not built: run `make explorer`, which needs Node."

_QUICK = {"analyse": 10.0, "run": 60.0}
"""Requests at every keystroke or click, and the seconds after which their process is ended."""
_SLOW = {"core": 330.0}
_THREADS = 32


@dataclass
class Explorer:
    """The state of the server."""

    folder: Folder | None
    file: str | None
    root: Path
    quick: Pool = field(init=False)
    slow: Pool = field(init=False)
    searches: dict[str, Worker] = field(default_factory=dict)
    stopped: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.quick = Pool(2, self.root)
        self.slow = Pool(3, self.root)

    def close(self) -> None:
        self.quick.close()
        self.slow.close()


def application(folder: Path | None, file: str | None) -> Starlette:
    """The application without its guard. `file` is a name within `folder`."""
    root = (folder or Path(__file__).resolve().parent.parent / "templates").resolve()
    state = Explorer(Folder(root) if folder is not None else None, file, root)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        threads = ThreadPoolExecutor(_THREADS)  # each request waits for its process in a thread
        asyncio.get_running_loop().set_default_executor(threads)
        state.quick.warm()
        state.slow.warm()
        try:
            yield
        finally:
            state.close()

    api = [
        Route("/status", _status),
        Route("/instructions", _instructions),
        Route("/templates", _templates),
        Route("/files", _files),
        Route("/open", _open, methods=["POST"]),
        Route("/save", _save, methods=["POST"]),
        Route("/stop", _stop, methods=["POST"]),
        *(Route(f"/{name}", _task(name), methods=["POST"]) for name in TASKS),
    ]
    # A mount of its own, so that a wrong method is refused here and not looked up among the files of the
    # page.
    routes: list[Any] = [Mount("/api", routes=api)]
    routes.append(
        Mount("/", StaticFiles(directory=PAGE, html=True))
        if PAGE.is_dir()
        else Route("/", _no_page)
    )
    errors: Any = {BadRequest: _refusal, NotHere: _refusal, Refused: _refusal, TooLarge: _too_large}
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=errors)
    app.state.explorer = state
    return app


def _of(request: Request) -> Explorer:
    found: Explorer = request.app.state.explorer
    return found


async def _refusal(_: Request, error: Exception) -> Response:
    return JSONResponse({"error": str(error)}, status_code=400)


async def _too_large(_: Request, error: Exception) -> Response:
    del error
    return JSONResponse({"error": TOO_LARGE}, status_code=413)


async def _no_page(_: Request) -> Response:
    return Response(NOT_BUILT, status_code=503, media_type="text/plain")


async def _json(request: Request) -> dict[str, Any]:
    """The JSON object of a request. Raises BadRequest."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadRequest("a request is application/json")
    try:
        found = json.loads(await request.body())
    except (ValueError, RecursionError):
        raise BadRequest("the request is not JSON") from None
    if not isinstance(found, dict):
        raise BadRequest("a request is a JSON object")
    source = found.get("source", "")
    if not isinstance(source, str):
        raise BadRequest("a source is a text")
    try:
        size = len(source.encode())
    except UnicodeEncodeError:
        raise BadRequest("the source has characters that are only half encoded") from None
    if size > MOST_BYTES:
        raise BadRequest(f"a source of {size:,} bytes is too long: 1 MB is the most")
    return found


async def _status(request: Request) -> Response:
    explorer = _of(request)
    tables = {name: tomllib.loads(_core.machine_table(name)) for name in _core.machine_names()}
    return JSONResponse(
        {
            "version": __version__,
            "machines": [{"name": name, "isa": table["isa"]} for name, table in tables.items()],
            "folder": None if explorer.folder is None else explorer.folder.root.name,
            "file": explorer.file,
        }
    )


async def _instructions(request: Request) -> Response:
    isa = request.query_params.get("isa")
    if isa not in LEVELS:
        raise BadRequest(f"an isa is one of {', '.join(LEVELS)}")
    return JSONResponse(instructions(isa))


async def _templates(_: Request) -> Response:
    return JSONResponse(templates())


def _folder(request: Request) -> Folder:
    folder = _of(request).folder
    if folder is None:
        raise BadRequest("no folder was named: start `broadside explore` with a file or --folder")
    return folder


async def _files(request: Request) -> Response:
    folder = _of(request).folder
    return JSONResponse([] if folder is None else await asyncio.to_thread(folder.files))


async def _open(request: Request) -> Response:
    name = str((await _json(request)).get("name", ""))
    return JSONResponse(await asyncio.to_thread(_folder(request).open, name))


async def _save(request: Request) -> Response:
    found = await _json(request)
    name, source = str(found.get("name", "")), str(found.get("source", ""))
    await asyncio.to_thread(_folder(request).save, name, source)
    return JSONResponse({"name": name})


async def _stop(request: Request) -> Response:
    """Ends a search. The search's stream then says that it was stopped."""
    explorer, search = _of(request), str((await _json(request)).get("search"))
    worker = explorer.searches.get(search)
    if worker is not None:
        explorer.stopped.add(search)
        worker.process.kill()
    return JSONResponse({"stopped": worker is not None})


def _task(name: str) -> Any:
    async def one(request: Request) -> Response:
        asked = await _json(request)
        explorer = _of(request)
        return await _single(explorer, name, asked)

    async def many(request: Request) -> Response:
        asked = await _json(request)
        if name == "schedule":
            number(asked, "seconds", 0)
        explorer = _of(request)
        if explorer.slow.is_full:
            cause = "too many searches run already: stop one first"
            return JSONResponse({"error": cause}, status_code=503)
        events = _stream(explorer, name, asked)
        return StreamingResponse(events, media_type="application/x-ndjson")

    return many if name in STREAMS else one


async def _single(explorer: Explorer, name: str, asked: Mapping[str, Any]) -> Response:
    pool, seconds = (
        (explorer.quick, _QUICK[name]) if name in _QUICK else (explorer.slow, _SLOW[name])
    )
    worker = await pool.take()
    found = b""
    try:
        await worker.ready()  # the start of the process does not count for the limit
        async with asyncio.timeout(seconds):
            async for item in worker.ask(name, asked):
                found = item
    except TimeoutError:
        pool.drop(worker)
        cause = f"no answer within {seconds:.0f} seconds, so it was given up"
        return JSONResponse({"error": cause}, status_code=503)
    except Refused:
        if worker.lives:
            pool.give_back(worker)
        else:
            pool.drop(worker)
        raise
    except BaseException:
        pool.drop(worker)
        raise
    pool.give_back(worker)
    return Response(found, media_type="application/json")


async def _stream(explorer: Explorer, name: str, asked: Mapping[str, Any]) -> AsyncIterator[bytes]:
    """The events of a search. If the stream ends, the search ends too."""
    pool = explorer.slow
    worker = await pool.take()
    search = secrets.token_hex(8)
    explorer.searches[search] = worker
    state: dict[str, Any] = {"seconds": 0, "left": 0, "trying": "", "verdicts": []}
    whole = False
    try:
        if name == "schedule":
            yield _line({"event": "begun", "search": search})
        async for item in worker.ask(name, asked):
            if item.startswith(b'{"event":"state"'):
                state = {key: value for key, value in json.loads(item).items() if key != "event"}
            yield item + b"\n"
        whole = True
    except Refused as error:
        if search in explorer.stopped:
            yield _line({"event": "ended", "reason": "stopped", "state": _at_rest(state)})
        else:
            yield _line({"event": "refused", "faults": [], "message": str(error)})
            whole = worker.lives
    except ClientDisconnect:
        pass
    finally:
        explorer.searches.pop(search, None)
        explorer.stopped.discard(search)
        if whole:
            pool.give_back(worker)
        else:
            pool.drop(worker)
        pool.warm()


def _at_rest(state: Mapping[str, Any]) -> dict[str, Any]:
    """The last state of a search that was stopped. Intervals under search are open again."""
    verdicts = [
        {**one, "kind": "open" if one["kind"] == "searching" else one["kind"]}
        for one in state["verdicts"]
    ]
    return {**state, "left": 0, "trying": "", "verdicts": verdicts}


def _line(event: Mapping[str, Any]) -> bytes:
    return json.dumps(event, separators=(",", ":")).encode() + b"\n"
