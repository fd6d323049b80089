//! Instruction tables: the TOML text of `isa/`, checked and indexed once.

use super::format::Format;
use super::instruction::{ControlRegister, Register};
use super::level::{Level, TABLE_TEXTS};
use super::opcode::{self, Access, Opcode};
use super::schema::TableText;
use super::unit::Side;
use std::collections::{BTreeMap, HashMap};
use std::sync::OnceLock;

/// The instruction set of one ISA level.
pub struct Table {
    pub level: Level,
    pub registers_per_side: u8,
    /// Bits that an .M unit writes in one cycle. None if results of an .M unit never land together.
    pub multiplier_write_bits: Option<u8>,
    pub opcodes: Vec<Opcode>,
    predicates: Vec<(Register, u32)>,
    control_registers: Vec<(ControlRegister, Access)>,
    by_mnemonic: HashMap<String, Vec<usize>>,
    /// Indices of the opcodes that are no aliases, in the order in which a word is compared with them. Opcodes of the
    /// newest level come first, because they may widen an opcode of an older level.
    decoded: Vec<usize>,
}

impl Table {
    /// The table of a level. The first call loads it. The crate's tests check the embedded text.
    pub fn of(level: Level) -> &'static Table {
        static C62X: OnceLock<Table> = OnceLock::new();
        static C64X: OnceLock<Table> = OnceLock::new();
        let slot = match level {
            Level::C62x => &C62X,
            Level::C64x => &C64X,
        };
        slot.get_or_init(|| {
            Table::load(level).expect("the embedded instruction table is well formed")
        })
    }

    /// All encodings of a mnemonic, in order of preference. The mnemonic must be in capital letters.
    pub fn with_mnemonic(&'static self, mnemonic: &str) -> impl Iterator<Item = &'static Opcode> {
        self.by_mnemonic
            .get(mnemonic)
            .into_iter()
            .flatten()
            .map(|&id| &self.opcodes[id])
    }

    /// The encodings that are no aliases, in the order in which a word is compared with them.
    pub(super) fn decoded(&'static self) -> impl Iterator<Item = &'static Opcode> {
        self.decoded.iter().map(|&id| &self.opcodes[id])
    }

    /// The value of the field `creg` for a predicate on this register.
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

    /// The control register with this address and access. IFR and ISR share an address.
    pub fn control_register_at(&self, address: u32, access: Access) -> Option<ControlRegister> {
        let mut registers = self.control_registers.iter();
        registers
            .find(|(r, granted)| u32::from(r.address) == address && granted.covers(access))
            .map(|(r, _)| *r)
    }

    fn load(level: Level) -> Result<Table, String> {
        let parts = TABLE_TEXTS
            .iter()
            .filter(|(part, _)| level.chain().contains(part));
        Table::from_texts(level, parts.map(|(part, text)| (part.name(), *text)))
    }

    /// Builds a table from texts, each with the name of its level. The oldest level comes first.
    fn from_texts<'a>(
        level: Level,
        texts: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Result<Table, String> {
        let mut table = Table {
            level,
            registers_per_side: 0,
            multiplier_write_bits: None,
            opcodes: Vec::new(),
            predicates: Vec::new(),
            control_registers: Vec::new(),
            by_mnemonic: HashMap::new(),
            decoded: Vec::new(),
        };
        let mut formats = BTreeMap::new();
        for (name, text) in texts {
            let text: TableText = toml::from_str(text).map_err(|error| error.to_string())?;
            if text.level != name {
                return Err(format!("table of {name} says level {}", text.level));
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
        self.multiplier_write_bits = text.multiplier_write_bits.or(self.multiplier_write_bits);
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
        let older = self.opcodes.len();
        for instruction in &text.instruction {
            let id = self.opcodes.len();
            let opcode = opcode::build(id, instruction, formats)
                .map_err(|error| format!("{} entry {id}: {error}", instruction.mnemonic))?;
            let named = self.by_mnemonic.entry(opcode.mnemonic.clone());
            let named = named.or_default();
            named.insert(
                if instruction.preferred {
                    0
                } else {
                    named.len()
                },
                id,
            );
            self.opcodes.push(opcode);
        }
        let new = (older..self.opcodes.len()).filter(|&id| self.opcodes[id].alias_of.is_none());
        self.decoded = new.chain(std::mem::take(&mut self.decoded)).collect();
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Facts of the C64x: more registers and predicates, 64-bit operands, multiplies of four cycles, the cross path of
    /// .D, shorter displacements.
    const NEWER: &str = r#"
level = "newer"
registers_per_side = 32
predicate_registers = { A0 = 6 }

[[format]]
name = "M compound"
bits = "creg:3 z:1 dst:5 src2:5 src1:5 x:1 0 op:5 1100 s:1 p:1"
side = "s"

[[format]]
name = "D extended"
bits = "creg:3 z:1 dst:5 src2:5 src1:5 x:1 10 op:4 1100 s:1 p:1"
side = "s"

[[format]]
name = "S decrement"
bits = "creg:3 z:1 dst:5 src:10 10000001000 s:1 p:1"
side = "s"

[[instruction]]
mnemonic = "DOTP2"
unit = "M"
format = "M compound"
fields = { op = 0x0c }
operands = [
  { field = "src1", kind = "sint", access = "read" },
  { field = "src2", kind = "xsint", access = "read" },
  { field = "dst", kind = "sint", access = "write" },
]
delay_slots = 3

[[instruction]]
mnemonic = "DOTP2"
unit = "M"
format = "M compound"
fields = { op = 0x0b }
operands = [
  { field = "src1", kind = "sint", access = "read" },
  { field = "src2", kind = "xsint", access = "read" },
  { field = "dst", kind = "sllong", access = "write" },
]
delay_slots = 3

[[instruction]]
mnemonic = "ADD"
unit = "D"
format = "D extended"
fields = { op = 0x0a }
operands = [
  { field = "src1", kind = "sint", access = "read" },
  { field = "src2", kind = "xsint", access = "read" },
  { field = "dst", kind = "sint", access = "write" },
]
delay_slots = 0

[[instruction]]
mnemonic = "LDDW"
unit = "D"
format = "D load/store"
fields = { r = 1, op = 6 }
operands = [
  { kind = "mem", access = "read" },
  { field = "dst", kind = "dwdst", access = "write" },
]
memory = { bytes = 8 }
delay_slots = 4
flags = ["load"]

[[instruction]]
mnemonic = "BDEC"
unit = "S"
format = "S decrement"
fields = {}
operands = [
  { field = "src", kind = "pcrel10", access = "read" },
  { field = "dst", kind = "sint", access = "readwrite" },
]
delay_slots = 5
flags = ["branch"]
"#;

    fn load(newer: &str) -> Result<Table, String> {
        let older = (Level::C62x.name(), TABLE_TEXTS[0].1);
        Table::from_texts(Level::C62x, [older, ("newer", newer)].into_iter())
    }

    #[test]
    fn the_shape_carries_what_newer_levels_add() {
        let table: &'static Table = Box::leak(Box::new(load(NEWER).unwrap()));
        // GNU `as` made these words for the C64x.
        for (word, text) in [
            (0x0a7e_3330, "DOTP2 .M1X A17,B31,A20"),
            (0x0a7e_22f0, "DOTP2 .M1 A17,A31,A21:A20"),
            (0x0290_7ab0, "ADD .D1X A3,B4,A5"),
            (0x0310_a366, "LDDW .D1T2 *+A4[5],B7:B6"),
            (0xc180_1020, "[A0] BDEC .S1 +0,A3"),
            (0x0000_0078, "ADD .L1 A0,A0,A0"),
        ] {
            let instruction = table.decode(word).unwrap();
            assert_eq!(instruction.to_string(), text);
            assert_eq!(table.encode(&instruction), Ok(word));
        }
        let four_cycles = table.decode(0x0a7e_22f0).unwrap();
        let written = four_cycles
            .writes()
            .map(|(register, delay)| (register.number, delay));
        assert_eq!(written.collect::<Vec<_>>(), [(20, 3), (21, 3)]);
    }

    #[test]
    fn bad_tables_are_refused_with_the_cause() {
        for (right, wrong, cause) in [
            (
                "S decrement\"\nbits = \"creg:3",
                "S decrement\"\nbits = \"creg:4",
                "bad part",
            ),
            ("op = 0x0c", "op = 0x3c", "value of field `op` too large"),
            ("op = 0x0c", "nothing = 1", "no field `nothing`"),
            ("\"dwdst\"", "\"dwords\"", "unknown operand kind `dwords`"),
            ("unit = \"M\"", "unit = \"Q\"", "unknown unit `Q`"),
            ("[\"load\"]", "[\"lode\"]", "unknown flag `lode`"),
            ("level = \"newer\"", "level = \"older\"", "says level older"),
        ] {
            let text = NEWER.replace(right, wrong);
            assert_ne!(text, NEWER, "{right}");
            let error = load(&text).err().unwrap_or_default();
            assert!(error.contains(cause), "{cause}: {error}");
        }
    }
}
