//! Sailing: what a voyage that is pointed at takes and brings, and the ships that are then sent to holds, all of them with one press.

use leptos::ev;
use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::pieces::{Hold, Route};
use signoria_amalfi::view::{SendingView, VoyageView};
use signoria_engine::Message;

use crate::art::icon;
use crate::boards::amalfi::Amalfi;
use crate::boards::amalfi::parts::{good, ship, sign, voyage};
use crate::browser;
use crate::words::{say, tr};

/// How many ships go to each hold.
type Cargo = [u8; Hold::ALL.len()];

/// Ships that are being sent. Copying it is free.
#[derive(Clone, Copy)]
pub struct Sending {
    /// What is asked; none while ships are not being sent.
    asked: Memo<Option<SendingView>>,
    /// What is put together; none: all into the hold that the voyage names.
    chosen: RwSignal<Option<Cargo>>,
    /// The actions that are still to be played.
    left: RwSignal<Vec<String>>,
}

/// As many as may go, where there is no choice of holds.
fn all_of(asked: SendingView) -> Cargo {
    let mut load = Cargo::default();
    if let Some(hold) = asked.hold {
        load[hold as usize] = asked.ships;
    }
    load
}

/// The ships of a load, one action each; whoever keeps some back although more could go declines the rest.
fn steps(asked: SendingView, load: &Cargo) -> Vec<String> {
    let holds = load.iter().zip(Hold::ALL);
    let sends = holds.flat_map(|(&ships, &hold)| {
        std::iter::repeat_n(Action::Send { hold }.to_string(), usize::from(ships))
    });
    let mut steps: Vec<String> = sends.collect();
    if steps.len() < usize::from(asked.ships) {
        steps.push(Action::Skip.to_string());
    }
    steps
}

impl Sending {
    /// Follows what the own seat is asked.
    pub fn new(view: Memo<Option<super::View>>) -> Self {
        let asked = Memo::new(move |_| view.with(|view| view.as_ref()?.own.as_ref()?.sending));
        Self {
            asked,
            chosen: RwSignal::new(None),
            left: RwSignal::new(Vec::new()),
        }
    }

    fn load(self) -> Cargo {
        let asked = self.asked.get();
        self.chosen
            .get()
            .or_else(|| asked.map(all_of))
            .unwrap_or_default()
    }

    fn count(self) -> u8 {
        self.load().iter().sum()
    }

    fn change(self, hold: Hold, more: bool) {
        let Some(asked) = self.asked.get_untracked() else {
            return;
        };
        let mut load = untrack(|| self.load());
        let is_full = load.iter().sum::<u8>() >= asked.ships;
        let here = &mut load[hold as usize];
        match more {
            true if is_full => return,
            true => *here += 1,
            false => *here = here.saturating_sub(1),
        }
        self.chosen.set(Some(load));
    }

    /// Nothing is chosen any more.
    pub fn forget(self) {
        self.chosen.set(None);
    }

    fn send(self, board: Amalfi) {
        let Some(asked) = self.asked.get_untracked() else {
            return;
        };
        let mut steps = steps(asked, &untrack(|| self.load()));
        if !steps.is_empty() && self.left.with_untracked(Vec::is_empty) {
            let first = steps.remove(0);
            self.left.set(steps);
            board.desk.session.play(first);
        }
    }

    /// Goes on with what was confirmed, as long as ships are asked for.
    pub fn go_on(self, board: Amalfi) {
        let moves = Memo::new(move |_| board.desk.read(|scene| scene.moves));
        Effect::new(move || {
            moves.track();
            if board.desk.session.busy.get() {
                return;
            }
            let Some(next) = self.left.with_untracked(|left| left.first().cloned()) else {
                return;
            };
            let goes_on = untrack(|| self.asked.get().is_some() && board.desk.session.offers(&next));
            if goes_on {
                self.left.update(|left| {
                    left.remove(0);
                });
                board.desk.session.play(next);
            } else {
                self.left.set(Vec::new());
            }
        });
    }
}

/// The ships that are being sent, on the desk.
#[component]
pub fn Lading(board: Amalfi) -> impl IntoView {
    let asked = board.sending.asked;
    let shown = Memo::new(move |_| {
        asked
            .get()
            .filter(|asked| asked.ships > 0)
            .map(|asked| asked.hold)
    });
    move || shown.get().map(|hold| view! { <Load board hold /> })
}

#[component]
fn Load(board: Amalfi, hold: Option<Hold>) -> impl IntoView {
    let sending = board.sending;
    request_animation_frame(|| {
        browser::focus(".lading .send-ships");
    });
    let home = board.home().index();
    let most = move || sending.asked.get().map_or(0, |asked| asked.ships);
    let is_full = move || sending.count() >= most();
    let is_busy = Memo::new(move |_| board.desk.session.busy.get() || !sending.left.with(Vec::is_empty));
    // To send none is an answer of its own.
    let is_empty = Memo::new(move |_| sending.count() == 0);
    let first = move || {
        let asked = sending.asked.get().filter(|_| !is_empty.get())?;
        steps(asked, &sending.load()).into_iter().next()
    };
    let holds: Vec<Hold> = hold.map_or_else(|| Hold::ALL.to_vec(), |hold| vec![hold]);
    let first_hold = holds.first().copied();
    let on_key = move |event: ev::KeyboardEvent| {
        let Some(hold) = first_hold else { return };
        match event.key().as_str() {
            "ArrowLeft" | "ArrowDown" => sending.change(hold, false),
            "ArrowRight" | "ArrowUp" => sending.change(hold, true),
            _ => return,
        }
        event.prevent_default();
    };
    let words = move |id: &'static str, hold: Hold| {
        say(
            &Message::new(id).with("hold", signoria_engine::Arg::Name(hold.name().into())),
            &[],
        )
    };
    let stepper = move |hold: Hold| {
        let ships = Memo::new(move |_| sending.load()[hold as usize]);
        view! {
            <span class="to-hold" class:none=move || ships.get() == 0>
                <button class="icon-button" aria-label=move || words("web.amalfi.fewer-ships", hold) disabled=move || ships.get() == 0
                    on:click=move |_| sending.change(hold, false)>{icon("minus")}</button>
                <b>{move || ships.get()} {sign(good(hold))}</b>
                <button class="icon-button" aria-label=move || words("web.amalfi.more-ships", hold) disabled=is_full
                    on:click=move |_| sending.change(hold, true)>{icon("plus")}</button>
            </span>
        }
    };
    let button = move || {
        let message = Message::new("web.amalfi.send-ships").with("count", sending.count());
        say(&message, &[])
    };
    view! {
        <div class="lading" data-opens="send" on:keydown=on_key>
            <span class="lading-from" aria-hidden="true">
                {move || (0..most()).map(|number| view! { <i class:going=move || { number < sending.count() }>{ship(home)}</i> }).collect_view()}
                <i class="arrow"></i>
            </span>
            <span class="lading-holds">{holds.into_iter().map(stepper).collect_view()}</span>
            <button class="primary send-ships" data-action=first disabled=move || { is_busy.get() || is_empty.get() } on:click=move |_| sending.send(board)>
                {button} <kbd aria-hidden="true">"↵"</kbd>
            </button>
        </div>
    }
}

/// The voyage that the person points at or is about to confirm.
fn pointed(board: Amalfi) -> Option<Route> {
    let waiting = board
        .desk
        .pending
        .with(|choice| choice.as_ref().map(|choice| choice.action.clone()));
    let action = waiting.or_else(|| board.desk.considered.get())?;
    action.strip_prefix("sail ")?.parse().ok()
}

/// What a voyage takes and brings, while it is pointed at: the ship goes to the dock, the route does what it does, the bread changes.
#[component]
pub fn Outlook(board: Amalfi) -> impl IntoView {
    let shown = Memo::new(move |_| {
        let route = pointed(board)?;
        board.read(|view| {
            let own = view.own.as_ref()?;
            let told = own.voyages.iter().find(|told| told.route == route).copied()?;
            let cover = view.routes.iter().find(|shown| shown.route == route)?.cover;
            let face = view.faces.route(cover.map_or(route, Route::from))?;
            let player = view.players.get(own.seat.index())?;
            Some((told, face.signs.clone(), player.bread))
        })
    });
    let home = move || board.home().index();
    move || {
        shown.get().map(|(told, signs, bread)| {
            let VoyageView { bread: after, .. } = told;
            view! {
                <p class="outlook" aria-hidden="true">
                    <span class="outlook-part">{ship(home())} <i class="arrow"></i> {sign("dock")} <small>{tr("web.amalfi.to-dock")}</small></span>
                    <span class="outlook-part">{voyage(0, &signs)}</span>
                    {after.map(|after| view! { <span class="outlook-part">{sign("bread")} <b>{bread} " ▸ " {after}</b></span> })}
                </p>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(hold: Option<Hold>, ships: u8) -> SendingView {
        SendingView { hold, ships }
    }

    #[test]
    fn all_ships_that_may_go_are_proposed() {
        let gems = asked(Some(Hold::Gems), 2);
        assert_eq!(steps(gems, &all_of(gems)), ["send gems", "send gems"]);
        let any = asked(None, 2);
        assert_eq!(all_of(any), Cargo::default());
    }

    #[test]
    fn ships_that_stay_are_declined() {
        let gems = asked(Some(Hold::Gems), 2);
        assert_eq!(steps(gems, &Cargo::default()), ["skip"]);
        let mut one = Cargo::default();
        one[Hold::Gems as usize] = 1;
        assert_eq!(steps(gems, &one), ["send gems", "skip"]);
    }
}
