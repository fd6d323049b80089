//! The TOML shape of an instruction table; docs/reference/instruction-table.md explains each key.

use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableText {
    pub level: String,
    pub registers_per_side: u8,
    /// If absent, the value of the next lower level holds.
    pub multiplier_write_bits: Option<u8>,
    pub predicate_registers: BTreeMap<String, u32>,
    #[serde(default)]
    pub control_registers: Vec<ControlRegisterText>,
    #[serde(default)]
    pub format: Vec<FormatText>,
    #[serde(default)]
    pub instruction: Vec<InstructionText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ControlRegisterText {
    pub name: String,
    pub address: u8,
    pub access: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FormatText {
    pub name: String,
    pub bits: String,
    pub side: Option<String>,
    pub data_side: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InstructionText {
    pub mnemonic: String,
    pub alias_of: Option<String>,
    #[serde(default)]
    pub preferred: bool,
    pub unit: String,
    pub format: String,
    pub fields: BTreeMap<String, u32>,
    #[serde(default)]
    pub copies: BTreeMap<String, String>,
    pub operands: Vec<OperandText>,
    pub memory: Option<MemoryText>,
    pub delay_slots: u8,
    #[serde(default)]
    pub flags: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OperandText {
    pub field: Option<String>,
    pub kind: String,
    pub access: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MemoryText {
    pub bytes: u8,
    #[serde(default)]
    pub signed: bool,
}
