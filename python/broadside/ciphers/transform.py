"""The options and the work of the commands `encrypt` and `decrypt`."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeVar

import click

from broadside._core import Cipher
from broadside.ciphers import files, xts
from broadside.ciphers.names import (
    MODES,
    PADDED_MODES,
    STORAGE_MODE,
    NamedCipher,
    find,
    named_ciphers,
    names,
)
from broadside.counted import counted
from broadside.errors import InputError
from broadside.input.names import Name, did_you_mean
from broadside.terminal.output import echo_json, json_option
from broadside.terminal.status import Status, lasting

Direction = Literal["encrypt", "decrypt"]
Function = TypeVar("Function", bound=Callable[..., Any])

_HELP = """{verb} IN to OUT (- for standard input and output), in constant memory.

These modes give NO INTEGRITY: anyone who can change the ciphertext can change the plaintext, and the command
does not detect it. Authenticate the ciphertext and its IV, and check them before you decrypt (HMAC over both
is enough).

The key comes only from a file: raw bytes, or hexadecimal text. A text that is as long as a raw key is refused
unless --key-hex or --key-raw says which of the two it is. The command warns if all users may read the key
file. ECB and CBC pad by PKCS#7 unless --no-pad is given; CFB has segments of a block. The result is the same
as that of `openssl enc -K -iv`, if OpenSSL has the cipher. OUT appears only if everything succeeded. IN and
OUT may be the same file, which is then replaced.

XTS is for storage. The input is divided into units of --unit-bytes bytes, which are numbered from
--first-unit on. XTS takes no IV. Its key file has two keys; the first one is for the data. `encrypt` refuses
equal keys. The last unit may be shorter than the others, but it needs at least 16 bytes.

\b
broadside {command} --cipher aes-256 --mode ctr --key-file key --iv-file iv a b
broadside {command} --cipher des3 --mode cbc --key-file key --iv-file iv - -
broadside {command} --cipher aes-128 --mode xts --key-file key --first-unit 64 a b"""


@dataclass(frozen=True)
class Given:
    """The options and arguments of both commands, in the form that the user gave."""

    cipher_name: str
    mode: str
    key_file: Path
    key_hex: bool
    key_raw: bool
    iv_file: Path | None
    iv_hex: str | None
    no_pad: bool
    unit_bytes: int | None
    first_unit: int | None
    source: str
    target: str


def command(direction: Direction) -> click.Command:
    """`broadside encrypt` or `broadside decrypt`."""

    def callback(as_json: bool, **given: Any) -> None:
        run(direction, Given(**given), as_json)

    verb = direction.capitalize()
    describe = click.command(
        direction,
        short_help=f"{verb} a file on the host.",
        help=_HELP.format(verb=verb, command=direction),
    )
    return describe(_options(callback))


def _options(function: Function) -> Function:
    """The options and arguments of both commands."""
    for decorate in reversed(
        (
            click.option(
                "--cipher",
                "cipher_name",
                required=True,
                metavar="NAME",
                help="aes-128, aes-192, aes-256, serpent-..., twofish-..., rc6-..., mars-128 to mars-448, "
                "mars1998-..., des3 (16 or 24-byte key), des; rijndael-... and 3des are aes-... and des3.",
            ),
            click.option(
                "--mode",
                required=True,
                type=Name([*MODES, STORAGE_MODE]),
                help="The mode of operation.",
            ),
            click.option(
                "--key-file", required=True, type=_existing_file(), help="File with the key."
            ),
            click.option("--key-hex", is_flag=True, help="The key file is hexadecimal text."),
            click.option("--key-raw", is_flag=True, help="The key file is the key's bytes."),
            click.option("--iv-file", type=_existing_file(), help="File with the IV: one block."),
            click.option("--iv-hex", metavar="HEX", help="The IV in hexadecimal."),
            json_option,
            click.option(
                "--no-pad", is_flag=True, help="ECB, CBC: no padding; input in whole blocks."
            ),
            click.option(
                "--unit-bytes",
                type=click.IntRange(xts.BLOCK_BYTES, xts.UNIT_BYTES_MAX),
                help=f"XTS: bytes of a unit; {xts.UNIT_BYTES} by default.",
            ),
            click.option(
                "--first-unit",
                type=_UnitNumber(0, xts.UNIT_NUMBER_MAX),
                help="XTS: the number of the first unit, decimal or 0x...; 0 by default.",
            ),
            click.argument(
                "source", metavar="IN", type=click.Path(allow_dash=True, dir_okay=False)
            ),
            click.argument(
                "target", metavar="OUT", type=click.Path(allow_dash=True, dir_okay=False)
            ),
        )
    ):
        function = decorate(function)
    return function


class _UnitNumber(click.IntRange):
    """A number of a unit: decimal or, after 0x, hexadecimal."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if isinstance(value, str):
            try:
                value = int(value, 16 if value[:2].lower() == "0x" else 10)
            except ValueError:
                cause = f"{value!r} is no number, decimal or hexadecimal (0x...)"
                self.fail(cause, param, ctx)
        return super().convert(value, param, ctx)


def _existing_file() -> click.Path:
    return click.Path(exists=True, dir_okay=False, path_type=Path)


def run(direction: Direction, given: Given, as_json: bool) -> None:
    """Encrypts or decrypts a file. Raises InputError, or a usage error for arguments that do not fit."""
    to_standard_output = files.open_descriptor(given.target) == files.STANDARD_DESCRIPTOR
    if not given.source or not given.target:
        raise click.UsageError("IN and OUT must not be empty")
    if as_json and to_standard_output:
        raise click.UsageError("--json and the data cannot share the standard output: name an OUT")
    _refuse_to_overwrite_secrets(given)
    named = _named(given.cipher_name)
    stream = (_storage if given.mode == STORAGE_MODE else _message)(direction, named, given)
    taken = written = 0

    def advance_and_count(length: int) -> None:
        nonlocal taken
        taken += length
        advance(length)

    with (
        files.opened_input(given.source) as (readable, size),
        files.atomic_output(given.target) as writable,
        _progress(direction, size) as advance,
    ):
        chunks = files.chunks_of(readable, given.source, advance_and_count)
        try:
            for part in stream(chunks):
                written += writable.write(part)
        except (ValueError, OverflowError) as error:
            raise InputError(given.source, str(error)) from None
    if as_json:
        echo_json(
            {
                "input": given.source,
                "written": given.target,
                "cipher": given.cipher_name,
                "mode": given.mode,
                "bytes_in": taken,
                "bytes_out": written,
            }
        )


def _refuse_to_overwrite_secrets(given: Given) -> None:
    """Raises InputError if OUT is the file of the key or of the IV."""
    target = Path(given.target)
    if files.open_descriptor(given.target) is not None or not target.exists():
        return
    for what, path in (("key", given.key_file), ("IV", given.iv_file)):
        if path is not None and target.samefile(path):
            raise InputError(given.target, f"is the file of the {what}; name another OUT")


Stream = Callable[[Iterator[bytes]], Iterator[bytes]]


def _message(direction: Direction, named: NamedCipher, given: Given) -> Stream:
    """The work for a message with an IV."""
    if given.unit_bytes is not None or given.first_unit is not None:
        raise click.UsageError(f"mode {given.mode} has no --unit-bytes and no --first-unit")
    if given.no_pad and given.mode not in PADDED_MODES:
        raise click.UsageError(f"mode {given.mode} has no padding, so --no-pad has no effect")
    iv = _iv(named, given.mode, given.iv_file, given.iv_hex)
    cipher = Cipher(named.cipher, _key(named.key_bytes, given), given.mode, iv)
    whole_blocks = given.mode in PADDED_MODES
    padding = files.Padding(named.block_bytes) if whole_blocks and not given.no_pad else None
    stream = files.encrypted if direction == "encrypt" else files.decrypted
    return lambda chunks: stream(cipher, chunks, padding, whole_blocks)


def _storage(direction: Direction, named: NamedCipher, given: Given) -> Stream:
    """The work for units of storage."""
    if given.iv_file is not None or given.iv_hex is not None or given.no_pad:
        raise click.UsageError("mode xts takes no IV and has no padding; see --first-unit")
    if named.block_bytes != xts.BLOCK_BYTES:
        raise click.UsageError(
            f"mode xts needs a cipher with blocks of {xts.BLOCK_BYTES} bytes, not {given.cipher_name}"
        )
    key = _key(tuple(2 * length for length in named.key_bytes), given)
    if direction == "encrypt" and key[: len(key) // 2] == key[len(key) // 2 :]:
        raise InputError(given.key_file, "the two keys are equal; XTS needs independent keys")
    disk = xts.new(named.cipher, key, given.unit_bytes or xts.UNIT_BYTES)
    return lambda chunks: files.stored(disk, chunks, given.first_unit or 0, direction)


def _named(name: str) -> NamedCipher:
    found = find(name)
    if found is None:
        lengths = [known for known in names() if known.startswith(f"{name}-")]
        if lengths:
            cause = f"{name} needs the bits of its key: {', '.join(lengths)}"
            raise click.BadParameter(cause, param_hint="--cipher")
        hint = did_you_mean(name, names()) or f"; there are {_kinds()}"
        raise click.BadParameter(f"no cipher {name!r}{hint}", param_hint="--cipher")
    return found


def _kinds() -> str:
    """The ciphers with their key lengths: `aes-128 to aes-256, des, ...`."""
    lengths: dict[str, list[str]] = {}
    for name in named_ciphers():
        lengths.setdefault(name.partition("-")[0], []).append(name)
    shown = (f"{n[0]} to {n[-1]}" if len(n) > 1 else n[0] for n in lengths.values())
    return ", ".join(shown)


def _key(lengths: tuple[int, ...], given: Given) -> bytes:
    if given.key_hex and given.key_raw:
        raise click.UsageError("--key-hex and --key-raw cannot be used together")
    form: files.Form | None = "hex" if given.key_hex else "raw" if given.key_raw else None
    remedy = "say --key-hex or --key-raw"
    key = files.read_secret(given.key_file, lengths, "a key", form, remedy)
    if files.is_readable_by_all(given.key_file):
        click.echo(
            f"broadside: warning: {given.key_file}: every user can read this key (chmod 600 helps)",
            err=True,
        )
    return key


def _iv(named: NamedCipher, mode: str, iv_file: Path | None, iv_hex: str | None) -> bytes | None:
    given = [option for option in (iv_file, iv_hex) if option is not None]
    if mode == "ecb":
        if given:
            raise click.UsageError("mode ecb takes no IV")
        return None
    if len(given) != 1:
        raise click.UsageError(f"mode {mode} needs one of --iv-file and --iv-hex")
    if iv_file is not None:
        remedy = "give its bytes in hexadecimal by --iv-hex"
        return files.read_secret(iv_file, (named.block_bytes,), "an IV", None, remedy)
    try:
        iv = bytes.fromhex(iv_hex or "")
    except ValueError:
        raise click.BadParameter("not hexadecimal", param_hint="--iv-hex") from None
    if len(iv) != named.block_bytes:
        raise click.BadParameter(
            f"{counted(len(iv), 'byte')}; the block has {named.block_bytes}", param_hint="--iv-hex"
        )
    return iv


@contextlib.contextmanager
def _progress(direction: str, size: int | None) -> Iterator[Callable[[int], None]]:
    """Prints how much is done and how long the rest takes. Yields a function that takes the bytes done."""
    done = 0

    def advance(count: int) -> None:
        nonlocal done
        done += count

    def text(seconds: float) -> str:
        of = "" if size is None else f" of {size / 1e6:,.0f}"
        left = "the time left is not known"
        if size is not None and done:
            left = f"about {lasting(seconds / done * max(0, size - done))} left"
        return f"{direction}ing, {done / 1e6:,.0f}{of} MB done: {lasting(seconds)}, {left}"

    with Status(text):
        yield advance
