//! The control registers (SPRU189F 2.6 and 8.3) and the circular addressing that AMR sets.

use crate::sim::state::error::{Rule, Violation};
use crate::sim::state::registers::REGISTERS;

/// Bits of CSR.
mod csr {
    pub const GIE: u32 = 1;
    pub const PGIE: u32 = 1 << 1;
    /// The bits that MVC can write: PCC, DCC, PGIE and GIE.
    pub const WRITABLE: u32 = 0xff;
    pub const LITTLE_ENDIAN: u32 = 1 << 8;
    pub const SAT: u32 = 1 << 9;
}

/// Bits of IER.
mod ier {
    /// The bit of the reset interrupt, which is always enabled.
    pub const RESET: u32 = 1;
    pub const NMIE: u32 = 1 << 1;
    /// NMIE and the maskable interrupts 4 to 15.
    pub const WRITABLE: u32 = 0xfff2;
}

/// The maskable interrupts in IFR, ISR and ICR.
const MASKABLE: u32 = 0xfff0;

/// GFPGFR after reset, and its bits that MVC can write.
const GFPGFR_RESET: u32 = 0x0700_001d;
const GFPGFR_WRITABLE: u32 = 0x0700_00ff;

/// The control register file.
#[derive(Debug, Clone)]
pub(crate) struct Control {
    amr: u32,
    csr: u32,
    ifr: u32,
    ier: u32,
    istp: u32,
    irp: u32,
    nrp: u32,
    /// GFPGFR: the Galois field of GMPY4 (C64x).
    gfpgfr: u32,
    /// If bit n is set, SAT is set at the end of the n-th cycle from now.
    saturations: u8,
    /// The register and value of the MVC in E1.
    written: Option<(&'static str, u32)>,
    /// The bits that the last MVC to ISR or ICR sets and clears in IFR at the end of this cycle.
    flag_changes: Option<(u32, u32)>,
    /// Whether a register changes at the end of this cycle.
    busy: bool,
    /// For each register, the address bits that an offset can change. In linear mode these are all bits.
    address_bits: [u32; REGISTERS],
}

impl Control {
    /// The state after reset, with interrupts enabled as a running system would.
    pub fn new(cpu_id: u16) -> Control {
        Control {
            amr: 0,
            csr: u32::from(cpu_id) << 16 | csr::LITTLE_ENDIAN | csr::GIE,
            ifr: 0,
            ier: ier::RESET | ier::NMIE,
            istp: 0,
            irp: 0,
            nrp: 0,
            gfpgfr: GFPGFR_RESET,
            saturations: 0,
            written: None,
            flag_changes: None,
            busy: false,
            address_bits: [u32::MAX; REGISTERS],
        }
    }

    pub fn amr(&self) -> u32 {
        self.amr
    }

    /// The value of GFPGFR: the Galois field in which GMPY4 multiplies.
    pub fn galois_field(&self) -> u32 {
        self.gfpgfr
    }

    pub fn interrupts_enabled(&self) -> bool {
        self.csr & csr::GIE != 0
    }

    /// The value that MVC reads. `pce1` is the address of the fetch packet in E1.
    pub fn read(&self, name: &str, pce1: u32) -> Result<u32, Box<Violation>> {
        Ok(match name {
            "AMR" => self.amr,
            "CSR" => self.csr,
            "IFR" => self.ifr,
            "IER" => self.ier,
            "ISTP" => self.istp | self.highest_pending() << 5,
            "IRP" => self.irp,
            "NRP" => self.nrp,
            "GFPGFR" => self.gfpgfr,
            "PCE1" => pce1,
            _ => {
                return Err(Violation::new(
                    Rule::ControlRegister,
                    format!("{name} cannot be read"),
                    &[],
                ))
            }
        })
    }

    /// Performs an MVC in E1. The register has its new value in the next cycle.
    pub fn write(&mut self, name: &'static str, value: u32) -> Result<(), Box<Violation>> {
        if name == "AMR" && (0..8).any(|field| value >> (2 * field) & 3 == 3) {
            let detail = format!("AMR = {value:#010x} selects the reserved mode 3");
            return Err(Violation::new(Rule::CircularAddressing, detail, &[]));
        }
        self.written = Some((name, value));
        self.busy = true;
        Ok(())
    }

    /// Sets CSR at once, from outside the pipeline.
    pub fn set_csr(&mut self, value: u32) {
        self.apply("CSR", value);
    }

    /// Takes a maskable interrupt: saves and clears GIE, and saves the return address.
    pub fn enter_interrupt(&mut self, return_address: u32, table: u32) {
        let gie = u32::from(self.csr & csr::GIE != 0);
        self.csr = (self.csr & !(csr::GIE | csr::PGIE)) | (gie * csr::PGIE);
        self.irp = return_address;
        self.istp = table;
    }

    /// Performs a branch to IRP: restores GIE, and returns the target.
    pub fn return_from_interrupt(&mut self) -> u32 {
        let pgie = u32::from(self.csr & csr::PGIE != 0);
        self.csr = (self.csr & !csr::GIE) | (pgie * csr::GIE);
        self.irp
    }

    /// Performs a branch to NRP: enables nonmaskable interrupts, and returns the target.
    pub fn return_from_nonmaskable(&mut self) -> u32 {
        self.ier |= ier::NMIE;
        self.nrp
    }

    /// Records a saturation: SAT is set at the end of the `delay`-th cycle from now.
    pub fn saturated(&mut self, delay: u8) {
        self.saturations |= 1 << delay;
        self.busy = true;
    }

    /// Whether a register changes at the end of this cycle or of a later one.
    #[cfg(feature = "fast")]
    #[inline]
    pub fn is_busy(&self) -> bool {
        self.busy
    }

    /// Ends a cycle.
    #[inline]
    pub fn end_cycle(&mut self) {
        if self.busy {
            self.land();
        }
    }

    /// Sets SAT for saturations that are due. This wins over an MVC that clears SAT in the same cycle.
    fn land(&mut self) {
        let changes = self.flag_changes.take();
        if let Some((name, value)) = self.written.take() {
            self.apply(name, value);
        }
        if let Some((set, clear)) = changes {
            self.ifr = self.ifr & !clear | set;
        }
        if self.saturations & 1 != 0 {
            self.csr |= csr::SAT;
        }
        self.saturations >>= 1;
        self.busy = self.saturations != 0 || self.flag_changes.is_some();
    }

    /// Applies the value that an MVC wrote. The decoder does not allow read-only registers as destination.
    #[cold]
    fn apply(&mut self, name: &str, value: u32) {
        match name {
            "AMR" => self.set_addressing(value & 0x03ff_ffff),
            "CSR" => {
                let kept = self.csr & !csr::WRITABLE & (value | !csr::SAT);
                self.csr = kept | value & csr::WRITABLE;
            }
            "ISR" => self.flag_changes = Some((value & MASKABLE, 0)),
            "ICR" => self.flag_changes = Some((0, value & MASKABLE)),
            "IER" => self.ier = value & ier::WRITABLE | ier::RESET | self.ier & ier::NMIE,
            "ISTP" => self.istp = value & !0x3ff,
            "IRP" => self.irp = value,
            "NRP" => self.nrp = value,
            "GFPGFR" => self.gfpgfr = value & GFPGFR_WRITABLE,
            _ => {}
        }
    }

    fn set_addressing(&mut self, amr: u32) {
        self.amr = amr;
        for (register, bits) in (0..).zip(&mut self.address_bits) {
            *bits = circular_mask(amr, register);
        }
    }

    /// Adds `offset` bytes to the base in a register, in the mode that AMR sets for the register. Registers 4 to 7 of
    /// each side may be circular: in a buffer of 2^(N+1) bytes, the bits above N keep their value (SPRU189F 3.8.2).
    #[inline]
    pub fn offset_address(&self, register: u8, base: u32, offset: u32) -> u32 {
        let inside = self.address_bits(register);
        base & !inside | base.wrapping_add(offset) & inside
    }

    /// The bits of a register's address that an offset can change. In linear mode these are all bits.
    #[inline]
    pub fn address_bits(&self, register: u8) -> u32 {
        self.address_bits[usize::from(register) % REGISTERS]
    }

    /// [`Control::address_bits`] of all registers.
    #[cfg(feature = "translate")]
    pub fn all_address_bits(&self) -> &[u32; REGISTERS] {
        &self.address_bits
    }

    fn highest_pending(&self) -> u32 {
        (self.ifr & self.ier).checked_ilog2().unwrap_or(0)
    }
}

/// Whether AMR has a field for a register. It has fields for A4 to A7 and B4 to B7.
pub(crate) fn may_be_circular(register: u8) -> bool {
    (4..8).contains(&(register % 32))
}

/// The address bits that an offset can change, from the value of AMR. In linear mode these are all bits.
fn circular_mask(amr: u32, register: u8) -> u32 {
    if !may_be_circular(register) {
        return u32::MAX;
    }
    let (side, number) = (register / 32, register % 32);
    let block_size = match amr >> (8 * u32::from(side) + 2 * u32::from(number - 4)) & 3 {
        1 => amr >> 16 & 31,
        2 => amr >> 21 & 31,
        _ => 31,
    };
    u32::MAX >> (31 - block_size)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offset_address(amr: u32, register: u8, base: u32, offset: u32) -> u32 {
        let mut control = Control::new(2);
        control.write("AMR", amr).unwrap();
        control.end_cycle();
        control.offset_address(register, base, offset)
    }

    /// SPRU189F examples 3-4 and 3-5.
    #[test]
    fn circular_addresses_wrap_as_the_manual_shows() {
        let amr = 0x0004_0001;
        assert_eq!(offset_address(amr, 4, 0x100, 9 << 2), 0x104);
        assert_eq!(offset_address(amr, 4, 0x100, 0x13 << 1), 0x106);
        assert_eq!(offset_address(amr, 5, 0x100, 9 << 2), 0x124);
        assert_eq!(offset_address(amr, 36, 0x100, 9 << 2), 0x124);
    }

    #[test]
    fn circular_addresses_wrap_downwards() {
        let amr = 0x0060_0200; // B4 in BK1, 16 bytes
        assert_eq!(offset_address(amr, 36, 0x104, 8u32.wrapping_neg()), 0x10c);
    }

    #[test]
    fn the_reserved_mode_is_refused() {
        let error = Control::new(2).write("AMR", 0x0000_00c0).unwrap_err();
        assert_eq!(error.rule, Rule::CircularAddressing);
    }

    #[test]
    fn saturation_shows_one_cycle_after_the_result() {
        let mut control = Control::new(2);
        control.saturated(1);
        control.end_cycle();
        assert_eq!(control.read("CSR", 0).unwrap() & csr::SAT, 0);
        control.end_cycle();
        assert_ne!(control.read("CSR", 0).unwrap() & csr::SAT, 0);
        control.write("CSR", 0).unwrap();
        control.end_cycle();
        assert_eq!(control.read("CSR", 0).unwrap() & csr::SAT, 0);
    }

    #[test]
    fn an_interrupt_flag_follows_its_set_register_after_one_delay_slot() {
        let mut control = Control::new(2);
        control.write("ISR", 0x10).unwrap();
        control.end_cycle();
        assert_eq!(control.read("IFR", 0).unwrap(), 0);
        control.end_cycle();
        assert_eq!(control.read("IFR", 0).unwrap(), 0x10);
        control.write("ICR", 0x10).unwrap();
        control.end_cycle();
        control.end_cycle();
        assert_eq!(control.read("IFR", 0).unwrap(), 0);
    }
}
