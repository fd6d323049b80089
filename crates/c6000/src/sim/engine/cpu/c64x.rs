//! Additions of the C64x to the CPU: shared write ports, the cross-path stall, branches that test a counter, and
//! non-aligned accesses in circular buffers.

use crate::sim::engine::cpu::{at_fault, Checked, Cpu};
use crate::sim::memory::access::DataAccess;
use crate::sim::memory::contents::Memory;
use crate::sim::packet::operation::{Address, Load, Operation, Target};
use crate::sim::packet::Packet;
use crate::sim::state::error::{Rule, Violation};
use crate::sim::state::stalls::Cause;
use crate::sim::state::write_ports::WritePort;

impl Cpu {
    /// Adds the stalls that a packet causes by the registers that it reads, or by its place in memory.
    #[inline]
    pub(in crate::sim::engine) fn stall_before(&mut self, packet: &Packet) {
        if packet.cross_reads & self.written != 0 {
            self.cross_path_stall(packet);
        }
        if packet.target_stall > 0 {
            self.spanning_target_stall(packet);
        }
    }

    /// Waits a cycle if the packet reads a register over a cross path and the cycle before wrote this register
    /// (SPRU189F 5.6.2). Data of a load never cause a wait. The predicate of the reading instruction does not matter. A
    /// writing instruction whose predicate is false writes nothing, so it causes no wait.
    #[cold]
    fn cross_path_stall(&mut self, packet: &Packet) {
        let loaded = self.registers.loaded_before(self.cycle);
        if packet.cross_reads & self.written & !loaded != 0 {
            self.counts.stalls.add(Cause::CrossPath, 1);
        }
    }

    /// Waits for the second fetch packet, if the target of a branch lies in two. The CPU requests the second a cycle
    /// after the first.
    #[cold]
    fn spanning_target_stall(&mut self, packet: &Packet) {
        if self.arrived == self.cycle {
            let cycles = u64::from(packet.target_stall);
            self.counts.stalls.add(Cause::BranchTarget, cycles);
        }
    }

    /// Takes the write port that the operation's result needs.
    pub(in crate::sim::engine) fn take_port(
        &mut self,
        port: WritePort,
        operation: &Operation,
    ) -> Checked {
        let lands = self.cycle + u64::from(operation.delay);
        let taken = self.ports.take(port, lands, operation.address);
        taken.map_err(|other| {
            let offenders = [other, operation.address];
            Violation::new(Rule::WritePort, port.name(), &offenders)
        })
    }

    pub(in crate::sim::engine) fn branch_positive<const CLASHES: bool>(
        &mut self,
        operation: &Operation,
        target: Target,
        counter: u8,
        decrement: bool,
    ) -> Checked {
        let count = self.registers.get(counter);
        if (count as i32) < 0 {
            return Ok(());
        }
        if decrement {
            self.send_one::<CLASHES>(operation, counter, count - 1, 0)?;
        }
        self.branch(operation, target)
    }

    /// The addresses of the bytes of a non-aligned access that crosses the end of its circular buffer and continues at
    /// its start (SPRU189F 5.7.2.3). A buffer smaller than the access is an error, because the result is undefined.
    fn around(
        &self,
        operation: &Operation,
        address: &Address,
        at: u32,
        size: u32,
    ) -> Checked<impl Iterator<Item = u32>> {
        let inside = self.control.address_bits(address.base);
        if inside < size - 1 {
            let bytes = inside + 1;
            let detail = format!("{size} bytes in a circular buffer of {bytes}");
            let offenders = [operation.address];
            return Err(Violation::new(Rule::CircularAddressing, detail, &offenders));
        }
        Ok((0..size).map(move |byte| at & !inside | at.wrapping_add(byte) & inside))
    }

    /// Records the two parts of an access across the end of its circular buffer.
    fn add_parts(&mut self, base: u8, at: DataAccess) {
        let inside = self.control.address_bits(base);
        let room = inside - (at.address & inside) + 1;
        self.accesses.add(DataAccess { size: room, ..at });
        self.accesses.add(DataAccess {
            address: at.address & !inside,
            size: at.size - room,
            ..at
        });
    }

    /// Performs a load across the end of its circular buffer.
    #[cold]
    pub(in crate::sim::engine) fn load_around(
        &mut self,
        operation: &Operation,
        load: &Load,
        at: u32,
        memory: &Memory,
    ) -> Checked<u64> {
        let (mut value, mut index) = (0, 0);
        for (byte, address) in (0..).zip(self.around(operation, &load.address, at, load.size)?) {
            let place = memory.place(address, 1);
            let found = place.and_then(|place| Ok((place, memory.load(place, 1)?)));
            let (place, bits) = found.map_err(|fault| at_fault(*fault, operation))?;
            value |= bits << (8 * byte);
            index = place.memory as u32;
        }
        let access = DataAccess {
            address: at,
            memory: index,
            size: load.size,
            write: false,
        };
        self.add_parts(load.address.base, access);
        Ok(value)
    }

    /// Performs a store across the end of its circular buffer.
    #[cold]
    pub(in crate::sim::engine) fn store_around(
        &mut self,
        operation: &Operation,
        address: &Address,
        access: DataAccess,
        value: u64,
        memory: &Memory,
    ) -> Checked {
        let bytes = self.around(operation, address, access.address, access.size)?;
        let mut index = 0;
        for (byte, at) in (0..).zip(bytes) {
            let place = memory.place_of_store(at, 1);
            let place = place.map_err(|fault| at_fault(*fault, operation))?;
            self.accesses.write(place, 1, value >> (8 * byte));
            index = place.memory as u32;
        }
        let memory = index;
        self.add_parts(address.base, DataAccess { memory, ..access });
        Ok(())
    }

    /// Whether a non-aligned access stays within its circular buffer. True also for an access outside of circular
    /// buffers.
    #[inline]
    pub(in crate::sim::engine) fn is_within_buffer(
        &self,
        address: &Address,
        at: u32,
        size: u32,
    ) -> bool {
        let inside = self.control.address_bits(address.base);
        inside == u32::MAX || u64::from(at & inside) + u64::from(size) <= u64::from(inside) + 1
    }
}
