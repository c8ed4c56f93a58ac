//! The numbers of the server: my own with how strong I am, what the games of everybody say, and the leaders of the month.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::wire::{
    BotRating, GameNumbers, Leader, Leaders, OwnGameNumbers, OwnTally, Rating, SeatsNumbers, SourceNumbers,
};

use crate::art::game_window;
use crate::faces;
use crate::remote::api;
use crate::route::Route;
use crate::study::counsel::signed;
use crate::study::numbers::won_in_words;
use crate::study::scores::{Columns, heads, seats_in_words, winners_in_words};
use crate::words::{month, say, t, tr};

/// What the server says of one game.
#[derive(Clone)]
struct Heard {
    own: Option<OwnGameNumbers>,
    numbers: GameNumbers,
    leaders: Leaders,
}

impl Heard {
    fn is_empty(&self) -> bool {
        self.own.is_none() && self.numbers.seats.is_empty()
    }
}

/// All games of the server that were played, beside those of this browser. Nothing where there is no server.
#[component]
pub fn Online() -> impl IntoView {
    let heard: RwSignal<Vec<(String, Heard)>> = RwSignal::new(Vec::new());
    leptos::task::spawn_local(async move {
        // A stranger has no numbers, and is told so when asking for them.
        let is_known = api::me().await.is_ok_and(|me| me.name.is_some());
        let own = if is_known {
            api::own_numbers().await.unwrap_or_default()
        } else {
            Default::default()
        };
        for face in faces::all().iter().filter(|face| !face.sample) {
            let (Ok(numbers), Ok(leaders)) = (
                api::game_numbers(&face.id).await,
                api::leaders(&face.id, None).await,
            ) else {
                return;
            };
            let own = own.games.iter().find(|own| own.game == face.id).cloned();
            let of_game = Heard {
                own,
                numbers,
                leaders,
            };
            if !of_game.is_empty() {
                heard.try_update(|heard| heard.push((face.id.clone(), of_game)));
            }
        }
    });
    move || {
        let heard = heard.get();
        (!heard.is_empty()).then(|| {
            view! {
                <h2 class="numbers-where">{tr("web.numbers.online")}</h2>
                <p class="lead">{tr("web.numbers.online-lead")}</p>
                <ul class="numbers-games">{heard.into_iter().map(|(game, heard)| view! { <Game game heard /> }).collect_view()}</ul>
            }
        })
    }
}

/// A rating with how sure it is, in words.
fn rating_in_words(rating: Rating) -> String {
    let message = Message::new("web.numbers.rating")
        .with("rating", i64::from(rating.rating))
        .with("within", i64::from(rating.within))
        .with("games", i64::from(rating.games));
    say(&message, &[])
}

#[component]
fn Game(game: String, heard: Heard) -> impl IntoView {
    let title = format!("{game}.title");
    let Heard {
        own,
        numbers,
        leaders,
    } = heard;
    let row = |tally: OwnTally| {
        let won = won_in_words(tally.wins as usize, tally.contests as usize);
        view! {
            <tr><th scope="row">{move || seats_in_words(tally.seats.into())}</th><td>{tally.games}</td><td>{won}</td><td><strong>{tally.best}</strong></td><td>{tally.mean}</td></tr>
        }
    };
    let mine = own.map(|own| {
        view! {
            <h3>{tr("web.numbers.mine")}</h3>
            {own.rating.map(|rating| view! { <p class="rating">{move || rating_in_words(rating)}</p> })}
            <table>{heads()} <tbody>{own.seats.into_iter().map(row).collect_view()}</tbody></table>
        }
    });
    let bots = (!numbers.bots.is_empty()).then(|| {
        let bot = |bot: BotRating| {
            let level = format!("web.plan.{}", bot.level.name());
            view! { <li><b>{move || t(&level)}</b> " " {move || rating_in_words(bot.rating)}</li> }
        };
        view! { <ul class="what-wins">{numbers.bots.into_iter().map(bot).collect_view()}</ul> }
    });
    view! {
        <li class="sheet-panel numbers-game">
            {game_window(&game)}
            <div class="numbers-words">
                <h2>{move || t(&title)}</h2>
                {mine}
                {bots}
                <Best game=game.clone() latest=leaders />
            </div>
            {numbers.seats.into_iter().map(|numbers| view! { <Everybody numbers /> }).collect_view()}
        </li>
    }
}

/// What the games of everybody with one number of seats say.
#[component]
fn Everybody(numbers: SeatsNumbers) -> impl IntoView {
    let seats = usize::from(numbers.seats);
    let games = i64::from(numbers.games);
    let title = move || {
        let message = Message::new("web.numbers.all-games")
            .with("seats", seats_in_words(seats))
            .with("count", games);
        say(&message, &[])
    };
    let winners = numbers
        .winners
        .map(|winners| view! { <p>{move || winners_in_words(seats, &winners)}</p> });
    let by_seat = (seats > 1).then(|| {
        let share = |(seat, share): (usize, f32)| {
            let label = move || say(&Message::new("engine.seat").with("number", seat + 1), &[]);
            view! { <li><span>{label}</span> " " <b>{format!("{share:.0} %")}</b></li> }
        };
        let shares = numbers.wins_by_seat.into_iter().enumerate().map(share);
        view! { <p>{tr("web.numbers.by-seat")}</p> <ul class="what-wins">{shares.collect_view()}</ul> }
    });
    view! {
        <details class="fold everybody">
            <summary>{title}</summary>
            <Columns steps=numbers.all.steps />
            {winners}
            {by_seat}
            <Sources sources=numbers.sources />
        </details>
    }
}

/// The sources that brought anything, those first by which winners differ most from the others.
fn telling(mut sources: Vec<SourceNumbers>) -> Vec<SourceNumbers> {
    sources.retain(|source| source.winners != 0.0 || source.others != 0.0);
    let ahead = |source: &SourceNumbers| source.winners - source.others;
    sources.sort_by(|one, two| ahead(two).total_cmp(&ahead(one)));
    sources
}

/// Points with one digit, and a minus as long as a plus.
fn points(mean: f32) -> String {
    format!("{mean:.1}").replace('-', "−")
}

/// Where the points of winners come from, beside those of the others.
#[component]
pub fn Sources(sources: Vec<SourceNumbers>) -> impl IntoView {
    let row = |source: SourceNumbers| {
        let name = source.name;
        view! {
            <tr><th scope="row">{move || say(&name, &[])}</th><td>{points(source.winners)}</td><td>{points(source.others)}</td>
                <td><strong>{signed(source.winners - source.others)}</strong></td></tr>
        }
    };
    let sources = telling(sources);
    view! {
        <table>
            <thead><tr><td></td><th scope="col">{tr("web.numbers.of-winners")}</th><th scope="col">{tr("web.numbers.of-others")}</th>
                <th scope="col">{tr("web.numbers.difference")}</th></tr></thead>
            <tbody>{sources.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

/// The leaders of this month, or of an earlier one, and how one comes to stand among them.
#[component]
fn Best(game: String, latest: Leaders) -> impl IntoView {
    let shown = RwSignal::new(latest.clone());
    let (game, latest) = (StoredValue::new(game), StoredValue::new(latest));
    let is_latest = move || shown.with(|shown| latest.with_value(|latest| latest.since == shown.since));
    let look_back = move |since: u64| {
        leptos::task::spawn_local(async move {
            if let Ok(leaders) = api::leaders(&game.get_value(), Some(since)).await {
                shown.try_set(leaders);
            }
        });
    };
    let leader = |leader: Leader| {
        let won = won_in_words(leader.wins as usize, leader.games as usize);
        view! {
            <li class:me=leader.me><b>{leader.name}</b> " " <span>{move || rating_in_words(leader.rating)}</span> " · " <span>{tr("web.numbers.wins")} ": " {won}</span></li>
        }
    };
    let listed = move || {
        let leaders = shown.with(|shown| shown.leaders.clone());
        if leaders.is_empty() {
            view! { <p class="help">{tr("web.numbers.no-leaders")}</p> }.into_any()
        } else {
            view! { <ol class="month-leaders">{leaders.into_iter().map(leader).collect_view()}</ol> }
                .into_any()
        }
    };
    let earlier = move || {
        shown.with(|shown| shown.earlier).map(|since| {
            view! { <button class="quiet" on:click=move |_| look_back(since)>"‹ " {move || month(since)}</button> }
        })
    };
    let back = move || {
        (!is_latest()).then(|| {
            view! { <button class="quiet" on:click=move |_| shown.set(latest.get_value())>{tr("web.numbers.this-month")} " ›"</button> }
        })
    };
    view! {
        <h3>{tr("web.numbers.leaders")} <small class="leaders-month">{move || month(shown.with(|shown| shown.since))}</small></h3>
        <div role="status">{listed}</div>
        <p class="button-row leaders-months">{earlier} {back}</p>
        <p class="help"><a href=Route::Profile.to_string()>{tr("web.numbers.be-listed")}</a></p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_wins_comes_first_and_what_brought_nobody_anything_is_left_out() {
        let source = |name: &'static str, winners, others| SourceNumbers {
            name: Message::new(name),
            winners,
            others,
        };
        let told = telling(vec![
            source("test.walls", 2.0, 4.0),
            source("test.seals", 0.0, 0.0),
            source("test.plazas", 9.0, 1.0),
        ]);
        let names: Vec<&str> = told.iter().map(|source| source.name.id.as_ref()).collect();
        assert_eq!(names, ["test.plazas", "test.walls"]);
        assert_eq!(points(-11.0), "−11.0");
    }
}
