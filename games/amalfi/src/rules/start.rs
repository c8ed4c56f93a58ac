//! Starting characters (SH): guild stacks, the personal choice, the two drafts.

use signoria_engine::{Audience, Log, Seat, SeatSet, Set};

use super::ask::Ask;
use crate::action::Action;
use crate::event::{Event, Refusal};
use crate::options::Way;
use crate::pieces::{Character, Guild};
use crate::setup::turn_up;
use crate::state::{Amalfi, Phase, size};

impl Amalfi {
    /// The seats that still choose, in a phase in which all choose at once.
    pub(crate) fn choosing(&self) -> SeatSet {
        self.seats
            .iter()
            .filter(|&seat| match self.phase {
                Phase::Keeping => !self.deal.settled.contains(seat),
                _ => self.deal.chosen[seat.index()].is_none(),
            })
            .collect()
    }

    /// How many cards a pack has at first.
    pub(crate) fn pack_size(&self) -> usize {
        usize::from(match self.way {
            Way::FullDraft => self.edition.hands.full,
            Way::SelectiveDraft => self.edition.hands.selective.1,
            Way::Guild | Way::Blind | Way::Personal => 0,
        })
    }

    /// The seat that first had the pack which a seat holds at a pick: packs go to the left (A.SH.10).
    pub(crate) fn pack_of(&self, seat: Seat, pick: usize) -> usize {
        let seats = self.seats.count();
        (seat.index() + seats - pick % seats) % seats
    }

    /// The cards in front of a seat, in ascending order.
    pub(crate) fn pack(&self, seat: Seat) -> Set<Character> {
        let picks = usize::from(self.deal.picks);
        let pack = &self.deal.packs[self.pack_of(seat, picks)];
        pack.iter()
            .take(self.pack_size())
            .skip(picks)
            .flatten()
            .copied()
            .collect()
    }

    /// The cards of its own deal that a seat has not kept (A.SH.9).
    pub(crate) fn not_kept(&self, seat: Seat) -> Set<Character> {
        self.deal.own[seat.index()] - self.player(seat).hand
    }

    /// How many cards a seat still has to keep.
    pub(crate) fn cards_to_keep(&self, seat: Seat) -> u8 {
        self.edition
            .hands
            .hand
            .saturating_sub(size(self.player(seat).hand))
    }

    fn guild_is_free(&self, guild: Guild) -> bool {
        !self
            .seats
            .iter()
            .any(|seat| self.player(seat).guild == Some(guild))
    }

    /// The cards of which one is picked.
    fn pickable(&self, seat: Seat) -> Set<Character> {
        match self.phase {
            Phase::Drafting => self.pack(seat),
            _ => self.deal.own[seat.index()],
        }
    }

    /// Personal choice: any card may be kept and put back again, in any order, until the hand is settled.
    fn list_keep(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.cards_to_keep(seat) > 0 {
            out.extend(self.not_kept(seat).iter().map(|card| Action::Keep { card }));
        } else {
            out.push(Action::Done);
        }
        if !self.has_had_enough(seat) {
            out.extend(self.player(seat).hand.iter().map(|card| Action::Return { card }));
        }
    }

    fn may_keep(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let (hand, left) = (self.player(seat).hand, self.cards_to_keep(seat));
        match action {
            Action::Keep { card } if !self.deal.own[seat.index()].contains(card) => {
                Err(Refusal::NotDealt { card })
            }
            Action::Keep { card } if hand.contains(card) => Err(Refusal::AlreadyKept { card }),
            Action::Keep { .. } if left == 0 => Err(Refusal::HandFull { n: size(hand) }),
            Action::Return { card } if !hand.contains(card) => Err(Refusal::NotInHand { card }),
            Action::Return { .. } if self.has_had_enough(seat) => Err(Refusal::Enough),
            Action::Done if left > 0 => Err(Refusal::HandShort { n: left }),
            Action::Keep { .. } | Action::Return { .. } | Action::Done => Ok(()),
            _ => Err(Refusal::NotAsked),
        }
    }

    pub(crate) fn list_start(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Guilds => {
                let guilds = Guild::ALL.iter().copied();
                let free = guilds.filter(|&guild| self.guild_is_free(guild));
                out.extend(free.map(|guild| Action::Guild { guild }));
            }
            Phase::Keeping => self.list_keep(seat, out),
            _ => out.extend(self.pickable(seat).iter().map(|card| Action::Keep { card })),
        }
    }

    pub(crate) fn may_start(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.ask(), action) {
            (Ask::Guild, Action::Guild { guild }) if self.guild_is_free(guild) => Ok(()),
            (Ask::Guild, Action::Guild { guild }) => Err(Refusal::GuildTaken { guild }),
            (Ask::Keep, _) => self.may_keep(seat, action),
            (Ask::Pick | Ask::Reserve, Action::Keep { card }) if self.pickable(seat).contains(card) => Ok(()),
            (Ask::Pick | Ask::Reserve, Action::Keep { card }) => Err(Refusal::NotDealt { card }),
            _ => Err(Refusal::NotAsked),
        }
    }
}

impl Amalfi {
    pub(super) fn start_choice(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match (self.phase, action) {
            (Phase::Guilds, Action::Guild { guild }) => {
                let stack = self.edition.of_guild(guild);
                let board = &mut self.players[seat];
                board.guild = Some(guild);
                board.hand = stack;
                self.seen |= stack;
                log.all(|| Event::GuildTaken { seat, guild });
                if seat == self.first {
                    self.hands_are_fixed(log);
                } else {
                    // Counter-clockwise (A.SH.3).
                    let seats = self.seats.count();
                    self.turn = Seat::new(((seat.index() + seats - 1) % seats) as u8);
                }
            }
            (Phase::Keeping, _) => self.keep_choice(seat, action, log),
            (_, Action::Keep { card }) => {
                self.deal.chosen[seat.index()] = Some(card);
                log.tell(Audience::seat(seat), || Event::Kept { seat, card });
                log.tell(Audience::others(seat), || Event::KeptHidden { seat });
            }
            _ => {}
        }
    }

    /// Personal choice: the others are told only who has settled.
    fn keep_choice(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Keep { card } => {
                self.players[seat].hand.insert(card);
                log.tell(Audience::seat(seat), || Event::Kept { seat, card });
            }
            Action::Return { card } => {
                self.players[seat].hand.remove(card);
                log.tell(Audience::seat(seat), || Event::Returned { seat, card });
            }
            _ => {
                self.deal.settled.insert(seat);
                log.all(|| Event::HandSettled { seat });
            }
        }
    }

    /// All have chosen: the next pick, the next part, or the game itself.
    pub(super) fn next_choice(&mut self, log: &mut impl Log<Event>) {
        match self.phase {
            Phase::Drafting => self.pass_packs(log),
            Phase::Reserving => {
                self.take_chosen();
                self.hands_are_fixed(log);
            }
            _ => self.hands_are_fixed(log),
        }
    }

    fn take_chosen(&mut self) {
        let seats = self.seats;
        for seat in seats.iter() {
            if let Some(card) = self.deal.chosen[seat.index()].take() {
                self.players[seat].hand.insert(card);
            }
        }
    }

    /// A.SH.10, A.SH.11
    fn pass_packs(&mut self, log: &mut impl Log<Event>) {
        let (seats, picks, size) = (self.seats, usize::from(self.deal.picks), self.pack_size());
        for seat in seats.iter() {
            let (pack, card) = (self.pack_of(seat, picks), self.deal.chosen[seat.index()]);
            let cards = &mut self.deal.packs[pack];
            if let Some(place) = cards.iter().position(|&other| other == card) {
                cards.swap(picks, place);
            }
            // What is left keeps no trace of the order in which it was dealt.
            cards[picks + 1..size].sort_unstable();
        }
        self.take_chosen();
        self.deal.picks += 1;
        log.reveal();
        log.all(|| Event::PacksPassed);
        if usize::from(self.deal.picks) + 1 < size {
            return;
        }
        if self.way == Way::SelectiveDraft {
            self.phase = Phase::Reserving;
        } else {
            self.hands_are_fixed(log);
        }
    }

    /// All other characters become the deck, and the council meets (A.SU.9).
    pub(crate) fn hands_are_fixed(&mut self, log: &mut impl Log<Event>) {
        let game = &mut *self;
        let hands = game.seats.iter().fold(Set::EMPTY, |all: Set<Character>, seat| {
            all | game.players[seat].hand
        });
        for card in (Set::all() - hands).iter() {
            game.council_deck.put_on_top(card);
        }
        game.stream.draw(|rng| game.council_deck.shuffle(rng));
        game.council = turn_up(|| game.council_deck.draw());
        game.deal.settled = SeatSet::EMPTY;
        for board in game.players.values_mut() {
            board.decisions = 0;
        }
        game.phase = Phase::Actions;
        game.turn = game.first;
        let council = game.council;
        log.reveal();
        log.all(|| Event::CouncilMeets {
            cards: council.iter().map(|(_, card)| card).collect(),
        });
        self.announce_round(log);
    }
}
