//! A hex on its way: where it would lie, how it is turned, and what laying it so would bring. All of that comes with the view.

use leptos::ev;
use leptos::prelude::*;
use signoria_praga::action::Action;
use signoria_praga::effect::Gain;
use signoria_praga::hex::{Cell, Hex, Rotation, Spot};
use signoria_praga::view::{PartOf, PlacingView, View, WayView};

use crate::art::icon;
use crate::boards::praga::Praga;
use crate::boards::praga::look::{drawn, thing};
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
}

/// Knows the hex that is being placed. Copying it is free.
#[derive(Clone, Copy)]
pub struct Bench {
    task: Memo<Option<PlacingView>>,
    over: RwSignal<Option<Place>>,
    rotation: RwSignal<u8>,
    twist: StoredValue<Twist>,
}

impl Bench {
    /// An empty one; a hex lies on it whenever these eyes place one.
    pub fn new(desk: Desk, view: Memo<Option<View>>) -> Self {
        let task = Memo::new(move |_| {
            let eye = desk.read(|scene| scene.prompt().and(scene.eye()))?;
            let placing = view.with(|view| view.as_ref()?.placing.clone())?;
            (placing.by == eye && !placing.ways.is_empty()).then_some(placing)
        });
        let hex = Memo::new(move |_| task.with(|task| task.as_ref().map(|task| task.hex)));
        let (over, rotation) = (RwSignal::new(None), RwSignal::new(0));
        Effect::new(move || {
            hex.with(|_| ());
            rotation.set(0);
            over.set(None);
        });
        let twist = StoredValue::new(Twist::default());
        Self {
            task,
            over,
            rotation,
            twist,
        }
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

    /// The place, once it is decided.
    fn fixed(self) -> Option<Place> {
        self.task.with(|task| {
            let ways = &task.as_ref()?.ways;
            let first = Place::of(ways.first()?)?;
            ways.iter()
                .all(|way| Place::of(way) == Some(first))
                .then_some(first)
        })
    }

    /// Whether the place is decided and only the turn is asked for.
    pub fn is_turning(self) -> bool {
        self.fixed().is_some()
    }

    fn place(self) -> Option<Place> {
        self.fixed().or(self.over.get())
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
        matches!(self.fixed(), Some(Place::Site(_)))
    }

    /// Whether laying the hex on that site can bring more than on the poorest one.
    pub fn pays_at(self, spot: Spot) -> bool {
        self.task
            .with(|task| task.as_ref().is_some_and(|task| pays_more(&task.ways, spot)))
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

    /// The answer that lays the hex as it is turned.
    pub fn turn_action(self) -> Option<Action> {
        let (way, _) = self.way().filter(|_| self.is_turning())?;
        let rotation = Rotation::new(way.rotation.into())?;
        Some(Action::Turn { rotation })
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

/// Whether the best way on that site brings more than the poorest way anywhere.
fn pays_more(ways: &[WayView], spot: Spot) -> bool {
    let worth = |way: &WayView| way.gains.iter().map(|gain| u32::from(gain.count)).sum::<u32>();
    let here = ways.iter().filter(|way| way.site == Some(spot));
    here.map(worth).max() > ways.iter().map(worth).min()
}

/// The bonus that a hex would cover there, which is lost.
fn covered(way: &WayView) -> Vec<Gain> {
    let lost = way.parts.iter().filter(|part| part.from == PartOf::Covers);
    lost.flat_map(|part| part.gains.clone()).collect()
}

/// Something lost, as a chip.
fn lost_chip(gain: Gain) -> impl IntoView {
    let shown = drawn(|canvas| signoria_art::praga::amount(canvas, thing(gain), (14.0, 13.0), 21.0, true));
    view! { <span class="pg-chip pg-lost">"−" <svg viewBox="0 0 28 26" aria-hidden="true" inner_html=shown></svg></span> }
}

/// Something gained, as a chip.
pub fn chip(gain: Gain) -> impl IntoView {
    let shown = drawn(|canvas| signoria_art::praga::amount(canvas, thing(gain), (14.0, 13.0), 21.0, true));
    view! { <span class="pg-chip">"+" <svg viewBox="0 0 28 26" aria-hidden="true" inner_html=shown></svg></span> }
}

/// Turning and laying the hex, and what it would bring, beside the question.
#[component]
pub fn Tools(board: Praga) -> impl IntoView {
    let bench = board.bench;
    let is_busy = Memo::new(move |_| bench.is_busy_now());
    let gains = Memo::new(move |_| bench.way().map(|(way, _)| way.gains).unwrap_or_default());
    let action = Memo::new(move |_| bench.turn_action().map(|action| action.to_string()));
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
                <span class="visually-hidden">{tr("web.praga.sum-covers")}</span>
                {lost.into_iter().map(lost_chip).collect_view()}
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
                    <button class="primary" data-action=move || action.get() disabled=move || action.get().is_none()
                        on:click=move |_| if let Some(action) = action.get_untracked() { board.desk.choose(&action) }>
                        {icon("check")} <span>{tr("web.praga.lay-here")}</span>
                    </button>
                    <span class="pg-chips" role="status">{move || gains.get().into_iter().map(chip).collect_view()} {lost_chips}</span>
                </div>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use signoria_praga::effect::Good;

    use super::*;

    #[test]
    fn a_site_pays_where_it_brings_more_than_the_poorest() {
        let [poor, rich] = [0, 1].map(|column| Spot::at(1, column).unwrap());
        let way = |site, points| WayView {
            cell: None,
            site: Some(site),
            rotation: 0,
            sides: 0,
            corners: 0,
            gains: vec![Gain::new(Good::Points, points)],
            parts: Vec::new(),
        };
        let ways = [way(poor, 1), way(rich, 1), way(rich, 3)];
        assert!(pays_more(&ways, rich));
        assert!(!pays_more(&ways, poor));
    }
}
