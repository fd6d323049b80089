//! Makes a change and takes it back if it is not accepted. Only the costs that it touches are counted again.

use super::{Arc, State};

/// A change of several places and sides at once.
#[derive(Default)]
pub struct Change {
    /// Operations, each with its new cycle and variant.
    pub operations: Vec<(usize, i32, usize)>,
    /// Values, each with its new side.
    pub values: Vec<(usize, u8)>,
    touched: Vec<usize>,
    lives: Vec<usize>,
    old_lives: Vec<(Arc, u8)>,
    old_forms: Vec<usize>,
    edges: Vec<usize>,
    pairs: Vec<usize>,
}

impl Change {
    pub fn clear(&mut self) {
        self.operations.clear();
        self.values.clear();
    }
}

impl State<'_> {
    /// Makes the change, and keeps it if `accept` returns true for the rise in cost. Returns the change of cost.
    pub fn attempt(&mut self, change: &mut Change, accept: impl FnOnce(f64) -> bool) -> f64 {
        self.gather(change);
        let mut rise = 0.0;
        for k in 0..change.edges.len() {
            rise -= self.edge_cost(change.edges[k]);
        }
        for k in 0..change.pairs.len() {
            rise -= self.pair_cost(change.pairs[k]);
        }
        for k in 0..change.touched.len() {
            rise -= self.count_operation(change.touched[k], -1);
        }
        self.exchange(change);
        change.old_forms.clear();
        for k in 0..change.touched.len() {
            let operation = change.touched[k];
            change.old_forms.push(self.forms[operation]);
            self.forms[operation] = self.form(operation);
            rise += self.count_operation(operation, 1);
        }
        for k in 0..change.edges.len() {
            rise += self.edge_cost(change.edges[k]);
        }
        for k in 0..change.pairs.len() {
            rise += self.pair_cost(change.pairs[k]);
        }
        rise += self.renew_lives(change);
        if accept(rise) {
            return rise;
        }
        for k in 0..change.touched.len() {
            self.count_operation(change.touched[k], -1);
        }
        self.exchange(change);
        for k in 0..change.touched.len() {
            let operation = change.touched[k];
            self.forms[operation] = change.old_forms[k];
            self.count_operation(operation, 1);
        }
        self.restore_lives(change);
        0.0
    }

    /// Collects everything whose cost the change can alter: operations, values, dependences, pairs.
    fn gather(&mut self, change: &mut Change) {
        change.touched.clear();
        change.lives.clear();
        change.edges.clear();
        change.pairs.clear();
        self.mark += 1;
        for &(operation, _, _) in &change.operations {
            if self.marks[operation] != self.mark {
                self.marks[operation] = self.mark;
                change.touched.push(operation);
            }
            change.pairs.extend(&self.pairs_of[operation]);
        }
        for &(value, _) in &change.values {
            for &reader in &self.links[value].followers {
                if self.marks[reader] != self.mark {
                    self.marks[reader] = self.mark;
                    change.touched.push(reader);
                }
            }
        }
        if change.pairs.len() > 1 {
            change.pairs.sort_unstable();
            change.pairs.dedup();
        }
        self.mark += 1;
        for &operation in &change.touched {
            for &edge in &self.edges_of[operation] {
                if self.marks[edge] != self.mark {
                    self.marks[edge] = self.mark;
                    change.edges.push(edge);
                }
            }
        }
        self.mark += 1;
        let moved = change.operations.iter().map(|&(operation, _, _)| operation);
        let values = moved.flat_map(|operation| self.values_of[operation].iter().copied());
        for value in values.chain(change.values.iter().map(|&(value, _)| value)) {
            if self.marks[value] != self.mark {
                self.marks[value] = self.mark;
                change.lives.push(value);
            }
        }
    }

    fn exchange(&mut self, change: &mut Change) {
        for (operation, cycle, variant) in &mut change.operations {
            std::mem::swap(&mut self.cycles[*operation], cycle);
            std::mem::swap(&mut self.chosen[*operation], variant);
        }
        for (value, side) in &mut change.values {
            std::mem::swap(&mut self.sides[*value], side);
        }
    }

    fn renew_lives(&mut self, change: &mut Change) -> f64 {
        let mut rise = 0.0;
        change.old_lives.clear();
        for k in 0..change.lives.len() {
            let value = change.lives[k];
            let flipped = change.values.iter().find(|&&(v, _)| v == value);
            let old = flipped.map_or(self.sides[value], |&(_, side)| side);
            let arc = self.arc(value);
            change.old_lives.push((self.arcs[value], old));
            if arc != self.arcs[value] || old != self.sides[value] {
                rise -= self.count_live(self.arcs[value], old, value, -1);
                self.arcs[value] = arc;
                rise += self.count_live(arc, self.sides[value], value, 1);
            }
        }
        rise
    }

    fn restore_lives(&mut self, change: &Change) {
        for (&value, &(arc, side)) in change.lives.iter().zip(&change.old_lives) {
            let flipped = change.values.iter().find(|&&(v, _)| v == value);
            let tried = flipped.map_or(side, |&(_, tried)| tried);
            if arc != self.arcs[value] || tried != side {
                self.count_live(self.arcs[value], tried, value, -1);
                self.arcs[value] = arc;
                self.count_live(arc, side, value, 1);
            }
        }
    }
}
