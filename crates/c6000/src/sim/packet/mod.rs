//! Execute packets ready to run: decoded and checked once, executed many times.

use crate::isa::Table;
use crate::isa::{Side, FETCH_PACKET};
use crate::sim::packet::decode::decode;
use crate::sim::packet::operation::{Action, Operation, Quick};
use crate::sim::packet::placed::Placed;
use crate::sim::state::error::{Rule, Violation};
use crate::sim::state::registers::{index, register_set, Ahead, ALWAYS, LONGEST_DELAY};

pub(crate) mod decode;
pub(crate) mod operation;
pub(crate) mod placed;
mod rules;
pub(crate) mod text;

/// Words of a fetch packet.
const FETCH_PACKET_WORDS: u32 = FETCH_PACKET / 4;

/// An execute packet that breaks no rule that can be checked without running it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Packet {
    /// Address of the packet's first instruction.
    pub address: u32,
    /// Address of the next packet.
    pub next: u32,
    /// All operations except the NOPs.
    pub operations: Vec<Operation>,
    /// The operations again, in two parts: the quick ones and the others. Valid only if no two results can meet.
    pub quick: Vec<Quick>,
    pub rest: Vec<Operation>,
    /// The number of operations.
    pub instructions: u64,
    /// Idle cycles after the packet's own cycle. `u64::MAX` for IDLE.
    pub idle: u64,
    pub has_branch: bool,
    /// Registers that the instructions read, with the registers of predicates.
    pub reads: u64,
    /// The results that the packet overtakes if all its instructions execute.
    pub overtakes: Ahead,
    /// For each delay, the registers in which the packet's results land after it.
    lands: [u64; LONGEST_DELAY + 1],
    /// Whether two of its results may land in one register in one cycle.
    pub may_clash: bool,
    /// Whether an instruction has a predicate.
    pub predicated: bool,
    /// Registers read over a cross path, if such a read can stall.
    pub cross_reads: u64,
    /// Additional cycles (beside the delay slots) of a branch to this packet.
    pub target_stall: u8,
}

impl Packet {
    /// Decodes the packet that begins at `address`. `word` gives the program's words. A violation, if a word cannot be
    /// decoded or the packet breaks a static rule.
    pub fn decode(
        table: &'static Table,
        address: u32,
        word: impl Fn(u32) -> Option<u32>,
    ) -> Result<Packet, Box<Violation>> {
        let instructions = instructions(table, address, word)?;
        rules::check(table.level, &instructions)?;
        Packet::compile(table, &instructions)
    }

    fn compile(table: &Table, instructions: &[Placed]) -> Result<Packet, Box<Violation>> {
        let address = instructions[0].address;
        let mut packet = Packet {
            address,
            next: address + 4 * instructions.len() as u32,
            operations: Vec::with_capacity(instructions.len()),
            quick: Vec::new(),
            rest: Vec::new(),
            instructions: 0,
            idle: 0,
            has_branch: false,
            reads: 0,
            overtakes: Ahead::default(),
            lands: Default::default(),
            may_clash: false,
            predicated: false,
            cross_reads: 0,
            target_stall: 0,
        };
        for placed in in_order_of_stores(instructions) {
            packet.idle = packet.idle.max(placed.instruction.idle_cycles());
            if placed.instruction.unit.is_some() {
                packet.add(decode(table, placed)?);
            }
            if table.level.cross_paths_stall() {
                let crossed = placed.instruction.cross_read();
                packet.cross_reads |= crossed.map_or(0, |read| register_set(index(read), 1));
            }
        }
        Ok(packet)
    }

    /// Whether the packet lies in two fetch packets.
    pub fn spans(&self) -> bool {
        self.address / FETCH_PACKET != self.next.wrapping_sub(4) / FETCH_PACKET
    }

    /// For each coming cycle, the registers in which results of this packet may meet results in flight. Its latest
    /// landing is left out, because no result in flight lands as late.
    #[inline]
    pub fn lands_early(&self) -> &Ahead {
        let [early @ .., _] = &self.lands;
        early
    }

    fn add(&mut self, operation: Operation) {
        self.instructions += 1;
        let branches = |action| matches!(action, Action::Branch(_) | Action::BranchPositive { .. });
        self.has_branch |= branches(operation.action);
        self.reads |= operation.reads | operation.condition();
        self.predicated |= operation.predicate != ALWAYS;
        operation.add_overtakes(&mut self.overtakes);
        for set in &mut self.overtakes {
            *set |= operation.condition();
        }
        for (delay, registers) in [
            (0, operation.writes),
            (operation.delay, operation.late_writes),
        ] {
            if let Some(set) = self.lands.get_mut(usize::from(delay)) {
                self.may_clash |= *set & registers != 0;
                *set |= registers;
            }
        }
        match operation.quick() {
            Some(quick) => self.quick.push(quick),
            None => self.rest.push(operation),
        }
        self.operations.push(operation);
    }
}

fn instructions(
    table: &'static Table,
    address: u32,
    word: impl Fn(u32) -> Option<u32>,
) -> Result<Vec<Placed>, Box<Violation>> {
    let mut placed = Vec::with_capacity(FETCH_PACKET_WORDS as usize);
    let mut at = address;
    loop {
        let Some(bits) = word(at) else {
            return Err(Violation::new(
                Rule::OutsideProgram,
                format!("no program at {at:#010x}"),
                &[],
            ));
        };
        match table.decode(bits) {
            Ok(instruction) => placed.push(Placed {
                address: at,
                instruction,
            }),
            Err(error) => {
                return Err(Violation::new(
                    Rule::UndefinedEncoding,
                    error.to_string(),
                    &[at],
                ))
            }
        }
        if bits & 1 == 0 {
            return Ok(placed);
        }
        at = at.wrapping_add(4);
        let crosses = at % FETCH_PACKET == 0;
        if crosses && !table.level.packets_may_span() {
            let detail = format!(
                "the last instruction of the fetch packet at {:#010x} has its p bit set",
                at - FETCH_PACKET
            );
            return Err(Violation::new(Rule::FetchPacketCrossing, detail, &[at - 4]));
        }
        if placed.len() == FETCH_PACKET_WORDS as usize {
            let detail = "more than eight instructions in parallel";
            return Err(Violation::new(Rule::FetchPacketCrossing, detail, &[at - 4]));
        }
    }
}

/// The instructions with side A first, because the store of .D1 comes before the store of .D2 (SPRU577 1.4.6). Nothing
/// else depends on the order.
fn in_order_of_stores(instructions: &[Placed]) -> impl Iterator<Item = &Placed> {
    let of = |side| {
        instructions
            .iter()
            .filter(move |placed| (side_of(placed) == Side::B) == (side == Side::B))
    };
    of(Side::A).chain(of(Side::B))
}

fn side_of(placed: &Placed) -> Side {
    placed.instruction.unit.map_or(Side::A, |unit| unit.side)
}
