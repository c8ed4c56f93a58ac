//! What a seat may know, as numbers for learning: the table, every family, what the seat keeps to itself, where its members could go,
//! and the step under way.
//!
//! Cards and leaders are told by name, so that a learner finds out by itself what each is worth; what follows from the rules at little
//! cost (which card can be paid, what work brings) is told beside them. Nothing here is remembered: it is all in the view.

mod family;
mod offers;
mod step;

use signoria_engine::{Observe, Observer, Seat};

use crate::edition::{Components, ROUNDS};
use crate::goods::{Good, Goods};
use crate::state::{Lorenzo, MOST_SEATS, Phase};

/// From here on amounts of each good are told alike.
const MOST_GOODS: [u16; Good::COUNT] = [20, 20, 20, 25, 30, 20, 200];

impl Observe for Lorenzo {
    fn observe(&self, seat: Seat, to: &mut impl Observer) {
        let at = self.situation(seat);
        to.part("table", |to| self.tell_table(to));
        let next = self.next_order();
        to.around(self.seats, seat, MOST_SEATS, |to, place| {
            self.tell_family(place, &next, to);
        });
        to.part("mine", |to| self.tell_secrets(&at, to));
        let reach = self.reach(&at);
        to.part("towers", |to| self.tell_towers(&at, &reach, to));
        to.part("spaces", |to| self.tell_spaces(&at, &reach, to));
        to.part("step", |to| self.tell_step(&at, to));
    }
}

impl Lorenzo {
    fn tell_table(&self, to: &mut impl Observer) {
        let seats = self.seats.count();
        let turn = usize::from(self.turn);
        to.flag("advanced", self.advanced);
        to.one_of("seats", seats.checked_sub(2), MOST_SEATS - 1);
        to.one_of("phase", Some(self.phase as usize), Phase::Over as usize + 1);
        to.one_of(
            "round",
            usize::from(self.round).checked_sub(1),
            usize::from(ROUNDS),
        );
        to.one_of("lap", Some(turn / seats), MOST_SEATS + 1);
        to.capped("turn", self.turn, 20);
        to.flag("placed", self.placed);
        to.flag("extra", self.phase == Phase::Actions && self.is_extra_turn());
        for (number, &die) in self.dice.iter().enumerate() {
            to.capped(("die", number), if self.round > 0 { die } else { 0 }, 6);
        }
        to.capped("church", self.church_needs(), 20);
        to.set("tile", self.tiles.into_iter().collect());
    }
}

/// A number for each good.
fn tell_goods(to: &mut impl Observer, name: &'static str, amount: impl Fn(Good) -> u16) {
    for &good in Good::ALL {
        let most = MOST_GOODS[good as usize];
        to.put_token(name.into(), good, most as i16, amount(good).min(most) as i16);
    }
}

/// Wood, stone, servants and coins together.
fn resources(goods: &Goods) -> u32 {
    let resources = Good::RESOURCES.iter();
    resources.map(|&good| u32::from(goods.get(good))).sum()
}

/// What is printed.
fn printed(game: &Lorenzo) -> &'static Components {
    game.edition.figures()
}
