//! The set-up of the advanced game: bonus tiles and the leader draft (section AD).

use signoria_engine::{Log, Seat, SeatSet, Set};

use crate::board::Work;
use crate::event::{Event, Refusal};
use crate::pieces::{BonusTile, Leader};
use crate::state::{HAND, Held, Lorenzo, Phase, Status};

impl Lorenzo {
    /// Who chooses a bonus tile: the last in turn order that has none (L.AD.2).
    pub(crate) fn choosing_tile(&self) -> Seat {
        self.order
            .iter()
            .rev()
            .map(|&seat| Seat::new(seat))
            .find(|&seat| self.player(seat).bonus.is_none())
            .unwrap_or_else(|| self.at_place(0))
    }

    pub(crate) fn tiles_left(&self) -> impl Iterator<Item = BonusTile> + '_ {
        BonusTile::ADVANCED.into_iter().filter(|&tile| {
            !self
                .seats
                .iter()
                .any(|seat| self.player(seat).bonus == Some(tile))
        })
    }

    pub(crate) fn may_choose(&self, tile: BonusTile) -> Result<(), Refusal> {
        if self.tiles_left().any(|left| left == tile) {
            Ok(())
        } else {
            Err(Refusal::TileTaken { tile })
        }
    }

    pub(crate) fn choose_tile(&mut self, seat: Seat, tile: BonusTile, log: &mut impl Log<Event>) {
        self.players[seat].bonus = Some(tile);
        let edition = self.edition;
        log.all(|| Event::ChoseTile {
            seat,
            tile,
            harvest: *edition.bonus(tile, Work::Harvest),
            production: *edition.bonus(tile, Work::Production),
        });
        if self.seats.iter().all(|seat| self.player(seat).bonus.is_some()) {
            self.deal_leaders(log);
        }
    }

    fn deal_leaders(&mut self, log: &mut impl Log<Event>) {
        log.reveal();
        self.phase = Phase::Draft;
        let mut leaders: [Leader; Leader::COUNT] = std::array::from_fn(|index| Leader::ALL[index]);
        self.stream.draw(|rng| rng.shuffle(&mut leaders));
        for (seat, packet) in self.seats.iter().zip(leaders.chunks(HAND)) {
            self.players[seat].packet = packet.iter().copied().collect();
        }
        log.all(|| Event::Dealt { count: HAND as u8 });
    }

    /// How many leaders a seat has kept.
    pub(crate) fn kept(&self, seat: Seat) -> usize {
        self.player(seat).leaders.iter().flatten().count()
    }

    /// How many leaders every seat has kept at least.
    pub(crate) fn draft_stage(&self) -> usize {
        self.seats.iter().map(|seat| self.kept(seat)).min().unwrap_or(0)
    }

    /// Who has yet to keep a leader of this packet.
    pub(crate) fn drafting(&self) -> SeatSet {
        let stage = self.draft_stage();
        self.seats
            .iter()
            .filter(|&seat| self.kept(seat) == stage)
            .collect()
    }

    pub(crate) fn may_keep(&self, seat: Seat, leader: Leader) -> Result<(), Refusal> {
        if self.player(seat).packet.contains(leader) {
            Ok(())
        } else {
            Err(Refusal::NotInHand { leader })
        }
    }

    /// Keeps a leader. When all have, the packets are passed on and something new is seen.
    pub(crate) fn keep(&mut self, seat: Seat, leader: Leader, log: &mut impl Log<Event>) {
        let stage = self.draft_stage();
        self.put_in_hand(seat, leader, log);
        if self.draft_stage() == stage {
            return;
        }
        self.pass_packets();
        log.reveal();
        let count = HAND - 1 - stage;
        log.all(|| Event::PacketsPassed { count: count as u8 });
        if count == 1 {
            // The last card is forced.
            for seat in self.seats.iter() {
                if let Some(leader) = self.player(seat).packet.first() {
                    self.put_in_hand(seat, leader, log);
                }
            }
            self.begin_round(log);
        }
    }

    fn put_in_hand(&mut self, seat: Seat, leader: Leader, log: &mut impl Log<Event>) {
        let player = &mut self.players[seat];
        player.packet.remove(leader);
        if let Some(place) = player.leaders.iter_mut().find(|place| place.is_none()) {
            *place = Some(Held {
                leader,
                status: Status::Hand,
            });
        }
        log.apart(seat, || Event::Kept { seat, leader }, || Event::KeptOne { seat });
    }

    /// Every packet goes to the neighbour on the right: the seat before (L.RU.32).
    fn pass_packets(&mut self) {
        let packets: [Set<Leader>; HAND] = std::array::from_fn(|index| {
            let seat = Seat::new(index as u8);
            self.player(seat.next(self.seats)).packet
        });
        for seat in self.seats.iter() {
            self.players[seat].packet = packets[seat.index()];
        }
    }
}
