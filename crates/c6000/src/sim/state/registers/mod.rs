//! The general registers and the results in flight to them.

#[cfg(feature = "fast")]
pub(crate) mod known;
#[cfg(feature = "translate")]
mod places;

use crate::isa::{Register, Side};

/// Number of registers of both sides. A0 to A31 are 0 to 31, B0 to B31 are 32 to 63.
pub(crate) const REGISTERS: usize = 64;

/// The predicate of an unconditional instruction. This index is beyond the registers and always reads as 1.
pub(crate) const ALWAYS: u8 = 64;

/// Index of the first register of side B.
pub(crate) const SIDE_B: u8 = 32;

/// The name of a register, by its index.
pub(crate) fn register_name(register: u8) -> String {
    let side = if register < SIDE_B { 'A' } else { 'B' };
    format!("{side}{}", register % SIDE_B)
}

/// The index of a register in [`Registers`].
pub(crate) fn index(register: Register) -> u8 {
    match register.side {
        Side::A => register.number,
        Side::B => SIDE_B + register.number,
    }
}

/// The set of registers `first..first + count`.
pub(crate) fn register_set(first: u8, count: u8) -> u64 {
    ((1 << count) - 1) << first
}

/// The registers of a set.
pub(crate) fn members(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let register = (set != 0).then_some(set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        register
    })
}

/// The number of cycles, before and after the current one, for which results in flight are kept. It is a power of two,
/// and larger than the longest latency.
pub(crate) const HORIZON: usize = 8;

/// Longest delay of a result, in cycles after E1.
pub(crate) const LONGEST_DELAY: usize = 4;

/// The registers as E1 of the current cycle reads them, and the results that will land at the end of coming cycles.
#[derive(Debug, Clone)]
pub(crate) struct Registers {
    /// 256 entries, so that an 8-bit index needs no check.
    values: [u32; 256],
    /// For each cycle, the registers in which results land.
    landing: [u64; HORIZON],
    /// For each cycle, and for each delay from 1, the registers to which the cycle sent results.
    sent: [[u64; LONGEST_DELAY]; HORIZON],
    /// For each cycle and register, the result that lands.
    results: [DeferredWrite; HORIZON * REGISTERS],
}

/// A result in flight, and the instruction that sent it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct DeferredWrite {
    pub value: u32,
    /// Address of the instruction.
    pub writer: u32,
}

/// Results of one cycle that land at its end and cannot meet other results. [`Registers::landing`] does not count them.
#[derive(Debug, Clone)]
pub(crate) struct ImmediateWrites {
    results: [(u8, u32); REGISTERS],
    count: usize,
}

impl ImmediateWrites {
    pub fn new() -> ImmediateWrites {
        ImmediateWrites {
            results: [(0, 0); REGISTERS],
            count: 0,
        }
    }

    #[inline]
    pub fn send(&mut self, register: u8, value: u32) {
        self.results[self.count % REGISTERS] = (register, value);
        self.count += 1;
    }

    #[inline]
    pub fn clear(&mut self) {
        self.count = 0;
    }

    fn results(&self) -> &[(u8, u32)] {
        &self.results[..self.count % REGISTERS]
    }
}

/// A set of registers for each coming cycle. For results in flight, index 0 is the current cycle. For results that the
/// current cycle sends, index 0 is the next cycle.
pub(crate) type Ahead = [u64; LONGEST_DELAY];

#[inline]
fn slot(cycle: u64) -> usize {
    cycle as usize % HORIZON
}

impl Registers {
    pub fn new() -> Registers {
        let mut values = [0; 256];
        values[usize::from(ALWAYS)] = 1;
        Registers {
            values,
            landing: [0; HORIZON],
            sent: [[0; LONGEST_DELAY]; HORIZON],
            results: [DeferredWrite::default(); HORIZON * REGISTERS],
        }
    }

    #[inline]
    pub fn get(&self, register: u8) -> u32 {
        self.values[usize::from(register)]
    }

    /// Sets a register at once.
    #[inline(always)]
    pub fn set(&mut self, register: u8, value: u32) {
        self.values[usize::from(register)] = value;
    }

    /// The value of a pair: the register is the low half, its odd neighbour the high half.
    #[inline]
    pub fn pair(&self, register: u8) -> u64 {
        let index = usize::from(register) & (REGISTERS - 1);
        u64::from(self.values[index]) | u64::from(self.values[index + 1]) << 32
    }

    /// The result that lands in a register at the end of cycle `cycle + delay`.
    #[inline]
    pub fn landing(&self, cycle: u64, register: u8, delay: u8) -> Option<DeferredWrite> {
        let index = usize::from(register) % REGISTERS;
        let lands = slot(cycle + u64::from(delay));
        (self.landing[lands] >> index & 1 != 0).then(|| self.results[lands * REGISTERS + index])
    }

    /// Sends a result that lands at the end of cycle `cycle + delay`. No other result may land in the register in that
    /// cycle.
    #[inline]
    pub fn send(&mut self, cycle: u64, register: u8, delay: u8, result: DeferredWrite) {
        let index = usize::from(register) % REGISTERS;
        let lands = slot(cycle + u64::from(delay));
        self.results[lands * REGISTERS + index] = result;
        self.landing[lands] |= 1 << index;
        if delay > 0 {
            self.sent[slot(cycle)][(usize::from(delay) - 1) % LONGEST_DELAY] |= 1 << index;
        }
    }

    /// Ends a cycle after all its results were sent: results that land in it become visible. Returns the set of
    /// registers written.
    #[inline(always)]
    pub fn land_sent(&mut self, cycle: u64) -> u64 {
        let lands = slot(cycle);
        let written = std::mem::take(&mut self.landing[lands]);
        let mut rest = written;
        while rest != 0 {
            let index = rest.trailing_zeros() as usize;
            self.values[index] = self.results[lands * REGISTERS + index].value;
            rest &= rest - 1;
        }
        written
    }

    /// Begins a cycle. The cycle has sent no results yet.
    #[inline]
    pub fn begin(&mut self, cycle: u64) {
        self.sent[slot(cycle)] = [0; LONGEST_DELAY];
    }

    /// Like [`Registers::land_sent`], but also lands the results that cannot meet others.
    #[inline]
    pub fn land(&mut self, cycle: u64, early: &mut ImmediateWrites) -> u64 {
        let mut written = self.land_sent(cycle);
        for &(register, value) in early.results() {
            self.values[usize::from(register)] = value;
            written |= 1 << (register % REGISTERS as u8);
        }
        early.clear();
        written
    }

    /// The registers in which loads landed in the cycle before. Loads are recognised by their latency, which no other
    /// instruction has.
    pub fn loaded_before(&self, cycle: u64) -> u64 {
        let sent = cycle.wrapping_sub(LONGEST_DELAY as u64 + 1);
        self.sent[slot(sent)][LONGEST_DELAY - 1]
    }

    /// The set of registers with a result in flight.
    pub fn in_flight(&self) -> u64 {
        self.landing.iter().fold(0, |all, set| all | set)
    }

    /// Whether results in flight land in these registers. Index n of `registers` is the cycle `cycle + n`.
    #[inline]
    pub fn meet(&self, cycle: u64, registers: &Ahead) -> bool {
        let ahead = (cycle..).zip(registers);
        ahead.fold(0, |all, (lands, set)| all | set & self.landing[slot(lands)]) != 0
    }

    /// The age in cycles of the oldest result that a packet overtakes. 0 if this age is not above `least`.
    #[inline]
    pub fn oldest_overtaken(&self, cycle: u64, overtakes: &Ahead, least: u64) -> u64 {
        if least < 4 && self.is_overtaken(cycle, overtakes, 4) {
            4
        } else if least < 3 && self.is_overtaken(cycle, overtakes, 3) {
            3
        } else if least < 2 && self.is_overtaken(cycle, overtakes, 2) {
            2
        } else {
            u64::from(least < 1 && self.is_overtaken(cycle, overtakes, 1))
        }
    }

    /// Whether a packet overtakes a result that began `age` cycles ago.
    #[inline(always)]
    fn is_overtaken(&self, cycle: u64, overtakes: &Ahead, age: usize) -> bool {
        let sent = &self.sent[slot(cycle.wrapping_sub(age as u64))];
        let mut hit = 0;
        for ahead in 0..=LONGEST_DELAY - age {
            hit |= sent[ahead + age - 1] & overtakes[ahead];
        }
        hit != 0
    }

    /// The age in cycles of the oldest result for these registers that lands in `cycle + ahead`.
    #[inline]
    fn age(&self, cycle: u64, ahead: u64, registers: u64) -> u64 {
        let ages = 1..=LONGEST_DELAY as u64 - ahead;
        let began = |age: &u64| {
            let sent = self.sent[slot(cycle.wrapping_sub(*age))];
            sent[(ahead + age - 1) as usize % LONGEST_DELAY] & registers != 0
        };
        ages.rev().find(began).unwrap_or(0)
    }

    /// The oldest result in flight to a register that lands at the end of cycle `cycle + from` or later, with its age
    /// in cycles.
    pub fn oldest_pending(
        &self,
        cycle: u64,
        register: u8,
        from: u64,
    ) -> Option<(DeferredWrite, u64)> {
        let index = usize::from(register) % REGISTERS;
        let landing = (from..LONGEST_DELAY as u64)
            .filter(|ahead| self.landing[slot(cycle + ahead)] >> index & 1 != 0);
        let pending = landing.map(|ahead| {
            let result = self.results[slot(cycle + ahead) * REGISTERS + index];
            (result, self.age(cycle, ahead, 1 << index))
        });
        pending.max_by_key(|(_, age)| *age)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(value: u32) -> DeferredWrite {
        DeferredWrite {
            value,
            writer: 0x40,
        }
    }

    #[test]
    fn a_result_is_visible_after_its_delay_slots() {
        let mut registers = Registers::new();
        registers.send(7, 3, 1, result(5));
        registers.land(7, &mut ImmediateWrites::new());
        assert_eq!(registers.get(3), 0);
        assert_eq!(registers.in_flight(), 1 << 3);
        assert_eq!(registers.land(8, &mut ImmediateWrites::new()), 1 << 3);
        assert_eq!((registers.get(3), registers.in_flight()), (5, 0));
    }

    #[test]
    fn a_result_on_its_way_is_found_with_its_age() {
        let mut registers = Registers::new();
        registers.send(0, 3, 4, result(1));
        for cycle in 0..3 {
            registers.land(cycle, &mut ImmediateWrites::new());
        }
        assert_eq!(
            registers.landing(3, 3, 1).map(|first| first.writer),
            Some(0x40)
        );
        assert!(registers.landing(3, 3, 0).is_none());
        let reads = [1 << 3; LONGEST_DELAY];
        assert_eq!(registers.oldest_overtaken(3, &reads, 0), 3);
        assert_eq!(registers.oldest_overtaken(3, &reads, 3), 0);
        assert_eq!(registers.oldest_overtaken(3, &[1 << 3, 0, 0, 0], 0), 0);
        assert!(registers.oldest_pending(3, 3, 2).is_none());
    }

    /// One load began three cycles ago and another one cycle ago. An interrupt two cycles ago makes the first one land
    /// too early.
    #[test]
    fn the_oldest_of_two_results_counts() {
        let mut registers = Registers::new();
        registers.send(0, 3, 4, result(1));
        for cycle in 0..2 {
            registers.land(cycle, &mut ImmediateWrites::new());
        }
        registers.send(2, 3, 4, result(2));
        registers.land(2, &mut ImmediateWrites::new());
        let (oldest, age) = registers.oldest_pending(3, 3, 0).unwrap();
        assert_eq!((oldest.value, age), (1, 3));
        assert_eq!(
            registers.oldest_overtaken(3, &[1 << 3; LONGEST_DELAY], 0),
            3
        );
    }

    #[test]
    fn early_results_land_with_the_others() {
        let mut registers = Registers::new();
        registers.send(0, 3, 0, result(1));
        let mut early = ImmediateWrites::new();
        early.send(4, 2);
        assert_eq!(registers.land(0, &mut early), 0b11 << 3);
        assert_eq!((registers.get(3), registers.get(4)), (1, 2));
    }
}
