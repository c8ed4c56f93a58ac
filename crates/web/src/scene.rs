//! What a table shows at one moment, in the words of the wire: the same for a table in this browser and one on a server.

use serde_json::Value;
use signoria_engine::erased::{Choice, Prompt};
use signoria_engine::{Panel, Seat, Standings};
use signoria_table::wire::{Position, Presence, SeatInfo, Sitter, Stage, TableInfo};

/// Names for bots, by their seats. They are the same in every language.
pub const BOT_NAMES: [&str; 8] = [
    "Lucrezia", "Cosimo", "Bianca", "Filippo", "Ginevra", "Niccolò", "Isotta", "Sandro",
];

/// All that the table screen renders, except for what only grows (log, scores over time) or comes and goes (talk).
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Seats, stage, clocks: always those of the present.
    pub table: TableInfo,
    /// The game through these eyes at the moment that is shown; none before it begins.
    pub position: Option<Position>,
    /// How many actions led to what is shown.
    pub moves: u32,
    /// Who is connected.
    pub presence: Presence,
    /// When this was heard, in milliseconds since 1970: clocks run on from there.
    pub heard_at: u64,
}

impl Scene {
    /// Whether this is the present moment.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.moves == self.table.moves
    }

    /// Whether the game is over, and its end is shown.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.stage.is_over() && self.is_live()
    }

    /// Whether the game has not begun.
    #[must_use]
    pub fn is_gathering(&self) -> bool {
        self.table.stage == Stage::Gathering
    }

    /// Whose eyes these are; none for a spectator.
    #[must_use]
    pub fn eye(&self) -> Option<Seat> {
        self.position.as_ref()?.seat
    }

    /// What these eyes are asked now; none about the past.
    #[must_use]
    pub fn prompt(&self) -> Option<&Prompt> {
        let position = self.position.as_ref().filter(|_| self.is_live())?;
        position.prompt.as_ref()
    }

    /// What the game shows these eyes, as data.
    #[must_use]
    pub fn view(&self) -> Option<&Value> {
        self.position.as_ref().map(|position| &position.view)
    }

    /// What the game shows these eyes, in labelled panels.
    #[must_use]
    pub fn panels(&self) -> &[Panel] {
        self.position.as_ref().map_or(&[], |position| &position.panels)
    }

    /// The scores; none before the game begins.
    #[must_use]
    pub fn standings(&self) -> Option<&Standings> {
        self.position.as_ref().map(|position| &position.standings)
    }

    /// Several people share this screen: the seat whose owner has to confirm being there before its hand is shown.
    #[must_use]
    pub fn curtain(&self) -> Option<Seat> {
        let is_own = |seat: &&Seat| self.seat(**seat).is_some_and(|info| info.yours);
        let asked = self.table.waiting.iter().find(is_own).copied();
        asked.filter(|_| self.position.is_some() && self.eye().is_none())
    }

    /// A seat of the table.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> Option<&SeatInfo> {
        self.table.seats.get(seat.index())
    }

    /// Whether whoever sits there is connected. Bots always are.
    #[must_use]
    pub fn is_present(&self, seat: Seat) -> bool {
        let is_person = |info: &SeatInfo| matches!(info.who, Sitter::Person { .. });
        !self.seat(seat).is_some_and(is_person) || self.presence.seats.contains(&seat)
    }

    /// The names of the seats.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let people = self.table.seats.iter().filter_map(|info| match &info.who {
            Sitter::Person { name } => Some(name.as_str()),
            _ => None,
        });
        let people: Vec<&str> = people.collect();
        // A bot gives way to a person of its name: to those that no seat of this table has.
        let mut spare = BOT_NAMES.iter().skip(self.table.seats.len());
        let mut bot = |index| {
            let own = bot_name(index);
            let other = || spare.find(|name| !people.contains(name)).copied();
            let name = Some(own).filter(|own| !people.contains(own)).or_else(other);
            name.unwrap_or(own)
        };
        let name = |(index, info): (usize, &SeatInfo)| match &info.who {
            Sitter::Open => "…".into(),
            Sitter::Person { name } => name.clone(),
            Sitter::Bot { .. } => bot(index).into(),
        };
        self.table.seats.iter().enumerate().map(name).collect()
    }
}

/// The name of a bot on that seat.
#[must_use]
pub const fn bot_name(seat: usize) -> &'static str {
    BOT_NAMES[seat % BOT_NAMES.len()]
}

/// Whether the action is one of the answers.
#[must_use]
pub fn offers(prompt: &Prompt, action: &str) -> bool {
    prompt.actions.iter().any(|choice| choice.action == action)
}

/// What kind of action an answer is.
#[must_use]
pub fn verb(choice: &Choice) -> &str {
    verb_of(&choice.action)
}

/// What kind of action a text is: its first word.
#[must_use]
pub fn verb_of(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}
