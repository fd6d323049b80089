//! The engine of the explorer that needs no server. It assembles, disassembles, places the operations of a loop, and
//! plays a routine cycle by cycle.
//!
//! [`answer`] takes a request and gives an answer. Both are JSON, with the types of `web/src/contract.ts`. [`abi`]
//! exports it from the WebAssembly module, and `broadside._core` exports it as `play`.

#[cfg(target_arch = "wasm32")]
mod abi;
mod draft;
mod flights;
mod packets;
mod run;
mod texts;

use serde::de::DeserializeOwned;
use serde::Serialize;

/// Answers the request named `run`, `place`, `assemble` or `disassemble`.
///
/// An error is a text that can be shown to the user.
pub fn answer(name: &str, request: &str) -> Result<String, String> {
    match name {
        "run" => answered(request, run::run),
        "place" => answered(request, draft::place),
        "assemble" => answered(request, texts::assemble),
        "disassemble" => answered(request, texts::disassemble),
        _ => Err(format!("unknown request `{name}`")),
    }
}

fn answered<Q: DeserializeOwned, A: Serialize>(
    request: &str,
    of: impl FnOnce(Q) -> Result<A, String>,
) -> Result<String, String> {
    let request = serde_json::from_str(request).map_err(|error| format!("bad request: {error}"))?;
    serde_json::to_string(&of(request)?).map_err(|error| error.to_string())
}

/// Bytes as hexadecimal digits.
fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn from_hex(text: &str) -> Result<Vec<u8>, String> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    let pairs = text.as_bytes().chunks(2);
    let bytes = pairs.map(|pair| match pair {
        [high, low] => Some((digit(*high)? << 4 | digit(*low)?) as u8),
        _ => None,
    });
    bytes
        .collect::<Option<_>>()
        .ok_or_else(|| "bytes must be pairs of hexadecimal digits".into())
}
