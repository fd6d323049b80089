//! Accesses played packet by packet, and the stalls that the manuals give for them.

use super::*;
use crate::sim::machine::Machine;

struct Player {
    system: MemorySystem,
    stalls: Stalls,
    cycle: u64,
}

fn load(address: u32) -> Access {
    Access {
        address,
        size: 4,
        ..Access::default()
    }
}

fn store(address: u32) -> Access {
    Access {
        write: true,
        ..load(address)
    }
}

impl Player {
    fn new(machine: &str) -> Player {
        Player::of(&Machine::named(machine).unwrap())
    }

    fn of(machine: &Machine) -> Player {
        Player {
            system: MemorySystem::new(machine.caches.as_ref().unwrap(), machine.sram_end()),
            stalls: Stalls::default(),
            cycle: 0,
        }
    }

    /// One packet; returns the cycles that it waits.
    fn packet(&mut self, accesses: &[Access]) -> u64 {
        let before = self.stalls.total();
        if !accesses.is_empty() {
            self.system.data(accesses, self.cycle, &mut self.stalls);
        }
        self.cycle += 1;
        self.stalls.total() - before
    }

    /// Packets without an access until nothing is under way.
    fn rest(&mut self) {
        self.cycle += 100;
    }

    fn fetch(&mut self, address: u32) -> u64 {
        let before = self.stalls.total();
        self.system.fetch(address, self.cycle, &mut self.stalls);
        self.cycle += 1;
        self.stalls.total() - before
    }
}

#[test]
fn c6211_loads_wait_once_for_a_line() {
    let mut player = Player::new("c6211");
    assert_eq!(player.packet(&[load(0x100)]), 4);
    assert_eq!(player.packet(&[load(0x11c)]), 0);
    assert_eq!(player.packet(&[load(0x120), load(0x13c)]), 4);
    assert_eq!(player.packet(&[load(0x200), load(0x300)]), 7);
    assert_eq!(player.packet(&[load(0x400), load(0x200)]), 5);
    assert_eq!(player.stalls.of(Cause::L1dRead), 20);
    assert_eq!(player.system.misses.l1d_read, 5);
}

#[test]
fn c6211_overlap_of_misses_is_a_switch() {
    let mut machine = Machine::named("c6211").unwrap();
    machine.caches.as_mut().unwrap().l1d.overlap = description::Overlap::None;
    assert_eq!(Player::of(&machine).packet(&[load(0x200), load(0x300)]), 8);
}

/// SPRU656A table 3-16 and the sum in its section 3.3.8.1, word after word of 16 lines loaded, the sum of each
/// stored six cycles later.
#[test]
fn c6211_write_buffer_and_misses_interact_as_printed() {
    let mut player = Player::new("c6211");
    let mut waits = Vec::new();
    for cycle in 0..134 {
        let mut accesses = Vec::new();
        if cycle < 128 {
            accesses.push(load(0x1000 + 4 * cycle));
        }
        if cycle >= 6 {
            accesses.push(store(0x4000 + 4 * (cycle - 6)));
        }
        waits.push(player.packet(&accesses));
    }
    assert_eq!(waits[..8], [4, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(waits[8..16], [4 + 2, 0, 0, 0, 0, 0, 0, 1]);
    assert_eq!(waits[16..24], [4 + 7, 0, 0, 0, 0, 0, 0, 1]);
    assert_eq!(
        waits[..128].iter().sum::<u64>(),
        4 + (4 + 2 + 1) + (4 + 7 + 1) * 14
    );
    assert_eq!(player.stalls.of(Cause::L1dRead), 64);
}

#[test]
fn c6211_dirty_line_is_written_back_before_the_next_miss() {
    let mut player = Player::new("c6211");
    player.packet(&[load(0x0)]);
    player.packet(&[store(0x0)]);
    player.packet(&[load(0x800)]);
    assert_eq!(player.packet(&[load(0x1000)]), 4);
    assert_eq!(player.packet(&[load(0x2020)]), 3 + 4);
    assert_eq!(player.stalls.of(Cause::Victim), 3);
    player.rest();
    assert_eq!(player.packet(&[load(0x1800)]), 4);
}

#[test]
fn c6211_stores_that_miss_take_no_line() {
    let mut player = Player::new("c6211");
    assert_eq!(player.packet(&[store(0x100)]), 0);
    player.rest();
    assert_eq!(player.packet(&[load(0x100)]), 4);
    assert_eq!(player.packet(&[store(0x104), load(0x104)]), 1);
    assert_eq!(player.stalls.of(Cause::Bank), 1);
    assert_eq!(player.system.misses.l1d_write, 1);
}

#[test]
fn c6211_fetches_wait_five_cycles_for_each_line() {
    let mut player = Player::new("c6211");
    let waits: Vec<u64> = (0..8).map(|packet| player.fetch(0x20 * packet)).collect();
    assert_eq!(waits, [5, 0, 5, 0, 5, 0, 5, 0]);
    assert_eq!(player.fetch(0x1000), 5);
    assert_eq!(player.fetch(0x0), 5);
    assert_eq!(
        (player.stalls.of(Cause::L1p), player.system.misses.l1p),
        (30, 6)
    );
}

#[test]
fn invalidated_caches_are_cold() {
    let mut player = Player::new("c6211");
    player.packet(&[load(0x100)]);
    player.fetch(0x40);
    player.system.invalidate();
    assert_eq!((player.fetch(0x40), player.packet(&[load(0x100)])), (5, 4));
}

#[test]
fn l2_cache_holds_external_lines_until_their_sets_are_full() {
    let machine = Machine::named("c6211")
        .unwrap()
        .with_l2_cache(0x4000)
        .unwrap();
    assert_eq!(machine.sram_end(), 0xc000);
    let mut player = Player::of(&machine);
    let external = u64::from(machine.caches.as_ref().unwrap().l2.external);
    assert_eq!(player.packet(&[load(0x8000_0000)]), 4 + external);
    player.rest();
    assert_eq!(player.packet(&[load(0x8000_0020)]), 4);
    assert_eq!(player.packet(&[load(0x8000_4000)]), 4 + external);
    assert_eq!(
        player.packet(&[load(0x8000_0000)]),
        4 + external,
        "L1D drops what L2 drops"
    );
    assert_eq!(player.system.misses.l2, 3);
}

#[test]
fn l2_has_caches_of_the_printed_sizes_only() {
    for quarters in 0..=4 {
        assert!(Machine::named("c6211")
            .unwrap()
            .with_l2_cache(quarters * 0x4000)
            .is_ok());
    }
    let error = Machine::named("c6211")
        .unwrap()
        .with_l2_cache(0x2000)
        .unwrap_err();
    assert!(
        error
            .0
            .contains("no cache of 8192 bytes; possible: 0, 16384"),
        "{error}"
    );
    assert!(Machine::named("c6201").unwrap().with_l2_cache(0).is_err());
}
