//! What Python calls.

use std::path::PathBuf;

use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use signoria_bots::{Budget, MOST_SIMULATIONS};
use signoria_engine::erased::Fault;
use signoria_engine::{Eye, Purpose, Rng, Seat, Seed};
use signoria_lab::Reward;

use super::Game;
use crate::bot::spec;
use crate::fault::{raise, refusal};
use crate::glue::{eye, language, lexicon, seed, seed_to_python, to_python};
use crate::things::{Advice, Choice, Event, Feature};

#[pymethods]
impl Game {
    /// The id of the game.
    #[getter]
    fn name(&self) -> &'static str {
        self.entry.id
    }

    /// How many seats the table has.
    #[getter]
    fn seats(&self) -> usize {
        self.state.seats().count()
    }

    /// The seed: a number, or 64 hexadecimal digits.
    #[getter]
    fn seed<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        seed_to_python(py, self.head.seed)
    }

    /// The edition, as name@digest.
    #[getter]
    fn edition(&self) -> &str {
        &self.head.edition
    }

    /// What the table chose.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.head.options)
    }

    /// The first seat that must decide; None when the game is over.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.state.waiting().first().map(u8::from)
    }

    /// All seats that must decide.
    #[getter]
    fn waiting(&self) -> Vec<usize> {
        let waiting = self.state.waiting();
        let seats = self.state.seats().iter();
        seats
            .filter(|&seat| waiting.contains(seat))
            .map(Seat::index)
            .collect()
    }

    /// Whether the game is over.
    #[getter]
    fn over(&self) -> bool {
        self.state.waiting().is_empty()
    }

    /// What was played: pairs of seat and number of the action.
    #[getter]
    fn history(&self) -> Vec<(u8, usize)> {
        let pair = |&(seat, index): &(Seat, usize)| (u8::from(seat), index);
        self.history.iter().map(pair).collect()
    }

    /// How many decisions were taken.
    #[getter]
    fn decisions(&self) -> usize {
        self.history.len()
    }

    /// How many actions there are in all, legal or not.
    #[getter]
    fn actions(&self) -> usize {
        self.action_count()
    }

    /// The names and ranges of the numbers of an observation.
    fn features(&self) -> Vec<Feature> {
        self.state.features().into_iter().map(Feature::from).collect()
    }

    /// The numbers of the legal actions of a seat (default: the one to decide).
    #[pyo3(signature = (seat = None))]
    fn legal_actions(&self, seat: Option<i64>) -> PyResult<Vec<usize>> {
        Ok(self.legal(self.acting(seat)?))
    }

    /// The legal actions as text.
    #[pyo3(signature = (seat = None))]
    fn legal_texts(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        Ok(self.state.actions(self.acting(seat)?))
    }

    /// The legal actions with numbers, texts and the words of their buttons.
    #[pyo3(signature = (seat = None, lang = "en", names = None))]
    fn choices(&self, seat: Option<i64>, lang: &str, names: Option<Vec<String>>) -> PyResult<Vec<Choice>> {
        let (lang, names) = (language(lang)?, names.unwrap_or_default());
        let lexicon = lexicon()?;
        let Some(prompt) = self.state.prompt(self.acting(seat)?) else {
            return Ok(Vec::new());
        };
        let choice = |choice: signoria_engine::erased::Choice| Choice {
            index: choice.index,
            label: lexicon.say(lang, &choice.label, names.as_slice()),
            action: choice.action,
        };
        Ok(prompt.actions.into_iter().map(choice).collect())
    }

    /// What the seat is asked, in words; None if it has nothing to decide.
    #[pyo3(signature = (seat = None, lang = "en", names = None))]
    fn question(
        &self,
        seat: Option<i64>,
        lang: &str,
        names: Option<Vec<String>>,
    ) -> PyResult<Option<String>> {
        let (lang, names) = (language(lang)?, names.unwrap_or_default());
        let prompt = self.state.prompt(self.acting(seat)?);
        let lexicon = lexicon()?;
        Ok(prompt.map(|prompt| lexicon.say(lang, &prompt.question, names.as_slice())))
    }

    /// The text of the action with that number.
    fn action_text(&self, index: &Bound<'_, PyAny>) -> PyResult<String> {
        let index = self.index(index)?;
        let text = self.entry.arena.game().action(index);
        text.ok_or_else(|| refusal(&Fault::Notation(format!("there is no action {index}"))))
    }

    /// The number of the action with that text.
    fn action_index(&self, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        self.index(action)
    }

    /// Plays an action, given as text or number, and returns what happened.
    #[pyo3(signature = (action, seat = None))]
    fn play(&mut self, action: &Bound<'_, PyAny>, seat: Option<i64>) -> PyResult<Vec<Event>> {
        let index = self.index(action)?;
        let seat = self.acting(seat)?;
        let text = self.action_text(action)?;
        let played = self.state.play(seat, &text).map_err(|fault| refusal(&fault))?;
        self.history.push((seat, index));
        let seats = self.state.seats();
        let events = played.events.into_iter();
        Ok(events.map(|happened| Event::new(happened, seats)).collect())
    }

    /// Plays an action by its number without returning events: the fast way.
    #[pyo3(signature = (index, seat = None))]
    fn step(&mut self, index: usize, seat: Option<i64>) -> PyResult<()> {
        let seat = self.acting(seat)?;
        self.act(seat, index).map_err(|fault| refusal(&fault))
    }

    /// Takes back the last decisions.
    #[pyo3(signature = (count = 1))]
    fn undo(&mut self, count: usize) -> PyResult<()> {
        let Some(left) = self.history.len().checked_sub(count) else {
            let reason = format!(
                "{count} decisions cannot be taken back: {} were taken",
                self.history.len()
            );
            return Err(raise("IllegalAction", &reason));
        };
        *self = self.at(left as i64)?;
        Ok(())
    }

    /// The game as it was after that many decisions, as a copy.
    fn at(&self, decisions: i64) -> PyResult<Self> {
        let upto = usize::try_from(decisions)
            .ok()
            .and_then(|count| self.history.get(..count));
        let Some(upto) = upto else {
            let reason = format!(
                "there is no moment {decisions}; {} decisions were taken",
                self.history.len()
            );
            return Err(raise("IllegalAction", &reason));
        };
        let mut earlier = Self::new(self.entry, self.first.clone(), self.head.clone());
        earlier.redealt = self.redealt;
        for &(seat, index) in upto {
            earlier.act(seat, index).map_err(|fault| refusal(&fault))?;
        }
        Ok(earlier)
    }

    /// An independent copy.
    #[pyo3(name = "clone")]
    fn copied(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// What a seat may know as numbers (default: the seat to decide), in a new array or in `out`.
    #[pyo3(signature = (seat = None, out = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.acting(seat)?;
        Self::written(py, "observation", self.features, out, |to| {
            self.state.observe(seat, to);
        })
    }

    /// 1 for each legal action of a seat, 0 for all others, in a new array or in `out`.
    #[pyo3(signature = (seat = None, out = None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<i64>,
        out: Option<Bound<'py, PyArray1<u8>>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.acting(seat)?;
        Self::written(py, "mask", self.action_count(), out, |to| {
            self.write_mask(seat, to)
        })
    }

    /// What a seat may know, as a dict; None looks with the eye of a spectator.
    #[pyo3(signature = (seat = None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.state.view(eye(seat, self.state.seats())?))
    }

    /// What a seat may know, in titled panels of words.
    #[pyo3(signature = (seat = None, lang = "en", names = None))]
    fn panels(
        &self,
        seat: Option<i64>,
        lang: &str,
        names: Option<Vec<String>>,
    ) -> PyResult<Vec<(String, Vec<String>)>> {
        let (lang, names) = (language(lang)?, names.unwrap_or_default());
        let lexicon = lexicon()?;
        let say = |message: &signoria_engine::Message| lexicon.say(lang, message, names.as_slice());
        let panels = self.state.panels(eye(seat, self.state.seats())?);
        let panel =
            |panel: &signoria_engine::Panel| (say(&panel.title), panel.lines.iter().map(say).collect());
        Ok(panels.iter().map(panel).collect())
    }

    /// The whole position, hidden things and all, as a dict.
    fn state_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.state.state())
    }

    /// The checksum of the position.
    #[getter]
    fn checksum(&self) -> u64 {
        self.state.checksum()
    }

    /// The scores, best first: dicts with seat, rank, score and sources in words. Before the end, what is public.
    #[pyo3(signature = (lang = "en"))]
    fn standings<'py>(&self, py: Python<'py>, lang: &str) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let (lang, lexicon) = (language(lang)?, lexicon()?);
        let rows = self.state.standings().rows.into_iter();
        rows.map(|row| {
            let dict = PyDict::new(py);
            dict.set_item("seat", row.seat.map(u8::from))?;
            dict.set_item("rank", row.rank)?;
            dict.set_item("score", row.score)?;
            let source =
                |source: &signoria_engine::Source| (lexicon.say(lang, &source.name, &()), source.points);
            let sources: Vec<(String, i32)> = row.sources.iter().map(source).collect();
            dict.set_item("sources", sources)?;
            dict.set_item("tie_breaks", row.tie_breaks)?;
            Ok(dict)
        })
        .collect()
    }

    /// The score of each seat.
    fn scores(&self) -> Vec<i32> {
        let standings = self.state.standings();
        let score = |seat| standings.of(seat).map_or(0, |row| row.score);
        self.state.seats().iter().map(score).collect()
    }

    /// What the game is worth to each seat: `win`, `margin` or `score`; zeros before the end.
    #[pyo3(signature = (kind = "win"))]
    fn rewards(&self, kind: &str) -> PyResult<Vec<f32>> {
        let kind: Reward = kind.parse().map_err(|reason: String| raise("Error", &reason))?;
        let seats = self.state.seats();
        if !self.over() {
            return Ok(vec![0.0; seats.count()]);
        }
        let standings = self.state.standings();
        Ok(seats
            .iter()
            .map(|seat| kind.of(&standings, seats, seat))
            .collect())
    }

    /// The game as a journal: JSON, one action a line.
    fn journal(&self) -> PyResult<String> {
        if self.redealt {
            return Err(raise("JournalError", "a redealt position has no journal"));
        }
        let game = self.entry.arena.game();
        let mut journal = self.head.clone();
        for &(seat, index) in &self.history {
            if let Some(text) = game.action(index) {
                journal.push(seat, &text);
            }
        }
        journal.checksum = Some(self.state.checksum());
        Ok(journal.to_text())
    }

    /// Writes the journal into a file; `signoria.load` reads it.
    fn save(&self, path: PathBuf) -> PyResult<()> {
        Ok(std::fs::write(path, self.journal()?)?)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((
            py.import("signoria._native")?.getattr("read")?,
            (self.journal()?,),
        ))
    }

    /// A copy in which everything a seat cannot know is dealt again at random.
    #[pyo3(signature = (seat, seed))]
    fn redeal(&self, seat: Option<i64>, #[pyo3(from_py_with = seed)] seed: Seed) -> PyResult<Self> {
        let eye = eye(seat, self.state.seats())?;
        let mut state = self.state.clone();
        state.redeal(eye, &mut Rng::new(seed, Purpose::Redeal));
        Ok(Self {
            first: state.clone(),
            state,
            history: Vec::new(),
            redealt: true,
            ..self.clone()
        })
    }

    /// What a search says about the legal actions of a seat, best first; it knows only what the seat may know.
    #[pyo3(signature = (seat = None, simulations = 500, *, seed = Seed::from(0)))]
    fn advise(
        &self,
        py: Python<'_>,
        seat: Option<i64>,
        simulations: u32,
        #[pyo3(from_py_with = seed)] seed: Seed,
    ) -> PyResult<Vec<Advice>> {
        let seat = self.acting(seat)?;
        if !(1..=MOST_SIMULATIONS).contains(&simulations) {
            let reason = format!("{simulations} simulations: there are 1 to {MOST_SIMULATIONS}");
            return Err(raise("ShapeError", &reason));
        }
        let (state, arena) = (&*self.state, self.entry.arena);
        let advised = py.detach(|| arena.advise(state, seat, Budget::Playouts(simulations), seed));
        let advice = |advised: signoria_bots::Advised| -> PyResult<Advice> {
            let index = arena.game().action_index(&advised.action);
            Ok(Advice {
                index: index.map_err(|fault| refusal(&fault))?,
                action: advised.action,
                share: advised.share,
                chance: advised.chance,
                margin: advised.margin,
            })
        };
        advised.into_iter().map(advice).collect()
    }

    /// Lets bots play on, one kind for each seat, until the game is over or that many decisions were taken.
    #[pyo3(signature = (bots, seed = Seed::from(0), decisions = None))]
    fn play_out(
        &mut self,
        py: Python<'_>,
        bots: Vec<String>,
        #[pyo3(from_py_with = seed)] seed: Seed,
        decisions: Option<usize>,
    ) -> PyResult<()> {
        if bots.len() != self.state.seats().count() {
            let reason = format!("{} bots for {} seats", bots.len(), self.state.seats().count());
            return Err(raise("SetupError", &reason));
        }
        let mut seeds = Rng::new(seed, Purpose::Bot);
        let arena = self.entry.arena;
        let seat_down = |kind: &String| Ok(arena.bot(spec(kind)?, seeds.seed()));
        let mut seated = bots.iter().map(seat_down).collect::<PyResult<Vec<_>>>()?;
        let played = py.detach(|| {
            let mut left = decisions.unwrap_or(usize::MAX);
            while let Some(seat) = self.state.waiting().first().filter(|_| left > 0) {
                let chosen = seated[seat.index()]
                    .choose(&*self.state, seat)
                    .ok_or(Fault::Seat(seat))?;
                let index = arena.game().action_index(&chosen)?;
                self.act(seat, index)?;
                left -= 1;
            }
            Ok(())
        });
        played.map_err(|fault: Fault| refusal(&fault))
    }

    /// Every decision of the game: what the seat knew, what it could do, who it was, and what it did.
    #[pyo3(signature = (masks = false))]
    fn trajectory<'py>(&self, py: Python<'py>, masks: bool) -> PyResult<Bound<'py, PyDict>> {
        let (length, actions) = (self.history.len(), self.action_count());
        let mut numbers = vec![0.0; length * self.features];
        let mut legal = vec![0; if masks { length * actions } else { 0 }];
        let mut state = self.first.clone();
        for (index, &(seat, action)) in self.history.iter().enumerate() {
            state.observe(seat, &mut numbers[index * self.features..][..self.features]);
            if masks {
                let mut listed = Vec::new();
                state.legal(seat, &mut listed);
                for action in listed {
                    legal[index * actions + action] = 1;
                }
            }
            state.act(seat, action).map_err(|fault| refusal(&fault))?;
        }
        let dict = PyDict::new(py);
        let table = |numbers: Vec<f32>, columns| PyArray1::from_vec(py, numbers).reshape([length, columns]);
        dict.set_item("observations", table(numbers, self.features)?)?;
        if masks {
            let legal: Bound<'py, PyArray2<u8>> = PyArray1::from_vec(py, legal).reshape([length, actions])?;
            dict.set_item("masks", legal)?;
        }
        let seats: Vec<u8> = self.history.iter().map(|&(seat, _)| seat.into()).collect();
        let actions: Vec<i64> = self.history.iter().map(|&(_, action)| action as i64).collect();
        dict.set_item("seats", PyArray1::from_vec(py, seats))?;
        dict.set_item("actions", PyArray1::from_vec(py, actions))?;
        Ok(dict)
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.entry.id == other.entry.id && self.state.state() == other.state.state()
    }

    fn __repr__(&self) -> String {
        let turn = match self.state.waiting().first() {
            Some(seat) => format!("seat {seat} to decide"),
            None => "over".into(),
        };
        format!(
            "<Game {} of {} seats, {} decisions, {turn}>",
            self.entry.id,
            self.seats(),
            self.history.len()
        )
    }

    fn __str__(&self) -> PyResult<String> {
        let eye = match self.state.waiting().first().map_or(Eye::Spectator, Eye::Seat) {
            Eye::Seat(seat) => Some(i64::from(u8::from(seat))),
            Eye::Spectator => None,
        };
        let mut text = String::new();
        for (title, lines) in self.panels(eye, "en", None)? {
            text.push_str(&title);
            text.push('\n');
            for line in lines {
                text.push_str("  ");
                text.push_str(&line);
                text.push('\n');
            }
        }
        Ok(text)
    }
}
