//! The assembler on small programs, its errors, and its behaviour on arbitrary input.

mod distances;
mod encodings;
mod errors;
mod objects;
mod source;

use c6000::asm::{assemble, AssemblyError};
use c6000::isa::Level;
use c6000::object::{self, Object};

fn object(source: &str) -> Object {
    assemble(source, "t.asm", Level::C62x).unwrap_or_else(|error| panic!("{error}"))
}

fn error(source: &str) -> AssemblyError {
    assemble(source, "t.asm", Level::C62x).expect_err("must be refused")
}

fn section_words(object: &Object, name: &str) -> Vec<u32> {
    let section = object.sections.iter().find(|section| section.name == name);
    let words = section.expect("section").data().chunks_exact(4);
    words
        .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
        .collect()
}

/// The words that a source writes into `.data`.
fn data(source: &str) -> Vec<u32> {
    section_words(&object(&format!(" .data\n{source}")), ".data")
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
    // The branch at 0x28 counts from its fetch packet at 0x20. `next` is at 0x20.
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
