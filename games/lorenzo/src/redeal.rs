//! What an eye cannot know, and how to invent it at random.
//!
//! Hidden are the order of the decks within each period, the random stream, and the leaders in other hands, in packets
//! that went on, and those not dealt. A seat remembers every packet it has held: what was in it when it came back is
//! known to have been kept by the others in between.

use signoria_engine::{Eye, Redeal, Rng, Seat, Set, Stream};

use crate::edition::CARDS_OF_PERIOD;
use crate::pieces::Leader;
use crate::state::{HAND, Held, Lorenzo, Phase, Status};

/// A place that holds a leader which an eye cannot see.
#[derive(Clone, Copy)]
enum Place {
    /// The hand of a seat, kept at that stage of the draft.
    Kept(Seat, usize),
    /// The packet in front of a seat.
    Packet(Seat),
}

impl Redeal for Lorenzo {
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        self.stream = Stream::new(rng.seed());
        for deck in &mut self.decks {
            for of_period in deck.as_mut_slice().chunks_mut(CARDS_OF_PERIOD) {
                // Start from a fixed order: the true one must not show.
                of_period.sort_unstable();
                rng.shuffle(of_period);
            }
        }
        if let Some(last) = self.last_stage() {
            self.forget_when_kept(eye, last);
            self.make_up_leaders(eye, last, rng);
        }
    }
}

impl Lorenzo {
    /// Who holds the packet that began in front of `origin`, at a stage of the draft.
    fn holder(&self, origin: Seat, stage: usize) -> Seat {
        let seats = self.seats.count();
        Seat::new(((origin.index() + seats * HAND - stage) % seats) as u8)
    }

    /// The last stage of the draft whose packet every seat has seen; none before the leaders are dealt.
    fn last_stage(&self) -> Option<usize> {
        match self.phase {
            _ if !self.advanced => None,
            Phase::BonusTiles => None,
            Phase::Draft => Some(self.draft_stage()),
            _ => Some(HAND - 1),
        }
    }

    /// All leaders that a seat has seen in packets.
    pub(crate) fn seen_in_draft(&self, seat: Seat) -> Set<Leader> {
        let mut seen = Set::EMPTY;
        let Some(last) = self.last_stage() else {
            return seen;
        };
        for origin in self.seats.iter() {
            let Some(first) = (0..=last).find(|&stage| self.holder(origin, stage) == seat) else {
                continue;
            };
            for stage in first..HAND {
                if let Some(held) = self.player(self.holder(origin, stage)).leaders[stage] {
                    seen.insert(held.leader);
                }
            }
            seen |= self.player(self.holder(origin, last)).packet;
        }
        seen
    }

    /// Puts the open leaders that a seat kept of packets which the eye had not seen yet before the hidden ones: it cannot know at which of
    /// those stages each was kept.
    fn forget_when_kept(&mut self, eye: Eye, last: usize) {
        let seats = self.seats;
        for seat in seats.iter().filter(|&seat| !eye.is(seat)) {
            let unseen = |stage: usize| {
                let origin = Seat::new(((seat.index() + stage) % seats.count()) as u8);
                !(0..stage.min(last + 1)).any(|earlier| eye.is(self.holder(origin, earlier)))
            };
            let unseen: [bool; HAND] = std::array::from_fn(unseen);
            let leaders = &mut self.players[seat].leaders;
            let place = |held: Option<Held>| held.map(|held| (held.status == Status::Hand, held.leader));
            for first in (0..HAND).filter(|&stage| unseen[stage]) {
                for second in (first + 1..HAND).filter(|&stage| unseen[stage]) {
                    if leaders[second].is_some() && place(leaders[first]) > place(leaders[second]) {
                        leaders.swap(first, second);
                    }
                }
            }
        }
    }

    fn make_up_leaders(&mut self, eye: Eye, last: usize, rng: &mut Rng) {
        let mut undealt = Set::all();
        for seat in self.seats.iter() {
            let player = self.player(seat);
            undealt = undealt - player.leaders(|_| true) - player.packet;
        }
        // Places of packets that the eye has not seen yet: anything that it never saw may lie there.
        let mut unseen: Vec<Place> = Vec::new();
        for origin in self.seats.iter() {
            let mut seen = false;
            let mut group: Vec<Place> = Vec::new();
            for stage in 0..HAND {
                let holder = self.holder(origin, stage);
                if eye.is(holder) && stage <= last {
                    self.close(seen, &mut group, &mut unseen, rng);
                    seen = true;
                } else if let Some(held) = self.player(holder).leaders[stage]
                    && held.status == Status::Hand
                {
                    group.push(Place::Kept(holder, stage));
                }
            }
            let holder = self.holder(origin, last);
            if !eye.is(holder) {
                let left = self.player(holder).packet.len();
                group.extend(std::iter::repeat_n(Place::Packet(holder), left));
            }
            self.close(seen, &mut group, &mut unseen, rng);
        }
        self.shuffle_places(&unseen, undealt, rng);
    }

    /// Ends a group of places. If the eye knew what lay there together, only the places change hands.
    fn close(&mut self, seen: bool, group: &mut Vec<Place>, unseen: &mut Vec<Place>, rng: &mut Rng) {
        if seen {
            self.shuffle_places(group, Set::EMPTY, rng);
        } else {
            unseen.extend_from_slice(group);
        }
        group.clear();
    }

    /// Puts the leaders of these places and some further ones back in a random order; what is left over was never dealt.
    fn shuffle_places(&mut self, places: &[Place], more: Set<Leader>, rng: &mut Rng) {
        let mut leaders: Vec<Leader> = more.iter().collect();
        for &place in places {
            match place {
                Place::Kept(seat, stage) => {
                    leaders.extend(self.players[seat].leaders[stage].map(|held| held.leader));
                }
                Place::Packet(seat) => {
                    let packet = &mut self.players[seat].packet;
                    leaders.extend(packet.iter());
                    *packet = Set::EMPTY;
                }
            }
        }
        // The order in which they were found must not show.
        leaders.sort_unstable();
        rng.shuffle(&mut leaders);
        for (&place, leader) in places.iter().zip(leaders) {
            match place {
                Place::Kept(seat, stage) => {
                    self.players[seat].leaders[stage] = Some(Held {
                        leader,
                        status: Status::Hand,
                    });
                }
                Place::Packet(seat) => self.players[seat].packet.insert(leader),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::{Purpose, Seats, Seed, Setup, prelude::*};

    use super::*;
    use crate::options::Options;

    /// A position late in a random game, with leaders in play.
    fn late(seats: u8, seed: u64) -> Lorenzo {
        let setup = Setup::new(Seats::new(seats), seed).with_options(Options { advanced: true });
        let mut game: Lorenzo = setup.start().unwrap();
        let mut rng = Rng::new(Seed::from(seed), Purpose::Playout);
        let mut actions = Vec::new();
        while game.round < 4 {
            let seat = game.waiting().first().unwrap();
            actions.clear();
            game.actions(seat, &mut actions);
            let leaders = |action: &crate::Action| matches!(action, crate::Action::Play { .. });
            let action = actions.iter().copied().find(leaders);
            let action = action.unwrap_or_else(|| *rng.pick(&actions).unwrap());
            game.apply(seat, action, &mut ()).unwrap();
        }
        game
    }

    #[test]
    fn at_which_stage_an_unseen_leader_was_kept_does_not_show() {
        let mut compared = 0;
        for (seats, seed) in [(3, 1), (3, 2), (4, 3), (4, 4)] {
            let game = late(seats, seed);
            let eye = Seat::new(0);
            let seen = game.seen_in_draft(eye);
            for seat in game.seats.iter().filter(|&seat| seat != eye) {
                for (one, two) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
                    let mut other = game.clone();
                    let leaders = &mut other.players[seat].leaders;
                    if [one, two]
                        .iter()
                        .any(|&stage| leaders[stage].is_none_or(|held| seen.contains(held.leader)))
                    {
                        continue;
                    }
                    leaders.swap(one, two);
                    let mut mine = game.clone();
                    for game in [&mut mine, &mut other] {
                        game.redeal(Eye::Seat(eye), &mut Rng::new(Seed::from(9), Purpose::Redeal));
                    }
                    assert_eq!(mine, other);
                    compared += 1;
                }
            }
        }
        assert!(compared > 0);
    }
}
