//! The caller of a run, who may want it to end before the program does.

use crate::sim::engine::cpu::Checked;
use crate::sim::state::error::{Rule, Violation};
use std::time::{Duration, Instant};

/// Cycles between two looks at the clock: some milliseconds of a fast run, half a second of the slowest.
const CYCLES: u64 = 1 << 18;
/// Time between two questions, because a question may have to wait for other threads of the caller.
const TIME: Duration = Duration::from_millis(50);

/// Answers whether the caller still wants the run to go on.
pub(crate) type Wanted = Box<dyn Fn() -> bool + Send + Sync>;

/// Asks the caller of a run from time to time whether to go on.
#[derive(Default)]
pub(crate) struct Caller {
    /// None if nobody is asked. A host without a clock must leave it so.
    wanted: Option<Wanted>,
    asked: Option<Instant>,
    /// The cycle of the next look at the clock.
    next: u64,
}

impl Caller {
    pub fn of(wanted: Wanted) -> Caller {
        Caller {
            wanted: Some(wanted),
            asked: Some(Instant::now()),
            next: 0,
        }
    }

    /// The cycle in which to ask again, for a run that has spent `cycles`.
    #[inline]
    pub fn next(&mut self, cycles: u64) -> u64 {
        if self.wanted.is_none() {
            return u64::MAX;
        }
        // Another run begins at cycle 0 again.
        self.next = self.next.min(cycles + CYCLES);
        self.next
    }

    /// Asks, if it is time. The run ends with a violation if the caller wants no more.
    #[inline]
    pub fn check(&mut self, cycles: u64) -> Checked {
        if cycles < self.next(cycles) {
            return Ok(());
        }
        self.next = cycles + CYCLES;
        if self.is_content() {
            return Ok(());
        }
        Err(Violation::new(
            Rule::Unwanted,
            "the caller wants no more",
            &[],
        ))
    }

    #[cold]
    fn is_content(&mut self) -> bool {
        let (Some(wanted), Some(asked)) = (&self.wanted, self.asked) else {
            return true;
        };
        if asked.elapsed() < TIME {
            return true;
        }
        let is_content = wanted();
        self.asked = Some(Instant::now());
        is_content
    }
}
