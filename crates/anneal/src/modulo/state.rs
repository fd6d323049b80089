//! Where operations and values are, and what that costs, kept up to date as they move.

use super::body::{Body, READS_PER_REGISTER, RESOURCES};

/// Both sides at once.
pub const BOTH: u8 = 2;
const NO_FORM: f64 = 2.0;
const NONE: usize = usize::MAX;

/// Forms with the same unit and sides of the results, by the sides of the operands.
struct Variant {
    unit: u32,
    side: u8,
    writes: u32,
    /// Index of the form by the sides of the places read; NONE where there is no such form.
    forms: Vec<usize>,
}

struct Links {
    writers: Vec<(usize, i32)>,
    readers: Vec<(usize, i32)>,
    /// Operations whose form depends on the value's side.
    followers: Vec<usize>,
    /// Row in the table of reads by slot, where more readers than ports could meet.
    wide: Option<usize>,
}

/// The cycles (first, past the last) in which a value holds a register.
type Arc = (i32, i32);

/// What changes together.
#[derive(Default)]
pub struct Change {
    /// Operations with the new cycle and variant.
    pub operations: Vec<(usize, i32, usize)>,
    /// Values with the new side.
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

pub struct State<'b> {
    pub body: &'b Body,
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
    live: Vec<[i16; 2]>,
    reads: Vec<Vec<i16>>,
    marks: Vec<u32>,
    mark: u32,
    pub weight_live: f64,
}

impl<'b> State<'b> {
    /// All operations at `cycles` in their first variants; `fill` must follow.
    pub fn new(body: &'b Body, cycles: Vec<i32>) -> Self {
        let count = body.operations.len();
        let slots = body.interval as usize;
        let (links, wide) = links(body);
        let mut state = Self {
            body,
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
            live: vec![[0; 2]; slots],
            reads: vec![vec![0; slots]; wide],
            marks: vec![0; count.max(body.edges.len()).max(body.values.len())],
            mark: 0,
            weight_live: 1.0,
        };
        for (index, edge) in body.edges.iter().enumerate() {
            state.edges_of[edge.source].push(index);
            if edge.source != edge.target {
                state.edges_of[edge.target].push(index);
            }
        }
        for (index, &(first, second)) in body.apart.iter().enumerate() {
            state.pairs_of[first].push(index);
            state.pairs_of[second].push(index);
        }
        state
    }

    /// Counts everything in; returns the cost.
    pub fn fill(&mut self) -> f64 {
        self.used.iter_mut().for_each(|row| *row = [0; RESOURCES]);
        self.held.iter_mut().for_each(|row| *row = [0; RESOURCES]);
        self.live.iter_mut().for_each(|row| *row = [0; 2]);
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
        let edges: f64 = (0..self.body.edges.len()).map(|e| self.edge_cost(e)).sum();
        let pairs: f64 = (0..self.body.apart.len()).map(|p| self.pair_cost(p)).sum();
        cost + edges + pairs
    }

    /// The form of each operation, NONE-free once the cost is 0.
    pub fn form_of(&self, operation: usize) -> usize {
        match self.forms[operation] {
            NONE => 0,
            form => form,
        }
    }

    pub fn variants(&self, operation: usize) -> usize {
        self.variants[operation].len()
    }

    pub fn unit(&self, operation: usize, variant: usize) -> u32 {
        self.variants[operation][variant].unit
    }

    pub fn slot(&self, cycle: i32) -> usize {
        cycle.rem_euclid(self.body.interval) as usize
    }

    /// The operation that alone holds the unit in the slot of `cycle`.
    pub fn holder(&self, cycle: i32, unit: u32) -> Option<usize> {
        let resource = unit.trailing_zeros() as usize;
        let slot = self.slot(cycle);
        (unit != 0 && self.used[slot][resource] == 1).then(|| self.held[slot][resource])
    }

    /// The side that `variant` puts the k-th result on.
    pub fn side_written(&self, operation: usize, variant: usize, k: usize) -> u8 {
        (self.variants[operation][variant].writes >> k & 1) as u8
    }

    pub fn writers(&self, value: usize) -> &[(usize, i32)] {
        &self.links[value].writers
    }

    /// The cycles that the dependences allow the operation, all others staying: first and last.
    pub fn window(&self, operation: usize) -> (i32, i32) {
        let interval = self.body.interval;
        let (mut first, mut last) = (0, interval * self.body.stages - 1);
        for &index in &self.edges_of[operation] {
            let edge = &self.body.edges[index];
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

    /// The operations that take part in a conflict, and their neighbours.
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
                    let edge = &self.body.edges[index];
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
        let bits = self.body.operations[operation].forms[form].resources;
        let row = &self.used[self.slot(self.cycles[operation])];
        (0..RESOURCES).any(|resource| bits >> resource & 1 == 1 && row[resource] > 1)
    }

    /// Makes the change and keeps it if `accept` says so of the rise in cost; returns the change of cost.
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

    /// What the change may cost: operations, values, dependences, pairs.
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

    /// The form that variant and sides of the operands give; NONE where they do not agree.
    fn form(&self, operation: usize) -> usize {
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

    fn active(&self, edge: usize) -> bool {
        let edge = &self.body.edges[edge];
        edge.crossing.is_none() || {
            let form = self.forms[edge.target];
            form != NONE && self.body.operations[edge.target].forms[form].crossing == edge.crossing
        }
    }

    fn edge_cost(&self, index: usize) -> f64 {
        let edge = &self.body.edges[index];
        let gap = self.cycles[edge.target] + edge.distance * self.body.interval
            - self.cycles[edge.source];
        if gap >= edge.latency || !self.active(index) {
            return 0.0;
        }
        f64::from(edge.latency - gap)
    }

    fn pair_cost(&self, pair: usize) -> f64 {
        let (first, second) = self.body.apart[pair];
        let together = self.slot(self.cycles[first]) == self.slot(self.cycles[second]);
        f64::from(u8::from(together))
    }

    /// Adds (`by` 1) or takes away (-1) the resources and reads of an operation; returns what they cost.
    fn count_operation(&mut self, operation: usize, by: i16) -> f64 {
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
            form => (described.forms[form].resources, 0.0),
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

    fn arc(&self, value: usize) -> Arc {
        if self.body.values[value].always {
            return (0, self.body.interval);
        }
        let links = &self.links[value];
        let (mut first, mut last) = (i32::MAX, i32::MIN);
        for &(operation, delay) in &links.writers {
            let landing = self.cycles[operation] + delay;
            first = first.min(landing);
            last = last.max(landing + 1);
        }
        for &(operation, distance) in &links.readers {
            last = last.max(self.cycles[operation] + distance * self.body.interval);
        }
        (first, last)
    }

    /// Adds or takes away the registers of a value; returns what they cost.
    fn count_live(&mut self, arc: Arc, side: u8, value: usize, by: i16) -> f64 {
        if !self.body.values[value].counted {
            return 0.0;
        }
        let mut cost = 0;
        for file in 0..2u8 {
            if side != file && side != BOTH {
                continue;
            }
            let capacity = self.body.capacity[usize::from(file)] as i16;
            let mut slot = self.slot(arc.0);
            for _ in arc.0..arc.1 {
                cost += step(&mut self.live[slot][usize::from(file)], by, capacity);
                slot += 1;
                if slot == self.live.len() {
                    slot = 0;
                }
            }
        }
        f64::from(cost) * self.weight_live
    }
}

/// Changes a counter by `by`; the cost of the unit added or taken away grows with the excess.
fn step(counter: &mut i16, by: i16, capacity: i16) -> i16 {
    let below = if by > 0 { *counter } else { *counter - 1 };
    *counter += by;
    (below - capacity + 1).max(0)
}

fn variants(body: &Body, operation: usize) -> Vec<Variant> {
    let described = &body.operations[operation];
    let mut found: Vec<Variant> = Vec::new();
    for (index, form) in described.forms.iter().enumerate() {
        let allowed = |(k, value): (usize, usize)| {
            body.values[value].sides >> (form.writes >> k & 1) & 1 == 1
        };
        if !described
            .writes
            .iter()
            .map(|w| w.value)
            .enumerate()
            .all(allowed)
        {
            continue;
        }
        let unit = form.resources & 0xff;
        let known = found.iter().position(|variant| {
            (variant.unit, variant.side, variant.writes) == (unit, form.side, form.writes)
        });
        let place = known.unwrap_or_else(|| {
            found.push(Variant {
                unit,
                side: form.side,
                writes: form.writes,
                forms: vec![NONE; 1 << described.reads.len()],
            });
            found.len() - 1
        });
        let entry = &mut found[place].forms[form.reads as usize];
        let fewer = |&other: &usize| {
            described.forms[other].resources.count_ones() <= form.resources.count_ones()
        };
        if *entry == NONE || !fewer(entry) {
            *entry = index;
        }
    }
    found
}

fn links(body: &Body) -> (Vec<Links>, usize) {
    let empty = || Links {
        writers: Vec::new(),
        readers: Vec::new(),
        followers: Vec::new(),
        wide: None,
    };
    let mut links: Vec<Links> = body.values.iter().map(|_| empty()).collect();
    for (index, operation) in body.operations.iter().enumerate() {
        for need in &operation.needs {
            links[need.value].readers.push((index, need.distance));
        }
        for &value in &operation.reads {
            links[value].followers.push(index);
        }
        for write in &operation.writes {
            links[write.value].writers.push((index, write.delay));
            links[write.value].followers.push(index);
        }
    }
    let mut rows = 0;
    for link in &mut links {
        if link.readers.len() > READS_PER_REGISTER as usize {
            link.wide = Some(rows);
            rows += 1;
        }
        link.followers.dedup();
    }
    (links, rows)
}

fn values_of(body: &Body, index: usize) -> Vec<usize> {
    let operation = &body.operations[index];
    let needed = operation.needs.iter().map(|need| need.value);
    let written = operation.writes.iter().map(|write| write.value);
    let mut values: Vec<usize> = needed
        .chain(written)
        .filter(|&value| !body.values[value].always)
        .collect();
    values.sort_unstable();
    values.dedup();
    values
}
