//! Memories: [`contents`] holds the bytes, [`timing`] says how long the CPU waits for them, with [`caches`].

pub(crate) mod access;
pub(crate) mod caches;
pub(crate) mod contents;
pub(crate) mod dispatched;
pub(crate) mod timing;
#[cfg(feature = "translate")]
pub(crate) mod views;
