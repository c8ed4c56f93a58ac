//! Where on the board a move of the study takes place: what it names is lit there, the better move by itself and another while it is pointed at.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::scene::verb_of;
use crate::session::Insight;
use crate::table::{Desk, light_place, put_lights_out};

/// The answers that a move consists of, each with its words.
pub type Move = Vec<(String, Message)>;

/// The move that is pointed at. Copying it is free.
#[derive(Clone, Copy)]
pub struct Pointed(RwSignal<Option<Move>>);

impl Pointed {
    /// Lights what is pointed at, else the better move of the moment that is shown.
    pub fn follow(desk: Desk) -> Self {
        let pointed = RwSignal::new(None);
        let shown = Memo::new(move |_| desk.read(|scene| (scene.moves, scene.is_over())));
        let lit = Memo::new(move |_| {
            let (moves, is_over) = shown.get();
            let better = || desk.session.insight.with(|insight| better(insight, moves));
            pointed.get().or_else(better).filter(|_| !is_over)
        });
        Effect::new(move || {
            shown.track();
            let wanted = lit.get();
            put_lights_out();
            let light = move || {
                // The study may be closed by now, or another move be pointed at.
                if lit.try_get_untracked().as_ref() == Some(&wanted) {
                    open_room(desk, &wanted);
                    for (action, label) in wanted.iter().flatten() {
                        light_place(action, label);
                    }
                }
            };
            // The board draws the moment in the next frame.
            request_animation_frame(move || request_animation_frame(light));
        });
        on_cleanup(put_lights_out);
        Self(pointed)
    }

    /// Somebody points at a move, or at none any more.
    pub fn set(self, pointed: Option<Move>) {
        self.0.try_set(pointed);
    }
}

/// On a phone the room is opened in which the last of these answers is given.
fn open_room(desk: Desk, wanted: &Option<Move>) {
    let verbs = wanted.iter().flatten().map(|(action, _)| verb_of(action));
    let is_on_board = |verb: &&str| desk.on_board.with_untracked(|verbs| verbs.contains(verb));
    if let Some(verb) = { verbs }.rfind(is_on_board) {
        let room = desk.room_of.with_untracked(|room_of| room_of(verb));
        desk.room.set(room);
    }
}

/// What would be better than what was played at a moment; where nothing was judged, the choice of a strong player.
fn better(insight: &Insight, moves: u32) -> Option<Move> {
    let mut verdicts = insight.verdicts.iter();
    let judged = verdicts.find(|verdict| verdict.decision.moves == moves && verdict.decision.loss() > 0.0);
    if let Some(verdict) = judged {
        return Some(vec![(
            verdict.decision.best.action.clone(),
            verdict.better.clone(),
        )]);
    }
    let counsel = insight
        .counsel
        .as_ref()
        .filter(|counsel| counsel.moves == moves)?;
    let (advice, label) = counsel.choices.first()?;
    let further = advice
        .then
        .iter()
        .map(|choice| (choice.action.clone(), choice.label.clone()));
    let first = std::iter::once((advice.action.clone(), label.clone()));
    Some(first.chain(further).collect())
}
