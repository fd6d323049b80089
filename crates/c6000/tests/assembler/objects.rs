//! Objects stay equal after writing, reading and disassembly. Arbitrary input gives an object or an error.

use crate::{object, section_words};
use c6000::asm::{assemble, disassemble};
use c6000::isa::Level;
use c6000::object::Object;
use proptest::prelude::*;

const PROGRAM: &str = "
        .global _f, external
        .text
_f:     MVKL    .S1     table,A4
        MVKH    .S1     table+4,A4
||      LDW     .D2T1   *+B14(external),A3
        LDW     .D2T2   *+B15[40],B3
loop:   [!B0] B .S1     loop
||      ADD     .L1X    A4,B4,A4
||      MPY     .M2X    B1,A1,B2
        CMPLTU  .L1     7,A4,A1
        B       .S2     external
        SUB     .L1     A1,A2,A3
        ADDK    .S1     -5,A7
        SHL     .S1     A1,3,A3:A2
        NOP     4
        .sect   \".data1\"
table:  .word   1,2,_f,table
        .half   7
        .byte   3
buffer  .usect  \".bss\", 64, 8
";

#[test]
fn objects_survive_writing_and_reading() {
    let object = object(PROGRAM);
    let read = object::read(&object::write(&object)).expect("own object");
    assert_eq!(
        read.sections,
        object
            .sections
            .iter()
            .map(|section| {
                let mut section = section.clone();
                for relocation in &mut section.relocations {
                    let name = &object.symbols[relocation.symbol].name;
                    relocation.symbol = read
                        .symbols
                        .iter()
                        .position(|symbol| symbol.name == *name)
                        .unwrap();
                }
                section
            })
            .collect::<Vec<_>>()
    );
    assert_eq!(read.level, Some(Level::C62x));
}

/// Name, size, bytes and relocations (offset, type, symbol, addend) of a section.
type SectionContents<'a> = (&'a str, u32, &'a [u8], Vec<(u32, u32, &'a str, i32)>);

pub fn contents(object: &Object) -> Vec<SectionContents<'_>> {
    let relocations = |section: &object::Section| {
        let named = section.relocations.iter().map(|relocation| {
            let symbol = object.symbols[relocation.symbol].name.as_str();
            (
                relocation.offset,
                relocation.kind.code(),
                symbol,
                relocation.addend,
            )
        });
        // The disassembler gives a name to the symbol of a section.
        named.collect()
    };
    let sections = object.sections.iter().filter(|section| section.size() > 0);
    sections
        .map(|section| {
            (
                section.name.as_str(),
                section.size(),
                section.data(),
                relocations(section),
            )
        })
        .collect()
}

#[test]
fn disassembly_assembles_to_the_same_object() {
    let first = object(PROGRAM);
    let text = disassemble(&first, Level::C62x);
    let second = object(&text);
    assert_eq!(contents(&first), contents(&second), "{text}");
}

#[test]
fn names_that_the_assembler_would_not_take_are_replaced() {
    let mut first = object(" .global f, w, gone\n .weak w\nf: B .S1 gone\nw: NOP\n .data\nd: .word d, w\nz .usect \"zz\", 4\n");
    for (name, odd) in [("f", "1 f;"), ("gone", "A4"), ("d", "$1"), ("z", "")] {
        first
            .symbols
            .iter_mut()
            .find(|symbol| symbol.name == name)
            .unwrap()
            .name = odd.into();
    }
    first.sections[1].name = "quoted \" \n".into();
    let text = disassemble(&first, Level::C62x);
    let second = object(&text);
    assert_eq!(second.sections[1].name, "quoted \" ?", "{text}");
    assert_eq!(
        section_words(&second, ".text"),
        section_words(&first, ".text"),
        "{text}"
    );
    assert_eq!(second.sections[1].relocations.len(), 2, "{text}");
    assert_eq!(second.sections[2].size(), 4);
    let bindings = |object: &Object| {
        let mut all: Vec<_> = object
            .symbols
            .iter()
            .map(|symbol| format!("{:?} {:?}", symbol.binding, symbol.place))
            .collect();
        all.sort();
        all
    };
    assert_eq!(bindings(&first), bindings(&second), "{text}");
}

/// Pieces of text that together are almost correct.
fn piece() -> impl Strategy<Value = String> {
    let fixed = [
        "ADD",
        "SUB",
        "LDW",
        "STB",
        "MVKL",
        "B",
        "NOP",
        "MVC",
        ".L1",
        ".L1X",
        ".S2",
        ".D2T1",
        ".M1X",
        "A0",
        "A1",
        "B15",
        "A3:A2",
        "*",
        "+",
        "-",
        "++",
        "--",
        "[",
        "]",
        "(",
        ")",
        ",",
        ":",
        "||",
        "!",
        "\n",
        "\n ",
        " ",
        "x",
        "y:",
        ".word",
        ".set",
        ".align",
        ".space",
        ".sect",
        "\"s\"",
        ".global",
        ".usect",
        "1",
        "0x7fffffff",
        "9223372036854775807",
        "*A4++[1]",
        "; c",
        "$",
        "~",
        "<<",
        "%",
        "AMR",
        "IRP",
        "[A1]",
        "[!B0]",
        "é",
        "'",
        "\"",
        ".bss",
        ".text",
        ".data",
        ".end",
    ];
    prop_oneof![9 => prop::sample::select(fixed.to_vec()).prop_map(String::from), 1 => any::<String>()]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn no_text_panics(source: String) {
        let _ = assemble(&source, "t.asm", Level::C62x);
    }

    #[test]
    fn no_nearly_right_text_panics(pieces in prop::collection::vec(piece(), 0..60)) {
        for separator in ["", " "] {
            if let Ok(object) = assemble(&pieces.join(separator), "t.asm", Level::C62x) {
                let read = object::read(&object::write(&object));
                prop_assert!(read.is_ok(), "{:?}", read);
            }
        }
    }

    #[test]
    fn any_words_disassemble_to_the_same_words(words in prop::collection::vec(word(), 1..40)) {
        let source: String = words.iter().map(|word| format!(" .word {word}\n")).collect();
        let mut first = object(&source);
        first.sections[0].flags.execute = true;
        let text = disassemble(&first, Level::C62x);
        let again = assemble(&text, "t.asm", Level::C62x);
        let again = again.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        let bytes = again.sections[0].data();
        prop_assert_eq!(&bytes[..words.len() * 4], first.sections[0].data(), "{}", text);
        prop_assert!(bytes[words.len() * 4..].iter().all(|byte| *byte == 0));
    }

    #[test]
    fn no_bytes_panic_the_object_reader(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = object::read(&bytes);
    }

    #[test]
    fn no_mutated_object_panics(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..8), cut: prop::sample::Index) {
        let mut bytes = object::write(&object(PROGRAM));
        for (index, value) in changes {
            let at = index.index(bytes.len());
            bytes[at] = value;
        }
        if cut.index(4) == 0 {
            bytes.truncate(cut.index(bytes.len()));
        }
        if let Ok(read) = object::read(&bytes) {
            let _ = disassemble(&read, Level::C62x);
            let _ = object::write(&read);
        }
    }
}

/// Words of code. Half of them are likely instructions.
fn word() -> impl Strategy<Value = u32> {
    let table = c6000::isa::Table::of(Level::C62x);
    let opcodes: Vec<_> = table
        .opcodes
        .iter()
        .map(|opcode| (opcode.mask, opcode.bits))
        .collect();
    let encoded = (prop::sample::select(opcodes), any::<u32>())
        .prop_map(|((mask, bits), random)| (random & !mask & !0xf842_0000) | bits);
    prop_oneof![1 => any::<u32>(), 5 => encoded]
}

#[test]
fn objects_for_other_processors_are_refused_by_name() {
    let object = assemble("	ADD .L1 A4,A4,A4\n", "a.asm", Level::C64x).unwrap();
    let mut bytes = object::write(&object);
    let tag = b"c6xabi\0\x01";
    let found = bytes.windows(tag.len()).position(|window| window == tag);
    let isa = found.unwrap() + tag.len() + 5;
    assert_eq!(bytes[isa], 6);
    for (number, name) in [(3, "C67x"), (4, "C67x+"), (7, "C64x+"), (8, "C674x")] {
        bytes[isa] = number;
        let error = object::read(&bytes).unwrap_err().to_string();
        assert_eq!(
            error,
            format!("is for the {name}; only code for c62x and c64x can be run")
        );
        assert!(object::read_parts(&bytes).is_ok());
    }
    bytes[isa] = 6;
    bytes[18] = 62;
    let error = object::read(&bytes).unwrap_err().to_string();
    assert_eq!(error, "ELF machine is 62, not 140 (TMS320C6000)");
    bytes[4] = 2;
    let error = object::read(&bytes).unwrap_err().to_string();
    assert!(error.starts_with("64-bit ELF of machine 62"), "{error}");
}

#[test]
fn a_resolved_branch_to_a_global_symbol_stays_resolved() {
    let source = "	.global f\nf:	NOP\nlocal:	B .S1 local\n	NOP 5\n";
    let mut first = object(source);
    let global = first.symbols.iter().find(|symbol| symbol.name == "f");
    let mut other = global.unwrap().clone();
    other.name = "g".to_string();
    other.value = 4;
    first.symbols.retain(|symbol| symbol.name != "local");
    first.symbols.push(other);
    let text = disassemble(&first, Level::C62x);
    let again = object(&text);
    assert_eq!(again.sections[0].data(), first.sections[0].data(), "{text}");
    assert!(again.sections[0].relocations.is_empty(), "{text}");
}
