//! Write ports that results of different latency share on the C64x: two of them cannot land in one cycle.

use crate::isa::{Flag, Instruction, Level, RegisterKind, Side, UnitKind, Width};

/// Cycles ahead in which a port can be taken: a power of two above the longest latency.
const HORIZON: usize = 8;

/// A write port.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Port {
    /// The result of an .M unit: those of two and of four cycles share it.
    Multiplier(Side),
    /// A long result of .S, or a double word that a load brings (SPRU189F table 5-7).
    Wide(Side),
}

impl Port {
    /// The port that the result of an instruction takes, if other results can meet it there.
    pub fn of(level: Level, instruction: &Instruction) -> Option<Port> {
        let Level::C64x = level else { return None };
        let opcode = instruction.opcode;
        let unit = instruction.unit?;
        let writes_long = || {
            let is_long = |kind: RegisterKind| kind.width == Width::W40;
            let mut operands = opcode.operands.iter();
            operands.any(|spec| spec.access.writes() && spec.kind.register().is_some_and(is_long))
        };
        match unit.kind {
            UnitKind::M => Some(Port::Multiplier(unit.side)),
            UnitKind::S if writes_long() => Some(Port::Wide(unit.side)),
            UnitKind::D if opcode.has(Flag::Load) && opcode.memory?.bytes == 8 => {
                instruction.data_path.map(Port::Wide)
            }
            _ => None,
        }
    }

    pub fn name(self) -> String {
        match self {
            Port::Multiplier(side) => format!("result of .M{}", side.bit() + 1),
            Port::Wide(side) => format!("long results of .S and double words loaded, side {side}"),
        }
    }

    fn index(self) -> usize {
        match self {
            Port::Multiplier(side) => side.bit() as usize,
            Port::Wide(side) => 2 + side.bit() as usize,
        }
    }
}

/// Who takes each port in the cycles ahead: the cycle, and the address of the instruction.
#[derive(Debug, Clone)]
pub(crate) struct Ports([[(u64, u32); HORIZON]; 4]);

impl Ports {
    pub fn new() -> Ports {
        Ports([[(u64::MAX, 0); HORIZON]; 4])
    }

    /// Takes a port at the end of a cycle; when another instruction has it, that is the error.
    pub fn take(&mut self, port: Port, cycle: u64, writer: u32) -> Result<(), u32> {
        let taken = &mut self.0[port.index()][cycle as usize % HORIZON];
        if taken.0 == cycle && taken.1 != writer {
            return Err(taken.1);
        }
        *taken = (cycle, writer);
        Ok(())
    }
}
