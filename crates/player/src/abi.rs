//! The functions that the WebAssembly module exports. They take and return bytes in the module's memory.
//!
//! The caller takes space with [`take`], writes the name and the request there, calls [`ask`], and reads the result.
//! The first byte of the result is 0 for an answer and 1 for an error.

use std::cell::RefCell;

thread_local! {
    static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Gives space for `bytes` bytes. It is valid until the next call.
#[no_mangle]
pub extern "C" fn take(bytes: usize) -> *mut u8 {
    ROOM.with_borrow_mut(|room| {
        room.clear();
        room.resize(bytes, 0);
        room.as_mut_ptr()
    })
}

/// Answers the request in the space from [`take`]. The first `name` bytes are the name of the request. Returns the
/// length of the result in bytes.
#[no_mangle]
pub extern "C" fn ask(name: usize) -> usize {
    let (name, request) = ROOM.with_borrow(|room| {
        let (name, request) = room.split_at(name.min(room.len()));
        let text = |bytes| String::from_utf8_lossy(bytes).into_owned();
        (text(name), text(request))
    });
    let (mark, text) = match crate::answer(&name, &request) {
        Ok(text) => (0, text),
        Err(text) => (1, text),
    };
    ANSWER.with_borrow_mut(|answer| {
        answer.clear();
        answer.push(mark);
        answer.extend_from_slice(text.as_bytes());
        answer.len()
    })
}

/// The address of the last result.
#[no_mangle]
pub extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}
