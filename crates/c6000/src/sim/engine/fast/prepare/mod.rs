//! Prepares a superblock: finds which results each packet overtakes, orders the operations of each packet, and finds
//! the resolved packets. A packet is resolved if the run has to decide none of its hazards.

use crate::sim::engine::cpu::branches::BRANCH_LATENCY;
use crate::sim::engine::fast::prepare::hazards::{overtaken, Sent};
use crate::sim::engine::fast::prepare::packet::prepared_packet;
use crate::sim::engine::fast::prepare::resolve::Resolver;
use crate::sim::engine::fast::superblock::sequence::PAST;
use crate::sim::engine::fast::superblock::{Superblock, LONGEST};
use crate::sim::packet::operation::{Action, Operation};
use crate::sim::packet::Packet;
use crate::sim::state::registers::{Ahead, ALWAYS, LONGEST_DELAY};

mod hazards;
mod order;
mod packet;
mod resolve;
mod work;

/// Makes the superblock of these packets, up to the point at which control certainly goes elsewhere. Each packet comes
/// with its number. `past` has the results that the preceding cycles sent; they will probably send them again.
/// `translate_after` is the number of runs of a sequence before it is translated.
pub(super) fn prepare<'a>(
    packets: impl Iterator<Item = (usize, &'a Packet)>,
    past: [Ahead; PAST],
    translate_after: u32,
) -> Superblock {
    let mut superblock = Superblock {
        past,
        ..Superblock::default()
    };
    let mut sent: Vec<Sent> = Vec::new();
    let resolver = |past| Resolver::new(past, translate_after);
    let (mut after_any, mut after_these) = (resolver(None), resolver(Some(&past)));
    let mut end = u64::MAX;
    for (number, packet) in packets.take(LONGEST) {
        if sent.len() as u64 >= end || packet.idle == u64::MAX {
            break;
        }
        let cycle = sent.len() as u64;
        if packet.operations.iter().any(branches_always) {
            end = end.min(cycle + BRANCH_LATENCY);
        }
        let overtaken = overtaken(packet, &sent);
        superblock
            .packets
            .push(prepared_packet(number, packet, overtaken));
        after_any.add(&superblock.packets, packet);
        after_these.add(&superblock.packets, packet);
        sent.push(Sent::by(packet));
        let idle = packet.idle.min(BRANCH_LATENCY.max(LONGEST_DELAY as u64));
        sent.extend((0..idle).map(|_| Sent::default()));
    }
    superblock.sequences = after_any.end(&superblock.packets);
    superblock.sequences_after = after_these.end(&superblock.packets);
    superblock
}

fn branches_always(operation: &Operation) -> bool {
    operation.predicate == ALWAYS && matches!(operation.action, Action::Branch(_))
}
