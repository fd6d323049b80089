//! Results in flight: issued, but not readable yet.

use c6000::isa::{Flag, Instruction};
use serde::Serialize;

/// The name that stands for a register while a taken branch is in flight.
const PROGRAM_COUNTER: &str = "PC";
/// Delay slots of a branch.
const BRANCH_DELAY: u64 = 5;

/// One result in flight, as seen from a step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Flight {
    pub register: String,
    /// Cycles without stalls from the step's E1 until the result can be read.
    pub lands: u64,
    /// The step that issued the result, and the position of the instruction in its packet.
    pub step: usize,
    pub instruction: usize,
}

/// Results in flight, in the order of issue.
#[derive(Default)]
pub struct Flights {
    under_way: Vec<Flight>,
}

impl Flights {
    /// The results in flight after the packet of a step was issued. `cycles` is the length of the step without stalls.
    pub fn step(
        &mut self,
        step: usize,
        packet: &[(u32, Instruction)],
        held: &[bool],
        cycles: u64,
    ) -> Vec<Flight> {
        let issued = packet.iter().zip(held).enumerate();
        for (place, ((_, instruction), _)) in issued.filter(|(_, (_, held))| **held) {
            let written = instruction
                .writes()
                .map(|(register, delay)| (register.to_string(), u64::from(delay)));
            let branch = instruction.opcode.has(Flag::Branch);
            let branch = branch.then(|| (PROGRAM_COUNTER.to_string(), BRANCH_DELAY));
            let late = written.chain(branch).filter(|(_, delay)| *delay > 0);
            self.under_way.extend(late.map(|(register, delay)| Flight {
                register,
                lands: delay + 1,
                step,
                instruction: place,
            }));
        }
        let seen = self.under_way.clone();
        self.under_way.retain(|flight| flight.lands > cycles);
        for flight in &mut self.under_way {
            flight.lands -= cycles;
        }
        seen
    }
}
