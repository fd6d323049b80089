//! The functions of operations, each compiled once for every shape of its operands.
//!
//! A packet is decoded once and runs many times. After decoding it is known what each operand is: a register read as
//! signed or unsigned, a constant, a part of a register, or a pair. This selects one of the compiled forms. All forms
//! of an operation come from its one function in [`super::c62x`] or [`super::c64x`].

use crate::sim::meaning::emit::Emit;
#[cfg(feature = "fast")]
use crate::sim::meaning::outcome::Status;
use crate::sim::meaning::outcome::{Outcome, StatusDependence};
use crate::sim::state::registers::Registers;

/// The function of an operation. It computes a result from the first and the second operand (0 if there is only one).
pub(crate) trait Meaning {
    const STATUS: StatusDependence;
    /// Writes the operation's code, if its function accepts values of translated code.
    const EMIT: Option<Emit>;
    fn of(first: i64, second: i64) -> Outcome;
}

/// Reads the operands of a computation and computes its outcome.
pub(crate) type Evaluate = fn(&Registers, &Operands) -> Outcome;

/// Like [`Evaluate`], but writes the low half of the result to a register at once, and ignores the status.
pub(crate) type EvaluateInto = fn(&mut Registers, &Operands, u8);

/// An operand of a computation: a register or a part of it, extended to 64 bits, or the operation's constant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Source {
    /// The register. For a pair, the even register.
    pub register: u8,
    pub shape: Shape,
    /// Two shifts that cut out the part and extend it.
    pub left: u8,
    pub right: u8,
    pub signed: bool,
}

impl Source {
    pub const CONSTANT: Source = Source {
        register: 0,
        shape: Shape::Constant,
        left: 0,
        right: 0,
        signed: true,
    };

    /// A register, zero-extended.
    #[cfg(feature = "fast")]
    pub const fn of(register: u8) -> Source {
        Source {
            register,
            shape: Shape::Unsigned,
            left: 0,
            right: 0,
            signed: false,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    /// A register of 32 bits, sign-extended.
    Signed,
    /// A register of 32 bits, zero-extended.
    Unsigned,
    Constant,
    /// The part that the two shifts of the [`Source`] cut out.
    Any,
}

/// The operands of a computation.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Operands {
    pub first: Source,
    pub second: Source,
    /// The low half of the constant. Operations with constants of more than 16 bits use only this half.
    pub constant: i32,
}

/// The forms of one operation, by the shapes of its operands.
pub(crate) struct Forms {
    run: [[Evaluate; 4]; 4],
    write: [[EvaluateInto; 4]; 4],
    emit: Option<Emit>,
    status: StatusDependence,
}

/// The form of an operation for operands of some shape.
#[cfg_attr(
    not(feature = "fast"),
    expect(
        dead_code,
        reason = "only the faster ways run `write` and `emit`, and ask for `status`"
    )
)]
#[derive(Debug, Clone, Copy)]
pub(crate) struct Form {
    pub run: Evaluate,
    pub write: EvaluateInto,
    pub emit: Option<Emit>,
    pub status: StatusDependence,
}

impl Forms {
    pub const fn of<M: Meaning>() -> Forms {
        Forms {
            run: [
                runs::<M, Signed>(),
                runs::<M, Unsigned>(),
                runs::<M, Constant>(),
                runs::<M, Any>(),
            ],
            write: [
                writes::<M, Signed>(),
                writes::<M, Unsigned>(),
                writes::<M, Constant>(),
                writes::<M, Any>(),
            ],
            emit: M::EMIT,
            status: M::STATUS,
        }
    }

    /// The form for these operands.
    pub fn select(&self, operands: &Operands) -> Form {
        let (first, second) = (
            operands.first.shape as usize,
            operands.second.shape as usize,
        );
        Form {
            run: self.run[first][second],
            write: self.write[first][second],
            emit: self.emit,
            status: self.status,
        }
    }
}

#[cfg(feature = "fast")]
impl Form {
    /// Whether the operation has no status beside its result, for any values of the registers.
    pub fn is_plain(&self, operands: &Operands) -> bool {
        match self.status {
            StatusDependence::Never => true,
            StatusDependence::OnSecond if operands.second.shape == Shape::Constant => {
                (self.run)(&Registers::new(), operands).status == Status::Plain
            }
            StatusDependence::OnSecond | StatusDependence::OnBoth => false,
        }
    }
}

const fn runs<M: Meaning, First: Fetch>() -> [Evaluate; 4] {
    [
        run::<M, First, Signed>,
        run::<M, First, Unsigned>,
        run::<M, First, Constant>,
        run::<M, First, Any>,
    ]
}

const fn writes<M: Meaning, First: Fetch>() -> [EvaluateInto; 4] {
    [
        write::<M, First, Signed>,
        write::<M, First, Unsigned>,
        write::<M, First, Constant>,
        write::<M, First, Any>,
    ]
}

/// Copies the first operand to a register. The operand is a register too.
#[cfg(feature = "fast")]
pub(crate) fn copy_register(registers: &mut Registers, operands: &Operands, register: u8) {
    registers.set(register, registers.get(operands.first.register));
}

fn write<M: Meaning, First: Fetch, Second: Fetch>(
    registers: &mut Registers,
    operands: &Operands,
    register: u8,
) {
    let value = run::<M, First, Second>(registers, operands).value;
    registers.set(register, value as u32);
}

#[inline(always)]
fn run<M: Meaning, First: Fetch, Second: Fetch>(
    registers: &Registers,
    operands: &Operands,
) -> Outcome {
    M::of(
        First::fetch(registers, operands.first, operands),
        Second::fetch(registers, operands.second, operands),
    )
}

/// How to get the value of an operand of one shape.
trait Fetch {
    fn fetch(registers: &Registers, source: Source, operands: &Operands) -> i64;
}

struct Signed;
struct Unsigned;
struct Constant;
struct Any;

impl Fetch for Signed {
    #[inline(always)]
    fn fetch(registers: &Registers, source: Source, _: &Operands) -> i64 {
        i64::from(registers.get(source.register) as i32)
    }
}

impl Fetch for Unsigned {
    #[inline(always)]
    fn fetch(registers: &Registers, source: Source, _: &Operands) -> i64 {
        i64::from(registers.get(source.register))
    }
}

impl Fetch for Constant {
    #[inline(always)]
    fn fetch(_: &Registers, _: Source, operands: &Operands) -> i64 {
        i64::from(operands.constant)
    }
}

impl Fetch for Any {
    #[inline(always)]
    fn fetch(registers: &Registers, source: Source, _: &Operands) -> i64 {
        let bits = registers.pair(source.register) << source.left;
        if source.signed {
            bits as i64 >> source.right
        } else {
            (bits >> source.right) as i64
        }
    }
}
