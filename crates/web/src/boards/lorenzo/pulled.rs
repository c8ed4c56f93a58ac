//! A member that is pulled from home: it is picked up, and goes to whatever it is dropped on; dropped on nothing, it goes back.

use leptos::ev;
use leptos::prelude::*;
use signoria_engine::Seat;
use signoria_lorenzo::Action;
use signoria_lorenzo::board::Member;

use super::Lorenzo;
use super::shared::Next;
use super::target::drawn;

/// What the board's drag calls out: it picks members up and puts them down.
pub fn follow(board: Lorenzo) {
    // What was dropped, and on what, before the table had answered that it is picked up.
    let waiting: StoredValue<Option<(String, String)>> = StoredValue::new(None);
    let session = board.desk.session;
    let pull = move |action: &str| {
        // It can be put back: there is nothing to confirm.
        if untrack(|| session.offers(action)) {
            session.play(action);
        }
    };
    let put_down = move |action: &str, place: &str| {
        if session.busy.get_untracked() {
            waiting.set_value(Some((action.to_owned(), place.to_owned())));
        } else {
            drop_on(board, action, place);
        }
    };
    board.drag.follow(pull, put_down);
    Effect::new(move || {
        let Some(wish) = board.wish.get() else {
            return;
        };
        let placing = board.placing().map(|(member, place)| (member, place.is_some()));
        match wish.next(placing, board.asks("place")) {
            Next::Go if session.busy.get() => {}
            Next::Go => {
                board.wish.set(None);
                request_animation_frame(move || board.aim(&wish.place));
            }
            Next::Wait => {}
            Next::Forget => board.wish.set(None),
        }
    });
    Effect::new(move || {
        if !session.busy.get()
            && let Some((action, place)) = waiting.try_update_value(Option::take).flatten()
        {
            // The answer has to be there before it is answered in turn.
            request_animation_frame(move || drop_on(board, &action, &place));
        }
    });
}

/// A pointer comes down on a member that can go, or that is already in hand.
pub fn pick_up(board: Lorenzo, seat: Seat, member: Member, is_held: bool, event: &ev::PointerEvent) {
    let action = Action::Place { member }.to_string();
    if is_held || untrack(|| board.desk.session.offers(&action)) {
        let art = format!("lorenzo-{}", drawn(seat, member));
        board.drag.pick_up(action, Some(art), event);
    }
}

/// Sends the member that an action has picked up to a place, or home if it was dropped on none. Where it cannot go, the rules say why, and it stays in hand.
fn drop_on(board: Lorenzo, action: &str, place: &str) {
    let session = board.desk.session;
    let is_place = matches!(place.parse(), Ok(Action::On { .. }));
    if untrack(|| session.offers(place)) || is_place && untrack(|| board.asks_like(place)) {
        board.aim(place);
    } else if untrack(|| !session.offers(action)) {
        board.step_back();
    }
}
