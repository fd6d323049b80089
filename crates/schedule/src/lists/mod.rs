//! Schedules straight code by many list schedules with changing priorities.
//!
//! A list schedule issues each operation in the first cycle in which its operands and a unit are available. Among
//! competing operations, the one with the longest path to the end goes first. Where dependences are the limit, the
//! result is near the best length. The rest depends on chance, mostly on the side of each value. So [`best_list`]
//! changes priorities and sides a little at a time. It accepts a longer schedule now and then, and less and less often.
//!
//! Where units are the limit, the path to the end does not tell which operation is urgent. So every third list takes
//! its order from the last schedule pushed to its end: each operation as late as the others allow.

mod index;
mod search;
mod table;
mod units;

use crate::body::{Body, Operation, MOST_CYCLES};
use crate::caller::Caller;
use crate::clock;
use search::Search;

/// The number of additional lists in which operations that can wait are issued shortly before the first use of their
/// results.
const SETTLING: usize = 3;
/// The number of lists without a gain after which the search returns to the best schedule.
const TIRED: u64 = 3000;
/// Temperature at the start: a schedule longer by this number of cycles is accepted with probability 1/e.
const WARMTH: f64 = 1.0;

/// The limits of the search.
#[derive(Clone, Copy, Debug)]
pub struct Listing {
    /// The last cycle in which a list may issue an operation. A list that needs a later one is dropped.
    pub limit: i32,
    /// The search ends when it finds a schedule of this length.
    pub bound: i32,
    /// The number of lists to try after the first ones.
    pub tries: u64,
    pub seed: u64,
}

/// A schedule.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The length in cycles.
    pub length: i32,
    /// The number of missing registers, summed over all cycles and both sides.
    pub overflow: i32,
    /// The cycle of each operation.
    pub cycles: Vec<i32>,
    /// The form of each operation.
    pub forms: Vec<usize>,
    /// The side of each value. None if no operation reads or writes the value.
    sides: Vec<Option<u8>>,
}

impl Listed {
    fn cost(&self) -> i32 {
        self.length + self.overflow
    }
}

impl Listing {
    fn check(&self, body: &Body) -> Result<(), String> {
        body.check()?;
        if self.limit < 0 {
            return Err("the limit is below 0".into());
        }
        if self.limit > MOST_CYCLES {
            return Err(format!("the limit is beyond {MOST_CYCLES} cycles"));
        }
        let mut loops = body.dependences.iter().filter(|it| it.distance != 0);
        if let Some(it) = loops.next() {
            return Err(format!(
                "dependence {} -> {} leads to another iteration: only annealing schedules loops",
                it.source, it.target
            ));
        }
        let given = |operation: &Operation| operation.cycle.is_some() || operation.first_stage;
        match body.operations.iter().position(given) {
            Some(index) => Err(format!(
                "operation {index}: its cycle or stage is given: only annealing keeps to that"
            )),
            None => Ok(()),
        }
    }
}

/// The best schedule of `listing.tries` lists. `None` if every list fails: it exceeds the limit, or it puts values on
/// sides where an operation cannot read them.
///
/// A missing register in one cycle counts as much as one more cycle. An error names an inconsistency of the body, or a
/// property that only a loop may have.
pub fn best_list(body: &Body, listing: Listing) -> Result<Option<Listed>, String> {
    best_list_while(body, listing, &mut || true)
}

/// Searches like [`best_list`], but ends soon after `wanted` returns false, with the best schedule so far. `wanted` is
/// called about fifty times a second until it returns false.
pub fn best_list_while(
    body: &Body,
    listing: Listing,
    wanted: &mut dyn FnMut() -> bool,
) -> Result<Option<Listed>, String> {
    listing.check(body)?;
    let mut search = Search::new(body, listing);
    let mut caller = Caller::new(wanted);
    let mut is_over = || caller.wants_no_more(clock::now());
    let Some((mut keys, mut current)) = search.first(&mut is_over) else {
        return Ok(None);
    };
    let (mut best_keys, mut best) = (keys.clone(), current.clone());
    for _ in 0..SETTLING {
        search.hold(&current);
        current = search.place(&keys).unwrap_or(current);
        if current.cost() <= best.cost() {
            best = current.clone();
        }
    }
    let mut tired = 0;
    for number in 1..=listing.tries {
        if best.cost() <= listing.bound || is_over() {
            break;
        }
        let changed = search.next(&keys, &current, number, tired);
        tired += 1;
        if let Some(found) = search.place(&changed) {
            let longer = f64::from(found.cost() - current.cost());
            let warmth = WARMTH * (1.0 - number as f64 / listing.tries as f64);
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
        if tired > TIRED && current.cost() > best.cost() {
            (keys, current, tired) = (best_keys.clone(), best.clone(), 0);
            search.hold(&current);
        }
    }
    Ok(Some(best))
}
