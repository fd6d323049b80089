//! The general registers and the results on their way to them.

/// Registers of both sides: A0 to A31 are 0 to 31, B0 to B31 are 32 to 63.
pub(crate) const REGISTERS: usize = 64;

/// Index that no register has and that always reads as 1: the predicate of an unconditional instruction.
pub(crate) const ALWAYS: u8 = 64;

/// Index of the first register of side B.
pub(crate) const SIDE_B: u8 = 32;

/// Name of a register by its index.
pub(crate) fn register_name(register: u8) -> String {
    let side = if register < SIDE_B { 'A' } else { 'B' };
    format!("{side}{}", register % SIDE_B)
}

/// The set of registers `first..first + count`.
pub(crate) fn register_set(first: u8, count: u8) -> u64 {
    ((1 << count) - 1) << first
}

/// Cycles into the future for which results can be pending: a power of two above the longest latency.
const HORIZON: usize = 8;

/// The registers as E1 of the current cycle reads them, and per cycle the results that land at its end.
#[derive(Debug, Clone)]
pub(crate) struct Registers {
    /// By any 8-bit index, so that none needs a check.
    values: [u32; 256],
    landing: [u64; HORIZON],
    results: [[Pending; REGISTERS]; HORIZON],
}

/// A result on its way, and the instruction that sent it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Pending {
    pub value: u32,
    /// Address of the instruction.
    pub writer: u32,
    /// Delay slots of the result.
    pub delay: u8,
}

impl Registers {
    pub fn new() -> Registers {
        let mut values = [0; 256];
        values[usize::from(ALWAYS)] = 1;
        Registers {
            values,
            landing: [0; HORIZON],
            results: [[Pending::default(); REGISTERS]; HORIZON],
        }
    }

    #[inline]
    pub fn get(&self, register: u8) -> u32 {
        self.values[usize::from(register)]
    }

    /// Sets a register from outside the pipeline.
    pub fn set(&mut self, register: u8, value: u32) {
        self.values[usize::from(register)] = value;
    }

    /// A register in the low and its odd neighbour in the high half.
    #[inline]
    pub fn pair(&self, register: u8) -> u64 {
        let index = usize::from(register) & (REGISTERS - 1);
        u64::from(self.values[index]) | u64::from(self.values[index + 1]) << 32
    }

    /// Sends a result that lands at the end of cycle `cycle + result.delay`; when another result lands there
    /// in that cycle, that one is the error.
    #[inline]
    pub fn send(&mut self, cycle: u64, register: u8, result: Pending) -> Result<(), Pending> {
        let slot = (cycle as usize + usize::from(result.delay)) % HORIZON;
        let index = usize::from(register) & (REGISTERS - 1);
        if self.landing[slot] >> index & 1 != 0 {
            return Err(self.results[slot][index]);
        }
        self.landing[slot] |= 1 << index;
        self.results[slot][index] = result;
        Ok(())
    }

    /// Ends a cycle: its results become visible. Returns the set of registers written.
    #[inline]
    pub fn land(&mut self, cycle: u64) -> u64 {
        let slot = cycle as usize % HORIZON;
        let written = std::mem::take(&mut self.landing[slot]);
        let mut rest = written;
        while rest != 0 {
            let index = rest.trailing_zeros() as usize;
            self.values[index] = self.results[slot][index].value;
            rest &= rest - 1;
        }
        written
    }

    /// The set of registers with a result on its way.
    #[inline]
    pub fn in_flight(&self) -> u64 {
        self.landing.iter().fold(0, |all, set| all | set)
    }

    /// The last result on its way to a register of those that land at the end of the cycle `cycle + from` or
    /// later, with the cycles from `cycle` until it lands.
    pub fn last_pending(&self, cycle: u64, register: u8, from: u64) -> Option<(Pending, u64)> {
        let index = usize::from(register) % REGISTERS;
        (from..HORIZON as u64).rev().find_map(|ahead| {
            let slot = (cycle + ahead) as usize % HORIZON;
            (self.landing[slot] >> index & 1 != 0).then(|| (self.results[slot][index], ahead))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(value: u32, delay: u8) -> Pending {
        Pending {
            value,
            writer: 0x40,
            delay,
        }
    }

    #[test]
    fn a_result_is_visible_after_its_delay_slots() {
        let mut registers = Registers::new();
        registers.send(7, 3, result(5, 1)).unwrap();
        registers.land(7);
        assert_eq!(registers.get(3), 0);
        assert_eq!(registers.in_flight(), 1 << 3);
        assert_eq!(registers.land(8), 1 << 3);
        assert_eq!((registers.get(3), registers.in_flight()), (5, 0));
    }

    #[test]
    fn two_results_of_one_cycle_clash_and_name_the_first() {
        let mut registers = Registers::new();
        registers.send(0, 3, result(1, 4)).unwrap();
        let clash = registers
            .send(
                3,
                3,
                Pending {
                    value: 2,
                    writer: 0x80,
                    delay: 1,
                },
            )
            .unwrap_err();
        assert_eq!(clash.writer, 0x40);
        registers.send(3, 3, result(2, 0)).unwrap();
    }
}
