"""The lookup tables of the Rijndael kernels, derived from FIPS 197.

Table i of a direction maps a byte of row i to its part of a column: the S-box and MixColumns together, with
row 0 in the lowest byte. `round_c64x.inc` says where the tables are and why; `round.inc` says this for both
sides of the C62x. `one_table_c64x.inc` has only table 0 of encryption, `galois_c64x.inc` the S-box,
`galois_decrypt_c64x.sa` the inverse S-box.
"""

from __future__ import annotations

from broadside.generators import words

TABLE_BYTES = 1024
ALONE = {
    "table": "rijndael_encrypt_table",
    "box": "rijndael_s_box",
    "inverse-box": "rijndael_inverse_s_box",
}
"""Files with one object: table 0 of encryption, the S-box in bytes, the inverse S-box."""
MIX = {"encrypt": (2, 1, 1, 3), "decrypt": (14, 9, 13, 11)}
"""The first column of the matrix of MixColumns, and of its inverse."""
UNMIXED = (1, 0, 0, 0)
"""The column for the last round, which has no MixColumns."""
SECTIONS = {"low": (".data0", (0, 1)), "high": (".data1", (2, 3))}
"""For a part of the symbol: the data memory block, and the tables in it."""


def multiply(a: int, b: int) -> int:
    """The product in GF(2^8) modulo x^8 + x^4 + x^3 + x + 1."""
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a = a << 1 ^ (0x11B if a & 0x80 else 0)
        b >>= 1
    return product


def s_box() -> list[int]:
    """FIPS 197, section 5.1.1: inverse, then the affine map."""
    box = [0x63] * 256
    for value in range(1, 256):
        inverse = next(x for x in range(1, 256) if multiply(value, x) == 1)
        turned = inverse * 0x101
        box[value] = 0x63 ^ inverse ^ sum_of_turns(turned)
    return box


def sum_of_turns(doubled: int) -> int:
    """The exclusive or of a byte's rotations by one to four bits. `doubled` has the byte twice."""
    return (doubled >> 7 ^ doubled >> 6 ^ doubled >> 5 ^ doubled >> 4) & 0xFF


def substitution(direction: str) -> list[int]:
    """The S-box or its inverse."""
    box = s_box()
    return box if direction == "encrypt" else [box.index(value) for value in range(256)]


def table(box: list[int], column: tuple[int, ...], row: int) -> list[int]:
    """256 words: the part that a byte of `row` adds to its column."""
    return [sum(multiply(value, column[(i - row) % 4]) << 8 * i for i in range(4)) for value in box]


def packed(box: list[int]) -> list[int]:
    """Bytes as words. The first byte is the lowest."""
    return [int.from_bytes(bytes(box[i : i + 4]), "little") for i in range(0, 256, 4)]


def parts(direction: str) -> dict[str, list[list[int]]]:
    """For each symbol, the objects that follow one another there: two tables, and the S-box in bytes."""
    box = substitution(direction)
    return {
        f"rijndael_{direction}_{name}": [
            *(table(box, MIX[direction], row) for row in rows),
            packed(box),
        ]
        for name, (_, rows) in SECTIONS.items()
    }


def sides(direction: str) -> dict[str, list[list[int]]]:
    """For each symbol, the objects in a row there: the four tables, and four without MixColumns."""
    box = substitution(direction)
    contents = [table(box, column, row) for column in (MIX[direction], UNMIXED) for row in range(4)]
    return {f"rijndael_{direction}_{name}": contents for name in ("near", "far")}


def one_object() -> dict[str, list[int]]:
    """The words of the files with one object."""
    return {
        "table": table(s_box(), MIX["encrypt"], 0),
        "box": packed(s_box()),
        "inverse-box": packed(substitution("decrypt")),
    }


def text(name: str) -> str:
    """The text of a file: the tables of a direction for one side or both, or one object."""
    if name in ALONE:
        content = one_object()[name]
        title = f"; The {name.replace('-', ' ')} of Rijndael for itself: written by tables.py."
        return words.file_text(
            [title, *_object(".data0", 4 * len(content), ALONE[name], [content])]
        )
    direction, _, twice = name.partition("-")
    contents = sides(direction) if twice else parts(direction)
    source = "round.inc" if twice else "round_c64x.inc"
    made = [f"; Tables of Rijndael for {source}, to {direction}: written by tables.py."]
    for (section, _), (symbol, objects_there) in zip(
        SECTIONS.values(), contents.items(), strict=True
    ):
        made += _object(section, TABLE_BYTES, symbol, objects_there)
    return words.file_text(made)


def _object(section: str, align: int, symbol: str, contents: list[list[int]]) -> list[str]:
    made = [*words.section(section, align), *words.symbol(symbol)]
    for content in contents:
        made += [*words.lines(content), ""]
    return made
