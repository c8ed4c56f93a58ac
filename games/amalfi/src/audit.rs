//! Whether a position is possible: every piece accounted for, every number in its range, somebody with something to decide.
//!
//! A position from outside passes this before anything else is asked of it, so the checks come in an order in which no later one can stumble
//! over what an earlier one forbids.

use signoria_engine::{Audit, Census, Rules, Seat, SeatSet, Set, Token, Verdict, ensure};

use crate::edition::Tier;
use crate::options::Way;
use crate::pieces::{BOARD_ROUTES, Role, Route, Title};
use crate::rules::{MOST_POINTS, Means, Price};
use crate::state::{Amalfi, Phase, Player, ROUNDS, Row, SPACES, size};
use crate::step::{Payment, Step, Thing};

/// Ships of a fleet.
const MOST_SHIPS: u8 = 10;
/// Nobody sails to taken docks more often than this in a round.
const MOST_CROWDED: u8 = 100;

fn left_cells_are_empty_first<T: Copy + PartialEq, const N: usize>(row: &Row<T, N>) -> bool {
    row.0.is_sorted_by_key(|cell| cell.is_some())
}

impl Audit for Amalfi {
    fn audit(&self) -> Verdict {
        self.audit_table()?;
        for seat in self.seats.iter() {
            self.audit_board(seat)?;
        }
        self.audit_routes()?;
        self.audit_masterpieces()?;
        self.audit_tiles()?;
        self.audit_characters()?;
        self.audit_deal()?;
        self.audit_steps()?;
        self.audit_question()
    }
}

impl Amalfi {
    fn audit_table(&self) -> Verdict {
        let seats = self.seats;
        ensure((1..=4).contains(&seats.count()), "there are 1 to 4 seats")?;
        for seat in [self.first, self.compass, self.turn] {
            ensure(seats.has(seat), "a seat is not at the table")?;
        }
        ensure(
            self.passed.iter().all(|seat| seats.has(seat)),
            "who is not at the table has passed",
        )?;
        ensure(self.round < ROUNDS, "there are 4 rounds")?;
        ensure(
            self.opponent.is_some() == self.is_solo(),
            "a lone player has an opponent, and nobody else",
        )?;
        let drafted = matches!(self.way, Way::FullDraft | Way::SelectiveDraft);
        ensure(!(self.is_solo() && drafted), "a lone player cannot draft")?;
        ensure(
            !self.lost || (self.is_solo() && self.phase == Phase::Over),
            "only a solo challenge is lost",
        )?;
        let decrees: Set<_> = self.decrees.into_iter().collect();
        ensure(decrees.len() == usize::from(ROUNDS), "a decree is there twice")?;
        ensure(
            self.titles.windows(2).all(|pair| pair[0] < pair[1]),
            "the titles are not in order",
        )?;
        let dark = |title: &&Title| self.edition.title(**title).tier == Tier::Dark;
        ensure(
            self.titles.iter().filter(dark).count() == 1,
            "one dark title and two light ones are in play",
        )?;
        for (seat, board) in self.players.iter() {
            let empty = seats.has(seat) || *board == Player::default();
            ensure(empty, "a seat that is not at the table has pieces")?;
        }
        Ok(())
    }

    fn audit_board(&self, seat: Seat) -> Verdict {
        let board = self.player(seat);
        let places = [board.bay, board.port, board.built];
        let counts = places.iter().chain(&board.holds).chain(&board.docks);
        ensure(
            counts.copied().all(|ships| ships <= MOST_SHIPS),
            "more than 10 ships in one place",
        )?;
        ensure(board.built <= SPACES, "more than 6 ships built")?;
        let fleet = u16::from(self.edition.board.ships + board.built);
        let ships = [board.bay, board.port, board.stowed(), board.docked()];
        ensure(
            ships.into_iter().map(u16::from).sum::<u16>() == fleet,
            "the ships of a fleet are not all there",
        )?;
        ensure(size(board.lights) <= SPACES, "more than 6 lighthouses built")?;
        ensure(
            board.bread <= self.capacity(seat),
            "more bread than the barn holds",
        )?;
        ensure(
            (board.sailed - board.tiles).is_empty(),
            "a ship on a private route that was not explored",
        )?;
        ensure(board.titles < 8, "a cube on a title that is not in play")?;
        ensure(board.crowded <= MOST_CROWDED, "too many voyages to taken docks")?;
        let active = board.invited & self.edition.of_role(Role::Activation);
        ensure(
            (board.turned - active).is_empty(),
            "a card is turned that cannot be activated",
        )?;
        let in_range = |points: &i16| (-MOST_POINTS..=MOST_POINTS).contains(points);
        ensure(board.points.iter().all(in_range), "points out of range")
    }

    fn audit_routes(&self) -> Verdict {
        let mut lights = Census::new();
        lights.add(self.rival.lights.iter());
        for seat in self.seats.iter() {
            lights.add(self.player(seat).lights.iter());
        }
        lights.at_most_once()?;
        ensure(
            self.lit().iter().all(|route| self.in_play(route)),
            "a lighthouse on a route that is not in play",
        )?;
        let rival = self.rival.docks | self.rival.lights;
        ensure(
            self.is_solo() || rival.is_empty(),
            "pieces of an opponent that does not play",
        )?;
        ensure(
            rival.iter().all(|route| (route as usize) < BOARD_ROUTES),
            "the opponent uses public routes only",
        )?;
        ensure(
            size(self.rival.docks) <= self.edition.solo.ships
                && size(self.rival.lights) <= self.edition.solo.lighthouses,
            "the opponent has too many pieces",
        )
    }

    fn audit_masterpieces(&self) -> Verdict {
        ensure(
            left_cells_are_empty_first(&self.workshop),
            "a gap in the workshop",
        )?;
        let mut cards = Census::new();
        cards.add(self.workshop.iter().map(|(_, card)| card));
        cards.add(self.workshop_deck.as_slice().iter().copied());
        cards.add(self.workshop_discard.iter());
        for seat in self.seats.iter() {
            cards.add(self.player(seat).masterpieces.iter());
        }
        cards.each_once()
    }

    fn audit_tiles(&self) -> Verdict {
        ensure(left_cells_are_empty_first(&self.atlas), "a gap in the atlas")?;
        let mut tiles = Census::new();
        tiles.add(self.atlas.iter().map(|(_, tile)| tile));
        tiles.add(self.covers.iter().flatten().copied());
        tiles.add(self.gone.iter());
        for stack in &self.stacks {
            tiles.add(stack.as_slice().iter().copied());
        }
        for seat in self.seats.iter() {
            tiles.add(self.player(seat).tiles.iter());
        }
        tiles.each_once()?;
        let early = self
            .covers
            .iter()
            .enumerate()
            .any(|(cell, tile)| tile.is_some() && cell >= self.round.into());
        ensure(!early, "a changing cell is covered before its round")
    }

    fn in_start(&self) -> bool {
        matches!(
            self.phase,
            Phase::Guilds | Phase::Keeping | Phase::Drafting | Phase::Reserving
        )
    }

    fn audit_characters(&self) -> Verdict {
        ensure(left_cells_are_empty_first(&self.council), "a gap in the council")?;
        let (mut hands, mut cards) = (Set::EMPTY, Census::new());
        let mut invited = Set::EMPTY;
        for seat in self.seats.iter() {
            let player = self.player(seat);
            hands |= player.hand;
            invited |= player.invited;
            cards.add(player.hand.iter());
            cards.add(player.invited.iter());
        }
        let invitations = self.invitations.as_slice();
        ensure(
            invited == invitations.iter().copied().collect() && invited.len() == invitations.len(),
            "the order of invitations does not fit the invited characters",
        )?;
        ensure(
            self.seen.is_subset(hands),
            "a card was seen to go into a hand where it is not",
        )?;
        cards.add(self.council.iter().map(|(_, card)| card));
        cards.add(self.council_deck.as_slice().iter().copied());
        cards.add(self.council_discard.iter());
        if self.in_start() {
            cards.at_most_once()?;
            let elsewhere =
                !(invited.is_empty() && self.council_discard.is_empty() && self.council.is_empty());
            return ensure(
                !elsewhere && self.council_deck.is_empty(),
                "characters are in play before the hands are fixed",
            );
        }
        cards.each_once()
    }

    fn audit_deal(&self) -> Verdict {
        self.audit_packs()?;
        let (size, picks) = (self.pack_size(), usize::from(self.deal.picks));
        let all_picked = size.saturating_sub(1);
        let fits = if self.phase == Phase::Drafting {
            picks < all_picked
        } else {
            picks == all_picked
        };
        ensure(fits, "the number of picks does not fit the phase")?;
        let phase_fits = match self.phase {
            Phase::Guilds => self.way == Way::Guild,
            Phase::Keeping => self.way == Way::Personal,
            Phase::Drafting => matches!(self.way, Way::FullDraft | Way::SelectiveDraft),
            Phase::Reserving => self.way == Way::SelectiveDraft,
            Phase::Actions | Phase::Feeding | Phase::Decrees | Phase::Over => true,
        };
        ensure(phase_fits, "the phase does not fit the way of dealing")?;
        self.audit_choices()?;
        self.audit_starting_hands()
    }

    /// Packs and deals have their sizes, and no card was dealt twice.
    fn audit_packs(&self) -> Verdict {
        let mut dealt = Census::new();
        let at_table = |number: usize| number < self.seats.count();
        for (number, pack) in self.deal.packs.iter().enumerate() {
            let used = if at_table(number) { self.pack_size() } else { 0 };
            for (place, card) in pack.iter().enumerate() {
                ensure(card.is_some() == (place < used), "a pack has not the right size")?;
                dealt.add(*card);
            }
        }
        let hands = &self.edition.hands;
        let own = match self.way {
            Way::Personal => hands.personal.0 + hands.personal.1,
            Way::SelectiveDraft => hands.selective.0,
            Way::Guild | Way::Blind | Way::FullDraft => 0,
        };
        for (number, cards) in self.deal.own.iter().enumerate() {
            let used = if at_table(number) { own } else { 0 };
            ensure(size(*cards) == used, "a deal has not the right size")?;
            dealt.add(cards.iter());
        }
        dealt.at_most_once()
    }

    /// What was chosen while others still choose was offered.
    fn audit_choices(&self) -> Verdict {
        let settled = self.deal.settled;
        ensure(
            settled.is_empty() || self.phase == Phase::Keeping,
            "a hand is settled where nobody chooses one",
        )?;
        ensure(
            settled.iter().all(|seat| self.seats.has(seat)),
            "who is not at the table has settled a hand",
        )?;
        for (number, &chosen) in self.deal.chosen.iter().enumerate() {
            let Some(card) = chosen else { continue };
            let Some(seat) = self.seats.iter().nth(number) else {
                return ensure(false, "who is not at the table has chosen");
            };
            let there = match self.phase {
                Phase::Drafting => self.pack(seat).contains(card),
                Phase::Reserving => self.deal.own[number].contains(card),
                _ => false,
            };
            ensure(there, "a card was chosen that was not offered")?;
        }
        Ok(())
    }

    fn audit_starting_hands(&self) -> Verdict {
        for seat in self.seats.iter() {
            let board = self.player(seat);
            let fits = match self.phase {
                Phase::Guilds => {
                    board.hand
                        == board
                            .guild
                            .map_or(Set::EMPTY, |guild| self.edition.of_guild(guild))
                }
                Phase::Keeping => {
                    let (kept, all) = (size(board.hand), self.edition.hands.hand);
                    let settled = self.deal.settled.contains(seat);
                    (board.hand - self.deal.own[seat.index()]).is_empty()
                        && (kept == all || (kept < all && !settled))
                }
                Phase::Drafting | Phase::Reserving => {
                    let picked: Set<_> = (0..usize::from(self.deal.picks))
                        .filter_map(|pick| self.deal.packs[self.pack_of(seat, pick)][pick])
                        .collect();
                    board.hand == picked
                }
                Phase::Actions | Phase::Feeding | Phase::Decrees | Phase::Over => true,
            };
            ensure(fits, "a starting hand does not fit the deal")?;
            ensure(
                board.guild.is_none() || self.way == Way::Guild,
                "a guild token where guilds have no meaning",
            )?;
        }
        if self.phase != Phase::Guilds {
            return Ok(());
        }
        // Guilds are chosen counter-clockwise up to the first player.
        let mut chosen = SeatSet::EMPTY;
        let mut seat = self.turn;
        loop {
            ensure(self.player(seat).guild.is_none(), "a guild was taken out of turn")?;
            chosen.insert(seat);
            if seat == self.first {
                break;
            }
            let seats = self.seats.count();
            seat = Seat::new(((seat.index() + seats - 1) % seats) as u8);
        }
        let rest = self.seats.iter().filter(|&seat| !chosen.contains(seat));
        ensure(
            rest.into_iter().all(|seat| self.player(seat).guild.is_some()),
            "a guild was not taken in turn",
        )
    }

    fn audit_steps(&self) -> Verdict {
        let (steps, pending) = (&self.steps, self.steps.len());
        ensure(
            steps.is_empty() || self.phase == Phase::Actions,
            "something is under way outside the action phase",
        )?;
        ensure(
            self.acting.is_none() || !steps.is_empty(),
            "a main action is under way and nothing is left of it",
        )?;
        for (depth, &step) in steps.iter().enumerate() {
            self.audit_step(step, depth + 1 == pending)?;
        }
        Ok(())
    }

    fn audit_step(&self, step: Step, top: bool) -> Verdict {
        let at_table = |seat: Seat| ensure(self.seats.has(seat), "a seat is not at the table");
        match step {
            Step::Effects { seat, list, at, .. } => {
                at_table(seat)?;
                let known = usize::from(list.0) < self.edition.list_count();
                ensure(
                    known && usize::from(at) <= self.edition.effects(list).len(),
                    "an effect list that does not exist",
                )
            }
            Step::Triggers { seat, at, until, .. } => {
                at_table(seat)?;
                ensure(
                    at <= until && usize::from(until) <= self.invitations.len(),
                    "a trigger beyond the invitations",
                )
            }
            Step::Voyage {
                seat, route, extra, ..
            } => {
                at_table(seat)?;
                ensure(self.in_play(route) && extra <= 60, "a voyage that cannot be")
            }
            Step::Beacon { seat, route } => {
                at_table(seat)?;
                ensure(self.keeper(route) == Some(seat), "a lighthouse that is not there")
            }
            Step::Payment(payment) => {
                at_table(payment.seat)?;
                ensure(top, "a payment that is not the next thing to do")?;
                self.audit_payment(&payment)
            }
            Step::Yard { seat, left } => {
                at_table(seat)?;
                ensure(left <= SPACES, "more ships than a shipyard has")
            }
            Step::Turn { seat, card } => {
                at_table(seat)?;
                let active = self.player(seat).invited & self.edition.of_role(Role::Activation);
                ensure(active.contains(card), "a card is activated that cannot be")
            }
            Step::Reaction { .. } => ensure(self.is_solo(), "an opponent reacts that does not play"),
        }
    }

    /// What was raised and what the ships left would raise covers the payment.
    fn audit_payment(&self, payment: &Payment) -> Verdict {
        let seat = payment.seat;
        let terms = self.terms(seat);
        if let Thing::Ships(ships) = payment.thing {
            ensure(ships <= SPACES, "more ships than a shipyard has")?;
        }
        ensure(
            self.price(seat, payment.thing, 0, &terms).is_ok(),
            "a payment for something that is not to be had",
        )?;
        let (raised, rest) = (payment.useful, payment.cost.saturating_sub(payment.useful));
        ensure(
            raised <= 4000 && payment.other <= 4000 && rest <= 4000,
            "a payment out of range",
        )?;
        let surplus = raised.saturating_sub(payment.cost).saturating_add(payment.other);
        let capacity = self.capacity(seat);
        let mut board = *self.player(seat);
        board.bread = surplus.saturating_add(board.bread.into()).min(capacity.into()) as u8;
        let price = Price {
            n: rest,
            ..Price::from(payment)
        };
        ensure(
            price.is_payable(&Means::of(&board, capacity, &terms)),
            "a payment that cannot be completed",
        )
    }

    /// Somebody who is asked can answer, and nothing that needs no answer is left undone.
    fn audit_question(&self) -> Verdict {
        ensure(self.is_asking(), "something is left undone that nobody decides")?;
        let mut offers = Vec::new();
        for seat in self.waiting().iter() {
            offers.clear();
            self.list(seat, &mut offers);
            ensure(!offers.is_empty(), "a seat is asked and has no answer")?;
        }
        let choosing = matches!(self.phase, Phase::Over) || !self.waiting().is_empty();
        ensure(choosing, "nobody is asked and the game is not over")
    }
}

/// Tiles follow the routes of the board.
const _: () = assert!(Route::COUNT == BOARD_ROUTES + 36);
