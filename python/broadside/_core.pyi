from typing_extensions import Buffer

__version__: str

class Cipher:
    block_size: int
    def __init__(self, cipher: str, key: Buffer, mode: str, iv: Buffer | None = None) -> None: ...
    def encrypt(self, data: Buffer) -> bytes: ...
    def decrypt(self, data: Buffer) -> bytes: ...

def cipher_facts() -> list[tuple[str, int, list[int]]]: ...
def transform_channels(
    ciphers: list[Cipher], data: list[Buffer], direction: str
) -> list[bytes]: ...

def isa_tables() -> dict[str, str]:
    """Instruction tables: ISA level to TOML text."""
