//! The places of operations and values, and their cost. Both are kept up to date when something moves.

mod change;
mod cost;
mod index;

use super::parameters::Annealing;
use crate::body::{Body, RESOURCES, SIDES};
pub use change::Change;
use index::{links, values_of, variants, Links, Variant, NONE};

/// The side of a value that is on both sides at once.
pub const BOTH: u8 = 2;
/// Register classes: class 0 counts every value, class 1 only values that are tested as predicates.
const CLASSES: usize = 2;
/// The cycles in which a value holds a register: the first, and the one after the last.
type Arc = (i32, i32);

pub struct State<'b> {
    pub body: &'b Body,
    pub annealing: Annealing,
    pub cycles: Vec<i32>,
    pub sides: Vec<u8>,
    pub chosen: Vec<usize>,
    forms: Vec<usize>,
    variants: Vec<Vec<Variant>>,
    links: Vec<Links>,
    arcs: Vec<Arc>,
    edges_of: Vec<Vec<usize>>,
    pairs_of: Vec<Vec<usize>>,
    values_of: Vec<Vec<usize>>,
    used: Vec<[i16; RESOURCES]>,
    held: Vec<[usize; RESOURCES]>,
    live: Vec<[[i16; CLASSES]; SIDES]>,
    reads: Vec<Vec<i16>>,
    marks: Vec<u32>,
    mark: u32,
    pub weight_live: f64,
}

impl<'b> State<'b> {
    /// All operations at `cycles`, each in its first variant. The caller must call `fill` next.
    pub fn new(body: &'b Body, annealing: Annealing, cycles: Vec<i32>) -> Self {
        let count = body.operations.len();
        let slots = annealing.interval as usize;
        let (links, wide) = links(body);
        let mut state = Self {
            body,
            annealing,
            cycles,
            sides: body
                .values
                .iter()
                .map(|value| u8::from(value.sides & 1 == 0))
                .collect(),
            chosen: vec![0; count],
            forms: vec![NONE; count],
            variants: body
                .operations
                .iter()
                .enumerate()
                .map(|(index, _)| variants(body, index))
                .collect(),
            arcs: vec![(0, 0); links.len()],
            links,
            edges_of: vec![Vec::new(); count],
            pairs_of: vec![Vec::new(); count],
            values_of: (0..count).map(|index| values_of(body, index)).collect(),
            used: vec![[0; RESOURCES]; slots],
            held: vec![[0; RESOURCES]; slots],
            live: vec![[[0; CLASSES]; SIDES]; slots],
            reads: vec![vec![0; slots]; wide],
            marks: vec![0; count.max(body.dependences.len()).max(body.values.len())],
            mark: 0,
            weight_live: 1.0,
        };
        for (index, edge) in body.dependences.iter().enumerate() {
            state.edges_of[edge.source].push(index);
            if edge.source != edge.target {
                state.edges_of[edge.target].push(index);
            }
        }
        for (index, pair) in body.apart.iter().enumerate() {
            state.pairs_of[pair.first].push(index);
            if pair.first != pair.second {
                state.pairs_of[pair.second].push(index);
            }
        }
        state
    }

    /// Counts all costs anew and returns their sum.
    pub fn fill(&mut self) -> f64 {
        self.used.iter_mut().for_each(|row| *row = [0; RESOURCES]);
        self.held.iter_mut().for_each(|row| *row = [0; RESOURCES]);
        self.live
            .iter_mut()
            .for_each(|row| *row = [[0; CLASSES]; SIDES]);
        self.reads.iter_mut().for_each(|row| row.fill(0));
        let mut cost = 0.0;
        for operation in 0..self.cycles.len() {
            self.forms[operation] = self.form(operation);
            cost += self.count_operation(operation, 1);
        }
        for value in 0..self.links.len() {
            self.arcs[value] = self.arc(value);
            cost += self.count_live(self.arcs[value], self.sides[value], value, 1);
        }
        let edges: f64 = (0..self.body.dependences.len())
            .map(|e| self.edge_cost(e))
            .sum();
        let pairs: f64 = (0..self.body.apart.len()).map(|p| self.pair_cost(p)).sum();
        cost + edges + pairs
    }

    /// The part of the cost that comes from wishes that are not met.
    pub fn wishes(&self) -> f64 {
        (0..self.body.apart.len())
            .filter(|&pair| self.body.apart[pair].weight < 1.0)
            .map(|pair| self.pair_cost(pair))
            .sum()
    }

    /// The form of an operation. If the operation has no form, 0; this cannot be once the cost is 0.
    pub fn form_of(&self, operation: usize) -> usize {
        match self.forms[operation] {
            NONE => 0,
            form => form,
        }
    }

    /// The variant to which the form belongs. The first variant if the sides of the form's results are not allowed.
    pub fn variant_of(&self, operation: usize, form: usize) -> usize {
        let form = &self.body.operations[operation].forms[form];
        let has = |variant: &Variant| variant.key() == Variant::key_of(form);
        self.variants[operation].iter().position(has).unwrap_or(0)
    }

    pub fn variants(&self, operation: usize) -> usize {
        self.variants[operation].len()
    }

    pub fn unit(&self, operation: usize, variant: usize) -> u32 {
        self.variants[operation][variant].unit
    }

    pub fn slot(&self, cycle: i32) -> usize {
        cycle.rem_euclid(self.annealing.interval) as usize
    }

    /// The operation that holds the unit in the slot of `cycle`. None if no operation or several hold it.
    pub fn holder(&self, cycle: i32, unit: u32) -> Option<usize> {
        let resource = unit.trailing_zeros() as usize;
        let slot = self.slot(cycle);
        (unit != 0 && self.used[slot][resource] == 1).then(|| self.held[slot][resource])
    }

    /// The side on which `variant` puts the k-th result.
    pub fn side_written(&self, operation: usize, variant: usize, k: usize) -> u8 {
        (self.variants[operation][variant].writes >> k & 1) as u8
    }

    pub fn writers(&self, value: usize) -> &[(usize, i32)] {
        &self.links[value].writers
    }

    /// The first and the last cycle that the dependences allow the operation if all others stay.
    pub fn window(&self, operation: usize) -> (i32, i32) {
        let interval = self.annealing.interval;
        let (mut first, mut last) = (0, interval * self.annealing.stages - 1);
        for &index in &self.edges_of[operation] {
            let edge = &self.body.dependences[index];
            if edge.source == edge.target || !self.active(index) {
                continue;
            }
            let gap = edge.latency - interval * edge.distance;
            if edge.target == operation {
                first = first.max(self.cycles[edge.source] + gap);
            } else {
                last = last.min(self.cycles[edge.target] - gap);
            }
        }
        (first, last)
    }

    /// The operations in a conflict, and their neighbours in dependences.
    pub fn troubled(&self) -> Vec<usize> {
        let mut list = Vec::new();
        for operation in 0..self.cycles.len() {
            let late = self.edges_of[operation]
                .iter()
                .any(|&edge| self.edge_cost(edge) > 0.0);
            let near = self.pairs_of[operation]
                .iter()
                .any(|&pair| self.pair_cost(pair) > 0.0);
            if late || near || self.collides(operation) {
                list.push(operation);
                for &index in &self.edges_of[operation] {
                    let edge = &self.body.dependences[index];
                    list.push(edge.source + edge.target - operation);
                }
            }
        }
        list
    }

    fn collides(&self, operation: usize) -> bool {
        let form = self.forms[operation];
        if form == NONE {
            return true;
        }
        let bits = self.body.operations[operation].forms[form].resources();
        let row = &self.used[self.slot(self.cycles[operation])];
        (0..RESOURCES).any(|resource| bits >> resource & 1 == 1 && row[resource] > 1)
    }
}
