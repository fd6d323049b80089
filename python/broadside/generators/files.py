"""Every source of a kernel that a program of this room writes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from broadside.generators.bitslice import assembly, bodies
from broadside.generators.bitslice.bodies import ROOM
from broadside.generators.des import tables as des
from broadside.generators.mars import tables as mars
from broadside.generators.rijndael import tables as rijndael
from broadside.generators.serpent import boxes
from broadside.generators.serpent.chains import shallow, shallow_c62x
from broadside.input.files import write_atomically

_TEXTS: Mapping[str, Callable[[], str]] = {
    "des-bitslice/polarity.toml": bodies.polarities,
    "des-bitslice/tables/key_tables.asm": assembly.key_tables,
    "des-bitslice/round.sa": partial(assembly.round_source, ""),
    "des-bitslice/round_c64x.sa": partial(assembly.round_source, "_c64x"),
    "des-bitslice/scheduled/c62x/bitslice.asm": partial(assembly.kernels, ROOM, ""),
    "des-bitslice/scheduled/c64x/bitslice_c64x.asm": partial(assembly.kernels, ROOM, "_c64x"),
    "des/tables/tables.asm": des.of_rounds,
    "des/tables/wide_tables.asm": des.wide,
    "des/tables/key_tables.asm": des.of_keys,
    "mars/tables/tables.asm": mars.text,
    "rijndael/tables/encrypt_tables.asm": partial(rijndael.text, "encrypt"),
    "rijndael/tables/decrypt_tables.asm": partial(rijndael.text, "decrypt"),
    "rijndael/tables/encrypt_sides_tables.asm": partial(rijndael.text, "encrypt-sides"),
    "rijndael/tables/decrypt_sides_tables.asm": partial(rijndael.text, "decrypt-sides"),
    "rijndael/tables/table.asm": partial(rijndael.text, "table"),
    "rijndael/tables/box.asm": partial(rijndael.text, "box"),
    "rijndael/tables/inverse_box.asm": partial(rijndael.text, "inverse-box"),
    "serpent/macros/boxes.inc": partial(boxes.text, "c62x"),
    "serpent/macros/boxes_c64x.inc": partial(boxes.text, "c64x"),
    "serpent/macros/shallow.inc": shallow_c62x.text,
    "serpent/macros/shallow_c64x.inc": shallow.text,
}
"""For each path below `kernels/`, the function that gives its text. Files that others read come first."""


@dataclass(frozen=True)
class GeneratedFile:
    """A file that a program writes."""

    path: Path
    text: Callable[[], str]

    def has_drifted(self) -> bool:
        """Whether the file is missing or has another text."""
        return not self.path.is_file() or self.path.read_text(encoding="utf-8") != self.text()

    def write(self) -> str:
        """Writes the file. Returns `written`."""
        write_atomically(self.path, self.text())
        return "written"


def generated_files(root: Path) -> Iterator[GeneratedFile]:
    """The generated files of a checkout. An installed package has none, because it lacks the circuits."""
    for name, text in _TEXTS.items() if (root / "circuits").is_dir() else ():
        path = root / "kernels" / name
        if (root / "kernels" / Path(name).parts[0]).is_dir():
            yield GeneratedFile(path, text)
