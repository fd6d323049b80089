//! The cost of the places of operations and values: dependences, units and paths, registers.

use super::index::NONE;
use super::index::READS_PER_REGISTER;
use super::{Arc, State, BOTH};

const NO_FORM: f64 = 2.0;

impl State<'_> {
    /// The form that follows from the operation's variant and its operands' sides. NONE if there is none.
    pub(super) fn form(&self, operation: usize) -> usize {
        let variant = &self.variants[operation][self.chosen[operation]];
        let writes = &self.body.operations[operation].writes;
        let agrees =
            |(k, value): (usize, usize)| u32::from(self.sides[value]) == variant.writes >> k & 1;
        if !writes.iter().map(|w| w.value).enumerate().all(agrees) {
            return NONE;
        }
        let reads = &self.body.operations[operation].reads;
        let places =
            reads
                .iter()
                .enumerate()
                .fold(0, |places, (k, &value)| match self.sides[value] {
                    BOTH => places | usize::from(variant.side) << k,
                    side => places | usize::from(side) << k,
                });
        variant.forms[places]
    }

    pub(super) fn active(&self, edge: usize) -> bool {
        let edge = &self.body.dependences[edge];
        edge.crossing.is_none() || {
            let form = self.forms[edge.target];
            form != NONE && self.body.operations[edge.target].forms[form].crossing == edge.crossing
        }
    }

    pub(super) fn edge_cost(&self, index: usize) -> f64 {
        let edge = &self.body.dependences[index];
        let gap = self.cycles[edge.target] + edge.distance * self.annealing.interval
            - self.cycles[edge.source];
        if gap >= edge.latency || !self.active(index) {
            return 0.0;
        }
        f64::from(edge.latency - gap)
    }

    pub(super) fn pair_cost(&self, pair: usize) -> f64 {
        let pair = &self.body.apart[pair];
        let second = self.slot(self.cycles[pair.second] + pair.shift);
        if self.slot(self.cycles[pair.first]) == second {
            pair.weight
        } else {
            0.0
        }
    }

    /// Adds (`by` 1) or removes (`by` -1) the resources and reads of an operation. Returns the change of cost.
    pub(super) fn count_operation(&mut self, operation: usize, by: i16) -> f64 {
        let slot = self.slot(self.cycles[operation]);
        let described = &self.body.operations[operation];
        let mut cost = 0;
        for &value in &described.reads {
            if let Some(row) = self.links[value].wide {
                cost += step(&mut self.reads[row][slot], by, READS_PER_REGISTER);
            }
        }
        let (mut bits, missing) = match self.forms[operation] {
            NONE => (
                self.variants[operation][self.chosen[operation]].unit,
                NO_FORM,
            ),
            form => (described.forms[form].resources(), 0.0),
        };
        while bits != 0 {
            let resource = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            cost += step(&mut self.used[slot][resource], by, 1);
            let held = &mut self.held[slot][resource];
            *held = if by > 0 {
                *held + operation
            } else {
                *held - operation
            };
        }
        f64::from(cost) + missing
    }

    pub(super) fn arc(&self, value: usize) -> Arc {
        if self.body.values[value].held {
            return (0, self.annealing.interval);
        }
        let links = &self.links[value];
        let (mut first, mut last) = (i32::MAX, i32::MIN);
        for &(operation, delay) in &links.writers {
            let landing = self.cycles[operation] + delay;
            first = first.min(landing);
            last = last.max(landing + 1);
        }
        for &(operation, distance) in &links.readers {
            last = last.max(self.cycles[operation] + distance * self.annealing.interval);
        }
        (first, last)
    }

    /// Adds or removes the registers of a value. Returns the change of cost.
    pub(super) fn count_live(&mut self, arc: Arc, side: u8, value: usize, by: i16) -> f64 {
        if !self.body.values[value].counted {
            return 0.0;
        }
        let mut cost = 0;
        for file in 0..2u8 {
            if side != file && side != BOTH {
                continue;
            }
            let registers = self.body.registers[usize::from(file)];
            let room = [registers.any as i16, registers.predicates as i16];
            let mut slot = self.slot(arc.0);
            for _ in arc.0..arc.1 {
                let live = &mut self.live[slot][usize::from(file)];
                for class in 0..=usize::from(self.body.values[value].tested) {
                    cost += step(&mut live[class], by, room[class]);
                }
                slot += 1;
                if slot == self.live.len() {
                    slot = 0;
                }
            }
        }
        f64::from(cost) * self.weight_live
    }
}

/// Changes a counter by `by` (1 or -1) and returns the change of cost. Each step above `capacity` costs one more than
/// the step before.
fn step(counter: &mut i16, by: i16, capacity: i16) -> i16 {
    let below = if by > 0 { *counter } else { *counter - 1 };
    *counter += by;
    (below - capacity + 1).max(0)
}
