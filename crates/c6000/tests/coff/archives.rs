//! Archives of objects: which members are linked, and which archives are refused.

use crate::common::coff::{File, Section, TEXT};
use crate::common::programs::{code, RETURN};
use crate::*;

/// A routine that adds a constant and then jumps to another routine of the archive.
fn member(name: &'static str, constant: u32, next: &'static str) -> Vec<u8> {
    let text = code(&format!(
        "        B .S1 $\n        ADDK .S1 {constant},A4\n        NOP 4\n"
    ));
    let mut text = words(&text);
    text[0] = 0x10; // B .S1 to the symbol's old address, 0
    let symbols = vec![external(name, 1, 0), external(next, 0, 0)];
    let section = Section {
        name: ".text",
        flags: TEXT,
        data: bytes(&text),
        relocations: vec![(0, 1, 0, 0x52)],
        ..Section::default()
    };
    File {
        sections: vec![section],
        symbols,
        ..File::default()
    }
    .write()
}

pub fn last_member(name: &'static str) -> Vec<u8> {
    File {
        sections: vec![Section {
            name: ".text",
            flags: TEXT,
            data: code(RETURN),
            ..Section::default()
        }],
        symbols: vec![external(name, 1, 0)],
        ..File::default()
    }
    .write()
}

#[test]
fn of_an_archive_come_the_members_that_are_needed() {
    let (first, second) = (
        member("_first", 1, "_second"),
        member("_second", 10, "_last"),
    );
    let (last, unused) = (last_member("_last"), member("_unused", 0, "_undefined"));
    let archive = archive(&[
        ("a_name_that_is_long.obj", &unused),
        ("last.obj", &last),
        ("second.obj", &second),
        ("first.obj", &first),
        ("last_again.obj", &last),
    ]);
    let mut simulator = loaded(&[&archive], &["_first"]);
    assert_eq!(call(&mut simulator, "_first", &[100]).unwrap(), 111);
    let missing = call(&mut simulator, "_unused", &[]).unwrap_err();
    assert!(missing.to_string().contains("no symbol `_unused`"));
    let error = self::simulator().load_wanted(&[&archive], &["_unused"]);
    let error = error.unwrap_err().to_string();
    let named = "object 1, member a_name_that_is_long.obj";
    assert!(error.starts_with(named), "{error}");
    assert!(error.contains("undefined symbol `_undefined`"), "{error}");
    let names: Vec<_> = object::read_parts(&archive).unwrap();
    let names: Vec<_> = names.into_iter().map(|part| part.name.unwrap()).collect();
    assert_eq!(names[0], "a_name_that_is_long.obj");
    assert_eq!(names.len(), 5);
}

#[test]
fn elf_archives_are_linked_too() {
    let source = format!("        .global f\nf: ADDK .S1 5,A4\n{RETURN}");
    let object = c6000::asm::assemble(&source, "f.asm", c6000::isa::Level::C62x).unwrap();
    let archive = archive(&[("f.o", &object::write(&object))]);
    assert_eq!(
        call(&mut loaded(&[&archive], &["f"]), "f", &[1]).unwrap(),
        6
    );
}

#[test]
fn an_archive_without_objects_of_ours_is_refused() {
    let mut big = linkable();
    big.flags = BIG;
    for (member, cause) in [
        (big.write(), "big-endian"),
        (b"text".to_vec(), "neither ELF nor COFF"),
    ] {
        let archive = archive(&[("m.obj", &member)]);
        let error = simulator().load(&[&archive]).unwrap_err().to_string();
        assert!(
            error.contains("member m.obj") && error.contains(cause),
            "{error}"
        );
    }
}
