//! The caller of a search, who may want it to end before it is over.

use crate::clock;
use std::time::{Duration, Instant};

/// Time between two questions to the caller whether to continue.
const ASKED: Duration = Duration::from_millis(20);

/// Asks the caller from time to time whether to continue, and no further when the answer was no.
pub struct Caller<'w> {
    wanted: &'w mut dyn FnMut() -> bool,
    asked: Option<Instant>,
    wants_no_more: bool,
}

impl<'w> Caller<'w> {
    pub fn new(wanted: &'w mut dyn FnMut() -> bool) -> Self {
        Self {
            wanted,
            asked: clock::now(),
            wants_no_more: false,
        }
    }

    /// Whether the caller wants the search to end. `now` is the current time; without a clock nobody is asked.
    pub fn wants_no_more(&mut self, now: Option<Instant>) -> bool {
        let (Some(time), Some(asked)) = (now, self.asked) else {
            return false;
        };
        if !self.wants_no_more && time >= asked + ASKED {
            self.asked = now;
            self.wants_no_more = !(self.wanted)();
        }
        self.wants_no_more
    }
}
