//! Encodings, which are the entries of a table.

use super::format::{Field, Format};
use super::kind::Kind;
use super::schema::{InstructionText, OperandText};
use super::unit::{Side, UnitKind};
use std::collections::BTreeMap;

/// The units that can execute an opcode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct UnitSpec {
    pub kind: UnitKind,
    /// The only side whose unit executes the opcode (`S2`, `D2`). None if both sides do.
    pub side: Option<Side>,
}

impl UnitSpec {
    fn parse(text: &str) -> Result<Option<UnitSpec>, String> {
        let kind = match text.chars().next() {
            None => return Ok(None),
            Some('L') => UnitKind::L,
            Some('S') => UnitKind::S,
            Some('M') => UnitKind::M,
            Some('D') => UnitKind::D,
            Some(_) => return Err(format!("unknown unit `{text}`")),
        };
        let side = match &text[1..] {
            "" => None,
            "1" => Some(Side::A),
            "2" => Some(Side::B),
            _ => return Err(format!("unknown unit `{text}`")),
        };
        Ok(Some(UnitSpec { kind, side }))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Access {
    Read,
    Write,
    ReadWrite,
}

impl Access {
    pub fn reads(self) -> bool {
        self != Access::Write
    }

    pub fn writes(self) -> bool {
        self != Access::Read
    }

    /// Whether this access includes the access `wanted`.
    pub fn covers(self, wanted: Access) -> bool {
        self == Access::ReadWrite || self == wanted
    }

    pub(super) fn parse(text: &str) -> Result<Access, String> {
        match text {
            "read" | "r" => Ok(Access::Read),
            "write" | "w" => Ok(Access::Write),
            "readwrite" | "rw" => Ok(Access::ReadWrite),
            _ => Err(format!("unknown access `{text}`")),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Flag {
    Load,
    Store,
    Branch,
    /// The instruction may have idle cycles after its own cycle (NOP, IDLE, BNOP, ADDKPC). An execute packet can have
    /// at most one instruction of this kind.
    MultiCycleNop,
    NotPredicable,
    /// If the result saturates, the instruction sets CSR.SAT one cycle after the result.
    Saturates,
    /// Address arithmetic that AMR can make circular.
    Circular,
    /// A load or store at any byte address. It takes both data paths.
    NonAligned,
}

impl Flag {
    fn parse(text: &str) -> Result<Flag, String> {
        Ok(match text {
            "load" => Flag::Load,
            "store" => Flag::Store,
            "branch" => Flag::Branch,
            "multi_cycle_nop" => Flag::MultiCycleNop,
            "not_predicable" => Flag::NotPredicable,
            "saturates" => Flag::Saturates,
            "circular" => Flag::Circular,
            "nonaligned" => Flag::NonAligned,
            _ => return Err(format!("unknown flag `{text}`")),
        })
    }
}

/// The memory access of a load or store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Memory {
    pub bytes: u8,
    /// Whether a load sign-extends the value.
    pub signed: bool,
}

/// The operand at one position of the assembly text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OperandSpec {
    /// None if fields with fixed names hold the operand (memory operands), or if the opcode implies the operand.
    pub field: Option<Field>,
    pub kind: Kind,
    pub access: Access,
}

/// One encoding: an entry of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opcode {
    /// Position in [`Table::opcodes`].
    pub id: usize,
    pub mnemonic: String,
    /// The real instruction, if this entry is a pseudo-instruction. Pseudo-instructions are never decoded.
    pub alias_of: Option<String>,
    /// None if the instruction takes no unit.
    pub unit: Option<UnitSpec>,
    pub format: Format,
    /// Bits that the opcode fixes, and their values.
    pub mask: u32,
    pub bits: u32,
    /// Pairs of fields with one value: the first repeats the second (`ZERO dst` is `SUB dst, dst, dst`).
    pub copies: Vec<(Field, Field)>,
    pub operands: Vec<OperandSpec>,
    pub memory: Option<Memory>,
    /// Cycles after E1 until the result is written (4 for loads, 1 for multiplies) or the branch is taken (5).
    pub delay_slots: u8,
    pub flags: Vec<Flag>,
}

impl Opcode {
    pub fn has(&self, flag: Flag) -> bool {
        self.flags.contains(&flag)
    }

    pub fn crossable(&self) -> bool {
        self.operands
            .iter()
            .any(|spec| spec.kind.register().is_some_and(|kind| kind.crossable))
    }
}

/// Checks an entry against its format, and derives the opcode's mask and bits.
pub(super) fn build(
    id: usize,
    text: &InstructionText,
    formats: &BTreeMap<String, Format>,
) -> Result<Opcode, String> {
    let format = formats
        .get(&text.format)
        .ok_or_else(|| format!("unknown format `{}`", text.format))?
        .clone();
    let operands = text
        .operands
        .iter()
        .map(|operand| build_operand(operand, &format))
        .collect::<Result<Vec<_>, _>>()?;
    if operands.len() > 4 {
        return Err("more than four operands".into());
    }
    let copies = copied_fields(text, &format)?;
    let flags = text
        .flags
        .iter()
        .map(|flag| Flag::parse(flag))
        .collect::<Result<Vec<_>, _>>()?;
    let mut opcode = Opcode {
        id,
        mnemonic: text.mnemonic.clone(),
        alias_of: text.alias_of.clone(),
        unit: UnitSpec::parse(&text.unit)?,
        mask: format.fixed_mask,
        bits: format.fixed_bits,
        format,
        copies,
        operands,
        memory: text.memory.as_ref().map(|memory| Memory {
            bytes: memory.bytes,
            signed: memory.signed,
        }),
        delay_slots: text.delay_slots,
        flags,
    };
    fix_fields(&mut opcode, text)?;
    Ok(opcode)
}

fn build_operand(text: &OperandText, format: &Format) -> Result<OperandSpec, String> {
    let kind =
        Kind::parse(&text.kind).ok_or_else(|| format!("unknown operand kind `{}`", text.kind))?;
    let field = match &text.field {
        Some(name) => Some(
            format
                .field(name)
                .ok_or_else(|| format!("no field `{name}`"))?
                .clone(),
        ),
        None => None,
    };
    let implied = matches!(
        kind,
        Kind::Memory | Kind::MemoryScaled | Kind::MemoryLong | Kind::FixedControl(_)
    );
    if implied == field.is_some() {
        return Err(format!(
            "operand kind `{}` with or without a field",
            text.kind
        ));
    }
    Ok(OperandSpec {
        field,
        kind,
        access: Access::parse(&text.access)?,
    })
}

fn copied_fields(text: &InstructionText, format: &Format) -> Result<Vec<(Field, Field)>, String> {
    let field = |name: &str| {
        format
            .field(name)
            .cloned()
            .ok_or_else(|| format!("no field `{name}`"))
    };
    text.copies
        .iter()
        .map(|(to, from)| Ok((field(to)?, field(from)?)))
        .collect()
}

/// Sets each field to which the entry gives a value. Fields that nothing else fills become zero.
fn fix_fields(opcode: &mut Opcode, text: &InstructionText) -> Result<(), String> {
    for name in text.fields.keys() {
        opcode
            .format
            .field(name)
            .ok_or_else(|| format!("no field `{name}`"))?;
    }
    for field in opcode.format.fields.clone() {
        match text.fields.get(&field.name) {
            Some(value) if *value > field.max() => {
                return Err(format!("value of field `{}` too large", field.name))
            }
            Some(value) => {
                opcode.mask |= field.mask();
                opcode.bits |= field.place(*value);
            }
            None if is_free(opcode, &field) => {}
            None => opcode.mask |= field.mask(),
        }
    }
    Ok(())
}

fn is_free(opcode: &Opcode, field: &Field) -> bool {
    let name = field.name.as_str();
    let memory_fields: &[&str] = match opcode.operands.iter().find_map(|spec| match spec.kind {
        Kind::Memory => Some(["baseR", "offsetR", "mode"].as_slice()),
        Kind::MemoryScaled => Some(["baseR", "offsetR", "mode", "sc"].as_slice()),
        Kind::MemoryLong => Some(["ucst15", "y"].as_slice()),
        _ => None,
    }) {
        Some(names) => names,
        None => &[],
    };
    let selects = [&opcode.format.side, &opcode.format.data_side]
        .into_iter()
        .flatten()
        .any(|side| side == name);
    let predicates = matches!(name, "creg" | "z") && !opcode.has(Flag::NotPredicable);
    selects
        || predicates
        || name == "p"
        || (name == "x" && opcode.crossable())
        || memory_fields.contains(&name)
        || opcode
            .operands
            .iter()
            .any(|spec| spec.field.as_ref() == Some(field))
        || opcode.copies.iter().any(|(to, _)| to == field)
}
