//! What each law looks at.

use std::collections::HashSet;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Law;
use super::labels::labels_are_true;
use super::walk::{Walk, heard};
use crate::game::{Barrier, Game, Setup};
use crate::journal::Journal;
use crate::notation::Action;
use crate::observe::{Features, observe};
use crate::rng::{Purpose, Rng};
use crate::seat::{Eye, Seat};
use crate::standings::Finish;

pub(super) type Verdict = Result<(), String>;

/// How many unlisted actions are tried at a sampled position.
const TRIES: u32 = 48;

/// Plays the walk and checks the law on the way.
pub(super) fn along<G: Game>(law: Law, walk: &mut Walk<G>) -> Verdict {
    loop {
        let sampled = walk.sampled();
        let verdict = match law {
            Law::ListedIsAccepted if sampled => listed_is_accepted(walk),
            Law::UnlistedIsRefused if sampled => unlisted_is_refused(walk),
            Law::SurvivesSerde if sampled => survives_serde(walk),
            Law::NotationRoundTrips if sampled => notation_round_trips(walk),
            Law::NothingLeaks if sampled => nothing_leaks(walk),
            Law::RedealKeepsTheView if sampled => redeal_keeps_the_view(walk),
            Law::RedealsAreFair if sampled => redeals_are_fair(walk),
            Law::ObservationsAreTrue if sampled => observations_are_true(walk),
            Law::BarrierIsTrue if sampled => barrier_is_true(walk),
            Law::QuestionsHideNothing if sampled => questions_hide_nothing(walk),
            Law::LabelsAreTrue if sampled => labels_are_true(walk),
            Law::PiecesAreConserved => walk.state.audit().map_err(|error| error.to_string()),
            Law::EndsWithinBound => within_bound(walk),
            Law::StandingsAddUp if sampled => standings_add_up(walk),
            _ => Ok(()),
        };
        verdict.map_err(|reason| walk.report(&reason))?;
        if !walk.goes_on() {
            break;
        }
        walk.step()?;
    }
    match law {
        Law::SameJournalSameState => same_journal_same_state(walk).map_err(|reason| walk.report(&reason)),
        _ => Ok(()),
    }
}

/// Whether different eyes see different things at the beginning, which only hidden information explains.
pub(super) fn hides_something<G: Game>(setup: &Setup<G>) -> bool {
    setup.start().is_ok_and(|game| {
        let views: Vec<G::View> = game
            .seats()
            .iter()
            .map(|seat| game.view(Eye::Seat(seat)))
            .collect();
        views.iter().any(|view| *view != game.view(Eye::Spectator))
    })
}

pub(super) fn list<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

fn listed_is_accepted<G: Game>(walk: &mut Walk<G>) -> Verdict {
    let waiting = walk.state.waiting();
    for seat in walk.state.seats().iter() {
        let actions = list(&walk.state, seat);
        if waiting.contains(seat) == actions.is_empty() {
            return Err(format!(
                "{seat:?} has {} actions; waited for are {waiting:?}",
                actions.len()
            ));
        }
        let distinct: HashSet<G::Action> = actions.iter().copied().collect();
        if distinct.len() != actions.len() {
            return Err(format!("{seat:?} has an action listed twice"));
        }
        for action in actions {
            let mut next = walk.state.clone();
            if let Err(error) = next.apply(seat, action, &mut ()) {
                return Err(format!("{seat:?} was refused the listed \"{action}\": {error:?}"));
            }
            // An action that no code carries out is accepted too, and would be asked for again for ever.
            if next == walk.state {
                return Err(format!(
                    "\"{action}\" of {seat:?} was accepted and changed nothing"
                ));
            }
            let mut quick = walk.state.clone();
            let mut listed = Vec::new();
            let asked = quick.play_listed(seat, action, &mut listed);
            let expected = next.waiting().first();
            if quick != next || asked != expected || expected.is_some_and(|seat| listed != list(&next, seat))
            {
                return Err(format!(
                    "\"{action}\" of {seat:?} led elsewhere when it was played as listed: {asked:?} has {listed:?}"
                ));
            }
        }
    }
    Ok(())
}

/// Actions that are not legal for the seat: a random sample, or all of them in a small game.
fn unlisted<G: Game>(walk: &mut Walk<G>, seat: Seat) -> Vec<G::Action> {
    let listed: HashSet<G::Action> = list(&walk.state, seat).into_iter().collect();
    let count = G::Action::COUNT;
    let numbers: Vec<usize> = if count <= TRIES as usize {
        (0..count).collect()
    } else {
        (0..TRIES)
            .map(|_| walk.rng.below(count as u32) as usize)
            .collect()
    };
    numbers
        .into_iter()
        .filter_map(G::Action::from_index)
        .filter(|action| !listed.contains(action))
        .collect()
}

fn unlisted_is_refused<G: Game>(walk: &mut Walk<G>) -> Verdict {
    for seat in walk.state.seats().iter() {
        for action in unlisted(walk, seat) {
            let mut next = walk.state.clone();
            let mut events = Vec::new();
            if next.apply(seat, action, &mut events).is_ok() {
                return Err(format!("{seat:?} could do the unlisted \"{action}\""));
            }
            if next != walk.state {
                return Err(format!("the refused \"{action}\" of {seat:?} changed the state"));
            }
            if !events.is_empty() {
                return Err(format!(
                    "the refused \"{action}\" of {seat:?} was told: {events:?}"
                ));
            }
        }
    }
    Ok(())
}

fn same_journal_same_state<G: Game>(walk: &Walk<G>) -> Verdict {
    if walk.state.version() != walk.setup.rules {
        return Err("the state forgot by which version of the rules it is played".into());
    }
    let mut again = walk.setup.start().map_err(|error| format!("{error:?}"))?;
    for &(seat, action) in &walk.played {
        again
            .apply(seat, action, &mut ())
            .map_err(|error| format!("\"{action}\" was refused in the replay: {error:?}"))?;
    }
    if again == walk.state && state_text(&again)? == state_text(&walk.state)? {
        Ok(())
    } else {
        Err("the same actions gave another state".into())
    }
}

fn state_text<G: Game>(game: &G) -> Result<String, String> {
    serde_json::to_string(game).map_err(|error| format!("the state cannot be written: {error}"))
}

fn survives_serde<G: Game>(walk: &mut Walk<G>) -> Verdict {
    let text = state_text(&walk.state)?;
    let read: G =
        serde_json::from_str(&text).map_err(|error| format!("the written state cannot be read: {error}"))?;
    if read != walk.state || state_text(&read)? != text {
        return Err("the state changed by being written and read".into());
    }
    for eye in walk.eyes() {
        views_survive(&walk.state.view(eye))?;
    }
    let mut journal = Journal::begin(&walk.setup);
    for &(seat, action) in &walk.played {
        journal.push(seat, &action);
    }
    journal.seal(&walk.state);
    let text = journal.to_text();
    let read =
        Journal::from_text(&text).map_err(|error| format!("the written journal cannot be read: {error}"))?;
    let replayed: G = read
        .replay()
        .map_err(|error| format!("the journal does not replay: {error}"))?;
    if replayed == walk.state {
        Ok(())
    } else {
        Err("the journal gave another state".into())
    }
}

/// A board reads the view with the game's own types.
fn views_survive<V: PartialEq + Serialize + DeserializeOwned>(view: &V) -> Verdict {
    let text = serde_json::to_string(view).map_err(|error| format!("the view cannot be written: {error}"))?;
    let read: V =
        serde_json::from_str(&text).map_err(|error| format!("the written view cannot be read: {error}"))?;
    if read == *view {
        Ok(())
    } else {
        Err("the view changed by being written and read".into())
    }
}

fn notation_round_trips<G: Game>(walk: &mut Walk<G>) -> Verdict {
    let mut actions: Vec<G::Action> = walk
        .state
        .seats()
        .iter()
        .flat_map(|seat| list(&walk.state, seat))
        .collect();
    let count = G::Action::COUNT;
    for _ in 0..TRIES {
        let number = walk.rng.below(count as u32) as usize;
        actions
            .push(G::Action::from_index(number).ok_or_else(|| format!("no action has the number {number}"))?);
    }
    if let Some(action) = G::Action::from_index(count) {
        return Err(format!(
            "\"{action}\" has the number {count}, which is not below COUNT"
        ));
    }
    for action in actions {
        let text = action.to_string();
        if text.parse() != Ok(action) {
            return Err(format!("\"{text}\" does not lead back to {action:?}"));
        }
        let number = action.index();
        if number >= count || G::Action::from_index(number) != Some(action) {
            return Err(format!("the number {number} does not lead back to \"{text}\""));
        }
    }
    Ok(())
}

fn redealt<G: Game>(walk: &mut Walk<G>, eye: Eye) -> G {
    let mut other = walk.state.clone();
    let seed = walk.rng.seed();
    other.redeal(eye, &mut Rng::new(seed, Purpose::Redeal));
    other
}

fn redeal_keeps_the_view<G: Game>(walk: &mut Walk<G>) -> Verdict {
    for eye in walk.eyes() {
        let other = redealt(walk, eye);
        let state = &walk.state;
        other
            .audit()
            .map_err(|error| format!("redealt for {eye:?} the position is impossible: {error}"))?;
        if other.view(eye) != state.view(eye) {
            return Err(format!(
                "{eye:?} sees another view after a redeal:\n{:?}\n{:?}",
                state.view(eye),
                other.view(eye)
            ));
        }
        if other.waiting() != state.waiting() || other.seats() != state.seats() {
            return Err(format!("other seats are waited for after a redeal for {eye:?}"));
        }
        if let Eye::Seat(seat) = eye
            && state.waiting().contains(seat)
        {
            if list(&other, seat) != list(state, seat) {
                return Err(format!(
                    "{seat:?} has other actions after a redeal of what it cannot know"
                ));
            }
            if other.question(seat) != state.question(seat) {
                return Err(format!(
                    "{seat:?} is asked something else after a redeal of what it cannot know"
                ));
            }
            let differs = |action: &G::Action| other.label(seat, *action) != state.label(seat, *action);
            if let Some(action) = list(state, seat).into_iter().find(differs) {
                return Err(format!(
                    "\"{action}\" says something else after a redeal of what {seat:?} cannot know: {:?}, {:?}",
                    state.label(seat, action),
                    other.label(seat, action)
                ));
            }
        }
        let changed = other != *state;
        walk.redeal_changed |= changed;
    }
    Ok(())
}

fn redeals_are_fair<G: Game>(walk: &mut Walk<G>) -> Verdict {
    for eye in walk.eyes() {
        let mut other = redealt(walk, eye);
        let mut mine = walk.state.clone();
        let seed = walk.rng.seed();
        mine.redeal(eye, &mut Rng::new(seed, Purpose::Redeal));
        other.redeal(eye, &mut Rng::new(seed, Purpose::Redeal));
        if mine != other {
            return Err(format!(
                "for {eye:?} two positions with the same view are redealt differently by the same stream:\n{mine:?}\n{other:?}"
            ));
        }
    }
    Ok(())
}

fn observations_are_true<G: Game>(walk: &mut Walk<G>) -> Verdict {
    for seat in walk.state.seats().iter() {
        let other = redealt(walk, Eye::Seat(seat));
        let features = Features::seen_by(&walk.state, seat);
        let first = Features::of(&walk.setup.start().map_err(|error| format!("{error:?}"))?);
        if features != first {
            let differs = features.iter().zip(&first).find(|(one, two)| one != two);
            return Err(format!(
                "{seat:?} is told {} features, the first position has {}; the first difference: {differs:?}",
                features.len(),
                first.len()
            ));
        }
        let mut mine = vec![0.0; features.len()];
        let mut theirs = mine.clone();
        observe(&walk.state, seat, &mut mine);
        observe(&other, seat, &mut theirs);
        for ((feature, mine), theirs) in features.iter().zip(mine).zip(theirs) {
            if mine != theirs {
                return Err(format!(
                    "{seat:?} is told {mine} or {theirs} as {}, depending on what it cannot know",
                    feature.name
                ));
            }
            if !(feature.low..=feature.high).contains(&mine) {
                return Err(format!(
                    "{} is {mine}, outside {} to {}",
                    feature.name, feature.low, feature.high
                ));
            }
        }
    }
    Ok(())
}

fn nothing_leaks<G: Game>(walk: &mut Walk<G>) -> Verdict {
    for eye in walk.eyes() {
        let other = redealt(walk, eye);
        if let Eye::Seat(seat) = eye {
            for action in unlisted(walk, seat) {
                let mine = walk.state.clone().apply(seat, action, &mut ());
                let theirs = other.clone().apply(seat, action, &mut ());
                if mine != theirs {
                    return Err(format!(
                        "the refusal of \"{action}\" tells {seat:?} what it cannot know: {mine:?} or {theirs:?}"
                    ));
                }
            }
        }
        if walk.state.waiting().is_empty() {
            continue;
        }
        let (actor, action) = walk.choose()?;
        let (mut mine, mut theirs) = (walk.state.clone(), other);
        let (mut my_log, mut their_log) = (Vec::new(), Vec::new());
        if mine.apply(actor, action, &mut my_log).is_err()
            || theirs.apply(actor, action, &mut their_log).is_err()
        {
            continue;
        }
        // Where the eye cannot tell the two positions apart afterwards, it must have been told the same, too.
        if mine.view(eye) == theirs.view(eye) && heard(&my_log, eye) != heard(&their_log, eye) {
            return Err(format!(
                "the events of \"{action}\" by {actor:?} tell {eye:?} what its view does not: {:?} or {:?}",
                heard(&my_log, eye),
                heard(&their_log, eye)
            ));
        }
    }
    Ok(())
}

fn barrier_is_true<G: Game>(walk: &mut Walk<G>) -> Verdict {
    if walk.state.waiting().is_empty() {
        return Ok(());
    }
    let (actor, action) = walk.choose()?;
    let eye = Eye::Seat(actor);
    let (mut mine, mut theirs) = (walk.state.clone(), redealt(walk, eye));
    let (mut my_log, mut their_log) = (Vec::new(), Vec::new());
    let (Ok(my_barrier), Ok(their_barrier)) = (
        mine.apply(actor, action, &mut my_log),
        theirs.apply(actor, action, &mut their_log),
    ) else {
        return Ok(());
    };
    if (my_barrier, their_barrier) != (Barrier::Open, Barrier::Open) {
        return Ok(());
    }
    if mine.view(eye) != theirs.view(eye) || heard(&my_log, eye) != heard(&their_log, eye) {
        return Err(format!(
            "\"{action}\" showed {actor:?} something hidden and left the barrier open"
        ));
    }
    Ok(())
}

/// Who is asked what: the seats that must decide, and the question each is asked, without its figures.
fn questions<G: Game>(game: &G) -> Vec<(Seat, String)> {
    let asked = game.waiting().iter();
    asked
        .map(|seat| (seat, game.question(seat).id.into_owned()))
        .collect()
}

/// What is asked next, and of whom, may depend on something hidden only if the eye was told it: otherwise the mere number of questions gives a hand away.
fn questions_hide_nothing<G: Game>(walk: &mut Walk<G>) -> Verdict {
    for eye in walk.eyes() {
        if walk.state.waiting().is_empty() {
            return Ok(());
        }
        let (actor, action) = walk.choose()?;
        let (mut mine, mut theirs) = (walk.state.clone(), redealt(walk, eye));
        let (mut my_log, mut their_log) = (Vec::new(), Vec::new());
        if mine.apply(actor, action, &mut my_log).is_err()
            || theirs.apply(actor, action, &mut their_log).is_err()
            || heard(&my_log, eye) != heard(&their_log, eye)
        {
            continue;
        }
        if questions(&mine) != questions(&theirs) {
            return Err(format!(
                "after \"{action}\" by {actor:?} the next question tells {eye:?} what it cannot know: {:?} or {:?}",
                questions(&mine),
                questions(&theirs)
            ));
        }
    }
    Ok(())
}

fn within_bound<G: Game>(walk: &mut Walk<G>) -> Verdict {
    if walk.played.len() >= G::MOST_DECISIONS && !walk.state.waiting().is_empty() {
        return Err(format!("not over after {} decisions", G::MOST_DECISIONS));
    }
    for seat in walk.state.waiting().iter() {
        let length = list(&walk.state, seat).len();
        if length > G::MOST_ACTIONS {
            return Err(format!(
                "{seat:?} has {length} actions; the game promises at most {}",
                G::MOST_ACTIONS
            ));
        }
    }
    Ok(())
}

fn standings_add_up<G: Game>(walk: &mut Walk<G>) -> Verdict {
    let standings = walk.state.standings();
    for seat in walk.state.seats().iter() {
        let rows = standings.rows.iter().filter(|row| row.seat == Some(seat)).count();
        if rows != 1 {
            return Err(format!("{seat:?} stands {rows} times"));
        }
    }
    for row in &standings.rows {
        let sum: i32 = row.sources.iter().map(|source| source.points).sum();
        if sum != row.score {
            return Err(format!(
                "the sources of {:?} add up to {sum}, the score is {}",
                row.seat, row.score
            ));
        }
        let better = standings
            .rows
            .iter()
            .filter(|other| (other.score, &other.tie_breaks) > (row.score, &row.tie_breaks));
        if usize::from(row.rank) != 1 + better.count() {
            return Err(format!(
                "{:?} has rank {} with score {}",
                row.seat, row.rank, row.score
            ));
        }
    }
    if walk.state.waiting().is_empty() {
        let (short, long) = (walk.state.finish(), Finish::of(&standings));
        if short != long {
            return Err(format!(
                "the end in numbers is {short:?}, by the standings {long:?}"
            ));
        }
    }
    if !walk.state.waiting().is_empty() && redealt(walk, Eye::Spectator).standings() != standings {
        return Err("the standings of a running game show what is not public".into());
    }
    Ok(())
}
