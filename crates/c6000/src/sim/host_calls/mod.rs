//! The host's side of TI's CIO protocol: console, files and time.
//!
//! A program writes a request into its buffer `_CIOBUF_` and runs to the symbol `C$$IO$$`. The host serves the request
//! and writes the reply into the same buffer. Then the program continues. TI's run-time library and GNU libgloss use
//! this protocol.
//!
//! A program can reach only what its user names: a [`Console`], and at most one folder.

mod error;
#[cfg(feature = "files")]
mod files;
#[cfg(not(feature = "files"))]
#[path = "no_files.rs"]
mod files;
mod message;
mod service;

pub use error::FolderError;
pub(crate) use message::{Reply, Request, HEADER_BYTES};
pub use service::{Console, Host, Stream};
