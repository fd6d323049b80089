//! Which encoding and units the assembler picks.

use crate::{error, section_words, text};
use c6000::asm::{assemble, disassemble};
use c6000::isa::Level;

#[test]
fn a_negative_offset_turns_the_sign_of_the_address() {
    for (negative, positive) in [
        ("*A4[-3]", "*-A4[3]"),
        ("*+A4[-31]", "*-A4[31]"),
        ("*-A4[-3]", "*+A4[3]"),
        ("*+A4(-12)", "*-A4[3]"),
        ("*A4++[-3]", "*A4--[3]"),
        ("*A4--(-4)", "*A4++[1]"),
        ("*++A4[-2]", "*--A4[2]"),
    ] {
        let load = |address: &str| text(&format!(" LDW .D1T1 {address},A5\n"));
        assert_eq!(load(negative), load(positive), "{negative}");
    }
    let wide =
        |source: &str| section_words(&assemble(source, "t.asm", Level::C64x).unwrap(), ".text");
    assert_eq!(
        wide(" LDNDW .D1T1 *A4(-3),A7:A6"),
        wide(" LDNDW .D1T1 *-A4(3),A7:A6")
    );
    for (source, cause) in [
        (" LDW .D1T1 *A4[-32],A5", "constant -32 is outside"),
        (" LDW .D2T2 *+B14[-40],B5", "constant -40 is outside"),
        (" LDH .D1T1 *A4(-3),A5", "no multiple of 2 bytes"),
    ] {
        assert!(error(source).cause.contains(cause), "{}", error(source));
    }
}

/// Constants that GNU `as` refuses as out of range, and constants that it reads as patterns of 32 bits.
#[test]
fn constants_out_of_range_are_errors() {
    for source in [
        " MVK .S1 0x8000,A1",
        " MVK .S1 65535,A1",
        " MVK .S1 70000,A1",
        " MVK .S1 -32769,A1",
        " ADDK .S1 40000,A1",
        " ADD .L1 16,A1,A2",
        " SHL .S1 A1,32,A2",
    ] {
        assert!(error(source).cause.contains("is outside"), "{source}");
    }
    for (pattern, value) in [("0xffff8000", "-32768"), ("0xffffffff", "-1")] {
        let word = |constant: &str| text(&format!(" MVK .S1 {constant},A1\n"));
        assert_eq!(word(pattern), word(value));
    }
    assert_eq!(text(" MVKL .S1 0x8000,A1"), text(" MVK .S1 -32768,A1"));
}

#[test]
fn addkpc_without_a_count_waits_no_cycle() {
    let wide =
        |source: &str| section_words(&assemble(source, "t.asm", Level::C64x).unwrap(), ".text");
    assert_eq!(wide("x: ADDKPC .S2 x,B3"), wide("x: ADDKPC .S2 x,B3,0"));
}

/// The instructions of the first packet as the disassembler writes them.
fn packet(source: &str, level: Level) -> Vec<String> {
    let object =
        assemble(source, "t.asm", level).unwrap_or_else(|error| panic!("{source}: {error}"));
    let table = c6000::isa::Table::of(level);
    let count = source.lines().count();
    let words = section_words(&object, ".text").into_iter().take(count);
    words
        .map(|word| table.decode(word).unwrap().to_string())
        .collect()
}

#[test]
fn units_that_are_left_out_are_those_that_the_packet_allows() {
    let units = |source: &str, level: Level| -> Vec<String> {
        let unit = |text: &String| {
            text.split_whitespace()
                .find(|word| word.starts_with('.'))
                .unwrap_or("")
                .to_string()
        };
        packet(source, level).iter().map(unit).collect()
    };
    // There is exactly one unit of the side for each instruction.
    let mut all = units(
        " ADD A1,A2,A3\n|| ADD A2,A3,A4\n|| ADD A3,A4,A5\n|| MPY A1,A2,A6\n",
        Level::C62x,
    );
    all.sort();
    assert_eq!(all, [".D1", ".L1", ".M1", ".S1"]);
    // The named unit stays. The other instructions take other units.
    let around = units(
        " ADD A1,A2,A3\n|| ADD .L1 A2,A3,A4\n|| SHL A1,2,A5\n",
        Level::C62x,
    );
    assert_eq!(around, [".D1", ".L1", ".S1"]);
    // On the C62x a cross path carries one operand, so it cannot carry two registers of the other side.
    let crossed = assemble(" ADD A1,B2,A3\n|| ADD A2,B3,A4\n", "t.asm", Level::C62x).unwrap_err();
    assert!(
        crossed.cause.contains("no unit is left for ADD"),
        "{crossed}"
    );
    // On the C64x a cross path can bring one register to several units.
    assert_eq!(
        units(" ADD A1,B2,A3\n|| ADD A2,B2,A4\n", Level::C64x).len(),
        2
    );
    assert_eq!(
        units(" LDW .D *A4,B5\n|| LDW .D *B4,A5\n", Level::C62x),
        [".D1T2", ".D2T1"]
    );
    assert_eq!(
        units(" ADD .L A1,A2,A3\n|| ADD .S B1,B2,B3\n", Level::C62x),
        [".L1", ".S2"]
    );
    assert_eq!(units(" ADD .L A1,B2,A3\n", Level::C62x), [".L1X"]);
    assert_eq!(
        units(" MVK 5,A1\n|| MVK 6,B1\n", Level::C62x),
        [".S1", ".S2"]
    );
    // Two results of 40 bits cannot land on one side of the C62x.
    let long = assemble(
        " ADD A1,A2,A5:A4\n|| SHL A1,3,A7:A6\n",
        "t.asm",
        Level::C62x,
    )
    .unwrap_err();
    assert!(long.cause.contains("no unit is left"), "{long}");
}

#[test]
fn a_unit_may_follow_its_mnemonic_without_a_blank() {
    let apart = " MV .L1X B1,A1\n|| STW .D2T2 B3,*B15\n|| [B0] CMPLT .L2 B1,B2,B0\n";
    let glued = " MV.L1X B1,A1\n|| STW.D2T2 B3,*B15\n|| [B0] cmplt.l2 B1,B2,B0\n";
    assert_eq!(text(glued), text(apart));
    assert!(error(" CMPLT.Q2 B1,B2,B0\n")
        .cause
        .contains("`.Q2` is no functional unit"));
    assert!(error(" CMPL.L2 B1,B2,B0\n")
        .cause
        .contains("unknown instruction `CMPL`"));
}

/// A word that is not written as an instruction has a comment with its instruction and the reason.
#[test]
fn an_unusual_word_is_explained() {
    let told = |source: &str| {
        let object = assemble(source, "t.asm", Level::C62x).unwrap();
        disassemble(&object, Level::C62x)
    };
    let word = |instruction: &str| {
        section_words(
            &assemble(instruction, "t.asm", Level::C62x).unwrap(),
            ".text",
        )[0]
    };
    let add = word(" ADD .L1 A1,A2,A3\n");
    let cases = [
        (" .word 0xffffffff\n".to_owned(), "; no instruction"),
        (
            format!(" .word {}\n .word {add}\n", add | 1),
            "A1,A2,A3: in a packet that uses a unit twice",
        ),
        (
            format!(" .word {}\n", add | 1),
            "A1,A2,A3: in a packet that does not end",
        ),
        (
            format!(" .word {}\n .word 0xffffffff\n", add | 1),
            "A1,A2,A3: in a packet with a word that is no instruction",
        ),
    ];
    for (source, comment) in cases {
        let text = told(&format!(" .text\n{source}"));
        assert!(text.contains(comment), "{source}: {text}");
    }
    let plain = told(&format!(" .text\n .word {add}\n"));
    assert!(!plain.contains(';') && plain.contains("ADD"), "{plain}");
    let data = told(" .data\n .word 0xffffffff\n");
    assert!(!data.contains(';'), "{data}");
}

#[test]
fn a_cleared_register_is_written_as_zero() {
    for source in [" ZERO .L2 B5", " ZERO .L1 A3"] {
        let object = assemble(source, "f.asm", Level::C62x).unwrap();
        let text = disassemble(&object, Level::C62x);
        assert!(text.contains("ZERO") && !text.contains(".word"), "{text}");
        let again = assemble(&text, "f.asm", Level::C62x).unwrap();
        assert_eq!(disassemble(&again, Level::C62x), text);
    }
}
