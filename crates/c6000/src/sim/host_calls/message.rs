//! Requests and replies in the program's buffer. Numbers are little-endian.
//!
//! A request consists of the length of its data (32 bits), a command (8 bits), eight bytes of parameters, and the data.
//! A reply consists of the length, eight bytes of parameters, and the data.

/// Bytes of a request before its data.
pub(crate) const HEADER_BYTES: usize = 13;

/// Size of the parameters of a request or reply.
pub(crate) const PARAMETER_BYTES: usize = 8;

/// A request of a program to its host.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Command {
    Open,
    Close,
    Read,
    Write,
    Seek,
    Unlink,
    GetEnvironment,
    Rename,
    Time,
    Clock,
    Sync,
}

impl Command {
    fn from_code(code: u8) -> Option<Command> {
        Some(match code {
            0xf0 => Command::Open,
            0xf1 => Command::Close,
            0xf2 => Command::Read,
            0xf3 => Command::Write,
            0xf4 => Command::Seek,
            0xf5 => Command::Unlink,
            0xf6 => Command::GetEnvironment,
            0xf7 => Command::Rename,
            0xf8 => Command::Time,
            0xf9 => Command::Clock,
            0xff => Command::Sync,
            _ => return None,
        })
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Request {
    pub command: Command,
    pub parameters: [u8; PARAMETER_BYTES],
    pub data: Vec<u8>,
}

impl Request {
    /// The number of bytes of data that follow a request's header.
    pub fn data_bytes(header: &[u8; HEADER_BYTES]) -> usize {
        u32::from_le_bytes([header[0], header[1], header[2], header[3]]) as usize
    }

    /// The request with this header and data. The error is the code of an unknown command.
    pub fn new(header: &[u8; HEADER_BYTES], data: &[u8]) -> Result<Request, u8> {
        let command = Command::from_code(header[4]).ok_or(header[4])?;
        let mut parameters = [0; PARAMETER_BYTES];
        parameters.copy_from_slice(&header[5..]);
        Ok(Request {
            command,
            parameters,
            data: data.to_vec(),
        })
    }

    /// The 16-bit parameter at byte `at` of the parameters.
    pub fn short(&self, at: usize) -> i16 {
        i16::from_le_bytes([self.parameters[at], self.parameters[at + 1]])
    }

    /// The 32-bit parameter at byte `at` of the parameters.
    pub fn word(&self, at: usize) -> i32 {
        let low = self.short(at) as u16;
        i32::from(self.short(at + 2)) << 16 | i32::from(low)
    }

    /// The strings in the data. A zero byte ends each string.
    pub fn strings(&self) -> impl Iterator<Item = &[u8]> {
        self.data.split(|&byte| byte == 0)
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Reply {
    pub parameters: [u8; PARAMETER_BYTES],
    pub data: Vec<u8>,
}

impl Reply {
    /// A reply with one 16-bit result.
    pub fn short(result: i16) -> Reply {
        let mut reply = Reply::default();
        reply.parameters[..2].copy_from_slice(&result.to_le_bytes());
        reply
    }

    /// A reply with one 32-bit result.
    pub fn word(result: i32) -> Reply {
        let mut reply = Reply::default();
        reply.parameters[..4].copy_from_slice(&result.to_le_bytes());
        reply
    }

    /// The reply that tells the program that its request failed.
    pub fn failure() -> Reply {
        Reply::word(-1)
    }

    /// The bytes of the reply, as the buffer holds them.
    pub fn bytes(&self) -> Vec<u8> {
        let length = (self.data.len() as u32).to_le_bytes();
        [&length[..], &self.parameters, &self.data].concat()
    }
}
