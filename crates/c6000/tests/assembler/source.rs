//! Which lines the assembler reads: conditions, loops, macros, included files, local labels, encodings of the text.

use crate::{data, error, object, section_words, text};
use c6000::asm::{assemble, assemble_file, decoded};
use c6000::isa::Level;

#[test]
fn the_first_block_whose_condition_holds_is_assembled() {
    for (x, word) in [(1, 10), (2, 20), (3, 30), (4, 40)] {
        let source = format!(
            "x .set {x}\n .if x = 1\n .word 10\n .elseif x == 2\n .word 20\n .elseif x - 3 = 0\n .word 30\n \
             .else\n .word 40\n .endif\n"
        );
        assert_eq!(data(&source), [word], "{x}");
    }
}

#[test]
fn conditions_nest_and_what_is_passed_over_may_be_anything() {
    let source = "
        .if 0
        no such \"instruction' é
        .if undefined +
        .word 1
        .else
        .word 2
        .endif
        .elseif 1
here:   .if 2 > 1
        .word 3
        .endif
        .else
        .if also undefined
        .endif
        .endif
        .word here
";
    assert_eq!(data(source)[0], 3);
}

#[test]
fn a_condition_may_stand_within_an_execute_packet() {
    let source = " ADD .L1 A0,A0,A0\n .if 1\n|| ADD .L2 B0,B0,B0\n .endif\n";
    assert_eq!(text(source)[0] & 1, 1);
}

#[test]
fn addresses_in_a_condition_count_complete_packets() {
    let source = "a: NOP\n NOP\n .if $ - a = 8\n .word 7\n .endif\n";
    assert_eq!(text(source)[2], 7);
}

#[test]
fn the_level_and_the_abi_are_known_symbols() {
    let source =
        " .data\n .word .TMS320C6200, .TMS320C6400, .LITTLE_ENDIAN, __TI_EABI__, .TMS320C6700\n";
    assert_eq!(section_words(&object(source), ".data"), [1, 0, 1, 1, 0]);
    let wide = assemble(source, "t.asm", Level::C64x).unwrap();
    assert_eq!(section_words(&wide, ".data"), [0, 1, 1, 1, 0]);
}

#[test]
fn errors_of_conditions_loops_and_macros_name_the_line() {
    let deep = " .if 1\n".repeat(33);
    for (source, line, cause) in [
        (
            "\n .if 1\n .if 0\n .endif\n NOP\n",
            2,
            "`.if` without an `.endif`",
        ),
        (" .endif", 1, "`.endif` without an `.if`"),
        (" .else", 1, "`.else` without an `.if`"),
        (" .elseif 1", 1, "`.elseif` without an `.if`"),
        (
            " .if 1\n .else\n .else\n .endif",
            3,
            "after the `.else` of the `.if` in line 1",
        ),
        (
            " .if 1\n .else\n .elseif 1\n .endif",
            3,
            "after the `.else` of the `.if` in line 1",
        ),
        (" .if\n .endif", 1, "expected a number or symbol"),
        (" .if x\n .endif\nx .set 1", 1, "`x` is neither defined"),
        (" .global g\n .if g\n .endif", 2, "must be a constant"),
        (deep.as_str(), 33, "deeper than 32 levels"),
        (" .loop 2\n NOP", 1, "`.loop` without an `.endloop`"),
        (" .endloop", 1, "without a `.loop`"),
        (" .break", 1, "without a `.loop`"),
        (" NOP\n .endm", 2, "without a `.macro`"),
        ("m .macro\n NOP", 1, "`.macro` without an `.endm`"),
        (" .macro\n .endm", 1, "needs the macro's name"),
        (" .mexit", 1, "outside of a macro"),
        (" .var x", 1, "outside of a macro"),
        (
            "m .macro\n .if 1\n .endm\n m\n .endif",
            2,
            "`.if` without an `.endif`",
        ),
        (
            "m .macro\n .endif\n .endm\n .if 1\n m",
            2,
            "`.endif` without an `.if`",
        ),
        ("m .macro\n m\n .endm\n m", 2, "nest deeper than 32"),
        (
            "m .macro\n\n FOO\n .endm\n NOP\n m",
            3,
            "(in macro `m`, called in line 6)",
        ),
        ("m .macro\n .endm\n m 1", 3, "takes no arguments"),
        (
            " .loop 9999999\n .loop 9999999\n .endloop\n .endloop",
            2,
            "too much text",
        ),
        (" .include \"other.inc\"", 1, "can include no files"),
        (" .emsg \"not here\"", 1, "not here"),
        (" .asmfunc\n NOP", 1, "`.asmfunc` without an `.endasmfunc`"),
        (
            "f: .asmfunc\n .asmfunc",
            2,
            "the `.asmfunc` of line 1 is not ended",
        ),
        (" .endasmfunc", 1, "without an `.asmfunc`"),
        ("$1: NOP\n$1: NOP", 2, "`$1` is already defined in line 1"),
        (
            "$1: NOP\n .newblock\n B .S1 $1",
            3,
            "`$1` is neither defined",
        ),
        (
            "a?: NOP\n .data\n .text\n B .S1 a?",
            4,
            "`a?` is neither defined",
        ),
        (" .global $1", 1, "`$1` is a local label"),
        ("x? .set 5", 1, "`x?` is a local label"),
    ] {
        let error = error(source);
        assert_eq!(error.line, line, "{source:?}: {error}");
        assert!(error.cause.contains(cause), "{source:?}: {error}");
    }
}

#[test]
fn loops_repeat_their_lines() {
    let counted = " .asg 3,n\n .loop 3\n .word n\n .eval n*2,n\n .endloop\n .word n\n";
    assert_eq!(data(counted), [3, 6, 12, 24]);
    let broken =
        " .asg 0,n\n .loop\n .if n = 4\n .break\n .endif\n .eval n+1,n\n .endloop\n .word n\n";
    assert_eq!(data(broken), [4]);
    let nested = " .loop 2\n .loop 3\n .word 1\n .endloop\n .word 2\n .endloop\n";
    assert_eq!(data(nested), [1, 1, 1, 2, 1, 1, 1, 2]);
    assert_eq!(data(" .loop 0\n .word 1\n .endloop\n .word 2\n"), [2]);
}

#[test]
fn macros_take_arguments_by_text() {
    let pair =
        "two .macro a, b\n .word b, a\n .endm\n two 1, 2+3\n two \"4,5\", 6\n two 7\n two 1,2,3\n";
    let error = error(&format!(" .data\n{pair}"));
    assert!(error.cause.contains("expected a number"), "{error}");
    let pair = pair.replace(" two 7\n", "");
    assert_eq!(data(&pair), [5, 1, 6, 4, 5, 2, 3, 1]);
    let early = "m .macro x\n .if x\n .mexit\n .endif\n .word 9\n .endm\n m 1\n m 0\n";
    assert_eq!(data(early), [9]);
    let inner = "in .macro x\n .word x\n .endm\nout .macro x\n in x+1\n .word x\n .endm\n out 5\n";
    assert_eq!(data(inner), [6, 5]);
}

#[test]
fn colons_force_a_parameter_into_a_word() {
    let source =
        "ports .macro x\n .loop 3\nPORT:x: .set x*4\n .eval x+1,x\n .endloop\n .endm\n ports 0\n \
                  .word PORT0,PORT1,PORT2\n";
    assert_eq!(data(source), [0, 4, 8]);
}

#[test]
fn a_variable_of_a_macro_hides_another() {
    let source = " .asg 1,v\nm .macro\n .var v\n .asg 2,v\n .word v\n .endm\n m\n .word v\n";
    assert_eq!(data(source), [2, 1]);
}

#[test]
fn local_labels_hold_in_their_block() {
    let source = "
$1:     NOP
        B .S1 $1
        .newblock
        NOP
$1      NOP
        B .S1 $1
again?  NOP
        B .S1 again?
        .word $1
";
    let object = object(source);
    let words = section_words(&object, ".text");
    let displacement = |word: u32| ((word << 4) as i32) >> 11;
    assert_eq!(displacement(words[1]), 0);
    assert_eq!(displacement(words[4]), 3);
    assert_eq!(displacement(words[6]), 5);
    let section = &object.sections[0];
    assert_eq!(section.relocations[0].addend, 12);
    assert!(
        object.symbols.iter().all(|symbol| symbol.name.is_empty()),
        "{:?}",
        object.symbols
    );
}

#[test]
fn each_call_of_a_macro_has_labels_of_its_own() {
    let source = "m .macro\nl? NOP\n B .S1 l?\n .endm\nl? NOP\n m\n m\n B .S1 l?\n";
    let words = text(source);
    let displacement = |word: u32| ((word << 4) as i32) >> 11;
    assert_eq!([words[2], words[4], words[5]].map(displacement), [1, 3, 0]);
}

#[test]
fn functions_have_a_size() {
    let source = " .global f\nf: .asmfunc\n NOP\n NOP 4\n .endasmfunc\n .asmfunc\ng: NOP\n .endasmfunc\n NOP\n";
    let object = object(source);
    let sizes: Vec<_> = object
        .symbols
        .iter()
        .map(|symbol| (symbol.name.as_str(), symbol.size))
        .collect();
    assert_eq!(sizes, [("f", 8), ("g", 4)]);
}

#[test]
fn a_text_replaces_a_label_by_a_name() {
    let object = object(" .if __TI_EABI__\n .asg f, _f\n .endif\n .global _f\n_f: NOP\n");
    assert_eq!(object.symbols[0].name, "f");
}

#[test]
fn files_that_are_included_count_from_the_folder_of_the_one_that_names_them() {
    let folder = std::env::temp_dir().join(format!("broadside-include-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("inc")).unwrap();
    std::fs::write(folder.join("inc/a.inc"), b" .word 2 ; \xe9\n .copy b.inc\n").unwrap();
    std::fs::write(folder.join("inc/b.inc"), "l? .word 3\n").unwrap();
    std::fs::write(folder.join("inc/bad.inc"), "\n .word x\n").unwrap();
    std::fs::write(folder.join("inc/self.inc"), " .include \"self.inc\"\n").unwrap();
    let path = folder.join("main.asm").display().to_string();
    let run = |source: &str| assemble_file(source, &path, Level::C62x);
    let good = run(" .data\nl? .word 1\n .include \"inc/a.inc\"\nl? .word 4\n").unwrap();
    assert_eq!(section_words(&good, ".data"), [1, 2, 3, 4]);
    let bad = run(" .include \"inc/bad.inc\"\n").unwrap_err();
    assert!(bad.path.ends_with("bad.inc") && bad.line == 2, "{bad}");
    let deep = run(" .include \"inc/self.inc\"\n").unwrap_err();
    assert!(deep.cause.contains("nest deeper"), "{deep}");
    let missing = run("\n .include \"none.inc\"\n").unwrap_err();
    assert!(
        missing.line == 2 && missing.cause.contains("none.inc"),
        "{missing}"
    );
    let folder_itself = run(" .include \"inc\"\n").unwrap_err();
    assert!(
        folder_itself.cause.contains("is no file"),
        "{folder_itself}"
    );
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_byte_order_mark_is_no_part_of_the_text() {
    assert_eq!(text("\u{feff}f: NOP\n"), text("f: NOP\n"));
    assert_eq!(
        text(&decoded(b"\xef\xbb\xbf NOP ; \xc3\xa9\n")),
        text(" NOP\n")
    );
    assert_eq!(text(&decoded(b" NOP ; \xe9\n")), text(" NOP\n"));
}

#[test]
fn a_text_is_taken_apart_only_where_its_name_stands() {
    for line in [
        ".asg \"@(#)*** xdc-c33\", tree",
        ".asg \"Wed Apr 21 09:03:08 2004\", date ; when",
        ".asg @work, place",
        ".asg \"an open \"\" mark\", text",
        "here: .asg \";;;\", empty",
    ] {
        assert_eq!(data(&format!(" {line}\n .word 7\n")), [7], "{line}");
    }
    let used = error(" .asg \"08:00\", time\n .word time\n");
    assert_eq!(
        (used.line, used.cause.as_str()),
        (2, "the text of `time` cannot stand in a line")
    );
    let texts = " .asg 5,five\n .asg \"five, five\", pair\n .asg ';', mark\n .word pair, mark\n";
    assert_eq!(data(texts), [5, 5, 59]);
    let shown = error(" .asg \"a @ b\", why\nm .macro\n .emsg \"no :why:\"\n .endm\n m\n");
    assert!(shown.cause.contains("no a @ b"), "{shown}");
}

#[test]
fn a_condition_may_ask_whether_a_symbol_is_defined() {
    for (before, asked, defined) in [
        ("", "$isdefed(\"DEBUG\")", 2),
        ("DEBUG .set 0\n", "$isdefed(\"DEBUG\")", 1),
        ("DEBUG .set 0\n", "$ISDEFED(\"DEBUG\") = 0", 2),
        ("DEBUG:\n", "$isdefed(\"DEBUG\")", 1),
        (" .ref DEBUG\n", "$isdefed(\"DEBUG\")", 2),
        ("", "$isdefed(\".TMS320C6200\")", 1),
        ("DEBUG .set 0\n", "!($isdefed(\"DEBUG\") & 1)", 2),
    ] {
        let source = format!("{before} .if {asked}\n .word 1\n .else\n .word 2\n .endif\n");
        assert_eq!(data(&source), [defined], "{before} {asked}");
    }
    // A symbol that is defined later does not count as defined.
    let later = " .if $isdefed(\"x\")\n .word 1\n .else\n .word 2\n .endif\nx: .word 3\n";
    assert_eq!(data(later), [2, 3]);
    for (line, cause) in [
        (".if $isdefed", "expected `(`"),
        (".if $isdefed(5)", "expected the name of a symbol"),
        (".if $isdefed(\"x\"", "expected `)`"),
    ] {
        let error = error(&format!(" {line}\n .endif\n"));
        assert!(error.cause.contains(cause), "{error}");
    }
}
