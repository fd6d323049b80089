//! Prepares one packet of a superblock: the order of its operations, and the facts about all of them together.

use crate::sim::engine::fast::prepare::order::OrderedOperations;
use crate::sim::engine::fast::superblock::packet::{
    Overtaken, PreparedPacket, Speculative, SpeculativeAction,
};
use crate::sim::packet::Packet;
use crate::sim::state::registers::{register_set, ALWAYS};

/// The packet with this number in the program, prepared for a superblock.
pub(super) fn prepared_packet(
    number: usize,
    packet: &Packet,
    overtaken: Overtaken,
) -> PreparedPacket {
    let mut prepared = PreparedPacket {
        number,
        address: packet.address,
        next: packet.next,
        has_branch: packet.has_branch,
        reads: packet.reads,
        lands: *packet.lands_early(),
        lands_later: packet.lands_early()[1..].iter().any(|set| *set != 0),
        overtaken,
        may_stall: packet.cross_reads != 0 || packet.target_stall > 0,
        idle: packet.idle,
        instructions: packet.instructions,
        ..PreparedPacket::default()
    };
    if let Some(operations) = OrderedOperations::of(packet) {
        prepared.take(operations);
        let rare = prepared.lands_later
            || prepared.has_saves
            || prepared.has_moves
            || prepared.has_stores
            || prepared.has_branch
            || prepared.predicated
            || prepared.may_stall
            || prepared.sends_rarely
            || prepared.speculative.iter().any(|it| it.predicate != ALWAYS);
        prepared.simple = !rare && prepared.idle == 0;
        prepared.may_run_prepared = !prepared.simple;
    }
    prepared
}

impl PreparedPacket {
    fn take(&mut self, operations: OrderedOperations) {
        self.branch = operations.branch;
        self.predicated = operations.writes.iter().any(|it| it.predicate != ALWAYS);
        for write in operations.writes.iter().filter(|it| it.predicate == ALWAYS) {
            self.written |= register_set(write.register, 1);
        }
        for speculative in operations
            .speculative
            .iter()
            .filter(|it| it.predicate == ALWAYS)
        {
            self.written |= speculative.early;
            if let Some(set) = self
                .sent
                .get_mut(usize::from(speculative.delay).wrapping_sub(1))
            {
                *set |= speculative.deferred;
            }
        }
        let [_, rare @ .., _] = &self.sent;
        self.sends_rarely = rare.iter().any(|set| *set != 0);
        self.sends = self.sent.iter().any(|set| *set != 0);
        let stores = |it: &Speculative| matches!(it.action, SpeculativeAction::Store { .. });
        self.has_stores = operations.speculative.iter().any(stores);
        self.has_saves = !operations.saves.is_empty();
        self.has_moves = !operations.moves.is_empty();
        self.speculative = operations.speculative.into();
        self.writes = operations.writes.into();
        self.saves = operations.saves.into();
        self.moves = operations.moves.into();
    }
}
