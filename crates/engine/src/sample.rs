//! The smallest game: a heap of pebbles, take 1 to 3, whoever takes the last one wins.
//!
//! It measures the engine's own overhead, stands in examples, and is the model for a first game of your own (`CONTRIBUTING.md`).

use serde::{Deserialize, Serialize};

use crate::seat::Eye;
use crate::*;

actions! {
    /// What a seat can do.
    pub enum Action: "pebbles.do" {
        /// Take that many pebbles.
        Take { count: Number<1, 3> } = "take",
    }
}

messages! {
    /// What happens.
    pub enum Event {
        /// Somebody took pebbles.
        Took { seat: Seat, count: u8, left: u8 } = "pebbles.log.took",
    }
}

messages! {
    /// What is not allowed.
    pub enum Refusal {
        /// The heap has fewer pebbles than that.
        TooFew { left: u8 } = "pebbles.take.heap",
    }
}

/// The state, which hides nothing: it is its own view.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pebbles {
    seats: Seats,
    turn: Seat,
    left: u8,
}

impl Declaration for Pebbles {
    type Figures = ();
    type Options = NoOptions;
    type Action = Action;
    type View = Self;
    type Event = Event;
    type Refusal = Refusal;

    const ID: &'static str = "pebbles";
    const SEATS: (u8, u8) = (2, 4);
    const MOST_DECISIONS: usize = 21;
    const MOST_ACTIONS: usize = 3;
    const WORDS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../words/en.ftl")),
        ("ru", include_str!("../words/ru.ftl")),
        ("pl", include_str!("../words/pl.ftl")),
    ];
}

impl Start for Pebbles {
    fn new(setup: &Setup<Self>) -> Result<Self, SetupError> {
        let left = 12 + Stream::new(setup.seed).draw(|rng| rng.below(10)) as u8;
        Ok(Self {
            seats: setup.seats,
            turn: Seat::new(0),
            left,
        })
    }
}

impl Rules for Pebbles {
    fn seats(&self) -> Seats {
        self.seats
    }

    fn waiting(&self) -> SeatSet {
        if self.left == 0 {
            SeatSet::EMPTY
        } else {
            SeatSet::only(self.turn)
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.waiting().contains(seat) {
            out.extend(
                (1..=self.left.min(3))
                    .filter_map(|count| Number::new(count.into()))
                    .map(|count| Action::Take { count }),
            );
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<Barrier, Illegal<Refusal>> {
        check_turn(self, seat)?;
        let Action::Take { count } = action;
        let count = count.get() as u8;
        self.left = self
            .left
            .checked_sub(count)
            .ok_or(Refusal::TooFew { left: self.left })?;
        log.all(|| Event::Took {
            seat,
            count,
            left: self.left,
        });
        if self.left > 0 {
            self.turn = seat.next(self.seats);
        }
        Ok(Barrier::Open)
    }
}

impl Ask for Pebbles {
    fn question(&self, _: Seat) -> Message {
        Message::new("pebbles.ask.take").with("left", self.left)
    }
}

impl Show for Pebbles {
    fn view(&self, _: Eye) -> Self {
        self.clone()
    }
}

impl Describe for Pebbles {
    fn panels(view: &Self) -> Vec<Panel> {
        vec![
            Panel::new(Message::new("pebbles.panel.heap"))
                .line(Message::new("pebbles.panel.left").with("left", view.left)),
        ]
    }
}

impl Redeal for Pebbles {
    fn redeal(&mut self, _: Eye, _: &mut Rng) {}
}

impl Pebbles {
    /// Whoever took the last pebble has a point.
    fn points(&self, seat: Seat) -> i32 {
        i32::from(self.left == 0 && seat == self.turn)
    }
}

impl Score for Pebbles {
    fn finish(&self) -> Finish {
        let row = |seat| (Some(seat), self.points(seat), 0);
        let rows: Totals = self.seats.iter().map(row).collect();
        Finish::ranked(&rows, None)
    }

    fn standings(&self) -> Standings {
        Standings::ranked(
            self.seats
                .iter()
                .map(|seat| {
                    Standing::new(
                        seat,
                        vec![Source::new("pebbles.source.last", self.points(seat))],
                        vec![],
                    )
                })
                .collect(),
        )
    }
}

impl Audit for Pebbles {
    fn audit(&self) -> Verdict {
        ensure(self.left <= 21, || {
            format!("{} pebbles; a heap has at most 21", self.left)
        })?;
        ensure(self.seats.has(self.turn), || {
            format!("{:?} is not at the table", self.turn)
        })
    }
}

impl Evaluate for Pebbles {}

impl Observe for Pebbles {
    fn observe(&self, seat: Seat, to: &mut impl Observer) {
        to.count("left", self.left, 21);
        to.around(self.seats, seat, 4, |to, place| {
            to.flag("here", place.is_some());
            to.flag("turn", place == Some(self.turn));
        });
    }
}
