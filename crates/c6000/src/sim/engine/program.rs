//! The program memory of the CPU: the loaded code, and the packets that are decoded from it.

use crate::isa::Table;
use crate::isa::{Instruction, FETCH_PACKET};
use crate::sim::memory::contents::Memory;
use crate::sim::packet::text::{resolved, text};
use crate::sim::packet::Packet;
use crate::sim::state::error::{Rule, SimulationError, Violation};

const UNDECODED: u32 = u32::MAX;

/// The number of the packet that was last decoded from code that the program itself wrote.
pub(crate) const WRITTEN: usize = 0;

/// A contiguous piece of loaded code.
#[derive(Debug, Clone)]
struct Extent {
    base: u32,
    words: Vec<u32>,
    /// For each word, the number of the packet that begins there.
    packets: Vec<u32>,
}

/// All code of a machine. Only loaded code can execute; the zeros (NOPs) of empty memory cannot.
#[derive(Clone)]
pub(crate) struct Program {
    table: &'static Table,
    spanning_target: u8,
    extents: Vec<Extent>,
    /// The decoded packets, and for each packet the number of the packet that follows it.
    packets: Vec<Packet>,
    followers: Vec<u32>,
}

impl Extent {
    /// Index of the word at an address. It is out of range if the address is outside of the extent.
    #[inline]
    fn word(&self, address: u32) -> usize {
        (address.wrapping_sub(self.base) / 4) as usize
    }
}

impl Program {
    /// An empty program. `spanning_target` is the cost in cycles of a branch to a packet that lies in two fetch
    /// packets.
    pub fn new(table: &'static Table, spanning_target: u8) -> Program {
        Program {
            table,
            spanning_target,
            extents: Vec::new(),
            packets: vec![Packet::default()],
            followers: vec![UNDECODED],
        }
    }

    fn decoded(
        &self,
        address: u32,
        word: impl Fn(u32) -> Option<u32>,
    ) -> Result<Packet, Box<Violation>> {
        let mut packet = Packet::decode(self.table, address, word)?;
        if packet.spans() {
            packet.target_stall = self.spanning_target;
        }
        Ok(packet)
    }

    /// Adds code at a word-aligned address.
    pub fn add(&mut self, base: u32, bytes: &[u8]) {
        let words: Vec<u32> = bytes
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect();
        let packets = vec![UNDECODED; words.len()];
        self.extents.push(Extent {
            base,
            words,
            packets,
        });
    }

    /// The packet with this number.
    #[inline]
    pub fn packet(&self, number: usize) -> &Packet {
        &self.packets[number]
    }

    /// All decoded packets, in the order of their numbers.
    #[cfg(feature = "fast")]
    #[inline]
    pub fn packets(&self) -> &[Packet] {
        &self.packets
    }

    /// The number of the packet at `address`. A packet is decoded and checked at its first use. A packet that the
    /// program itself wrote is decoded at each use. `last` is the number of the packet that ran before.
    #[inline(always)]
    pub fn find(
        &mut self,
        address: u32,
        last: usize,
        memory: &Memory,
    ) -> Result<usize, Box<Violation>> {
        let follower = self.followers[last];
        if follower != UNDECODED && self.packets[last].next == address {
            return Ok(follower as usize);
        }
        self.find_anywhere(address, last, memory)
    }

    /// Number of the packet at an address of loaded code. None if no legal packet begins there.
    #[cfg(feature = "fast")]
    pub fn loaded(&mut self, address: u32, memory: &Memory) -> Option<usize> {
        self.word(address)?;
        let known = self.known(address);
        known.or_else(|| self.decode(address, memory).ok())
    }

    #[inline(never)]
    fn find_anywhere(
        &mut self,
        address: u32,
        last: usize,
        memory: &Memory,
    ) -> Result<usize, Box<Violation>> {
        let number = match self.known(address) {
            Some(number) => number,
            None => self.decode(address, memory)?,
        };
        if number != WRITTEN && self.packets[last].next == address {
            self.followers[last] = number as u32;
        }
        Ok(number)
    }

    #[inline]
    fn known(&self, address: u32) -> Option<usize> {
        let extent = self
            .extents
            .iter()
            .find(|extent| extent.word(address) < extent.words.len())?;
        let number = extent.packets[extent.word(address)];
        (number != UNDECODED && address % 4 == 0).then_some(number as usize)
    }

    #[cold]
    fn decode(&mut self, address: u32, memory: &Memory) -> Result<usize, Box<Violation>> {
        if address % 4 != 0 {
            return Err(Violation::new(
                Rule::OutsideProgram,
                format!("{address:#010x} is no word address"),
                &[],
            ));
        }
        if self.word(address).is_none() {
            let packet = self.decoded(address, |at| memory.instruction(at))?;
            self.packets[WRITTEN] = packet;
            self.followers[WRITTEN] = UNDECODED;
            return Ok(WRITTEN);
        }
        let packet = self.decoded(address, |at| self.word(at))?;
        let number = self.packets.len() as u32;
        self.packets.push(packet);
        self.followers.push(UNDECODED);
        for extent in &mut self.extents {
            let word = extent.word(address);
            if let Some(slot) = extent.packets.get_mut(word) {
                *slot = number;
            }
        }
        Ok(number as usize)
    }

    /// The instructions of the packet at an address, up to the first word that cannot be decoded.
    pub fn instructions(&self, address: u32, memory: &Memory) -> Vec<(u32, Instruction)> {
        let mut found = Vec::new();
        let mut at = address;
        while found.len() < FETCH_PACKET as usize / 4 {
            let word = self.word(at).or_else(|| memory.instruction(at));
            let Some(Ok(instruction)) = word.map(|word| self.table.decode(word)) else {
                break;
            };
            found.push((at, instruction));
            if !instruction.parallel {
                break;
            }
            at = at.wrapping_add(4);
        }
        found
    }

    fn word(&self, address: u32) -> Option<u32> {
        self.extents
            .iter()
            .find_map(|extent| extent.words.get(extent.word(address)).copied())
    }

    /// The text of the instruction at an address, for messages.
    fn instruction_text(&self, address: u32) -> String {
        let text = match self.word(address).map(|word| self.table.decode(word)) {
            Some(Ok(instruction)) => resolved(&instruction, address),
            Some(Err(error)) => error.to_string(),
            None => "no program".to_string(),
        };
        format!("{address:#010x} {text}")
    }

    /// Makes an error of a violation: adds the address and the text of the packet.
    pub fn explain(&self, violation: Violation, cycle: u64, address: u32) -> SimulationError {
        SimulationError {
            rule: violation.rule,
            detail: violation.detail,
            cycle,
            address,
            symbol: None,
            packet: text(self.table, address, |at| self.word(at)),
            offenders: violation
                .offenders
                .iter()
                .map(|&at| self.instruction_text(at))
                .collect(),
        }
    }
}
