//! When two accesses of one execute packet conflict in L1D.

use crate::sim::machine::caches::{PortRule, Ports};
use crate::sim::memory::access::DataAccess;

impl Ports {
    /// Whether the second access waits for the first. Misses are not considered here.
    #[inline]
    pub(crate) fn meet(self, first: DataAccess, second: DataAccess) -> bool {
        if self.rule == PortRule::Word && !first.write && !second.write {
            return false;
        }
        let words_meet = |one: u32, other: u32| match self.rule {
            PortRule::Word => one == other,
            PortRule::Bank => {
                let one_bank = (one ^ other) & (self.banks - 1) == 0;
                one_bank && !go_together(first, second, one == other)
            }
        };
        let (ones, others) = (words(first), words(second));
        if ones.start() == ones.end() && others.start() == others.end() {
            return words_meet(*ones.start(), *others.start());
        }
        ones.into_iter()
            .any(|one| others.clone().any(|other| words_meet(one, other)))
    }
}

/// Whether two accesses to one bank do not conflict: two loads of one word, or two stores to different bytes of one
/// word (SPRU610 3.2.1).
fn go_together(first: DataAccess, second: DataAccess, one_word: bool) -> bool {
    let kinds = match (first.write, second.write) {
        (false, false) => true,
        (true, true) => !overlap(first, second),
        _ => false,
    };
    one_word && kinds
}

fn overlap(first: DataAccess, second: DataAccess) -> bool {
    let end = |access: DataAccess| u64::from(access.address) + u64::from(access.size);
    u64::from(first.address) < end(second) && u64::from(second.address) < end(first)
}

/// The numbers of the 32-bit words that an access touches.
#[inline]
fn words(access: DataAccess) -> std::ops::RangeInclusive<u32> {
    access.address / 4..=access.address.wrapping_add(access.size - 1) / 4
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(address: u32, size: u32) -> DataAccess {
        DataAccess {
            address,
            size,
            ..DataAccess::default()
        }
    }

    fn store(address: u32, size: u32) -> DataAccess {
        DataAccess {
            write: true,
            ..load(address, size)
        }
    }

    fn ports(rule: PortRule) -> Ports {
        Ports {
            rule,
            stall: 1,
            banks: 8,
            only_hits: true,
        }
    }

    #[test]
    fn dual_ported_memory_serves_any_two_loads() {
        let word = ports(PortRule::Word);
        assert!(!word.meet(load(0x100, 4), load(0x100, 4)));
        assert!(word.meet(load(0x100, 1), store(0x102, 2)));
        assert!(word.meet(store(0x100, 1), store(0x101, 1)));
        assert!(!word.meet(load(0x100, 4), store(0x104, 4)));
        assert!(!word.meet(load(0x100, 4), store(0x120, 4)));
    }

    #[test]
    fn banks_repeat_every_32_bytes() {
        let bank = ports(PortRule::Bank);
        assert!(bank.meet(load(0x100, 4), load(0x120, 4)));
        assert!(!bank.meet(load(0x100, 4), load(0x124, 4)));
        assert!(bank.meet(load(0x104, 1), load(0x120, 8)));
        assert!(!bank.meet(load(0x100, 8), load(0x128, 8)));
    }

    #[test]
    fn accesses_of_one_word_may_share_its_bank() {
        let bank = ports(PortRule::Bank);
        assert!(!bank.meet(load(0x100, 4), load(0x102, 2)));
        assert!(!bank.meet(load(0x100, 8), load(0x104, 4)));
        assert!(!bank.meet(store(0x100, 2), store(0x102, 2)));
        assert!(bank.meet(store(0x100, 2), store(0x101, 1)));
        assert!(bank.meet(store(0x100, 1), load(0x102, 1)));
    }
}
