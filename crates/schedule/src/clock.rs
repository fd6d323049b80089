//! The time of day, as far as there is one.

use std::time::Instant;

/// `None` in WebAssembly, which has no clock: a search there ends by its moves alone.
pub fn now() -> Option<Instant> {
    #[cfg(target_arch = "wasm32")]
    return None;
    #[cfg(not(target_arch = "wasm32"))]
    Some(Instant::now())
}
