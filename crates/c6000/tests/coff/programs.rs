//! Linked programs in COFF.

use crate::common::coff::{File, Section, COPY, DATA, TEXT};
use crate::common::programs::code;
use crate::*;

struct NoConsole;

impl Console for NoConsole {
    fn read(&mut self, _limit: usize) -> std::io::Result<Vec<u8>> {
        Ok(Vec::new())
    }

    fn write(&mut self, _stream: Stream, _data: &[u8]) -> std::io::Result<()> {
        Ok(())
    }
}

/// `_main` returns the variable at 0x4000. `exit` gets the value as its status.
pub fn program() -> File {
    let text = code(
        "        MVK .S1 0x4000,A5
        LDW .D1T1 *A5,A4
        NOP 4
        NOP 5
        NOP
        NOP
        NOP
        NOP
        NOP 9
        NOP 9
",
    );
    File {
        entry: Some(0x1000),
        sections: vec![
            Section {
                name: ".text",
                flags: TEXT,
                address: 0x1000,
                data: text,
                ..Section::default()
            },
            Section {
                name: ".bss",
                flags: BSS,
                address: 0x4000,
                reserved: 16,
                ..Section::default()
            },
            Section {
                name: ".cinit",
                flags: DATA | COPY,
                address: 0x1000,
                data: bytes(&[4, 0x4000, 42, 0, 0]),
                ..Section::default()
            },
            Section {
                name: ".debug_info",
                flags: COPY,
                data: vec![1; 100],
                ..Section::default()
            },
        ],
        symbols: vec![
            external("_main", 1, 0x1000),
            external("_exit", 1, 0x1020),
            external("C$$EXIT", 1, 0x1024),
            external("$bss", 2, 0x4000),
        ],
        ..File::default()
    }
}

#[test]
fn a_linked_program_runs_with_its_initial_values() {
    let bytes = program().write();
    assert!(object::is_program(&bytes));
    let mut simulator = simulator();
    simulator.load_program(&bytes).unwrap();
    let mut console = NoConsole;
    let mut host = Host::new(&mut console);
    let result = simulator.run(&["program"], &mut host, 1000).unwrap();
    assert_eq!(result.exit_status, Some(42));
    assert_eq!(result.cycles, 1 + 1 + 4 + 5 + 4 + 9);
}

#[test]
fn programs_and_objects_are_told_apart() {
    let (program, object) = (program().write(), linkable().write());
    assert!(!object::is_program(&object));
    assert!(object::read(&program).is_err());
    assert!(object::read_executable(&object).is_err());
    let parts = object::read_parts(&program).unwrap();
    let sections = &parts[0].object.sections;
    assert_eq!(sections.len(), 2);
    assert_eq!((sections[0].address, sections[1].address), (0x1000, 0x4000));
}
