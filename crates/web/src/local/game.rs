//! A game in this page as a value: who sits where, what was done, and what each pair of eyes sees of it.
//!
//! It does no I/O and asks nothing of the browser.

use signoria_catalog::Entry;
use signoria_engine::erased::{AnyState, Fault, Order, Played};
use signoria_engine::record::Record;
use signoria_engine::{Audience, Barrier, Eye, Journal, Message, Seat, Seed};

use crate::local::saved::{Player, Saved};
use crate::scene::{Choice, Kind, LogLine, Mark, Prompt, Scene, Sitter, Tail, Told};

/// Why a kept game cannot be opened.
#[derive(Clone, Debug, PartialEq)]
pub enum OpenError {
    /// It is not there.
    Missing,
    /// There is no such game here.
    UnknownGame(String),
    /// The engine refuses it.
    Engine(Fault),
}

impl OpenError {
    /// What to say about it.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Missing => Message::new("web.open.missing"),
            Self::UnknownGame(game) => Message::new("web.open.unknown-game").with("game", game.clone()),
            Self::Engine(fault) => fault.message(),
        }
    }
}

struct Heard {
    number: usize,
    to: Audience,
    message: Message,
}

/// A game under way in this page.
pub struct LocalGame {
    entry: &'static Entry,
    players: Vec<Player>,
    record: Record,
    /// Who did the action with that number (from 1), and whether it can be taken back.
    done: Vec<(Seat, Barrier)>,
    heard: Vec<Heard>,
    marks: Vec<Mark>,
}

impl LocalGame {
    /// A new game.
    ///
    /// # Errors
    /// If the order cannot be met.
    pub fn start(entry: &'static Entry, order: &Order, players: Vec<Player>) -> Result<Self, Fault> {
        let record = Record::start(entry.arena.game(), order)?;
        Ok(Self::begin(entry, players, record))
    }

    /// A game that was kept.
    ///
    /// # Errors
    /// If it cannot be read or played again.
    pub fn open(saved: &Saved) -> Result<Self, OpenError> {
        let journal = Journal::from_text(&saved.journal)
            .map_err(|error| OpenError::Engine(Fault::Journal(Box::new(error))))?;
        Self::replay(&journal, saved.players.clone(), usize::MAX)
    }

    /// A game from elsewhere, with names for more people than sit there.
    ///
    /// # Errors
    /// If it cannot be read or played again.
    pub fn adopt(saved: Saved) -> Result<Self, OpenError> {
        let mut game = Self::open(&saved)?;
        game.players.truncate(game.state().seats().count());
        Ok(game)
    }

    fn replay(journal: &Journal, players: Vec<Player>, until: usize) -> Result<Self, OpenError> {
        let entry = signoria_catalog::find(&journal.game)
            .ok_or_else(|| OpenError::UnknownGame(journal.game.clone()))?;
        let game = entry.arena.game();
        let mut begun = journal.clone();
        begun.actions.clear();
        begun.checksum = None;
        let record = Record::replay(game, &begun, 0, |_, _, _, _| {}).map_err(OpenError::Engine)?;
        let mut local = Self::begin(entry, players, record);
        for action in journal.actions.iter().take(until) {
            local
                .play(action.seat, &action.action)
                .map_err(OpenError::Engine)?;
        }
        if until >= journal.actions.len() {
            journal
                .verify(local.state().checksum())
                .map_err(|error| OpenError::Engine(Fault::Journal(Box::new(error))))?;
        }
        Ok(local)
    }

    fn begin(entry: &'static Entry, players: Vec<Player>, record: Record) -> Self {
        let mut game = Self {
            entry,
            players,
            record,
            done: Vec::new(),
            heard: Vec::new(),
            marks: Vec::new(),
        };
        game.mark();
        game
    }

    /// The game in the catalog.
    #[must_use]
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// The position.
    #[must_use]
    pub fn state(&self) -> &dyn AnyState {
        self.record.state()
    }

    /// How many actions were played.
    #[must_use]
    pub fn number(&self) -> usize {
        self.done.len()
    }

    /// The seats of people.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.state()
            .seats()
            .iter()
            .filter(|seat| self.bot(*seat).is_none())
    }

    /// The bot on a seat.
    #[must_use]
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.players.get(seat.index())?.bot.as_deref()
    }

    /// The first bot that is waited for.
    #[must_use]
    pub fn bot_to_move(&self) -> Option<(Seat, &str)> {
        self.state()
            .waiting()
            .iter()
            .find_map(|seat| Some((seat, self.bot(seat)?)))
    }

    /// The first person that is waited for.
    #[must_use]
    pub fn person_to_move(&self) -> Option<Seat> {
        self.state()
            .waiting()
            .iter()
            .find(|seat| self.bot(*seat).is_none())
    }

    /// Whose eyes look at the screen: the only person's, the person's whose turn it is, or a spectator's.
    #[must_use]
    pub fn eye(&self) -> Option<Seat> {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (Some(only), None) => Some(only),
            (Some(_), Some(_)) => self.person_to_move(),
            _ => None,
        }
    }

    /// Whether several people share the screen.
    #[must_use]
    pub fn is_hot_seat(&self) -> bool {
        self.people().nth(1).is_some()
    }

    /// Carries an action out.
    ///
    /// # Errors
    /// If it is not legal; then nothing has changed.
    pub fn play(&mut self, seat: Seat, action: &str) -> Result<(), Fault> {
        let Played { events, barrier } = self.record.play(seat, action)?;
        self.done.push((seat, barrier));
        let number = self.done.len();
        self.heard.extend(events.into_iter().map(|event| Heard {
            number,
            to: event.to,
            message: event.message,
        }));
        self.mark();
        Ok(())
    }

    /// Whether the last action of a person can be taken back: nothing hidden came to light since, and only bots moved after it.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        for (seat, barrier) in self.done.iter().rev() {
            if *barrier == Barrier::Closed {
                return false;
            }
            if self.bot(*seat).is_none() {
                return true;
            }
        }
        false
    }

    /// Takes back the last action of a person and what bots did after it.
    pub fn take_back(&mut self) -> bool {
        if !self.can_take_back() {
            return false;
        }
        while let Some((seat, _)) = self.done.pop() {
            self.record.undo();
            if self.bot(seat).is_none() {
                break;
            }
        }
        let number = self.done.len();
        self.heard.retain(|heard| heard.number <= number);
        self.marks.retain(|mark| mark.number <= number);
        true
    }

    /// The same after only so many actions.
    #[must_use]
    pub fn at(&self, moment: usize) -> Option<Self> {
        Self::replay(&self.record.journal()?, self.players.clone(), moment).ok()
    }

    /// What is kept of it; when it was last played is for the page to say.
    #[must_use]
    pub fn saved(&self) -> Saved {
        Saved {
            game: self.entry.id.into(),
            players: self.players.clone(),
            journal: self
                .record
                .journal()
                .map(|journal| journal.to_text())
                .unwrap_or_default(),
            over: self.record.is_over(),
            touched: 0,
        }
    }

    /// An order for the same table with another seed.
    #[must_use]
    pub fn again(&self, seed: Seed) -> Option<(Order, Vec<Player>)> {
        let journal = self.record.journal()?;
        let edition = journal.edition.split('@').next().map(str::to_owned);
        let order = Order {
            edition,
            options: journal.options,
            seats: journal.seats,
            seed,
        };
        Some((order, self.players.clone()))
    }

    /// What a pair of eyes sees of it. `latest` is how many actions there are when this is an earlier moment.
    #[must_use]
    pub fn scene(&self, eye: Option<Seat>, latest: usize) -> Scene {
        let state = self.state();
        let engine_eye = eye.map_or(Eye::Spectator, Eye::Seat);
        let prompt = eye.and_then(|seat| state.prompt(seat)).map(|prompt| Prompt {
            question: prompt.question,
            choices: prompt
                .actions
                .into_iter()
                .map(|choice| Choice {
                    action: choice.action,
                    label: choice.label,
                })
                .collect(),
        });
        let sitter = |player: &Player| Sitter {
            name: player.name.clone(),
            kind: if player.bot.is_some() {
                Kind::Bot
            } else {
                Kind::Person
            },
            present: true,
            clock: None,
        };
        Scene {
            game: self.entry.id.into(),
            number: self.number(),
            latest,
            seats: self.players.iter().map(sitter).collect(),
            eye,
            waiting: state.waiting().iter().collect(),
            view: state.view(engine_eye),
            panels: state.panels(engine_eye),
            prompt,
            standings: state.standings(),
            over: self.record.is_over(),
            can_take_back: self.number() == latest && self.can_take_back(),
            curtain: None,
            room: None,
        }
    }

    /// What a pair of eyes is told of the way there, after so many lines and marks that it knows already.
    #[must_use]
    pub fn told(&self, eye: Option<Seat>, lines: usize, marks: usize) -> Told {
        let eye = eye.map_or(Eye::Spectator, Eye::Seat);
        let heard: Vec<&Heard> = self.heard.iter().filter(|heard| heard.to.hears(eye)).collect();
        let line = |heard: &&Heard| LogLine {
            number: heard.number,
            message: heard.message.clone(),
        };
        let (lines, marks) = (lines.min(heard.len()), marks.min(self.marks.len()));
        Told {
            log: Tail {
                kept: lines,
                more: heard[lines..].iter().map(line).collect(),
            },
            marks: Tail {
                kept: marks,
                more: self.marks[marks..].to_vec(),
            },
        }
    }

    fn mark(&mut self) {
        let standings = self.state().standings();
        let score = |seat| standings.of(seat).map_or(0, |row| row.score);
        let opponent = standings.rows.iter().find(|row| row.seat.is_none());
        let scores = self.state().seats().iter().map(score);
        let scores: Vec<i32> = scores.chain(opponent.map(|row| row.score)).collect();
        if self.marks.last().is_none_or(|mark| mark.scores != scores) {
            self.marks.push(Mark {
                number: self.done.len(),
                scores,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::Seats;

    use super::*;

    fn players(bots: &[Option<&str>]) -> Vec<Player> {
        let player = |bot: &Option<&str>| Player {
            name: "Anna".into(),
            bot: bot.map(Into::into),
        };
        bots.iter().map(player).collect()
    }

    fn pebbles(bots: &[Option<&str>]) -> LocalGame {
        let order = Order {
            edition: None,
            options: Default::default(),
            seats: Seats::new(bots.len() as u8),
            seed: Seed::from(7),
        };
        let entry = signoria_catalog::find("pebbles").unwrap();
        LocalGame::start(entry, &order, players(bots)).unwrap()
    }

    fn seat(number: u8) -> Seat {
        Seat::new(number)
    }

    #[test]
    fn a_game_survives_being_kept() {
        let mut game = pebbles(&[None, Some("random")]);
        game.play(seat(0), "take 2").unwrap();
        game.play(seat(1), "take 1").unwrap();
        let again = LocalGame::open(&game.saved()).unwrap();
        assert_eq!(again.scene(Some(seat(0)), 2), game.scene(Some(seat(0)), 2));
        assert_eq!(again.told(Some(seat(0)), 0, 0), game.told(Some(seat(0)), 0, 0));
        assert_eq!(again.state().checksum(), game.state().checksum());
    }

    #[test]
    fn a_game_from_elsewhere_has_as_many_players_as_seats() {
        let mut saved = pebbles(&[None, Some("random")]).saved();
        saved.players = players(&[None; 8]);
        assert_eq!(LocalGame::adopt(saved).unwrap().saved().players.len(), 2);
    }

    #[test]
    fn a_kept_game_that_was_tampered_with_is_refused() {
        let mut saved = pebbles(&[None, None]).saved();
        saved.journal = saved.journal.replace("pebbles", "marbles");
        assert!(matches!(LocalGame::open(&saved), Err(OpenError::UnknownGame(_))));
        saved.journal = "{}".into();
        assert!(matches!(LocalGame::open(&saved), Err(OpenError::Engine(_))));
    }

    #[test]
    fn taking_back_skips_what_bots_did() {
        let mut game = pebbles(&[None, Some("random")]);
        assert!(!game.take_back());
        game.play(seat(0), "take 2").unwrap();
        game.play(seat(1), "take 1").unwrap();
        assert!(game.take_back());
        assert_eq!(game.number(), 0);
        assert!(game.told(Some(seat(0)), 9, 9).log.more.is_empty());
        assert_eq!(game.told(Some(seat(0)), 9, 9).log.kept, 0);
    }

    #[test]
    fn an_earlier_moment_can_be_looked_at() {
        let mut game = pebbles(&[None, None]);
        game.play(seat(0), "take 2").unwrap();
        game.play(seat(1), "take 1").unwrap();
        let past = game.at(1).unwrap();
        let scene = past.scene(Some(seat(1)), 2);
        assert_eq!((scene.number, scene.latest), (1, 2));
        assert_eq!(past.told(Some(seat(1)), 0, 0).log.more.len(), 1);
        assert!(!scene.is_live() && !scene.is_my_turn());
    }

    #[test]
    fn a_shared_screen_looks_through_the_eyes_of_who_must_decide() {
        let mut game = pebbles(&[None, None]);
        assert_eq!(game.eye(), Some(seat(0)));
        game.play(seat(0), "take 1").unwrap();
        assert_eq!(game.eye(), Some(seat(1)));
        assert!(game.is_hot_seat());
        assert_eq!(pebbles(&[Some("random"), None]).eye(), Some(seat(1)));
        assert_eq!(pebbles(&[Some("random"), Some("random")]).eye(), None);
    }
}
