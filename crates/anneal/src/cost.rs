//! A placement and what it costs, kept up to date as operations move.

use crate::problem::{Problem, Use, CLASSES, SIDES};

const RESOURCES: usize = 32;
const NOT_ENCODABLE: f64 = 2.0;

/// Who writes and reads each value: (operation, delay) and (operation, distance).
struct Links {
    writers: Vec<(usize, i32)>,
    readers: Vec<(usize, i32)>,
    /// Operations whose variant depends on the value's side.
    followers: Vec<usize>,
}

pub struct State<'p> {
    pub problem: &'p Problem,
    pub cycles: Vec<i32>,
    pub variants: Vec<usize>,
    links: Vec<Links>,
    edges_of: Vec<Vec<usize>>,
    values_of: Vec<Vec<usize>>,
    used: Vec<[i16; RESOURCES]>,
    live: Vec<[[i16; CLASSES]; SIDES]>,
    /// Sum of the operations on each resource: the operation itself where there is one.
    holders: Vec<[usize; RESOURCES]>,
}

impl<'p> State<'p> {
    /// All operations at their given cycles; `variants` must put all writers of a value on one side.
    pub fn new(problem: &'p Problem, variants: Vec<usize>) -> Self {
        let count = problem.operations.len();
        let mut state = Self {
            problem,
            cycles: problem
                .operations
                .iter()
                .map(|operation| operation.cycle)
                .collect(),
            variants,
            links: links(problem),
            edges_of: vec![Vec::new(); count],
            values_of: (0..count).map(|index| values_of(problem, index)).collect(),
            used: vec![[0; RESOURCES]; problem.length as usize],
            holders: vec![[0; RESOURCES]; problem.length as usize],
            live: vec![[[0; CLASSES]; SIDES]; problem.length as usize],
        };
        for (index, edge) in problem.edges.iter().enumerate() {
            state.edges_of[edge.source].push(index);
            if edge.source != edge.target {
                state.edges_of[edge.target].push(index);
            }
        }
        state
    }

    /// Counts everything in; returns the cost.
    pub fn fill(&mut self) -> f64 {
        self.used.iter_mut().for_each(|row| *row = [0; RESOURCES]);
        self.holders
            .iter_mut()
            .for_each(|row| *row = [0; RESOURCES]);
        self.live
            .iter_mut()
            .for_each(|row| *row = [[0; CLASSES]; SIDES]);
        let mut cost = 0.0;
        for operation in 0..self.cycles.len() {
            cost += self.count_resources(operation, 1);
        }
        for value in 0..self.links.len() {
            cost += self.count_live(value, 1);
        }
        cost + (0..self.problem.edges.len())
            .map(|edge| self.edge_cost(edge))
            .sum::<f64>()
    }

    pub fn values_of(&self, operation: usize) -> &[usize] {
        &self.values_of[operation]
    }

    pub fn followers(&self, value: usize) -> &[usize] {
        &self.links[value].followers
    }

    pub fn writers(&self, value: usize) -> impl Iterator<Item = usize> + '_ {
        self.links[value]
            .writers
            .iter()
            .map(|&(operation, _)| operation)
    }

    pub fn side(&self, value: usize) -> usize {
        let writer = self.links[value].writers[0].0;
        self.problem.operations[writer].variants[self.variants[writer]].side as usize
    }

    /// The operation that alone holds the resource in that cycle.
    pub fn holder(&self, cycle: i32, resource: usize) -> Option<usize> {
        let row = cycle.rem_euclid(self.problem.length) as usize;
        (self.used[row][resource] == 1).then(|| self.holders[row][resource])
    }

    /// Cost of the dependences at `operation`, but those with `other`, that are not kept.
    pub fn edges_cost(&self, operation: usize, other: Option<usize>) -> f64 {
        let mut cost = 0.0;
        for &index in &self.edges_of[operation] {
            let edge = &self.problem.edges[index];
            if other.is_none() || (Some(edge.source) != other && Some(edge.target) != other) {
                cost += self.edge_cost(index);
            }
        }
        cost
    }

    /// The operations that take part in a conflict over time or resources, and their neighbours.
    pub fn troubled(&self) -> Vec<usize> {
        let mut list = Vec::new();
        for operation in 0..self.cycles.len() {
            if self.edges_cost(operation, None) > 0.0 || self.collides(operation) {
                list.push(operation);
                for &index in &self.edges_of[operation] {
                    let edge = &self.problem.edges[index];
                    list.push(edge.source + edge.target - operation);
                }
            }
        }
        list
    }

    fn collides(&self, operation: usize) -> bool {
        let described = &self.problem.operations[operation];
        let variant = &described.variants[self.variants[operation]];
        let sides = read_sides(&described.reads, |value| self.side(value));
        let Some(further) = variant.by_read_sides[sides] else {
            return true;
        };
        let row = self.cycles[operation].rem_euclid(self.problem.length) as usize;
        let bits = variant.resources | further;
        (0..RESOURCES).any(|resource| bits >> resource & 1 == 1 && self.used[row][resource] > 1)
    }

    fn edge_cost(&self, edge: usize) -> f64 {
        let edge = &self.problem.edges[edge];
        let distance = self.cycles[edge.target] + edge.distance * self.problem.length
            - self.cycles[edge.source];
        f64::from((edge.latency - distance).max(0))
    }

    /// Adds (`by` 1) or takes away (-1) the operation's resources; returns the cost they make.
    pub fn count_resources(&mut self, operation: usize, by: i16) -> f64 {
        let described = &self.problem.operations[operation];
        let variant = &described.variants[self.variants[operation]];
        let sides = read_sides(&described.reads, |value| self.side(value));
        let (further, mut cost) = match variant.by_read_sides[sides] {
            Some(bits) => (bits, 0.0),
            None => (0, NOT_ENCODABLE),
        };
        let row = self.cycles[operation].rem_euclid(self.problem.length) as usize;
        let mut bits = variant.resources | further;
        while bits != 0 {
            let resource = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            cost += f64::from(step(&mut self.used[row][resource], by, 1));
            let holder = &mut self.holders[row][resource];
            *holder = if by > 0 {
                *holder + operation
            } else {
                *holder - operation
            };
        }
        cost
    }

    /// Adds or takes away the value's register for all cycles of its life; returns the cost it makes.
    pub fn count_live(&mut self, value: usize, by: i16) -> f64 {
        let (first, last) = self.life(value);
        let side = self.side(value);
        let class = self.problem.values[value];
        let mut row = first.rem_euclid(self.problem.length) as usize;
        let mut cost = 0;
        for _ in first..=last {
            for k in 0..=class {
                let capacity = self.problem.capacity[side][k] as i16;
                cost += step(&mut self.live[row][side][k], by, capacity);
            }
            row += 1;
            if row == self.live.len() {
                row = 0;
            }
        }
        f64::from(cost)
    }

    /// First and last cycle in which the value's register is taken.
    pub fn life(&self, value: usize) -> (i32, i32) {
        let links = &self.links[value];
        let written = links
            .writers
            .iter()
            .map(|&(operation, delay)| self.cycles[operation] + delay + 1);
        let length = self.problem.length;
        let read = links
            .readers
            .iter()
            .map(|&(reader, distance)| self.cycles[reader] + distance * length);
        let first = written.min().unwrap_or(0);
        (first, read.max().unwrap_or(first).max(first))
    }
}

/// Changes a counter by `by`; the cost of the unit added or taken away grows with the excess.
fn step(counter: &mut i16, by: i16, capacity: i16) -> i16 {
    let below = if by > 0 { *counter } else { *counter - 1 };
    *counter += by;
    (below - capacity + 1).max(0)
}

fn read_sides(reads: &[Use], side: impl Fn(usize) -> usize) -> usize {
    reads
        .iter()
        .enumerate()
        .fold(0, |sides, (k, read)| sides | side(read.value) << k)
}

fn links(problem: &Problem) -> Vec<Links> {
    let empty = || Links {
        writers: Vec::new(),
        readers: Vec::new(),
        followers: Vec::new(),
    };
    let mut links: Vec<Links> = problem.values.iter().map(|_| empty()).collect();
    for (index, operation) in problem.operations.iter().enumerate() {
        for read in &operation.reads {
            links[read.value].readers.push((index, read.distance));
            links[read.value].followers.push(index);
        }
        for read in &operation.predicates {
            links[read.value].readers.push((index, read.distance));
        }
        for write in &operation.writes {
            links[write.value].writers.push((index, write.delay));
        }
    }
    links
}

fn values_of(problem: &Problem, index: usize) -> Vec<usize> {
    let operation = &problem.operations[index];
    let reads = operation
        .reads
        .iter()
        .chain(&operation.predicates)
        .map(|read| read.value);
    let mut values: Vec<usize> = reads
        .chain(operation.writes.iter().map(|w| w.value))
        .collect();
    values.sort_unstable();
    values.dedup();
    values
}
