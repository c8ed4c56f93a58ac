//! A hex on its way: where it would lie, how it is turned, and what laying it so would bring. All of that comes with the view.
//!
//! A hex of a row is only picked up: it is taken, paid for and laid with one press, and until then it can be put back. In a lesson the rules ask one by one.

use leptos::ev;
use leptos::prelude::*;
use signoria_engine::Message;
use signoria_praga::action::{self, Action};
use signoria_praga::effect::Gain;
use signoria_praga::hex::{Cell, Hex, Rotation, Spot};
use signoria_praga::pieces::Row;
use signoria_praga::view::{OfferView, PartOf, View, WayView};

use crate::art::icon;
use crate::boards::kit::steps::Steps;
use crate::boards::praga::Praga;
use crate::boards::praga::look::{cross, drawn, thing};
use crate::boards::praga::twist::{self, Twist};
use crate::table::Desk;
use crate::words::tr;

/// Where a hex can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Cell(Cell),
    Site(Spot),
}

impl Place {
    fn of(way: &WayView) -> Option<Self> {
        way.cell.map(Self::Cell).or(way.site.map(Self::Site))
    }

    /// The answer that chooses it.
    const fn action(self) -> Action {
        match self {
            Self::Cell(cell) => Action::Wall { cell },
            Self::Site(site) => Action::Site { site },
        }
    }
}

/// A hex to be laid.
#[derive(Clone, Debug, PartialEq)]
struct Task {
    hex: Hex,
    ways: Vec<WayView>,
    /// Its place in its row, while it is only picked up.
    from: Option<action::Place>,
    /// What taking it costs and brings, while it is only picked up.
    taking: [Vec<Gain>; 2],
}

/// Knows the hex that is being placed. Copying it is free.
#[derive(Clone, Copy)]
pub struct Bench {
    desk: Desk,
    steps: Steps,
    /// The hexes of a row that may be picked up.
    offers: Memo<Vec<OfferView>>,
    /// The place of the one that is.
    held: RwSignal<Option<action::Place>>,
    task: Memo<Option<Task>>,
    over: RwSignal<Option<Place>>,
    /// Where a press has left it.
    pinned: RwSignal<Option<Place>>,
    rotation: RwSignal<u8>,
    twist: StoredValue<Twist>,
}

impl Bench {
    /// An empty one; a hex lies on it whenever these eyes place one.
    pub fn new(desk: Desk, view: Memo<Option<View>>) -> Self {
        let eye = Memo::new(move |_| desk.read(|scene| scene.prompt().and(scene.eye())));
        let offers = Memo::new(move |_| {
            let is_composed = eye.get().is_some() && !desk.taught.get();
            let offers = view.with(|view| view.as_ref().map(|view| view.offers.clone()));
            offers.filter(|_| is_composed).unwrap_or_default()
        });
        let held = RwSignal::new(None::<action::Place>);
        let (over, pinned) = (RwSignal::new(None::<Place>), RwSignal::new(None::<Place>));
        let task = Memo::new(move |_| {
            let picked = held.get().and_then(|from| {
                offers.with(|offers| {
                    let offer = offers.iter().find(|offer| u16::from(offer.place) == from.get())?;
                    Some(Task {
                        hex: offer.hex,
                        ways: offer.ways.clone(),
                        from: Some(from),
                        taking: [offer.pays.clone(), offer.gains.clone()],
                    })
                })
            });
            picked.or_else(|| {
                let placing = view.with(|view| view.as_ref()?.placing.clone())?;
                let is_mine = Some(placing.by) == eye.get() && !placing.ways.is_empty();
                is_mine.then_some(Task {
                    hex: placing.hex,
                    ways: placing.ways,
                    from: None,
                    taking: Default::default(),
                })
            })
        });
        let hex = Memo::new(move |_| task.with(|task| task.as_ref().map(|task| task.hex)));
        let rotation = RwSignal::new(0);
        Effect::new(move || {
            hex.with(|_| ());
            rotation.set(0);
            over.set(None);
            pinned.set(None);
        });
        // Another question is about other hexes.
        Effect::new(move || {
            offers.with(|_| ());
            held.set(None);
        });
        let twist = StoredValue::new(Twist::default());
        Self {
            desk,
            steps: Steps::new(desk),
            offers,
            held,
            task,
            over,
            pinned,
            rotation,
            twist,
        }
    }

    /// Whether the hex of that place can be picked up.
    pub fn offers(self, place: action::Place) -> bool {
        let is_it = |offer: &OfferView| u16::from(offer.place) == place.get();
        self.offers.with(|offers| offers.iter().any(is_it))
    }

    /// Picks the hex of that place up; pressed once more, it is put back.
    pub fn pick_up(self, place: action::Place) {
        let is_held = self.held.get_untracked() == Some(place);
        self.held.set((!is_held).then_some(place));
    }

    /// Lays the hex of that place if it is in hand and can be laid as it lies: what the key Enter means while it has the focus.
    pub fn lays_held(self, place: action::Place) -> bool {
        let lays = self.held.get_untracked() == Some(place) && untrack(|| self.lays_with()).is_some();
        if lays {
            self.lay();
        }
        lays
    }

    /// The place of the hex that is picked up.
    pub fn held(self) -> Option<action::Place> {
        self.held.get()
    }

    /// The row of the hex in hand.
    pub fn row(self) -> Option<Row> {
        self.hex().map(Hex::row)
    }

    /// The same, while the hex is only picked up.
    pub fn row_in_hand(self) -> Option<Row> {
        self.held.get().and(self.row())
    }

    /// Whether something is put together that can be let go of.
    pub fn is_composing(self) -> bool {
        self.held.with(Option::is_some) || self.pinned.with(Option::is_some)
    }

    /// Lets go: of the place first, then of the hex. False when nothing is held.
    pub fn let_go(self) -> bool {
        if self.pinned.get_untracked().is_some() {
            self.pinned.set(None);
            return true;
        }
        let was_held = self.held.get_untracked().is_some();
        if was_held {
            self.held.set(None);
        }
        was_held
    }

    /// Whether the hex can be left at that place until its turn is right.
    fn takes(self, place: Place) -> bool {
        let is_there = |task: &Task| task.ways.iter().any(|way| Place::of(way) == Some(place));
        !self.desk.taught.get()
            && !self.is_fixed()
            && self.task.with(|task| task.as_ref().is_some_and(is_there))
    }

    /// The verb by which a space of one's own board is chosen, while the hex can be left there.
    pub fn opens_cell(self, cell: Cell) -> Option<&'static str> {
        self.takes(Place::Cell(cell)).then_some("wall")
    }

    /// The same for a site of the city.
    pub fn opens_site(self, spot: Spot) -> Option<&'static str> {
        self.takes(Place::Site(spot)).then_some("site")
    }

    /// Leaves the hex there; pressed once more, it is laid.
    fn pin(self, place: Place) {
        if self.pinned.get_untracked() == Some(place) {
            self.lay();
        } else {
            self.pinned.set(Some(place));
        }
    }

    /// A press on a space of one's own board.
    pub fn pin_cell(self, cell: Cell) {
        self.pin(Place::Cell(cell));
    }

    /// A press on a site.
    pub fn pin_site(self, spot: Spot) {
        self.pin(Place::Site(spot));
    }

    /// Whether the hex can only be taken for now: its bonus asks for a decision before it is laid.
    pub fn is_only_taken(self) -> bool {
        self.task
            .with(|task| task.as_ref().is_some_and(|task| task.ways.is_empty()))
    }

    /// What laying the hex as it is held would cost and bring, or taking it while it has no place.
    fn sums(self) -> [Vec<Gain>; 2] {
        match self.way() {
            Some((way, _)) => [way.pays, way.gains],
            None => self
                .task
                .with(|task| task.as_ref().map(|task| task.taking.clone()))
                .unwrap_or_default(),
        }
    }

    /// The answers that lay the hex as it is held, as the rules ask for them.
    fn answers(self) -> Vec<Action> {
        let take = self.task.with(|task| task.as_ref()?.from);
        let take = take.map(|place| Action::Take { place });
        if self.is_only_taken() {
            return take.into_iter().collect();
        }
        let (Some((way, _)), Some(place)) = (self.way(), self.settled()) else {
            return Vec::new();
        };
        // An upgrade has its place: it is not asked for.
        let is_chosen = |hex: Hex| hex.row() != Row::Upgrade;
        let is_asked = |action: &Action| match take {
            Some(_) => self.hex().is_some_and(is_chosen),
            None => self.desk.session.offers(&action.to_string()),
        };
        let asks_place = Some(place.action()).filter(is_asked);
        let turn = Rotation::new(way.rotation.into()).map(|rotation| Action::Turn { rotation });
        take.into_iter().chain(asks_place).chain(turn).collect()
    }

    /// The first of them: it can be given while there is one.
    pub fn lays_with(self) -> Option<Action> {
        self.answers().first().copied()
    }

    /// Takes the hex, if it was only picked up, and lays it as it is held.
    pub fn lay(self) {
        let answers = untrack(|| self.answers());
        self.steps
            .confirm(answers.iter().map(ToString::to_string).collect());
    }

    /// The question while a move is put together; none where the rules' own stands.
    pub fn asks(self) -> Option<Message> {
        let row = self.row_in_hand();
        if self.is_only_taken() {
            return Some(Message::new("web.praga.ask-take"));
        }
        Some(Message::new(match (self.pinned.get().is_some(), row) {
            (true, _) | (false, Some(Row::Upgrade)) => "web.praga.ask-here",
            (false, Some(Row::Wall)) => "praga.ask.wall",
            (false, Some(Row::Building)) => "praga.ask.site",
            (false, None) => return None,
        }))
    }

    /// Keys, the wheel of the mouse and a twist of the hand turn the hex.
    pub fn listen(self) {
        twist::listen(
            self.twist,
            move || self.is_busy(),
            move |sixths| self.turn(sixths),
        );
        let keys = window_event_listener(ev::keydown, move |event| {
            if !self.is_busy() || event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            // Letters by their place on the keyboard: it may write Cyrillic.
            match event.code().as_str() {
                "KeyR" | "KeyE" => self.turn(1),
                "KeyQ" => self.turn(-1),
                _ => {}
            }
        });
        let wheel = window_event_listener(ev::wheel, move |event| {
            let inside = event
                .target()
                .and_then(|target| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(target).ok())
                .is_some_and(|element| element.closest(".pg-table").ok().flatten().is_some());
            if inside && self.is_busy() && event.delta_y() != 0.0 {
                self.turn(if event.delta_y() > 0.0 { 1 } else { -1 });
            }
        });
        on_cleanup(move || {
            keys.remove();
            wheel.remove();
        });
    }

    /// Whether the press that ends now was a twist.
    pub fn twisted(self) -> Callback<(), bool> {
        Callback::new(move |()| self.twist.with_value(Twist::has_turned))
    }

    /// Whether a hex is on its way; what is drawn by it follows.
    pub fn is_busy_now(self) -> bool {
        self.task.with(Option::is_some)
    }

    fn is_busy(self) -> bool {
        self.task.with_untracked(Option::is_some)
    }

    /// The hex that is on its way.
    fn hex(self) -> Option<Hex> {
        self.task.with(|task| task.as_ref().map(|task| task.hex))
    }

    /// The place, where there is only one.
    fn fixed(self) -> Option<Place> {
        self.task.with(|task| {
            let ways = &task.as_ref()?.ways;
            let first = Place::of(ways.first()?)?;
            ways.iter()
                .all(|way| Place::of(way) == Some(first))
                .then_some(first)
        })
    }

    fn is_fixed(self) -> bool {
        self.fixed().is_some()
    }

    /// The place, once it is decided.
    fn settled(self) -> Option<Place> {
        self.fixed().or(self.pinned.get())
    }

    /// Whether the place is decided and only the turn is left to choose.
    pub fn is_turning(self) -> bool {
        self.settled().is_some()
    }

    fn place(self) -> Option<Place> {
        self.settled().or(self.over.get())
    }

    /// Whether the hex can be turned: how a building without corners lies makes no difference.
    fn can_turn(self) -> bool {
        self.task.with(|task| {
            let mut ways = task.iter().flat_map(|task| &task.ways);
            ways.any(|way| way.rotation != 0)
        })
    }

    /// Whether a building stands on its site and only its turn is asked for.
    pub fn turns_building(self) -> bool {
        matches!(self.settled(), Some(Place::Site(_))) && self.can_turn()
    }

    /// Whether the hex on that site can bring something by where it lies.
    pub fn pays_at(self, spot: Spot) -> bool {
        self.task
            .with(|task| task.as_ref().is_some_and(|task| site_pays(&task.ways, spot)))
    }

    /// The way in which the hex would lie now, and the hex.
    pub fn way(self) -> Option<(WayView, Hex)> {
        let (place, rotation) = (self.place()?, self.rotation.get());
        self.task.with(|task| {
            let task = task.as_ref()?;
            let mut here = task.ways.iter().filter(|way| Place::of(way) == Some(place));
            let way = here
                .clone()
                .find(|way| way.rotation == rotation)
                .or_else(|| here.next())?;
            Some((way.clone(), task.hex))
        })
    }

    /// Turns the hex by sixths, to the next way in which it may lie.
    pub fn turn(self, by: i8) {
        let now = self.rotation.get_untracked() as i8;
        let place = untrack(|| self.place());
        let may = |rotation: u8| {
            self.task.with_untracked(|task| {
                let ways = task.iter().flat_map(|task| &task.ways);
                let mut here = ways.filter(|way| place.is_none() || Place::of(way) == place);
                here.any(|way| way.rotation == rotation)
            })
        };
        let next = (1..=6_i8)
            .map(|step| (now + by * step).rem_euclid(6) as u8)
            .find(|&next| may(next));
        if let Some(next) = next {
            self.rotation.set(next);
        }
    }

    fn over(self, place: Place) -> Callback<bool> {
        Callback::new(move |at: bool| {
            if !self.is_busy() {
                return;
            }
            if at {
                self.over.set(Some(place));
            } else if self.over.get_untracked() == Some(place) {
                self.over.set(None);
            }
        })
    }

    /// A site is looked at.
    pub fn over_site(self, spot: Spot) -> Callback<bool> {
        self.over(Place::Site(spot))
    }

    /// A space of one's own board is looked at.
    pub fn over_cell(self, cell: Cell) -> Callback<bool> {
        self.over(Place::Cell(cell))
    }
}

/// Whether some way on that site brings something because of the site or of corners that meet there; all do where none does.
fn site_pays(ways: &[WayView], spot: Spot) -> bool {
    let pays = |way: &WayView| {
        let mut parts = way.parts.iter();
        parts.any(|part| matches!(part.from, PartOf::Site | PartOf::Corner))
    };
    let mut here = ways.iter().filter(|way| way.site == Some(spot));
    here.any(pays) || !ways.iter().any(pays)
}

/// The bonus that a hex would cover there, which is lost.
fn covered(way: &WayView) -> Vec<Gain> {
    let lost = way.parts.iter().filter(|part| part.from == PartOf::Covers);
    lost.flat_map(|part| part.gains.clone()).collect()
}

/// A bonus that is lost because it is covered, as a chip: crossed out, so that it does not look like a price.
fn lost_sign(gain: Gain) -> impl IntoView {
    let shown = drawn(|canvas| {
        signoria_art::praga::amount(canvas, thing(gain), (14.0, 13.0), 21.0, true);
        cross(canvas, (14.0, 13.0), 9.0);
    });
    view! { <svg viewBox="0 0 28 26" aria-hidden="true" inner_html=shown></svg> }
}

/// Something paid, as a chip.
pub fn price_chip(gain: Gain) -> impl IntoView {
    let shown = drawn(|canvas| signoria_art::praga::amount(canvas, thing(gain), (14.0, 13.0), 21.0, true));
    view! { <span class="pg-chip pg-price">"−" <svg viewBox="0 0 28 26" aria-hidden="true" inner_html=shown></svg></span> }
}

/// Something gained, as a chip.
pub fn chip(gain: Gain) -> impl IntoView {
    let shown = drawn(|canvas| signoria_art::praga::amount(canvas, thing(gain), (14.0, 13.0), 21.0, true));
    view! { <span class="pg-chip">"+" <svg viewBox="0 0 28 26" aria-hidden="true" inner_html=shown></svg></span> }
}

/// The hex in hand, what turns it, and what laying it as it is held would cost and bring, beside the question.
#[component]
pub fn Tools(board: Praga) -> impl IntoView {
    let bench = board.bench;
    let is_busy = Memo::new(move |_| bench.is_busy_now());
    let sums = Memo::new(move |_| bench.sums());
    let lost = Memo::new(move |_| bench.way().map(|(way, _)| covered(&way)).unwrap_or_default());
    let hex = Memo::new(move |_| bench.hex());
    let can_turn = Memo::new(move |_| bench.can_turn());
    let held = move || {
        let hex = hex.get()?;
        let picture = drawn(|canvas| canvas.picture(format!("praga-hex-{hex}"), (20.0, 20.0), 40.0));
        Some(
            view! { <svg class="pg-in-hand" viewBox="0 0 40 40" data-explains="praga.ghost" aria-hidden="true" inner_html=picture></svg> },
        )
    };
    let lost_chips = move || {
        let lost = lost.get();
        (!lost.is_empty()).then(|| {
            view! {
                <span class="pg-chip pg-lost"><small>{tr("web.praga.sum-covers")}</small> {lost.into_iter().map(lost_sign).collect_view()}</span>
            }
        })
    };
    move || {
        is_busy.get().then(|| {
            view! {
                <div class="pg-tools">
                    {held}
                    <button class="rotate" data-opens="turn" aria-label=tr("web.praga.turn-left") title=tr("web.praga.turn-left") disabled=move || !can_turn.get() on:click=move |_| bench.turn(-1)>
                        <span class="pg-mirrored">{icon("rotate")}</span> <kbd aria-hidden="true">"Q"</kbd>
                    </button>
                    <button class="rotate" data-opens="turn" aria-label=tr("web.praga.turn-right") title=tr("web.praga.turn-right") disabled=move || !can_turn.get() on:click=move |_| bench.turn(1)>
                        {icon("rotate")} <kbd aria-hidden="true">"R"</kbd>
                    </button>
                    <span class="pg-chips" role="status">{move || { let [pays, gains] = sums.get(); (pays.into_iter().map(price_chip).collect_view(), gains.into_iter().map(chip).collect_view()) }} {lost_chips}</span>
                </div>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use signoria_praga::effect::Good;
    use signoria_praga::view::PartView;

    use super::*;

    #[test]
    fn a_site_pays_where_the_site_or_a_corner_brings_something() {
        let [poor, rich] = [0, 1].map(|column| Spot::at(1, column).unwrap());
        let way = |site, from| WayView {
            site: Some(site),
            parts: vec![PartView {
                from,
                gains: vec![Gain::new(Good::BlueToken, 1)],
            }],
            ..WayView::default()
        };
        let ways = [
            way(poor, PartOf::Hex),
            way(rich, PartOf::Hex),
            way(rich, PartOf::Corner),
        ];
        assert!(site_pays(&ways, rich));
        assert!(!site_pays(&ways, poor));
        assert!(site_pays(&ways[..2], poor), "no site is better");
    }
}
