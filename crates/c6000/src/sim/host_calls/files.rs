//! The open files of a program. All of them are inside one folder.

use super::error::FolderError;
use cap_std::ambient_authority;
use cap_std::fs::{Dir, File, OpenOptions};
use std::collections::HashMap;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Flags of `open`. TI's library and newlib use the same ones.
const WRITE_ONLY: i16 = 0x0001;
const READ_WRITE: i16 = 0x0002;
const APPEND: i16 = 0x0008;
const CREATE: i16 = 0x0200;
const TRUNCATE: i16 = 0x0400;
const EXCLUSIVE: i16 = 0x0800;

/// Open files by descriptor. Without a folder nothing can be opened.
#[derive(Default)]
pub(super) struct Files {
    folder: Option<Dir>,
    open: HashMap<i16, File>,
}

impl Files {
    /// Takes the folder that the program sees as its root and as its current folder. No path, link or `..` leads out of
    /// the folder.
    pub fn inside(folder: &Path) -> Result<Files, FolderError> {
        let opened = Dir::open_ambient_dir(folder, ambient_authority());
        let folder =
            opened.map_err(|error| FolderError(format!("folder {}: {error}", folder.display())))?;
        Ok(Files {
            folder: Some(folder),
            open: HashMap::new(),
        })
    }

    /// Opens a file. `descriptor` is the number that the program suggests for it.
    pub fn open(&mut self, descriptor: i16, path: &[u8], flags: i16) -> io::Result<()> {
        if self.open.contains_key(&descriptor) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let file = self.folder()?.open_with(text(path)?, &options(flags))?;
        self.open.insert(descriptor, file);
        Ok(())
    }

    pub fn close(&mut self, descriptor: i16) -> io::Result<()> {
        self.open
            .remove(&descriptor)
            .map(drop)
            .ok_or_else(bad_descriptor)
    }

    /// Reads at most `limit` bytes. Returns none at the end of the file.
    pub fn read(&mut self, descriptor: i16, limit: usize) -> io::Result<Vec<u8>> {
        let mut data = vec![0; limit];
        let size = self.file(descriptor)?.read(&mut data)?;
        data.truncate(size);
        Ok(data)
    }

    pub fn write(&mut self, descriptor: i16, data: &[u8]) -> io::Result<usize> {
        self.file(descriptor)?.write(data)
    }

    /// Moves the position to `offset` bytes from the start (`whence` 0), from the current position (1), or from the end
    /// (2). Returns the new position.
    pub fn seek(&mut self, descriptor: i16, offset: i32, whence: i16) -> io::Result<u64> {
        let to = match whence {
            0 => SeekFrom::Start(
                u64::try_from(offset).map_err(|_| io::Error::from(io::ErrorKind::InvalidInput))?,
            ),
            1 => SeekFrom::Current(offset.into()),
            2 => SeekFrom::End(offset.into()),
            _ => return Err(io::ErrorKind::InvalidInput.into()),
        };
        self.file(descriptor)?.seek(to)
    }

    pub fn remove(&mut self, path: &[u8]) -> io::Result<()> {
        self.folder()?.remove_file(text(path)?)
    }

    pub fn rename(&mut self, from: &[u8], to: &[u8]) -> io::Result<()> {
        let folder = self.folder()?;
        folder.rename(text(from)?, folder, text(to)?)
    }

    pub fn sync(&mut self) -> io::Result<()> {
        self.open.values_mut().try_for_each(Write::flush)
    }

    fn folder(&self) -> io::Result<&Dir> {
        self.folder
            .as_ref()
            .ok_or_else(|| io::ErrorKind::PermissionDenied.into())
    }

    fn file(&mut self, descriptor: i16) -> io::Result<&mut File> {
        self.open.get_mut(&descriptor).ok_or_else(bad_descriptor)
    }
}

fn bad_descriptor() -> io::Error {
    io::ErrorKind::NotFound.into()
}

fn text(path: &[u8]) -> io::Result<PathBuf> {
    let text =
        std::str::from_utf8(path).map_err(|_| io::Error::from(io::ErrorKind::InvalidInput))?;
    let relative = text.trim_start_matches('/');
    Ok(PathBuf::from(relative))
}

fn options(flags: i16) -> OpenOptions {
    let has = |flag: i16| flags & flag != 0;
    let write = has(WRITE_ONLY) || has(READ_WRITE);
    let mut options = OpenOptions::new();
    options
        .read(!has(WRITE_ONLY))
        .write(write && !has(APPEND))
        .append(write && has(APPEND))
        .create(write && has(CREATE))
        .create_new(write && has(CREATE) && has(EXCLUSIVE))
        .truncate(write && has(TRUNCATE) && !has(APPEND));
    options
}
