//! Whether a command may be carried out, and as which entry. Nothing here changes the table.

use signoria_engine::Seat;

use crate::BotLevel;
use crate::clock::{Millis, OnExpiry};
use crate::command::{Change, Command, Entry};
use crate::people::{Occupant, PersonId};
use crate::refusal::{Refusal, Rule};
use crate::table::{Effect, Table};
use crate::wire::{LONGEST_KEY, Stage, TakeBack};

/// A command and its sender.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// Who asks.
    pub by: &'a PersonId,
    /// The number of the last entry that the person has seen; none where it does not matter.
    pub seen: Option<u64>,
    /// The idempotency key.
    pub key: Option<&'a str>,
    /// What they ask.
    pub command: &'a Command,
}

/// The outcome of a command that is not refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// It was carried out before, as this entry.
    Before(u64),
    /// It is to be recorded and carried out.
    Entry(Entry),
}

impl Table {
    /// Decides on a command received at that time.
    ///
    /// # Errors
    /// If it breaks a rule of the table or of the game.
    pub fn decide(&self, now: Millis, asked: Asked<'_>) -> Result<Answer, Refusal> {
        if let Some(key) = asked.key {
            let visible = key.bytes().all(|byte| byte.is_ascii_graphic());
            if key.is_empty() || key.len() > LONGEST_KEY || !visible {
                return Err(Rule::BadKey.into());
            }
            let same = self
                .keys
                .iter()
                .find(|known| known.key == key && known.by == *asked.by);
            if let Some(known) = same {
                return Ok(Answer::Before(known.number));
            }
        }
        let change = self.change_for(asked.by, asked.seen, asked.command)?;
        Ok(Answer::Entry(Entry {
            number: self.number + 1,
            at: now,
            by: Some(asked.by.clone()),
            key: asked.key.map(Into::into),
            change,
        }))
    }

    /// Decides on the action of a bot that saw the table after entry `seen`.
    ///
    /// # Errors
    /// If no bot sits there any more, the table has moved on, or the action is not legal.
    pub fn decide_bot(&self, now: Millis, seat: Seat, seen: u64, action: &str) -> Result<Entry, Refusal> {
        if !self.bots_to_move().iter().any(|(bot, _)| *bot == seat) || seen < self.asked_since[seat] {
            return Err(self.stale());
        }
        self.try_action(seat, action)?;
        Ok(self.unasked(
            now,
            Change::Played {
                seat,
                action: action.into(),
            },
        ))
    }

    /// The entry for a clock that has run out by now, if one has.
    #[must_use]
    pub fn decide_time(&self, now: Millis) -> Option<Entry> {
        if self.stage != Stage::Playing {
            return None;
        }
        let seat = self.clocks.run_out(now).first()?;
        Some(self.unasked(now, Change::Expired { seat }))
    }

    /// The entry that leads to the table where the same people meet again.
    ///
    /// # Errors
    /// If the game is not over or the person did not play it.
    pub fn decide_rematch(&self, now: Millis, by: &PersonId, table: String) -> Result<Entry, Refusal> {
        if !self.stage.is_over() {
            return Err(Rule::NotBegun.into());
        }
        if !self.chairs.iter().any(|chair| chair.seen_by.contains(by)) {
            return Err(Rule::NotSeated.into());
        }
        Ok(Entry {
            by: Some(by.clone()),
            ..self.unasked(now, Change::Rematched { table })
        })
    }

    /// The entry that closes the table; none when it is over already.
    #[must_use]
    pub fn decide_close(&self, now: Millis) -> Option<Entry> {
        (!self.stage.is_over()).then(|| self.unasked(now, Change::Closed))
    }

    /// The entry to store before everything about a finished game is shown to somebody; none if it could not be reopened anyway.
    #[must_use]
    pub fn decide_show(&self, now: Millis) -> Option<Entry> {
        let may_go_on = self.could_go_on() && self.people().len() == 1;
        may_go_on.then(|| self.unasked(now, Change::Shown))
    }

    /// Decides on a command and carries it out, for a table with a single writer.
    ///
    /// # Errors
    /// If it breaks a rule of the table or of the game.
    pub fn perform(&mut self, now: Millis, by: &PersonId, command: Command) -> Result<Effect, Refusal> {
        let asked = Asked {
            by,
            seen: None,
            key: None,
            command: &command,
        };
        match self.decide(now, asked)? {
            Answer::Before(_) => Ok(Effect::default()),
            Answer::Entry(entry) => self.carry_out(&entry),
        }
    }

    /// Plays a bot's action, for a table with a single writer.
    ///
    /// # Errors
    /// If it is not a bot's turn there, or the action is not legal.
    pub fn perform_bot(&mut self, now: Millis, seat: Seat, action: &str) -> Result<Effect, Refusal> {
        let entry = self.decide_bot(now, seat, self.number, action)?;
        self.carry_out(&entry)
    }

    fn carry_out(&mut self, entry: &Entry) -> Result<Effect, Refusal> {
        // What was decided on can be carried out; if not, the refusal is reported.
        self.apply(entry).map_err(|_| self.stale())
    }

    fn unasked(&self, now: Millis, change: Change) -> Entry {
        Entry {
            number: self.number + 1,
            at: now,
            by: None,
            key: None,
            change,
        }
    }

    fn stale(&self) -> Refusal {
        Rule::Stale {
            number: self.number as usize,
        }
        .into()
    }

    fn change_for(&self, by: &PersonId, seen: Option<u64>, command: &Command) -> Result<Change, Refusal> {
        match command {
            Command::Sit { seat } => self.sit(by, *seat),
            Command::Leave => {
                self.seated(by)?;
                self.not_over()?;
                Ok(Change::Left)
            }
            Command::Place { seat, bot } => self.place(by, *seat, *bot),
            Command::Start => self.start(by),
            Command::Play { seat, action } => self.act(by, seen, *seat, action),
            Command::TakeBack { to } => {
                self.seated(by)?;
                self.has_seen(seen, self.moved_at)?;
                if self.request.is_some() {
                    return Err(Rule::RequestPending.into());
                }
                match self.take_back_offer(by, *to) {
                    TakeBack::Nothing => Err(Rule::NothingToTakeBack.into()),
                    TakeBack::Closed => Err(Rule::NobodyToAgree.into()),
                    TakeBack::Free { to } => Ok(Change::TakenBack { to }),
                    TakeBack::Ask { to } => Ok(Change::Asked { to }),
                }
            }
            Command::Answer { agree } => {
                self.seated(by)?;
                let request = self.request.as_ref().ok_or(Rule::NoRequest)?;
                self.has_seen(seen, request.number)?;
                let own = self.seats_of(by);
                let is_asked = self.unanswered(request).iter().any(|seat| own.contains(seat));
                // The person who asked may also withdraw the request.
                if !is_asked && (request.by != *by || *agree) {
                    return Err(Rule::Answered.into());
                }
                Ok(Change::Answered { agree: *agree })
            }
            Command::Concede => {
                self.seated(by)?;
                self.in_play()?;
                Ok(Change::Conceded)
            }
        }
    }

    fn act(&self, by: &PersonId, seen: Option<u64>, seat: Seat, action: &str) -> Result<Change, Refusal> {
        self.exists(seat)?;
        self.in_play()?;
        if !self.seats_of(by).contains(seat) {
            return Err(Rule::NotYours { seat }.into());
        }
        self.has_seen(seen, self.asked_since[seat])?;
        self.try_action(seat, action)?;
        Ok(Change::Played {
            seat,
            action: action.into(),
        })
    }

    fn try_action(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let state = self.state.as_ref().ok_or(Rule::NotBegun)?;
        state.boxed().play(seat, action)?;
        Ok(())
    }

    fn sit(&self, by: &PersonId, wanted: Option<Seat>) -> Result<Change, Refusal> {
        self.not_over()?;
        if !self.seats_of(by).is_empty() {
            return Err(Rule::SeatedAlready.into());
        }
        if let Some(seat) = wanted {
            self.exists(seat)?;
            self.may_sit(by, seat)?;
            return Ok(Change::Sat { seat });
        }
        let mut refusal: Refusal = Rule::Full.into();
        for seat in self.seats().iter() {
            match self.may_sit(by, seat) {
                Ok(()) => return Ok(Change::Sat { seat }),
                Err(Refusal::Table(Rule::Taken { .. } | Rule::Kept { .. })) => {}
                Err(other) => refusal = other,
            }
        }
        Err(refusal)
    }

    /// Whether a person without a seat may take that one.
    pub(crate) fn may_sit(&self, by: &PersonId, seat: Seat) -> Result<(), Refusal> {
        let chair = &self.chairs[seat.index()];
        let returns = chair.former.as_ref() == Some(by);
        let free = match chair.occupant {
            Occupant::Open => true,
            Occupant::Bot { .. } => returns && self.stage == Stage::Playing,
            Occupant::Person { .. } => false,
        };
        if !free || chair.conceded {
            let number = seat.index() as u8 + 1;
            return Err(Rule::Taken { number }.into());
        }
        // Otherwise a stranger could take the seat, look at the hand, and leave.
        if self.stage == Stage::Playing && !returns {
            let number = seat.index() as u8 + 1;
            return Err(Rule::Kept { number }.into());
        }
        let saw_another = self
            .chairs
            .iter()
            .enumerate()
            .any(|(index, chair)| index != seat.index() && chair.seen_by.contains(by));
        if saw_another && !chair.seen_by.contains(by) {
            return Err(Rule::KnowsTooMuch.into());
        }
        Ok(())
    }

    fn place(&self, by: &PersonId, seat: Seat, bot: Option<BotLevel>) -> Result<Change, Refusal> {
        self.exists(seat)?;
        self.not_over()?;
        if self.stage == Stage::Gathering {
            self.is_host(by)?;
            // The host leaves a seat with `Leave`.
            if self.chairs[seat.index()].occupant.is(by) {
                return Err(Rule::Taken {
                    number: seat.index() as u8 + 1,
                }
                .into());
            }
        } else {
            self.seated(by)?;
            if bot.is_none() || !self.is_offered(seat) || self.seats_of(by).contains(seat) {
                return Err(Rule::NotOffered {
                    number: seat.index() as u8 + 1,
                }
                .into());
            }
        }
        Ok(Change::Placed { seat, bot })
    }

    /// Whether a bot may take that seat while the game runs.
    fn is_offered(&self, seat: Seat) -> bool {
        match self.chairs[seat.index()].occupant {
            Occupant::Open => true,
            Occupant::Bot { .. } => false,
            Occupant::Person { .. } => {
                self.opening.on_expiry == OnExpiry::OfferBot
                    && self.clocks.of(seat).is_some_and(|clock| clock.expired)
            }
        }
    }

    fn start(&self, by: &PersonId) -> Result<Change, Refusal> {
        if self.stage != Stage::Gathering {
            return Err(Rule::Begun.into());
        }
        self.is_host(by)?;
        if self.chairs.iter().any(|chair| chair.occupant == Occupant::Open) {
            return Err(Rule::OpenSeats.into());
        }
        Ok(Change::Started)
    }

    fn has_seen(&self, seen: Option<u64>, needed: u64) -> Result<(), Refusal> {
        match seen {
            Some(seen) if seen < needed || seen > self.number => Err(self.stale()),
            _ => Ok(()),
        }
    }

    fn exists(&self, seat: Seat) -> Result<(), Refusal> {
        if self.seats().has(seat) {
            Ok(())
        } else {
            Err(Rule::NoSuchSeat {
                number: seat.index() as u8 + 1,
            }
            .into())
        }
    }

    fn seated(&self, by: &PersonId) -> Result<(), Refusal> {
        if self.seats_of(by).is_empty() {
            Err(Rule::NotSeated.into())
        } else {
            Ok(())
        }
    }

    fn is_host(&self, by: &PersonId) -> Result<(), Refusal> {
        if self.host == *by {
            Ok(())
        } else {
            Err(Rule::NotHost.into())
        }
    }

    fn not_over(&self) -> Result<(), Refusal> {
        if self.stage.is_over() {
            Err(Rule::Over.into())
        } else {
            Ok(())
        }
    }

    fn in_play(&self) -> Result<(), Refusal> {
        match self.stage {
            Stage::Playing => Ok(()),
            Stage::Gathering => Err(Rule::NotBegun.into()),
            Stage::Finished | Stage::Conceded | Stage::Abandoned => Err(Rule::Over.into()),
        }
    }
}
