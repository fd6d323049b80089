//! Memories: [`contents`] holds the bytes. [`timing`] and [`caches`] say how long the CPU waits for them.

pub(crate) mod access;
pub(crate) mod caches;
pub(crate) mod contents;
pub(crate) mod dispatched;
pub(crate) mod timing;
#[cfg(feature = "translate")]
pub(crate) mod views;
