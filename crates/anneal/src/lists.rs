//! Straight-line code by list schedules with ever other priorities, annealed.
//!
//! Operations take the first cycle that operands and units leave them, those with the longest way to the
//! end first. What is left is chance, above all which side a value goes to: so priorities and sides are
//! changed a little at a time, and a change that makes the code longer is kept now and then, less often
//! towards the end. Where units bind rather than dependences, the way to the end says little of what is
//! urgent: so some lists go by the order of the last one pushed to its end, each operation as late as the
//! others and the units let it.

use crate::random::Random;

/// Units of a side.
const UNITS: usize = 4;
/// Operations whose priority or side a try changes, at most.
const CHANGED: usize = 12;
/// Cycles by which one change of a priority may move it.
const NOISE: f64 = 6.0;
/// Cycles that what is issued just in time may come before its first use.
const AHEAD: i32 = 4;
/// Lists in which it is found out when that is.
const SETTLING: usize = 3;
/// Every so many lists go by the order of the last one pushed to its end.
const PUSHED: u64 = 3;
/// Lists without gain after which pushing the same one again is left out, and the best is taken up again.
const TIRED: (u64, u64) = (50, 3000);
/// First deals of operations to sides that are tried where simple ones leave an operation no way.
const DEALS: usize = 3000;
/// Cycles by which what is kept may be longer, at first.
const WARMTH: f64 = 1.0;

/// A value: the side it must be on, when it can be read from the start on, by when it is due after the
/// end, and whether it counts for the registers of its side.
#[derive(Clone, Debug)]
pub struct ListValue {
    pub side: Option<u8>,
    pub ready: Option<i32>,
    pub due: Option<i32>,
    pub counted: bool,
}

/// One way to issue an operation: units of its side, shared paths, the side of each operand, and what
/// comes over the cross path where that may make the machine wait.
#[derive(Clone, Debug)]
pub struct ListWay {
    pub side: u8,
    pub units: u8,
    pub paths: u32,
    pub operands: Vec<(usize, u8)>,
    pub crossing: Vec<usize>,
}

/// An operation. `from_end` is the cycle, counted from the end, that it must have; `early` says that it
/// needs nothing that the code makes, `easy` that it finds a unit in any cycle.
#[derive(Clone, Debug)]
pub struct ListOperation {
    pub reads: Vec<usize>,
    pub predicate: Option<usize>,
    pub writes: Vec<(usize, i32)>,
    pub ways: Vec<ListWay>,
    pub from_end: Option<i32>,
    pub early: bool,
    pub easy: bool,
}

/// Straight-line code. Edges are (source, target, latency); `apart` share no cycle; what a load of
/// `load_delay` brings never makes the machine wait.
#[derive(Clone, Debug)]
pub struct ListProblem {
    pub values: Vec<ListValue>,
    pub operations: Vec<ListOperation>,
    pub edges: Vec<(usize, usize, i32)>,
    pub apart: Vec<(usize, usize)>,
    pub room: [i32; 2],
    pub load_delay: i32,
    pub limit: i32,
}

/// A schedule: its cycles, registers wanted too many (each for each cycle), and how it is issued.
#[derive(Clone, Debug)]
pub struct Listed {
    pub length: i32,
    pub overflow: i32,
    pub cycles: Vec<i32>,
    pub ways: Vec<usize>,
    sides: Vec<Option<u8>>,
}

impl Listed {
    fn cost(&self) -> i32 {
        self.length + self.overflow
    }
}

impl ListProblem {
    /// An error where something refers to what is not there.
    pub fn check(&self) -> Result<(), String> {
        let (values, operations) = (self.values.len(), self.operations.len());
        for operation in &self.operations {
            let mut used = operation.reads.iter().chain(&operation.predicate);
            let mut written = operation.writes.iter().map(|(value, _)| value);
            let ways = &operation.ways;
            if used.any(|&v| v >= values)
                || written.any(|&v| v >= values)
                || ways
                    .iter()
                    .flat_map(|way| &way.operands)
                    .any(|&(v, _)| v >= values)
                || ways
                    .iter()
                    .any(|way| way.side > 1 || way.units >> UNITS != 0)
            {
                return Err("an operation uses what there is not".into());
            }
        }
        let ends = self.edges.iter().map(|&(s, t, _)| (s, t));
        if ends
            .chain(self.apart.iter().copied())
            .any(|(s, t)| s.max(t) >= operations)
        {
            return Err("an edge from or to no operation".into());
        }
        Ok(())
    }
}

/// The best of `tries` lists, fewer where one reaches `bound`; `None` where values always end on sides
/// that do not fit. A value too many for the registers of a side counts like a cycle, each cycle.
pub fn best_list(problem: &ListProblem, bound: i32, tries: u64, seed: u64) -> Option<Listed> {
    let mut search = Search::new(problem, seed);
    let (mut keys, mut current) = search.first()?;
    let (mut best_keys, mut best) = (keys.clone(), current.clone());
    for _ in 0..SETTLING {
        search.hold(&current);
        current = search.place(&keys).unwrap_or(current);
        if current.cost() <= best.cost() {
            best = current.clone();
        }
    }
    let mut tired = 0;
    for number in 1..=tries {
        if best.cost() <= bound {
            break;
        }
        let changed = search.next(&keys, &current, number, tired);
        tired += 1;
        if let Some(found) = search.place(&changed) {
            let longer = f64::from(found.cost() - current.cost());
            let warmth = WARMTH * (1.0 - number as f64 / tries as f64);
            if longer <= 0.0 || search.random.unit() < (-longer / warmth).exp() {
                if longer < 0.0 {
                    tired = 0;
                }
                (keys, current) = (changed, found);
                search.hold(&current);
                if current.cost() < best.cost() {
                    (best_keys, best) = (keys.clone(), current.clone());
                }
            }
        }
        if tired > TIRED.1 && current.cost() > best.cost() {
            (keys, current, tired) = (best_keys.clone(), best.clone(), 0);
            search.hold(&current);
        }
    }
    Some(best)
}

/// What a list depends on: for each operation a change of its priority, and a side or none.
#[derive(Clone)]
struct Keys {
    noise: Vec<f64>,
    side: Vec<Option<u8>>,
}

/// A problem with the tables that every list needs.
struct Search<'a> {
    problem: &'a ListProblem,
    random: Random,
    units: Units,
    successors: Vec<Vec<(usize, i32)>>,
    predecessors: Vec<usize>,
    topological: Vec<usize>,
    height: Vec<f64>,
    users: Vec<Vec<usize>>,
    readers: Vec<Vec<usize>>,
    writers: Vec<Vec<(usize, i32)>>,
    apart: Vec<Vec<usize>>,
    last: Vec<usize>,
    earliest: Vec<i32>,
}

impl<'a> Search<'a> {
    fn new(problem: &'a ListProblem, seed: u64) -> Self {
        let count = problem.operations.len();
        let mut successors = vec![Vec::new(); count];
        let mut predecessors = vec![0; count];
        for &(source, target, latency) in &problem.edges {
            successors[source].push((target, latency));
            predecessors[target] += 1;
        }
        let mut apart = vec![Vec::new(); count];
        for &(one, two) in &problem.apart {
            apart[one].push(two);
            apart[two].push(one);
        }
        let mut found = Self {
            problem,
            random: Random::new(seed),
            units: Units::new(),
            successors,
            predecessors,
            topological: Vec::with_capacity(count),
            height: vec![0.0; count],
            users: vec![Vec::new(); problem.values.len()],
            readers: vec![Vec::new(); problem.values.len()],
            writers: vec![Vec::new(); problem.values.len()],
            apart,
            last: (0..count)
                .filter(|&op| problem.operations[op].from_end.is_some())
                .collect(),
            earliest: vec![0; count],
        };
        found.order();
        found.note_users();
        found
    }

    /// Operations behind all that they wait for, and the longest way from each to the end.
    fn order(&mut self) {
        let mut waiting = self.predecessors.clone();
        let mut ordered: Vec<usize> = (0..waiting.len()).filter(|&op| waiting[op] == 0).collect();
        let mut next = 0;
        while next < ordered.len() {
            for &(target, _) in &self.successors[ordered[next]] {
                waiting[target] -= 1;
                if waiting[target] == 0 {
                    ordered.push(target);
                }
            }
            next += 1;
        }
        for &op in ordered.iter().rev() {
            let delays = self.problem.operations[op]
                .writes
                .iter()
                .map(|&(_, delay)| f64::from(delay));
            let ways = self.successors[op]
                .iter()
                .map(|&(target, l)| f64::from(l) + self.height[target]);
            self.height[op] = delays.chain(ways).fold(0.0, f64::max);
        }
        self.topological = ordered;
    }

    fn note_users(&mut self) {
        for (op, operation) in self.problem.operations.iter().enumerate() {
            let mut used: Vec<usize> = operation
                .ways
                .iter()
                .flat_map(|way| way.operands.iter().map(|&(v, _)| v))
                .collect();
            used.sort_unstable();
            used.dedup();
            used.iter().for_each(|&value| self.users[value].push(op));
            let mut read: Vec<usize> = operation
                .reads
                .iter()
                .chain(&operation.predicate)
                .copied()
                .collect();
            read.sort_unstable();
            read.dedup();
            read.iter().for_each(|&value| self.readers[value].push(op));
            for &(value, delay) in &operation.writes {
                self.writers[value].push((op, delay));
            }
        }
    }

    /// A first list: all operations on either side, or on one; else the first deal by chance that fits.
    fn first(&mut self) -> Option<(Keys, Listed)> {
        let count = self.problem.operations.len();
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
        (0..DEALS).find_map(|_| {
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

    /// What the next list goes by.
    fn next(&mut self, keys: &Keys, current: &Listed, number: u64, tired: u64) -> Keys {
        if number % PUSHED != 0 {
            return self.changed(keys.clone());
        }
        let pushed = self.pushed(current);
        if tired > TIRED.0 {
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

    /// Priorities by the last cycles in which the operations have units and are in time.
    fn pushed(&self, listed: &Listed) -> Keys {
        let mut table = Table::new(self);
        for (side, &there) in table.sides.iter_mut().zip(&listed.sides) {
            *side = there.or(*side);
        }
        let count = self.problem.operations.len();
        let mut late: Vec<Option<i32>> = vec![None; count];
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|&op| -listed.cycles[op]);
        let side = |op: usize| self.problem.operations[op].ways[listed.ways[op]].side;
        for op in order {
            let end = self.problem.operations[op].from_end;
            let mut cycle = match end {
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
            noise: (0..count).map(|op| due(op) - self.height[op]).collect(),
            side: (0..count).map(|op| Some(side(op))).collect(),
        }
    }

    /// Lets operations wait until shortly before the first use of what they write in that schedule.
    ///
    /// So do those that need nothing that the code makes (addresses, and what is loaded from there), and
    /// those that free no register, as long as their units leave a choice.
    fn hold(&mut self, listed: &Listed) {
        let mut cycles: Vec<Option<i32>> = listed.cycles.iter().map(|&cycle| Some(cycle)).collect();
        self.earliest.fill(0);
        for &op in self.topological.iter().rev() {
            let operation = &self.problem.operations[op];
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

    /// The last cycle in which what the operation writes is there for its uses.
    fn latest(&self, op: usize, cycles: &[Option<i32>], length: i32) -> i32 {
        let due = self.problem.operations[op]
            .writes
            .iter()
            .filter_map(|&(value, delay)| {
                self.problem.values[value]
                    .due
                    .map(|due| length + due - delay - 1)
            });
        let uses = self.successors[op]
            .iter()
            .filter_map(|&(target, latency)| cycles[target].map(|cycle| cycle - latency));
        due.chain(uses).fold(length, i32::min)
    }

    /// The cycle until which all that the operation reads has its register anyway.
    fn kept(&self, op: usize, cycles: &[Option<i32>]) -> i32 {
        let last = |&value: &usize| {
            let others = self.readers[value].iter().filter(|&&user| user != op);
            others
                .map(|&user| cycles[user].unwrap_or(0))
                .max()
                .unwrap_or(-1)
        };
        self.problem.operations[op]
            .reads
            .iter()
            .map(last)
            .min()
            .unwrap_or(-1)
    }

    /// One list schedule, unless values came to sides where an operation cannot read them.
    fn place(&self, keys: &Keys) -> Option<Listed> {
        let mut table = Table::new(self);
        let operations = &self.problem.operations;
        let rank: Vec<f64> = self
            .height
            .iter()
            .zip(&keys.noise)
            .map(|(h, n)| h + n)
            .collect();
        let mut waiting = self.predecessors.clone();
        let mut earliest = self.earliest.clone();
        let mut coming: Vec<Vec<usize>> = vec![Vec::new(); self.problem.limit as usize + 1];
        for op in (0..operations.len()).filter(|&op| waiting[op] == 0) {
            coming[earliest[op] as usize].push(op);
        }
        let mut left = operations.len() - self.last.len();
        let mut pool: Vec<usize> = Vec::new();
        let mut still: Vec<usize> = Vec::new();
        let mut cycle = 0;
        while left > 0 {
            if cycle > self.problem.limit {
                return None;
            }
            pool.append(&mut coming[cycle as usize]);
            pool.sort_by(|&a, &b| rank[a].total_cmp(&rank[b]).then(a.cmp(&b)));
            while let Some(op) = pool.pop() {
                if operations[op].from_end.is_some() {
                    continue;
                }
                if !table.put(op, cycle, keys.side[op]) {
                    still.push(op);
                    continue;
                }
                left -= 1;
                for &(target, latency) in &self.successors[op] {
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

    /// Values beyond the registers of their side, in all cycles together.
    fn overflow(&self, table: &Table, length: i32) -> i32 {
        let mut change = [vec![0; length as usize + 2], vec![0; length as usize + 2]];
        for (value, facts) in self.problem.values.iter().enumerate() {
            let (Some(side), true) = (table.sides[value], facts.counted) else {
                continue;
            };
            let at = |op: usize| table.cycles[op].unwrap_or(0);
            let written = self.writers[value]
                .iter()
                .map(|&(op, delay)| at(op) + delay + 1);
            let first = written.clone().chain(facts.ready).min();
            let read = self.readers[value].iter().map(|&op| at(op));
            let last = read.chain(written).chain(facts.due.map(|_| length)).max();
            if let (Some(first), Some(last)) = (first, last) {
                change[side as usize][first.clamp(0, length) as usize] += 1;
                change[side as usize][last.clamp(0, length) as usize + 1] -= 1;
            }
        }
        let mut total = 0;
        for (steps, room) in change.iter().zip(self.problem.room) {
            let mut live = 0;
            for step in &steps[..=length as usize] {
                live += step;
                total += (live - room).max(0);
            }
        }
        total
    }
}

/// A list schedule under way.
struct Table<'a> {
    search: &'a Search<'a>,
    sides: Vec<Option<u8>>,
    cycles: Vec<Option<i32>>,
    ways: Vec<usize>,
    /// The first cycle in which a value can be read.
    fresh: Vec<i32>,
    /// By cycle and side the sets of units that operations may have taken, and the paths taken.
    taken: Vec<[u16; 2]>,
    paths: Vec<u32>,
}

impl<'a> Table<'a> {
    fn new(search: &'a Search<'a>) -> Self {
        let problem = search.problem;
        let cycles = 2 * problem.limit as usize + 2;
        Self {
            search,
            sides: problem.values.iter().map(|value| value.side).collect(),
            cycles: vec![None; problem.operations.len()],
            ways: vec![0; problem.operations.len()],
            fresh: vec![-1; problem.values.len()],
            taken: vec![[1, 1]; cycles],
            paths: vec![0; cycles],
        }
    }

    /// Places the operation, on that side where it can be there at all; false if nothing is free.
    fn put(&mut self, op: usize, cycle: i32, side: Option<u8>) -> bool {
        let search = self.search;
        let operation = &search.problem.operations[op];
        let ready = |&value: &usize| search.problem.values[value].ready.unwrap_or(0) <= cycle;
        if !operation.reads.iter().all(ready)
            || search.apart[op]
                .iter()
                .any(|&other| self.cycles[other] == Some(cycle))
        {
            return false;
        }
        let mut is_wanted = false;
        for (number, way) in operation.ways.iter().enumerate() {
            if side == Some(way.side) && self.fits(op, way) {
                if self.free(way, cycle) {
                    self.take(op, number, cycle);
                    return true;
                }
                is_wanted = true;
            }
        }
        let others = if is_wanted { &[] } else { &operation.ways[..] };
        let free = others
            .iter()
            .position(|way| self.free(way, cycle) && self.fits(op, way));
        if let Some(number) = free {
            self.take(op, number, cycle);
        }
        free.is_some()
    }

    /// Whether the way agrees with the sides there are, and leaves a way to those that share a value.
    fn fits(&mut self, op: usize, way: &ListWay) -> bool {
        if !self.agrees(way) {
            return false;
        }
        let mut new = [0; 8];
        let mut count = 0;
        for &(value, side) in &way.operands {
            if self.sides[value].is_none() {
                self.sides[value] = Some(side);
                new[count] = value;
                count += 1;
            }
        }
        let search = self.search;
        let fits = new[..count]
            .iter()
            .flat_map(|&value| &search.users[value])
            .all(|&user| {
                let ways = &search.problem.operations[user].ways;
                user == op || self.cycles[user].is_some() || ways.iter().any(|way| self.agrees(way))
            });
        for &value in &new[..count] {
            self.sides[value] = None;
        }
        fits
    }

    fn agrees(&self, way: &ListWay) -> bool {
        way.operands
            .iter()
            .all(|&(value, side)| self.sides[value].is_none_or(|there| there == side))
    }

    fn free(&self, way: &ListWay, cycle: i32) -> bool {
        let at = cycle as usize;
        way.paths & self.paths[at] == 0
            && way.crossing.iter().all(|&value| self.fresh[value] != cycle)
            && self
                .search
                .units
                .with(way.units, self.taken[at][way.side as usize])
                != 0
    }

    fn take(&mut self, op: usize, number: usize, cycle: i32) {
        let operation = &self.search.problem.operations[op];
        let (way, at) = (&operation.ways[number], cycle as usize);
        self.cycles[op] = Some(cycle);
        self.ways[op] = number;
        let taken = &mut self.taken[at][way.side as usize];
        *taken = self.search.units.with(way.units, *taken);
        self.paths[at] |= way.paths;
        for &(value, side) in &way.operands {
            self.sides[value] = Some(side);
        }
        for &(value, delay) in &operation.writes {
            if delay != self.search.problem.load_delay {
                self.fresh[value] = cycle + delay + 1;
            }
        }
    }

    /// With what stands so many cycles before the end: the least length in which that fits.
    fn ended(mut self) -> Option<Listed> {
        let search = self.search;
        let first = self.least();
        let length = (first..=2 * search.problem.limit).find(|&length| self.closed(length))?;
        let overflow = search.overflow(&self, length);
        Some(Listed {
            length,
            overflow,
            cycles: self.cycles.iter().map(|cycle| cycle.unwrap_or(0)).collect(),
            ways: self.ways,
            sides: self.sides,
        })
    }

    fn least(&self) -> i32 {
        let problem = self.search.problem;
        let mut length = 1;
        for (op, operation) in problem.operations.iter().enumerate() {
            if let Some(offset) = operation.from_end {
                length = length.max(-offset);
                continue;
            }
            let cycle = self.cycles[op].unwrap_or(0);
            length = length.max(cycle + 1);
            for &(value, delay) in &operation.writes {
                if let Some(due) = problem.values[value].due {
                    length = length.max(cycle + delay + 1 - due);
                }
            }
            for &(target, latency) in &self.search.successors[op] {
                if let Some(offset) = problem.operations[target].from_end {
                    length = length.max(cycle + latency - offset);
                }
            }
        }
        length
    }

    /// Puts what has its cycle from the end, if its units are free there.
    fn closed(&mut self, length: i32) -> bool {
        let before = (self.taken.clone(), self.paths.clone());
        for &op in &self.search.last {
            let offset = self.search.problem.operations[op].from_end.unwrap_or(0);
            if !self.put(op, length + offset, None) {
                (self.taken, self.paths) = before;
                self.search
                    .last
                    .iter()
                    .for_each(|&op| self.cycles[op] = None);
                return false;
            }
        }
        true
    }
}

/// What sets of the units of a side can have been taken: a bit for each subset.
struct Units(Vec<u16>);

impl Units {
    fn new() -> Self {
        let subsets = 1 << UNITS;
        let mut after = vec![0; subsets << subsets];
        for mask in 0..subsets {
            for taken in 0..1usize << subsets {
                after[mask << subsets | taken] = match mask {
                    0 => taken as u16,
                    _ => Self::grown(mask, taken),
                };
            }
        }
        Self(after)
    }

    fn grown(mask: usize, taken: usize) -> u16 {
        let mut grown = 0;
        for set in (0..1 << UNITS).filter(|set| taken >> set & 1 == 1) {
            for unit in (0..UNITS).filter(|unit| mask >> unit & 1 == 1 && set >> unit & 1 == 0) {
                grown |= 1 << (set | 1 << unit);
            }
        }
        grown
    }

    /// The sets with one unit of `mask` more; 0 where there is none left.
    fn with(&self, mask: u8, taken: u16) -> u16 {
        self.0[(mask as usize) << (1 << UNITS) | taken as usize]
    }
}
