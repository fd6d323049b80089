//! Plain cycles of a sequence: cycles that have only loads, deferred results and immediate results. There is one
//! function for each combination of their numbers, so most cycles of a loop run without a branch of the host except for
//! calls.

use crate::sim::engine::cpu::Cpu;
use crate::sim::engine::fast::superblock::sequence::{Cycle, ListRange, Work};
use crate::sim::memory::access::DataAccess;
use crate::sim::memory::contents::Memory;
use std::num::NonZeroU8;

/// Runs the loads of a cycle, then its results. Returns false without any effect if a load fails.
type Plain = fn(&mut Cpu, &Cycle, &mut Work, &Memory) -> bool;

/// There is a function if the numbers of loads, deferred results and immediate results are below these limits. A packet
/// has two .D and two .M units. It can have more writes than it has other units, because a move at its end is a write
/// too.
const LOADS: usize = 3;
const LATE: usize = 3;
const WRITES: usize = 8;

const NUMBER: usize = LOADS * LATE * WRITES;

/// The number of the function for these counts of loads, deferred results and immediate results. None if there is none.
pub(crate) fn plain_number([loads, deferred, writes]: [usize; 3]) -> Option<NonZeroU8> {
    let known = loads < LOADS && deferred < LATE && writes < WRITES;
    let number = 1 + (loads * LATE + deferred) * WRITES + writes;
    NonZeroU8::new(number as u8).filter(|_| known)
}

/// The function with this number. With `noted`, the function records its accesses.
#[inline(always)]
pub(in crate::sim::engine::fast) fn plain_form(number: NonZeroU8, noted: bool) -> Plain {
    FORMS[usize::from(noted)][usize::from(number.get() - 1) % NUMBER.next_power_of_two()]
}

static FORMS: [[Plain; NUMBER.next_power_of_two()]; 2] = [forms::<false>(), forms::<true>()];

const fn forms<const NOTED: bool>() -> [Plain; NUMBER.next_power_of_two()] {
    let rows = [
        row::<0, 0, NOTED>(),
        row::<0, 1, NOTED>(),
        row::<0, 2, NOTED>(),
        row::<1, 0, NOTED>(),
        row::<1, 1, NOTED>(),
        row::<1, 2, NOTED>(),
        row::<2, 0, NOTED>(),
        row::<2, 1, NOTED>(),
        row::<2, 2, NOTED>(),
    ];
    let none: Plain = plain::<0, 0, 0, NOTED>;
    let mut forms = [none; NUMBER.next_power_of_two()];
    let mut index = 0;
    while index < NUMBER {
        forms[index] = rows[index / WRITES][index % WRITES];
        index += 1;
    }
    forms
}

const fn row<const L: usize, const M: usize, const NOTED: bool>() -> [Plain; WRITES] {
    [
        plain::<L, M, 0, NOTED>,
        plain::<L, M, 1, NOTED>,
        plain::<L, M, 2, NOTED>,
        plain::<L, M, 3, NOTED>,
        plain::<L, M, 4, NOTED>,
        plain::<L, M, 5, NOTED>,
        plain::<L, M, 6, NOTED>,
        plain::<L, M, 7, NOTED>,
    ]
}

fn plain<const L: usize, const M: usize, const W: usize, const NOTED: bool>(
    cpu: &mut Cpu,
    cycle: &Cycle,
    work: &mut Work,
    memory: &Memory,
) -> bool {
    let loads = work.loads.get_mut(cycle.loads.range().start..);
    let Some(loads) = loads.and_then(|loads| loads.get_mut(..L)) else {
        return false;
    };
    for load in loads {
        let Some(address) = (load.run)(cpu, load, memory) else {
            return false;
        };
        if NOTED {
            cpu.accesses.add(DataAccess {
                address,
                memory: load.memory,
                size: u32::from(load.size),
                write: false,
            });
        }
    }
    let deferred = exactly::<_, M>(&work.deferred, cycle.deferred);
    let writes = exactly::<_, W>(&work.writes, cycle.writes);
    let (Some(deferred), Some(writes)) = (deferred, writes) else {
        return false;
    };
    for it in deferred {
        cpu.compute_deferred(it);
    }
    for write in writes {
        (write.write)(&mut cpu.registers, &write.operands, write.to);
    }
    for register in cycle.lands {
        cpu.registers.land_one(cpu.cycle, register);
    }
    true
}

/// The part of a list, if it has exactly N items.
#[inline(always)]
fn exactly<T, const N: usize>(list: &[T], part: ListRange) -> Option<&[T; N]> {
    if N == 0 {
        return <&[T; N]>::try_from(&list[..0]).ok();
    }
    let part = list.get(part.range().start..)?.get(..N)?;
    part.try_into().ok()
}
