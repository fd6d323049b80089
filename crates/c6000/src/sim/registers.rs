//! The general registers and the results on their way to them.

use crate::isa::Side;
use std::ptr::addr_of_mut;

/// Registers of both sides: A0 to A31 are 0 to 31, B0 to B31 are 32 to 63.
pub(crate) const REGISTERS: usize = 64;

/// Index that no register has and that always reads as 1: the predicate of an unconditional instruction.
pub(crate) const ALWAYS: u8 = 64;

/// Index of the first register of side B.
pub(crate) const SIDE_B: u8 = 32;

/// Name of a register by its index.
pub(crate) fn register_name(register: u8) -> String {
    let side = if register < SIDE_B { 'A' } else { 'B' };
    format!("{side}{}", register % SIDE_B)
}

/// The set of registers `first..first + count`.
pub(crate) fn register_set(first: u8, count: u8) -> u64 {
    ((1 << count) - 1) << first
}

/// The registers of a side.
pub(crate) fn registers_of(side: Side) -> u64 {
    register_set(side.bit() as u8 * SIDE_B, SIDE_B)
}

/// The registers of a set.
pub(crate) fn members(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let register = (set != 0).then_some(set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        register
    })
}

/// Cycles into the future and the past that results on their way can reach: a power of two above the longest
/// latency.
pub(crate) const HORIZON: usize = 8;

/// Longest delay of a result, in cycles after E1.
pub(crate) const LONGEST_DELAY: usize = 4;

/// The registers as E1 of the current cycle reads them, and per cycle the results that land at its end.
#[derive(Debug, Clone)]
pub(crate) struct Registers {
    /// By any 8-bit index, so that none needs a check.
    values: [u32; 256],
    /// Per cycle the registers that results land in.
    landing: [u64; HORIZON],
    /// Per cycle and delay (from 1) the registers to which results were sent.
    sent: [[u64; LONGEST_DELAY]; HORIZON],
    /// Per cycle and register the result that lands.
    results: [Pending; HORIZON * REGISTERS],
}

/// A result on its way, and the instruction that sent it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Pending {
    pub value: u32,
    /// Address of the instruction.
    pub writer: u32,
}

/// Results of one cycle that land at its end and are known to meet no other; [`Registers::landing`] does not know
/// of them.
#[derive(Debug, Clone)]
pub(crate) struct Early {
    results: [(u8, u32); REGISTERS],
    count: usize,
}

impl Early {
    pub fn new() -> Early {
        Early {
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

/// Sets of registers by the number of cycles from now to which they matter; what is sent from now on can land
/// later than what was sent before.
pub(crate) type Ahead = [u64; LONGEST_DELAY];

#[inline]
fn slot(cycle: u64) -> usize {
    cycle as usize % HORIZON
}

/// Registers in which results land at the end of the next cycle and of those after it, by what each of the cycles
/// before sent, the oldest first.
#[inline]
fn landing_after(sent: &[Ahead]) -> Ahead {
    let mut landing = Ahead::default();
    for (age, sent) in (1..=LONGEST_DELAY).zip(sent.iter().rev()) {
        for (ahead, set) in sent[age - 1..].iter().enumerate() {
            landing[ahead] |= set;
        }
    }
    landing
}

impl Registers {
    pub fn new() -> Registers {
        let mut values = [0; 256];
        values[usize::from(ALWAYS)] = 1;
        Registers {
            values,
            landing: [0; HORIZON],
            sent: [[0; LONGEST_DELAY]; HORIZON],
            results: [Pending::default(); HORIZON * REGISTERS],
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

    /// A register in the low and its odd neighbour in the high half.
    #[inline]
    pub fn pair(&self, register: u8) -> u64 {
        let index = usize::from(register) & (REGISTERS - 1);
        u64::from(self.values[index]) | u64::from(self.values[index + 1]) << 32
    }

    /// The result that lands in a register at the end of cycle `cycle + delay`.
    #[inline]
    pub fn landing(&self, cycle: u64, register: u8, delay: u8) -> Option<Pending> {
        let index = usize::from(register) % REGISTERS;
        let lands = slot(cycle + u64::from(delay));
        (self.landing[lands] >> index & 1 != 0).then(|| self.results[lands * REGISTERS + index])
    }

    /// Sends a result that lands at the end of cycle `cycle + delay`, where no other may land.
    #[inline]
    pub fn send(&mut self, cycle: u64, register: u8, delay: u8, result: Pending) {
        let index = usize::from(register) % REGISTERS;
        let lands = slot(cycle + u64::from(delay));
        self.results[lands * REGISTERS + index] = result;
        self.landing[lands] |= 1 << index;
        if delay > 0 {
            self.sent[slot(cycle)][(usize::from(delay) - 1) % LONGEST_DELAY] |= 1 << index;
        }
    }

    /// Leaves a result for the end of cycle `cycle + delay`; it lands if [`Registers::land_sent`] is told of it.
    #[inline(always)]
    pub fn put(&mut self, cycle: u64, register: u8, delay: u8, result: Pending) {
        let index = usize::from(register) % REGISTERS;
        self.results[slot(cycle + u64::from(delay)) * REGISTERS + index] = result;
    }

    /// Notes the results that a cycle sent, by delay from 1.
    #[inline(always)]
    pub fn sent_by(&mut self, cycle: u64, sent: &Ahead) {
        self.sent[slot(cycle)] = *sent;
    }

    /// The results left for these registers will land: those that come soonest and latest, and if asked the others.
    #[inline(always)]
    pub fn send_all(&mut self, cycle: u64, sent: &Ahead, others: bool) {
        let [soonest, between @ .., latest] = sent;
        self.landing[slot(cycle + 1)] |= soonest;
        self.landing[slot(cycle + LONGEST_DELAY as u64)] |= latest;
        if others {
            for (delay, set) in (2..).zip(between) {
                self.landing[slot(cycle + delay)] |= set;
            }
        }
    }

    /// Further results of a cycle that will land.
    #[cold]
    pub fn send_more(&mut self, cycle: u64, sent: &Ahead) {
        self.send_all(cycle, sent, true);
        for (all, more) in self.sent[slot(cycle)].iter_mut().zip(sent) {
            *all |= more;
        }
    }

    /// Ends a cycle that sends nothing any more: what lands in it becomes visible. Returns the set of registers
    /// written.
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

    /// Whether the results on their way are those that the cycles before this one sent, the oldest first, all of which
    /// are given from the first that can matter.
    #[inline]
    pub fn is_on_its_way(&self, cycle: u64, sent: &[Ahead]) -> bool {
        let landing = landing_after(sent);
        (cycle..)
            .zip(landing)
            .all(|(lands, set)| self.landing[slot(lands)] == set)
    }

    /// What each of the cycles before this one sent, the oldest first.
    #[inline]
    pub fn sent_before<const CYCLES: usize>(&self, cycle: u64) -> [Ahead; CYCLES] {
        std::array::from_fn(|index| self.sent[slot(cycle.wrapping_sub((CYCLES - index) as u64))])
    }

    /// From now on the caller knows what lands, and when: [`Registers::land_one`] tells.
    #[inline]
    pub fn forget_landing(&mut self, cycle: u64) {
        for ahead in 0..LONGEST_DELAY as u64 {
            self.landing[slot(cycle + ahead)] = 0;
        }
    }

    /// A result lands at the end of a cycle.
    #[inline(always)]
    pub fn land_one(&mut self, cycle: u64, register: u8) {
        let index = usize::from(register) % REGISTERS;
        let result = self.results[slot(cycle) * REGISTERS + index];
        self.values[usize::from(register)] = result.value;
    }

    /// Notes what the cycles before this one sent, the oldest first, after [`Registers::forget_landing`].
    #[inline]
    pub fn send_again(&mut self, cycle: u64, sent: &[Ahead]) {
        for (age, sent) in (1..).zip(sent.iter().rev()) {
            self.sent[slot(cycle.wrapping_sub(age))] = *sent;
        }
        for (lands, set) in (cycle..).zip(landing_after(sent)) {
            self.landing[slot(lands)] = set;
        }
    }

    /// Begins a cycle: nothing has been sent in it.
    #[inline]
    pub fn begin(&mut self, cycle: u64) {
        self.sent[slot(cycle)] = [0; LONGEST_DELAY];
    }

    /// Where the values of the registers stand, by their index.
    ///
    /// # Safety
    /// The pointer leads to registers.
    #[allow(unsafe_code)]
    pub unsafe fn values_of(registers: *mut Registers) -> *mut u32 {
        addr_of_mut!((*registers).values).cast()
    }

    /// Where the results stand, by their register, that land at the end of this cycle and of each of those after it.
    ///
    /// # Safety
    /// The pointer leads to registers.
    #[allow(unsafe_code)]
    pub unsafe fn results_of(registers: *mut Registers, cycle: u64) -> [*mut Pending; HORIZON] {
        let first: *mut Pending = addr_of_mut!((*registers).results).cast();
        std::array::from_fn(|ahead| first.add(slot(cycle + ahead as u64) * REGISTERS))
    }

    /// Whether a result lands in these registers at the end of a cycle.
    #[inline(always)]
    pub fn lands_in(&self, cycle: u64, registers: u64) -> bool {
        self.landing[slot(cycle)] & registers != 0
    }

    /// As [`Registers::land_sent`], with the results that are known to meet no other.
    #[inline]
    pub fn land(&mut self, cycle: u64, early: &mut Early) -> u64 {
        let mut written = self.land_sent(cycle);
        for &(register, value) in early.results() {
            self.values[usize::from(register)] = value;
            written |= 1 << (register % REGISTERS as u8);
        }
        early.clear();
        written
    }

    /// The registers into which loads brought data in the cycle before: no other result takes so long.
    pub fn loaded_before(&self, cycle: u64) -> u64 {
        let sent = cycle.wrapping_sub(LONGEST_DELAY as u64 + 1);
        self.sent[slot(sent)][LONGEST_DELAY - 1]
    }

    /// The set of registers with a result on its way.
    pub fn in_flight(&self) -> u64 {
        self.landing.iter().fold(0, |all, set| all | set)
    }

    /// Whether results on their way land, so many cycles after `cycle`, in these registers.
    #[inline]
    pub fn meet(&self, cycle: u64, registers: &Ahead) -> bool {
        let ahead = (cycle..).zip(registers);
        ahead.fold(0, |all, (lands, set)| all | set & self.landing[slot(lands)]) != 0
    }

    /// How many cycles ago the oldest result began that a packet overtakes, of those that began more than `least`
    /// cycles ago; 0 where there is none.
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

    /// How many cycles ago the oldest of the results for these registers began that lands in `cycle + ahead`.
    #[inline]
    fn age(&self, cycle: u64, ahead: u64, registers: u64) -> u64 {
        let ages = 1..=LONGEST_DELAY as u64 - ahead;
        let began = |age: &u64| {
            let sent = self.sent[slot(cycle.wrapping_sub(*age))];
            sent[(ahead + age - 1) as usize % LONGEST_DELAY] & registers != 0
        };
        ages.rev().find(began).unwrap_or(0)
    }

    /// The oldest result on its way to a register of those that land at the end of the cycle `cycle + from` or
    /// later, with the cycles since it began.
    pub fn oldest_pending(&self, cycle: u64, register: u8, from: u64) -> Option<(Pending, u64)> {
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

    fn result(value: u32) -> Pending {
        Pending {
            value,
            writer: 0x40,
        }
    }

    #[test]
    fn a_result_is_visible_after_its_delay_slots() {
        let mut registers = Registers::new();
        registers.send(7, 3, 1, result(5));
        registers.land(7, &mut Early::new());
        assert_eq!(registers.get(3), 0);
        assert_eq!(registers.in_flight(), 1 << 3);
        assert_eq!(registers.land(8, &mut Early::new()), 1 << 3);
        assert_eq!((registers.get(3), registers.in_flight()), (5, 0));
    }

    #[test]
    fn a_result_on_its_way_is_found_with_its_age() {
        let mut registers = Registers::new();
        registers.send(0, 3, 4, result(1));
        for cycle in 0..3 {
            registers.land(cycle, &mut Early::new());
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

    /// A load three cycles ago and another one cycle ago: an interrupt two cycles ago lands the first.
    #[test]
    fn the_oldest_of_two_results_counts() {
        let mut registers = Registers::new();
        registers.send(0, 3, 4, result(1));
        for cycle in 0..2 {
            registers.land(cycle, &mut Early::new());
        }
        registers.send(2, 3, 4, result(2));
        registers.land(2, &mut Early::new());
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
        let mut early = Early::new();
        early.send(4, 2);
        assert_eq!(registers.land(0, &mut early), 0b11 << 3);
        assert_eq!((registers.get(3), registers.get(4)), (1, 2));
    }
}
