//! Finds which results of earlier packets each packet of a superblock overtakes.

use crate::sim::engine::fast::superblock::packet::Overtaken;
use crate::sim::packet::Packet;
use crate::sim::state::registers::{Ahead, ALWAYS, LONGEST_DELAY};

/// Results that one cycle of the superblock sends, by delay: `surely` has the certain ones, `perhaps` all that
/// predicates allow.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Sent {
    pub surely: Ahead,
    pub perhaps: Ahead,
}

impl Sent {
    pub fn by(packet: &Packet) -> Sent {
        let mut sent = Sent::default();
        for operation in &packet.operations {
            let Some(index) = usize::from(operation.delay).checked_sub(1) else {
                continue;
            };
            if let Some(set) = sent.perhaps.get_mut(index) {
                *set |= operation.late_writes;
            }
            if let (ALWAYS, Some(set)) = (operation.predicate, sent.surely.get_mut(index)) {
                *set |= operation.late_writes;
            }
        }
        sent
    }
}

/// The results of earlier cycles that a packet overtakes.
pub(super) fn overtaken(packet: &Packet, sent: &[Sent]) -> Overtaken {
    if sent.len() < LONGEST_DELAY {
        return Overtaken::Unknown;
    }
    let mut surely = Ahead::default();
    for operation in &packet.operations {
        for set in &mut surely {
            *set |= operation.condition();
        }
        if operation.predicate == ALWAYS {
            operation.add_overtakes(&mut surely);
        }
    }
    let oldest = |of: fn(&Sent) -> &Ahead, overtakes: &Ahead| {
        let is_overtaken = |age: &usize| {
            let sent = of(&sent[sent.len() - age]);
            (0..=LONGEST_DELAY - age).any(|ahead| sent[ahead + age - 1] & overtakes[ahead] != 0)
        };
        (1..=LONGEST_DELAY).rev().find(is_overtaken).unwrap_or(0) as u64
    };
    let perhaps = oldest(|sent| &sent.perhaps, &packet.overtakes);
    match perhaps {
        0 => Overtaken::Nothing,
        age if age == oldest(|sent| &sent.surely, &surely) => Overtaken::Since(age),
        _ => Overtaken::Unknown,
    }
}
