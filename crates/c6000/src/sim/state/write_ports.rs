//! Write ports that results of different latencies share on the C64x. The results that land in one cycle must fit their
//! port.

use crate::isa::{Flag, Instruction, Level, RegisterKind, Side, Table, UnitKind, Width};

/// The number of coming cycles for which a port can be taken. It is a power of two, and larger than the longest
/// latency.
const HORIZON: usize = 8;

/// The most results through one port in one cycle. An .M unit can send two, with latencies of two and four cycles.
const MOST_RESULTS: usize = 2;

/// The share of a write port that a result takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum WritePort {
    /// The port of an .M unit. Its results with latencies of two and four cycles share the port.
    Multiplier(Side, Share),
    /// The port of long results of .S and of double words of loads (SPRU189F table 5-7). It takes one result in a
    /// cycle.
    Wide(Side),
}

/// The bits of a result, and the bits that its port can write in one cycle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Share {
    pub bits: u8,
    pub width: u8,
}

impl Share {
    /// The whole port.
    const ALL: Share = Share { bits: 1, width: 1 };
}

impl WritePort {
    /// The port of an instruction's result. None if no other result can meet it there.
    pub fn of(table: &Table, instruction: &Instruction) -> Option<WritePort> {
        let Level::C64x = table.level else {
            return None;
        };
        let opcode = instruction.opcode;
        let unit = instruction.unit?;
        let writes = |is: fn(RegisterKind) -> bool| {
            let mut operands = opcode.operands.iter();
            operands.any(|spec| spec.access.writes() && spec.kind.register().is_some_and(is))
        };
        match unit.kind {
            UnitKind::M => {
                let is_pair = writes(|kind| kind.width != Width::W32);
                let bits = if is_pair { 64 } else { 32 };
                let share = |width| WritePort::Multiplier(unit.side, Share { bits, width });
                table.multiplier_write_bits.map(share)
            }
            UnitKind::S if writes(|kind| kind.width == Width::W40) => {
                Some(WritePort::Wide(unit.side))
            }
            UnitKind::D if opcode.has(Flag::Load) && opcode.memory?.bytes == 8 => {
                instruction.data_path.map(WritePort::Wide)
            }
            _ => None,
        }
    }

    pub fn name(self) -> String {
        match self {
            WritePort::Multiplier(side, share) => format!(
                "results of .M{} of more than {} bits in all",
                side.bit() + 1,
                share.width
            ),
            WritePort::Wide(side) => {
                format!("long results of .S and double words loaded, side {side}")
            }
        }
    }

    fn share(self) -> Share {
        match self {
            WritePort::Multiplier(_, share) => share,
            WritePort::Wide(_) => Share::ALL,
        }
    }

    fn index(self) -> usize {
        match self {
            WritePort::Multiplier(side, _) => side.bit() as usize,
            WritePort::Wide(side) => 2 + side.bit() as usize,
        }
    }
}

/// The share of a port that is taken in one cycle.
#[derive(Debug, Clone, Copy)]
struct Taken {
    cycle: u64,
    bits: u8,
    count: u8,
    /// Addresses of the instructions that took shares.
    writers: [u32; MOST_RESULTS],
}

impl Taken {
    const NOTHING: Taken = Taken {
        cycle: u64::MAX,
        bits: 0,
        count: 0,
        writers: [0; MOST_RESULTS],
    };

    fn writers(&self) -> &[u32] {
        &self.writers[..usize::from(self.count)]
    }
}

/// The shares of each port that are taken in the coming cycles.
#[derive(Debug, Clone)]
pub(crate) struct WritePorts([[Taken; HORIZON]; 4]);

impl WritePorts {
    pub fn new() -> WritePorts {
        WritePorts([[Taken::NOTHING; HORIZON]; 4])
    }

    /// Takes a share of a port at the end of a cycle. An error, with the address of the other instruction, if the rest
    /// of the port is too small. An instruction that begins again already has its share.
    pub fn take(&mut self, port: WritePort, cycle: u64, writer: u32) -> Result<(), u32> {
        let taken = &mut self.0[port.index()][cycle as usize % HORIZON];
        if taken.cycle != cycle {
            *taken = Taken {
                cycle,
                ..Taken::NOTHING
            };
        }
        if taken.writers().contains(&writer) {
            return Ok(());
        }
        let Share { bits, width } = port.share();
        if let Some(&other) = taken.writers().first() {
            if taken.bits + bits > width || taken.writers().len() == MOST_RESULTS {
                return Err(other);
            }
        }
        taken.writers[usize::from(taken.count)] = writer;
        taken.count += 1;
        taken.bits += bits;
        Ok(())
    }
}
