//! Instruction tables: the TOML text of `isa/`, checked and indexed once.

use super::instruction::{ControlRegister, Register, Side, UnitKind};
use super::schema::{FormatText, InstructionText, OperandText, TableText};
use super::Kind;
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

/// The embedded tables: level and TOML text.
pub const TABLE_TEXTS: [(Level, &str); 1] =
    [(Level::C62x, include_str!("../../../../isa/c62x.toml"))];

/// An ISA level. Each extends another: c62x < c64x.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    C62x,
}

impl Level {
    pub const ALL: [Level; 1] = [Level::C62x];

    pub fn name(self) -> &'static str {
        match self {
            Level::C62x => "c62x",
        }
    }

    /// The levels whose tables make up this one, the oldest first.
    fn chain(self) -> &'static [Level] {
        match self {
            Level::C62x => &[Level::C62x],
        }
    }

    /// Whether an execute packet may cross the boundary of a fetch packet.
    pub fn packets_may_span(self) -> bool {
        match self {
            Level::C62x => false,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Level, String> {
        Level::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| {
                let known: Vec<_> = Level::ALL.iter().map(|level| level.name()).collect();
                format!("unknown ISA level `{name}`; known: {}", known.join(", "))
            })
    }
}

/// A contiguous field of the instruction word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    pub name: String,
    pub shift: u8,
    pub width: u8,
}

impl Field {
    /// The bits of the word that the field takes.
    pub fn mask(&self) -> u32 {
        self.max() << self.shift
    }

    pub fn max(&self) -> u32 {
        u32::MAX >> (32 - self.width)
    }

    pub fn get(&self, word: u32) -> u32 {
        (word >> self.shift) & self.max()
    }

    /// The field's bits for `value`, which is cut to the field's width.
    pub fn place(&self, value: u32) -> u32 {
        (value & self.max()) << self.shift
    }
}

/// The layout of an instruction word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Format {
    pub name: String,
    pub fields: Vec<Field>,
    /// Bits that the format fixes, and their values.
    pub fixed_mask: u32,
    pub fixed_bits: u32,
    /// Name of the field that selects the unit's side.
    pub side: Option<String>,
    /// Name of the field that selects the T path.
    pub data_side: Option<String>,
}

impl Format {
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    fn parse(text: &FormatText) -> Result<Format, String> {
        let mut format = Format {
            name: text.name.clone(),
            fields: Vec::new(),
            fixed_mask: 0,
            fixed_bits: 0,
            side: text.side.clone(),
            data_side: text.data_side.clone(),
        };
        let mut shift = 32u8;
        for part in text.bits.split_whitespace() {
            shift = format
                .add_part(part, shift)
                .ok_or_else(|| format!("format {}: bad part `{part}`", text.name))?;
        }
        if shift != 0 {
            return Err(format!("format {} leaves {shift} bits", text.name));
        }
        Ok(format)
    }

    /// Adds `field:width` or literal bits below bit `shift`; returns the new lowest bit.
    fn add_part(&mut self, part: &str, shift: u8) -> Option<u8> {
        if let Some((name, width)) = part.split_once(':') {
            let width: u8 = width
                .parse()
                .ok()
                .filter(|width| (1..=31).contains(width))?;
            let shift = shift.checked_sub(width)?;
            self.fields.push(Field {
                name: name.to_string(),
                shift,
                width,
            });
            return Some(shift);
        }
        let width = u8::try_from(part.len()).ok()?;
        let shift = shift.checked_sub(width)?;
        self.fixed_mask |= (u32::MAX >> (32 - width)) << shift;
        self.fixed_bits |= u32::from_str_radix(part, 2).ok()? << shift;
        Some(shift)
    }
}

/// The units that can execute an opcode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct UnitSpec {
    pub kind: UnitKind,
    /// The only side that has it (`S2`, `D2`); None for either side.
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

    /// Whether this right covers the wanted use.
    pub fn covers(self, wanted: Access) -> bool {
        self == Access::ReadWrite || self == wanted
    }

    fn parse(text: &str) -> Result<Access, String> {
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
    /// NOP of more than one cycle, IDLE: at most one in an execute packet.
    MultiCycleNop,
    NotPredicable,
    /// Sets CSR.SAT, one cycle after the result, when it saturates.
    Saturates,
    /// Address arithmetic that AMR can make circular.
    Circular,
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
            _ => return Err(format!("unknown flag `{text}`")),
        })
    }
}

/// The memory access of a load or store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Memory {
    pub bytes: u8,
    /// A load sign-extends.
    pub signed: bool,
}

/// What stands at one position of the assembly text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OperandSpec {
    /// None where fields of fixed names hold the operand (memory) or the opcode implies it.
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
    /// The real instruction that this pseudo-instruction stands for; such entries are never decoded.
    pub alias_of: Option<String>,
    /// None for instructions that take no unit.
    pub unit: Option<UnitSpec>,
    pub format: Format,
    /// Bits that the opcode fixes, and their values.
    pub mask: u32,
    pub bits: u32,
    /// Fields that repeat another field's value (`ZERO dst` is `SUB dst, dst, dst`).
    pub copies: Vec<(Field, Field)>,
    pub operands: Vec<OperandSpec>,
    pub memory: Option<Memory>,
    /// Cycles after E1 until the result is written (loads 4, multiplies 1) or a branch is taken (5).
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

/// The instruction set of one ISA level.
pub struct Table {
    pub level: Level,
    pub registers_per_side: u8,
    pub opcodes: Vec<Opcode>,
    predicates: Vec<(Register, u32)>,
    control_registers: Vec<(ControlRegister, Access)>,
    by_mnemonic: HashMap<String, Vec<usize>>,
}

impl Table {
    /// The table of a level, loaded at the first call. The embedded text is checked by the crate's tests.
    pub fn of(level: Level) -> &'static Table {
        static C62X: OnceLock<Table> = OnceLock::new();
        let slot = match level {
            Level::C62x => &C62X,
        };
        slot.get_or_init(|| {
            Table::load(level).expect("the embedded instruction table is well formed")
        })
    }

    /// All encodings of a mnemonic in order of preference; the mnemonic in capitals.
    pub fn with_mnemonic(&'static self, mnemonic: &str) -> impl Iterator<Item = &'static Opcode> {
        self.by_mnemonic
            .get(mnemonic)
            .into_iter()
            .flatten()
            .map(|&id| &self.opcodes[id])
    }

    /// The value of the field `creg` that tests a register.
    pub fn predicate_code(&self, register: Register) -> Option<u32> {
        self.predicates
            .iter()
            .find(|(known, _)| *known == register)
            .map(|(_, code)| *code)
    }

    pub fn predicate_register(&self, code: u32) -> Option<Register> {
        self.predicates
            .iter()
            .find(|(_, known)| *known == code)
            .map(|(register, _)| *register)
    }

    pub fn control_register(&self, name: &str) -> Option<ControlRegister> {
        let mut registers = self.control_registers.iter();
        registers
            .find(|(register, _)| register.name.eq_ignore_ascii_case(name))
            .map(|(register, _)| *register)
    }

    /// The control register at an address that can be accessed so (IFR and ISR share an address).
    pub fn control_register_at(&self, address: u32, access: Access) -> Option<ControlRegister> {
        let mut registers = self.control_registers.iter();
        registers
            .find(|(r, granted)| u32::from(r.address) == address && granted.covers(access))
            .map(|(r, _)| *r)
    }

    fn load(level: Level) -> Result<Table, String> {
        let mut table = Table {
            level,
            registers_per_side: 0,
            opcodes: Vec::new(),
            predicates: Vec::new(),
            control_registers: Vec::new(),
            by_mnemonic: HashMap::new(),
        };
        let mut formats = BTreeMap::new();
        for (part, text) in TABLE_TEXTS
            .iter()
            .filter(|(part, _)| level.chain().contains(part))
        {
            let text: TableText = toml::from_str(text).map_err(|error| error.to_string())?;
            if text.level != part.name() {
                return Err(format!("table of {part} says level {}", text.level));
            }
            table.add(&text, &mut formats)?;
        }
        Ok(table)
    }

    fn add(
        &mut self,
        text: &TableText,
        formats: &mut BTreeMap<String, Format>,
    ) -> Result<(), String> {
        self.registers_per_side = text.registers_per_side;
        for (name, code) in &text.predicate_registers {
            let register =
                parse_register(name).ok_or_else(|| format!("bad predicate register `{name}`"))?;
            self.predicates.push((register, *code));
        }
        for register in &text.control_registers {
            let name: &'static str = Box::leak(register.name.clone().into_boxed_str());
            let control = ControlRegister {
                name,
                address: register.address,
            };
            self.control_registers
                .push((control, Access::parse(&register.access)?));
        }
        for format in &text.format {
            formats.insert(format.name.clone(), Format::parse(format)?);
        }
        for instruction in &text.instruction {
            let id = self.opcodes.len();
            let opcode = build_opcode(id, instruction, formats)
                .map_err(|error| format!("{} entry {id}: {error}", instruction.mnemonic))?;
            self.by_mnemonic
                .entry(opcode.mnemonic.clone())
                .or_default()
                .push(id);
            self.opcodes.push(opcode);
        }
        Ok(())
    }
}

fn parse_register(name: &str) -> Option<Register> {
    let side = match name.as_bytes().first()? {
        b'A' => Side::A,
        b'B' => Side::B,
        _ => return None,
    };
    name[1..]
        .parse()
        .ok()
        .map(|number| Register { side, number })
}

fn build_opcode(
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
        Kind::Memory | Kind::MemoryLong | Kind::FixedControl(_)
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

/// Fixes every field that the entry gives a value, and to zero every field that nothing else fills.
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
