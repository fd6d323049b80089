//! Text in the style of TI's C compiler: its directives, comments and names of registers.

use c6000::asm::assemble;
use c6000::isa::Level;
use c6000::object::{self, Contents, Object, RelocationKind, Section};
use c6000::sim::{Checks, Machine, Simulator};

fn assembled(source: &str) -> Object {
    assemble(source, "c.asm", Level::C62x).unwrap_or_else(|error| panic!("{error}"))
}

fn section<'a>(object: &'a Object, name: &str) -> &'a Section {
    let mut sections = object.sections.iter();
    sections.find(|section| section.name == name).unwrap()
}

fn words(section: &Section) -> Vec<u32> {
    let words = section.data().chunks_exact(4);
    words
        .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
        .collect()
}

fn refused(source: &str) -> String {
    assemble(source, "c.asm", Level::C62x)
        .unwrap_err()
        .to_string()
}

/// A function that sums a table of four words in a loop that the compiler has pipelined, adds two initialised variables
/// of the data page, and calls another function. It has debugging directives of both kinds.
const PROGRAM: &str = r#";******************************************************************************
;* TMS320C6x C/C++ Codegen                                          PC v4.31  *
;******************************************************************************
	.compiler_opts --endian=little --mem_model:code=near --silicon_version=6200
FP	.set	A15
DP	.set	B14
SP	.set	B15
	.asg	A15, FP
	.global	$bss
	.file	"sum.c"

DW$CU	.dwtag  DW_TAG_compile_unit
	.dwattr DW$CU, DW_AT_name("it's sum.c")
	.global	_offset
	.bss	_offset,4,4
	.sect	".cinit:c"
	.align	8
	.field  	(CIR - $) - 8, 32
	.field  	_factor+0,32
	.field  	3,16			; _factor @ 0
	.field  	4,16			; _shift @ 0
	.sect	".text"
	.global	_factor
_factor:	.usect	".bss:c",2,2
_shift:	.usect	".bss:c",2,2
	.sect	".cinit"
	.align	8
	.field  	IR_1,32
	.field  	_offset+0,32
	.field  	1000,32			; _offset @ 0
IR_1:	.set	4

	.sect	".const"
	.align	4
	.global	_table
_table:
	.field  	1,32			; _table[0] @ 0
	.field  	20,32			; _table[1] @ 32
	.field  	300,32			; _table[2] @ 64
	.field  	4000,32			; _table[3] @ 96
	.sect	".text"
	.clink
	.global	_sum
	.sym	_sum,_sum, 36, 2, 0
	.func	12
;******************************************************************************
;* FUNCTION NAME: _sum                                                        *
;*   Regs Modified     : A0,A1,A3,A4,B0,B4,B5,SP                              *
;******************************************************************************
_sum:
;** --------------------------------------------------------------------------*
	.line	2
           STW     .D2T2   B3,*SP--(16)      ; |12|
||         ZERO    .L1     A0                ; |13|
||         MVKL    .S1     _table,A3         ; |13|

           MVKH    .S1     _table,A3         ; |13|
||         MVK     .S2     4,B0              ; |13|

L1:    ; PIPED LOOP PROLOG
DW$L$_sum$2$B:
;*----------------------------------------------------------------------------*
;*   SOFTWARE PIPELINE INFORMATION
;*      ii = 8  Schedule found with 1 iterations in parallel
;*----------------------------------------------------------------------------*
$C$L2:    ; PIPED LOOP KERNEL
	.dwpsn	"sum.c",14,0
           LDW     .D1T1   *A3++,A4          ; |14|
||         SUB     .L2     B0,1,B0           ; |13|
   [ B0]   B       .S1     $C$L2             ; |13|
           NOP             3
           ADD     .L1     A4,A0,A0          ; |14|
           NOP             1
           ; BRANCH OCCURS                   ; |13|
;** --------------------------------------------------------------------------*
L3:    ; PIPED LOOP EPILOG
           MVK     .S2     (_factor-$bss),B4 ; |16|
||         LDW     .D2T2   *+DP(_offset),B5  ; |15|
           ADD     .L2     DP,B4,B4          ; |16|
           CALL    .S1     _scale            ; |16|
           LDH     .D2T2   *B4,B4            ; |16|
           MVKL    .S2     RL0,B3            ; |16|
           MVKH    .S2     RL0,B3            ; |16|
           ADD     .L1X    A0,B5,A4          ; |15|
           NOP             1
RL0:       ; CALL OCCURS                     ; |16|
           LDW     .D2T2   *++SP(16),B3      ; |17|
           NOP             4
           RET     .S2     B3                ; |17|
           NOP             5
           ; BRANCH OCCURS                   ; |17|
	.endfunc	17,000080000h,16
	.dwendtag DW$CU

	.sect	".text:_scale"
	.global	_scale
_scale:
           RET     .S2     B3
           MPY     .M1X    A4,B4,A4
           NOP     4
;* MARK THE END OF THE SCALAR INIT RECORD IN CINIT:C
CIR:	.sect	".cinit:c"
"#;

#[test]
fn a_compiled_file_runs_with_its_initial_values() {
    let object = assembled(PROGRAM);
    let mut simulator = Simulator::new(Machine::named("c6201").unwrap()).unwrap();
    simulator.load(&[&object::write(&object)]).unwrap();
    let result = simulator
        .call("_sum", &[], 1000, Checks::default())
        .unwrap();
    assert_eq!(result.return_value, (4321 + 1000) * 3);
    assert_eq!(result.stack_bytes, 16);
}

#[test]
fn tables_of_initial_values_are_laid_out_as_ti_does() {
    let object = assembled(PROGRAM);
    let scalars = section(&object, ".cinit:c");
    assert_eq!(words(scalars), [4, 0, 0x0004_0003]);
    assert_eq!(scalars.relocations[0].offset, 4);
    assert_eq!(words(section(&object, ".cinit")), [4, 0, 1000]);
    let scalars = section(&object, ".bss:c");
    assert_eq!(scalars.contents, Contents::Zeros(4));
}

#[test]
fn distances_from_the_data_page_are_relocations_of_their_own() {
    let object = assembled(
        "	.global $bss, x\n	MVK .S1 (x-$bss+4),A0\n	MVKL .S1 x-$bss,A0\n	MVKH .S1 x-$bss,A0\n",
    );
    let relocations = &object.sections[0].relocations;
    let kinds: Vec<_> = relocations.iter().map(|r| (r.kind, r.addend)).collect();
    assert_eq!(
        kinds,
        [
            (RelocationKind::SbrS16, 4),
            (RelocationKind::SbrL16B, 0),
            (RelocationKind::SbrH16B, 0)
        ]
    );
    let word = refused("	.global $bss, x\n	.word x-$bss\n");
    assert!(word.contains("only instructions"), "{word}");
}

#[test]
fn fields_are_packed_from_the_least_significant_bit() {
    let object = assembled(
        "	.data\n	.field 3,4\n	.field -1,4\n	.field 5,8\n	.field 1,20\n	.field 7\n	.bits 1,1\n	.byte 9\n",
    );
    let data = section(&object, ".data");
    // 4 + 4 + 8 bits, then 20 bits that begin a new word, then 32, then 1.
    assert_eq!(words(data), [0x05f3, 1, 7, 1]);
    assert_eq!(data.data()[16..], [9]);
    for (line, cause) in [
        (".field 16,4", "does not fit 4 bits"),
        (".field 1,33", "33 bits are not 1..32"),
        (".field 1,0", "0 bits are not 1..32"),
    ] {
        let error = refused(&format!("	.data\n	{line}\n"));
        assert!(error.contains(cause), "{error}");
    }
}

#[test]
fn names_stand_for_registers_and_texts() {
    let plain = assembled("	ADD .L2 B15,B14,B3\n	LDW .D2T2 *+B15[2],B3\n");
    let named = assembled(
        "	.asg B15, SP\n	.asg \"*+SP[2]\", local\n	.asg B14, DP\nlink	.set B3\n	ADD .L2 SP,DP,link\n	LDW .D2T2 local,link\n",
    );
    assert_eq!(words(&plain.sections[0]), words(&named.sections[0]));
    let again = assembled("	.asg A1, x\n	.asg A2, x\n	MV .L1 x,x\n");
    assert_eq!(
        words(&again.sections[0]),
        words(&assembled("	MV .L1 A2,A2\n").sections[0])
    );
    for line in [".asg A15", ".asg A15 FP", ".asg"] {
        assert!(refused(&format!("	{line}\n")).contains("comma"), "{line}");
    }
    let mut growing = "	.asg \"1,1,1,1,1,1,1,1\", x0\n".to_string();
    for level in 0..12 {
        let names = vec![format!("x{level}"); 8].join(",");
        growing += &format!("	.asg \"{names}\", x{}\n", level + 1);
    }
    assert!(refused(&growing).contains("too long"));
}

#[test]
fn operands_that_may_be_exchanged_are() {
    for (written, meant) in [
        ("CMPLTU .L2 B4,8,B0", "CMPGTU .L2 8,B4,B0"),
        ("CMPGT .L1X B4,-3,A1", "CMPLT .L1X -3,B4,A1"),
        ("CMPEQ .L1 A4,1,A0", "CMPEQ .L1 1,A4,A0"),
        ("ADD .L2X A3,B5,B5", "ADD .L2X B5,A3,B5"),
        ("MPYHL .M2X A3,B5,B5", "MPYLH .M2X B5,A3,B5"),
    ] {
        let [written, meant] = [written, meant].map(|line| assembled(&format!("\t{line}\n")));
        assert_eq!(words(&written.sections[0]), words(&meant.sections[0]));
    }
    // The error names the text as it stands in the source.
    let subtraction = refused("\tSUB .L2X A3,B5,A5\n");
    assert!(subtraction.contains("A3 must be"), "{subtraction}");
    let sum = refused("\tADD .L2 A3,A5,B5\n");
    assert!(sum.contains("A3 must be on side B"), "{sum}");
}

#[test]
fn a_debugging_directive_does_not_end_an_execute_packet() {
    let source = "	MV .L1 A4,A5\n	.dwpsn file \"f.c\",line 3\n||	MV .L2 B4,B5\n";
    let object = assembled(source);
    assert_eq!(words(&object.sections[0])[0] & 1, 1);
}

#[test]
fn negative_constants_may_be_patterns_of_32_bits() {
    let pattern = "	ADD .L1 0xffffffff,A4,A4\n	MVK .S2 0xfffffff0,B4\n	ADDK .S1 4294967295,A4\n";
    let number = "	ADD .L1 -1,A4,A4\n	MVK .S2 -16,B4\n	ADDK .S1 -1,A4\n";
    let [pattern, number] = [pattern, number].map(assembled);
    assert_eq!(words(&pattern.sections[0]), words(&number.sections[0]));
    for (line, cause) in [
        (
            "ADD .L1 0xffffffef,A4,A4",
            "constant -17 is outside -16..15",
        ),
        ("ADD .L1 0x1ffffffff,A4,A4", "outside -16..15"),
        ("SHL .S1 A4,0xffffffff,A4", "outside 0..31"),
    ] {
        let error = refused(&format!("	{line}\n"));
        assert!(error.contains(cause), "{error}");
    }
}
