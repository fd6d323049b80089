//! Replaces `files.rs` on hosts without files. Nothing can be opened.

use super::error::FolderError;
use std::io;
use std::path::Path;

/// An empty set of files.
#[derive(Default)]
pub(super) struct Files {
    _none: (),
}

impl Files {
    pub fn inside(folder: &Path) -> Result<Files, FolderError> {
        let folder = folder.display();
        Err(FolderError(format!(
            "folder {folder}: this build has no access to files"
        )))
    }

    pub fn open(&mut self, _descriptor: i16, _path: &[u8], _flags: i16) -> io::Result<()> {
        refused()
    }

    pub fn close(&mut self, _descriptor: i16) -> io::Result<()> {
        refused()
    }

    pub fn read(&mut self, _descriptor: i16, _limit: usize) -> io::Result<Vec<u8>> {
        refused()
    }

    pub fn write(&mut self, _descriptor: i16, _data: &[u8]) -> io::Result<usize> {
        refused()
    }

    pub fn seek(&mut self, _descriptor: i16, _offset: i32, _whence: i16) -> io::Result<u64> {
        refused()
    }

    pub fn remove(&mut self, _path: &[u8]) -> io::Result<()> {
        refused()
    }

    pub fn rename(&mut self, _from: &[u8], _to: &[u8]) -> io::Result<()> {
        refused()
    }

    pub fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn refused<T>() -> io::Result<T> {
    Err(io::ErrorKind::PermissionDenied.into())
}
