//! Which sets of operations the units of one side can execute in one cycle.

use crate::body::UNITS_OF_A_SIDE;

/// The sets of units that the operations of one side and cycle may have taken. Each bit stands for one set.
pub type Taken = u16;

/// No operation yet: the empty set is the only possible one.
pub const NONE_TAKEN: Taken = 1;

const SUBSETS: usize = 1 << UNITS_OF_A_SIDE;

/// A table of how one more operation changes the possible sets.
///
/// If several units can execute an operation, all choices stay open: the sets say which assignments of operations to
/// units are still possible.
pub struct Units(Vec<Taken>);

impl Units {
    pub fn new() -> Self {
        let mut after = vec![0; SUBSETS << SUBSETS];
        for mask in 0..SUBSETS {
            for taken in 0..1usize << SUBSETS {
                after[mask << SUBSETS | taken] = match mask {
                    0 => taken as Taken,
                    _ => grown(mask, taken),
                };
            }
        }
        Self(after)
    }

    /// The possible sets after one more operation that takes one unit of `mask`. 0 if no unit of `mask` is free in any
    /// set.
    pub fn with(&self, mask: u8, taken: Taken) -> Taken {
        self.0[usize::from(mask) << SUBSETS | usize::from(taken)]
    }
}

fn grown(mask: usize, taken: usize) -> Taken {
    let mut grown = 0;
    for set in (0..SUBSETS).filter(|set| taken >> set & 1 == 1) {
        let free = mask & !set;
        for unit in (0..UNITS_OF_A_SIDE).filter(|unit| free >> unit & 1 == 1) {
            grown |= 1 << (set | 1 << unit);
        }
    }
    grown
}
