//! The CPU, one cycle after another.
//!
//! A cycle here is the E1 of one execute packet (or an idle cycle of a multi-cycle NOP). Results go on their way
//! with their delay and land at the end of a later cycle. Loads and stores reach memory in E3; since all do, in
//! order, and within a packet loads before stores, doing it in E1 gives the same values. A memory stall holds the
//! whole pipeline, so it adds to the count of cycles and moves nothing.

use crate::isa::Update;
use crate::sim::control::{offset_address, Control};
use crate::sim::error::{Rule, Violation};
use crate::sim::interrupt::InterruptWindows;
use crate::sim::memory::{Fault, Memory, Place};
use crate::sim::operation::{Action, Address, Destination, Operation, Source, Target, CONSTANT};
use crate::sim::packet::Packet;
use crate::sim::program::Program;
use crate::sim::registers::{register_name, Pending, Registers};
use crate::sim::semantics::{Compute, Note};
use crate::sim::stalls::Stalls;
use crate::sim::timing::{Access, Timing, Waits};

mod stack;
mod watch;

pub(crate) use stack::StackUse;

/// Cycles from E1 of a branch to E1 of its target.
const BRANCH_LATENCY: u64 = 6;

/// Slots for branches in flight: a power of two above the latency.
const BRANCH_SLOTS: usize = 8;

type Step<T = ()> = Result<T, Box<Violation>>;

/// What a run refuses beside what the hardware forbids.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Checks {
    /// Refuse a read of a register that the calling convention leaves undefined and nothing wrote.
    pub undefined_registers: bool,
    /// Refuse a load from memory that nothing wrote.
    pub uninitialised_memory: bool,
    /// Refuse a multiple assignment that an interrupt could break.
    pub interruptible: bool,
}

/// Counts of a run.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    /// Instructions other than NOP in the executed packets, false predicates included.
    pub instructions: u64,
    pub packets: u64,
    pub stalls: Stalls,
}

/// A branch on its way.
#[derive(Debug, Clone, Copy)]
struct Branch {
    target: u32,
    /// Address of the branch instruction.
    address: u32,
}

/// A store of the packet in E1, done after its loads.
#[derive(Debug, Clone, Copy)]
struct Write {
    place: Place,
    size: u32,
    value: u64,
}

/// Data accesses of one execute packet, which has two .D units.
#[derive(Debug, Default)]
struct Accesses {
    list: [Access; 2],
    count: usize,
    writes: [Option<Write>; 2],
}

pub(crate) struct Cpu {
    pub registers: Registers,
    pub control: Control,
    pub counts: Counts,
    pub windows: InterruptWindows,
    checks: Checks,
    /// CPU cycles since the start, stalls apart: the cycle of the packet in E1.
    cycle: u64,
    /// Address of the packet in E1.
    address: u32,
    branches: [Option<Branch>; BRANCH_SLOTS],
    /// Registers that hold a defined value; all of them when that is not checked.
    defined: u64,
    /// Lowest value of the stack pointer and lowest address stored to in the stack's memory.
    pub stack: StackUse,
}

impl Cpu {
    pub fn new(registers: Registers, control: Control, checks: Checks, stack: StackUse) -> Cpu {
        Cpu {
            registers,
            control,
            counts: Counts::default(),
            windows: InterruptWindows::default(),
            checks,
            cycle: 0,
            address: 0,
            branches: [None; BRANCH_SLOTS],
            defined: u64::MAX,
            stack,
        }
    }

    /// From now on only these registers may be read before they are written.
    pub fn define_only(&mut self, registers: u64) {
        self.defined = registers;
    }

    pub fn address(&self) -> u32 {
        self.address
    }

    /// CPU cycles and stalls since the start.
    pub fn total_cycles(&self) -> u64 {
        self.cycle + self.counts.stalls.total()
    }

    /// The next packet is the one at this address.
    pub fn start_at(&mut self, entry: u32) {
        self.address = entry;
    }

    /// Runs the next packet and then all until one at an address that `stop` names would be next; a later call
    /// goes on from there. More than `max_cycles` since the start are a violation.
    pub fn run(
        &mut self,
        program: &mut Program,
        memory: &mut Memory,
        timing: &mut Timing,
        stop: impl Fn(u32) -> bool,
        max_cycles: u64,
    ) -> Step {
        match timing {
            Timing::Flat(waits) => self.run_with(program, memory, waits, stop, max_cycles),
            Timing::Banked(waits) => self.run_with(program, memory, waits, stop, max_cycles),
            Timing::Cached(waits) => self.run_with(program, memory, &mut **waits, stop, max_cycles),
        }
    }

    fn run_with(
        &mut self,
        program: &mut Program,
        memory: &mut Memory,
        waits: &mut impl Waits,
        stop: impl Fn(u32) -> bool,
        max_cycles: u64,
    ) -> Step {
        loop {
            if self.total_cycles() >= max_cycles {
                return Err(Violation::new(
                    Rule::CycleLimit,
                    format!("no end within {max_cycles} cycles"),
                    &[],
                ));
            }
            let packet = program.packet(self.address, memory)?;
            waits.fetch(
                self.address,
                packet.next,
                self.cycle,
                &mut self.counts.stalls,
            );
            self.execute(packet, memory, waits)?;
            self.advance(packet, max_cycles)?;
            if stop(self.address) {
                return Ok(());
            }
        }
    }

    /// E1 of a packet.
    fn execute(&mut self, packet: &Packet, memory: &mut Memory, waits: &mut impl Waits) -> Step {
        if packet.has_branch {
            self.windows.branch(self.cycle);
        }
        self.windows
            .cycle(self.cycle, self.control.interrupts_enabled());
        if (packet.reads | packet.early_writes) & self.registers.in_flight() != 0 {
            self.find_multiple_assignments(packet)?;
        }
        if packet.reads & !self.defined != 0 {
            self.find_undefined_reads(packet)?;
        }
        let mut accesses = Accesses::default();
        for operation in &packet.operations {
            if self.holds(operation) {
                self.perform(operation, packet, memory, &mut accesses)?;
            }
        }
        if accesses.count > 0 {
            self.finish_accesses(&accesses, memory, waits);
        }
        self.counts.packets += 1;
        self.counts.instructions += packet.operations.len() as u64;
        Ok(())
    }

    #[inline]
    fn holds(&self, operation: &Operation) -> bool {
        (self.registers.get(operation.predicate) == 0) == operation.negated
    }

    #[inline]
    fn perform(
        &mut self,
        operation: &Operation,
        packet: &Packet,
        memory: &Memory,
        accesses: &mut Accesses,
    ) -> Step {
        match operation.action {
            Action::Compute {
                function,
                first,
                second,
                constant,
                result,
            } => self.compute(operation, function, [first, second], constant, result),
            Action::Load {
                address,
                size,
                signed,
                result,
            } => {
                let at = self.access_address(operation, &address)?;
                let place = memory
                    .place(at, size)
                    .map_err(|fault| at_fault(*fault, operation))?;
                accesses.add(Access {
                    address: at,
                    memory: place.memory,
                    size,
                    write: false,
                });
                let value = memory
                    .load(place, size)
                    .map_err(|fault| at_fault(*fault, operation))?;
                self.send(operation, result, extend(value, size, signed))
            }
            Action::Store {
                address,
                size,
                data,
                long,
            } => {
                let at = self.access_address(operation, &address)?;
                let place = memory
                    .place_of_store(at, size)
                    .map_err(|fault| at_fault(*fault, operation))?;
                accesses.add(Access {
                    address: at,
                    memory: place.memory,
                    size,
                    write: true,
                });
                let value = if long {
                    self.registers.pair(data)
                } else {
                    u64::from(self.registers.get(data))
                };
                accesses.write(Write { place, size, value });
                self.stack.stored(at);
                Ok(())
            }
            Action::AddressArithmetic { address, result } => {
                let sum = self.sum(&address);
                self.send(operation, result, i64::from(sum))
            }
            Action::Branch(target) => self.branch(operation, target),
            Action::ReadControl { name, result } => {
                let value = self
                    .control
                    .read(name, packet.fetch_packet)
                    .map_err(|v| with_offender(v, operation))?;
                self.send(operation, result, i64::from(value))
            }
            Action::WriteControl { name, source } => {
                let value = self.registers.get(source);
                self.control
                    .write(name, value)
                    .map_err(|v| with_offender(v, operation))
            }
        }
    }

    #[inline]
    fn compute(
        &mut self,
        operation: &Operation,
        function: Compute,
        sources: [Source; 2],
        constant: i64,
        result: Destination,
    ) -> Step {
        let outcome = function(
            self.fetch(sources[0], constant),
            self.fetch(sources[1], constant),
        );
        match outcome.note {
            Note::Plain => {}
            Note::Saturated => self.control.saturated(result.delay),
            Note::Undefined => return Err(undefined_result(operation)),
        }
        self.send(operation, result, outcome.value)
    }

    /// The value of an operand.
    #[inline]
    fn fetch(&self, source: Source, constant: i64) -> i64 {
        if source.register == CONSTANT {
            return constant;
        }
        let bits = self.registers.pair(source.register) << source.left;
        if source.signed {
            bits as i64 >> source.right
        } else {
            (bits >> source.right) as i64
        }
    }

    /// Sends a result on its way to its register or pair.
    #[inline]
    fn send(&mut self, operation: &Operation, to: Destination, value: i64) -> Step {
        self.send_one(operation, to.register, value as u32, to.delay)?;
        if to.high != 0 {
            self.send_one(
                operation,
                to.register + 1,
                (value >> 32) as u32 & to.high,
                to.delay,
            )?;
        }
        Ok(())
    }

    #[inline]
    fn send_one(&mut self, operation: &Operation, register: u8, value: u32, delay: u8) -> Step {
        let result = Pending {
            value,
            writer: operation.address,
            delay,
        };
        self.registers
            .send(self.cycle, register, result)
            .map_err(|other| two_writes(register, other, operation))
    }

    /// The sum of base and offset, circular where AMR says so.
    #[inline]
    fn sum(&self, address: &Address) -> u32 {
        let offset = match address.register {
            CONSTANT => address.constant,
            register => self.registers.get(register) << address.scale,
        };
        let offset = if address.subtract {
            offset.wrapping_neg()
        } else {
            offset
        };
        offset_address(
            self.control.amr(),
            address.base,
            self.registers.get(address.base),
            offset,
        )
    }

    /// The address of an access; the base register is updated on the way.
    #[inline]
    fn access_address(&mut self, operation: &Operation, address: &Address) -> Step<u32> {
        let sum = self.sum(address);
        match address.update {
            Update::None => return Ok(sum),
            Update::Pre => self.send_one(operation, address.base, sum, 0)?,
            Update::Post => {
                let old = self.registers.get(address.base);
                self.send_one(operation, address.base, sum, 0)?;
                return Ok(old);
            }
        }
        Ok(sum)
    }

    fn branch(&mut self, operation: &Operation, target: Target) -> Step {
        let target = match target {
            Target::Address(address) => address,
            Target::Register(register) => self.registers.get(register),
            Target::InterruptReturn => self.control.return_from_interrupt(),
            Target::NonmaskableReturn => self.control.return_from_nonmaskable(),
        };
        let slot = (self.cycle + BRANCH_LATENCY) as usize % BRANCH_SLOTS;
        if let Some(other) = self.branches[slot] {
            let offenders = [other.address, operation.address];
            return Err(Violation::new(
                Rule::TakenBranches,
                "both are taken",
                &offenders,
            ));
        }
        self.branches[slot] = Some(Branch {
            target,
            address: operation.address,
        });
        Ok(())
    }

    /// Does the packet's stores, after its loads, and waits for the memory system.
    fn finish_accesses(
        &mut self,
        accesses: &Accesses,
        memory: &mut Memory,
        waits: &mut impl Waits,
    ) {
        for write in accesses.writes.iter().flatten() {
            memory.store(write.place, write.size, write.value);
        }
        let list = &accesses.list[..accesses.count];
        waits.data(list, self.cycle, &mut self.counts.stalls);
    }

    /// Ends the packet's cycle, spends its idle cycles, and finds the next packet.
    #[inline]
    fn advance(&mut self, packet: &Packet, max_cycles: u64) -> Step {
        self.end_cycle();
        let mut idle = packet.idle;
        loop {
            if let Some(branch) = self.branches[self.cycle as usize % BRANCH_SLOTS].take() {
                self.address = branch.target;
                return Ok(());
            }
            if idle == 0 {
                self.address = packet.next;
                return Ok(());
            }
            self.idle_cycle(packet, max_cycles)?;
            idle -= 1;
        }
    }

    fn idle_cycle(&mut self, packet: &Packet, max_cycles: u64) -> Step {
        if packet.idle == u64::MAX && self.branches.iter().all(Option::is_none) {
            return Err(Violation::new(
                Rule::Idle,
                "nothing will end it",
                &[packet.address],
            ));
        }
        if self.total_cycles() >= max_cycles {
            return Err(Violation::new(
                Rule::CycleLimit,
                format!("no return within {max_cycles} cycles"),
                &[],
            ));
        }
        self.windows
            .cycle(self.cycle, self.control.interrupts_enabled());
        self.end_cycle();
        Ok(())
    }

    #[inline]
    fn end_cycle(&mut self) {
        let written = self.registers.land(self.cycle);
        self.defined |= written;
        if written >> self.stack.pointer & 1 != 0 {
            self.stack.moved(self.registers.get(self.stack.pointer));
        }
        self.control.end_cycle();
        self.cycle += 1;
    }
}

impl Accesses {
    #[inline]
    fn add(&mut self, access: Access) {
        if let Some(free) = self.list.get_mut(self.count) {
            *free = access;
            self.count += 1;
        }
    }

    #[inline]
    fn write(&mut self, write: Write) {
        let free = usize::from(self.writes[0].is_some());
        self.writes[free] = Some(write);
    }
}

/// A loaded value of `size` bytes as its register or pair holds it.
#[inline]
fn extend(value: u64, size: u32, signed: bool) -> i64 {
    let unused = 64 - 8 * size;
    if signed {
        (value << unused) as i64 >> unused
    } else {
        value as i64
    }
}

#[cold]
fn at_fault(fault: Fault, operation: &Operation) -> Box<Violation> {
    Violation::new(fault.rule, fault.detail, &[operation.address])
}

#[cold]
fn with_offender(mut violation: Box<Violation>, operation: &Operation) -> Box<Violation> {
    violation.offenders.push(operation.address);
    violation
}

#[cold]
fn undefined_result(operation: &Operation) -> Box<Violation> {
    let detail = "the manual calls the result invalid for these operands";
    Violation::new(Rule::UndefinedResult, detail, &[operation.address])
}

#[cold]
fn two_writes(register: u8, other: Pending, operation: &Operation) -> Box<Violation> {
    Violation::new(
        Rule::RegisterWrites,
        register_name(register),
        &[other.writer, operation.address],
    )
}
