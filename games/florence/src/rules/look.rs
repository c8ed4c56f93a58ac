//! Looking at the top cards of a deck, keeping one, and putting the rest under it.

use signoria_engine::{Log, Seat};

use crate::action::Action;
use crate::cards::{Look, SEEN, Seen, Way, encode};
use crate::event::{Event, Refusal};
use crate::pieces::{Card, Deed, Pile};
use crate::state::{After, Florence, Step};

impl Florence {
    /// How many cards are left in a deck.
    pub(crate) fn deck_len(&self, pile: Pile) -> usize {
        match pile {
            Pile::Profession => self.professions.deck.len(),
            Pile::Bonus => self.bonuses.deck.len(),
            Pile::Prestige => self.prestiges.deck.len(),
        }
    }

    /// The cards that a look into the deck sees.
    pub(crate) fn seen(&self, pile: Pile) -> Seen {
        let most = self.figures().looked_at;
        match pile {
            Pile::Profession => self.professions.seen(most),
            Pile::Bonus => self.bonuses.seen(most),
            Pile::Prestige => self.prestiges.seen(most),
        }
    }

    /// A seat looks into a deck. Of a single card there is nothing to choose.
    pub(crate) fn start_look(&mut self, by: Seat, pile: Pile, after: After, log: &mut impl Log<Event>) {
        log.reveal();
        let seen = self.seen(pile);
        let cards = || {
            seen.as_slice()
                .iter()
                .filter_map(|&number| pile.card(number))
                .collect()
        };
        log.apart(
            by,
            || Event::Saw {
                seat: by,
                deck: pile,
                cards: cards(),
            },
            || Event::Looked { seat: by, deck: pile },
        );
        match *seen.as_slice() {
            [only] => self.finish_look(by, pile, after, only, &[], log),
            _ => self.go_to(Step::Look { pile, by, after }),
        }
    }

    /// Which cards can still be put under the deck, in the order drawn.
    pub(crate) fn rest(&self, pile: Pile, kept: u8, put: &[u8]) -> ([u8; SEEN], usize) {
        let mut rest = [0; SEEN];
        let mut len = 0;
        for &number in self.seen(pile).as_slice() {
            if number != kept && !put.contains(&number) {
                rest[len] = number;
                len += 1;
            }
        }
        (rest, len)
    }

    pub(crate) fn may_keep(&self, pile: Pile, card: Card) -> Result<(), Refusal> {
        let seen = card.pile() == pile && self.seen(pile).as_slice().contains(&card.number());
        if seen {
            Ok(())
        } else {
            Err(Refusal::NotSeen { card })
        }
    }

    pub(super) fn may_put_under(&self, pile: Pile, kept: u8, put: &[u8], card: Card) -> Result<(), Refusal> {
        let (rest, len) = self.rest(pile, kept, put);
        if card.pile() == pile && rest[..len].contains(&card.number()) {
            Ok(())
        } else {
            Err(Refusal::NotSeen { card })
        }
    }

    /// Keeping a card, and putting the others under the deck.
    pub(super) fn sort_cards(&mut self, step: Step, action: Action, log: &mut impl Log<Event>) {
        match (step, action) {
            (Step::Look { pile, by, after }, Action::Keep { card }) => {
                self.keep(by, pile, after, card.number(), log);
            }
            (Step::Order { .. }, Action::Under { card }) => self.put_under(card, log),
            (
                Step::Order {
                    pile,
                    by,
                    after,
                    kept,
                    put,
                    count,
                },
                Action::Rest,
            ) => self.put_rest(by, pile, after, kept, &put[..usize::from(count)], log),
            _ => {}
        }
    }

    fn keep(&mut self, by: Seat, pile: Pile, after: After, kept: u8, log: &mut impl Log<Event>) {
        let (rest, len) = self.rest(pile, kept, &[]);
        if len <= 1 {
            self.finish_look(by, pile, after, kept, &rest[..len], log);
        } else {
            self.go_to(Step::Order {
                pile,
                by,
                after,
                kept,
                put: [0; 3],
                count: 0,
            });
        }
    }

    /// Puts one more card under the deck; the last one follows by itself.
    fn put_under(&mut self, card: Card, log: &mut impl Log<Event>) {
        let Some(Step::Order {
            pile,
            by,
            after,
            kept,
            mut put,
            count,
        }) = self.step()
        else {
            return;
        };
        let done = usize::from(count);
        let (_, len) = self.rest(pile, kept, &put[..done]);
        put[done] = card.number();
        if len > 2 {
            self.go_to(Step::Order {
                pile,
                by,
                after,
                kept,
                put,
                count: count + 1,
            });
        } else {
            self.put_rest(by, pile, after, kept, &put[..=done], log);
        }
    }

    /// Puts what is left under the deck as it was drawn.
    fn put_rest(
        &mut self,
        by: Seat,
        pile: Pile,
        after: After,
        kept: u8,
        put: &[u8],
        log: &mut impl Log<Event>,
    ) {
        let (rest, len) = self.rest(pile, kept, put);
        let mut order = [0; SEEN];
        order[..put.len()].copy_from_slice(put);
        order[put.len()..put.len() + len].copy_from_slice(&rest[..len]);
        self.finish_look(by, pile, after, kept, &order[..put.len() + len], log);
    }

    fn finish_look(
        &mut self,
        by: Seat,
        pile: Pile,
        after: After,
        kept: u8,
        order: &[u8],
        log: &mut impl Log<Event>,
    ) {
        let most = self.figures().looked_at;
        let pick = encode(self.seen(pile), kept, order);
        let look = Look::new(by.into(), Way::Secret, pick);
        let player = &mut self.players[by];
        match pile {
            Pile::Profession => player
                .hand
                .insert(self.professions.look(most, look).unwrap_or(kept)),
            Pile::Bonus => player
                .bonuses
                .insert(self.bonuses.look(most, look).unwrap_or(kept)),
            Pile::Prestige => player
                .prestiges
                .insert(self.prestiges.look(most, look).unwrap_or(kept)),
        }
        if let Some(card) = pile.card(kept) {
            log.apart(
                by,
                || Event::Kept { seat: by, card },
                || Event::KeptHidden { seat: by, deck: pile },
            );
        }
        match after {
            After::Auction => self.next_auction(log),
            After::Deed => {
                let deed = if pile == Pile::Profession {
                    Deed::Profession
                } else {
                    Deed::Bonus
                };
                self.deed_done(deed, log);
            }
            After::Below => {
                self.steps.pop();
                if self.step() == Some(Step::Turn) {
                    self.go_on_with_turn(log);
                }
            }
            After::Court => self.court_goes_on(log),
            After::Calls => self.calls(log),
        }
    }
}
