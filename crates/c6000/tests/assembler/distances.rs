//! Distances between places whose addresses the assembler does not know.

use crate::objects::contents;
use crate::{error, object, text};
use c6000::asm::disassemble;
use c6000::isa::Level;

/// A source with `y` at the start of a fetch packet, `later` 4 bytes after `y`, and `x` 8 bytes after the start of
/// `.data`.
fn with_distances(lines: &str) -> String {
    format!(
        " .ref far\n .data\n .word 1, 2\nx: .word 3\n .text\n NOP\n .align 32\ny: NOP\nlater: NOP\n{lines}\n"
    )
}

#[test]
fn distances_across_sections_are_relocations() {
    use c6000::object::RelocationKind as Kind;
    // The instruction is at 40, in the fetch packet at 32. `y` is at 32.
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
        ("MVK .S1 x-y,A4", "MVKL and MVKH can"),
        ("MVK .S1 $DPR_WORD(far),A4", "MVKL and MVKH can"),
        ("MVKL .S1 y-far,A4", "must be a label of this file"),
        ("MVKL .S1 y-x,A4", "in the section of the instruction"),
        (
            "MVKL .S1 $PCR_OFFSET(x,far),A4",
            "must be a label of this file",
        ),
        (
            "MVKL .S1 $PCR_OFFSET(x+4,y),A4",
            "cannot add 4 to its first label",
        ),
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
        (" .data\n .word x-y", "no relocation of data can express it"),
        (
            " .word $PCR_OFFSET(x,y)",
            "no relocation of data can express it",
        ),
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
    // The place plus the distance is the address of `x`. The word there is the result.
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
