//! Where bots think: a bounded number of threads of low priority, shared out fairly.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use signoria_bots::{BotSpec, Budget, Keeper};
use signoria_engine::Seat;
use signoria_engine::erased::AnyState;
use signoria_table::wire::Advice;
use signoria_table::{BotLevel, Millis, PersonId, advise};
use tokio::sync::oneshot;

use crate::limits::{
    HINT_SIMULATIONS, HINT_TIME, HINTS_AT_ONCE, KEPT_BOTS, LEAST_SEARCH, LONGEST_SEARCH, THINKING_LEASE,
};
use crate::metrics::Metrics;
use crate::secret;

/// At whose table a bot sits.
#[derive(Clone, Debug)]
pub struct Owner {
    /// The person who opened it.
    pub person: PersonId,
    /// Their household, if they have been seen.
    pub house: Option<IpAddr>,
}

impl Owner {
    fn group(&self) -> Group {
        match self.house {
            Some(house) => Group::House(house),
            None => Group::Person(self.person.clone()),
        }
    }
}

/// Those who take turns with others.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Group {
    House(IpAddr),
    Person(PersonId),
}

type Promises = VecDeque<oneshot::Sender<Place>>;

/// Bots waiting for a slot. Households take turns, and within a household its people: somebody who opens a hundred tables with bots, under however many names,
/// delays only their own bots.
#[derive(Debug)]
struct Line {
    free: usize,
    waiting: VecDeque<(Group, VecDeque<(PersonId, Promises)>)>,
    closed: bool,
}

/// The queue of somebody, at the end if they have none yet.
fn queue_of<'a, K: Clone + PartialEq, Q: Default>(queues: &'a mut VecDeque<(K, Q)>, key: &K) -> &'a mut Q {
    let at = queues.iter().position(|(owner, _)| owner == key);
    let at = at.unwrap_or_else(|| {
        queues.push_back((key.clone(), Q::default()));
        queues.len() - 1
    });
    &mut queues[at].1
}

impl Line {
    /// The next in line. An owner with more bots waiting goes to the end.
    fn next(&mut self) -> Option<oneshot::Sender<Place>> {
        let (group, mut people) = self.waiting.pop_front()?;
        let (person, mut promises) = people.pop_front()?;
        let next = promises.pop_front();
        if !promises.is_empty() {
            people.push_back((person, promises));
        }
        if !people.is_empty() {
            self.waiting.push_back((group, people));
        }
        next
    }
}

#[derive(Debug)]
struct Places {
    line: Mutex<Line>,
}

/// A slot to think in. The next in line gets it when this is dropped.
#[derive(Debug)]
pub struct Place {
    places: Arc<Places>,
}

impl Places {
    fn new(count: usize) -> Arc<Self> {
        Arc::new(Self {
            line: Mutex::new(Line {
                free: count,
                waiting: VecDeque::new(),
                closed: false,
            }),
        })
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A slot, if one is free: then nobody waits.
    fn free(self: &Arc<Self>, line: &mut Line) -> Option<Place> {
        if line.closed || line.free == 0 {
            return None;
        }
        line.free -= 1;
        Some(Place { places: self.clone() })
    }

    /// A slot now, or the promise of one.
    fn take(self: &Arc<Self>, owner: &Owner) -> Result<Place, oneshot::Receiver<Place>> {
        let mut line = self.line();
        if let Some(place) = self.free(&mut line) {
            return Ok(place);
        }
        let (give, given) = oneshot::channel();
        if line.closed {
            return Err(given);
        }
        let people = queue_of(&mut line.waiting, &owner.group());
        queue_of(people, &owner.person).push_back(give);
        Err(given)
    }

    fn waiting(&self) -> usize {
        let line = self.line();
        let people = line.waiting.iter().flat_map(|(_, people)| people);
        people.map(|(_, promises)| promises.len()).sum()
    }

    fn close(&self) {
        let mut line = self.line();
        line.closed = true;
        line.waiting.clear();
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut line = self.places.line();
        let Some(next) = line.next() else {
            line.free += 1;
            return;
        };
        drop(line);
        // If the receiver is gone, the slot passes to the next.
        drop(next.send(Self {
            places: self.places.clone(),
        }));
    }
}

/// What thinks in the slots.
pub trait Thinker: Send + Sync {
    /// The action that a bot chooses; none if it fails.
    fn choose(
        &self,
        state: &dyn AnyState,
        seat: Seat,
        level: BotLevel,
        budget: Option<Budget>,
    ) -> Option<String>;

    /// What a strong player would do in that seat, from what it may know.
    fn advise(&self, state: &dyn AnyState, seat: Seat, budget: Budget) -> Vec<Advice>;
}

/// The bots of the catalog.
pub struct Bots {
    /// Those in the middle of a turn, which continue with their search trees.
    kept: Mutex<Keeper>,
}

impl Bots {
    pub fn new() -> Self {
        for entry in signoria_catalog::GAMES.iter().filter(|entry| !entry.sample) {
            match entry.arena.learned() {
                Ok(true) => {}
                Ok(false) => tracing::warn!(
                    game = entry.id,
                    "bots have learned nothing and play like apprentices"
                ),
                Err(error) => tracing::warn!(game = entry.id, %error, "bots play like apprentices"),
            }
        }
        Self {
            kept: Mutex::new(Keeper::new(KEPT_BOTS)),
        }
    }

    fn kept(&self) -> MutexGuard<'_, Keeper> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Thinker for Bots {
    fn choose(
        &self,
        state: &dyn AnyState,
        seat: Seat,
        level: BotLevel,
        budget: Option<Budget>,
    ) -> Option<String> {
        let arena = signoria_catalog::find(state.game())?.arena;
        let known = self.kept().take(state, seat, level);
        let mut bot = known.unwrap_or_else(|| arena.bot(BotSpec::Level(level), secret::new_seed()));
        if let Some(budget) = budget {
            bot.set_budget(budget);
        }
        let action = bot.choose(state, seat)?;
        self.kept().keep(state, seat, level, &action, bot);
        Some(action)
    }

    fn advise(&self, state: &dyn AnyState, seat: Seat, budget: Budget) -> Vec<Advice> {
        signoria_catalog::find(state.game()).map_or_else(Vec::new, |listed| {
            advise(listed.arena, state, seat, budget, secret::new_seed())
        })
    }
}

/// The pool of slots.
#[derive(Clone)]
pub struct Pool {
    /// For bots that search.
    places: Arc<Places>,
    /// For bots that answer at once: they never queue behind a search.
    quick: Arc<Places>,
    /// For advice to people.
    hints: Arc<Places>,
    threads: u32,
    busy_time: Duration,
    metrics: Arc<Metrics>,
    thinker: Arc<dyn Thinker>,
}

impl Pool {
    /// A pool of that many threads. While others wait, a search has no more than `busy_time`. Without threads, other processes think.
    #[must_use]
    pub fn new(
        threads: usize,
        busy_time: Duration,
        metrics: Arc<Metrics>,
        thinker: Arc<dyn Thinker>,
    ) -> Self {
        Self {
            places: Places::new(threads),
            quick: Places::new(threads),
            hints: Places::new(threads.min(HINTS_AT_ONCE)),
            threads: u32::try_from(threads).unwrap_or(u32::MAX),
            busy_time,
            metrics,
            thinker,
        }
    }

    fn places(&self, level: BotLevel) -> &Arc<Places> {
        if level.is_quick() {
            &self.quick
        } else {
            &self.places
        }
    }

    /// Whether bots think here at all.
    #[must_use]
    pub fn thinks(&self) -> bool {
        self.threads > 0
    }

    /// A slot, if one is free and nobody is queued.
    #[must_use]
    pub fn try_place(&self, level: BotLevel) -> Option<Place> {
        let places = self.places(level);
        places.free(&mut places.line())
    }

    /// A slot for a bot at a table of theirs, when it is their turn. None if the server is stopping.
    pub async fn place(&self, owner: &Owner, level: BotLevel) -> Option<Place> {
        let promise = match self.places(level).take(owner) {
            Ok(place) => return Some(place),
            Err(promise) => promise,
        };
        self.metrics.bots_queued.fetch_add(1, Ordering::Relaxed);
        let place = promise.await.ok();
        self.metrics.bots_queued.fetch_sub(1, Ordering::Relaxed);
        place
    }

    /// The lease, in milliseconds, of a process on the bots of a table: longer than any of them thinks.
    #[must_use]
    pub fn lease(&self) -> Millis {
        let level = BotLevel::ALL.into_iter().filter_map(BotLevel::budget);
        let longest = level.filter_map(time_of).max().unwrap_or_default();
        let search = u64::try_from(longest.as_millis()).unwrap_or(LONGEST_SEARCH);
        THINKING_LEASE + 2 * search.min(LONGEST_SEARCH)
    }

    /// How long a search in one of those slots may think now: only its own limit when nobody waits for them, otherwise a fair share.
    fn time_to_think(&self, places: &Places) -> Option<Duration> {
        let waiting = u32::try_from(places.waiting()).unwrap_or(u32::MAX);
        let rounds = (waiting / self.threads.max(1)).saturating_add(1);
        (waiting > 0).then(|| self.busy_time / rounds.min(LEAST_SEARCH))
    }

    /// Stops handing out slots.
    pub fn close(&self) {
        self.places.close();
        self.quick.close();
        self.hints.close();
    }

    /// The budget of a bot of that level, within what the server can spare now.
    fn budget(&self, level: BotLevel) -> Option<Budget> {
        match (level.budget()?, self.time_to_think(self.places(level))) {
            (Budget::Within(simulations, time), Some(limit)) => {
                Some(Budget::Within(simulations, time.min(limit)))
            }
            (budget, _) => Some(budget),
        }
    }

    /// What a strong player would do in the seat of a person, from what it may know. Nothing if the server is stopping.
    pub async fn advise(&self, owner: &Owner, state: Box<dyn AnyState>, seat: Seat) -> Vec<Advice> {
        let place = match self.hints.take(owner) {
            Ok(place) => Some(place),
            Err(promise) => promise.await.ok(),
        };
        let Some(place) = place else {
            return Vec::new();
        };
        let time = self
            .time_to_think(&self.places)
            .unwrap_or(HINT_TIME)
            .min(HINT_TIME);
        let budget = Budget::Within(HINT_SIMULATIONS, time);
        let thinker = self.thinker.clone();
        let advice = think(move || {
            let _place = place;
            thinker.advise(&*state, seat, budget)
        });
        advice.await.unwrap_or_default()
    }

    /// The action that a bot chooses. A bot that fails takes the first legal action: people must not wait for ever.
    pub async fn choose(
        &self,
        place: Place,
        state: Box<dyn AnyState>,
        seat: Seat,
        level: BotLevel,
    ) -> Option<String> {
        let budget = self.budget(level);
        let fallback = state.actions(seat).into_iter().next();
        self.metrics.bots_thinking.fetch_add(1, Ordering::Relaxed);
        let began = Instant::now();
        let thinker = self.thinker.clone();
        let chosen = think(move || {
            let _place = place;
            thinker.choose(&*state, seat, level, budget)
        })
        .await;
        self.metrics.bots_thinking.fetch_sub(1, Ordering::Relaxed);
        self.metrics.bot_times.since(began);
        chosen.flatten().or(fallback)
    }
}

/// The time limit of a budget, if it has one.
fn time_of(budget: Budget) -> Option<Duration> {
    match budget {
        Budget::Playouts(_) => None,
        Budget::Time(time) | Budget::Within(_, time) => Some(time),
    }
}

/// Runs work on a low-priority thread of its own. None if it fails.
async fn think<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let (tell, told) = oneshot::channel();
    // Not one of the runtime's threads: a thread can lower its priority, but not raise it again.
    let thread = std::thread::Builder::new().name("bot".into()).spawn(move || {
        be_modest();
        let _ = tell.send(work());
    });
    if let Err(error) = thread {
        tracing::error!(%error, "a bot has no thread");
    }
    let done = told.await;
    if done.is_err() {
        tracing::error!("a bot failed");
    }
    done.ok()
}

/// People do not wait for bots: threads that serve people come first.
fn be_modest() {
    /// Far below everything else, but not the lowest.
    #[cfg(target_os = "linux")]
    const NICE: i32 = 10;
    // On Linux this affects only the thread; elsewhere it would be the whole process. If the system forbids it, little is lost.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, NICE);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> Owner {
        Owner {
            person: PersonId::try_from(name.to_owned()).unwrap(),
            house: None,
        }
    }

    fn pool(time: Duration) -> Pool {
        Pool::new(1, time, Arc::new(Metrics::default()), Arc::new(Bots::new()))
    }

    #[tokio::test]
    async fn quick_bots_do_not_queue_behind_searches_which_think_less_when_many_wait() {
        let time = Duration::from_millis(800);
        let pool = pool(time);
        let first = pool.try_place(BotLevel::Master).unwrap();
        assert_eq!(pool.time_to_think(&pool.places), None);
        assert_eq!(
            pool.budget(BotLevel::Grandmaster),
            BotLevel::Grandmaster.budget(),
            "a server with nothing else to do lets a grandmaster be one"
        );
        assert!(pool.try_place(BotLevel::Master).is_none());
        assert!(pool.try_place(BotLevel::Apprentice).is_some());
        let anna = person("anna");
        let promises: Vec<_> = (0..20).map(|_| pool.places.take(&anna).unwrap_err()).collect();
        assert_eq!(pool.time_to_think(&pool.places), Some(time / LEAST_SEARCH));
        assert_eq!(
            pool.budget(BotLevel::Grandmaster),
            Some(Budget::Within(1000, time / LEAST_SEARCH))
        );
        drop(first);
        for promise in promises {
            assert!(promise.await.is_ok());
        }
        assert_eq!(pool.time_to_think(&pool.places), None);
        assert!(pool.try_place(BotLevel::Master).is_some(), "nothing was lost");
    }

    #[test]
    fn an_owner_of_many_tables_keeps_nobody_else_waiting() {
        let pool = pool(Duration::from_secs(1));
        let first = pool.try_place(BotLevel::Master).unwrap();
        let (anna, boris) = (person("anna"), person("boris"));
        let mut many: Vec<_> = (0..50).map(|_| pool.places.take(&anna).unwrap_err()).collect();
        let mut one = pool.places.take(&boris).unwrap_err();
        // Somebody who left in the meantime: their slot passes on.
        drop(pool.places.take(&person("celina")).unwrap_err());
        drop(first);
        let anna_thinks = many[0].try_recv().expect("she came first");
        assert!(one.try_recv().is_err());
        drop(anna_thinks);
        let boris_thinks = one.try_recv().expect("then Boris, before the others of Anna");
        drop(boris_thinks);
        assert!(many[1].try_recv().is_ok());
    }

    #[test]
    fn a_household_of_many_guests_gets_no_more_turns_than_another() {
        let pool = pool(Duration::from_secs(1));
        let mut thinks = pool.try_place(BotLevel::Master).unwrap();
        let guest = |number: u8, house: u8| Owner {
            house: Some(IpAddr::from([192, 0, 2, house])),
            ..person(&format!("guest{number}"))
        };
        let mut many: Vec<_> = (0..50)
            .map(|number| pool.places.take(&guest(number, 1)).unwrap_err())
            .collect();
        let mut neighbour = pool.places.take(&guest(200, 2)).unwrap_err();
        let mut turns = 0;
        while neighbour.try_recv().is_err() {
            drop(thinks);
            thinks = match many.iter_mut().find_map(|promise| promise.try_recv().ok()) {
                Some(place) => place,
                None => break,
            };
            turns += 1;
        }
        assert_eq!(turns, 1, "one of the many, then the neighbour");
    }

    #[test]
    fn journeymen_think_less_when_many_of_them_wait() {
        let time = Duration::from_millis(800);
        let pool = pool(time);
        let _first = pool.try_place(BotLevel::Journeyman).unwrap();
        assert_eq!(pool.budget(BotLevel::Journeyman), BotLevel::Journeyman.budget());
        let promises: Vec<_> = (0..20)
            .map(|_| pool.quick.take(&person("anna")).unwrap_err())
            .collect();
        let Some(Budget::Within(_, least)) = pool.budget(BotLevel::Journeyman) else {
            panic!("a journeyman searches");
        };
        assert_eq!(least, time / LEAST_SEARCH);
        assert_eq!(
            pool.budget(BotLevel::Master),
            BotLevel::Master.budget(),
            "nobody waits for those slots"
        );
        drop(promises);
    }

    #[tokio::test]
    async fn a_server_that_stops_leaves_nobody_waiting() {
        let pool = pool(Duration::from_secs(1));
        let _first = pool.try_place(BotLevel::Master).unwrap();
        let promise = pool.places.take(&person("anna")).unwrap_err();
        pool.close();
        assert!(promise.await.is_err());
        assert!(pool.place(&person("boris"), BotLevel::Master).await.is_none());
    }

    #[tokio::test]
    async fn a_bot_that_fails_is_noticed() {
        assert_eq!(think(|| 7).await, Some(7));
        assert_eq!(think(|| -> u8 { panic!("on purpose") }).await, None);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn bots_think_behind_everything_else() {
        let nice = || rustix::process::getpriority_process(None).unwrap();
        let ours = nice();
        assert_eq!(think(nice).await, Some(10.max(ours)));
        assert_eq!(nice(), ours, "and nobody else does");
    }
}
