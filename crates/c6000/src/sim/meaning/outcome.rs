//! The outcome of an operation: its result and its status.

/// Result of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    pub value: i64,
    pub status: Status,
}

/// The status of an operation: its effect beside its result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Plain,
    /// Sets CSR.SAT one cycle after the result is written.
    Saturated,
    /// Sets CSR.SAT in the cycle in which the result is written.
    SaturatedAtOnce,
    /// The manual calls the result invalid for these operands.
    Undefined,
}

/// The operands on which the status of an operation depends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StatusDependence {
    Never,
    /// On the second operand alone, the selector of a field.
    OnSecond,
    OnBoth,
}

/// The type that the function of an operation returns. It gives the operation's [`StatusDependence`].
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

/// A result that is undefined if something about the second operand alone is 0.
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

/// Brings `value` into a signed range of `bits` bits.
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
