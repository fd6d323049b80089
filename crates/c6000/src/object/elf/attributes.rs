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

/// Numbers of the ISA levels that the format knows and that have no instruction table here.
const OTHERS: [(u8, &str); 4] = [(3, "C67x"), (4, "C67x+"), (7, "C64x+"), (8, "C674x")];

/// The CPU for which an object says it was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Isa {
    Known(Level),
    Other(&'static str),
}

/// The level that the section names. The section must begin with the ISA tag; all known tools write it first.
pub fn decode(bytes: &[u8]) -> Option<Isa> {
    let file = bytes.get(5..)?.strip_prefix(VENDOR)?;
    let [TAG_ISA, number, ..] = *file.get(5..)? else {
        return None;
    };
    let known = Level::ALL
        .into_iter()
        .find(|level| isa_number(*level) == number);
    let other = || OTHERS.iter().find(|(other, _)| *other == number);
    known
        .map(Isa::Known)
        .or_else(|| other().map(|(_, name)| Isa::Other(name)))
}
