"""`broadside run --gdb`, seen by a client that speaks GDB's remote protocol."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from executables import CODE, DATA, executable

SOURCE = """
    MVK    .S1 1,A1
    MVK    .S1 2,A2
||  MVK    .S2 5,B0
    MVKL   .S1 0x20000,A3
    MVKH   .S1 0x20000,A3
loop:
    STW    .D1 A2,*A3
||  ADD    .L1 A1,A2,A1
    SUB    .L2 B0,1,B0
[B0] B     .S1 loop
    NOP    5
    MVK    .S1 7,A4
    NOP
"""
LOOP = CODE + 5 * 4
EXIT = 11 * 4
"""Offset of the last instruction, where the program ends; `NOP 5` is not padded to a fetch packet."""
PC = 33


class Client:
    """A debugger: packets with checksums, acknowledged."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=600)
        self.stream = self.socket.makefile("rb")

    def ask(self, command: str) -> str:
        self.send(command)
        return self.answer()

    def send(self, command: str) -> None:
        checksum = sum(command.encode()) & 0xFF
        self.socket.sendall(f"${command}#{checksum:02x}".encode())

    def answer(self) -> str:
        while self.stream.read(1) != b"$":
            pass
        text = b""
        while (byte := self.stream.read(1)) != b"#":
            assert byte, "the connection ended"
            text += byte
        assert int(self.stream.read(2), 16) == sum(text) & 0xFF
        self.socket.sendall(b"+")
        return _expand(text.decode())

    def registers(self) -> list[int]:
        packed = bytes.fromhex(self.ask("g"))
        return [int.from_bytes(packed[at : at + 4], "little") for at in range(0, len(packed), 4)]

    def close(self) -> None:
        self.stream.close()
        self.socket.close()


def _expand(text: str) -> str:
    """Undoes run-length encoding: `0*"` is 0 and five more of it."""
    return re.sub(r"(.)\*(.)", lambda run: run[1] * (ord(run[2]) - 28), text, flags=re.DOTALL)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    program = executable(tmp_path, SOURCE, {"C$$EXIT": EXIT})
    broadside = Path(sys.executable).parent / "broadside"
    command = [str(broadside), "run", "--gdb", "0", str(program)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        line = process.stderr.readline()
        found = re.search(r"localhost:(\d+)$", line.strip())
        assert found, line
        yield process, int(found[1])
        process.kill()


@pytest.fixture
def client(server: tuple[subprocess.Popen[str], int]) -> Iterator[Client]:
    connected = Client(server[1])
    yield connected
    connected.close()


def test_description_names_the_registers(client: Client) -> None:
    assert "qXfer:features:read+" in client.ask("qSupported:xmlRegisters=tic6x")
    text = client.ask("qXfer:features:read:target.xml:0,ffff")
    assert text[0] in "lm"
    names = [register.get("name") for register in ElementTree.fromstring(text[1:]).iter("reg")]
    assert (names[0], names[16], names[32:]) == ("A0", "B0", ["CSR", "PC"])
    assert len(client.registers()) == len(names)


def test_steps_are_execute_packets(client: Client) -> None:
    assert client.registers()[PC] == CODE
    assert client.ask("s").startswith(("S05", "T05"))
    registers = client.registers()
    assert (registers[PC], registers[1], registers[2]) == (CODE + 4, 1, 0xDEAD0201)
    client.ask("s")
    registers = client.registers()
    assert (registers[PC], registers[1], registers[2], registers[16]) == (CODE + 12, 1, 2, 5)


def test_breakpoints_memory_and_registers(client: Client) -> None:
    assert client.ask(f"Z0,{LOOP:x},4") == "OK"
    assert client.ask("c").startswith("T05")
    assert client.registers()[PC] == LOOP
    assert client.ask(f"m{DATA:x},4") == "00000000"
    client.ask("s")
    assert client.ask(f"m{DATA:x},4") == "02000000"
    client.ask("c")
    registers = client.registers()
    assert (registers[PC], registers[1], registers[16]) == (LOOP, 3, 4)
    assert client.ask(f"M{DATA:x},2:aabb") == "OK"
    assert client.ask(f"m{DATA:x},4") == "aabb0000"
    registers[2] = 0x12345678
    packed = b"".join(value.to_bytes(4, "little") for value in registers)
    assert client.ask(f"G{packed.hex()}") == "OK"
    assert client.registers() == registers
    client.ask("s")
    assert client.ask(f"m{DATA:x},4") == "78563412"


def test_watchpoints(client: Client) -> None:
    """The loop stores a word at `DATA` in its first packet; nothing loads it."""
    assert client.ask(f"Z3,{DATA:x},4") == "OK"
    assert client.ask(f"Z2,{DATA + 2:x},1") == "OK"
    for count in range(2):
        stopped = re.search(r";watch:(\w+);", client.ask("c"))
        assert stopped is not None
        assert int(stopped[1], 16) == DATA + 2
        registers = client.registers()
        assert (registers[PC], registers[1]) == (LOOP + 8, 3 + 2 * count)
        assert client.ask(f"m{DATA:x},4") == "02000000"
    assert client.ask(f"z2,{DATA + 2:x},1") == "OK"
    assert client.ask(f"Z4,{DATA:x},2") == "OK"
    assert "awatch:" in client.ask("c")
    assert client.ask(f"z4,{DATA:x},2") == "OK"
    assert client.ask("c") == "W01"


def test_exit_status(server: tuple[subprocess.Popen[str], int], client: Client) -> None:
    assert (
        client.ask("c") == "W01"
    )  # without a call of exit there is no status: 1, as broadside run says
    assert server[0].wait(20) == 1


def test_kill(server: tuple[subprocess.Popen[str], int], client: Client) -> None:
    client.send("k")
    assert server[0].wait(20) == 137


def test_detached_program_runs_on(
    server: tuple[subprocess.Popen[str], int], client: Client
) -> None:
    assert client.ask(f"Z0,{LOOP:x},4") == "OK"
    assert client.ask("D") == "OK"
    assert server[0].wait(20) == 1


def test_code_and_unmapped_memory_are_refused(client: Client) -> None:
    assert client.ask(f"M{CODE:x},4:00000000").startswith("E")
    assert client.ask("mf0000000,4").startswith("E")
    assert client.ask("mffffffff,ffff").startswith("E")


@pytest.mark.parametrize(
    "hostile",
    [
        b"$g#zz",
        b"$" + b"A" * 100_000 + b"#00",
        b"$m,#99$m0,ffffffff#00$G00#00$Z0,1,4#00$Z9,,#00$vCont;x#00$p99#00$qXfer:features:read:::#00",
        b"$Hg-1#00$mffffffffffffffffffffffff,4#00\x03\x03\xff\xfe}",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
        bytes(range(256)) * 16,
        b"",
    ],
    ids=["checksum", "long", "packets", "numbers", "http", "bytes", "nothing"],
)
def test_hostile_bytes_do_no_harm(
    server: tuple[subprocess.Popen[str], int], hostile: bytes
) -> None:
    process, port = server
    first = Client(port)
    first.socket.sendall(hostile)
    first.close()
    second = Client(port)
    assert second.registers()[PC] == CODE
    second.send("k")
    second.close()
    assert process.wait(20) == 137
