//! Sailing: what a voyage that is pointed at takes and brings. A voyage that sends ships is put together first: its ships, their holds and the bread on the
//! desk, and one press for all of it.

use leptos::ev;
use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::pieces::{Hold, Route};
use signoria_amalfi::view::{Cargo, SendingView, VoyageView};
use signoria_engine::Message;

use crate::art::icon;
use crate::boards::amalfi::Amalfi;
use crate::boards::amalfi::parts::{good, ship, sign, voyage};
use crate::boards::kit::steps::Steps;
use crate::browser;
use crate::words::{say, t, tr};

/// Ships that are being sent, or that a planned voyage will send. Copying it is free.
#[derive(Clone, Copy)]
pub struct Sending {
    /// The voyage that is put together and not yet begun.
    planned: RwSignal<Option<Route>>,
    /// The same as the rules see it.
    voyage: Memo<Option<VoyageView>>,
    /// What may be sent; none while nothing is.
    asked: Memo<Option<SendingView>>,
    /// What is put together; none: all into the hold that the voyage names.
    chosen: RwSignal<Option<Cargo>>,
    /// What was confirmed.
    steps: Steps,
}

impl Sending {
    /// Follows what one's own seat is asked.
    pub fn new(view: Memo<Option<super::View>>, steps: Steps) -> Self {
        let planned = RwSignal::new(None);
        let voyage = Memo::new(move |_| {
            let route = planned.get()?;
            view.with(|view| voyage_to(view.as_ref()?, route))
        });
        let asked = Memo::new(move |_| match voyage.get() {
            Some(voyage) => voyage.sends,
            None => view.with(|view| view.as_ref()?.own.as_ref()?.sending),
        });
        Self {
            planned,
            voyage,
            asked,
            chosen: RwSignal::new(None),
            steps,
        }
    }

    /// The voyage that is put together.
    pub fn planned(self) -> Option<Route> {
        self.planned.get()
    }

    /// Puts a voyage together, if it sends ships and can be begun now. False where there is nothing to put together.
    pub fn plan(self, board: Amalfi, action: &str) -> bool {
        let Ok(Action::Sail { route }) = action.parse() else {
            return false;
        };
        if board.desk.taught.get_untracked() {
            return false;
        }
        let told = untrack(|| board.read(|view| voyage_to(view, route)));
        let can_begin = told.is_some_and(|told| told.sends.is_some());
        if can_begin && untrack(|| board.desk.session.offers(action)) {
            board.desk.pending.set(None);
            board.desk.considered.set(None);
            self.chosen.set(None);
            self.planned.set(Some(route));
        }
        can_begin
    }

    fn load(self) -> Cargo {
        let asked = self.asked.get();
        self.chosen
            .get()
            .or_else(|| asked.map(SendingView::all))
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
        let is_full = asked.is_full(&load);
        let here = &mut load[hold as usize];
        match more {
            true if is_full => return,
            true => *here += 1,
            false => *here = here.saturating_sub(1),
        }
        self.chosen.set(Some(load));
    }

    /// How many ships would go to a hold.
    pub fn to(self, hold: Hold) -> u8 {
        if self.asked.with(Option::is_some) {
            self.load()[hold as usize]
        } else {
            0
        }
    }

    /// The bread that a planned voyage leaves, with what it brings by itself.
    pub fn bread(self) -> Option<u8> {
        self.voyage.get()?.bread
    }

    /// Nothing is chosen any more.
    pub fn forget(self) {
        self.planned.set(None);
        self.chosen.set(None);
    }

    /// What one press plays.
    fn answers(self) -> Vec<String> {
        let load = self.load();
        let answers = match (self.voyage.get(), self.asked.get()) {
            (Some(voyage), _) => voyage.answers(&load),
            // To send none is an answer of its own.
            (None, Some(asked)) if self.count() > 0 => asked.answers(&load),
            (None, _) => Vec::new(),
        };
        answers.iter().map(ToString::to_string).collect()
    }
}

/// What a voyage takes and brings, if it can be begun.
fn voyage_to(view: &super::View, route: Route) -> Option<VoyageView> {
    let own = view.own.as_ref()?;
    own.voyages.iter().find(|told| told.route == route).copied()
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
    let planned = sending.planned;
    // Planning another voyage replaces this one.
    Effect::new(move || {
        planned.track();
        request_animation_frame(|| {
            browser::focus(".lading .send-ships");
        });
    });
    let home = board.home().index();
    let most = move || sending.asked.get().map_or(0, |asked| asked.ships);
    let is_full = move || {
        sending
            .asked
            .get()
            .is_none_or(|asked| asked.is_full(&sending.load()))
    };
    let is_busy = Memo::new(move |_| sending.steps.are_under_way());
    let answers = Memo::new(move |_| sending.answers());
    let holds: Vec<Hold> = hold.map_or_else(|| Hold::ALL.to_vec(), |hold| vec![hold]);
    let first_hold = holds.first().copied();
    let on_key = move |event: ev::KeyboardEvent| {
        match (event.key().as_str(), first_hold) {
            ("ArrowLeft" | "ArrowDown", Some(hold)) => sending.change(hold, false),
            ("ArrowRight" | "ArrowUp", Some(hold)) => sending.change(hold, true),
            ("Escape", _) if planned.get_untracked().is_some() => {
                event.stop_propagation();
                sending.forget();
            }
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
    let button = move || match planned.get() {
        Some(_) => t("web.amalfi.sail-now"),
        None => say(
            &Message::new("web.amalfi.send-ships").with("count", sending.count()),
            &[],
        ),
    };
    view! {
        <div class="lading" data-opens="send" on:keydown=on_key>
            {move || planned.get().map(|route| heading(board, route))}
            <span class="lading-ships">
                <span class="lading-from" aria-hidden="true">
                    {move || (0..most()).map(|number| view! { <i class:going=move || { number < sending.count() }>{ship(home)}</i> }).collect_view()}
                    <i class="arrow"></i>
                </span>
                <span class="lading-holds">{holds.into_iter().map(stepper).collect_view()}</span>
            </span>
            <button class="primary send-ships" data-action=move || answers.get().first().cloned() disabled=move || { is_busy.get() || answers.with(Vec::is_empty) }
                on:click=move |_| sending.steps.confirm(answers.get_untracked())>
                {button} <kbd aria-hidden="true">"Enter"</kbd>
            </button>
            {move || planned.get().map(|_| view! {
                <button class="put-back" on:click=move |_| sending.forget()>{tr("web.prompt.cancel")} <kbd aria-hidden="true">"Esc"</kbd></button>
            })}
        </div>
    }
}

/// A figure before and after: in the colour of a gain or of a loss.
fn change(name: &'static str, before: u8, after: u8) -> impl IntoView {
    view! { <span class="outlook-part" class:rises={after > before} class:falls={after < before}>{sign(name)} <b>{before} " ▸ " {after}</b></span> }
}

/// Where a planned voyage goes, what becomes of the bread and of the ships, and who may use a lighthouse then.
fn heading(board: Amalfi, route: Route) -> impl IntoView {
    let (home, sending) = (board.home(), board.sending);
    let (bread, bay, holds) = board.read(|view| {
        let player = view.players.get(home.index());
        player
            .map(|player| (player.bread, player.bay, player.holds))
            .unwrap_or_default()
    });
    let changes = move || {
        let voyage = sending.voyage.get()?;
        let load = sending.load();
        let holds = Hold::ALL
            .iter()
            .zip(holds)
            .zip(load)
            .filter(|(_, ships)| *ships > 0);
        let holds = holds.map(|((hold, before), ships)| change(good(*hold), before, before + ships));
        Some(view! {
            {voyage.bread.map(|left| change("bread", bread, left))}
            {change("ship", bay, voyage.bay_without(&load))}
            {holds.collect_view()}
        })
    };
    let keeper = board.read(|view| {
        let shown = view.routes.iter().find(|shown| shown.route == route);
        shown
            .and_then(|shown| shown.lighthouse)
            .filter(|seat| *seat != home)
    });
    let then = keeper.map(|seat| {
        let message = Message::new("web.amalfi.then-lighthouse").with("seat", seat);
        view! { <small>{board.desk.say(&message)}</small> }
    });
    let lacks = move || {
        let missing = sending.voyage.get()?.missing;
        let message = Message::new("web.amalfi.then-lacks").with("missing", missing);
        (missing > 0).then(|| view! { <small class="hungry">{say(&message, &[])}</small> })
    };
    view! {
        <p class="lading-head">
            <b>{tr("web.amalfi.verb-sail")} ": " {t(route.name())}</b>
            <span class="changes" aria-hidden="true">{changes}</span>
            {lacks} {then}
        </p>
    }
}

/// The voyage that the person points at or is about to confirm.
pub fn pointed(board: Amalfi) -> Option<Route> {
    match board.desk.pointed()?.parse() {
        Ok(Action::Sail { route }) => Some(route),
        _ => None,
    }
}

/// The route that the person may repeat and points at.
fn repeated(board: Amalfi) -> Option<Route> {
    let pointed = board.desk.pointed()?;
    match pointed.parse() {
        Ok(Action::Copy { route }) if board.desk.session.offers(&pointed) => Some(route),
        _ => None,
    }
}

/// What a voyage takes and brings, while it is pointed at: the ship goes to the dock, the route does what it does, the bread changes. A route that is repeated needs
/// no ship.
#[component]
pub fn Outlook(board: Amalfi) -> impl IntoView {
    let shown = Memo::new(move |_| {
        // A planned voyage has the place to itself.
        let sailed = pointed(board).filter(|_| board.sending.planned().is_none());
        let route = sailed.or_else(|| repeated(board))?;
        board.read(|view| {
            let own = view.own.as_ref()?;
            let told = voyage_to(view, route);
            // What cannot be begun is no voyage.
            sailed.is_none_or(|_| told.is_some()).then_some(())?;
            let cover = view.routes.iter().find(|shown| shown.route == route)?.cover;
            let face = view.figures.route(cover.map_or(route, Route::from))?;
            let player = view.players.get(own.seat.index())?;
            let left = told.and_then(|told| told.bread);
            let left = left.filter(|left| *left != player.bread);
            Some((sailed.is_some(), face.signs.clone(), player.bread, left))
        })
    });
    let home = move || board.home().index();
    move || {
        shown.get().map(|(sails, signs, bread, after)| {
            let deed = if sails {
                view! { {ship(home())} <i class="arrow"></i> {sign("dock")} <small>{tr("web.amalfi.to-dock")}</small> }.into_any()
            } else {
                sign("repeat").into_any()
            };
            view! {
                <p class="outlook" aria-hidden="true">
                    <span class="outlook-part">{deed}</span>
                    <span class="outlook-part">{voyage(0, &signs)}</span>
                    {after.map(|after| view! { <span class="outlook-part">{sign("bread")} <b>{bread} " ▸ " {after}</b></span> })}
                </p>
            }
        })
    }
}
