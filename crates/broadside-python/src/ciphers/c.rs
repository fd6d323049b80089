//! Those declarations of `include/broadside.h` that the binding uses.

use std::ffi::{c_char, c_int};

pub const OK: c_int = 0;
pub const ERROR_LENGTH: c_int = 4;
pub const ERROR_COUNTER: c_int = 9;

/// `broadside_key`. It is only used through pointers.
#[repr(C)]
pub struct Key {
    _opaque: [u8; 0],
}

/// The first fields of `broadside_cipher`.
#[repr(C)]
pub struct CipherFacts {
    pub name: *const c_char,
    pub block_bytes: u16,
    pub key_bytes_min: u16,
    pub key_bytes_max: u16,
    pub key_bytes_step: u16,
    pub schedule_bytes: u16,
}

/// `broadside_implementation`.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Implementation {
    pub cipher: *const c_char,
    pub name: *const c_char,
    pub tier: *const c_char,
    pub blocks: usize,
    pub constant_time: bool,
    pub usable: bool,
}

impl Implementation {
    pub const NONE: Implementation = Implementation {
        cipher: std::ptr::null(),
        name: std::ptr::null(),
        tier: std::ptr::null(),
        blocks: 0,
        constant_time: false,
        usable: false,
    };
}

/// `broadside_chain`. A chain of zeros is one that has not begun.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Chain {
    block: [u8; 16],
    keystream: [u8; 16],
    cipher: *const CipherFacts,
    counters_left: u64,
    purpose: u32,
    used: u8,
    segment_less: u8,
    counter_at: u8,
    counter_less: u8,
    counter_is_little_endian: bool,
}

// SAFETY: the pointer leads to a constant of the library.
unsafe impl Send for Chain {}
// SAFETY: the pointer leads to a constant of the library.
unsafe impl Sync for Chain {}

impl Chain {
    pub const NOT_STARTED: Chain = Chain {
        block: [0; 16],
        keystream: [0; 16],
        cipher: std::ptr::null(),
        counters_left: 0,
        purpose: 0,
        used: 0,
        segment_less: 0,
        counter_at: 0,
        counter_less: 0,
        counter_is_little_endian: false,
    };
}

/// `broadside_counter`.
#[repr(C)]
pub struct Counter {
    pub at: usize,
    pub bytes: usize,
    pub is_little_endian: bool,
}

/// `broadside_channel`.
#[repr(C)]
pub struct Channel {
    pub key: *const Key,
    pub chain: *mut Chain,
    pub out: *mut u8,
    pub input: *const u8,
    pub bytes: usize,
}

/// A mode's function for one message.
pub type Message = unsafe extern "C" fn(*const Key, *mut Chain, *mut u8, *const u8, usize) -> c_int;
/// A mode's function for several channels.
pub type Channels = unsafe extern "C" fn(*const Channel, usize) -> c_int;

extern "C" {
    pub fn broadside_status_text(status: c_int) -> *const c_char;
    pub fn broadside_cipher_find(name: *const c_char) -> *const CipherFacts;
    pub fn broadside_implementations(list: *mut Implementation, capacity: usize) -> usize;
    pub fn broadside_cipher_at(index: usize) -> *const CipherFacts;
    pub fn broadside_any_key_bytes() -> usize;
    pub fn broadside_any_set_key(
        key: *mut Key,
        cipher: *const CipherFacts,
        bytes: *const u8,
        size: usize,
    ) -> c_int;
    pub fn broadside_wipe(memory: *mut u8, size: usize);
    pub fn broadside_chain_start(
        chain: *mut Chain,
        key: *const Key,
        iv: *const u8,
        iv_bytes: usize,
    ) -> c_int;
    pub fn broadside_chain_start_cfb(
        chain: *mut Chain,
        key: *const Key,
        iv: *const u8,
        iv_bytes: usize,
        segment_bytes: usize,
    ) -> c_int;
    pub fn broadside_chain_start_ctr(
        chain: *mut Chain,
        key: *const Key,
        block: *const u8,
        block_bytes: usize,
        counter: *const Counter,
    ) -> c_int;
    pub fn broadside_ecb_encrypt(
        key: *const Key,
        out: *mut u8,
        input: *const u8,
        bytes: usize,
    ) -> c_int;
    pub fn broadside_ecb_decrypt(
        key: *const Key,
        out: *mut u8,
        input: *const u8,
        bytes: usize,
    ) -> c_int;
    pub fn broadside_xts_encrypt(
        data_key: *const Key,
        tweak_key: *const Key,
        first_unit: *const u8,
        unit_bytes: usize,
        out: *mut u8,
        input: *const u8,
        bytes: usize,
    ) -> c_int;
    pub fn broadside_xts_decrypt(
        data_key: *const Key,
        tweak_key: *const Key,
        first_unit: *const u8,
        unit_bytes: usize,
        out: *mut u8,
        input: *const u8,
        bytes: usize,
    ) -> c_int;
}

/// Declares the four functions of a feedback mode.
macro_rules! declare {
    ($($message:ident $channels:ident,)*) => {
        extern "C" {
            $(
                pub fn $message(
                    key: *const Key,
                    chain: *mut Chain,
                    out: *mut u8,
                    input: *const u8,
                    bytes: usize,
                ) -> c_int;
                pub fn $channels(channels: *const Channel, count: usize) -> c_int;
            )*
        }
    };
}

declare! {
    broadside_cbc_encrypt broadside_cbc_encrypt_channels,
    broadside_cbc_decrypt broadside_cbc_decrypt_channels,
    broadside_cfb_encrypt broadside_cfb_encrypt_channels,
    broadside_cfb_decrypt broadside_cfb_decrypt_channels,
    broadside_cfb8_encrypt broadside_cfb8_encrypt_channels,
    broadside_cfb8_decrypt broadside_cfb8_decrypt_channels,
    broadside_ofb_encrypt broadside_ofb_encrypt_channels,
    broadside_ofb_decrypt broadside_ofb_decrypt_channels,
    broadside_ctr_encrypt broadside_ctr_encrypt_channels,
    broadside_ctr_decrypt broadside_ctr_decrypt_channels,
}

/// ECB encryption with the parameters of the other modes.
pub unsafe extern "C" fn ecb_encrypt(
    key: *const Key,
    _chain: *mut Chain,
    out: *mut u8,
    input: *const u8,
    bytes: usize,
) -> c_int {
    broadside_ecb_encrypt(key, out, input, bytes)
}

/// ECB decryption with the parameters of the other modes.
pub unsafe extern "C" fn ecb_decrypt(
    key: *const Key,
    _chain: *mut Chain,
    out: *mut u8,
    input: *const u8,
    bytes: usize,
) -> c_int {
    broadside_ecb_decrypt(key, out, input, bytes)
}
