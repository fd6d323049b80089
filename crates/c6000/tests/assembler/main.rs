//! The assembler on small programs, its errors, and its behaviour on arbitrary input.

use c6000::asm::{assemble, disassemble, AssemblyError};
use c6000::isa::Level;
use c6000::object::{self, Object};
use proptest::prelude::*;

fn object(source: &str) -> Object {
    assemble(source, "t.asm", Level::C62x).unwrap_or_else(|error| panic!("{error}"))
}

fn error(source: &str) -> AssemblyError {
    assemble(source, "t.asm", Level::C62x).expect_err("must be refused")
}

fn section_words(object: &Object, name: &str) -> Vec<u32> {
    let section = object
        .sections
        .iter()
        .find(|section| section.name == name)
        .expect("section");
    section
        .data()
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
        .collect()
}

fn text(source: &str) -> Vec<u32> {
    section_words(&object(source), ".text")
}

const ADD: u32 = 0x0000_0078; // ADD .L1 A0,A0,A0

#[test]
fn packet_that_does_not_fit_starts_a_new_fetch_packet() {
    let mut source = String::new();
    for _ in 0..7 {
        source += " ADD .L1 A0,A0,A0\n";
    }
    source += "next: ADD .L1 A0,A0,A0\n || ADD .L2 B0,B0,B0\n B .S1 next\n";
    let words = text(&source);
    assert_eq!(
        words[6],
        ADD | 1,
        "the NOP is in parallel with the packet before it"
    );
    assert_eq!(words[7], 0, "a NOP of one cycle fills the fetch packet");
    assert_eq!(words[8], ADD | 1, "the packet starts the next one");
    // The branch at 0x28 counts from its fetch packet at 0x20, where `next` is.
    assert_eq!(words[10], 0x0000_0010);
}

#[test]
fn padding_goes_in_parallel_with_a_multi_cycle_nop() {
    let source = " NOP 5\n ADD .L1 A0,A0,A0\n".to_string()
        + "|| ADD .L2 B0,B0,B0\n|| ADD .S1 A0,A0,A0\n|| ADD .S2 B0,B0,B0\n"
        + "|| ADD .D1 A0,A0,A0\n|| ADD .D2 B0,B0,B0\n|| MPY .M1 A0,A0,A0\n|| MPY .M2 B0,B0,B0\n";
    let words = text(&source);
    assert_eq!(words[0], 4 << 13 | 1);
    assert_eq!(words[1..8], [1, 1, 1, 1, 1, 1, 0]);
    assert_eq!(words[8] & 1, 1);
    assert_eq!(words[15] & 1, 0);
}

#[test]
fn data_directives() {
    let source = "
        .data
x       .set    3 + 4 * 2               ; precedence
        .byte   1, 'A', 0FFh
        .word   x, $ - start, 1010b
start:  .half   -1, 0x1234
        .string \"ab\"
        .align  8
end:    .word   end - start
";
    let data = object(source);
    let bytes = data
        .sections
        .iter()
        .find(|section| section.name == ".data")
        .unwrap()
        .data()
        .to_vec();
    let mut expected = vec![1, 65, 255, 0, 11, 0, 0, 0];
    expected.extend((8i32 - 16).to_le_bytes());
    expected.extend([
        10, 0, 0, 0, 255, 255, 0x34, 0x12, b'a', b'b', 0, 0, 8, 0, 0, 0,
    ]);
    assert_eq!(bytes, expected);
}

#[test]
fn reserved_space_takes_no_bytes() {
    let object =
        object("buffer .usect \".bss2\", 100, 8\n .bss count, 4, 4\n .global buffer, count\n");
    let sizes: Vec<_> = object
        .sections
        .iter()
        .map(|section| (section.name.as_str(), section.size()))
        .collect();
    assert_eq!(sizes, [(".text", 0), (".bss2", 100), (".bss", 4)]);
    assert!(object
        .sections
        .iter()
        .all(|section| section.data().is_empty()));
}

#[test]
fn operators_bind_as_ti_says() {
    for (expression, value) in [
        ("2 + 3 * 4", 14),
        ("(2 + 3) * 4", 20),
        ("1 << 2 + 1", 8),
        ("7 & 3 == 3", 1),
        ("1 | 6 ^ 2 & 3", 5),
        ("-2 * -3", 6),
        ("~0 & 0FFh", 255),
        ("!5 + 1", 1),
        ("10 - 4 - 3", 3),
        ("100 / 7 % 4", 2),
        ("-(1 + 2)", -3),
        ("5 > 3", 1),
    ] {
        let words = section_words(&object(&format!(" .data\n .word {expression}\n")), ".data");
        assert_eq!(words[0] as i32, value, "{expression}");
    }
}

#[test]
fn unit_is_found_where_only_one_fits() {
    assert_eq!(text(" MPY A1,A2,A3"), text(" MPY .M1 A1,A2,A3"));
    assert_eq!(text(" MPY A1,B2,A3"), text(" MPY .M1X A1,B2,A3"));
    assert_eq!(text(" LDW *A4++,B5"), text(" LDW .D1T2 *A4++[1],B5"));
    assert_eq!(text(" stw b5,*+sp(8)"), text(" STW .D2T2 B5,*+B15[2]"));
    assert_eq!(text(" MVC B1,AMR"), text(" MVC .S2 B1,AMR"));
}

#[test]
fn errors_name_line_column_and_cause() {
    for (source, line, column, cause) in [
        (" ADD .L1 A1,A2", 1, 2, "takes 3 operands, 2 given"),
        (" FOO A1", 1, 2, "unknown instruction `FOO`"),
        ("\n ADD .L1 A1,B2,B3", 2, 13, "side"),
        (
            " ADD .M1 A1,A2,A3",
            1,
            6,
            "runs on .D1, .D2, .L1, .L2, .S1, .S2 only",
        ),
        (" ADD .L1 A1,B2,A3", 1, 13, "cross path: .L1X"),
        (
            " ADD A1,A2,A3\n|| ADD A2,A3,A4\n|| ADD A3,A4,A5\n|| ADD A4,A5,A6",
            4,
            4,
            "no unit is left for ADD in this execute packet: .D1, .L1, .S1 are taken",
        ),
        (" ADD .D1X A1,B2,A3", 1, 6, "cross path"),
        (" ADD .L1 16,A1,A2", 1, 10, "constant 16 is outside -16..15"),
        (" ADD .L1 A1,A2,A16", 1, 16, "no register A16"),
        (" ADD .L1 A1,A2,A3:A2x", 1, 19, "register"),
        (" ADD .L1 A1,A3:A1,A5:A4", 1, 15, "no register pair"),
        (" [A0] ADD .L1 A1,A2,A3", 1, 2, "A0 cannot be a predicate"),
        (" [A1] NOP", 1, 2, "cannot be predicated"),
        (
            " ADD .L1 A1,A2,A3\n|| SUB .L1 A1,A2,A4",
            2,
            8,
            "unit .L1 is used twice",
        ),
        ("|| NOP", 1, 1, "without an instruction before"),
        (" NOP\nx: || NOP", 2, 1, "label must stand at the start"),
        (" LDW .D1T2 *A4[40],B1", 1, 16, "outside 0..31"),
        (" LDW .D1T1 *B4[4],A1", 1, 12, "B4 must be on side A"),
        (" LDW .D1T1 *A4[4],B1", 1, 19, "B1 must be on side A"),
        (" LDH .D1 *A4(3),A1", 1, 14, "no multiple of 2 bytes"),
        (" B .S1 nowhere", 1, 8, "neither defined nor declared"),
        (" B .S1 100", 1, 8, "must be a label"),
        ("x: NOP\nx: NOP", 2, 1, "already defined in line 1"),
        (" .word 1 +", 1, 11, "expected a number or symbol"),
        (" .word (1", 1, 8, "parenthesis is not closed"),
        (" .word 1 / 0", 1, 10, "division by zero"),
        ("a .set b\nb .set a\n .word a", 2, 8, "defined by itself"),
        (" .align 3", 1, 9, "no power of two"),
        (" .space -1", 1, 9, "bad size"),
        (" .space 100000000", 1, 2, "larger than 16 MB"),
        (
            " .space 10000000\n .data\n .space 10000000",
            3,
            2,
            "larger than 16 MB",
        ),
        (" .byte 256", 1, 8, "does not fit 1 bytes"),
        (" .frobnicate", 1, 2, "unknown directive"),
        ("ADD .L1 A1,A2,A3", 1, 1, "in column 1 is a label"),
        (" NOP 10", 1, 6, "outside 1..9"),
        (" .bss b, 4\n .bss\n NOP", 3, 2, "only reserves space"),
        (" ADD .L1 A1,A2,A3 A4", 1, 19, "unexpected text"),
        (" MVC .S2 ISR,B1", 1, 10, "ISR cannot be accessed"),
    ] {
        let error = error(source);
        assert_eq!(
            (error.line, error.column),
            (line, column),
            "{source:?}: {error}"
        );
        assert!(error.cause.contains(cause), "{source:?}: {error}");
        assert_eq!(error.path, "t.asm");
    }
}

#[test]
fn chains_of_symbols_are_evaluated_once() {
    let doubling: String = (0..100)
        .map(|n| format!("s{n} .set s{}+s{}-s{}\n", n + 1, n + 1, n + 1))
        .collect();
    let words = section_words(
        &object(&format!("{doubling}s100 .set 7\n .data\n .word s0\n")),
        ".data",
    );
    assert_eq!(words, [7]);
}

#[test]
fn nine_instructions_are_too_many() {
    let source = " NOP\n".to_string() + &"|| NOP\n".repeat(8);
    assert!(error(&source).cause.contains("at most eight"));
}

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

fn contents(object: &Object) -> Vec<SectionContents<'_>> {
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
        // A section's symbol gets a name when it is printed.
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

/// Pieces that make texts that are nearly right.
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

/// Words of code: half of them plausible instructions.
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

/// `y` stands at the start of a fetch packet, `later` 4 bytes after it; `x` lies 8 bytes within `.data`.
fn with_distances(lines: &str) -> String {
    format!(
        " .ref far\n .data\n .word 1, 2\nx: .word 3\n .text\n NOP\n .align 32\ny: NOP\nlater: NOP\n{lines}\n"
    )
}

#[test]
fn distances_across_sections_are_relocations() {
    use c6000::object::RelocationKind as Kind;
    // The instruction stands at 40, in the fetch packet of 32, where `y` is.
    for (line, kind, symbol, addend) in [
        ("MVKL .S1 x-y,A4", Kind::PcrL16, "x", 0),
        ("MVKH .S1 x-y,A4", Kind::PcrH16, "x", 0),
        ("MVKLH .S1 x-y,A4", Kind::PcrL16, "x", 0),
        ("MVKL .S1 far-y,A4", Kind::PcrL16, "far", 0),
        ("MVKL .S1 x-$+8,A4", Kind::PcrL16, "x", 0),
        ("MVKL .S1 x+36-later,A4", Kind::PcrL16, "x", 32),
        ("MVKL .S1 32+(x-y),A4", Kind::PcrL16, "x", 32),
        ("MVKL .S1 x-y-32,A4", Kind::PcrL16, "x", -32),
        ("MVKL .S1 $PCR_OFFSET(x,y),A4", Kind::PcrL16, "x", 0),
        ("MVKH .S1 $pcr_offset (x , later),A4", Kind::PcrH16, "x", -4),
        ("MVK .S1 $PCR_OFFSET(later,y),A4", Kind::PcrL16, "later", 0),
        ("MVK .S1 $DPR_BYTE(far),A4", Kind::SbrS16, "far", 0),
        ("MVKL .S1 $DPR_BYTE(far+4),A4", Kind::SbrL16B, "far", 4),
        ("MVKL .S1 $DPR_HWORD(far),A4", Kind::SbrL16H, "far", 0),
        ("MVKH .S1 $DPR_HWORD(far),A4", Kind::SbrH16H, "far", 0),
        ("MVKL .S1 $DPR_WORD(x),A4", Kind::SbrL16W, "x", 0),
        ("MVKH .S1 $DPR_WORD(x),A4", Kind::SbrH16W, "x", 0),
    ] {
        let built = object(&with_distances(&format!(" {line}")));
        let code = built
            .sections
            .iter()
            .find(|section| section.name == ".text");
        let [relocation] = code.unwrap().relocations.as_slice() else {
            panic!("{line}: not one relocation");
        };
        let name = built.symbols[relocation.symbol].name.as_str();
        let found = (relocation.offset, relocation.kind, name, relocation.addend);
        assert_eq!(found, (40, kind, symbol, addend), "{line}");
        let again = object(&disassemble(&built, Level::C62x));
        assert_eq!(contents(&again), contents(&built), "{line}");
    }
}

#[test]
fn distances_that_no_relocation_says_are_refused() {
    for (line, cause) in [
        ("MVKL .S1 x-later,A4", "4 bytes after it"),
        ("MVKL .S1 x+4-y,A4", "28 bytes after it"),
        ("MVK .S1 x-y,A4", "MVKL and MVKH take it"),
        ("MVK .S1 $DPR_WORD(far),A4", "MVKL and MVKH take it"),
        ("MVKL .S1 y-far,A4", "must be a label of this file"),
        ("MVKL .S1 y-x,A4", "in the section of the instruction"),
        (
            "MVKL .S1 $PCR_OFFSET(x,far),A4",
            "must be a label of this file",
        ),
        ("MVKL .S1 $PCR_OFFSET(x+4,y),A4", "adds 4 to the label"),
        (
            "MVKL .S1 $PCR_OFFSET(x),A4",
            "$PCR_OFFSET takes 2 arguments",
        ),
        (
            "MVKL .S1 $PCR_OFFSET(x,y,x),A4",
            "$PCR_OFFSET takes 2 arguments",
        ),
        ("MVKL .S1 $PCR_OFFSET(x,5),A4", "$PCR_OFFSET needs 2 labels"),
        ("MVKL .S1 $PCR_OFFSET(x,y)+4,A4", "cannot take an address"),
        ("MVKL .S1 $DPR_WORD(5),A4", "$DPR_WORD needs a label"),
        ("MVKL .S1 $DPR_WORD(far)+4,A4", "cannot take an address"),
        ("MVKL .S1 $PCR_OFFSET(x,y,A4", "parenthesis is not closed"),
        ("MVKL .S1 -(x-y),A4", "cannot take an address"),
        ("ADD .L1 x-y,A4,A4", "must be a constant"),
        (" .if x-y\n .endif", "is not known here"),
        (" .data\n .word x-y", "no relocation of data says it"),
        (" .word $PCR_OFFSET(x,y)", "no relocation of data says it"),
        (" .global d\nd .set x-y", "that the linker completes"),
    ] {
        let error = error(&with_distances(&format!(" {line}")));
        assert!(error.cause.contains(cause), "{line}: {error}");
    }
}

#[test]
fn a_local_label_is_a_known_distance_from_a_fetch_packet() {
    let source = with_distances("$1: NOP\n MVKL .S1 $PCR_OFFSET($1,later),A4\n");
    assert_eq!(text(&source)[11] >> 7 & 0xffff, 8);
}

#[test]
fn a_distance_is_right_wherever_sections_are_placed() {
    use c6000::sim::{Checks, Machine, Simulator};
    // The sum of the place and the distance is the address; the word there is the result.
    let caller = " .ref x\n .global _f\n_f: NOP\n .align 32\ny: MVKL .S1 x-y,A4\n MVKH .S1 x-y,A4\n\
        \x20MVKL .S1 y,A5\n MVKH .S1 y,A5\n ADD .L1 A4,A5,A4\n LDW .D1T1 *A4,A4\n B .S2 B3\n NOP 5\n";
    let packet = " .ref x\n .global _f\n_f: NOP 2\nbase: MVC .S2 PCE1,B5\n MVK .S1 $PCR_OFFSET(x,base),A4\n\
        \x20MVKH .S1 $PCR_OFFSET(x,base),A4\n ADD .L1X A4,B5,A4\n LDW .D1T1 *A4,A4\n B .S2 B3\n NOP 5\n";
    let near = " .ref x\n .global _f\n_f: MVKL .S1 $DPR_WORD(x),A4\n MVKH .S1 $DPR_WORD(x),A4\n\
        \x20SHL .S1 A4,2,A4\n ADD .L1X A4,B14,A4\n LDW .D1T1 *A4,A4\n B .S2 B3\n NOP 5\n";
    let callee = " .global x\n .data\n .word 1,2,3\nx: .word 4711\n";
    for source in [caller, packet, near] {
        for before in [0u32, 4, 36] {
            let filler = format!(" .text\n .space {before}\n .data\n .space {before}\n");
            let files = [&filler, source, callee].map(|text| object::write(&object(text)));
            let mut simulator = Simulator::new(Machine::named("c6201").unwrap()).unwrap();
            let files: Vec<&[u8]> = files.iter().map(Vec::as_slice).collect();
            simulator.load(&files).unwrap();
            let result = simulator.call("_f", &[], 1000, Checks::default());
            let result = result.unwrap_or_else(|error| panic!("{source}: {error}"));
            assert_eq!(result.return_value, 4711, "{before} {source}");
        }
    }
}
