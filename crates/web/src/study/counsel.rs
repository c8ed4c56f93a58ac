//! What a strong player would do at the moment that is shown, with the margin that each choice leaves.

use std::time::Duration;

use leptos::prelude::*;
use signoria_engine::{Arg, Message, Seat};
use signoria_table::wire::Advice;

use crate::art::seat_mark;
use crate::local::talk::STUDIED;
use crate::session::Asked;
use crate::study::lines::try_instead;
use crate::study::places::{Move, Pointed};
use crate::study::tree::Against;
use crate::table::{Desk, Place, whole_move};
use crate::words::tr;

/// How many choices are shown: the best, and those that come as whole moves beside it.
const MOST: usize = 1 + STUDIED;
/// How long a moment has to be shown before it is thought about: thinking takes a second, and a replay at double speed passes moments more quickly.
const REST: Duration = Duration::from_millis(650);

/// A margin with its sign.
pub fn signed(points: f32) -> String {
    // Adding nothing makes a zero of a zero below zero.
    let points = (points * 10.0).round() / 10.0 + 0.0;
    if points < 0.0 {
        format!("−{:.1}", -points)
    } else {
        format!("+{points:.1}")
    }
}

/// What the search has looked into: its choice first, then the others by what they leave.
fn worth_showing(mut choices: Vec<(Advice, Message)>) -> Vec<(Advice, Message)> {
    choices.retain(|(advice, _)| advice.share.is_none_or(|share| share > 0.0));
    if let [_, others @ ..] = choices.as_mut_slice() {
        let margin = |choice: &(Advice, Message)| choice.0.margin.unwrap_or(f32::MIN);
        others.sort_by(|one, two| margin(two).total_cmp(&margin(one)));
    }
    choices.truncate(MOST);
    choices
}

/// Asks about the moment that is shown, once it has been shown for a while.
fn follow(desk: Desk) {
    let moment = Memo::new(move |_| desk.read(|scene| (scene.moves, scene.is_over())));
    Effect::new(move || {
        let wanted = moment.get();
        let ask = move || {
            let is_known = || {
                let insight = desk.session.insight;
                insight.with_untracked(|insight| {
                    insight
                        .counsel
                        .as_ref()
                        .is_some_and(|counsel| counsel.moves == wanted.0)
                })
            };
            // The table may have been left, or another moment be shown by now; at the end there is nothing to decide.
            if moment.try_get_untracked() == Some(wanted) && !wanted.1 && !is_known() {
                desk.session.look_into(Asked::Advice(wanted.0));
            }
        };
        set_timeout(ask, REST);
    });
}

/// The choices, the best first. A press tries one: in a study that waits for it, else as a line of its own.
#[component]
pub fn BestMoves(desk: Desk, place: Place, pointed: Pointed) -> impl IntoView {
    let place = StoredValue::new(place);
    follow(desk);
    let moment = Memo::new(move |_| desk.read(|scene| (scene.moves, scene.is_over())));
    let counsel = Memo::new(move |_| {
        let (shown, _) = moment.get();
        desk.session
            .insight
            .with(|insight| insight.counsel.clone().filter(|counsel| counsel.moves == shown))
    });
    let heading = move || {
        counsel.get().map(|counsel| {
            let whose = Message::new("web.study.decides").with("seat", counsel.seat);
            view! { <small>{seat_mark(counsel.seat.index())} " " {desk.say(&whose)}</small> }
        })
    };
    let play = move |seat: Seat, action: &str| {
        if untrack(|| desk.session.offers(action)) {
            desk.choose(action);
        } else {
            let first = format!("{seat} {action}");
            try_instead(desk, place.get_value(), Some(first), Against::Alone);
        }
    };
    let row = move |seat: Seat, (advice, label): (Advice, Message)| {
        let margin = advice.margin.map(signed).unwrap_or_default();
        let share = advice.share.unwrap_or(0.0).clamp(0.0, 1.0) * 100.0;
        let further = advice
            .then
            .iter()
            .map(|choice| (choice.action.clone(), choice.label.clone()));
        let answers: Move = std::iter::once((advice.action.clone(), label.clone()))
            .chain(further)
            .collect();
        let point = move || pointed.set(Some(answers.clone()));
        let point_too = point.clone();
        let words = desk.say(&Message::new("web.study.choice").with("what", Arg::Message(Box::new(label))));
        let words = whole_move(desk, words, &advice);
        let action = advice.action.clone();
        view! {
            <li><button title=tr("web.study.try-this") on:click=move |_| play(seat, &action)
                on:pointerenter=move |_| point() on:pointerleave=move |_| pointed.set(None)
                on:focus=move |_| point_too() on:blur=move |_| pointed.set(None)>
                <b class:below=advice.margin.is_some_and(|margin| margin < 0.0)>{margin}</b>
                <span>{words}</span>
                <i class="study-share" style:width=format!("{share:.0}%") aria-hidden="true"></i>
            </button></li>
        }
    };
    view! {
        <section class="study-part best-moves" aria-live="polite">
            <h3>{tr("web.study.best")} {heading}</h3>
            {move || match counsel.get() {
                _ if moment.get().1 => view! { <p class="quiet-line">{tr("web.study.over")}</p> }.into_any(),
                None => view! { <p class="quiet-line">{tr("web.hint.thinks")}</p> }.into_any(),
                Some(counsel) if counsel.choices.is_empty() => view! { <p class="quiet-line">{tr("web.hint.none")}</p> }.into_any(),
                Some(counsel) => view! {
                    <ol>{worth_showing(counsel.choices).into_iter().map(|choice| row(counsel.seat, choice)).collect_view()}</ol>
                    <p class="quiet-line">{tr("web.study.best-help")}</p>
                }
                .into_any(),
            }}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_choice_comes_first_and_unexplored_actions_are_left_out() {
        let choice = |action: &str, share, margin| {
            let advice = Advice {
                action: action.into(),
                share: Some(share),
                margin: Some(margin),
                ..Advice::default()
            };
            (advice, Message::new("test.label"))
        };
        let shown = worth_showing(vec![
            choice("best", 0.8, 3.0),
            choice("bad", 0.1, -2.0),
            choice("close", 0.1, 3.5),
            choice("unseen", 0.0, 0.0),
        ]);
        let actions: Vec<&str> = shown.iter().map(|(advice, _)| advice.action.as_str()).collect();
        assert_eq!(actions, ["best", "close", "bad"]);
    }

    #[test]
    fn margins_have_a_sign_and_one_digit() {
        assert_eq!(signed(3.04), "+3.0");
        assert_eq!(signed(-0.04), "+0.0");
        assert_eq!(signed(-12.34), "−12.3");
    }
}
