//! Makes an image at the addresses of a machine from files: [`library`] selects the objects, [`link`] links them.

pub(crate) mod error;
pub(crate) mod image;
pub(crate) mod library;
pub(crate) mod link;
