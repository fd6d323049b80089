"""The chosen cells as tables, and the cells in which another library is ahead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from broadside.hosts.peers import Peer
from broadside.hosts.results import KEY_SETUP, Results, Row


@dataclass(frozen=True)
class Column:
    """One use of a cipher: a column of the table."""

    title: str
    mode: str
    direction: str
    function: str
    channels: int
    message_bytes: int

    def holds(self, row: Row) -> bool:
        """Whether the row belongs to this column."""
        return (
            row.mode == self.mode
            and row.direction == self.direction
            and row.function == self.function
            and row.channels == self.channels
            and row.message_bytes == self.message_bytes
        )


COLUMNS = (
    Column("ECB", "ecb", "encrypt", "message", 1, 16384),
    Column("CTR", "ctr", "encrypt", "message", 1, 16384),
    Column("CBC decryption", "cbc", "decrypt", "message", 1, 16384),
    Column("CBC encryption, one message", "cbc", "encrypt", "message", 1, 16384),
    Column("64 channels", "cbc", "encrypt", "channels", 64, 1024),
    Column("1,024 channels", "cbc", "encrypt", "channels", 1024, 1024),
    Column("key set-up", KEY_SETUP, "encrypt", "message", 1, 0),
)
"""16 KiB of one message. For CBC encryption, channels of 1 KiB, each with its own key."""

CIPHERS = (
    ("des", 64),
    ("des3", 192),
    ("aes", 128),
    ("serpent", 128),
    ("twofish", 128),
    ("rc6", 128),
    ("mars", 128),
)

EQUAL = 1.03
"""Up to this ratio, two libraries count as equally fast: measurements of one cell vary by as much."""


def chosen(results: Results, only_avx2: bool) -> list[tuple[str, list[Row | None]]]:
    """For each cipher that was measured, its row in each column."""
    table = []
    rows = results.best(only_avx2)
    for cipher, bits in CIPHERS:
        own = [row for row in rows if (row.cipher, row.key_bits) == (cipher, bits)]
        cells = [next((row for row in own if column.holds(row)), None) for column in COLUMNS]
        if any(cells):
            table.append((f"{cipher}-{bits}", cells))
    return table


def behind(results: Results, only_avx2: bool) -> list[Row]:
    """The rows in which another library is ahead, the largest difference first."""
    rows = [r for r in results.best(only_avx2) if r.ratio is not None and r.ratio > EQUAL]
    return sorted(rows, key=lambda row: -(row.ratio or 0))


def number(cycles: float) -> str:
    """A number of three digits, without decimals that have no meaning."""
    if cycles >= 100:
        return f"{cycles:,.0f}"
    return f"{cycles:.1f}" if cycles >= 10 else f"{cycles:.3f}"


def cell_text(row: Row | None, peers: Mapping[str, Peer]) -> tuple[str, str]:
    """Our cycles with the ratio, and the fastest other library with its cycles."""
    if row is None:
        return "", ""
    if row.best_peer is None or row.ratio is None:
        return number(row.cycles), "no other"
    title = peers[row.best_peer].title if row.best_peer in peers else row.best_peer
    return f"{number(row.cycles)} ({row.ratio:.2f})", f"{title} {number(row.peers[row.best_peer])}"


def sentence(row: Row, peers: Mapping[str, Peer]) -> str:
    """A cell in which another library is ahead, as one line."""
    name = row.best_peer or ""
    title = peers[name].title if name in peers else name
    tables = "" if name in row.constant_time_peers else ", not constant-time"
    figures = f"{number(row.cycles)} against {number(row.peers[name])} of {title}{tables}"
    return f"{row.cell}: {figures}; ratio {row.ratio:.2f}"


def terminal(results: Results, peers: Mapping[str, Peer], only_avx2: bool) -> str:
    """The table and the list, for the terminal."""
    limit = "everyone kept to AVX2 and AES instructions" if only_avx2 else "all instructions"
    lines = [f"{results.clock} a byte (a key in the last column), {limit}; ratio to the best other"]
    grid: list[Sequence[str]] = [("", *(column.title for column in COLUMNS))]
    for name, cells in chosen(results, only_avx2):
        texts = [cell_text(cell, peers) for cell in cells]
        grid += [(name, *(ours for ours, _ in texts)), ("", *(theirs for _, theirs in texts))]
    widths = [max(len(row[i]) for row in grid) for i in range(len(grid[0]))]
    lines += ["  ".join(t.rjust(w) for t, w in zip(row, widths, strict=True)) for row in grid]
    late = behind(results, only_avx2)
    measured = len(results.best(only_avx2))
    lines.append(f"another library is ahead in {len(late)} of {measured} cells:")
    return "\n".join([*lines, *(f"  {sentence(row, peers)}" for row in late)])
