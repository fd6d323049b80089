//! A list schedule under construction: the operations placed so far, and the free units and paths of each cycle.

use super::index::{Index, Way};
use super::units::{Taken, NONE_TAKEN};
use super::Listed;
use crate::body::{MOST_OPERANDS, SIDES};

pub struct Table<'a> {
    index: &'a Index<'a>,
    pub sides: Vec<Option<u8>>,
    cycles: Vec<Option<i32>>,
    forms: Vec<usize>,
    /// For each cycle and side, the sets of units that may be taken.
    taken: Vec<[Taken; SIDES]>,
    /// For each cycle, the paths taken.
    paths: Vec<u32>,
}

impl<'a> Table<'a> {
    pub fn new(index: &'a Index<'a>) -> Self {
        let count = index.body.operations.len();
        let cycles = 2 * index.limit as usize + 2;
        Self {
            index,
            sides: index.sides.clone(),
            cycles: vec![None; count],
            forms: vec![0; count],
            taken: vec![[NONE_TAKEN; SIDES]; cycles],
            paths: vec![0; cycles],
        }
    }

    /// Issues the operation in a cycle if a form fits. Returns whether it did.
    ///
    /// If a form on the side `side` fits the sides of the values, only forms on this side are tried.
    pub fn put(&mut self, op: usize, cycle: i32, side: Option<u8>) -> bool {
        let index = self.index;
        let ways = &index.ways[op];
        if !self.is_open(op, cycle) {
            return false;
        }
        let mut is_wanted = false;
        for (number, way) in ways.iter().enumerate() {
            if side == Some(way.side) && self.fits(op, way) {
                if self.free(op, way, cycle) {
                    self.take(op, number, cycle);
                    return true;
                }
                is_wanted = true;
            }
        }
        let others = if is_wanted { &[] } else { &ways[..] };
        let free = others
            .iter()
            .position(|way| self.free(op, way, cycle) && self.fits(op, way));
        if let Some(number) = free {
            self.take(op, number, cycle);
        }
        free.is_some()
    }

    /// Whether the operation's inputs have entered the code, and the cycle has no operation to be kept apart.
    fn is_open(&self, op: usize, cycle: i32) -> bool {
        let body = self.index.body;
        let mut needs = body.operations[op].needs.iter();
        let mut apart = self.index.apart[op].iter();
        (cycle as usize) < self.taken.len()
            && needs.all(|need| body.values[need.value].ready.unwrap_or(0) <= cycle)
            && apart.all(|&other| self.cycles[other] != Some(cycle))
    }

    /// Whether the form agrees with the sides of its values, and leaves a form to every other operation that uses them.
    fn fits(&mut self, op: usize, way: &Way) -> bool {
        if !self.agrees(way) {
            return false;
        }
        let mut new = [0; MOST_OPERANDS];
        let mut count = 0;
        for &(value, side) in &way.operands {
            if self.sides[value].is_none() {
                self.sides[value] = Some(side);
                new[count] = value;
                count += 1;
            }
        }
        let index = self.index;
        let fits = new[..count]
            .iter()
            .flat_map(|&value| &index.users[value])
            .all(|&user| {
                let mut ways = index.ways[user].iter();
                user == op || self.cycles[user].is_some() || ways.any(|way| self.agrees(way))
            });
        for &value in &new[..count] {
            self.sides[value] = None;
        }
        fits
    }

    fn agrees(&self, way: &Way) -> bool {
        way.operands
            .iter()
            .all(|&(value, side)| self.sides[value].is_none_or(|there| there == side))
    }

    fn free(&self, op: usize, way: &Way, cycle: i32) -> bool {
        let (index, at) = (self.index, cycle as usize);
        let waits = index.waits[op].iter();
        let mut crossing = waits.filter(|wait| Some(wait.value) == way.crossing);
        way.paths & self.paths[at] == 0
            && crossing.all(|wait| {
                self.cycles[wait.source].is_none_or(|source| source + wait.latency <= cycle)
            })
            && index
                .units
                .with(way.units, self.taken[at][usize::from(way.side)])
                != 0
    }

    fn take(&mut self, op: usize, number: usize, cycle: i32) {
        let index = self.index;
        let (way, at) = (&index.ways[op][number], cycle as usize);
        self.cycles[op] = Some(cycle);
        self.forms[op] = number;
        let taken = &mut self.taken[at][usize::from(way.side)];
        *taken = index.units.with(way.units, *taken);
        self.paths[at] |= way.paths;
        for &(value, side) in &way.operands {
            self.sides[value] = Some(side);
        }
    }

    /// Completes the schedule. All operations are placed, except those whose cycle is counted from the end.
    ///
    /// The length is the smallest at which these operations find free units.
    pub fn ended(mut self) -> Option<Listed> {
        let first = self.least_length();
        let length = (first..=2 * self.index.limit).find(|&length| self.closed(length))?;
        let cycles = self.cycles.iter().map(|cycle| cycle.unwrap_or(0));
        Some(Listed {
            length,
            overflow: self.overflow(length),
            cycles: cycles.collect(),
            forms: self.forms,
            sides: self.sides,
        })
    }

    fn least_length(&self) -> i32 {
        let body = self.index.body;
        let mut length = 1;
        for (op, operation) in body.operations.iter().enumerate() {
            if let Some(offset) = operation.from_end {
                length = length.max(-offset);
                continue;
            }
            let cycle = self.cycles[op].unwrap_or(0);
            length = length.max(cycle + 1);
            for write in &operation.writes {
                if let Some(due) = body.values[write.value].due {
                    length = length.max(cycle + write.delay + 1 - due);
                }
            }
            for &(target, latency) in &self.index.successors[op] {
                if let Some(offset) = body.operations[target].from_end {
                    length = length.max(cycle + latency - offset);
                }
            }
        }
        length
    }

    /// Places the operations whose cycle is counted from the end, if their units are free there.
    fn closed(&mut self, length: i32) -> bool {
        let index = self.index;
        let before = (self.taken.clone(), self.paths.clone());
        for &op in &index.last {
            let offset = index.body.operations[op].from_end.unwrap_or(0);
            if !self.put(op, length + offset, None) {
                (self.taken, self.paths) = before;
                index.last.iter().for_each(|&op| self.cycles[op] = None);
                return false;
            }
        }
        true
    }

    /// The number of missing registers, summed over all cycles and both sides.
    fn overflow(&self, length: i32) -> i32 {
        let index = self.index;
        let mut change = vec![[0; SIDES]; length as usize + 2];
        for (value, facts) in index.body.values.iter().enumerate() {
            let (Some(side), true) = (self.sides[value], facts.counted) else {
                continue;
            };
            let at = |op: usize| self.cycles[op].unwrap_or(0);
            let writers = index.writers[value].iter();
            let written = writers.map(|&(op, delay)| at(op) + delay + 1);
            let first = written.clone().chain(facts.ready).min();
            let read = index.readers[value].iter().map(|&op| at(op));
            let last = read.chain(written).chain(facts.due.map(|_| length)).max();
            if let (Some(first), Some(last)) = (first, last) {
                change[first.clamp(0, length) as usize][usize::from(side)] += 1;
                change[last.clamp(0, length) as usize + 1][usize::from(side)] -= 1;
            }
        }
        let mut total = 0;
        for (side, room) in index.body.registers.iter().enumerate() {
            let mut live = 0;
            for step in &change[..=length as usize] {
                live += step[side];
                total += (live - room.any).max(0);
            }
        }
        total
    }
}
