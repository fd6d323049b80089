//! Converts an operand of the text into the operand of an encoding.

use crate::asm::encode::ranges::{
    base_relative, check_range, offset_value, packet_relative, wrap_constant,
};
use crate::asm::error::Fault;
use crate::asm::layout::program::Program;
use crate::asm::syntax::expression::Expression;
use crate::asm::syntax::operand::{Form, Written, WrittenMemory, WrittenOffset};
use crate::asm::syntax::value::{Base, Distance, Scope, Value};
use crate::asm::text::local::is_bound;
use crate::isa::{
    Coding, ConstantKind, ControlRegister, Kind, MemoryOperand, Offset, Opcode, Operand, Table,
    Update,
};
use crate::object::RelocationKind;

/// A relocation that the linker has to complete.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pending {
    pub kind: RelocationKind,
    pub base: Base,
    pub addend: i64,
}

/// Bytes of a fetch packet.
const FETCH_PACKET: i64 = crate::isa::FETCH_PACKET as i64;

/// Why an encoding does not fit a statement. `rank` says how far the comparison came. Of several encodings, the error
/// with the highest rank is reported.
#[derive(Debug)]
pub struct Mismatch {
    pub rank: u32,
    pub fault: Fault,
}

pub const RANK_COUNT: u32 = 0;
pub const RANK_KIND: u32 = 1;
/// The operands have the right form but a wrong value or side.
pub const RANK_VALUE: u32 = 10;

/// Where an instruction lies.
pub struct Context<'a> {
    pub program: &'a Program,
    pub table: &'static Table,
    pub section: usize,
    /// Offset of the execute packet in its section.
    pub packet: u32,
    /// Offset of the instruction itself.
    pub offset: u32,
}

type Converted = Result<(Operand, Option<Pending>), Mismatch>;

impl Context<'_> {
    /// Converts the operand at `position` of an opcode.
    pub fn convert(&self, opcode: &Opcode, position: usize, written: &Written) -> Converted {
        let form = &written.form;
        let kind = &opcode.operands[position].kind;
        let converted = match (kind, form) {
            (Kind::Register(kind), Form::Register(register)) if !kind.is_pair() => {
                Ok((Operand::Register(*register), None))
            }
            (Kind::Register(kind), Form::Pair(even)) if kind.is_pair() => {
                Ok((Operand::Pair(*even), None))
            }
            (Kind::Constant(kind), Form::Expression(expression)) => {
                self.constant(*kind, expression)
            }
            (Kind::Displacement { bits }, Form::Expression(expression))
                if self.control(expression).is_none() =>
            {
                self.branch_target(*bits, expression)
            }
            (Kind::Control, Form::Expression(expression)) => match self.control(expression) {
                Some(register) => Ok((Operand::Control(register), None)),
                None => return Err(kind_mismatch(position, written, kind)),
            },
            (Kind::FixedControl(name), Form::Expression(expression)) => {
                match self.control(expression) {
                    Some(register) if register.name == name => {
                        return Ok((Operand::Control(register), None))
                    }
                    _ => return Err(kind_mismatch(position, written, kind)),
                }
            }
            (Kind::Memory | Kind::MemoryLong, Form::Memory(memory)) => {
                self.memory(opcode, *kind == Kind::MemoryLong, memory)
            }
            (Kind::MemoryScaled, Form::Memory(memory)) => self.scaled_memory(memory),
            _ => return Err(kind_mismatch(position, written, kind)),
        };
        converted.map_err(|fault| Mismatch {
            rank: RANK_VALUE,
            fault,
        })
    }

    fn control(&self, expression: &Expression) -> Option<ControlRegister> {
        self.table.control_register(expression.as_symbol()?)
    }

    fn scope(&self) -> impl Scope + '_ {
        self.program.at((self.section, self.packet))
    }

    fn constant(
        &self,
        kind: ConstantKind,
        expression: &Expression,
    ) -> Result<(Operand, Option<Pending>), Fault> {
        match expression.evaluate(&self.scope())? {
            Value::Absolute(value) => {
                let value = wrap_constant(kind, value);
                check_range(expression, value, kind.range())?;
                Ok((Operand::Constant(value), None))
            }
            Value::Relative { base, addend } => {
                let relocation = match (kind.coding, kind.bits) {
                    (Coding::Low16, _) => RelocationKind::AbsL16,
                    (Coding::High16, _) => RelocationKind::AbsH16,
                    (Coding::Plain, 16) => RelocationKind::AbsS16,
                    _ => return Err(is_an_address(expression)),
                };
                Ok(completed_later(relocation, base, addend))
            }
            Value::FromDataPage {
                base,
                addend,
                bytes,
            } => {
                let relocation = match (kind.coding, kind.bits, bytes) {
                    (Coding::Low16, _, 1) => RelocationKind::SbrL16B,
                    (Coding::Low16, _, 2) => RelocationKind::SbrL16H,
                    (Coding::Low16, _, _) => RelocationKind::SbrL16W,
                    (Coding::High16, _, 1) => RelocationKind::SbrH16B,
                    (Coding::High16, _, 2) => RelocationKind::SbrH16H,
                    (Coding::High16, _, _) => RelocationKind::SbrH16W,
                    (Coding::Plain, 16, 1) => RelocationKind::SbrS16,
                    (Coding::Plain, 16, _) => return Err(wants_halves(expression)),
                    _ => return Err(is_an_address(expression)),
                };
                Ok(completed_later(relocation, base, addend))
            }
            Value::Distance(distance) => {
                let relocation = match (kind.coding, kind.bits) {
                    (Coding::High16, _) => RelocationKind::PcrH16,
                    (Coding::Low16, _) => RelocationKind::PcrL16,
                    // MVK and MVKH form a pair. GNU `as` also takes the low half here.
                    (Coding::Plain, 16) if distance.from_packet => RelocationKind::PcrL16,
                    (Coding::Plain, 16) => return Err(wants_halves(expression)),
                    _ => return Err(is_an_address(expression)),
                };
                let found = self
                    .distance(relocation, distance)
                    .map_err(|cause| Fault::new(expression.position, cause))?;
                if let (Operand::Constant(value), None) = found {
                    check_range(expression, value, kind.range())?;
                }
                Ok(found)
            }
        }
    }

    /// A distance that the linker completes. The relocation counts from the start of a fetch packet. The distance's
    /// `from` and `addend` give a place in that fetch packet, in the section of the instruction.
    fn distance(
        &self,
        kind: RelocationKind,
        distance: Distance,
    ) -> Result<(Operand, Option<Pending>), String> {
        let Distance {
            to,
            from,
            addend,
            from_packet,
        } = distance;
        let name = kind.name();
        let Some((section, from_offset)) = self.program.place(&from) else {
            return Err(format!(
                "the place that {name} counts from must be a label of this file"
            ));
        };
        if section != self.section {
            return Err(format!(
                "the place that {name} counts from must stand in the section of the instruction"
            ));
        }
        let place = from_offset.wrapping_add(addend);
        if !from_packet && place % FETCH_PACKET != 0 {
            return Err(format!(
                "{name} counts from the start of a fetch packet, and the place to count from is {} bytes after it",
                place.rem_euclid(FETCH_PACKET)
            ));
        }
        if let Some((home, offset)) = self.place_without_symbol(&to) {
            if home != self.section {
                return Err(format!("{name} needs a label that is not a local one"));
            }
            let value = offset - place.div_euclid(FETCH_PACKET) * FETCH_PACKET;
            return Ok((Operand::Constant(value), None));
        }
        let packet = i64::from(self.offset & !31);
        Ok(completed_later(kind, to, packet.wrapping_sub(place)))
    }

    /// The section and offset of a local label. The object has no symbol for such a label.
    fn place_without_symbol(&self, base: &Base) -> Option<(usize, i64)> {
        match base {
            Base::Symbol(name) if is_bound(name) => self.program.place(base),
            _ => None,
        }
    }

    fn branch_target(
        &self,
        bits: u8,
        expression: &Expression,
    ) -> Result<(Operand, Option<Pending>), Fault> {
        let Value::Relative { base, addend } = expression.evaluate(&self.scope())? else {
            return Err(Fault::new(
                expression.position,
                "a branch target must be a label, is a constant",
            ));
        };
        if let Some((section, offset)) = self
            .program
            .place(&base)
            .filter(|_| !self.program.is_global(&base))
        {
            if section == self.section {
                let distance = offset
                    .checked_add(addend)
                    .map(|target| target - i64::from(self.offset & !31));
                let distance = distance.and_then(|bytes| i32::try_from(bytes).ok());
                let distance = distance.filter(|bytes| bytes % 4 == 0);
                return match distance {
                    Some(bytes) => Ok((Operand::Displacement(bytes), None)),
                    None => Err(Fault::new(
                        expression.position,
                        "branch target is too far or not word aligned",
                    )),
                };
            }
        }
        Ok((
            Operand::Displacement(0),
            Some(Pending {
                kind: packet_relative(bits),
                base,
                addend,
            }),
        ))
    }

    fn memory(
        &self,
        opcode: &Opcode,
        long: bool,
        memory: &WrittenMemory,
    ) -> Result<(Operand, Option<Pending>), Fault> {
        let bytes = opcode.memory.map_or(1, |memory| i64::from(memory.bytes));
        let mut pending = None;
        let mut memory = memory.clone();
        let offset = match memory.offset.clone() {
            WrittenOffset::Default => Offset::Constant(u32::from(memory.update != Update::None)),
            WrittenOffset::Register(register) => Offset::Register(register),
            WrittenOffset::RegisterBytes(_, position) => {
                return Err(Fault::new(
                    position,
                    "write an offset register in brackets: [A1]",
                ))
            }
            WrittenOffset::Scaled(expression) => {
                let value = expression.constant_value(&self.scope())?;
                Offset::Constant(offset_value(&expression, value, long, &mut memory)?)
            }
            WrittenOffset::Bytes(expression) => match expression.evaluate(&self.scope())? {
                Value::Absolute(value) if value % bytes != 0 => {
                    let cause = format!("offset {value} is no multiple of {bytes} bytes");
                    return Err(Fault::new(expression.position, cause));
                }
                Value::Absolute(value) => {
                    Offset::Constant(offset_value(&expression, value / bytes, long, &mut memory)?)
                }
                Value::Relative { base, addend }
                | Value::FromDataPage {
                    base,
                    addend,
                    bytes: 1,
                } if long => {
                    pending = Some(Pending {
                        kind: base_relative(bytes),
                        base,
                        addend,
                    });
                    Offset::Constant(0)
                }
                Value::Relative { .. } | Value::FromDataPage { .. } | Value::Distance(_) => {
                    return Err(Fault::new(
                        expression.position,
                        "an address needs base B14 and unit .D2",
                    ));
                }
            },
        };
        Ok((memory_operand(&memory, offset, true), pending))
    }

    /// Converts an address of LDNDW or STNDW. An offset in brackets counts in units of the access size, an offset in
    /// parentheses counts in bytes. A missing offset is 0 bytes, as in GNU `as`.
    fn scaled_memory(&self, memory: &WrittenMemory) -> Result<(Operand, Option<Pending>), Fault> {
        let mut memory = memory.clone();
        let written = memory.offset.clone();
        let mut constant = |expression: &Expression| {
            let value = expression.constant_value(&self.scope())?;
            offset_value(expression, value, false, &mut memory).map(Offset::Constant)
        };
        let (offset, scaled) = match &written {
            WrittenOffset::Default => {
                let updates = memory.update != Update::None;
                (Offset::Constant(u32::from(updates)), updates)
            }
            WrittenOffset::Register(register) => (Offset::Register(*register), true),
            WrittenOffset::RegisterBytes(register, _) => (Offset::Register(*register), false),
            WrittenOffset::Scaled(expression) => (constant(expression)?, true),
            WrittenOffset::Bytes(expression) => (constant(expression)?, false),
        };
        Ok((memory_operand(&memory, offset, scaled), None))
    }
}

fn memory_operand(memory: &WrittenMemory, offset: Offset, scaled: bool) -> Operand {
    Operand::Memory(MemoryOperand {
        base: memory.base,
        offset,
        scaled,
        subtract: memory.subtract,
        update: memory.update,
    })
}

fn is_an_address(expression: &Expression) -> Fault {
    Fault::new(expression.position, "must be a constant, is an address")
}

fn wants_halves(expression: &Expression) -> Fault {
    Fault::new(
        expression.position,
        "no relocation of MVK can express this distance; MVKL and MVKH can",
    )
}

/// A constant operand of 0, and the relocation with which the linker completes it.
fn completed_later(kind: RelocationKind, base: Base, addend: i64) -> (Operand, Option<Pending>) {
    let pending = Pending { kind, base, addend };
    (Operand::Constant(0), Some(pending))
}

fn kind_mismatch(position: usize, written: &Written, kind: &Kind) -> Mismatch {
    let expected = match kind {
        Kind::Register(kind) if kind.is_pair() => "a register pair, as A1:A0",
        Kind::Register(_) => "a register",
        Kind::Constant(_) => "a constant",
        Kind::Displacement { .. } => "a branch target",
        Kind::Control | Kind::FixedControl(_) => "a control register",
        Kind::Memory | Kind::MemoryScaled | Kind::MemoryLong => "a memory operand, as *A4[1]",
    };
    let fault = Fault::new(
        written.position,
        format!("operand {} must be {expected}", position + 1),
    );
    Mismatch {
        rank: RANK_KIND + position as u32,
        fault,
    }
}
