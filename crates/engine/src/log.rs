//! Who is told what while an action is carried out.

use crate::game::Barrier;
use crate::seat::{Eye, Seat, SeatSet};

/// The audience of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// All seats and the spectators.
    All,
    /// These seats and nobody else.
    Only(SeatSet),
    /// The spectators and all seats but these.
    AllBut(SeatSet),
}

impl Audience {
    /// One seat alone.
    #[must_use]
    pub const fn seat(seat: Seat) -> Self {
        Self::Only(SeatSet::only(seat))
    }

    /// Everybody but one seat.
    #[must_use]
    pub const fn others(seat: Seat) -> Self {
        Self::AllBut(SeatSet::only(seat))
    }

    /// Whether that eye is in the audience.
    #[must_use]
    pub fn hears(self, eye: Eye) -> bool {
        match (self, eye) {
            (Self::All, _) | (Self::AllBut(_), Eye::Spectator) => true,
            (Self::Only(_), Eye::Spectator) => false,
            (Self::Only(seats), Eye::Seat(seat)) => seats.contains(seat),
            (Self::AllBut(seats), Eye::Seat(seat)) => !seats.contains(seat),
        }
    }
}

/// Records what happens. It costs nothing when nobody listens: `()` never builds the event.
pub trait Log<E> {
    /// Tells an audience about an event.
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E);

    /// Tells everybody.
    fn all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::All, event);
    }

    /// Something hidden was revealed, or randomness was used: the action can no longer be taken back freely. The rules say so on the
    /// spot, where they turn up a card, draw from the stream or show a hand; a [`Witness`] remembers it.
    fn reveal(&mut self) {}

    /// Tells one seat what it alone may know, and everybody else what they may.
    fn apart(&mut self, seat: Seat, to_seat: impl FnOnce() -> E, to_others: impl FnOnce() -> E) {
        self.tell(Audience::seat(seat), to_seat);
        self.tell(Audience::others(seat), to_others);
    }
}

impl<E> Log<E> for () {
    fn tell(&mut self, _: Audience, _: impl FnOnce() -> E) {}
}

/// An event and its audience.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<E> {
    /// Who hears it.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

impl<E> Log<E> for Vec<Told<E>> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.push(Told { to, event: event() });
    }
}

/// A log that remembers whether anything was [revealed](Log::reveal): how every game knows its barrier.
///
/// ```
/// use signoria_engine::{Barrier, Log, Witness};
///
/// let mut nobody = ();
/// let mut log = Witness::new(&mut nobody);
/// Log::<()>::reveal(&mut log);
/// assert_eq!(log.barrier(), Barrier::Closed);
/// ```
#[derive(Debug)]
pub struct Witness<'a, L> {
    log: &'a mut L,
    barrier: Barrier,
}

impl<'a, L> Witness<'a, L> {
    /// Nothing was revealed yet.
    pub fn new(log: &'a mut L) -> Self {
        Self {
            log,
            barrier: Barrier::Open,
        }
    }

    /// Closed if anything was revealed.
    #[must_use]
    pub fn barrier(&self) -> Barrier {
        self.barrier
    }
}

impl<E, L: Log<E>> Log<E> for Witness<'_, L> {
    fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        self.log.tell(to, event);
    }

    fn reveal(&mut self) {
        self.barrier = Barrier::Closed;
    }
}
