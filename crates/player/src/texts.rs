//! Assembles and disassembles.

use crate::{from_hex, to_hex};
use c6000::asm::{self, AssemblyError};
use c6000::isa::Level;
use c6000::object;
use serde::{Deserialize, Serialize};

#[derive(Deserialize)]
pub struct Source {
    source: String,
    isa: String,
}

/// The object, or the error with its position.
#[derive(Serialize)]
pub struct Assembled {
    /// ELF as hexadecimal digits.
    object: String,
    faults: Vec<Fault>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Fault {
    line: usize,
    column: usize,
    end_column: usize,
    severity: &'static str,
    message: String,
}

impl From<AssemblyError> for Fault {
    fn from(error: AssemblyError) -> Fault {
        Fault {
            line: error.line,
            column: error.column,
            end_column: 0,
            severity: "error",
            message: error.cause,
        }
    }
}

pub fn assemble(request: Source) -> Result<Assembled, String> {
    let level: Level = request.isa.parse()?;
    Ok(match asm::assemble(&request.source, "source", level) {
        Ok(object) => Assembled {
            object: to_hex(&object::write(&object)),
            faults: Vec::new(),
        },
        Err(error) => Assembled {
            object: String::new(),
            faults: vec![error.into()],
        },
    })
}

#[derive(Deserialize)]
pub struct Bytes {
    /// ELF or COFF as hexadecimal digits.
    object: String,
    isa: String,
}

#[derive(Serialize)]
pub struct Disassembled {
    text: String,
}

pub fn disassemble(request: Bytes) -> Result<Disassembled, String> {
    let level: Level = request.isa.parse()?;
    let parts = object::read_parts(&from_hex(&request.object)?);
    let parts = parts.map_err(|error| error.to_string())?.into_iter();
    let texts = parts.map(|part| asm::disassemble(&part.object, level));
    Ok(Disassembled {
        text: texts.collect(),
    })
}
