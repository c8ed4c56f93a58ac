//! Praga: the crane wheel, the rows of hexes, the two slopes, the city, road and bridge, and one's own board, all drawn on one stage.

mod areas;
mod bench;
mod checklist;
mod choices;
mod chronicle;
mod city;
mod explain;
mod glass;
mod guide;
mod look;
mod map;
mod offers;
mod own;
mod pieces;
mod press;
mod purse;
mod river;
mod rows;
mod scenes;
mod seat;
mod sight;
mod slopes;
mod solo;
mod technologies;
mod thing;
mod tracks;
mod twist;
mod wheel;

use std::collections::BTreeSet;
use std::sync::Arc;

use leptos::prelude::*;
use serde::Deserialize;
use signoria_engine::{Message, Seat, Token as _};
use signoria_praga::action::{Action, Place};
use signoria_praga::hex::{Hex, Spot};
use signoria_praga::pieces::{ActionTile, FinalStep, Row};
use signoria_praga::view::{PlayerView, View};

use crate::boards::{Board, Room};
use crate::table::{Desk, OutlookRow};
use crate::words::{say, t};
use areas::{Area, Doors, OwnDoors, Page, open_areas};
use bench::Bench;

pub use pieces::pieces;

/// The verbs that this board offers itself: all of them.
const ON_BOARD: &[&str] = &[
    "tile",
    "act",
    "bonus",
    "refresh",
    "remove",
    "extra",
    "use",
    "climb",
    "step",
    "seal",
    "claim",
    "claim-covered",
    "free",
    "egg",
    "end",
    "advance",
    "produce",
    "take",
    "wall",
    "site",
    "turn",
    "river",
    "keep",
    "bridge",
    "lay",
    "up",
    "stay",
    "half",
    "plaza",
    "pick",
    "windows",
    "later",
];

/// What the parts of this board share.
#[derive(Clone, Copy)]
struct Praga {
    desk: Desk,
    view: Memo<Option<View>>,
    /// What can be answered now.
    legal: Memo<BTreeSet<String>>,
    /// Another seat whose board is looked at.
    visited: RwSignal<Option<Seat>>,
    /// A hex of a row that is looked at: where it would fit lights up.
    peeked: RwSignal<Option<Hex>>,
    /// The first of the two hexes that leave a row.
    leaving: RwSignal<Option<(Row, Place)>>,
    /// A site that is looked at: its plaza and the sites round it light up.
    sited: RwSignal<Option<Spot>>,
    /// The kind of extra that is looked at in the checklist: what it is about lights up.
    sought: RwSignal<Option<&'static str>>,
    /// The tile of the wheel that was pointed at last.
    aimed: RwSignal<Option<ActionTile>>,
    /// Whether an answer is pointed at in the list on the desk.
    listed: RwSignal<bool>,
    /// The area that a phone shows.
    area: RwSignal<Area>,
    /// Whether that was chosen while others moved.
    looks_on: StoredValue<bool>,
    /// The part of one's own board that a low phone shows.
    page: RwSignal<Page>,
    bench: Bench,
    reading: glass::Reading,
}

impl Praga {
    /// Something of the view; the default before there is one.
    fn read<T: Default>(self, read: impl FnOnce(&View) -> T) -> T {
        self.view.with(|view| view.as_ref().map(read)).unwrap_or_default()
    }

    /// Something of the view that is drawn again only when it changes.
    fn memo<T: Default + PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&View) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.read(&read))
    }

    /// A drawing that is made again only when its key changes.
    fn drawn_by<K: Default + PartialEq + Send + Sync + 'static>(
        self,
        key: impl Fn(&View) -> K + Send + Sync + 'static,
        draw: impl Fn(&View) -> String + Send + Sync + 'static,
    ) -> Memo<String> {
        let key = self.memo(key);
        Memo::new(move |_| {
            // Reading it, not only tracking it: a memo that nobody reads never learns that it changed.
            key.with(|_| ());
            let drawing = self.view.with_untracked(|view| view.as_ref().map(&draw));
            drawing.unwrap_or_default()
        })
    }

    /// A drawing of what never changes at a table.
    fn drawn_once(self, draw: impl Fn(&View) -> String + Send + Sync + 'static) -> Memo<String> {
        self.drawn_by(|view| (view.edition.clone(), Some(view.options)), draw)
    }

    /// Whose eyes these are; a spectator looks at the first seat.
    fn eye(self) -> Seat {
        self.desk.read(|scene| scene.eye()).unwrap_or(Seat::new(0))
    }

    /// Whose board is shown large.
    fn shown(self) -> Seat {
        self.visited.get().unwrap_or_else(|| self.eye())
    }

    /// Something of the player whose board is shown large.
    fn own<T: Default + PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&View, &PlayerView) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| {
            let seat = self.shown();
            self.read(|view| {
                player(view, seat)
                    .map(|player| read(view, player))
                    .unwrap_or_default()
            })
        })
    }

    fn offers(self, action: Action) -> bool {
        self.legal.with(|legal| legal.contains(&action.to_string()))
    }

    fn name(self, seat: Seat) -> String {
        self.desk.say(&Message::new("engine.who").with("seat", seat))
    }

    /// Whether something like that is asked for. While something else is, it goes without saying that it cannot be chosen.
    fn asks(self, action: &str) -> bool {
        let is_alike = |other: &String| crate::scene::verb_of(other) == crate::scene::verb_of(action);
        self.read(|view| view.step.is_none()) || self.legal.with(|legal| legal.iter().any(is_alike))
    }

    /// Whether a press on what stands for that action, while it is not legal, is worth the reason of the rules: places answer only while a place is asked for.
    fn refuses(self, action: Action) -> bool {
        let is_place = matches!(
            action,
            Action::Take { .. }
                | Action::Remove { .. }
                | Action::Wall { .. }
                | Action::Site { .. }
                | Action::River { .. }
                | Action::Lay { .. }
                | Action::Plaza { .. }
                | Action::Half { .. }
        );
        let action = action.to_string();
        let is_alike = |other: &String| crate::scene::verb_of(other) == crate::scene::verb_of(&action);
        !is_place || self.legal.with(|legal| legal.iter().any(is_alike))
    }

    /// Opens the part of the table in which an answer with that verb is given, where a phone shows one at a time.
    fn open(self, verb: &str) {
        if let Some(area) = Area::of(verb) {
            self.area.set(area);
            self.desk.room.set(Room::Board);
        }
        if let Some(page) = Page::of(verb) {
            self.page.set(page);
            self.desk.room.set(Room::Mine);
        }
    }

    /// Picks a hex of the row that is asked about up, and opens the part of the table where it goes.
    fn pick_up(self, place: Place) {
        self.bench.pick_up(place);
        if untrack(|| self.bench.is_only_taken()) {
            return;
        }
        match untrack(|| self.bench.row_in_hand()) {
            Some(Row::Upgrade) => self.open("turn"),
            Some(Row::Wall) => self.open("wall"),
            Some(Row::Building) => self.open("site"),
            None => self.open("take"),
        }
    }

    /// Lets go of what is put together and not confirmed; false where there is nothing.
    fn let_go(self) -> bool {
        let is_held = || untrack(|| self.bench.held().is_some());
        let was_held = is_held();
        let has_let_go = self.bench.let_go();
        if was_held && !is_held() {
            self.open("take");
        }
        has_let_go
    }

    /// Whether a phone shows the part of the table in which an answer with that verb is given.
    fn shows(self, verb: &str) -> bool {
        match self.desk.room.get() {
            Room::Board => Area::of(verb) == Some(self.area.get()),
            Room::Mine => Page::of(verb).is_some(),
            Room::Others | Room::Log => false,
        }
    }
}

/// What a seat has.
fn player(view: &View, seat: Seat) -> Option<&PlayerView> {
    view.players.iter().find(|player| player.seat == seat)
}

/// What the parts of the board share at a table that begins.
fn begin(desk: Desk) -> Praga {
    let view = Memo::new(move |_| desk.read(|scene| View::deserialize(scene.view()?).ok()));
    let legal = Memo::new(move |_| {
        desk.read(|scene| {
            let actions = scene.prompt().map(|prompt| &prompt.actions);
            let actions = actions.into_iter().flatten();
            actions
                .map(|choice| choice.action.clone())
                .collect::<BTreeSet<_>>()
        })
    });
    Praga {
        desk,
        view,
        legal,
        visited: RwSignal::new(None),
        peeked: RwSignal::new(None),
        leaving: RwSignal::new(None),
        sited: RwSignal::new(None),
        sought: RwSignal::new(None),
        aimed: RwSignal::new(None),
        listed: RwSignal::new(false),
        area: RwSignal::new(Area::default()),
        looks_on: StoredValue::new(false),
        page: RwSignal::new(Page::default()),
        bench: Bench::new(desk, view),
        reading: glass::Reading::new(),
    }
}

/// What the steps of the final scoring would bring now, as the view says.
fn outlook(board: Praga) -> Signal<Vec<OutlookRow>> {
    let rows = board.memo(|view| {
        let points = |step: FinalStep| {
            let of = |player: &PlayerView| (player.seat, i32::from(player.last[step.index()]));
            view.players.iter().map(of).collect()
        };
        let row = |step: &FinalStep| OutlookRow {
            name: Message::new(step.name()),
            points: points(*step),
        };
        match view.active {
            Some(_) => FinalStep::ALL.iter().map(row).collect(),
            None => Vec::new(),
        }
    });
    Signal::derive(move || rows.get())
}

/// Tells the table what is special about this game.
fn furnish(board: Praga) {
    let desk = board.desk;
    desk.on_board.set(ON_BOARD);
    desk.lets_go.set(Some(Callback::new(move |()| board.let_go())));
    let asks = Signal::derive(move || {
        // An answer that is to be confirmed stands there itself.
        let is_free = desk.pending.with(Option::is_none);
        let bench = board.bench.asks();
        bench.or_else(|| press::asks(board).filter(|_| is_free))
    });
    desk.moments.set(scenes::moment);
    desk.pictures.set(Some(Arc::new(chronicle::picture)));
    desk.signs.update(|signs| {
        signs.aside = Some(chronicle::aside);
        signs.asks = Some(asks);
        signs.visited = Some(board.visited);
        signs.outlook = Some(outlook(board));
        signs.begins = Some(chronicle::begins);
        // While a hex is in hand the list has the hexes of its row.
        signs.lists = Some(Signal::derive(move || {
            board.bench.held().map(|_| "web.praga.all-hexes")
        }));
    });
    // What nobody has seen of a turn under way can be taken back step by step.
    desk.steps_back.set(Some(Memo::new(move |_| {
        let is_begun = board.read(|view| view.turn.tile.is_some() || view.step.is_some());
        is_begun && desk.goes_back()
    })));
}

/// The board.
pub fn board(desk: Desk) -> Board {
    let board = begin(desk);
    board.reading.follow();
    sight::follow(board);
    furnish(board);
    follow_the_question(board);
    board.bench.listen();
    Board {
        track: view! { <Turns board /> }.into_any(),
        stage: view! { <Stage board /> }.into_any(),
        fits: true,
        tools: view! { <bench::Tools board /> <rows::Leaving board /> <river::InHand board /> <sight::Sight board /> <offers::Offers board /> }.into_any(),
        hand: view! { <checklist::Checklist board /> }.into_any(),
        facts: Arc::new(move |seat| view! { <seat::Facts board seat /> }.into_any()),
        trophy: Some(Arc::new(move |seat| {
            view! { <seat::Thumbnail board seat /> }.into_any()
        })),
        explain: Arc::new(move |id| {
            let told = board.read(|view| explain::told(view, board.eye(), id));
            let mut said = told?.said(|message| desk.say(message));
            said.action = said.action.filter(|action| board.asks(action));
            Some(said)
        }),
        rooms: &Room::ALL,
        room_of: |verb| match Area::of(verb) {
            Some(_) => Room::Board,
            None => Room::Mine,
        },
    }
}

/// The stage: the common board, one's own, and what lies over them for a while.
#[component]
fn Stage(board: Praga) -> impl IntoView {
    let (area, page) = (board.area, board.page);
    let era = board.memo(|view| view.era);
    let eye = Memo::new(move |_| board.eye().index());
    let turns_building = Memo::new(move |_| board.bench.turns_building());
    // A hex is turned on one's own board, a building in the city. The frame knows the verb alone, so this comes after it.
    Effect::new(move || {
        if turns_building.get() {
            set_timeout(move || board.open("site"), std::time::Duration::ZERO);
        }
    });
    view! {
        <div class="praga" data-area=move || area.get().code() data-page=move || page.get().code() data-era=move || era.get().to_string() data-eye=move || eye.get().to_string() data-seeks=move || board.sought.get() data-turns=move || turns_building.get().then_some("building")>
            <div class="pg-table">
                <section class="pg-left">
                    <svg class="pg-sky" viewBox="8 8 396 720" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><use href="#praga-night-sky" x="8" y="8" width="396" height="720"></use></svg>
                    <slopes::Slopes board />
                    <wheel::CraneWheel board />
                    <glass::CityGlass board />
                </section>
                <section class="pg-right">
                    <rows::Rows board />
                    <city::City board />
                    <rows::Buildings board />
                    <river::River board />
                    <own::OwnBoard board />
                    <glass::Glass board />
                </section>
                <choices::Choices board />
                <scenes::PlazaScene board />
                <scenes::EraScene board />
            </div>
            <Doors board />
            <OwnDoors board />
        </div>
    }
}

/// A new question puts away what belonged to the one before.
fn follow_the_question(board: Praga) {
    // What was looked at is gone with the question.
    let step = board.memo(|view| view.step);
    Effect::new(move || {
        step.with(|_| ());
        board.peeked.set(None);
        board.sited.set(None);
        board.leaving.set(None);
        board.listed.set(false);
    });
    // A new question shows one's own board again.
    Effect::new(move || {
        if board.desk.is_my_turn() {
            board.visited.set(None);
        }
    });
    open_areas(board);
}

/// The turns of a player in both eras, and the hourglass.
#[component]
fn Turns(board: Praga) -> impl IntoView {
    let numbers = board.memo(|view| (view.round, view.rounds, view.era, view.second_era()));
    let said = move || {
        let (turn, turns, era, _) = numbers.get();
        let message = Message::new("web.praga.turn")
            .with("turn", turn)
            .with("turns", turns)
            .with("era", era);
        say(&message, &[])
    };
    let beads = move || {
        let (turn, turns, _, second) = numbers.get();
        (1..=turns)
            .map(|number| {
                let middle =
                    (number == second).then(|| view! { <li class="era" aria-hidden="true"><b>"II"</b></li> });
                view! {
                    {middle}
                    <li class="bead" class:past=number < turn class:now=number == turn aria-hidden="true">
                        {(number == turn).then_some(number)}
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <div class="rounds pg-turns" data-explains="praga.turns">
            <span class="visually-hidden">{said}</span>
            <ol><li class="era" aria-hidden="true"><b>"I"</b></li>{beads}</ol>
            <span class="phase">{move || t(if numbers.get().2 < 2 { "web.praga.era-1" } else { "web.praga.era-2" })}</span>
        </div>
    }
}
