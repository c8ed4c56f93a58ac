//! Each law catches its own kind of fault: a sound little card game passes them all, and with one fault
//! built in it breaks the law that forbids it.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Serialize};
use signoria_engine::laws::{Law, check};
use signoria_engine::*;

mod pebbles {
    signoria_engine::laws!(signoria_engine::sample::Pebbles);
}

mod sound {
    signoria_engine::laws!(super::Shows<{ super::SOUND }>);
}

/// The faults, one each.
const SOUND: u8 = 0;
const LISTS_WHAT_IT_REFUSES: u8 = 1;
const LISTS_TWICE: u8 = 2;
const ACCEPTS_WHAT_IT_DOES_NOT_LIST: u8 = 3;
const REFUSAL_CHANGES_THE_STATE: u8 = 4;
const REFUSAL_IS_TOLD: u8 = 5;
const DEPENDS_ON_THE_OUTSIDE: u8 = 6;
const FORGETS_A_FIELD: u8 = 7;
const TEXT_IS_AMBIGUOUS: u8 = 8;
const EVENT_SHOWS_THE_CARD: u8 = 9;
const REFUSAL_SHOWS_THE_DECK: u8 = 10;
const REDEAL_TOUCHES_THE_OWN_HAND: u8 = 11;
const REDEAL_DOES_NOTHING: u8 = 12;
const VIEW_SHOWS_OTHER_HANDS: u8 = 13;
const BARRIER_STAYS_OPEN: u8 = 14;
const CARDS_MULTIPLY: u8 = 15;
const NEVER_ENDS: u8 = 16;
const SCORE_IS_NOT_THE_SUM: u8 = 17;
const STANDINGS_SHOW_HANDS: u8 = 18;
const LIST_LEAKS: u8 = 19;
const QUESTIONS_COUNT_THE_HAND: u8 = 20;
const LABEL_LIES: u8 = 21;
const QUESTION_LIES: u8 = 22;
const FORGETS_THE_VERSION: u8 = 23;
const REDEAL_KNOWS_THE_ORDER: u8 = 24;
const OBSERVATION_SHOWS_HANDS: u8 = 25;
const OBSERVATION_LEAVES_ITS_RANGE: u8 = 26;
const OBSERVATION_CHANGES_ITS_LENGTH: u8 = 27;
const LABEL_LEAKS: u8 = 28;
const FORECAST_LIES: u8 = 29;

fn breaks<const FAULT: u8>(law: Law) {
    let broken = check::<Shows<FAULT>>(law).expect_err("the law must catch the fault");
    assert_eq!(broken.law, law);
    assert!(!broken.reason.is_empty());
}

#[test]
fn a_listed_action_that_is_refused_is_caught() {
    breaks::<LISTS_WHAT_IT_REFUSES>(Law::ListedIsAccepted);
    breaks::<LISTS_TWICE>(Law::ListedIsAccepted);
}

#[test]
fn an_unlisted_action_that_has_an_effect_is_caught() {
    breaks::<ACCEPTS_WHAT_IT_DOES_NOT_LIST>(Law::UnlistedIsRefused);
    breaks::<REFUSAL_CHANGES_THE_STATE>(Law::UnlistedIsRefused);
    breaks::<REFUSAL_IS_TOLD>(Law::UnlistedIsRefused);
}

#[test]
fn a_game_that_depends_on_the_outside_is_caught() {
    breaks::<DEPENDS_ON_THE_OUTSIDE>(Law::SameJournalSameState);
}

#[test]
fn a_field_that_is_not_written_is_caught() {
    breaks::<FORGETS_A_FIELD>(Law::SurvivesSerde);
}

#[test]
fn an_ambiguous_notation_is_caught() {
    breaks::<TEXT_IS_AMBIGUOUS>(Law::NotationRoundTrips);
}

#[test]
fn leaks_through_events_and_refusals_are_caught() {
    breaks::<EVENT_SHOWS_THE_CARD>(Law::NothingLeaks);
    breaks::<REFUSAL_SHOWS_THE_DECK>(Law::NothingLeaks);
}

#[test]
fn a_wrong_redeal_and_leaks_through_views_and_lists_are_caught() {
    breaks::<REDEAL_TOUCHES_THE_OWN_HAND>(Law::RedealKeepsTheView);
    breaks::<REDEAL_DOES_NOTHING>(Law::RedealKeepsTheView);
    breaks::<VIEW_SHOWS_OTHER_HANDS>(Law::RedealKeepsTheView);
    breaks::<LIST_LEAKS>(Law::RedealKeepsTheView);
    breaks::<LABEL_LEAKS>(Law::RedealKeepsTheView);
}

#[test]
fn a_redeal_that_depends_on_the_truth_is_caught() {
    breaks::<REDEAL_KNOWS_THE_ORDER>(Law::RedealsAreFair);
}

#[test]
fn a_wrong_observation_is_caught() {
    breaks::<OBSERVATION_SHOWS_HANDS>(Law::ObservationsAreTrue);
    breaks::<OBSERVATION_LEAVES_ITS_RANGE>(Law::ObservationsAreTrue);
    breaks::<OBSERVATION_CHANGES_ITS_LENGTH>(Law::ObservationsAreTrue);
}

#[test]
fn an_untrue_barrier_is_caught() {
    breaks::<BARRIER_STAYS_OPEN>(Law::BarrierIsTrue);
}

#[test]
fn a_question_more_for_a_better_hand_is_caught() {
    breaks::<QUESTIONS_COUNT_THE_HAND>(Law::QuestionsHideNothing);
}

#[test]
fn a_label_and_a_question_that_lie_are_caught() {
    breaks::<LABEL_LIES>(Law::LabelsAreTrue);
    breaks::<QUESTION_LIES>(Law::LabelsAreTrue);
}

#[test]
fn a_view_that_foretells_what_does_not_come_is_caught() {
    breaks::<FORECAST_LIES>(Law::LabelsAreTrue);
}

#[test]
fn a_state_that_forgets_its_rules_version_is_caught() {
    breaks::<FORGETS_THE_VERSION>(Law::SameJournalSameState);
}

#[test]
fn a_card_out_of_nothing_is_caught() {
    breaks::<CARDS_MULTIPLY>(Law::PiecesAreConserved);
}

#[test]
fn a_game_without_end_is_caught() {
    breaks::<NEVER_ENDS>(Law::EndsWithinBound);
}

#[test]
fn wrong_standings_are_caught() {
    breaks::<SCORE_IS_NOT_THE_SUM>(Law::StandingsAddUp);
    breaks::<STANDINGS_SHOW_HANDS>(Law::StandingsAddUp);
}

/// Twelve cards; in turn everybody draws one unseen or shows one; whoever has shown the highest sum wins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Shows<const FAULT: u8> {
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
struct Card<const FAULT: u8>(u8);

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
enum Act<const FAULT: u8> {
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
    enum Event {
        Drew { seat: Seat } = "shows.log.drew",
        DrewCard { card: u8 } = "shows.log.drew-card",
        Showed { seat: Seat, card: u8 } = "shows.log.showed",
    }
}

messages! {
    enum Refusal {
        NotYours { hint: u8 } = "shows.show.hand",
        Empty = "shows.draw.empty",
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct View {
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
struct Options {
    long: bool,
}

/// What lies outside every state, as a clock does.
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
