//! Serves the requests of a program one after another.

use super::error::FolderError;
use super::files::Files;
use super::message::{Command, Reply, Request};
use std::io;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

/// Descriptors that are open from the start.
const STDIN: i16 = 0;
const STDOUT: i16 = 1;
const STDERR: i16 = 2;

/// The streams of a program's output.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stream {
    Output,
    Error,
}

/// The console of a program. An error ends the run.
pub trait Console: Send {
    /// Reads at most `limit` bytes of input. Returns none at the end of the input.
    fn read(&mut self, limit: usize) -> io::Result<Vec<u8>>;
    /// Writes all of `data`.
    fn write(&mut self, stream: Stream, data: &[u8]) -> io::Result<()>;
}

/// The console and the files that a running program can reach.
pub struct Host<'a> {
    console: &'a mut dyn Console,
    files: Files,
}

impl<'a> Host<'a> {
    /// A host with a console and no files.
    pub fn new(console: &'a mut dyn Console) -> Host<'a> {
        Host {
            console,
            files: Files::default(),
        }
    }

    /// Gives the program a folder whose files it can read and write. An error, if the folder cannot be opened.
    pub fn with_folder(self, folder: &Path) -> Result<Host<'a>, FolderError> {
        Ok(Host {
            files: Files::inside(folder)?,
            ..self
        })
    }

    /// Serves a request of a program that has run for `cycles`. For its own mistakes, the program gets an error code.
    /// An error of the console is returned and ends the run.
    pub(crate) fn serve(&mut self, request: &Request, cycles: u64) -> io::Result<Reply> {
        let descriptor = request.short(0);
        Ok(match request.command {
            Command::Read => return self.read(descriptor, request.short(2)),
            Command::Write => return self.write(descriptor, request.short(2), &request.data),
            Command::Open => self.open(request),
            Command::Close => status(self.close(descriptor)),
            Command::Seek => {
                let found = self
                    .files
                    .seek(descriptor, request.word(2), request.short(6));
                let position = found.ok().and_then(|at| i32::try_from(at).ok());
                position.map_or_else(Reply::failure, Reply::word)
            }
            Command::Unlink => status(self.files.remove(first(request))),
            Command::Rename => {
                let mut names = request.strings();
                let (from, to) = (names.next(), names.next());
                status(
                    self.files
                        .rename(from.unwrap_or_default(), to.unwrap_or_default()),
                )
            }
            Command::GetEnvironment => no_variable(),
            Command::Time => Reply::word(seconds() as i32),
            Command::Clock => Reply::word(cycles as i32),
            Command::Sync => status(self.files.sync()),
        })
    }

    fn open(&mut self, request: &Request) -> Reply {
        let descriptor = request.short(0);
        if (STDIN..=STDERR).contains(&descriptor) {
            return Reply::failure();
        }
        match self
            .files
            .open(descriptor, first(request), request.short(2))
        {
            Ok(()) => Reply::short(descriptor),
            Err(_) => Reply::failure(),
        }
    }

    /// The console stays open, even if the program closes it.
    fn close(&mut self, descriptor: i16) -> io::Result<()> {
        match descriptor {
            STDIN..=STDERR => Ok(()),
            _ => self.files.close(descriptor),
        }
    }

    fn read(&mut self, descriptor: i16, limit: i16) -> io::Result<Reply> {
        let limit = usize::from(limit as u16);
        let data = match descriptor {
            STDIN => Ok(self.console.read(limit)?),
            _ => self.files.read(descriptor, limit),
        };
        Ok(data.map_or_else(
            |_| Reply::failure(),
            |data| Reply {
                data: data.clone(),
                ..Reply::short(data.len() as i16)
            },
        ))
    }

    fn write(&mut self, descriptor: i16, length: i16, data: &[u8]) -> io::Result<Reply> {
        let data = &data[..data.len().min(usize::from(length as u16))];
        let written = match descriptor {
            STDOUT => self
                .console
                .write(Stream::Output, data)
                .map(|()| data.len())?,
            STDERR => self
                .console
                .write(Stream::Error, data)
                .map(|()| data.len())?,
            _ => match self.files.write(descriptor, data) {
                Ok(size) => size,
                Err(_) => return Ok(Reply::failure()),
            },
        };
        Ok(Reply::short(written as i16))
    }
}

fn first(request: &Request) -> &[u8] {
    request.strings().next().unwrap_or_default()
}

fn status(result: io::Result<()>) -> Reply {
    match result {
        Ok(()) => Reply::short(0),
        Err(_) => Reply::failure(),
    }
}

/// The reply to a request for an environment variable. A program sees none of the host's variables.
fn no_variable() -> Reply {
    Reply {
        data: vec![0],
        ..Reply::default()
    }
}

/// Seconds since 1970, UTC.
fn seconds() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |duration| duration.as_secs())
}
