//! Rules of the hardware, and the errors that report a broken rule.

use std::fmt;

/// A rule that a program can break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rule {
    UndefinedEncoding,
    FetchPacketCrossing,
    FunctionalUnit,
    CrossPath,
    DataPath,
    LongReadPort,
    LongWritePort,
    NonAligned,
    WritePort,
    RegisterReads,
    RegisterWrites,
    RegisterPair,
    MultiCycleNop,
    TakenBranches,
    Unaligned,
    OutsideMemory,
    OutsideProgram,
    ControlRegister,
    CircularAddressing,
    UndefinedResult,
    UndefinedRegister,
    UninitialisedMemory,
    MultipleAssignment,
    Idle,
    CycleLimit,
    Unwanted,
    CallingConvention,
}

impl Rule {
    /// A short name, in the terms of TI's manuals.
    pub fn name(self) -> &'static str {
        match self {
            Rule::UndefinedEncoding => "undefined encoding",
            Rule::FetchPacketCrossing => "execute packet crosses a fetch packet",
            Rule::FunctionalUnit => "functional unit used twice",
            Rule::CrossPath => "cross path used twice",
            Rule::DataPath => "load/store data path used twice",
            Rule::LongReadPort => "long read port used twice",
            Rule::LongWritePort => "long write port used twice",
            Rule::NonAligned => "non-aligned access beside another access",
            Rule::WritePort => "write port used twice in one cycle",
            Rule::RegisterReads => "more than four reads of a register",
            Rule::RegisterWrites => "two writes of a register in one cycle",
            Rule::RegisterPair => "register pair misused",
            Rule::MultiCycleNop => "two multi-cycle NOPs",
            Rule::TakenBranches => "two branches in one execute packet",
            Rule::Unaligned => "unaligned access",
            Rule::OutsideMemory => "access outside memory",
            Rule::OutsideProgram => "execution outside program memory",
            Rule::ControlRegister => "control register misused",
            Rule::CircularAddressing => "circular addressing misused",
            Rule::UndefinedResult => "undefined result",
            Rule::UndefinedRegister => "read of a register never written",
            Rule::UninitialisedMemory => "read of memory never written",
            Rule::MultipleAssignment => "multiple assignment",
            Rule::Idle => "IDLE without an interrupt or branch",
            Rule::CycleLimit => "cycle limit",
            Rule::Unwanted => "ended by the caller",
            Rule::CallingConvention => "calling convention",
        }
    }
}

/// Where the simulator stopped, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SimulationError {
    pub rule: Rule,
    /// The particular case, such as a register, unit or address.
    pub detail: String,
    /// CPU cycles since the call. E1 of the first packet is cycle 0.
    pub cycle: u64,
    /// Address of the execute packet in E1.
    pub address: u32,
    /// The symbol of the code at `address`, with the distance from it. If no code is there, `from` and the symbol of
    /// the branch that led there.
    pub symbol: Option<String>,
    /// Text of the packet, with one instruction on each line. Empty if the packet could not be decoded.
    pub packet: String,
    /// The instructions at fault, each with address and text.
    pub offenders: Vec<String>,
}

impl fmt::Display for SimulationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: {}, at cycle {}, address {:#010x}",
            self.rule.name(),
            self.detail,
            self.cycle,
            self.address
        )?;
        if let Some(symbol) = &self.symbol {
            write!(f, " ({symbol})")?;
        }
        for offender in &self.offenders {
            write!(f, "\n  offender: {offender}")?;
        }
        for line in self.packet.lines() {
            write!(f, "\n    {line}")?;
        }
        Ok(())
    }
}

impl std::error::Error for SimulationError {}

/// A broken rule and the addresses of the instructions at fault. The CPU adds cycle and packet later.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Violation {
    pub rule: Rule,
    pub detail: String,
    pub offenders: Vec<u32>,
}

impl Violation {
    pub fn new(rule: Rule, detail: impl Into<String>, offenders: &[u32]) -> Box<Violation> {
        Box::new(Violation {
            rule,
            detail: detail.into(),
            offenders: offenders.to_vec(),
        })
    }
}
