//! Statistics from results: for a person, a game, a month. Ratings are not stored: they follow from the results in order, are worked
//! out when somebody asks, and are kept in memory until a result is added or removed.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use signoria_table::wire::{
    BotRating, GameNumbers, Leader, Leaders, OwnGameNumbers, OwnNumbers, OwnTally, Rating, SeatsNumbers,
    SourceNumbers, Spread,
};
use signoria_table::{BotLevel, Millis, PersonId};
use tokio::sync::Mutex;

use crate::ratings::{Skill, after_game};
use crate::store::{Player, Rated, SeatResult, Store, StoreError};

/// Results that the statistics of a game are based on: a few thousand games are enough.
const MOST_RESULTS: i64 = 20_000;
/// How long the statistics of a game are cached. They change slowly, and everybody may ask for them.
const KEPT: Duration = Duration::from_secs(60);
/// Leaders that are shown.
const LEADERS: usize = 20;
/// Candidates that are considered, those with the most games first.
const MOST_CANDIDATES: i64 = 2_000;
/// Earlier months whose ratings are remembered: a year.
const MOST_MONTHS: usize = 12;

/// What the ratings remember of a player.
#[derive(Clone, Copy, Debug, Default)]
struct Standing {
    skill: Skill,
    games: u32,
}

impl Standing {
    fn rating(self) -> Rating {
        let (rating, within) = self.skill.shown();
        Rating {
            rating,
            within,
            games: self.games,
        }
    }
}

/// The ratings of a game after the results counted so far.
#[derive(Debug, Default)]
struct Ladder {
    players: HashMap<Player, Standing>,
    /// How many results.
    counted: u64,
    /// When the last of them was recorded.
    last: Option<Millis>,
    /// The ratings at the end of earlier months, by when these began.
    months: BTreeMap<Millis, HashMap<Player, Standing>>,
}

impl Ladder {
    /// Counts results in order, those of a table together.
    fn count(&mut self, results: &[Rated]) {
        for game in results.chunk_by(|one, next| one.table == next.table) {
            if let Some(result) = game.first() {
                self.close_month(result.ended);
            }
            self.count_game(game);
            self.last = game.last().map(|result| result.ended).or(self.last);
        }
        self.counted += results.len() as u64;
    }

    /// Remembers the ratings if the next result belongs to another month.
    fn close_month(&mut self, next: Millis) {
        let Some(month) = self.last.map(month_of).filter(|month| *month < month_of(next)) else {
            return;
        };
        self.months.insert(month, self.players.clone());
        if self.months.len() > MOST_MONTHS {
            self.months.pop_first();
        }
    }

    /// The ratings at the end of a month; for the current month, now.
    fn in_month(&self, month: Millis) -> Option<&HashMap<Player, Standing>> {
        match self.last {
            Some(last) if month < month_of(last) => self.months.get(&month),
            _ => Some(&self.players),
        }
    }

    /// When the month before that one began in which somebody played, as far as it is remembered.
    fn before(&self, month: Millis) -> Option<Millis> {
        let known = self.months.keys().copied().chain(self.last.map(month_of));
        known.filter(|known| *known < month).max()
    }

    fn count_game(&mut self, game: &[Rated]) {
        let seats: Vec<(Skill, u8)> = game
            .iter()
            .map(|result| (self.standing(&result.player).skill, result.place))
            .collect();
        let mut after: HashMap<&Player, Vec<Skill>> = HashMap::new();
        for (result, skill) in game.iter().zip(after_game(&seats)) {
            after.entry(&result.player).or_default().push(skill);
        }
        // A level with several seats gets a different rating from each: the mean is kept.
        for (player, skills) in after {
            let mean = |part: fn(&Skill) -> f64| skills.iter().map(part).sum::<f64>() / skills.len() as f64;
            let skill = Skill {
                mu: mean(|skill| skill.mu),
                sigma: mean(|skill| skill.sigma),
            };
            // Nothing is kept about deleted people.
            if *player != Player::Gone {
                let games = self.standing(player).games + 1;
                self.players.insert(player.clone(), Standing { skill, games });
            }
        }
    }

    fn standing(&self, player: &Player) -> Standing {
        self.players.get(player).copied().unwrap_or_default()
    }

    fn rating(&self, player: &Player) -> Option<Rating> {
        self.players.get(player).map(|standing| standing.rating())
    }
}

/// The statistics of all games that somebody has asked about.
#[derive(Debug, Default)]
pub struct Numbers {
    ladders: Mutex<HashMap<String, Ladder>>,
    games: Mutex<HashMap<String, (Instant, Arc<GameNumbers>)>>,
}

impl Numbers {
    /// Runs a query on the current ratings of a game.
    async fn with_ladder<T>(
        &self,
        store: &Store,
        game: &str,
        ask: impl FnOnce(&Ladder) -> T,
    ) -> Result<T, StoreError> {
        let mut ladders = self.ladders.lock().await;
        let ladder = ladders.entry(game.to_owned()).or_default();
        if let Some(last) = ladder.last
            && store.rated_until(game, last).await? != ladder.counted
        {
            // A result was removed, or came late: everything after it is worked out again.
            *ladder = Ladder::default();
        }
        let new = store.rated_after(game, ladder.last).await?;
        ladder.count(&new);
        Ok(ask(ladder))
    }

    /// The statistics of a person.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn own(&self, store: &Store, id: &PersonId) -> Result<OwnNumbers, StoreError> {
        let mut by_game: BTreeMap<String, Vec<SeatResult>> = BTreeMap::new();
        for result in store.results_of(id).await? {
            by_game.entry(result.game.clone()).or_default().push(result);
        }
        let player = Player::Person(id.clone());
        let mut games = Vec::new();
        for (game, results) in by_game {
            let rating = self
                .with_ladder(store, &game, |ladder| ladder.rating(&player))
                .await?;
            games.push(OwnGameNumbers {
                seats: tallies(&results),
                rating,
                game,
            });
        }
        Ok(OwnNumbers { games })
    }

    /// Everybody's statistics for a game.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn of_game(&self, store: &Store, game: &str) -> Result<Arc<GameNumbers>, StoreError> {
        let mut games = self.games.lock().await;
        if let Some((made, numbers)) = games.get(game)
            && made.elapsed() < KEPT
        {
            return Ok(numbers.clone());
        }
        let results = store.last_results(game, MOST_RESULTS).await?;
        let rated = |ladder: &Ladder| -> Vec<BotRating> {
            let rating = |level| {
                let rating = ladder.rating(&Player::Bot(level))?;
                Some(BotRating { level, rating })
            };
            BotLevel::ALL.into_iter().filter_map(rating).collect()
        };
        let numbers = Arc::new(GameNumbers {
            seats: by_seats(results),
            bots: self.with_ladder(store, game, rated).await?,
        });
        games.insert(game.to_owned(), (Instant::now(), numbers.clone()));
        Ok(numbers)
    }

    /// The leaders of the month that contains that moment, with their ratings at its end.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn leaders(
        &self,
        store: &Store,
        game: &str,
        reader: Option<&PersonId>,
        (moment, now): (Millis, Millis),
    ) -> Result<Leaders, StoreError> {
        let since = month_of(moment.min(now));
        let candidates = store
            .candidates(game, since..after_month(since), now, MOST_CANDIDATES)
            .await?;
        let leader = |ladder: &Ladder| -> (Vec<Leader>, Option<Millis>) {
            let standings = ladder.in_month(since);
            let leader = |candidate: crate::store::Candidate| {
                let standing = standings?.get(&Player::Person(candidate.person.clone()))?;
                Some(Leader {
                    me: reader == Some(&candidate.person),
                    rating: standing.rating(),
                    name: candidate.name,
                    games: candidate.games,
                    wins: candidate.wins,
                })
            };
            let leaders = candidates.into_iter().filter_map(leader).collect();
            (leaders, ladder.before(since))
        };
        let (mut leaders, earlier) = self.with_ladder(store, game, leader).await?;
        // The lower bound: a lucky first game leads nobody to the top.
        leaders.sort_by_key(|leader| std::cmp::Reverse(leader.rating.rating - leader.rating.within));
        leaders.truncate(LEADERS);
        Ok(Leaders {
            since,
            leaders,
            earlier,
        })
    }
}

const DAY: Millis = 24 * 60 * 60 * 1000;

/// The end of the month that began then.
fn after_month(since: Millis) -> Millis {
    month_of(since + 32 * DAY)
}

/// The beginning of the month of a moment, in UTC.
fn month_of(moment: Millis) -> Millis {
    let mut days = moment / DAY;
    let mut year = 1970;
    let leap = |year: u64| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    loop {
        let length = 365 + u64::from(leap(year));
        if days < length {
            break;
        }
        days -= length;
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
        if days < length {
            break;
        }
        days -= length;
    }
    (moment / DAY - days) * DAY
}

fn tallies(results: &[SeatResult]) -> Vec<OwnTally> {
    let mut by_seats: BTreeMap<u8, Vec<&SeatResult>> = BTreeMap::new();
    for result in results {
        by_seats.entry(result.seats).or_default().push(result);
    }
    let counted = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let tally = |(seats, results): (u8, Vec<&SeatResult>)| {
        let total: i64 = results.iter().map(|result| i64::from(result.score)).sum();
        let mean = total as f64 / results.len().max(1) as f64;
        let won = |won: bool| results.iter().filter(|result| result.won == Some(won)).count();
        OwnTally {
            seats,
            games: counted(results.len()),
            contests: counted(won(true) + won(false)),
            wins: counted(won(true)),
            best: results
                .iter()
                .map(|result| result.score)
                .max()
                .unwrap_or_default(),
            mean: mean.round() as i32,
        }
    };
    by_seats.into_iter().map(tally).collect()
}

/// Statistics from the results of one game, by number of seats. A table without results for all seats is left out.
fn by_seats(results: Vec<SeatResult>) -> Vec<SeatsNumbers> {
    let whole = results
        .chunk_by(|one, next| one.table == next.table)
        .filter(|table| table.len() == usize::from(table[0].seats));
    let mut by_seats: BTreeMap<u8, Vec<&[SeatResult]>> = BTreeMap::new();
    for table in whole {
        by_seats.entry(table[0].seats).or_default().push(table);
    }
    by_seats
        .into_iter()
        .filter_map(|(seats, tables)| numbers_of(seats, &tables))
        .collect()
}

fn numbers_of(seats: u8, tables: &[&[SeatResult]]) -> Option<SeatsNumbers> {
    let all = || tables.iter().copied().flatten();
    let scores: Vec<i32> = all().map(|result| result.score).collect();
    let winners: Vec<i32> = all()
        .filter(|result| result.won == Some(true))
        .map(|result| result.score)
        .collect();
    let mut wins = vec![0.0; usize::from(seats)];
    for table in tables {
        let first: Vec<&SeatResult> = table.iter().filter(|result| result.won == Some(true)).collect();
        for result in &first {
            if let Some(share) = wins.get_mut(usize::from(result.seat)) {
                *share += 1.0 / first.len() as f32;
            }
        }
    }
    let of_hundred = |share: f32| 100.0 * share / tables.len() as f32;
    Some(SeatsNumbers {
        seats,
        games: u32::try_from(tables.len()).unwrap_or(u32::MAX),
        all: Spread::of(&scores)?,
        winners: Spread::of(&winners),
        wins_by_seat: wins.into_iter().map(of_hundred).collect(),
        sources: SourceNumbers::of(all().map(|result| (result.won == Some(true), &result.sources[..]))),
    })
}

#[cfg(test)]
mod tests {
    use signoria_engine::Source;

    use super::*;

    fn result(table: &str, seat: u8, score: i32, place: u8) -> SeatResult {
        SeatResult {
            table: table.into(),
            seat,
            game: "pebbles".into(),
            seats: 2,
            score,
            place,
            won: Some(place == 1),
            sources: vec![Source::new("pebbles.source.taken", score)],
            rated: true,
            ended: 1,
        }
    }

    #[test]
    fn the_numbers_of_a_game_say_what_wins() {
        let results = vec![
            result("a", 0, 10, 1),
            result("a", 1, 4, 2),
            result("b", 0, 6, 1),
            result("b", 1, 6, 1),
            // The rest of this table is beyond the last result that was read.
            result("c", 0, 99, 1),
        ];
        let [numbers] = &by_seats(results)[..] else {
            panic!("one number of seats");
        };
        assert_eq!((numbers.seats, numbers.games), (2, 2));
        assert_eq!(numbers.all.quantiles, [4, 4, 6, 6, 10]);
        let winners = numbers.winners.as_ref().unwrap();
        assert!((winners.mean - 22.0 / 3.0).abs() < 1e-5);
        assert_eq!(numbers.wins_by_seat, [75.0, 25.0]);
        let [source] = &numbers.sources[..] else {
            panic!("one source");
        };
        assert!((source.winners - 22.0 / 3.0).abs() < 1e-5 && source.others == 4.0);
    }

    #[test]
    fn a_month_begins_at_its_first_midnight() {
        // 1 March 2024 is day 19783: after a leap day.
        assert_eq!(month_of(19_783 * DAY), 19_783 * DAY);
        assert_eq!(month_of(19_783 * DAY - 1), (19_783 - 29) * DAY);
        assert_eq!(month_of(0), 0);
        // 31 December 2026 is day 20818.
        assert_eq!(month_of(20_818 * DAY + 5), (20_818 - 30) * DAY);
        assert_eq!(after_month((20_818 - 30) * DAY), 20_819 * DAY);
    }

    #[test]
    fn earlier_months_keep_their_ratings() {
        let anna = Player::Person(PersonId::try_from("anna".to_owned()).unwrap());
        let bot = Player::Bot(BotLevel::Master);
        let game = |table: &str, place: u8, ended| {
            [
                rated(table, anna.clone(), place, ended),
                rated(table, bot.clone(), 3 - place, ended),
            ]
        };
        let march = 19_783 * DAY;
        let (february, april, may) = (
            month_of(march - 1),
            after_month(march),
            after_month(march + 40 * DAY),
        );
        let mut ladder = Ladder::default();
        ladder.count(&game("a", 1, february + 5));
        ladder.count(&[game("b", 2, april), game("c", 2, april + 9)].concat());
        let of = |month: Millis| ladder.in_month(month).map(|standings| standings[&anna].games);
        assert_eq!(
            (of(february), of(march), of(april), of(may)),
            (Some(1), None, Some(3), Some(3))
        );
        assert!(ladder.in_month(february).unwrap()[&anna].rating().rating > 1500);
        let before = [may, april, february].map(|month| ladder.before(month));
        assert_eq!(before, [Some(april), Some(february), None]);
        for month in 0..30 {
            ladder.count(&game("d", 1, may + month * 31 * DAY));
        }
        assert_eq!(ladder.months.len(), MOST_MONTHS);
    }

    fn rated(table: &str, player: Player, place: u8, ended: Millis) -> Rated {
        Rated {
            table: table.into(),
            player,
            place,
            ended,
        }
    }

    #[test]
    fn bots_are_rated_by_level_and_deleted_people_are_forgotten() {
        let anna = Player::Person(PersonId::try_from("anna".to_owned()).unwrap());
        let master = Player::Bot(BotLevel::Master);
        let mut ladder = Ladder::default();
        ladder.count(&[
            rated("a", anna.clone(), 3, 5),
            rated("a", master.clone(), 1, 5),
            rated("a", master.clone(), 2, 5),
            rated("b", anna.clone(), 1, 6),
            rated("b", Player::Gone, 2, 6),
        ]);
        assert_eq!((ladder.counted, ladder.last), (5, Some(6)));
        let of = |player| ladder.rating(player).unwrap();
        assert_eq!((of(&master).games, of(&anna).games), (1, 2));
        assert!(of(&master).rating > 1500 && of(&anna).within < 980);
        assert_eq!(ladder.rating(&Player::Gone), None);
    }
}
