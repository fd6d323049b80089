//! Measures the longest time in which the CPU could take no interrupt without harm.
//!
//! Three things block interrupts:
//!
//! - A branch. The CPU does not annul the five cycles after it, even if it is not taken (SPRU189F 8.5.2, B). An
//!   interrupt that comes together with the branch waits six cycles.
//! - A cleared GIE.
//! - A multiple assignment: code reads or overwrites a register while an older result is in flight to it. If an
//!   interrupt comes in between, every started instruction finishes first (8.6.1), and the code computes something
//!   else.

/// The number of past cycles that a multiple assignment can still block: the most delay slots.
const REACH: u32 = 8;

/// Cycles for which an interrupt waits because of a branch: its own and five delay slots.
const BRANCH_SHADOW: u64 = 6;

/// The number of cycles whose bits are collected before they are counted.
const BATCH: u32 = 32;

/// The most cycles of one call of [`InterruptWindows::advance`]. The bits of these cycles, of the cycles not counted
/// yet, and of [`REACH`] cycles fit into 64 bits.
#[cfg(feature = "fast")]
pub(crate) const ADVANCE: usize = (u64::BITS - REACH - BATCH + 1) as usize;

/// Follows a run cycle by cycle. Memory stalls do not count, because they only lengthen cycles.
#[derive(Debug, Clone, Default)]
pub(crate) struct InterruptWindows {
    /// The first cycle in which no branch blocks interrupts.
    branches_until: u64,
    /// Whether the packet in E1 has a branch and no other branch is in flight. Such a packet can still be annulled.
    before_branch: bool,
    /// Bit n says whether the CPU could not annul the cycle n cycles ago to take an interrupt.
    refused: u64,
    /// Bit n says whether an interrupt n cycles ago would have been refused, or would have done harm.
    blocked: u64,
    /// The number of uncounted cycles beyond [`REACH`].
    uncounted: u32,
    /// Length of the current stretch of blocked cycles, up to the last counted cycle; and of the longest stretch.
    stretch: u64,
    longest: u64,
    exposed: bool,
}

impl InterruptWindows {
    /// Records that an execute packet with a branch is in E1.
    #[inline]
    pub fn branch(&mut self, cycle: u64) {
        self.before_branch = cycle >= self.branches_until;
        self.branches_until = cycle + BRANCH_SHADOW;
    }

    /// Whether a cycle is one of the five cycles after a branch.
    pub fn behind_branch(&self, cycle: u64) -> bool {
        cycle < self.branches_until
    }

    /// Begins a cycle.
    #[inline]
    pub fn cycle(&mut self, cycle: u64, enabled: bool) {
        let blocked = cycle < self.branches_until || !enabled;
        let refused = blocked && !(std::mem::take(&mut self.before_branch) && enabled);
        self.refused = self.refused << 1 | u64::from(refused);
        self.blocked = self.blocked << 1 | u64::from(blocked);
        self.uncounted += 1;
        if self.uncounted == BATCH {
            self.count();
        }
    }

    /// Counts the cycles that are too old for a multiple assignment to block them.
    #[inline(never)]
    fn count(&mut self) {
        let mut rest = std::mem::take(&mut self.uncounted);
        let mut bits = self.blocked << (u64::BITS - REACH - rest);
        while rest > 0 {
            let ones = bits.leading_ones().min(rest);
            self.stretch += u64::from(ones);
            self.longest = self.longest.max(self.stretch);
            rest -= ones;
            bits <<= ones;
            if rest > 0 {
                let zeros = bits.leading_zeros().min(rest);
                self.stretch = 0;
                rest -= zeros;
                bits <<= zeros;
            }
        }
    }

    /// Records that the packet in E1 overtakes a result that began `age` cycles ago. Returns whether the CPU could have
    /// taken an interrupt in between.
    #[inline]
    pub fn multiple_assignment(&mut self, age: u64) -> bool {
        let exposed = self.exposes(age);
        self.blocked |= between(age);
        self.exposed |= exposed;
        exposed
    }

    /// The number of cycles since the CPU could last take an interrupt. Results that began later cannot be disturbed by
    /// one.
    #[inline]
    pub fn closed_for(&self) -> u64 {
        u64::from(self.refused.trailing_ones())
    }

    /// Whether the CPU could have taken an interrupt within the last `age` cycles.
    #[inline]
    pub fn exposes(&self, age: u64) -> bool {
        between(age) & !self.refused != 0
    }

    /// Ends the run. Returns the length of the longest stretch of blocked cycles, and whether an interrupt could have
    /// come into a multiple assignment.
    pub fn finish(mut self) -> (u64, bool) {
        for _ in 0..REACH {
            self.cycle(u64::MAX, true);
        }
        self.count();
        (self.longest, self.exposed)
    }
}

/// Faster methods: for several cycles at once, and for cycles of packets without branches.
#[cfg(feature = "fast")]
impl InterruptWindows {
    /// Begins a cycle whose packet has no branch.
    #[inline]
    pub fn cycle_without_branch(&mut self, cycle: u64, enabled: bool) {
        let blocked = u64::from(cycle < self.branches_until || !enabled);
        self.refused = self.refused << 1 | blocked;
        self.blocked = self.blocked << 1 | blocked;
        self.uncounted += 1;
        if self.uncounted == BATCH {
            self.count();
        }
    }

    /// Begins `number` cycles one after another (at most [`ADVANCE`]). Their packets have no branches. `overtaken` has
    /// the cycles between each overtaken result and the packet that overtakes it. Bit 0 is the last cycle.
    #[inline]
    pub fn advance(&mut self, cycle: u64, number: u32, overtaken: u64, enabled: bool) {
        let all = (1 << number) - 1;
        let refused = match enabled {
            true => all & !(all >> self.branches_until.saturating_sub(cycle).min(63)),
            false => all,
        };
        self.refused = self.refused << number | refused;
        self.blocked = self.blocked << number | refused;
        self.overtaken(overtaken);
        self.uncounted += number;
        if self.uncounted >= BATCH {
            self.count();
        }
    }

    /// Records that a packet overtakes results that began at the end of these cycles. Bit n is the cycle n cycles ago.
    #[inline]
    pub fn overtaken(&mut self, cycles: u64) {
        self.blocked |= cycles;
        self.exposed |= cycles & !self.refused != 0;
    }
}

/// The cycles from the one `age` cycles ago to this one, as bits.
#[inline]
fn between(age: u64) -> u64 {
    (1 << age.min(u64::from(REACH))) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_branch_blocks_its_own_cycle_and_five_delay_slots() {
        let mut windows = InterruptWindows::default();
        for cycle in 0..20 {
            if cycle == 4 {
                windows.branch(cycle);
            }
            windows.cycle(cycle, true);
        }
        assert_eq!(windows.finish(), (6, false));
    }

    #[test]
    fn a_multiple_assignment_blocks_the_cycles_since_it_began() {
        let mut windows = InterruptWindows::default();
        for cycle in 0..20 {
            windows.cycle(cycle, true);
            if cycle == 10 {
                assert!(windows.multiple_assignment(3));
            }
        }
        assert_eq!(windows.finish(), (3, true));
    }

    #[test]
    fn a_multiple_assignment_in_delay_slots_is_safe() {
        let mut windows = InterruptWindows::default();
        for cycle in 0..20 {
            if cycle == 5 {
                windows.branch(cycle);
            }
            windows.cycle(cycle, true);
            if cycle == 10 {
                assert!(!windows.multiple_assignment(4));
            }
        }
        assert_eq!(windows.finish(), (6, false));
    }

    #[test]
    fn a_branch_can_be_annulled_between_a_result_and_its_overtaking() {
        let mut windows = InterruptWindows::default();
        for cycle in 0..20 {
            if cycle == 5 {
                windows.branch(cycle);
            }
            windows.cycle(cycle, true);
            if cycle == 5 {
                assert!(windows.multiple_assignment(1));
            }
        }
        assert_eq!(windows.finish(), (6, true));
    }

    #[test]
    fn disabled_interrupts_count_as_blocked() {
        let mut windows = InterruptWindows::default();
        (0..30).for_each(|cycle| windows.cycle(cycle, !(3..14).contains(&cycle)));
        assert_eq!(windows.finish(), (11, false));
    }
}
