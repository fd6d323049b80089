//! The outcome of an operation: its result and its status.

/// Result of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    pub value: i64,
    pub status: Status,
}

/// The effect of an operation beside its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Plain,
    /// Sets CSR.SAT one cycle after the result is written.
    Saturated,
    /// Sets CSR.SAT in the cycle in which the result is written.
    SaturatedAtOnce,
    /// The result is invalid for these operands according to the manual.
    Undefined,
}

/// What decides the status of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StatusDependence {
    Never,
    /// The second operand, which selects a bit field.
    OnSecond,
    OnBoth,
}

/// The return type of an operation's function. The type gives the operation's [`StatusDependence`].
pub(crate) trait IntoOutcome {
    const STATUS: StatusDependence;
    fn outcome(self) -> Outcome;
}

impl IntoOutcome for i64 {
    const STATUS: StatusDependence = StatusDependence::Never;
    #[inline(always)]
    fn outcome(self) -> Outcome {
        plain(self)
    }
}

/// A result, and a number that is 0 if the result is undefined. This number depends only on the second operand.
#[derive(Debug)]
pub(crate) struct Field<W> {
    pub value: W,
    pub defined: W,
}

impl IntoOutcome for Field<i64> {
    const STATUS: StatusDependence = StatusDependence::OnSecond;
    #[inline(always)]
    fn outcome(self) -> Outcome {
        defined_if(self.defined != 0, self.value)
    }
}

impl IntoOutcome for Outcome {
    const STATUS: StatusDependence = StatusDependence::OnBoth;
    #[inline(always)]
    fn outcome(self) -> Outcome {
        self
    }
}

pub(super) fn plain(value: i64) -> Outcome {
    Outcome {
        value,
        status: Status::Plain,
    }
}

/// Limits `value` to the range of signed numbers of `bits` bits.
pub(super) fn saturate(value: i64, bits: u32) -> Outcome {
    let limit = 1i64 << (bits - 1);
    if value >= limit {
        Outcome {
            value: limit - 1,
            status: Status::Saturated,
        }
    } else if value < -limit {
        Outcome {
            value: -limit,
            status: Status::Saturated,
        }
    } else {
        plain(value)
    }
}

pub(super) fn defined_if(defined: bool, value: i64) -> Outcome {
    Outcome {
        value,
        status: if defined {
            Status::Plain
        } else {
            Status::Undefined
        },
    }
}
