//! Three ways to run repeated code, each faster than the one before. All are used through [`Accelerator`].
//!
//! When control has arrived at an address a few times, [`prepare`] makes a [`superblock`] of the packets that follow.
//! [`execute`] runs the superblock packet by packet, with the checks that preparation could not decide. Consecutive
//! packets whose hazards are all resolved form a sequence, which needs less work. If the build has [`translate`],
//! sequences that run often become code of the host.

use crate::sim::engine::accelerator::{Accelerator, End};
use crate::sim::engine::cpu::{Checked, Cpu};
use crate::sim::engine::fast::prepare::prepare;
use crate::sim::engine::fast::superblock::sequence::PAST;
use crate::sim::engine::fast::superblock::{Superblock, LONGEST};
use crate::sim::engine::program::Program;
use crate::sim::memory::access::Waits;
use crate::sim::memory::contents::Memory;
use crate::sim::state::registers::Ahead;

mod execute;
mod prepare;
mod superblock;
#[cfg(feature = "translate")]
mod translate;

/// The most packets in all superblocks together. Without a limit, a program could use up the memory of the host.
const MOST_PACKETS: usize = 1 << 17;

/// The number of arrivals at an address after which a superblock is made there.
const ARRIVALS: u32 = 4;

/// The number of runs of a sequence before it is translated. The translation takes about as long as these runs.
const TRANSLATE_AFTER: u32 = 2000;

/// A contiguous piece of loaded code.
#[derive(Debug, Clone)]
struct Extent {
    base: u32,
    /// One number for each word. Up to [`ARRIVALS`], it counts how often control has arrived at the word. A larger
    /// number is [`ARRIVALS`] plus the number of the superblock.
    arrivals: Vec<u32>,
}

impl Extent {
    /// The index of the word at an address. It is out of range if the address is outside of the extent.
    #[inline]
    fn word(&self, address: u32) -> usize {
        (address.wrapping_sub(self.base) / 4) as usize
    }
}

/// The superblocks of a machine's code.
#[derive(Clone)]
pub(super) struct Superblocks {
    extents: Vec<Extent>,
    superblocks: Vec<Superblock>,
    /// The number of packets in all superblocks.
    in_superblocks: usize,
    /// The number of runs of a sequence before it is translated into code of the host.
    translate_after: u32,
}

impl Accelerator for Superblocks {
    fn new() -> Superblocks {
        Superblocks {
            extents: Vec::new(),
            superblocks: Vec::new(),
            in_superblocks: 0,
            translate_after: TRANSLATE_AFTER,
        }
    }

    fn add(&mut self, base: u32, words: usize) {
        self.extents.push(Extent {
            base,
            arrivals: vec![0; words],
        });
    }

    fn translate_after(&mut self, runs: u32) {
        self.translate_after = runs;
    }

    #[inline(always)]
    fn run(
        &mut self,
        cpu: &mut Cpu,
        program: &mut Program,
        memory: &mut Memory,
        waits: &mut impl Waits,
        stop: &impl Fn(u32) -> bool,
        max_cycles: u64,
    ) -> Checked<Option<End>> {
        let Some(superblock) = self.superblock(cpu, program, memory) else {
            return Ok(None);
        };
        let packets = program.packets();
        let end = cpu.run_superblock(superblock, packets, memory, waits, stop, max_cycles)?;
        Ok(Some(end))
    }
}

impl Superblocks {
    /// The superblock at the address at which control has arrived. None if control has arrived there too few times, or
    /// if the address is outside of the loaded code.
    #[inline]
    fn superblock(
        &mut self,
        cpu: &Cpu,
        program: &mut Program,
        memory: &Memory,
    ) -> Option<&mut Superblock> {
        let address = cpu.address();
        let mut extents = self.extents.iter_mut();
        let extent = extents.find(|extent| extent.word(address) < extent.arrivals.len())?;
        let word = extent.word(address);
        let arrivals = extent.arrivals[word];
        let number = match arrivals.checked_sub(ARRIVALS) {
            Some(number) => number as usize,
            None if address % 4 != 0
                || arrivals + 1 < ARRIVALS
                || self.in_superblocks >= MOST_PACKETS =>
            {
                extent.arrivals[word] = (arrivals + 1).min(ARRIVALS - 1);
                return None;
            }
            None => self.make_superblock(
                address,
                program,
                memory,
                cpu.registers.sent_before(cpu.cycle),
            ),
        };
        let superblock = &mut self.superblocks[number];
        (!superblock.packets.is_empty()).then_some(superblock)
    }

    /// Makes the superblock at an address and returns its number. `past` has the results that the preceding cycles
    /// sent.
    #[cold]
    fn make_superblock(
        &mut self,
        address: u32,
        program: &mut Program,
        memory: &Memory,
        past: [Ahead; PAST],
    ) -> usize {
        let mut numbers = Vec::new();
        let mut at = address;
        while let Some(number) = program
            .loaded(at, memory)
            .filter(|_| numbers.len() < LONGEST)
        {
            numbers.push(number);
            at = program.packet(number).next;
        }
        let packets = numbers
            .into_iter()
            .map(|number| (number, program.packet(number)));
        let superblock = prepare(packets, past, self.translate_after);
        self.in_superblocks += superblock.packets.len();
        self.superblocks.push(superblock);
        let number = self.superblocks.len() - 1;
        for extent in &mut self.extents {
            let word = extent.word(address);
            if let Some(arrivals) = extent.arrivals.get_mut(word) {
                *arrivals = number as u32 + ARRIVALS;
            }
        }
        number
    }
}
