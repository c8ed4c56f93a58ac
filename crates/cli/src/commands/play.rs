//! `signoria play`: a table in the terminal.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use signoria_bots::AnyBot;
use signoria_catalog::Entry;
use signoria_engine::erased::Prompt;
use signoria_engine::record::Record;
use signoria_engine::{Eye, IntoArg, Message, Panel, Purpose, Rng, Seat, Seats};
use signoria_words::{Language, Lexicon};

use super::replay::{open, write_standings};
use crate::args::{PlayArgs, Player};
use crate::failure::{Exit, Failure};
use crate::table;

/// The longest line of input; anything beyond it is ignored.
const LONGEST_ANSWER: u64 = 4096;

pub fn run(
    args: &PlayArgs,
    language: Language,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let seats = u8::try_from(args.seats.len())
        .ok()
        .and_then(|count| Seats::try_from(count).ok())
        .ok_or_else(|| Failure::Usage("--seats names who sits where, at most 8".into()))?;
    let (entry, record) = match (&args.load, &args.game) {
        (Some(path), _) => load(path, language)?,
        (None, Some(id)) => {
            let entry = table::find(id)?;
            let order = table::order(entry, &args.table, seats, language)?;
            let record = Record::start(entry.arena.game(), &order)
                .map_err(|fault| Failure::fault(&fault, language))?;
            (entry, record)
        }
        (None, None) => return Err(Failure::Usage("name a game, or --load a saved one".into())),
    };
    let mut table = Table::new(entry, record, &args.seats, language)?;
    table.play(input, out)?;
    Ok(Exit::Fine)
}

fn load(path: &Path, language: Language) -> Result<(&'static Entry, Record), Failure> {
    let (entry, journal) = open(path)?;
    let record =
        Record::replay(entry.arena.game(), &journal, usize::MAX, |_, _, _, _| {}).map_err(|fault| {
            Failure::Input(format!(
                "{}: {}",
                path.display(),
                Failure::fault(&fault, language)
            ))
        })?;
    Ok((entry, record))
}

/// What the person at the keyboard asked for.
enum Answer {
    Play(String),
    Undo,
    Log,
    Table,
    Help,
    Save(PathBuf),
    Load(PathBuf),
    Quit,
}

/// The table: the game, the bots, and the log.
struct Table {
    entry: &'static Entry,
    record: Record,
    players: Vec<Player>,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    log: Vec<Vec<String>>,
    /// How much of the log has been shown.
    shown: usize,
    /// The person who saw the screen last, where several share it.
    last_human: Option<Seat>,
    /// The panels as that person saw them; unchanged ones are not shown again within a turn.
    seen: Vec<Panel>,
    lexicon: Lexicon,
    language: Language,
}

impl Table {
    fn new(
        entry: &'static Entry,
        record: Record,
        players: &[Player],
        language: Language,
    ) -> Result<Self, Failure> {
        let seats = record.state().seats().count();
        if players.len() != seats {
            return Err(Failure::Usage(format!(
                "the game has {seats} seats, but --seats names {}",
                players.len()
            )));
        }
        let mut table = Self {
            entry,
            record,
            players: players.to_vec(),
            bots: Vec::new(),
            log: Vec::new(),
            shown: 0,
            last_human: None,
            seen: Vec::new(),
            lexicon: super::lexicon()?,
            language,
        };
        table.sit_down();
        Ok(table)
    }

    fn sit_down(&mut self) {
        let mut seeds = Rng::new(table::fresh_seed(), Purpose::Bot);
        let arena = self.entry.arena;
        let bot = |player: &Player| match player {
            Player::Human => None,
            Player::Bot(spec) => Some(arena.bot(*spec, seeds.seed())),
        };
        self.bots = self.players.iter().map(bot).collect();
        self.log = vec![Vec::new(); self.record.played()];
        self.shown = self.log.len();
        self.last_human = None;
        self.seen.clear();
    }

    fn play(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let learned = |player: &Player| matches!(player, Player::Bot(spec) if spec.is_learned());
        if self.players.iter().any(learned) && self.entry.arena.learned() != Ok(true) {
            self.tell("engine.terminal.unlearned", out)?;
        }
        loop {
            let waiting = self.record.state().waiting();
            let Some(first) = waiting.first() else {
                self.show_news(out)?;
                writeln!(out)?;
                let standings = self.record.state().standings();
                write_standings(&self.lexicon, self.language, &standings, &(), out)?;
                return Ok(());
            };
            // Bots decide first where several seats must, so that people are asked last.
            let seat = waiting
                .iter()
                .find(|seat| self.bots[seat.index()].is_some())
                .unwrap_or(first);
            if let Some(bot) = &mut self.bots[seat.index()] {
                let action = bot.choose(self.record.state(), seat);
                let action = action.ok_or_else(|| Failure::Input("the bot found nothing to do".into()))?;
                self.carry_out(seat, &action)?;
                continue;
            }
            self.show(seat, input, out)?;
            match self.ask(seat, input, out)? {
                None | Some(Answer::Quit) => return Ok(()),
                Some(answer) => self.follow(seat, answer, out)?,
            }
        }
    }

    fn say(&self, message: &Message) -> String {
        self.lexicon.say(self.language, message, &())
    }

    fn tell(&self, id: &'static str, out: &mut dyn Write) -> Result<(), Failure> {
        Ok(writeln!(out, "{}", self.say(&Message::new(id)))?)
    }

    fn tell_with(
        &self,
        id: &'static str,
        name: &'static str,
        value: impl IntoArg,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        Ok(writeln!(
            out,
            "{}",
            self.say(&Message::new(id).with(name, value))
        )?)
    }

    fn carry_out(&mut self, seat: Seat, action: &str) -> Result<(), Failure> {
        let played = self
            .record
            .play(seat, action)
            .map_err(|fault| Failure::fault(&fault, self.language))?;
        // With one person at the table the log shows what that person may know; with several, what all may know.
        let eye = match self.humans().as_slice() {
            [only] => Eye::Seat(*only),
            _ => Eye::Spectator,
        };
        let heard = played.events.iter().filter(|happened| happened.to.hears(eye));
        self.log
            .push(heard.map(|happened| self.say(&happened.message)).collect());
        Ok(())
    }

    fn humans(&self) -> Vec<Seat> {
        let seats = self.record.state().seats().iter();
        seats
            .filter(|seat| self.players[seat.index()] == Player::Human)
            .collect()
    }

    fn show_news(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        for line in self.log.iter().skip(self.shown).flatten() {
            writeln!(out, "  {line}")?;
        }
        self.shown = self.log.len();
        Ok(())
    }

    fn show(&mut self, seat: Seat, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        if self.last_human.is_some_and(|last| last != seat) {
            self.tell_with("engine.terminal.pass-on", "seat", seat, out)?;
            out.flush()?;
            read_line(input)?;
            self.seen.clear();
            // Scrolls the previous person's hand off the screen.
            writeln!(out, "{}", "\n".repeat(40))?;
        }
        self.last_human = Some(seat);
        if self.log.len() > self.shown + 1 {
            // Others have acted since: the whole table again.
            self.seen.clear();
        }
        self.show_news(out)?;
        let panels = self.record.state().panels(Eye::Seat(seat));
        for panel in panels.iter().filter(|panel| !self.seen.contains(panel)) {
            writeln!(out, "\n== {} ==", self.say(&panel.title))?;
            for line in &panel.lines {
                writeln!(out, "{}", self.say(line))?;
            }
        }
        self.seen = panels;
        Ok(())
    }

    fn ask(
        &self,
        seat: Seat,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<Option<Answer>, Failure> {
        let Some(prompt) = self.record.state().prompt(seat) else {
            return Ok(None);
        };
        writeln!(out)?;
        writeln!(
            out,
            "{}: {}",
            self.say(&Message::new("engine.who").with("seat", seat)),
            self.say(&prompt.question)
        )?;
        for (index, choice) in prompt.actions.iter().enumerate() {
            writeln!(
                out,
                "{:>4}  {}  [{}]",
                index + 1,
                self.say(&choice.label),
                choice.action
            )?;
        }
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return Ok(None);
            };
            match read_answer(line.trim(), &prompt, self.entry.id) {
                Some(answer) => return Ok(Some(answer)),
                None if line.trim().is_empty() => {}
                None => self.tell_with("engine.terminal.number", "most", prompt.actions.len(), out)?,
            }
        }
    }

    fn follow(&mut self, seat: Seat, answer: Answer, out: &mut dyn Write) -> Result<(), Failure> {
        match answer {
            Answer::Play(action) => match self.carry_out(seat, &action) {
                Err(Failure::Input(reason)) => Ok(writeln!(out, "{reason}")?),
                other => other,
            },
            Answer::Undo => self.undo(seat, out),
            Answer::Help => self.tell("engine.terminal.help", out),
            Answer::Table => {
                self.seen.clear();
                Ok(())
            }
            Answer::Log => {
                for line in self.log.iter().flatten() {
                    writeln!(out, "  {line}")?;
                }
                Ok(())
            }
            Answer::Save(path) => self.save(&path, out),
            Answer::Load(path) => match load(&path, self.language) {
                Ok((entry, record)) if record.state().seats().count() == self.players.len() => {
                    (self.entry, self.record) = (entry, record);
                    self.sit_down();
                    self.tell_with("engine.terminal.loaded", "file", path.display().to_string(), out)
                }
                Ok(_) => self.tell("engine.terminal.other-seats", out),
                Err(failure) => Ok(writeln!(out, "{failure}")?),
            },
            Answer::Quit => Ok(()),
        }
    }

    /// Back to the last decision of a person.
    fn undo(&mut self, seat: Seat, out: &mut dyn Write) -> Result<(), Failure> {
        let humans = self.humans();
        let mut earlier = self.record.clone();
        while earlier.undo() {
            let waiting = earlier.state().waiting();
            let decided = humans
                .iter()
                .any(|&human| waiting.contains(human) && earlier.state().actions(human).len() > 1);
            if decided {
                self.log.truncate(earlier.played());
                self.shown = self.log.len();
                self.record = earlier;
                return self.tell_with("engine.terminal.undone", "seat", seat, out);
            }
        }
        self.tell("engine.terminal.nothing-to-undo", out)
    }

    fn save(&self, path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
        let Some(journal) = self.record.journal() else {
            return Ok(());
        };
        match write_whole(path, &journal.to_text()) {
            Ok(()) => self.tell_with("engine.terminal.saved", "file", path.display().to_string(), out),
            Err(error) => Ok(writeln!(out, "{}", Failure::file(path, error))?),
        }
    }
}

/// Writes a file completely or not at all: a full disk must not destroy the earlier save.
fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

fn read_line(input: &mut dyn BufRead) -> Result<Option<String>, Failure> {
    let mut bytes = Vec::new();
    let read = std::io::Read::take(&mut *input, LONGEST_ANSWER).read_until(b'\n', &mut bytes)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}

/// A number, the text of an action, or a command.
fn read_answer(text: &str, prompt: &Prompt, game: &str) -> Option<Answer> {
    if let Ok(number) = text.parse::<usize>() {
        return number
            .checked_sub(1)
            .and_then(|index| prompt.actions.get(index))
            .map(|choice| Answer::Play(choice.action.clone()));
    }
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let file = || {
        if rest.is_empty() {
            PathBuf::from(format!("{game}.json"))
        } else {
            PathBuf::from(rest)
        }
    };
    match word {
        "" => None,
        "undo" => Some(Answer::Undo),
        "log" => Some(Answer::Log),
        "table" => Some(Answer::Table),
        "help" | "?" => Some(Answer::Help),
        "save" => Some(Answer::Save(file())),
        "load" => Some(Answer::Load(file())),
        "quit" | "exit" => Some(Answer::Quit),
        _ => Some(Answer::Play(text.into())),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::args::{Args, Command};

    fn session(arguments: &[&str], typed: &str) -> String {
        let args = Args::try_parse_from(["signoria", "play"].iter().chain(arguments)).unwrap();
        let Command::Play(args) = args.command else {
            panic!("play")
        };
        let mut out = Vec::new();
        run(&args, Language::En, &mut typed.as_bytes(), &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_person_plays_a_whole_game_by_numbers_and_by_text() {
        let typed = format!("1\ntake 2\n{}", "1\n".repeat(30));
        let told = session(&["pebbles", "--seats", "human,random", "--seed", "3"], &typed);
        assert!(told.contains("Seat 1 takes a pebble"), "{told}");
        assert!(told.contains("Seat 1 takes 2 pebbles"), "{told}");
        assert!(told.contains("1. Seat "), "the game ends with standings: {told}");
    }

    #[test]
    fn an_illegal_answer_is_explained_and_the_question_repeated() {
        let told = session(
            &["pebbles", "--seats", "human,random", "--seed", "3"],
            "take 9\n17\nfly\nquit\n",
        );
        assert!(told.contains("9 is not between 1 and 3"), "{told}");
        assert!(told.contains("from 1 to 3"), "{told}");
        assert!(told.contains("no action begins with \"fly\""), "{told}");
    }

    #[test]
    fn undo_log_help_save_and_load_do_what_they_say() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("saved.json");
        let typed = format!(
            "2\nlog\nundo\nundo\nhelp\n1\nsave {0}\n3\nload {0}\nquit\n",
            path.display()
        );
        let told = session(&["pebbles", "--seats", "human,greedy", "--seed", "5"], &typed);
        for expected in ["Taken back", "nothing to take back", "undo", "Saved", "Loaded"] {
            assert!(told.contains(expected), "{expected}: {told}");
        }
        let again = session(
            &["--load", path.to_str().unwrap(), "--seats", "human,greedy"],
            "quit\n",
        );
        assert!(again.contains("Heap"), "{again}");
    }

    #[test]
    fn a_file_that_cannot_be_loaded_leaves_the_game_as_it_was() {
        let told = session(
            &["pebbles", "--seats", "human,random"],
            "load no-such-file.json\n1\nquit\n",
        );
        assert!(told.contains("no-such-file.json"), "{told}");
        assert!(told.contains("Seat 1 takes a pebble"), "{told}");
    }

    #[test]
    fn two_people_at_one_keyboard_do_not_see_each_other_play() {
        let told = session(&["pebbles", "--seats", "human,human"], "1\n\n1\nquit\n");
        assert!(told.contains("Seat 2"), "{told}");
    }

    #[test]
    fn the_table_can_be_seen_again() {
        let told = session(
            &["pebbles", "--seats", "human,random", "--seed", "3"],
            "table\nhelp\nquit\n",
        );
        assert_eq!(told.matches("== Heap ==").count(), 2, "{told}");
    }

    #[test]
    fn the_end_of_the_input_ends_the_program() {
        let told = session(&["pebbles", "--seats", "human,random"], "1\n");
        assert!(told.ends_with('\n'));
    }
}
