//! The first pass: reads the lines, places packets and data, binds labels.

mod directives;
mod fields;
mod parameters;
mod placing;
pub(super) mod program;
mod reading;

use crate::asm::error::{Fault, Located};
use crate::asm::layout::placing::Layout;
use crate::asm::layout::program::Program;
use crate::asm::layout::reading::read;
use crate::asm::text::source::Source;
use crate::isa::Table;

/// Lays out the lines of a source.
pub fn lay_out(source: &mut Source, table: &'static Table) -> Located<Program> {
    let mut layout = Layout::new(table)?;
    read(&mut layout, source)?;
    layout.close_packet()?;
    layout.close_word()?;
    if let Some(open) = layout.function {
        return Err(Fault::new(
            open.position,
            "`.asmfunc` without an `.endasmfunc`",
        ));
    }
    layout.bind_waiting()?;
    Ok(layout.program)
}
