//! The engine's side: rules, bots and the one open table, in a Web Worker.

use signoria_bots::BotSpec;
use signoria_engine::erased::Order;
use signoria_engine::{Message, Seat, Seats, Seed, preview};

use crate::local::game::{LocalGame, OpenError};
use crate::local::saved::Saved;
use crate::local::talk::{FromEngine, NewGame, News, Riddle, Solved, ToEngine, Wish};

/// The tables of a worker: at most one is open.
#[derive(Default)]
pub struct Hall {
    open: Option<Open>,
}

struct Open {
    id: String,
    game: LocalGame,
    /// The moment that is looked at; none: now.
    moment: Option<usize>,
    /// Hot seat: who said that they are there.
    uncovered: Option<Seat>,
    /// The number of the last riddle: an answer to an earlier one comes too late.
    ticket: u32,
    /// Whether the page has been told what to keep.
    is_kept: bool,
    /// What the page has been told: through whose eyes, and how many lines and marks.
    told: (Option<Seat>, usize, usize),
}

impl Hall {
    /// Hears one message and gives the answers, in order.
    pub fn hear(&mut self, asked: ToEngine) -> Vec<FromEngine> {
        match asked {
            ToEngine::Begin(new) => vec![begun(begin(&new))],
            ToEngine::Adopt(saved) => vec![begun(LocalGame::adopt(*saved).map_err(|error| error.message()))],
            ToEngine::Open { id, saved, moment } => self.open(id, &saved, moment),
            ToEngine::At { id, wish } => match &mut self.open {
                Some(open) if open.id == id => open.grant(wish),
                _ => Vec::new(),
            },
            ToEngine::Solve(riddle) => vec![FromEngine::Solved(Solved {
                ticket: riddle.ticket,
                action: solve(&riddle),
            })],
        }
    }

    /// What is to be kept of the open table, if it has changed. Apart from [`Hall::hear`], because it takes a while to write, and a person waits
    /// for the rest.
    pub fn keep(&mut self) -> Option<FromEngine> {
        let open = self.open.as_mut().filter(|open| !open.is_kept)?;
        open.is_kept = true;
        Some(FromEngine::At {
            id: open.id.clone(),
            news: News::Keep(Box::new(open.game.saved())),
        })
    }

    fn open(&mut self, id: String, saved: &Saved, moment: Option<usize>) -> Vec<FromEngine> {
        match LocalGame::open(saved) {
            Ok(game) => {
                // A link to the last moment, or to one that was taken back since, is a link to the present.
                let moment = moment.filter(|moment| *moment < game.number());
                let open = self.open.insert(Open {
                    id,
                    game,
                    moment,
                    uncovered: None,
                    ticket: 0,
                    is_kept: true,
                    told: (None, 0, 0),
                });
                open.look()
            }
            Err(error) => {
                self.open = None;
                vec![FromEngine::NotOpened {
                    id,
                    reason: error.message(),
                }]
            }
        }
    }
}

fn begin(new: &NewGame) -> Result<LocalGame, Message> {
    let unknown = || OpenError::UnknownGame(new.game.clone()).message();
    let entry = signoria_catalog::find(&new.game).ok_or_else(unknown)?;
    let seats = u8::try_from(new.players.len()).unwrap_or(u8::MAX);
    let order = Order {
        edition: new.edition.clone(),
        options: new.options.clone(),
        seats: Seats::try_from(seats).map_err(|_| Message::new("web.open.seats"))?,
        seed: new.seed,
    };
    LocalGame::start(entry, &order, new.players.clone()).map_err(|fault| fault.message())
}

fn begun(game: Result<LocalGame, Message>) -> FromEngine {
    match game {
        Ok(game) => FromEngine::Begun(Box::new(game.saved())),
        Err(reason) => FromEngine::NotBegun(reason),
    }
}

/// Thinks for a bot; none if the riddle makes no sense.
fn solve(riddle: &Riddle) -> Option<String> {
    let entry = signoria_catalog::find(&riddle.game)?;
    let state = entry.arena.game().load(&riddle.state).ok()?;
    let spec: BotSpec = riddle.bot.parse().ok()?;
    entry.arena.bot(spec, riddle.seed).choose(&*state, riddle.seat)
}

impl Open {
    fn grant(&mut self, wish: Wish) -> Vec<FromEngine> {
        match wish {
            Wish::Play(action) => match self.game.eye() {
                Some(seat) => {
                    // Whoever acts is back in the present.
                    self.moment = None;
                    self.play(seat, &action)
                }
                None => Vec::new(),
            },
            Wish::BotMove(solved) => self.bot_moves(&solved),
            Wish::TakeBack => {
                let eye = self.game.eye();
                if self.game.take_back() {
                    self.moment = None;
                    // Who sits at the screen now may not be the one whose turn it is again.
                    if self.game.eye() != eye {
                        self.uncovered = None;
                    }
                    self.changed()
                } else {
                    Vec::new()
                }
            }
            Wish::Look(moment) => {
                let latest = self.game.number();
                self.moment = moment.filter(|moment| *moment < latest);
                self.look()
            }
            Wish::Uncover(seat) => {
                self.uncovered = Some(seat);
                let scene = self.scene();
                self.tell([Some(scene)])
            }
            Wish::Foresee(action) => {
                let outlook = self
                    .game
                    .eye()
                    .and_then(|seat| preview(self.game.state(), seat, &action));
                self.tell([Some(News::Foreseen(action, outlook))])
            }
            Wish::Again(seed) => vec![begun(self.again(seed))],
        }
    }

    fn again(&self, seed: Seed) -> Result<LocalGame, Message> {
        let (order, players) = self
            .game
            .again(seed)
            .ok_or_else(|| OpenError::Missing.message())?;
        LocalGame::start(self.game.entry(), &order, players).map_err(|fault| fault.message())
    }

    fn bot_moves(&mut self, solved: &Solved) -> Vec<FromEngine> {
        if solved.ticket != self.ticket || self.moment.is_some() {
            return Vec::new();
        }
        match (self.game.bot_to_move().map(|(seat, _)| seat), &solved.action) {
            (Some(seat), Some(action)) => self.play(seat, action),
            (Some(_), None) => self.tell([Some(News::Refused(Message::new("web.table.bot-stuck")))]),
            (None, _) => Vec::new(),
        }
    }

    fn play(&mut self, seat: Seat, action: &str) -> Vec<FromEngine> {
        match self.game.play(seat, action) {
            Ok(()) => self.changed(),
            Err(fault) => self.tell([Some(News::Refused(fault.message()))]),
        }
    }

    /// What is to be said after every change: how it looks now, and what a bot is asked.
    fn changed(&mut self) -> Vec<FromEngine> {
        self.is_kept = false;
        self.look()
    }

    fn look(&mut self) -> Vec<FromEngine> {
        let riddle = self.next_riddle();
        let scene = self.scene();
        self.tell([Some(scene), riddle])
    }

    fn tell<const COUNT: usize>(&self, news: [Option<News>; COUNT]) -> Vec<FromEngine> {
        let at = |news| FromEngine::At {
            id: self.id.clone(),
            news,
        };
        news.into_iter().flatten().map(at).collect()
    }

    /// The riddle for the bot that is waited for, if the present is looked at.
    fn next_riddle(&mut self) -> Option<News> {
        self.ticket += 1;
        if self.moment.is_some() {
            return None;
        }
        let (seat, bot) = self.game.bot_to_move()?;
        let state = self.game.state();
        Some(News::Asks(Box::new(Riddle {
            ticket: self.ticket,
            game: state.game().into(),
            state: state.state(),
            seat,
            bot: bot.into(),
            seed: Seed::from(0),
        })))
    }

    fn scene(&mut self) -> News {
        let game = &self.game;
        let (latest, eye) = (game.number(), game.eye());
        let past = self.moment.and_then(|moment| game.at(moment));
        let shown = past.as_ref().unwrap_or(game);
        let is_over = shown.state().waiting().is_empty();
        let is_covered = eye.is_some() && game.is_hot_seat() && !is_over && eye != self.uncovered;
        // What is not there cannot be seen by who sits down too early.
        let seeing = eye.filter(|_| !is_covered);
        let mut scene = shown.scene(seeing, latest);
        if is_covered {
            (scene.curtain, scene.eye) = (eye, eye);
        }
        let (lines, marks) = match self.told {
            (known_to, lines, marks) if known_to == seeing => (lines, marks),
            _ => (0, 0),
        };
        let told = shown.told(seeing, lines, marks);
        self.told = (seeing, told.log.end(), told.marks.end());
        News::Scene(Box::new(scene), told)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use signoria_engine::Outlook;

    use super::*;
    use crate::local::saved::Player;
    use crate::scene::{Scene, Told};

    fn players(bots: &[Option<&str>]) -> Vec<Player> {
        let player = |bot: &Option<&str>| Player {
            name: "Anna".into(),
            bot: bot.map(Into::into),
        };
        bots.iter().map(player).collect()
    }

    fn new_game(hall: &mut Hall, game: &str, bots: &[Option<&str>]) -> Box<Saved> {
        let new = NewGame {
            game: game.into(),
            edition: None,
            options: Value::Null,
            players: players(bots),
            seed: Seed::from(7),
        };
        match hall.hear(ToEngine::Begin(Box::new(new))).pop() {
            Some(FromEngine::Begun(saved)) => saved,
            other => panic!("{other:?}"),
        }
    }

    fn opened(game: &str, bots: &[Option<&str>]) -> (Hall, Vec<FromEngine>) {
        let mut hall = Hall::default();
        let saved = new_game(&mut hall, game, bots);
        let open = ToEngine::Open {
            id: "t".into(),
            saved,
            moment: None,
        };
        let said = hall.hear(open);
        (hall, said)
    }

    fn at(hall: &mut Hall, wish: Wish) -> Vec<FromEngine> {
        let heard = hall.hear(ToEngine::At { id: "t".into(), wish });
        // Everything that is said survives the way to the page.
        for said in &heard {
            let text = serde_json::to_string(said).unwrap();
            assert_eq!(&serde_json::from_str::<FromEngine>(&text).unwrap(), said);
        }
        heard
    }

    fn scene(said: &[FromEngine]) -> &Scene {
        said.iter()
            .find_map(|said| match said {
                FromEngine::At {
                    news: News::Scene(scene, _),
                    ..
                } => Some(&**scene),
                _ => None,
            })
            .unwrap()
    }

    fn riddle(said: &[FromEngine]) -> Option<Box<Riddle>> {
        said.iter().find_map(|said| match said {
            FromEngine::At {
                news: News::Asks(riddle),
                ..
            } => Some(riddle.clone()),
            _ => None,
        })
    }

    #[test]
    fn every_game_is_played_to_its_end_by_messages_alone() {
        for entry in signoria_catalog::GAMES {
            let (mut hall, mut said) = opened(entry.id, &[None, Some("random")]);
            let mut number = 0;
            while !scene(&said).over {
                assert!(number < 20_000, "{} does not end", entry.id);
                said = match riddle(&said) {
                    Some(mut riddle) => {
                        riddle.seed = Seed::from(number);
                        match hall.hear(ToEngine::Solve(riddle)).pop() {
                            Some(FromEngine::Solved(solved)) => at(&mut hall, Wish::BotMove(solved)),
                            other => panic!("{other:?}"),
                        }
                    }
                    None => {
                        let prompt = scene(&said).prompt.as_ref().unwrap();
                        let choice = &prompt.choices[number as usize * 7 % prompt.choices.len()];
                        at(&mut hall, Wish::Play(choice.action.clone()))
                    }
                };
                number += 1;
            }
            assert!(riddle(&said).is_none());
        }
    }

    #[test]
    fn a_riddle_without_sense_has_no_answer() {
        let (mut hall, _) = opened("pebbles", &[None, Some("greedy")]);
        let said = at(&mut hall, Wish::Play("take 1".into()));
        let sensible = riddle(&said).unwrap();
        assert!(solve(&sensible).is_some());
        let unknown = Riddle {
            bot: "clever".into(),
            ..*sensible.clone()
        };
        assert_eq!(solve(&unknown), None);
        let empty = Riddle {
            state: Value::Null,
            ..*sensible
        };
        assert_eq!(solve(&empty), None);
    }

    #[test]
    fn a_late_answer_and_a_word_about_another_table_change_nothing() {
        let (mut hall, _) = opened("pebbles", &[None, Some("greedy")]);
        let asked = riddle(&at(&mut hall, Wish::Play("take 1".into()))).unwrap();
        let solved = Solved {
            ticket: asked.ticket,
            action: solve(&asked),
        };
        assert_eq!(scene(&at(&mut hall, Wish::TakeBack)).number, 0);
        assert!(at(&mut hall, Wish::BotMove(solved)).is_empty());
        let elsewhere = ToEngine::At {
            id: "other".into(),
            wish: Wish::TakeBack,
        };
        assert!(hall.hear(elsewhere).is_empty());
    }

    #[test]
    fn a_shared_screen_covers_the_hand_until_its_owner_is_there() {
        let (mut hall, said) = opened("florence", &[None, None]);
        let covered = scene(&said);
        let seat = covered.curtain.unwrap();
        assert!(covered.prompt.is_none());
        let said = at(&mut hall, Wish::Uncover(seat));
        assert!(scene(&said).is_my_turn());
    }

    #[test]
    fn who_follows_the_tails_knows_the_whole_log() {
        let (mut hall, mut said) = opened("florence", &[None, None]);
        let (mut log, mut marks) = (Vec::new(), Vec::new());
        for step in 0..60 {
            for heard in &said {
                if let FromEngine::At {
                    news: News::Scene(_, told),
                    ..
                } = heard
                {
                    let Told {
                        log: lines,
                        marks: more,
                    } = told.clone();
                    lines.continues(&mut log, |old, new| old == new, |line| line);
                    more.continues(&mut marks, |old, new| old == new, |mark| mark);
                }
            }
            let open = hall.open.as_ref().unwrap();
            let past = open.moment.and_then(|moment| open.game.at(moment));
            let whole = past.as_ref().unwrap_or(&open.game).told(open.told.0, 0, 0);
            assert_eq!(
                (&log, &marks),
                (&whole.log.more, &whole.marks.more),
                "step {step}"
            );
            let shown = scene(&said);
            let wish = match (step % 10, shown.curtain, &shown.prompt) {
                (7, ..) => Wish::TakeBack,
                (8, ..) => Wish::Look(Some(shown.latest / 2)),
                (_, Some(seat), _) => Wish::Uncover(seat),
                (_, _, Some(prompt)) if shown.is_live() => {
                    Wish::Play(prompt.choices[step % prompt.choices.len()].action.clone())
                }
                _ => Wish::Look(None),
            };
            let heard = at(&mut hall, wish);
            // Nothing to take back: nothing is said.
            said = if heard.is_empty() {
                at(&mut hall, Wish::Look(None))
            } else {
                heard
            };
        }
    }

    #[test]
    fn a_link_to_the_last_moment_or_beyond_is_a_link_to_the_present() {
        for moment in [0, 1, 99] {
            let mut hall = Hall::default();
            let saved = new_game(&mut hall, "pebbles", &[None, Some("greedy")]);
            let open = ToEngine::Open {
                id: "t".into(),
                saved,
                moment: Some(moment),
            };
            assert!(scene(&hall.hear(open)).is_my_turn(), "{moment}");
            assert!(riddle(&at(&mut hall, Wish::Play("take 1".into()))).is_some());
        }
    }

    #[test]
    fn who_takes_back_is_in_the_present_and_the_hand_is_covered_anew() {
        let (mut hall, _) = opened("pebbles", &[None, None]);
        at(&mut hall, Wish::Uncover(Seat::new(0)));
        at(&mut hall, Wish::Play("take 1".into()));
        at(&mut hall, Wish::Uncover(Seat::new(1)));
        at(&mut hall, Wish::Play("take 1".into()));
        at(&mut hall, Wish::Look(Some(1)));
        let said = at(&mut hall, Wish::TakeBack);
        assert!(scene(&said).is_live());
        assert_eq!(scene(&said).curtain, Some(Seat::new(1)));
    }

    #[test]
    fn what_is_refused_or_foreseen_changes_nothing() {
        let (mut hall, _) = opened("pebbles", &[None, None]);
        let refused = at(&mut hall, Wish::Play("take 99".into()));
        assert!(matches!(
            refused.as_slice(),
            [FromEngine::At {
                news: News::Refused(_),
                ..
            }]
        ));
        let foreseen = at(&mut hall, Wish::Foresee("take 99".into()));
        assert!(matches!(
            foreseen.as_slice(),
            [FromEngine::At {
                news: News::Foreseen(_, Some(Outlook::Forbidden { .. })),
                ..
            }]
        ));
        assert_eq!(scene(&at(&mut hall, Wish::Look(None))).number, 0);
    }

    #[test]
    fn nonsense_is_not_begun_and_not_opened() {
        let mut hall = Hall::default();
        let new = NewGame {
            game: "marbles".into(),
            edition: None,
            options: Value::Null,
            players: players(&[None, None]),
            seed: Seed::from(1),
        };
        let said = hall.hear(ToEngine::Begin(Box::new(new)));
        assert!(matches!(said.as_slice(), [FromEngine::NotBegun(_)]));
        let mut saved = new_game(&mut hall, "pebbles", &[None, None]);
        saved.journal = "{}".into();
        let open = ToEngine::Open {
            id: "t".into(),
            saved,
            moment: None,
        };
        assert!(matches!(
            hall.hear(open).as_slice(),
            [FromEngine::NotOpened { .. }]
        ));
    }

    #[test]
    fn what_has_changed_is_to_be_kept_once() {
        let (mut hall, _) = opened("pebbles", &[None, None]);
        assert_eq!(hall.keep(), None);
        at(&mut hall, Wish::Play("take 1".into()));
        let Some(FromEngine::At {
            news: News::Keep(saved),
            ..
        }) = hall.keep()
        else {
            panic!("nothing to keep")
        };
        assert!(saved.journal.contains("take 1"));
        assert_eq!(hall.keep(), None);
    }

    #[test]
    fn the_same_again_is_a_new_table_with_the_same_people() {
        let (mut hall, _) = opened("pebbles", &[None, Some("greedy")]);
        let again = at(&mut hall, Wish::Again(Seed::from(9)));
        let [FromEngine::Begun(saved)] = again.as_slice() else {
            panic!("{again:?}")
        };
        assert_eq!(saved.players, players(&[None, Some("greedy")]));
    }
}
