//! Whether a position is possible: every piece accounted for, every number in its range, every step under way answerable.

use signoria_engine::{Audit, Census, Rules, Seat, SeatSet, Set, Verdict, ensure};

use crate::board::{Kind, Member, Place, Work};
use crate::card::Card;
use crate::edition::{Ability, CARDS_OF_PERIOD, PERIODS, ROUNDS, SLOTS};
use crate::effect::{Grant, MOST_VALUE};
use crate::goods::{Good, Privilege};
use crate::pieces::BonusTile;
use crate::rules::{MOST_CHANGES, MOST_LOOKS, Situation};
use crate::source::Source;
use crate::state::{HAND, Lorenzo, MOST_SEATS, Phase, Status};
use crate::step::{Granter, Lines, Step, Task};

impl Audit for Lorenzo {
    fn audit(&self) -> Verdict {
        self.audit_table()?;
        self.audit_cards()?;
        self.audit_members()?;
        for seat in self.seats.iter() {
            self.audit_player(seat)?;
        }
        self.audit_empty_seats()?;
        self.audit_tiles()?;
        self.audit_leaders()?;
        self.audit_turn()?;
        self.audit_steps()
    }
}

impl Lorenzo {
    fn audit_table(&self) -> Verdict {
        let seats = self.seats.count();
        ensure((2..=MOST_SEATS).contains(&seats), "a table has 2 to 4 seats")?;
        let order = &self.order;
        let mut placed = SeatSet::EMPTY;
        for &number in order.iter() {
            ensure(
                usize::from(number) < seats,
                "the turn order names a seat that is not there",
            )?;
            placed.insert(Seat::new(number));
        }
        ensure(
            order.len() == seats && placed == self.seats.all(),
            "the turn order names every seat once",
        )?;
        let in_setup = matches!(self.phase, Phase::BonusTiles | Phase::Draft);
        ensure(self.advanced || !in_setup, "the standard game has no such set-up")?;
        ensure(
            match self.phase {
                Phase::BonusTiles | Phase::Draft => self.round == 0,
                Phase::Actions => (1..=ROUNDS).contains(&self.round),
                Phase::Vatican => (1..=ROUNDS).contains(&self.round) && self.round.is_multiple_of(2),
                Phase::Over => self.round == ROUNDS,
            },
            "the phase is not one of this round",
        )?;
        ensure(
            self.dice.iter().all(|die| (1..=6).contains(die)),
            "a die shows 1 to 6",
        )?;
        let mut tiles = (1..).zip(self.tiles);
        ensure(
            tiles.all(|(period, tile)| self.edition.tile(tile).period == period),
            "a tile lies in a period that is not its own",
        )
    }

    fn audit_cards(&self) -> Verdict {
        let mut census = Census::new();
        let mut see = |card: Card, kind: Kind| {
            census.add_one(card);
            ensure(
                self.edition.card(card).kind == kind,
                "a card lies among another kind",
            )
        };
        let period = self.period() as u8 + 1;
        let table_is_laid = matches!(self.phase, Phase::Actions | Phase::Vatican);
        for &kind in Kind::ALL {
            let deck = self.decks[kind as usize].as_slice();
            let drawn = usize::from(self.round) * crate::board::FLOORS;
            ensure(
                deck.len() + drawn == PERIODS * CARDS_OF_PERIOD,
                "a deck has another number of cards than the round leaves",
            )?;
            for (index, &card) in deck.iter().enumerate() {
                see(card, kind)?;
                let expected = PERIODS - index / CARDS_OF_PERIOD;
                ensure(
                    usize::from(self.edition.card(card).period) == expected,
                    "a deck has its periods in another order",
                )?;
            }
            for &card in self.towers[kind as usize].iter().flatten() {
                see(card, kind)?;
                ensure(
                    table_is_laid && self.edition.card(card).period == period,
                    "a card lies in a tower in another period",
                )?;
            }
            for seat in self.seats.iter() {
                for &card in self.player(seat).cards[kind as usize].iter() {
                    see(card, kind)?;
                    ensure(
                        self.round > 0 && self.edition.card(card).period <= period,
                        "a player has a card of a later period",
                    )?;
                }
            }
        }
        census.at_most_once()
    }

    fn audit_members(&self) -> Verdict {
        let table_is_laid = matches!(self.phase, Phase::Actions | Phase::Vatican);
        let mut taken = Set::EMPTY;
        let mut in_council = [0; MOST_SEATS];
        for seat in self.seats.iter() {
            let mut own = Set::EMPTY;
            for &member in Member::ALL {
                let Some(space) = self.player(seat).members[member as usize] else {
                    continue;
                };
                ensure(table_is_laid, "a member stands on the board between rounds")?;
                let open = usize::from(self.edition.space(space).seats) <= self.seats.count();
                ensure(open, "a member stands on a closed space")?;
                let group = match space.place() {
                    Place::Floor(kind, floor) => {
                        ensure(!taken.contains(space), "two members stand on one floor")?;
                        ensure(
                            self.towers[kind as usize][floor].is_none(),
                            "a card lies where a member took it",
                        )?;
                        kind.tower()
                    }
                    Place::Work(work, _) => work.area(),
                    Place::Market => Set::EMPTY,
                    Place::Council => {
                        in_council[seat.index()] += 1;
                        Set::EMPTY
                    }
                };
                ensure(
                    !member.is_coloured() || own.is_disjoint(group),
                    "two members of one colour stand together",
                )?;
                if member.is_coloured() {
                    own.insert(space);
                }
                taken.insert(space);
            }
        }
        let mut row = [0; MOST_SEATS];
        for &number in self.council.iter() {
            ensure(
                usize::from(number) < self.seats.count(),
                "a stranger is in the council",
            )?;
            row[usize::from(number)] += 1;
        }
        ensure(
            row == in_council,
            "the row of the council is not that of the members in it",
        )
    }

    fn audit_player(&self, seat: Seat) -> Verdict {
        let player = self.player(seat);
        for &good in Good::ALL {
            ensure(
                player.held(good) <= self.edition.most(good),
                "a player holds more than there can be",
            )?;
        }
        ensure(
            player.church <= player.held(Good::Victory),
            "the Church gave more points than there are",
        )?;
        ensure(
            player.strengthened.iter().all(|&base| base <= MOST_VALUE as u8),
            "a member is stronger than any leader makes it",
        )?;
        ensure(
            player.strengthened == [0; 3] || self.phase == Phase::Actions || self.phase == Phase::Vatican,
            "a member is strengthened between rounds",
        )?;
        let place = self.in_order().position(|other| other == seat).unwrap_or(0);
        for (period, &excommunicated) in player.excommunicated.iter().enumerate() {
            let last_round = 2 * (period as u8 + 1);
            let judged = self.round > last_round
                || self.phase == Phase::Over
                || (self.round == last_round
                    && self.phase == Phase::Vatican
                    && place < usize::from(self.turn));
            ensure(
                !excommunicated || judged,
                "a player is excommunicated before the report",
            )?;
        }
        Ok(())
    }

    /// Seats that the table does not use have nothing.
    fn audit_empty_seats(&self) -> Verdict {
        for (seat, player) in self.players.iter().filter(|(seat, _)| !self.seats.has(*seat)) {
            let nothing = Good::ALL.iter().all(|&good| player.held(good) == 0)
                && player.church == 0
                && player.cards.iter().all(|cards| cards.is_empty())
                && player.members == [None; Member::COUNT]
                && player.strengthened == [0; 3]
                && player.bonus.is_none()
                && player.excommunicated == [false; PERIODS]
                && player.leaders == [None; HAND]
                && player.copied.is_none()
                && player.packet.is_empty();
            ensure(nothing, || format!("{seat:?} is empty and has something"))?;
        }
        Ok(())
    }

    fn audit_tiles(&self) -> Verdict {
        if !self.advanced {
            let basic = |seat| self.player(seat).bonus == Some(BonusTile::Basic);
            return ensure(
                self.seats.iter().all(basic),
                "the standard game has basic bonus tiles",
            );
        }
        let mut found = [false; 5];
        let mut without = 0;
        for seat in self.in_order() {
            match self.player(seat).bonus {
                Some(tile) => {
                    ensure(
                        tile != BonusTile::Basic,
                        "the advanced game has no basic bonus tile",
                    )?;
                    ensure(!found[tile as usize], "two players have one bonus tile")?;
                    ensure(
                        self.phase != Phase::BonusTiles || without > 0,
                        "the last seats choose their bonus tiles first",
                    )?;
                    found[tile as usize] = true;
                }
                None => {
                    ensure(
                        self.phase == Phase::BonusTiles && !found.contains(&true),
                        "a player has no bonus tile",
                    )?;
                    without += 1;
                }
            }
        }
        Ok(())
    }

    fn audit_leaders(&self) -> Verdict {
        let mut census = Census::new();
        let stage = self.draft_stage();
        for seat in self.seats.iter() {
            let player = self.player(seat);
            let kept = self.kept(seat);
            ensure(
                player.leaders[..kept].iter().all(Option::is_some),
                "a hand has a gap",
            )?;
            let expected = match self.phase {
                _ if !self.advanced => kept == 0 && player.packet.is_empty(),
                Phase::BonusTiles => kept == 0 && player.packet.is_empty(),
                Phase::Draft => kept <= stage + 1 && kept < HAND && player.packet.len() + kept == HAND,
                _ => kept == HAND && player.packet.is_empty(),
            };
            ensure(expected, "a seat has another number of leaders than it can have")?;
            census.add(player.leaders.iter().flatten().map(|held| held.leader));
            census.add(player.packet.iter());
            for held in player.leaders.iter().flatten() {
                let whose = self.ability_of(seat, held.leader);
                let once = matches!(self.edition.leader(whose).ability, Ability::Once(_));
                ensure(
                    match held.status {
                        Status::Hand => true,
                        Status::FaceUp | Status::Discarded => self.round > 0,
                        Status::FaceDown => once && matches!(self.phase, Phase::Actions | Phase::Vatican),
                    },
                    "a leader lies as it cannot lie",
                )?;
            }
            self.audit_copy(seat)?;
        }
        census.at_most_once()?;
        ensure(
            self.phase != Phase::Draft || stage < HAND - 1,
            "a draft ends when one card is left",
        )
    }

    /// A copying leader in play has chosen whom it copies, or is about to.
    fn audit_copy(&self, seat: Seat) -> Verdict {
        let player = self.player(seat);
        let copies = |leader| self.edition.leader(leader).ability == Ability::Copies;
        let in_play = player.leaders(Status::in_play).iter().any(copies);
        let choosing = self.steps.top() == Some(Step::Copy) && self.waiting().contains(seat);
        ensure(
            player.copied.is_some() == (in_play && !choosing),
            "a leader copies somebody or is not in play",
        )?;
        ensure(
            player
                .copied
                .is_none_or(|leader| self.copy_targets(seat).contains(leader)),
            "the copied leader is not in play with another seat",
        )
    }

    fn audit_turn(&self) -> Verdict {
        let seats = self.seats.count();
        let turn = usize::from(self.turn);
        match self.phase {
            Phase::Actions => {
                ensure(turn < seats * (Member::COUNT + 1), "the round has no such turn")?;
                let late = self.is_late(self.at_place(turn));
                ensure(turn >= seats || !late, "a late seat has no first turn")?;
                ensure(
                    !self.is_extra_turn() || late,
                    "only a late seat has an extra turn",
                )?;
                for (place, seat) in self.in_order().enumerate() {
                    let current = usize::from(self.placed && place == turn % seats);
                    let over = (turn + seats - 1 - place) / seats + current;
                    let placed = self.player(seat).members.iter().flatten().count();
                    ensure(placed <= over, "a seat has placed more members than it had turns")?;
                }
                ensure(
                    !self.placed
                        || self
                            .player(self.at_place(turn))
                            .members
                            .iter()
                            .any(Option::is_some),
                    "nobody is placed in this turn",
                )
            }
            Phase::Vatican => {
                ensure(turn < seats && !self.placed, "the report has looked at everybody")?;
                let faith = self.player(self.at_place(turn)).held(Good::Faith);
                ensure(
                    faith >= self.church_needs(),
                    "the Church waits for a seat without a choice",
                )
            }
            _ => ensure(turn == 0 && !self.placed, "there are no turns now"),
        }
    }

    fn audit_steps(&self) -> Verdict {
        let Some(top) = self.steps.top() else {
            return Ok(());
        };
        ensure(self.phase == Phase::Actions, "there are no steps in this phase")?;
        let at = self.situation(self.active());
        let below = self.steps.len() - 1;
        for (depth, &step) in self.steps.iter().enumerate() {
            self.audit_step(&at, step)?;
            ensure(
                depth == below || waits(step, depth),
                "a step lies under another that cannot wait",
            )?;
        }
        ensure(
            below == 0 || matches!(top, Step::Privilege { .. } | Step::Lose { .. }),
            "a step lies on another that comes first",
        )?;
        let choices = self
            .steps
            .iter()
            .filter(|step| matches!(step, Step::Choices { .. }));
        ensure(choices.count() < 2, "two works leave something to choose")?;
        let mut answers = Vec::new();
        self.list_answers(&at, top, &mut answers);
        ensure(!answers.is_empty(), "the step under way has no answer")
    }

    fn audit_step(&self, at: &Situation, step: Step) -> Verdict {
        let player = self.player(at.seat);
        let owns = |card: Card| player.cards.iter().any(|cards| cards.contains(&card));
        let possible = match step {
            Step::Space { member, looks } => !self.placed && player.is_home(member) && looks <= MOST_LOOKS,
            Step::Servants { task } => self.audit_task(at, task),
            Step::Cost { task, servants } => {
                self.audit_task(at, task)
                    && self.fits(at, task, servants)
                    && self.payable_costs(at, task, servants).count() > 1
            }
            Step::Discount { task, servants, cost } => {
                self.audit_task(at, task)
                    && self.fits(at, task, servants)
                    && self
                        .payable_costs(at, task, servants)
                        .any(|payable| payable == cost)
            }
            Step::Exchange {
                value,
                lines,
                changes,
            } => changes <= MOST_CHANGES && self.audit_layout(at, value, lines),
            Step::Privilege { left, taken, source } => {
                left > 0
                    && usize::from(left) + taken.len() < Privilege::COUNT
                    && self.audit_source(at, source)
            }
            Step::Lose { source } => {
                let losing = self.steps.iter().filter(|step| matches!(step, Step::Lose { .. }));
                let losing = losing.count() as u16;
                at.powers
                    .less_one_of
                    .iter()
                    .all(|good| player.held(good) >= losing)
                    && self.audit_source(at, source)
            }
            Step::Choices {
                work,
                value,
                lines,
                next,
            } => {
                let none = lines == [0; SLOTS];
                value > 0 && usize::from(next) <= SLOTS + 1 && (none || work == Work::Production)
            }
            Step::Take { by } => owns(by) && self.granted_take(by).is_some(),
            Step::Strengthen { by } => {
                player.abilities().any(|leader| leader == by)
                    && matches!(self.leader_grant(by), Some(Grant::Strengthen(_)))
                    && self.coloured_at_home(at.seat).next().is_some()
            }
            Step::Copy => !self.copy_targets(at.seat).is_empty(),
        };
        ensure(possible, "a step under way is not possible here")
    }

    /// Whether the source is one of this seat: its card, leader or tile, or a space where it stands.
    fn audit_source(&self, at: &Situation, source: Source) -> bool {
        let player = self.player(at.seat);
        match source {
            Source::Space(space) => player.members.contains(&Some(space)),
            Source::Card(card) => player.cards.iter().any(|cards| cards.contains(&card)),
            Source::Leader(leader) => {
                player.leaders(|_| true).contains(leader) || player.copied == Some(leader)
            }
            Source::Bonus(tile) => player.bonus == Some(tile),
        }
    }

    fn audit_task(&self, at: &Situation, task: Task) -> bool {
        let player = self.player(at.seat);
        let owns = |card: Card| player.cards.iter().any(|cards| cards.contains(&card));
        match task {
            Task::Place { member, space } => !self.placed && self.placement(at, member, space).is_ok(),
            Task::Take { by, space } => owns(by) && self.granted_taking(at, by, space).is_ok(),
            Task::Work { by } => {
                self.granted_work(by).is_some()
                    && match by {
                        Granter::Card(card) => owns(card),
                        Granter::Leader(leader) => {
                            player.abilities().any(|own| own == leader)
                                && self.granted_working(at, by).is_ok()
                        }
                    }
            }
        }
    }

    fn fits(&self, at: &Situation, task: Task, servants: u8) -> bool {
        self.servants_for(at, task)
            .is_ok_and(|range| range.numbers().any(|number| number == u16::from(servants)))
    }

    fn audit_layout(&self, at: &Situation, value: u8, lines: Lines) -> bool {
        let fits = (0..SLOTS).all(|slot| {
            let exchanges = self.exchanges_of(at, value, slot);
            let count = exchanges.map_or(0, |(_, exchanges)| exchanges.len());
            usize::from(lines[slot]) <= count
        });
        let asked = lines != [0; SLOTS] || self.layable(at, value, lines).next().is_some();
        value > 0 && fits && asked && self.is_payable(at, value, lines)
    }
}

/// Whether a step can lie under others at that depth.
fn waits(step: Step, depth: usize) -> bool {
    match step {
        Step::Privilege { .. } | Step::Lose { .. } | Step::Choices { .. } => true,
        Step::Take { .. }
        | Step::Strengthen { .. }
        | Step::Servants {
            task: Task::Work { .. },
        } => depth == 0,
        Step::Space { .. }
        | Step::Servants {
            task: Task::Place { .. } | Task::Take { .. },
        }
        | Step::Cost { .. }
        | Step::Discount { .. }
        | Step::Exchange { .. }
        | Step::Copy => false,
    }
}
