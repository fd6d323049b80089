//! The section `.c6xabi.attributes`, which names the ISA level of an object (TI SPRAB89, "Build attributes").

use crate::isa::Level;

pub const SECTION_NAME: &str = ".c6xabi.attributes";
pub const SECTION_TYPE: u32 = 0x7000_0003;

const VENDOR: &[u8] = b"c6xabi\0";
const TAG_FILE: u8 = 1;
const TAG_ISA: u8 = 4;

fn isa_number(level: Level) -> u8 {
    match level {
        Level::C62x => 1,
        Level::C64x => 6,
    }
}

/// The contents of the section for a level.
pub fn encode(level: Level) -> Vec<u8> {
    let tags = [TAG_ISA, isa_number(level)];
    let file_size = 5 + tags.len() as u32;
    let vendor_size = 4 + VENDOR.len() as u32 + file_size;
    let mut bytes = vec![b'A'];
    bytes.extend(vendor_size.to_le_bytes());
    bytes.extend(VENDOR);
    bytes.push(TAG_FILE);
    bytes.extend(file_size.to_le_bytes());
    bytes.extend(tags);
    bytes
}

/// The level that the section names, where it starts with the ISA tag, as all known tools write it.
pub fn decode(bytes: &[u8]) -> Option<Level> {
    let file = bytes.get(5..)?.strip_prefix(VENDOR)?;
    let tags = file.get(5..)?;
    match tags {
        [TAG_ISA, number, ..] => Level::ALL
            .into_iter()
            .find(|level| isa_number(*level) == *number),
        _ => None,
    }
}
