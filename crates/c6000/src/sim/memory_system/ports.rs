//! Whether two accesses of one execute packet meet in L1D.

use super::description::{PortRule, Ports};
use crate::sim::timing::Access;

impl Ports {
    /// Whether the second access waits for the first, where no cache miss decides.
    pub(crate) fn meet(self, first: Access, second: Access) -> bool {
        let loads = !first.write && !second.write;
        match self.rule {
            PortRule::Word => !loads && pairs(first, second).any(|(one, other)| one == other),
            PortRule::Bank => pairs(first, second).any(|(one, other)| {
                let one_bank = (one ^ other) & (self.banks - 1) == 0;
                one_bank && !go_together(first, second, one == other)
            }),
        }
    }
}

/// SPRU610 3.2.1: two loads of a word, and two stores to different bytes of one, do not conflict.
fn go_together(first: Access, second: Access, one_word: bool) -> bool {
    let kinds = match (first.write, second.write) {
        (false, false) => true,
        (true, true) => !overlap(first, second),
        _ => false,
    };
    one_word && kinds
}

fn overlap(first: Access, second: Access) -> bool {
    let end = |access: Access| u64::from(access.address) + u64::from(access.size);
    u64::from(first.address) < end(second) && u64::from(second.address) < end(first)
}

/// Every 32-bit word of one access with every word of the other.
fn pairs(first: Access, second: Access) -> impl Iterator<Item = (u32, u32)> {
    words(first).flat_map(move |one| words(second).map(move |other| (one, other)))
}

fn words(access: Access) -> std::ops::RangeInclusive<u32> {
    access.address / 4..=access.address.wrapping_add(access.size - 1) / 4
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(address: u32, size: u32) -> Access {
        Access {
            address,
            size,
            ..Access::default()
        }
    }

    fn store(address: u32, size: u32) -> Access {
        Access {
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
