//! The priorities of the lists that are tried, and how they change.

use super::index::Index;
use super::table::Table;
use super::{Listed, Listing};
use crate::body::Body;
use crate::random::Random;

/// The most operations whose priority or side changes from one list to the next.
const CHANGED: usize = 12;
/// The most cycles by which one change moves a priority.
const NOISE: f64 = 6.0;
/// An early operation is issued at most this many cycles before it must be.
const AHEAD: i32 = 4;
/// Every list whose number is divisible by this takes its order from the last schedule pushed to its end.
const PUSHED: u64 = 3;
/// The number of lists without a gain after which this order is changed at random too.
const TIRED: u64 = 50;
/// The number of random assignments of sides to try if the simple ones leave an operation without a form.
const DEALS: usize = 3000;

/// The input of a list schedule.
#[derive(Clone)]
pub struct Keys {
    /// For each operation, cycles added to its longest path to the end.
    noise: Vec<f64>,
    /// For each operation, the side that it should take.
    side: Vec<Option<u8>>,
}

pub struct Search<'a> {
    index: Index<'a>,
    pub random: Random,
    /// The first cycle in which each operation may be issued (see [`Search::hold`]).
    earliest: Vec<i32>,
}

impl<'a> Search<'a> {
    pub fn new(body: &'a Body, listing: Listing) -> Self {
        Self {
            index: Index::new(body, listing.limit),
            random: Random::new(listing.seed),
            earliest: vec![0; body.operations.len()],
        }
    }

    /// The best of three first lists: all operations on side A, all on side B, and each on any side. If none succeeds,
    /// the first random list that does. `None` if `is_over` says so before that.
    pub fn first(&mut self, is_over: &mut dyn FnMut() -> bool) -> Option<(Keys, Listed)> {
        let count = self.index.body.operations.len();
        let simple = [Some(0), Some(1), None].map(|side| Keys {
            noise: vec![0.0; count],
            side: vec![side; count],
        });
        let found = simple
            .into_iter()
            .filter_map(|keys| self.place(&keys).map(|placed| (keys, placed)));
        if let Some(best) = found.min_by_key(|(_, placed)| placed.cost()) {
            return Some(best);
        }
        (0..DEALS).take_while(|_| !is_over()).find_map(|_| {
            let keys = Keys {
                noise: (0..count).map(|_| self.noise()).collect(),
                side: (0..count)
                    .map(|_| [Some(0), Some(1), None][self.random.below(3)])
                    .collect(),
            };
            self.place(&keys).map(|placed| (keys, placed))
        })
    }

    fn noise(&mut self) -> f64 {
        (2.0 * self.random.unit() - 1.0) * NOISE
    }

    /// The keys of list number `number`. `tired` is the number of lists without a gain.
    pub fn next(&mut self, keys: &Keys, current: &Listed, number: u64, tired: u64) -> Keys {
        if number % PUSHED != 0 {
            return self.changed(keys.clone());
        }
        let pushed = self.pushed(current);
        if tired > TIRED {
            self.changed(pushed)
        } else {
            pushed
        }
    }

    fn changed(&mut self, mut keys: Keys) -> Keys {
        for _ in 0..=self.random.below(CHANGED) {
            let op = self.random.below(keys.noise.len());
            if self.random.below(2) == 0 {
                keys.noise[op] += self.noise();
            } else {
                keys.side[op] = [Some(0), Some(1), None, None][self.random.below(4)];
            }
        }
        keys
    }

    /// Keys from a schedule pushed to its end: each operation moves to the last cycle in which a unit is free and its
    /// results are in time.
    fn pushed(&self, listed: &Listed) -> Keys {
        let index = &self.index;
        let mut table = Table::new(index);
        for (side, &there) in table.sides.iter_mut().zip(&listed.sides) {
            *side = there.or(*side);
        }
        let count = listed.cycles.len();
        let mut late: Vec<Option<i32>> = vec![None; count];
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|&op| -listed.cycles[op]);
        let side = |op: usize| index.ways[op][listed.forms[op]].side;
        for op in order {
            let mut cycle = match index.body.operations[op].from_end {
                Some(offset) => listed.length + offset,
                None => self.latest(op, &late, listed.length).min(listed.length - 1),
            };
            while cycle > 0 && !table.put(op, cycle, Some(side(op))) {
                cycle -= 1;
            }
            late[op] = Some(cycle);
        }
        let due = |op: usize| f64::from(listed.length - late[op].unwrap_or(0).max(0));
        Keys {
            noise: (0..count).map(|op| due(op) - index.height[op]).collect(),
            side: (0..count).map(|op| Some(side(op))).collect(),
        }
    }

    /// Holds operations back until shortly before the first use of their results in this schedule.
    ///
    /// Two kinds of operations are held back: those that need nothing that the code computes, and those that would free
    /// no register by an early issue and can use many units.
    pub fn hold(&mut self, listed: &Listed) {
        let mut cycles: Vec<Option<i32>> = listed.cycles.iter().map(|&cycle| Some(cycle)).collect();
        self.earliest.fill(0);
        for &op in self.index.topological.iter().rev() {
            let operation = &self.index.body.operations[op];
            if operation.from_end.is_some() {
                continue;
            }
            let mut latest = self.latest(op, &cycles, listed.length);
            if !operation.early {
                latest = latest.min(self.kept(op, &cycles));
                if latest <= cycles[op].unwrap_or(0) || !operation.easy {
                    continue;
                }
            }
            cycles[op] = Some(latest.max(0));
            self.earliest[op] = (latest - if operation.early { AHEAD } else { 1 }).max(0);
        }
    }

    /// The last cycle in which the operation can be issued so that its results are in time.
    fn latest(&self, op: usize, cycles: &[Option<i32>], length: i32) -> i32 {
        let body = self.index.body;
        let due = body.operations[op].writes.iter().filter_map(|write| {
            let due = body.values[write.value].due;
            due.map(|due| length + due - write.delay - 1)
        });
        let uses = self.index.successors[op]
            .iter()
            .filter_map(|&(target, latency)| cycles[target].map(|cycle| cycle - latency));
        due.chain(uses).fold(length, i32::min)
    }

    /// The last cycle in which all operands of the operation are still read by other operations.
    fn kept(&self, op: usize, cycles: &[Option<i32>]) -> i32 {
        let last = |&value: &usize| {
            let others = self.index.readers[value].iter().filter(|&&user| user != op);
            others
                .map(|&user| cycles[user].unwrap_or(0))
                .max()
                .unwrap_or(-1)
        };
        let reads = self.index.body.operations[op].reads.iter();
        reads.map(last).min().unwrap_or(-1)
    }

    /// Makes one list schedule. `None` if it exceeds the limit, or if the sides of values leave an operation without a
    /// form.
    pub fn place(&self, keys: &Keys) -> Option<Listed> {
        let index = &self.index;
        let mut table = Table::new(index);
        let rank: Vec<f64> = index
            .height
            .iter()
            .zip(&keys.noise)
            .map(|(h, n)| h + n)
            .collect();
        let mut waiting = index.predecessors.clone();
        let mut earliest = self.earliest.clone();
        let mut coming: Vec<Vec<usize>> = vec![Vec::new(); index.limit as usize + 1];
        for op in (0..rank.len()).filter(|&op| waiting[op] == 0) {
            coming.get_mut(earliest[op] as usize)?.push(op);
        }
        let is_last = |op: usize| index.body.operations[op].from_end.is_some();
        let mut left = rank.len() - index.last.len();
        let mut pool: Vec<usize> = Vec::new();
        let mut still: Vec<usize> = Vec::new();
        let mut cycle = 0;
        while left > 0 {
            pool.append(coming.get_mut(cycle as usize)?);
            pool.sort_by(|&a, &b| rank[a].total_cmp(&rank[b]).then(a.cmp(&b)));
            while let Some(op) = pool.pop() {
                if is_last(op) {
                    continue;
                }
                if !table.put(op, cycle, keys.side[op]) {
                    still.push(op);
                    continue;
                }
                left -= 1;
                for &(target, latency) in &index.successors[op] {
                    earliest[target] = earliest[target].max(cycle + latency);
                    waiting[target] -= 1;
                    if waiting[target] == 0 {
                        match earliest[target] {
                            at if at <= cycle => pool.push(target),
                            at => coming.get_mut(at as usize)?.push(target),
                        }
                    }
                }
            }
            std::mem::swap(&mut pool, &mut still);
            cycle += 1;
        }
        table.ended()
    }
}
