//! The clock of the host, if it has one.

use std::time::Instant;

/// The current time. `None` in WebAssembly, which has no clock; only the number of moves ends a search there.
pub fn now() -> Option<Instant> {
    #[cfg(target_arch = "wasm32")]
    return None;
    #[cfg(not(target_arch = "wasm32"))]
    Some(Instant::now())
}
