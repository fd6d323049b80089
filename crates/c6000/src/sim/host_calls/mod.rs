//! The host's side of TI's CIO protocol: console, files, time.
//!
//! A program puts a request into its buffer `_CIOBUF_` and runs into the symbol `C$$IO$$`; the host serves it,
//! puts the reply into the same buffer, and the program goes on. TI's run-time library and GNU libgloss speak it.
//!
//! What a program may reach is what its user names: a [`Console`], and at most one folder.

mod files;
mod message;
mod service;

pub use files::FolderError;
pub(crate) use message::{Reply, Request, HEADER_BYTES};
pub use service::{Console, Host, Stream};
