//! The sound little game, and each fault that can be built in.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Serialize};
use signoria_engine::*;

use super::*;

/// Twelve cards; in turn everybody draws one unseen or shows one; whoever has shown the highest sum wins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Shows<const FAULT: u8> {
    seats: Seats,
    turn: Seat,
    rounds: u8,
    deck: Deck,
    hands: BySeat<u16, 3>,
    shown: BySeat<u16, 3>,
    #[serde(skip)]
    unwritten: u8,
}

type Deck = signoria_engine::deck::Deck<u8, 12>;

/// A card of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card<const FAULT: u8>(u8);

impl<const FAULT: u8> fmt::Display for Card<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = if FAULT == TEXT_IS_AMBIGUOUS {
            self.0 / 2
        } else {
            self.0
        };
        number.fmt(f)
    }
}

impl<const FAULT: u8> FromStr for Card<FAULT> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.parse::<Number<0, 11>>()
            .map(|number| Self(number.get() as u8))
    }
}

impl<const FAULT: u8> IntoArg for Card<FAULT> {
    fn into_arg(self) -> Arg {
        self.0.into_arg()
    }
}

impl<const FAULT: u8> Token for Card<FAULT> {
    type Bits = u16;

    const COUNT: usize = 12;

    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Option<Self> {
        (index < 12).then_some(Self(index as u8))
    }
}

/// What a seat can do. Written out, because the macro knows no parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act<const FAULT: u8> {
    Draw,
    Show(Card<FAULT>),
}

impl<const FAULT: u8> fmt::Display for Act<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Show(card) => write!(f, "show {card}"),
        }
    }
}

impl<const FAULT: u8> FromStr for Act<FAULT> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = signoria_engine::notation::Words::new(text);
        match words.verb() {
            "draw" => words.end().map(|()| Self::Draw),
            "show" => words.token("show <card>").map(Self::Show),
            _ => Err(words.unknown_verb(&["draw", "show"])),
        }
    }
}

impl<const FAULT: u8> Action for Act<FAULT> {
    const COUNT: usize = 13;

    fn index(self) -> usize {
        match self {
            Self::Draw => 0,
            Self::Show(card) => 1 + card.index(),
        }
    }

    fn from_index(index: usize) -> Option<Self> {
        if index == 0 {
            Some(Self::Draw)
        } else {
            Card::from_index(index - 1).map(Self::Show)
        }
    }

    fn message(self) -> Message {
        Message::new("shows.do")
    }
}

messages! {
    pub enum Event {
        Drew { seat: Seat } = "shows.log.drew",
        DrewCard { card: u8 } = "shows.log.drew-card",
        Showed { seat: Seat, card: u8 } = "shows.log.showed",
    }
}

messages! {
    pub enum Refusal {
        NotYours { hint: u8 } = "shows.show.hand",
        Empty = "shows.draw.empty",
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    turn: Seat,
    rounds: u8,
    deck: usize,
    hand: Option<u16>,
    sizes: Vec<u32>,
    shown: BySeat<u16, 3>,
    leak: Option<BySeat<u16, 3>>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    long: bool,
}

/// Something outside every state, as a clock would be.
static OUTSIDE: AtomicU8 = AtomicU8::new(0);

impl<const FAULT: u8> Shows<FAULT> {
    fn points(cards: u16) -> i32 {
        (0..12)
            .filter(|card| cards & (1 << card) != 0)
            .map(|card| card + 1)
            .sum()
    }
}

impl<const FAULT: u8> Declaration for Shows<FAULT> {
    type Figures = ();
    type Options = Options;
    type Action = Act<FAULT>;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    const ID: &'static str = "shows";
    const SEATS: (u8, u8) = (2, 3);
    const MOST_DECISIONS: usize = 18;
    const MOST_ACTIONS: usize = 13;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec::flag("long")];
    const WORDS: &'static [(&'static str, &'static str)] = &[];
}

impl<const FAULT: u8> Start for Shows<FAULT> {
    fn new(setup: &Setup<Self>) -> Result<Self, SetupError> {
        if setup.options.long && setup.seats.count() == 3 {
            return Err(SetupError::rule("shows.setup.long"));
        }
        let mut deck = Deck::new(0..12);
        Stream::new(setup.seed).draw(|rng| deck.shuffle(rng));
        let mut hands = BySeat::default();
        for seat in setup.seats.iter() {
            for _ in 0..2 {
                hands[seat] |= 1 << deck.draw().unwrap_or(0);
            }
        }
        let rounds = if setup.options.long { 6 } else { 4 };
        Ok(Self {
            seats: setup.seats,
            turn: Seat::new(0),
            rounds,
            deck,
            hands,
            shown: BySeat::default(),
            unwritten: 0,
        })
    }
}

impl<const FAULT: u8> Rules for Shows<FAULT> {
    fn seats(&self) -> Seats {
        self.seats
    }

    fn version(&self) -> u32 {
        if FAULT == FORGETS_THE_VERSION { 0 } else { 1 }
    }

    fn waiting(&self) -> SeatSet {
        if self.rounds == 0 {
            SeatSet::EMPTY
        } else {
            SeatSet::only(self.turn)
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Act<FAULT>>) {
        if !self.waiting().contains(seat) {
            return;
        }
        if !self.deck.is_empty() || self.hands[seat] == 0 || FAULT == LISTS_WHAT_IT_REFUSES {
            out.push(Act::Draw);
        }
        let leaked = FAULT == LIST_LEAKS && self.hands[seat.next(self.seats)] & 1 != 0;
        let hand = if leaked {
            self.hands[seat] & !2
        } else {
            self.hands[seat]
        };
        out.extend(
            (0..12)
                .filter(|card| hand & (1 << card) != 0)
                .map(|card| Act::Show(Card(card))),
        );
        if FAULT == LISTS_TWICE {
            out.push(out[0]);
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Act<FAULT>,
        log: &mut impl Log<Event>,
    ) -> Result<Barrier, Illegal<Refusal>> {
        check_turn(self, seat)?;
        let mut barrier = Barrier::Open;
        match action {
            Act::Draw if FAULT == FORGETS_AN_ANSWER => return Ok(Barrier::Open),
            Act::Draw => {
                // Somebody with nothing to show or draw passes.
                if self.deck.is_empty() && self.hands[seat] != 0 {
                    return Err(Refusal::Empty.into());
                }
                if let Some(card) = self.deck.draw() {
                    self.hands[seat] |= 1 << card;
                    if FAULT == EVENT_SHOWS_THE_CARD {
                        log.all(|| Event::DrewCard { card });
                    } else {
                        log.apart(seat, || Event::DrewCard { card }, || Event::Drew { seat });
                    }
                    if FAULT != BARRIER_STAYS_OPEN {
                        barrier = Barrier::Closed;
                    }
                    if FAULT == CARDS_MULTIPLY {
                        self.deck.put_under(card);
                    }
                }
            }
            Act::Show(Card(card)) => {
                if self.hands[seat] & (1 << card) == 0 && FAULT != ACCEPTS_WHAT_IT_DOES_NOT_LIST {
                    if FAULT == REFUSAL_CHANGES_THE_STATE {
                        self.rounds += 1;
                    }
                    if FAULT == REFUSAL_IS_TOLD {
                        log.all(|| Event::Drew { seat });
                    }
                    let hint = if FAULT == REFUSAL_SHOWS_THE_DECK {
                        self.deck.top().unwrap_or(0)
                    } else {
                        0
                    };
                    return Err(Refusal::NotYours { hint }.into());
                }
                self.hands[seat] &= !(1 << card);
                self.shown[seat] |= 1 << card;
                log.all(|| Event::Showed { seat, card });
            }
        }
        if FAULT == DEPENDS_ON_THE_OUTSIDE && OUTSIDE.fetch_add(1, Ordering::Relaxed).is_multiple_of(3) {
            self.hands[seat] ^= 1;
        }
        if FAULT == FORGETS_A_FIELD {
            self.unwritten += 1;
        }
        // Whoever holds the highest card is asked again.
        if FAULT == QUESTIONS_COUNT_THE_HAND && self.hands[seat] & (1 << 11) != 0 {
            self.rounds -= 1;
            return Ok(barrier);
        }
        self.turn = seat.next(self.seats);
        if self.turn.index() == 0 && FAULT != NEVER_ENDS {
            self.rounds -= 1;
        }
        Ok(barrier)
    }
}

impl<const FAULT: u8> Ask for Shows<FAULT> {
    fn question(&self, _: Seat) -> Message {
        let ask = Message::new("shows.ask");
        if FAULT == QUESTION_LIES {
            ask.gains([Amount::new("shows.points", 100)])
        } else {
            ask
        }
    }

    fn label(&self, seat: Seat, action: Act<FAULT>) -> Message {
        match action {
            Act::Draw if FAULT == LABEL_LEAKS => {
                action.message().with("hand", self.hands[seat.next(self.seats)])
            }
            Act::Draw => action.message(),
            Act::Show(Card(card)) => {
                let points = card + if FAULT == LABEL_LIES { 2 } else { 1 };
                action.message().gains([Amount::new("shows.points", points)])
            }
        }
    }

    fn purse(&self, seat: Seat) -> Vec<Amount> {
        vec![Amount::new("shows.points", Self::points(self.shown[seat]))]
    }

    /// What showing any card of the hand would leave.
    fn forecasts(&self, seat: Seat) -> Vec<Forecast<Act<FAULT>>> {
        let cards = (0..12).filter(|card| self.hands[seat] & (1 << card) != 0);
        let forecast = |card| {
            let shown = self.shown[seat] | 1_u16 << card;
            let points = Self::points(shown) + i32::from(FAULT == FORECAST_LIES);
            Forecast {
                answers: vec![Act::Show(Card(card))],
                named: Named::default(),
                leaves: Some(vec![Amount::new("shows.points", points)]),
            }
        };
        cards.map(forecast).collect()
    }
}

impl<const FAULT: u8> Show for Shows<FAULT> {
    fn view(&self, eye: Eye) -> View {
        let hand = match eye {
            Eye::Seat(seat) => Some(self.hands[seat]),
            Eye::Spectator => None,
        };
        View {
            turn: self.turn,
            rounds: self.rounds,
            deck: self.deck.len(),
            hand,
            sizes: self.hands.values().map(|hand| hand.count_ones()).collect(),
            shown: self.shown,
            leak: (FAULT == VIEW_SHOWS_OTHER_HANDS).then_some(self.hands),
        }
    }
}

impl<const FAULT: u8> Describe for Shows<FAULT> {
    fn panels(_: &View) -> Vec<Panel> {
        Vec::new()
    }
}

impl<const FAULT: u8> Redeal for Shows<FAULT> {
    fn redeal(&mut self, eye: Eye, rng: &mut Rng) {
        if FAULT == REDEAL_DOES_NOTHING {
            return;
        }
        let hidden = |seat: &Seat| FAULT == REDEAL_TOUCHES_THE_OWN_HAND || !eye.is(*seat);
        let hidden: Vec<Seat> = self.seats.iter().filter(hidden).collect();
        let held = hidden
            .iter()
            .map(|&seat| self.hands[seat])
            .fold(0, |all, hand| all | hand);
        let mut cards: Vec<u8> = (0..12).filter(|card| held & (1 << card) != 0).collect();
        cards.extend(self.deck.as_slice());
        if FAULT != REDEAL_KNOWS_THE_ORDER {
            cards.sort_unstable();
        }
        rng.shuffle(&mut cards);
        for seat in hidden {
            let size = self.hands[seat].count_ones() as usize;
            self.hands[seat] = cards.drain(..size).fold(0, |hand, card| hand | 1 << card);
        }
        self.deck = Deck::new(cards);
    }
}

impl<const FAULT: u8> Score for Shows<FAULT> {
    fn standings(&self) -> Standings {
        let mut rows: Vec<Standing> = Vec::new();
        for seat in self.seats.iter() {
            let mut cards = self.shown[seat];
            if FAULT == STANDINGS_SHOW_HANDS {
                cards |= self.hands[seat];
            }
            let mut row = Standing::new(
                seat,
                vec![Source::new("shows.source", Self::points(cards))],
                vec![],
            );
            if FAULT == SCORE_IS_NOT_THE_SUM {
                row.score += 1;
            }
            rows.push(row);
        }
        Standings::ranked(rows)
    }
}

impl<const FAULT: u8> Audit for Shows<FAULT> {
    fn audit(&self) -> Verdict {
        let mut seen = 0_u16;
        let deck = self
            .deck
            .as_slice()
            .iter()
            .map(|&card| 1_u16.checked_shl(card.into()).unwrap_or(0));
        for cards in self
            .hands
            .values()
            .chain(self.shown.values())
            .copied()
            .chain(deck)
        {
            ensure(cards != 0 || seen & cards == 0, "no such card")?;
            ensure(seen & cards == 0, "a card lies in two places")?;
            seen |= cards;
        }
        ensure(seen == 0xfff, "a card is missing")
    }
}

impl<const FAULT: u8> Evaluate for Shows<FAULT> {}

impl<const FAULT: u8> Observe for Shows<FAULT> {
    fn observe(&self, seat: Seat, to: &mut impl Observer) {
        to.around(self.seats, seat, 4, |to, place| {
            let cards = place.map_or(0, |seat| match FAULT {
                OBSERVATION_SHOWS_HANDS => self.hands[seat],
                _ => self.shown[seat],
            });
            let most = if FAULT == OBSERVATION_LEAVES_ITS_RANGE {
                7
            } else {
                0xfff
            };
            to.count("shown", cards, most);
        });
        if FAULT == OBSERVATION_CHANGES_ITS_LENGTH && self.turn.index() > 0 {
            to.flag("later", true);
        }
    }
}
