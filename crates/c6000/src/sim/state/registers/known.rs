//! Results whose landings the caller knows beforehand, so that they need no individual bookkeeping.

use super::{
    register_set, slot, Ahead, DeferredWrite, Registers, LONGEST_DELAY, REGISTERS, SIDE_B,
};
use crate::isa::Side;

/// The registers of a side.
pub(crate) fn registers_of(side: Side) -> u64 {
    register_set(side.bit() as u8 * SIDE_B, SIDE_B)
}

/// For each coming cycle, the registers in which results of earlier cycles land. `sent` has one entry for each earlier
/// cycle, the oldest first.
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
    /// Stores a result for the end of cycle `cycle + delay`. The result lands only if `send_all`, `send_more` or
    /// `land_one` announces it.
    #[inline(always)]
    pub fn put(&mut self, cycle: u64, register: u8, delay: u8, result: DeferredWrite) {
        let index = usize::from(register) % REGISTERS;
        self.results[slot(cycle + u64::from(delay)) * REGISTERS + index] = result;
    }

    /// Records the results that a cycle sent. Index n has delay n + 1.
    #[inline(always)]
    pub fn sent_by(&mut self, cycle: u64, sent: &Ahead) {
        self.sent[slot(cycle)] = *sent;
    }

    /// Announces stored results of a cycle: those with the shortest and the longest delay and, if `others`, the rest.
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

    /// Announces further stored results of a cycle.
    #[cold]
    pub fn send_more(&mut self, cycle: u64, sent: &Ahead) {
        self.send_all(cycle, sent, true);
        for (all, more) in self.sent[slot(cycle)].iter_mut().zip(sent) {
            *all |= more;
        }
    }

    /// Whether the results in flight are exactly those in `sent`. It has one entry for each cycle before this one, the
    /// oldest first, as far back as results can be in flight.
    #[inline]
    pub fn is_on_its_way(&self, cycle: u64, sent: &[Ahead]) -> bool {
        let landing = landing_after(sent);
        (cycle..)
            .zip(landing)
            .all(|(lands, set)| self.landing[slot(lands)] == set)
    }

    /// The results that each cycle before this one sent, the oldest cycle first.
    #[inline]
    pub fn sent_before<const CYCLES: usize>(&self, cycle: u64) -> [Ahead; CYCLES] {
        std::array::from_fn(|index| self.sent[slot(cycle.wrapping_sub((CYCLES - index) as u64))])
    }

    /// Hands the landing of results over to the caller, who uses [`Registers::land_one`].
    #[inline]
    pub fn forget_landing(&mut self, cycle: u64) {
        for ahead in 0..LONGEST_DELAY as u64 {
            self.landing[slot(cycle + ahead)] = 0;
        }
    }

    /// Lands a result at the end of a cycle.
    #[inline(always)]
    pub fn land_one(&mut self, cycle: u64, register: u8) {
        let index = usize::from(register) % REGISTERS;
        let result = self.results[slot(cycle) * REGISTERS + index];
        self.values[usize::from(register)] = result.value;
    }

    /// Records the results that the cycles before this one sent, the oldest first. Undoes
    /// [`Registers::forget_landing`].
    #[inline]
    pub fn send_again(&mut self, cycle: u64, sent: &[Ahead]) {
        for (age, sent) in (1..).zip(sent.iter().rev()) {
            self.sent[slot(cycle.wrapping_sub(age))] = *sent;
        }
        for (lands, set) in (cycle..).zip(landing_after(sent)) {
            self.landing[slot(lands)] = set;
        }
    }

    /// Whether a result lands in these registers at the end of a cycle.
    #[inline(always)]
    pub fn lands_in(&self, cycle: u64, registers: u64) -> bool {
        self.landing[slot(cycle)] & registers != 0
    }
}
