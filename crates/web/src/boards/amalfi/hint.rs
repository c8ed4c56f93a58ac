//! Where the answers to the question of a move under way lie on the board: said on the desk while nothing is pointed at, and brought into sight on a phone.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::browser;
use crate::scene::verb_of;
use crate::table::Desk;

/// The line for a question; none where the desk itself has the answers.
fn hint(question: &str) -> Option<&'static str> {
    Some(match question {
        "amalfi.ask.recall" => "web.amalfi.how-recall",
        "amalfi.ask.launch" => "web.amalfi.how-launch",
        "amalfi.ask.copy" => "web.amalfi.how-copy",
        "amalfi.ask.move" => "web.amalfi.how-move",
        "amalfi.ask.lighthouse" => "web.amalfi.how-lighthouse",
        "amalfi.ask.unturn" => "web.amalfi.how-unturn",
        "amalfi.ask.spend" => "web.amalfi.how-spend",
        "amalfi.ask.take" | "amalfi.ask.before" | "amalfi.ask.after" => "web.amalfi.how-take",
        _ => return None,
    })
}

/// What to press for an answer.
pub fn where_to_press(desk: Desk) -> Option<Message> {
    // An answer on the desk may have the focus all the while.
    let on_board = desk.on_board.get();
    let is_pointed = |action: String| on_board.contains(&verb_of(&action));
    if desk.pointed().is_some_and(is_pointed) {
        return None;
    }
    desk.read(|scene| hint(&scene.prompt()?.question.id))
        .map(Message::new)
}

/// The court lies below the harbour of a phone.
pub fn show_court() {
    if !browser::prefers("(max-width: 899px)") {
        return;
    }
    request_animation_frame(|| {
        if let Ok(Some(court)) = document().query_selector(".own .court") {
            court.scroll_into_view_with_bool(true);
        }
    });
}
