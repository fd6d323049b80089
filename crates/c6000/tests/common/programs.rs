//! Small programs as bytes.

use c6000::asm::assemble;
use c6000::isa::Level;

/// The code of a source that has no references to other sections.
pub fn code(source: &str) -> Vec<u8> {
    let object = assemble(source, "code.asm", Level::C62x).unwrap();
    object.sections[0].data().to_vec()
}

pub const RETURN: &str = "        B .S2 B3\n        NOP 5\n";
