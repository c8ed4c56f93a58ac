//! The Vatican report (section VR).

use signoria_engine::{Log, Seat};

use crate::edition::ROUNDS;
use crate::event::Event;
use crate::goods::{Good, Purse};
use crate::powers::Powers;
use crate::state::{Lorenzo, Phase};

impl Lorenzo {
    /// The faith that the Church asks for in this period.
    pub(crate) fn church_needs(&self) -> u16 {
        u16::from(self.edition.church_needs[self.period()])
    }

    /// The victory points of a seat's space on the faith track.
    pub(crate) fn faith_points(&self, seat: Seat) -> u16 {
        let faith = usize::from(self.player(seat).held(Good::Faith));
        let points = &self.edition.figures().faith_points;
        u16::from(points[faith])
    }

    /// What supporting the Church is worth to a seat.
    pub(crate) fn support_points(&self, seat: Seat) -> u16 {
        self.faith_points(seat) + u16::from(Powers::of(self, self.player(seat)).church)
    }

    pub(crate) fn begin_vatican(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Vatican;
        self.turn = 0;
        self.placed = false;
        let needs = self.church_needs() as u8;
        log.all(|| Event::Vatican { needs });
        self.go_on_vatican(log);
    }

    /// Looks at seats in turn order up to the first that has a choice.
    fn go_on_vatican(&mut self, log: &mut impl Log<Event>) {
        while usize::from(self.turn) < self.seats.count() {
            let seat = self.at_place(usize::from(self.turn));
            if self.player(seat).held(Good::Faith) >= self.church_needs() {
                return;
            }
            self.excommunicate(seat, log);
            if self.round == ROUNDS {
                let points = self.faith_points(seat);
                let faith = self.score_faith(seat, points);
                if faith > 0 {
                    log.all(|| Event::FaithScored { seat, faith, points });
                }
            }
            self.turn += 1;
        }
        self.end_round(log);
    }

    /// A seat with enough faith supports the Church or not.
    pub(crate) fn report(&mut self, seat: Seat, supports: bool, log: &mut impl Log<Event>) {
        if supports {
            let points = self.support_points(seat);
            let faith = self.score_faith(seat, points);
            log.all(|| Event::Supported { seat, faith, points });
        } else {
            self.excommunicate(seat, log);
        }
        self.turn += 1;
        self.go_on_vatican(log);
    }

    /// Gains the points and spends all faith; says how much that was.
    fn score_faith(&mut self, seat: Seat, points: u16) -> u16 {
        let player = &mut self.players[seat];
        player.goods.add(Good::Victory, points, Purse::MOST);
        player.church = player
            .church
            .saturating_add(points)
            .min(player.goods.get(Good::Victory));
        let faith = player.goods.get(Good::Faith);
        player.goods.set(Good::Faith, 0);
        faith
    }

    fn excommunicate(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let period = self.period();
        self.players[seat].excommunicated[period] = true;
        let tile = self.tiles[period];
        let faith = self.player(seat).held(Good::Faith);
        log.all(|| Event::Excommunicated { seat, tile, faith });
    }
}
