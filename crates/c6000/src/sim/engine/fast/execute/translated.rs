//! Runs the translated code of a sequence.

#![allow(unsafe_code)]

use crate::sim::engine::cpu::Cpu;
use crate::sim::engine::fast::execute::cycle::SequenceEnd;
use crate::sim::engine::fast::superblock::sequence::{Cycle, Sequence, Work, NOWHERE};
use crate::sim::engine::fast::superblock::translation::{Code, Translation};
use crate::sim::engine::fast::translate::environment::{
    CodeExit, Environment, Helper, FETCHED, NEAR_LIMIT,
};
use crate::sim::engine::fast::translate::translate;
use crate::sim::memory::access::{DataAccess, Waits};
use crate::sim::memory::contents::Memory;
use crate::sim::memory::views::Costs;
use crate::sim::state::registers::Registers;
use std::ffi::c_void;
use std::ptr::addr_of_mut;
use std::sync::Arc;

/// The data that the helpers of translated code work on. The fields are pointers and not references, because the code
/// itself changes the registers between two calls of helpers.
struct RunContext<W> {
    cpu: *mut Cpu,
    memory: *mut Memory,
    waits: *mut W,
    work: *mut Work,
    cycles: *const [Cycle],
    /// CPU cycle of the sequence's first packet.
    began: u64,
    /// The limit of cycles is near from this number of cycles on, stalls included.
    near_limit: u64,
}

/// The targets of a [`RunContext`], borrowed for the time of one helper call.
struct Borrowed<'r, W> {
    cpu: &'r mut Cpu,
    memory: &'r mut Memory,
    waits: &'r mut W,
    work: &'r mut Work,
    cycles: &'r [Cycle],
    near_limit: u64,
}

impl<W> Borrowed<'_, W> {
    fn is_near_limit(&self) -> bool {
        self.cpu.total_cycles() >= self.near_limit
    }
}

/// Borrows the data of a helper in cycle `number` of the sequence.
///
/// # Safety
/// `environment.run` must point to a [`RunContext`] with the same `W`. All pointers of the context must be valid for
/// reading and writing.
unsafe fn borrow<W>(environment: &Environment, number: u64) -> Borrowed<'_, W> {
    let run = &*environment.run.cast::<RunContext<W>>();
    let borrow = Borrowed {
        cpu: &mut *run.cpu,
        memory: &mut *run.memory,
        waits: &mut *run.waits,
        work: &mut *run.work,
        cycles: &*run.cycles,
        near_limit: run.near_limit,
    };
    borrow.cpu.cycle = run.began + number;
    borrow
}

type Environ<'e> = &'e mut Environment;

// Only translated code calls these functions. [`Cpu::run_translated`] gives the code an environment with a run.

unsafe extern "C" fn fetch<W: Waits>(environment: Environ, number: u64) -> i64 {
    let run = borrow::<W>(environment, number);
    if run.is_near_limit() {
        return 1;
    }
    let (cpu, packet) = (run.cpu, &run.cycles[number as usize]);
    let stalls = &mut cpu.counts.stalls;
    run.waits
        .fetch(packet.address, packet.next, cpu.cycle, stalls);
    0
}

unsafe extern "C" fn cycle<W: Waits>(environment: Environ, number: u64) -> i64 {
    let run = borrow::<W>(environment, number);
    let cycle = &run.cycles[number as usize];
    let Some(written) = run.cpu.run_cycle(cycle, run.work, run.memory, run.waits) else {
        return FETCHED;
    };
    let near = run.is_near_limit();
    environment.written |= written;
    environment.last_written = written;
    i64::from(near) * NEAR_LIMIT
}

unsafe extern "C" fn load<W: Waits>(environment: Environ, number: u64, index: u64) -> i64 {
    let run = borrow::<W>(environment, number);
    let load = &mut run.work.loads[index as usize];
    match (load.run)(run.cpu, load, run.memory) {
        Some(_) => i64::from(load.memory),
        None => -1,
    }
}

unsafe extern "C" fn deferred<W: Waits>(environment: Environ, number: u64, index: u64) -> i64 {
    let run = borrow::<W>(environment, number);
    run.cpu.compute_deferred(&run.work.deferred[index as usize]);
    0
}

unsafe extern "C" fn compute<W: Waits>(environment: Environ, index: u64) -> i64 {
    let run = borrow::<W>(environment, 0);
    let write = &run.work.writes[index as usize];
    let registers = &mut run.cpu.registers;
    (write.write)(registers, &write.operands, NOWHERE);
    registers.get(NOWHERE).into()
}

unsafe extern "C" fn branch<W: Waits>(environment: Environ, number: u64, index: u64) -> i64 {
    let run = borrow::<W>(environment, number);
    run.cpu
        .send_prepared_branch(&run.work.branches[index as usize]);
    0
}

unsafe extern "C" fn land<W: Waits>(environment: Environ, number: u64) -> i64 {
    let run = borrow::<W>(environment, number + 1);
    match run.cpu.landing_branch() {
        Some(target) => {
            run.cpu.address = target;
            1
        }
        None => 0,
    }
}

unsafe extern "C" fn wait_for_one<W: Waits>(environment: Environ, number: u64, load: u64) -> i64 {
    wait_for::<W, 1>(environment, number, [load])
}

unsafe extern "C" fn wait_for_two<W: Waits>(
    environment: Environ,
    number: u64,
    first: u64,
    second: u64,
) -> i64 {
    wait_for::<W, 2>(environment, number, [first, second])
}

#[inline(always)]
unsafe fn wait_for<W: Waits, const N: usize>(
    environment: Environ,
    number: u64,
    accesses: [u64; N],
) -> i64 {
    let run = borrow::<W>(environment, number);
    let first = run.cycles[number as usize].loads.range().start;
    let accesses: [DataAccess; N] = std::array::from_fn(|index| DataAccess {
        address: accesses[index] as u32,
        memory: (accesses[index] >> 32) as u32,
        size: u32::from(run.work.loads[first + index].size),
        write: false,
    });
    let stalls = &mut run.cpu.counts.stalls;
    run.waits.data(&accesses, run.cpu.cycle, stalls);
    run.is_near_limit().into()
}

/// The helpers, indexed by [`Helper`].
fn helpers<W: Waits>() -> [*const c_void; Helper::ALL] {
    let mut all = [std::ptr::null(); Helper::ALL];
    all[Helper::Fetch as usize] = fetch::<W> as *const c_void;
    all[Helper::Cycle as usize] = cycle::<W> as *const c_void;
    all[Helper::Load as usize] = load::<W> as *const c_void;
    all[Helper::Late as usize] = deferred::<W> as *const c_void;
    all[Helper::Compute as usize] = compute::<W> as *const c_void;
    all[Helper::Branch as usize] = branch::<W> as *const c_void;
    all[Helper::Land as usize] = land::<W> as *const c_void;
    all[Helper::WaitForOne as usize] = wait_for_one::<W> as *const c_void;
    all[Helper::WaitForTwo as usize] = wait_for_two::<W> as *const c_void;
    all
}

/// The code of a sequence that is about to run. A sequence that has run often enough is translated first. None if there
/// is no code, or if the run must stop within the sequence.
#[inline]
pub(super) fn code_of(
    sequence: &mut Sequence,
    waits: &impl Waits,
    stop: &impl Fn(u32) -> bool,
) -> Option<Arc<Code>> {
    let costs = waits.costs()?;
    let code = match &mut sequence.translation {
        Translation::Done(code) => code.clone(),
        Translation::After(0) => translate_now(sequence, costs)?,
        Translation::After(u32::MAX) | Translation::Never => return None,
        Translation::After(runs) => {
            *runs -= 1;
            return None;
        }
    };
    (!sequence.nexts.iter().any(|next| stop(*next))).then_some(code)
}

#[cold]
fn translate_now(sequence: &mut Sequence, costs: Costs) -> Option<Arc<Code>> {
    let code = translate(sequence, costs).map(Arc::new);
    sequence.translation = code.clone().map_or(Translation::Never, Translation::Done);
    code
}

impl Cpu {
    /// Runs the code of a sequence without a stop inside. Returns the results of [`Cpu::run_sequence`], and the
    /// registers written under predicates: in all cycles, and in the last one.
    pub(super) fn run_translated<W: Waits>(
        &mut self,
        sequence: &mut Sequence,
        code: &Code,
        memory: &mut Memory,
        waits: &mut W,
        max_cycles: u64,
    ) -> (usize, SequenceEnd, [u64; 2]) {
        let began = self.cycle;
        let margin = 2 * sequence.cycles.len() as u64;
        let address_bits = self.control.all_address_bits().as_ptr();
        let views = memory.views();
        let cpu: *mut Cpu = self;
        // SAFETY: the pointers lead to fields of the CPU itself.
        let (values, slots) = unsafe {
            let registers = addr_of_mut!((*cpu).registers);
            (
                Registers::values_of(registers),
                Registers::results_of(registers, began),
            )
        };
        let mut run = RunContext {
            cpu,
            memory,
            waits,
            work: &mut sequence.work,
            cycles: &*sequence.cycles,
            began,
            near_limit: max_cycles.saturating_sub(margin),
        };
        let mut environment = Environment {
            values,
            slots,
            address_bits,
            caches: waits.views(),
            // SAFETY: the pointer leads to a field of the CPU itself.
            stalls: unsafe { addr_of_mut!((*cpu).counts.stalls) },
            began,
            views,
            written: 0,
            last_written: 0,
            helpers: helpers::<W>(),
            run: addr_of_mut!(run).cast(),
        };
        // SAFETY: this is the code of this sequence. The environment and its targets outlive the call and do not move
        // during it. The code reaches registers and results by their numbers, bytes of memories within the memories'
        // sizes, and the run only through helpers, which have the type `W` of the run.
        let left = unsafe {
            let function: unsafe extern "C" fn(*mut Environment) -> i64 =
                std::mem::transmute(code.entry());
            function(&mut environment)
        };
        let (done, exit) = CodeExit::decode(left);
        self.cycle = began + done as u64;
        let last = done.checked_sub(1).map(|last| &sequence.cycles[last]);
        let written = match last {
            Some(cycle) if cycle.may_write_under_predicates() => environment.last_written,
            _ => 0,
        };
        if let (Some(cycle), true) = (last, exit != CodeExit::Left) {
            self.address = cycle.next;
        }
        let ended = match exit {
            CodeExit::Whole => SequenceEnd::Whole,
            CodeExit::Fetched => SequenceEnd::Fetched,
            CodeExit::Left => SequenceEnd::Left,
            CodeExit::Limit => SequenceEnd::Limit,
        };
        (done, ended, [environment.written, written])
    }
}
