//! The registers, numbered and packed as GDB expects. The feature `org.gnu.gdb.tic6x.core` has A0 to A15, B0 to B15,
//! CSR and PC. From the C64x on, `org.gnu.gdb.tic6x.gp` has A16 to A31 and B16 to B31.

use crate::isa::Level;
use crate::sim::state::registers::{register_name, SIDE_B};
use gdbstub::arch::{Arch, Registers};
use std::fmt::Write;

/// Registers of each side in the core feature.
const CORE: u8 = 16;

/// Bytes of a register in a packet of GDB's protocol.
const BYTES: usize = 4;

/// The architecture of the C6000, at any ISA level.
pub(super) enum C6000 {}

impl Arch for C6000 {
    type Usize = u32;
    type Registers = RegisterFile;
    type BreakpointKind = usize;
    type RegId = ();
}

/// The registers that a debugger sees. On a CPU with 16 registers a side, the upper registers are missing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct RegisterFile {
    pub general: [u32; 2 * SIDE_B as usize],
    pub csr: u32,
    pub pc: u32,
    pub registers_per_side: u8,
}

impl Default for RegisterFile {
    fn default() -> RegisterFile {
        RegisterFile {
            general: [0; 2 * SIDE_B as usize],
            csr: 0,
            pc: 0,
            registers_per_side: CORE,
        }
    }
}

/// The numbers of a feature's general registers on one side, in order.
fn feature(first: u8) -> impl Iterator<Item = u8> {
    (first..first + CORE).chain(SIDE_B + first..SIDE_B + first + CORE)
}

impl RegisterFile {
    /// All registers, in the order of the target description.
    fn in_order(&mut self) -> Vec<&mut u32> {
        let mut general: Vec<Option<&mut u32>> = self.general.iter_mut().map(Some).collect();
        let mut take = |register: u8| general[usize::from(register)].take();
        let mut all: Vec<&mut u32> = feature(0).filter_map(&mut take).collect();
        all.extend([&mut self.csr, &mut self.pc]);
        if self.registers_per_side > CORE {
            all.extend(feature(CORE).filter_map(take));
        }
        all
    }
}

impl Registers for RegisterFile {
    type ProgramCounter = u32;

    fn pc(&self) -> u32 {
        self.pc
    }

    fn gdb_serialize(&self, mut write_byte: impl FnMut(Option<u8>)) {
        for register in self.clone().in_order() {
            register
                .to_le_bytes()
                .into_iter()
                .for_each(|byte| write_byte(Some(byte)));
        }
    }

    fn gdb_deserialize(&mut self, bytes: &[u8]) -> Result<(), ()> {
        let places = self.in_order();
        if bytes.len() != BYTES * places.len() {
            return Err(());
        }
        for (place, bytes) in places.into_iter().zip(bytes.chunks_exact(BYTES)) {
            *place = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        Ok(())
    }
}

/// The target description that GDB reads.
pub(super) fn target_description(level: Level, registers_per_side: u8) -> String {
    let mut text = String::from(
        "<?xml version=\"1.0\"?>\n<!DOCTYPE target SYSTEM \"gdb-target.dtd\">\n<target version=\"1.0\">\n\
         <architecture>tic6x</architecture>\n",
    );
    let _ = writeln!(
        text,
        "<!-- {level} -->\n<feature name=\"org.gnu.gdb.tic6x.core\">"
    );
    feature(0).for_each(|register| describe(&mut text, &register_name(register), "uint32"));
    describe(&mut text, "CSR", "uint32");
    describe(&mut text, "PC", "code_ptr");
    text.push_str("</feature>\n");
    if registers_per_side > CORE {
        text.push_str("<feature name=\"org.gnu.gdb.tic6x.gp\">\n");
        feature(CORE).for_each(|register| describe(&mut text, &register_name(register), "uint32"));
        text.push_str("</feature>\n");
    }
    text.push_str("</target>\n");
    text
}

fn describe(text: &mut String, name: &str, kind: &str) {
    let _ = writeln!(
        text,
        "<reg name=\"{name}\" bitsize=\"32\" type=\"{kind}\"/>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(registers: &RegisterFile) -> Vec<u8> {
        let mut bytes = Vec::new();
        registers.gdb_serialize(|byte| bytes.extend(byte));
        bytes
    }

    #[test]
    fn registers_are_packed_in_the_order_of_the_description() {
        for registers_per_side in [16, 32] {
            let mut registers = RegisterFile {
                csr: 0x100,
                pc: 0x200,
                registers_per_side,
                ..RegisterFile::default()
            };
            (0..)
                .zip(&mut registers.general)
                .for_each(|(number, value)| *value = number);
            let text = target_description(Level::C62x, registers_per_side);
            let names = text
                .split("<reg name=\"")
                .skip(1)
                .map(|rest| rest.split('"').next());
            let bytes = packed(&registers);
            assert_eq!(names.clone().count() * BYTES, bytes.len());
            for (name, bytes) in names.zip(bytes.chunks_exact(BYTES)) {
                let value = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
                let expected = match value {
                    0x100 => "CSR".to_string(),
                    0x200 => "PC".to_string(),
                    number => register_name(number as u8),
                };
                assert_eq!(name, Some(expected.as_str()));
            }
        }
    }

    #[test]
    fn what_is_unpacked_was_packed() {
        let mut registers = RegisterFile {
            pc: 7,
            ..RegisterFile::default()
        };
        registers.general[usize::from(SIDE_B) + 3] = 0x1234_5678;
        let mut back = RegisterFile::default();
        assert_eq!(back.gdb_deserialize(&packed(&registers)), Ok(()));
        assert_eq!(back, registers);
        assert_eq!(back.gdb_deserialize(&[0; 7]), Err(()));
    }
}
