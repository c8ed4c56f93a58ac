//! Checks of a position: every piece accounted for, every number in its range, every pending choice possible.
//!
//! A position that passes can be played on from: nothing in the rules can fail on it.

use signoria_engine::{Audit, Census, Impossible, Rules, Seat, Set, Verdict, count_pieces, ensure};

use crate::cards::{Draw, Way};
use crate::edition::ROUNDS;
use crate::pieces::{BONUSES, Building, Card, Character, Freedom, Landscape, PRESTIGES, PROFESSIONS, Pile};
use crate::redeal::{Taken, World};
use crate::rules::DIEGO;
use crate::state::*;

mod solo;
mod steps;

/// Far above any real amount of coins (in hundreds) or points; sums of such amounts still fit their types.
const MOST: u16 = 10_000;

impl Audit for Florence {
    fn audit(&self) -> Verdict {
        ensure(self.seats.count() <= 5, "at most five sit at the table")?;
        self.options
            .check(&self.edition, self.seats)
            .map_err(|error| Impossible(format!("the options do not go together: {}", error.message().id)))?;
        ensure(
            (1..=ROUNDS as u8).contains(&self.round),
            "the rounds go from 1 to 7",
        )?;
        ensure(
            self.seats.has(self.start) && self.seats.has(self.turn),
            "turns are taken by seats of the table",
        )?;
        let sets = [self.auction.inside, self.court.done];
        let inside = sets.iter().all(|set| set.iter().all(|seat| self.seats.has(seat)));
        ensure(inside, "only seats of the table take part")?;
        let done: u8 = self.deeds.done.iter().map(|&count| count.min(9)).sum();
        ensure(
            self.deeds.left <= 5 && done <= 5,
            "a turn has at most five actions",
        )?;
        ensure(
            self.deeds.talks <= self.figures().talks,
            "no more joint buildings were proposed than a turn allows",
        )?;
        self.audit_unused_seats()?;
        for seat in self.seats.iter() {
            self.audit_player(seat)?;
        }
        self.audit_supply()?;
        self.audit_professions()?;
        self.audit_bonuses()?;
        self.audit_prestiges()?;
        self.audit_court()?;
        self.audit_solo()?;
        self.audit_steps()?;
        let mut actions = Vec::new();
        for seat in self.waiting().iter() {
            actions.clear();
            self.list(seat, &mut actions);
            ensure(!actions.is_empty(), "who is waited for can do something")?;
        }
        Ok(())
    }
}

impl Florence {
    fn audit_unused_seats(&self) -> Verdict {
        let unused = self.players.iter().filter(|(seat, _)| !self.seats.has(*seat));
        let empty = unused.into_iter().all(|(_, player)| *player == Player::default());
        ensure(empty, "nobody sits on the seats beyond the table")
    }

    fn audit_player(&self, seat: Seat) -> Verdict {
        let (figures, player) = (self.figures(), &self.players[seat]);
        ensure(player.coins <= MOST, "nobody is that rich")?;
        let points = &player.points;
        ensure(
            points.works <= MOST && points.banker <= MOST,
            "nobody has that much prestige",
        )?;
        ensure(
            points.sold <= MOST && player.prestige() >= 0,
            "prestige does not fall below 0",
        )?;
        ensure(player.best <= MOST, "no work is worth that much")?;
        ensure(
            player.builders <= figures.most_builders,
            "nobody has more than 3 builders",
        )?;
        let built: u8 = player.building_count() * figures.points.building;
        let repeated: u8 = player
            .landscapes
            .iter()
            .map(|&count| count.min(6).saturating_sub(1))
            .sum();
        let builders: u8 = figures.points.builders[..usize::from(player.builders)]
            .iter()
            .sum();
        ensure(points.buildings == built, "each building gave its prestige")?;
        ensure(
            points.landscapes == repeated * figures.points.repeated_landscape,
            "each repeated landscape gave its prestige",
        )?;
        ensure(points.builders == builders, "each builder gave its prestige")?;
        let rounds = u8::try_from(ROUNDS).unwrap_or(u8::MAX);
        ensure(
            points.best_works <= rounds * figures.points.best_work,
            "at most one best work a round",
        )?;
        ensure(
            points.merchant <= rounds * 5,
            "the Merchant gives at most 5 points a round",
        )?;
        ensure(
            self.options.muse_and_princess || (points.merchant == 0 && points.banker == 0),
            "no characters are in play",
        )?;
        self.audit_estate(seat)
    }

    fn audit_estate(&self, seat: Seat) -> Verdict {
        let (figures, player) = (self.figures(), &self.players[seat]);
        let mut built = self.palazzo();
        let [left, right] = self.neighbours(seat);
        for (&building, lot) in Building::ALL.iter().zip(&player.lots) {
            let Some((site, half)) = lot.get() else { continue };
            let cells = lot
                .cells(figures, building)
                .ok_or_else(|| Impossible(format!("the {building} lies nowhere")))?;
            ensure(built & cells == 0, "no two tiles cover the same cell")?;
            built |= cells;
            let (partner, other) = match half {
                Half::Whole => continue,
                Half::Left => (right, Half::Right),
                Half::Right => (left, Half::Left),
            };
            let partner = partner.ok_or_else(|| Impossible(format!("the {building} crosses no border")))?;
            let counterpart = self.players[partner].lots[building as usize].get();
            ensure(
                counterpart == Some((site, other)),
                "a joint building stands in both estates",
            )?;
        }
        ensure(
            player.built == built,
            "the built cells are those of the buildings and the palazzo",
        )?;
        let mut covered = built;
        for (&landscape, plots) in Landscape::ALL.iter().zip(&self.lands) {
            let own = || plots.as_slice().iter().filter(|plot| plot.owner() == seat);
            ensure(
                own().count() == usize::from(player.landscapes[landscape as usize]),
                "every landscape lies in an estate",
            )?;
            for plot in own() {
                let cells = plot.cells(figures, landscape);
                let cells = cells.ok_or_else(|| Impossible(format!("a {landscape} lies nowhere")))?;
                ensure(covered & cells == 0, "no two tiles cover the same cell")?;
                covered |= cells;
            }
        }
        ensure(
            player.covered == covered,
            "the covered cells are those of the tiles and the palazzo",
        )
    }

    fn audit_supply(&self) -> Verdict {
        let (figures, supply, diego) = (self.figures(), &self.supply, &self.solo.diego);
        let sum = |of: fn(&Player) -> u8| {
            self.seats
                .iter()
                .map(|seat| u32::from(of(&self.players[seat])))
                .sum::<u32>()
        };
        let jesters = sum(|player| player.jesters) + u32::from(supply.jesters) + u32::from(diego.jesters);
        count_pieces("jesters", jesters, figures.jesters.into())?;
        let builders = sum(|player| player.builders) + u32::from(supply.builders) + u32::from(diego.builders);
        let recruiting =
            sum(|player| player.recruiting.saturating_add(player.recruited)) + u32::from(supply.recruiting);
        let recruiting = recruiting + u32::from(crate::score::diego_recruiting(diego));
        for (what, found, in_the_box) in [
            ("builders", builders, figures.builders),
            ("recruiting cards", recruiting, figures.recruiting),
        ] {
            // In the solo game some leave.
            if !self.is_solo() || found > u32::from(in_the_box) {
                count_pieces(what, found, in_the_box.into())?;
            }
        }
        let mut landscapes = Census::new();
        for (&landscape, plots) in Landscape::ALL.iter().zip(&self.lands) {
            let plots = plots.as_slice();
            ensure(
                plots.iter().all(|plot| self.seats.has(plot.owner())),
                "landscapes belong to seats of the table",
            )?;
            let kind = landscape as usize;
            landscapes.add(plots.iter().map(|_| landscape));
            landscapes.add_many(landscape, supply.landscapes[kind].into());
            landscapes.add_many(landscape, diego.landscapes[kind].into());
        }
        landscapes.exactly(|_| figures.landscape_copies.into())?;
        let mut buildings = Census::new();
        for &building in Building::ALL {
            // A joint building stands in two estates and counts in the left one.
            let counts =
                |&seat: &Seat| matches!(self.half_of(seat, building), Some(Half::Whole | Half::Left));
            buildings.add(self.seats.iter().filter(counts).map(|_| building));
            buildings.add_many(building, supply.buildings[building as usize].into());
            buildings.add_many(building, diego.buildings[building as usize].into());
        }
        buildings.exactly(|_| figures.building_copies.into())?;
        self.audit_freedoms()
    }

    fn audit_freedoms(&self) -> Verdict {
        let tokens = &self.figures().freedom_tokens;
        let mut totals = [0u32; 3];
        for (kind, total) in totals.iter_mut().enumerate() {
            let owned = self
                .seats
                .iter()
                .filter(|&seat| self.players[seat].has_freedom(Freedom::ALL[kind]))
                .count();
            *total = owned as u32
                + u32::from(self.supply.freedoms[kind])
                + u32::from(self.solo.diego.freedoms[kind]);
        }
        let possible = match self.seats.count() {
            1 => totals == [u32::from(tokens.solo); 3],
            2 => {
                let (each, other, changed) = if self.options.hard_freedoms {
                    (tokens.two_hard.0, tokens.two_hard.0 + 1, tokens.two_hard.1)
                } else {
                    (tokens.two.0, tokens.two.0 - 1, tokens.two.1)
                };
                let count = |wanted: u8| totals.iter().filter(|&&total| total == u32::from(wanted)).count();
                count(other) == usize::from(changed) && count(each) == 3 - usize::from(changed)
            }
            seats => totals == [u32::from(tokens.by_seats[seats.clamp(3, 5) - 3]); 3],
        };
        ensure(possible, "every freedom token is accounted for")
    }

    fn audit_professions(&self) -> Verdict {
        let solo = &self.solo;
        let mut census = Census::new();
        let cards = |numbers: &[u8]| -> Vec<Card> {
            let cards = numbers.iter().filter_map(|&number| Pile::Profession.card(number));
            cards.collect()
        };
        census.add(cards(self.professions.deck.as_slice()));
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            census.add(player.hand.cards().chain(player.table.cards()));
            if self.step() == Some(Step::Hand) {
                census.add(player.returned);
            }
        }
        census.add(solo.diego.table.cards());
        census.add(cards(solo.diego.row.as_slice()));
        for player in &solo.virtuals {
            census.add(player.table.cards());
            census.add(cards(player.row.as_slice()));
        }
        census.exactly(|card| u16::from(card.pile() == Pile::Profession))?;
        let mut returned = [false; PROFESSIONS];
        for seat in self.seats.iter() {
            let Some(card) = self.players[seat].returned else {
                ensure(
                    self.step() == Some(Step::Hand),
                    "everybody has given a profession back",
                )?;
                continue;
            };
            ensure(card.pile() == Pile::Profession, "a profession was given back")?;
            ensure(
                !std::mem::replace(&mut returned[usize::from(card.number())], true),
                "each gave another card back",
            )?;
            let in_deck = self.professions.first.as_slice().contains(&card.number());
            ensure(
                in_deck || self.step() == Some(Step::Hand),
                "what was given back went into the deck",
            )?;
        }
        if self.step() == Some(Step::Hand) {
            let draw = &self.professions;
            let fresh = draw.looks.is_empty() && draw.first == draw.deck;
            return ensure(fresh, "nobody has looked into the profession deck yet");
        }
        let held = self
            .held_professions()
            .ok_or_else(|| Impossible("a look into an empty deck".into()))?;
        let taken = self.audit_history(&self.professions, held)?;
        for number in 0..PROFESSIONS as u8 {
            let by = taken[usize::from(number)].by;
            let shown = self.professions.shown(number);
            let open = self.seats.iter().any(|seat| self.players[seat].table.has(number))
                || solo.diego.table.has(number)
                || solo.virtuals.iter().any(|player| player.table.has(number));
            ensure(!open || shown.is_some(), "what lies face up was shown")?;
            let in_hand = self
                .seats
                .iter()
                .find(|&seat| self.players[seat].hand.has(number));
            if let (Some(seat), None) = (in_hand, shown) {
                ensure(
                    by == u8::from(seat),
                    "a hidden profession is where it was dealt or taken",
                )?;
            }
        }
        Ok(())
    }

    /// The looks lead from the first deck to the present one; returns who took what.
    fn audit_history<const N: usize, const LOOKS: usize>(
        &self,
        draw: &Draw<N, LOOKS>,
        held: [Taken; N],
    ) -> Result<[Taken; N], Impossible> {
        let holders = if self.is_solo() {
            2 + self.virtual_count()
        } else {
            self.seats.count()
        };
        for look in draw.looks.as_slice() {
            let secret = !self.is_solo() || look.by() < DIEGO;
            let way = secret == (look.way() == Way::Secret);
            ensure(
                usize::from(look.by()) < holders && way,
                "only who plays looks into a deck",
            )?;
        }
        ensure(
            draw.looks.len() + draw.deck.len() <= LOOKS,
            "each look takes a card out of the deck",
        )?;
        let outcome = World::of(draw, held).play(None, None);
        let outcome = outcome.ok_or_else(|| Impossible("a look into an empty deck".into()))?;
        ensure(outcome.deck == draw.deck, "the looks lead to the deck as it lies")?;
        for number in 0..N as u8 {
            if let Some(shown) = draw.shown(number) {
                let taken = outcome.taken[usize::from(number)];
                let known = taken.by == shown.by
                    && taken.time <= shown.after
                    && usize::from(shown.after) <= draw.looks.len();
                ensure(known, "what was shown had been taken")?;
            }
        }
        Ok(outcome.taken)
    }

    fn audit_bonuses(&self) -> Verdict {
        let nobody = Taken::NOBODY;
        let taken = self.audit_history(&self.bonuses, [nobody; BONUSES])?;
        ensure(self.bonuses.first.len() == BONUSES, "there are 20 bonus cards")?;
        for number in 0..BONUSES as u8 {
            let taken = taken[usize::from(number)];
            let shown = self.bonuses.shown(number).is_some();
            let owners = self
                .seats
                .iter()
                .filter(|&seat| self.players[seat].bonuses.has(number));
            let held = owners.clone().count() + usize::from(self.solo.diego.bonuses.has(number));
            ensure(held <= 1, "each bonus card is in one place")?;
            ensure(held == 0 || taken != nobody, "bonus cards come from the deck")?;
            ensure(
                taken == nobody || held == 1 || shown,
                "who took a bonus card has it or has played it",
            )?;
            if let Some(seat) = owners.into_iter().next() {
                ensure(
                    !shown && taken.by == u8::from(seat),
                    "a bonus card is in the hand of whoever took it",
                )?;
            }
        }
        Ok(())
    }

    fn audit_prestiges(&self) -> Verdict {
        let nobody = Taken::NOBODY;
        let taken = self.audit_history(&self.prestiges, [nobody; PRESTIGES])?;
        ensure(
            self.prestiges.first.len() == PRESTIGES,
            "there are 14 prestige cards",
        )?;
        for number in 0..PRESTIGES as u8 {
            let mut owner = self
                .seats
                .iter()
                .filter(|&seat| self.players[seat].prestiges.has(number))
                .map(u8::from);
            let (first, second) = (owner.next(), owner.next());
            let diego = self.solo.diego.prestiges.has(number).then_some(DIEGO);
            let holder = first.or(diego);
            ensure(
                second.is_none() && (first.is_none() || diego.is_none()),
                "each prestige card is in one place",
            )?;
            let by = taken[usize::from(number)];
            ensure(
                holder == (by != nobody).then_some(by.by),
                "who took a prestige card has it",
            )?;
        }
        Ok(())
    }

    fn audit_court(&self) -> Verdict {
        let court = &self.court;
        if !self.options.muse_and_princess {
            let none = Court {
                done: court.done,
                ..Court::default()
            };
            return ensure(*court == none, "no characters are in play");
        }
        ensure(
            court.coins >= self.figures().banker.start.min(self.figures().banker.refill),
            "the Banker has his coins",
        )?;
        ensure(court.coins <= 1000, "nobody leaves so much on the Banker")?;
        let serving = [Character::Cardinal, Character::Muse].into_iter();
        let serving: Set<Character> = serving
            .filter(|&character| court.owner(character).is_some())
            .collect();
        ensure(
            court.served.is_subset(serving),
            "only a Cardinal or a Muse that lies before somebody has served",
        )?;
        let mut seats: Vec<Seat> = court
            .owner
            .iter()
            .flatten()
            .copied()
            .chain(court.banker)
            .collect();
        ensure(
            court.owner(Character::Banker).is_none(),
            "the Banker goes back at once",
        )?;
        for (index, marker) in court.marker.iter().enumerate() {
            let &Some((seat, space)) = marker else { continue };
            seats.push(seat);
            let (lowest, highest) = self.figures().bids[index];
            ensure((lowest..=highest).contains(&space), "a marker lies on a space")?;
            let free = court.owner[index].is_none() && !court.aside.contains(Character::ALL[index]);
            ensure(
                self.phase == Phase::Court && free && !court.done.contains(seat),
                "markers lie on characters that are on offer",
            )?;
            let once = court
                .marker
                .iter()
                .flatten()
                .filter(|(by, _)| *by == seat)
                .count()
                == 1;
            ensure(once, "everybody has one marker")?;
            let covered = index == Character::Banker as usize || self.players[seat].coins >= u16::from(space);
            ensure(covered, "nobody bids more than he has")?;
        }
        ensure(
            seats.iter().all(|&seat| self.seats.has(seat)),
            "characters belong to seats of the table",
        )
    }
}

impl Taken {
    /// Nobody took the card.
    pub(crate) const NOBODY: Self = Self {
        by: u8::MAX,
        time: 0,
        ordinal: 0,
    };
}
