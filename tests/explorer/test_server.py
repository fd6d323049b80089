"""Who may ask the explorer's server, for what, and how long."""

from __future__ import annotations

import http.client
import json
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from asking import COMMAND, DOT, ENDLESS, Client

SLOW = "".join(f"        MPY     x, y, v{n}\n        ADD     v{n}, sum, sum\n" for n in range(40))
LONG = DOT.replace(
    "low, sum\n", "low, sum, " + ", ".join(f"v{n}" for n in range(40)) + "\n"
).replace("        MPY     x, y, low\n", f"{SLOW}        MPY     x, y, low\n")
"""A loop whose search takes longer than any test waits."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    place = tmp_path_factory.mktemp("explorer")
    folder = place / "sources"
    folder.mkdir()
    (folder / "dot.sa").write_text(DOT)
    (place / "secret.sa").write_text("; not to be seen\n")
    (folder / "way_out.sa").symlink_to(place / "secret.sa")
    process = subprocess.Popen(
        [*COMMAND, "explore", str(folder / "dot.sa"), "--no-browser"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=place,
    )
    assert process.stdout is not None
    address = urlsplit(process.stdout.readline().rpartition(" ")[2].strip())
    assert address.port is not None, "the server did not begin"
    token = parse_qs(address.query)["token"][0]
    yield Client(address.port, token, process, folder)
    process.terminate()
    process.wait(20)


def test_loopback_alone(client: Client) -> None:
    table = Path(f"/proc/{client.process.pid}/net/tcp").read_text(encoding="ascii")
    listening = [line.split() for line in table.splitlines() if f":{client.port:04X} " in line]
    mine = [fields[1] for fields in listening if fields[3] == "0A"]
    assert {address.partition(":")[0] for address in mine} == {"0100007F"}


def test_token_is_needed(client: Client) -> None:
    assert client.send("GET", "/api/status").status == 200
    for token in ("", "wrong", client.token[:-1], client.token + "x"):
        answer = client.send("GET", "/api/status", x_broadside_token=token)
        assert answer.status == 401
        assert "token" in json.loads(answer.read())["error"]


@pytest.mark.parametrize("host", ["example.com", "127.0.0.1.example.com", "127.0.0.1:1", "[::1]"])
def test_another_host_is_refused(client: Client, host: str) -> None:
    assert client.send("GET", "/api/status", host=host).status == 421


@pytest.mark.parametrize("origin", ["http://example.com", "null", "http://127.0.0.1:1"])
def test_another_origin_is_refused(client: Client, origin: str) -> None:
    assert client.send("GET", "/api/status", origin=origin).status == 403
    own = f"http://127.0.0.1:{client.port}"
    assert client.send("GET", "/api/status", origin=own).status == 200


def test_another_site_is_refused(client: Client) -> None:
    assert client.send("GET", "/api/status", sec_fetch_site="cross-site").status == 403


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[1]", b'{"source": 1}', b'{"source": "\\ud800"}', b"[" * 99999]
)
def test_bad_body_is_refused(client: Client, body: bytes) -> None:
    answer = client.send("POST", "/api/analyse", body)
    assert answer.status == 400
    assert json.loads(answer.read())["error"]


def test_a_form_of_another_page_is_refused(client: Client) -> None:
    body = json.dumps({"source": DOT, "isa": "c62x"}).encode()
    assert client.send("POST", "/api/analyse", body, content_type="text/plain").status == 400


def test_paste_of_a_megabyte(client: Client) -> None:
    comment = "; " + "x" * 97 + "\n"
    fits = DOT + comment * 10_000
    status, found = client.ask("analyse", source=fits, isa="c62x")
    assert (status, found["faults"]) == (200, [])
    assert len(found["loops"]) == 1
    status, found = client.ask("analyse", source=comment * 11_000, isa="c62x")
    assert status == 400 and "1 MB" in found["error"]
    body = json.dumps({"source": comment * 40_000, "isa": "c62x"}).encode()
    assert client.send("POST", "/api/analyse", body).status == 413


def test_chunked_body_is_limited(client: Client) -> None:
    """Without a length in its head, too."""
    connection = http.client.HTTPConnection("127.0.0.1", client.port, timeout=60)
    headers = {"x-broadside-token": client.token, "content-type": "application/json"}
    parts = (b"x" * 65536 for _ in range(64))
    try:
        connection.request("POST", "/api/analyse", parts, headers, encode_chunked=True)
        status = connection.getresponse().status
    except (BrokenPipeError, ConnectionResetError):
        status = 413
    assert status == 413


@pytest.mark.parametrize(
    "name",
    [
        "../secret.sa",
        "/etc/passwd",
        "way_out.sa",
        "a/../../secret.sa",
        "dot.asm",
        ".hidden.sa",
        "a\\b.sa",
        "a\0.sa",
        "",
    ],
)
def test_no_file_outside_the_folder(client: Client, name: str) -> None:
    for request in ({"name": name}, {"name": name, "source": "; mine\n"}):
        status, found = client.ask("open" if len(request) == 1 else "save", **request)
        assert status == 400 and found["error"]
    assert (client.folder.parent / "secret.sa").read_text() == "; not to be seen\n"


def test_open_and_save(client: Client) -> None:
    assert client.get("status")["file"] == "dot.sa"
    assert [file["name"] for file in client.get("files")] == ["dot.sa"]
    assert client.ask("open", name="dot.sa")[1] == {"name": "dot.sa", "source": DOT, "isa": "c62x"}
    assert client.ask("save", name="new.sa", source=DOT + "; more\n")[0] == 200
    assert client.ask("open", name="new.sa")[1]["source"] == DOT + "; more\n"
    (client.folder / "new.sa").unlink()


def test_includes_stay_in_the_folder(client: Client) -> None:
    for path in ("/etc/passwd", "../secret.sa", "way_out.sa"):
        source = f'        .include "{path}"\n{DOT}'
        status, found = client.ask("analyse", source=source, isa="c62x")
        assert status == 200
        assert "outside the folder" in found["faults"][0]["message"]


def test_files_of_the_page_are_those_of_the_page(client: Client) -> None:
    for path in ("/../server/app.py", "/%2e%2e/server/app.py", "/..%2fserver/app.py"):
        assert client.send("GET", path).status in (404, 405, 503)


def _first_schedule(events: Any) -> tuple[str, list[dict[str, Any]]]:
    seen: list[dict[str, Any]] = []
    for event in events:
        seen.append(event)
        if event["event"] in ("schedule", "ended", "refused"):
            break
    return seen[0]["search"], seen


def test_search_is_told_and_stopped(client: Client) -> None:
    events = client.stream("schedule", source=LONG, isa="c62x", seconds=600)
    search, seen = _first_schedule(events)
    assert seen[-1]["event"] == "schedule"
    assert client.ask("stop", search=search) == (200, {"stopped": True})
    rest = list(events)
    assert rest[-1]["event"] == "ended" and rest[-1]["reason"] == "stopped"
    (verdict,) = rest[-1]["state"]["verdicts"]
    drawn = [event for event in (*seen, *rest) if event["event"] == "schedule"][-1]
    assert verdict["kind"] in ("open", "proved")
    assert verdict["interval"] == drawn["loops"][0]["loop"]["interval"]
    assert client.ask("stop", search=search) == (200, {"stopped": False})
    assert client.ask("analyse", source=DOT, isa="c62x")[0] == 200


def test_search_of_a_small_loop_is_settled(client: Client) -> None:
    events = list(client.stream("schedule", source=DOT, isa="c62x", seconds=60))
    assert events[0]["event"] == "begun"
    assert events[-1]["event"] == "ended" and events[-1]["reason"] == "settled"
    (verdict,) = events[-1]["state"]["verdicts"]
    assert (verdict["kind"], verdict["interval"], verdict["least"]) == ("proved", 1, 1)


def test_search_of_a_faulty_source_is_refused(client: Client) -> None:
    events = list(
        client.stream("schedule", source=DOT.replace("ADD", "ADDD"), isa="c62x", seconds=5)
    )
    assert events[-1]["event"] == "refused"
    assert events[-1]["faults"][0]["line"] == 10


def test_search_ends_when_the_page_leaves(client: Client) -> None:
    body = json.dumps({"source": LONG, "isa": "c62x", "seconds": 600}).encode()
    before = _children(client.process.pid)
    answer = client.send("POST", "/api/schedule", body)
    answer.readline()
    answer.close()
    deadline = time.monotonic() + 30
    while len(_children(client.process.pid)) > max(len(before), 4) and time.monotonic() < deadline:
        time.sleep(0.2)
    assert len(_children(client.process.pid)) <= max(len(before), 4)


def test_program_without_an_end(client: Client) -> None:
    request = {"source": ENDLESS, "isa": "c62x", "language": "assembly", "entry": "spin"}
    status, run = client.ask("run", **request, arguments=[], machine="", mostCycles=10**12)
    assert status == 200
    assert "cycle limit" in run["cut"]
    assert run["steps"] and run["dropped"] > 0


def test_requests_at_fault_are_refused(client: Client) -> None:
    assert client.ask("analyse", source=DOT, isa="c99")[0] == 400
    answer = client.send(
        "POST", "/api/schedule", json.dumps({"source": DOT, "isa": "c62x"}).encode()
    )
    assert answer.status == 400
    assert client.send("GET", "/api/analyse").status == 405
    assert client.send("GET", "/api/nothing").status == 404


def _children(pid: int) -> set[int]:
    """All processes that descend from one."""
    parents: dict[int, int] = {}
    for place in Path("/proc").iterdir():
        fields = _status(int(place.name)) if place.name.isdigit() else []
        if fields and fields[0] != "Z":
            parents[int(place.name)] = int(fields[1])
    found = {pid}
    while new := {child for child, parent in parents.items() if parent in found} - found:
        found |= new
    return found - {pid}


@pytest.mark.matrix
def test_everything_ends_with_the_server(client: Client) -> None:
    """Even where the server is killed in the middle of a search."""
    process = subprocess.Popen(
        [*COMMAND, "explore", "--no-browser"], stdout=subprocess.PIPE, text=True, cwd=client.folder
    )
    assert process.stdout is not None
    address, _, token = process.stdout.readline().rpartition("?token=")
    port = int(address.rpartition(":")[2].strip("/"))
    other = Client(port, token.strip(), process, client.folder)
    events = other.stream("schedule", source=LONG, isa="c62x", seconds=600)
    assert _first_schedule(events)[1][-1]["event"] == "schedule"
    descendants = _children(process.pid)
    assert descendants
    process.send_signal(signal.SIGKILL)
    process.wait()
    deadline = time.monotonic() + 30
    while (left := {p for p in descendants if _lives(p)}) and time.monotonic() < deadline:
        time.sleep(0.2)
    assert not left


def _lives(pid: int) -> bool:
    return _status(pid)[:1] not in ([], ["Z"])


def _status(pid: int) -> list[str]:
    """State, parent and more of a process; nothing where there is none."""
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="latin-1")
    except OSError:
        return []
    return text.rpartition(")")[2].split()
