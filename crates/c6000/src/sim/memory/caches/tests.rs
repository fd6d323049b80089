//! Plays accesses packet by packet, and compares the stalls with the manuals.

use super::*;
use crate::sim::machine::caches::Overlap;
use crate::sim::machine::Machine;

struct Player {
    system: MemorySystem,
    stalls: Stalls,
    cycle: u64,
}

fn load(address: u32) -> DataAccess {
    DataAccess {
        address,
        size: 4,
        ..DataAccess::default()
    }
}

fn store(address: u32) -> DataAccess {
    DataAccess {
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

    /// Plays one packet. Returns the cycles that it waits.
    fn packet(&mut self, accesses: &[DataAccess]) -> u64 {
        let before = self.stalls.total();
        if !accesses.is_empty() {
            self.system.data(accesses, self.cycle, &mut self.stalls);
        }
        self.cycle += 1;
        self.stalls.total() - before
    }

    /// Plays packets without accesses until nothing is in progress.
    fn rest(&mut self) {
        self.cycle += 100;
    }

    fn fetch(&mut self, address: u32) -> u64 {
        self.fetch_words(address, 8)
    }

    fn fetch_words(&mut self, address: u32, words: u32) -> u64 {
        let before = self.stalls.total();
        let next = address + 4 * words;
        self.system
            .fetch(address, next, self.cycle, &mut self.stalls);
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
    machine.caches.as_mut().unwrap().l1d.overlap = Overlap::None;
    assert_eq!(Player::of(&machine).packet(&[load(0x200), load(0x300)]), 8);
}

/// SPRU656A table 3-16, and the sum in its section 3.3.8.1. Sixteen lines are loaded word after word. Six cycles after
/// each load, a sum is stored.
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
    assert_eq!(player.system.misses.l1d_write, 1);
}

#[test]
fn c6211_accesses_of_one_word_are_a_switch() {
    let mut machine = Machine::named("c6211").unwrap();
    for stall in [0, 1] {
        machine.caches.as_mut().unwrap().l1d.ports.stall = stall;
        let mut player = Player::of(&machine);
        player.packet(&[load(0x104)]);
        let waited = player.packet(&[store(0x104), load(0x104)]);
        assert_eq!(waited, u64::from(stall));
        assert_eq!(player.stalls.of(Cause::Bank), waited);
    }
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

/// SPRU610 tables 3 and 4.
#[test]
fn c6416_misses_that_follow_each_other_overlap() {
    let total = |player: &mut Player, misses: u32, base: u32| -> u64 {
        let pair = |i: u32| [load(base + 128 * i), load(base + 128 * i + 68)];
        let packets = (0..misses / 2)
            .map(|i| player.packet(&pair(i)))
            .sum::<u64>();
        let odd = base + 64 * (misses - 1);
        packets
            + if misses % 2 == 1 {
                player.packet(&[load(odd)])
            } else {
                0
            }
    };
    for misses in [1, 2, 3, 4, 6, 100] {
        assert_eq!(
            total(&mut Player::new("c6416"), misses, 0),
            4 + 2 * u64::from(misses)
        );
    }
    let cached = Machine::named("c6416")
        .unwrap()
        .with_l2_cache(0x8000)
        .unwrap();
    for misses in [1, 2, 3, 4, 6, 100] {
        let mut player = Player::of(&cached);
        for line in 0..misses {
            player.packet(&[load(0x8000_0000 + 64 * line)]);
            player.rest();
        }
        player.system.l1d.invalidate();
        assert_eq!(
            total(&mut player, misses, 0x8000_0000),
            6 + 2 * u64::from(misses)
        );
    }
}

#[test]
fn c6416_misses_apart_or_in_one_set_do_not_overlap() {
    let mut player = Player::new("c6416");
    assert_eq!(player.packet(&[load(0x0), load(0x2004)]), 12);
    player.rest();
    assert_eq!((player.packet(&[load(0x40)]), player.packet(&[])), (6, 0));
    assert_eq!(player.packet(&[load(0x84)]), 6);
    assert_eq!(player.packet(&[load(0xc0)]), 2);
    assert_eq!(
        player.packet(&[load(0x20c0)]),
        6,
        "in the set of the miss before"
    );
}

/// SPRU656A table 3-18, and the sum in its section 3.3.8.2.
#[test]
fn c6416_write_buffer_and_misses_interact_as_printed() {
    let mut machine = Machine::named("c6416").unwrap();
    machine.caches.as_mut().unwrap().write_buffer.flush = 0;
    let mut player = Player::of(&machine);
    let double = |access: DataAccess| DataAccess { size: 8, ..access };
    let mut waits = Vec::new();
    for cycle in 0..256 {
        let (line, out) = (0x1000 + 8 * cycle, 0x8028 + 8 * cycle);
        let pair = match cycle % 2 {
            0 => [double(load(line)), double(load(line + 8))],
            _ => [double(store(out)), double(store(out + 8))],
        };
        waits.push(player.packet(if cycle < 7 && cycle % 2 == 1 {
            &[]
        } else {
            &pair
        }));
    }
    assert_eq!(waits[..8].iter().sum::<u64>(), 6);
    assert_eq!(waits[8..16], [7, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(waits.iter().sum::<u64>(), 6 + (6 + 1) * 31);
    assert_eq!(player.stalls.of(Cause::L1dRead), 6 * 32);
}

#[test]
fn c6416_write_buffer_merges_stores_of_one_double_word() {
    let full = |step: u32| {
        let mut player = Player::new("c6416");
        let stores = |i: u32| [store(2 * step * i), store(2 * step * i + step)];
        (0..64).map(|i| player.packet(&stores(i))).sum::<u64>()
    };
    assert_eq!(full(4), 0);
    assert!(full(8) > 0);
}

#[test]
fn c6416_accesses_of_one_bank_wait() {
    let mut player = Player::new("c6416");
    for line in [0x0, 0x40, 0x80] {
        player.packet(&[load(line)]);
        player.rest();
    }
    assert_eq!(player.packet(&[load(0x0), load(0x40)]), 1);
    assert_eq!(player.packet(&[load(0x0), load(0x44)]), 0);
    assert_eq!(player.packet(&[store(0x0), load(0x0)]), 1);
    assert_eq!(
        player.packet(&[store(0x4000), load(0x40)]),
        0,
        "the store misses"
    );
}

/// SPRU610 table 5: average stalls of cold straight-line code, for packets of 1 to 8 instructions.
#[test]
fn c6416_straight_line_code_stalls_as_printed() {
    let printed = [0.125, 0.125, 0.688, 1.5, 1.813, 2.375, 2.938, 4.0];
    for (words, printed) in (1..).zip(printed) {
        let mut player = Player::new("c6416");
        let mut stalls = |packets: std::ops::Range<u32>| -> u64 {
            packets
                .map(|i| player.fetch_words(4 * words * i, words))
                .sum()
        };
        stalls(0..64);
        let average = stalls(64..320) as f64 / 256.0;
        assert!(
            (average - printed).abs() < 0.0006,
            "{words} wide: {average}, printed {printed}"
        );
    }
}

#[test]
fn c6416_single_fetch_misses_wait_eight_cycles_and_a_second_two() {
    let mut player = Player::new("c6416");
    assert_eq!((player.fetch(0x1000), player.fetch(0x1020)), (8, 2));
    player.rest();
    assert_eq!(player.fetch(0x2000), 8);
    player.rest();
    assert_eq!(player.fetch(0x1000), 0);
}

#[test]
fn c6416_access_in_two_lines_needs_both() {
    let mut player = Player::new("c6416");
    let double = DataAccess {
        size: 8,
        ..load(0x7c)
    };
    assert_eq!(player.packet(&[double]), 8);
    assert_eq!(player.packet(&[load(0x40), load(0x84)]), 0);
    assert_eq!(player.system.misses.l1d_read, 2);
}
