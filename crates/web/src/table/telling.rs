//! The turns of others as they happen: in words with a face, with the things concerned lit up, at the speed that the person likes; and once
//! more on request, moment by moment. None of it delays a decision.

use std::sync::Arc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use signoria_engine::{Arg, Message, Seat};

use crate::app::app;
use crate::art::{face, seat_mark};
use crate::scene::Scene;
use crate::session::{Line, Logged};
use crate::settings::Speed;
use crate::table::Desk;
use crate::table::log::named;
use crate::words::{t, tr};

/// The most moments that are played again: more is what the slider of the menu is for.
const MOST_MOMENTS: u32 = 80;
/// How long a moment is shown when things stay still otherwise: it is played again to be followed.
const STILL: Duration = Duration::from_millis(700);

/// Tells what others do. Copying it is free.
#[derive(Clone, Copy)]
pub struct Teller {
    desk: Desk,
    /// What happened with the action that led to the moment that is shown, by others or by oneself.
    told: Memo<Vec<Arc<Logged>>>,
    /// The moment after the last own action that others have acted upon.
    since: Memo<Option<u32>>,
    /// The moment up to which the past is being played again.
    playing: RwSignal<Option<u32>>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

/// The seat that a message names first.
pub fn actor(message: &Message) -> Option<Seat> {
    match message.args.get("seat") {
        Some(Arg::Seat(seat)) => Some(*seat),
        _ => None,
    }
}

/// The moment after the last action of a seat: what an action brings to others is told after what was done.
fn last_own_move(log: &[Arc<Logged>], own: Seat) -> Option<u32> {
    let moves = |logged: &Arc<Logged>| logged.line.moves;
    let actions = log.chunk_by(|one, next| moves(one) == moves(next));
    let mut own_actions = actions.rev().filter(|lines| {
        let mut told = lines.iter().map(|logged| &logged.line.message);
        told.find_map(actor) == Some(own)
    });
    own_actions.next().and_then(|lines| lines.first()).map(moves)
}

impl Teller {
    /// Follows the log of a table.
    pub fn new(desk: Desk) -> Self {
        let log = desk.session.log;
        let told = Memo::new(move |_| {
            let shown = desk.read(|scene| scene.moves);
            log.with(|log| {
                let last = log.iter().rev().map(|logged| logged.line.moves).next();
                let lines = log
                    .iter()
                    .rev()
                    .take_while(|logged| Some(logged.line.moves) == last);
                let mut lines: Vec<_> = lines.filter(|_| last == Some(shown)).cloned().collect();
                lines.reverse();
                lines
            })
        });
        let since = Memo::new(move |_| {
            let own = desk.read(Scene::eye)?;
            let (live, latest) = desk.read(|scene| (scene.is_live(), scene.table.moves));
            if !live {
                return None;
            }
            log.with(|log| {
                let last = last_own_move(log, own)?;
                (last < latest && latest - last <= MOST_MOMENTS).then_some(last)
            })
        });
        let teller = Self {
            desk,
            told,
            since,
            playing: RwSignal::new(None),
            timer: StoredValue::new(None),
        };
        teller.light_up();
        let is_asked = Memo::new(move |_| desk.is_my_turn());
        Effect::new(move || {
            if is_asked.get() {
                desk.session.hurries.set(false);
            }
        });
        on_cleanup(move || teller.stop_timer());
        teller
    }

    /// What others just did lights up what it is about.
    fn light_up(self) {
        Effect::new(move || {
            let own = self.desk.read(Scene::eye);
            let mut things = Vec::new();
            self.told.with(|told| {
                let by_others = told.iter().filter(|logged| actor(&logged.line.message) != own);
                by_others.for_each(|logged| named(&logged.line.message, &mut things));
            });
            app().pointed_at.set(things);
        });
        on_cleanup(|| app().pointed_at.set(Vec::new()));
    }

    fn stop_timer(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Whether anything happened since one's last turn.
    pub fn can_replay(self) -> bool {
        self.since.get().is_some() && self.playing.get().is_none()
    }

    /// Plays what happened since one's last turn once more.
    pub fn replay(self) {
        let latest = self.desk.read(|scene| scene.table.moves);
        if let Some(since) = self.since.get_untracked() {
            self.playing.set(Some(latest));
            self.show(since);
        }
    }

    fn show(self, moment: u32) {
        let Some(latest) = self.playing.try_get_untracked().flatten() else {
            return;
        };
        if moment >= latest {
            self.stop();
            return;
        }
        self.desk.session.look(Some(moment));
        let pause = match app().pace() {
            Duration::ZERO => STILL,
            pace => pace,
        };
        let next = move || self.show(moment + 1);
        self.timer.set_value(set_timeout_with_handle(next, pause).ok());
    }

    fn stop(self) {
        self.stop_timer();
        if self.playing.get_untracked().is_some() {
            self.playing.set(None);
            self.desk.session.look(None);
        }
    }

    /// Skips ahead to the present, or to one's next decision. False when there is nothing to skip.
    pub fn skip(self) -> bool {
        if self.playing.get_untracked().is_some() {
            self.stop();
            true
        } else if untrack(|| self.is_telling()) {
            self.desk.session.hurries.set(true);
            true
        } else {
            false
        }
    }

    /// Whether others act, and it is shown as it happens.
    fn is_telling(self) -> bool {
        self.desk
            .read(|scene| scene.is_live() && !scene.is_over() && scene.prompt().is_none())
    }

    /// What is shown now.
    pub fn lines(self) -> Vec<Message> {
        self.told
            .with(|told| told.iter().map(|logged| logged.line.message.clone()).collect())
    }

    /// The number of the newest line that is told.
    pub fn newest(self) -> Option<usize> {
        self.told.with(|told| told.last().map(|logged| logged.serial))
    }

    /// What is said in place of a question, with the seat that it speaks of first: rather what it did than what it paid for that.
    pub fn headline(self) -> Option<Message> {
        let aside = self.desk.signs.get().aside;
        self.told.with(|told| {
            let mut lines = told.iter().map(|logged| &logged.line.message);
            let mut by_seat = lines.clone().filter(|message| actor(message).is_some());
            let deed = by_seat
                .clone()
                .find(|message| aside.is_none_or(|aside| aside(message).is_none()));
            deed.or_else(|| by_seat.next()).or_else(|| lines.next()).cloned()
        })
    }

    /// What else is said of the same action.
    pub fn details(self) -> String {
        let headline = self.headline();
        self.told.with(|told| {
            let aside = self.desk.signs.get().aside;
            let is_said = |message: &&Message| {
                aside
                    .and_then(|aside| aside(message))
                    .is_none_or(|aside| !aside.is_silent())
            };
            let rest = told
                .iter()
                .map(|logged| &logged.line.message)
                .filter(|message| Some(*message) != headline.as_ref())
                .filter(is_said);
            let words: Vec<String> = rest.map(|message| self.desk.say(message)).collect();
            words.join(" ")
        })
    }
}

/// Who acts: face and mark, or one's own mark when one is asked.
#[component]
pub fn Actor(desk: Desk, teller: Teller) -> impl IntoView {
    let seat = Memo::new(move |_| {
        if desk.is_my_turn() {
            return None;
        }
        let told = teller.headline().as_ref().and_then(actor);
        told.or_else(|| desk.read(|scene| scene.table.waiting.first().copied()))
            .filter(|_| !desk.read(Scene::is_over))
    });
    let name = move |seat: Seat| {
        desk.names
            .with(|names| names.get(seat.index()).cloned().unwrap_or_default())
    };
    move || {
        seat.get().map(|seat| {
            view! {
                <span class=format!("teller-face seat-{}", seat.index())>
                    {move || face(&name(seat), seat.index())} {seat_mark(seat.index())}
                </span>
            }
        })
    }
}

/// Skipping and the speed, where the answers stand otherwise.
#[component]
pub fn Pace(teller: Teller) -> impl IntoView {
    let is_playing = Memo::new(move |_| teller.playing.get().is_some());
    // A server waits for nobody's eyes: there is nothing to skip, and who only watches has no pace.
    let is_here = Memo::new(move |_| teller.desk.session.line.get() == Line::Local);
    let is_followed = Memo::new(move |_| is_here.get() || teller.desk.own.get().is_some());
    let is_shown = Memo::new(move |_| is_playing.get() || teller.is_telling() && is_followed.get());
    let speed = move || app().settings.with(|settings| settings.speed);
    let button = move |option: Speed| {
        view! {
            <button aria-pressed=move || (speed() == option).to_string()
                on:click=move |_| app().settings.update(|settings| settings.speed = option)>
                {move || t(&format!("web.speed.{}", option.code()))}
            </button>
        }
    };
    move || {
        is_shown.get().then(|| {
            view! {
                <div class="pace">
                    {move || (is_here.get() || is_playing.get()).then(|| view! {
                        <button class="primary skip-ahead" on:click=move |_| { teller.skip(); }>{tr("web.replay.skip")} <kbd aria-hidden="true">{tr("web.replay.space")}</kbd></button>
                    })}
                    <span class="speeds" role="group" aria-label=tr("web.settings.speed")>{Speed::ALL.map(button).collect_view()}</span>
                </div>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use signoria_table::wire::LogLine;

    use super::*;

    #[test]
    fn what_the_end_of_a_round_brings_is_no_action_of_ones_own() {
        let (own, other) = (Seat::new(0), Seat::new(1));
        let said = |moves, id: &'static str, seat| {
            let line = LogLine {
                moves,
                message: Message::new(id).with("seat", seat),
                event: None,
            };
            Arc::new(Logged { serial: 0, line })
        };
        let log = [
            said(3, "completed", own),
            said(4, "built", other),
            said(5, "ended", other),
            said(5, "best-work", own),
        ];
        assert_eq!(last_own_move(&log, own), Some(3));
        assert_eq!(last_own_move(&log[..1], other), None);
    }
}
