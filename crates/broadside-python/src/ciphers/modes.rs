//! The modes of operation and their C functions.

use super::c;

/// A mode of operation: its functions, and whether it takes an IV.
pub(super) struct Mode {
    pub name: &'static str,
    pub has_iv: bool,
    pub encrypt: c::Message,
    pub decrypt: c::Message,
    pub encrypt_channels: Option<c::Channels>,
    pub decrypt_channels: Option<c::Channels>,
}

/// Makes a feedback mode from the names of its C functions.
macro_rules! mode {
    ($name:literal, $encrypt:ident, $decrypt:ident, $encrypt_all:ident, $decrypt_all:ident) => {
        Mode {
            name: $name,
            has_iv: true,
            encrypt: c::$encrypt,
            decrypt: c::$decrypt,
            encrypt_channels: Some(c::$encrypt_all),
            decrypt_channels: Some(c::$decrypt_all),
        }
    };
}

pub(super) static MODES: &[Mode] = &[
    Mode {
        name: "ecb",
        has_iv: false,
        encrypt: c::ecb_encrypt,
        decrypt: c::ecb_decrypt,
        encrypt_channels: None,
        decrypt_channels: None,
    },
    mode!(
        "cbc",
        broadside_cbc_encrypt,
        broadside_cbc_decrypt,
        broadside_cbc_encrypt_channels,
        broadside_cbc_decrypt_channels
    ),
    mode!(
        "cfb",
        broadside_cfb_encrypt,
        broadside_cfb_decrypt,
        broadside_cfb_encrypt_channels,
        broadside_cfb_decrypt_channels
    ),
    mode!(
        "cfb8",
        broadside_cfb8_encrypt,
        broadside_cfb8_decrypt,
        broadside_cfb8_encrypt_channels,
        broadside_cfb8_decrypt_channels
    ),
    mode!(
        "ofb",
        broadside_ofb_encrypt,
        broadside_ofb_decrypt,
        broadside_ofb_encrypt_channels,
        broadside_ofb_decrypt_channels
    ),
    mode!(
        "ctr",
        broadside_ctr_encrypt,
        broadside_ctr_decrypt,
        broadside_ctr_encrypt_channels,
        broadside_ctr_decrypt_channels
    ),
];

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Direction {
    Encrypt,
    Decrypt,
}

impl Direction {
    pub fn name(self) -> &'static str {
        match self {
            Direction::Encrypt => "encrypt",
            Direction::Decrypt => "decrypt",
        }
    }
}
