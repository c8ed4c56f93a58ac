//! What the parts of this board share: the view, and what of it several of them ask for.

use leptos::prelude::*;
use serde::Deserialize;
use signoria_engine::{Message, Seat};
use signoria_lorenzo::board::{FLOORS, Kind, Member, Place, Space, Work};
use signoria_lorenzo::card::Card;
use signoria_lorenzo::edition::CardFigures;
use signoria_lorenzo::goods::Good;
use signoria_lorenzo::prospect::{Prospect, Yield};
use signoria_lorenzo::step::{Step, Task};
use signoria_lorenzo::view::PlayerView;
use signoria_lorenzo::{Action, View};

use crate::app::app;
use crate::boards::kit::drag::Drag;
use crate::boards::kit::steps::Steps;
use crate::scene::{verb, verb_of};
use crate::table::Desk;

/// What the parts of this board share.
#[derive(Clone, Copy)]
pub struct Lorenzo {
    pub desk: Desk,
    pub view: Memo<Option<View>>,
    /// Who stands where.
    pub standing: Memo<Vec<(Space, Seat, Member)>>,
    /// The board that somebody asked to see instead of one's own.
    pub opened: RwSignal<Option<Seat>>,
    /// Members that are pulled to their places.
    pub drag: Drag,
    /// Which number of servants is on the stepper, counted from the least that can be given.
    pub giving: RwSignal<usize>,
    /// The cost that was chosen beside the servants; none while there is no choice.
    pub cost: RwSignal<Option<u8>>,
    /// What was confirmed together with the servants.
    pub steps: Steps,
    /// A place that was pressed before a member was in hand to go there.
    pub wish: RwSignal<Option<Wish>>,
    /// The work that is pointed at or under way, with what it brings.
    pub working: Memo<Option<(Work, Yield)>>,
}

/// A place that was pressed before a member was in hand to go there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// Which member is to go there; none: the next one that is picked up.
    pub member: Option<Member>,
    /// The action that sends it.
    pub place: String,
}

/// What becomes of a wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// It is waited for a member.
    Wait,
    /// The member in hand goes there.
    Go,
    /// Something else is done.
    Forget,
}

impl Wish {
    /// What becomes of it, with the member in hand and where that one is about to go, and whether members are asked for.
    pub fn next(&self, placing: Option<(Member, bool)>, asks_for_members: bool) -> Next {
        match (self.member, placing) {
            (None, None) if asks_for_members => Next::Wait,
            (Some(member), Some((held, true))) if held == member => Next::Wait,
            (Some(member), Some((held, false))) if held == member => Next::Go,
            (None, Some((_, false))) => Next::Go,
            _ => Next::Forget,
        }
    }
}

impl Lorenzo {
    pub fn new(desk: Desk) -> Self {
        let view = Memo::new(move |_| desk.read(|scene| View::deserialize(scene.view()?).ok()));
        let standing = Memo::new(move |_| {
            view.with(|view| {
                let players = view.iter().flat_map(|view| &view.players);
                let members = players.flat_map(|player| {
                    let places = player.members.iter().zip(Member::ALL);
                    places.filter_map(|(place, &member)| Some(((*place)?, player.seat, member)))
                });
                members.collect::<Vec<_>>()
            })
        });
        let giving = RwSignal::new(0);
        let working = Memo::new(move |_| {
            let pointed = pointed(desk, view);
            let view = view.read();
            let view = view.as_ref()?;
            if let Some(production) = &view.production {
                return Some((Work::Production, production.yields.clone()));
            }
            let way = view.under_way.as_ref();
            let way = way.or_else(|| view.prospects.iter().find(|way| Some(way.space) == pointed))?;
            let Place::Work(work, _) = way.space.place() else {
                return None;
            };
            let told = way.yields.get(giving.get()).or(way.yields.last())?;
            Some((work, told.clone()))
        });
        Self {
            desk,
            view,
            standing,
            opened: RwSignal::new(None),
            drag: Drag::new(),
            giving,
            cost: RwSignal::new(None),
            steps: Steps::new(desk),
            wish: RwSignal::new(None),
            working,
        }
    }

    /// Something of the view; the default before there is one.
    pub fn read<T: Default>(self, read: impl FnOnce(&View) -> T) -> T {
        self.view.with(|view| view.as_ref().map(read)).unwrap_or_default()
    }

    /// Whose eyes these are.
    pub fn eye(self) -> Option<Seat> {
        self.read(|view| view.eye)
    }

    /// Whose board is shown: the one that was opened, one's own, or for a spectator the first.
    pub fn shown(self) -> Option<Seat> {
        let first = || {
            self.read(|view| {
                view.eye
                    .or_else(|| view.players.first().map(|player| player.seat))
            })
        };
        self.opened.get().or_else(first)
    }

    /// Something of one's own board.
    pub fn own<T>(self, read: impl FnOnce(&PlayerView) -> T) -> Option<T> {
        self.read(|view| view.player(view.eye?).map(read))
    }

    /// Something of a player; the default where there is none.
    pub fn of<T: Default + PartialEq + Send + Sync + 'static>(
        self,
        seat: Seat,
        read: impl Fn(&PlayerView) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.read(|view| view.player(seat).map(&read).unwrap_or_default()))
    }

    pub fn name(self, seat: Seat) -> String {
        self.desk.say(&Message::new("engine.who").with("seat", seat))
    }

    /// What is printed on a card.
    pub fn card(self, card: Card) -> Memo<Option<CardFigures>> {
        Memo::new(move |_| self.read(|view| view.figures.card(card).cloned()))
    }

    /// Who stands on a space.
    pub fn on(self, space: Space) -> Vec<(Seat, Member)> {
        let all = self.standing.get().into_iter();
        let here = all.filter(|(place, ..)| *place == space);
        here.map(|(_, seat, member)| (seat, member)).collect()
    }

    /// The seats that hold exactly that much of a good.
    pub fn seats_with(self, good: Good, count: u16) -> Vec<Seat> {
        self.read(|view| {
            let here = view
                .players
                .iter()
                .filter(|player| player.goods.get(good) == count);
            here.map(|player| player.seat).collect()
        })
    }

    /// Whether a space is used with this many players.
    pub fn is_open(self, space: Space) -> bool {
        self.read(|view| view.figures.is_used(space, view.seats))
    }

    /// What going there takes and brings, if the action under way can lead there.
    pub fn way(self, space: Space) -> Option<Prospect> {
        self.read(|view| view.prospects.iter().find(|way| way.space == space).cloned())
    }

    /// Where the action under way can lead.
    pub fn spaces(self) -> Vec<Space> {
        self.read(|view| {
            let ways = view.prospects.iter().chain(&view.under_way);
            ways.map(|way| way.space).collect()
        })
    }

    /// Whether an action is under way that leads somewhere.
    pub fn way_is_open(self) -> bool {
        self.read(|view| !view.prospects.is_empty() || view.under_way.is_some())
    }

    /// Whether the last step of the move under way can be undone: nobody has seen it.
    pub fn can_step_back(self) -> bool {
        self.read(|view| !view.steps.is_empty()) && self.desk.goes_back()
    }

    /// Undoes it.
    pub fn step_back(self) {
        if untrack(|| self.can_step_back()) {
            self.desk.session.take_back();
        }
    }

    /// The space that is pointed at, or that was chosen and waits to be confirmed.
    pub fn pointed(self) -> Option<Space> {
        pointed(self.desk, self.view)
    }

    /// The space that was chosen and waits to be confirmed: nothing else is to be decided about it.
    pub fn aimed(self) -> Option<Space> {
        self.desk.pending.with(|choice| {
            let action = &choice.as_ref()?.action;
            self.view.with(|view| space_of(view.as_ref()?, action))
        })
    }

    /// Chooses a space, or a card that another grants. What it takes and brings is shown, and one press confirms all of it: where a number of servants is still
    /// to be chosen, together with them. What is not legal is sent too, so that the rules say why.
    pub fn aim(self, action: &str) {
        let way = untrack(|| {
            let space = self.view.with(|view| space_of(view.as_ref()?, action))?;
            self.way(space)
        });
        let choice = untrack(|| self.desk.answer(action));
        let is_quick = app().settings.with_untracked(|settings| settings.one_tap);
        match (way, choice) {
            (Some(way), Some(choice)) if !way.asks_servants && !is_quick => {
                self.desk.considered.set(None);
                self.desk.pending.set(Some(choice));
            }
            // It can be taken back: there is nothing to confirm yet.
            (Some(way), Some(choice)) if way.asks_servants => self.desk.session.play(choice.action),
            _ => self.desk.choose(action),
        }
    }

    /// A place is pressed to which nothing can be sent yet. Before a member is picked up, the place is kept in mind for the next one; one whose servants are
    /// being chosen goes there instead: nobody has seen that it was about to go elsewhere.
    pub fn wish_for(self, place: &str) {
        let place = place.to_owned();
        match untrack(|| self.placing()) {
            None if untrack(|| self.asks("place")) && self.is_still_there(&place) => {
                let member = None;
                let wish = Wish { member, place };
                self.wish
                    .update(|kept| *kept = (kept.as_ref() != Some(&wish)).then_some(wish));
            }
            Some((member, Some(_))) if untrack(|| self.can_step_back()) => {
                let member = Some(member);
                self.wish.set(Some(Wish { member, place }));
                self.step_back();
            }
            _ => {}
        }
    }

    /// Whether there is still a card to take where an action leads; elsewhere there may be room for any member.
    fn is_still_there(self, place: &str) -> bool {
        match place.parse() {
            Ok(Action::On { space }) => match space.place() {
                Place::Floor(kind, floor) => {
                    untrack(|| self.read(|view| view.towers[kind as usize][floor].is_some()))
                }
                Place::Work(..) | Place::Market | Place::Council => true,
            },
            _ => false,
        }
    }

    /// The space that the action under way has chosen.
    pub fn chosen(self) -> Option<Space> {
        let under_way = || self.read(|view| view.under_way.as_ref().map(|way| way.space));
        self.aimed().or_else(under_way)
    }

    /// What the chosen space takes and brings.
    pub fn chosen_way(self) -> Option<Prospect> {
        let under_way = || self.read(|view| view.under_way.clone());
        self.aimed().and_then(|space| self.way(space)).or_else(under_way)
    }

    /// The member in one's own hand, and where it is about to go.
    pub fn placing(self) -> Option<(Member, Option<Space>)> {
        let chosen = self.chosen();
        self.read(|view| {
            // Everybody sees the steps of the seat that is asked.
            view.eye.filter(|&eye| view.waiting.contains(eye))?;
            view.steps.iter().rev().find_map(|step| match *step {
                Step::Space { member, .. } => Some((member, chosen)),
                Step::Servants { task } | Step::Cost { task, .. } | Step::Discount { task, .. } => match task
                {
                    Task::Place { member, space } => Some((member, Some(space))),
                    Task::Take { .. } | Task::Work { .. } => None,
                },
                _ => None,
            })
        })
    }

    /// The card whose cost is being chosen.
    pub fn paid_card(self) -> Option<Card> {
        let space = self.chosen()?;
        self.read(|view| match space.place() {
            Place::Floor(kind, floor) => view.towers[kind as usize][floor],
            Place::Work(..) | Place::Market | Place::Council => None,
        })
    }

    /// Whether answers of that verb are asked for.
    pub fn asks(self, wanted: &str) -> bool {
        self.desk.read(|scene| {
            let prompt = scene.prompt();
            prompt.is_some_and(|prompt| prompt.actions.iter().any(|choice| verb(choice) == wanted))
        })
    }

    /// Whether answers like this one are asked for.
    pub fn asks_like(self, action: &str) -> bool {
        self.asks(verb_of(action))
    }
}

/// The space that is pointed at, or that was chosen and waits to be confirmed.
fn pointed(desk: Desk, view: Memo<Option<View>>) -> Option<Space> {
    let action = desk.pointed()?;
    view.with(|view| space_of(view.as_ref()?, &action))
}

/// The space of an answer that places a member or takes a card.
fn space_of(view: &View, action: &str) -> Option<Space> {
    match action.parse().ok()? {
        Action::On { space } => Some(space),
        Action::Take { card } => {
            let mut floors = Kind::ALL
                .iter()
                .flat_map(|&kind| (0..FLOORS).map(move |floor| (kind, floor)));
            let found = floors.find(|&(kind, floor)| view.towers[kind as usize][floor] == Some(card));
            found.map(|(kind, floor)| kind.floor(floor))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_that_was_pressed_first_waits_for_the_member() {
        let wish = |member| Wish {
            member,
            place: "on council".to_owned(),
        };
        let black = Member::Black;
        assert_eq!(wish(None).next(None, true), Next::Wait);
        assert_eq!(wish(None).next(Some((black, false)), false), Next::Go);
        assert_eq!(wish(None).next(None, false), Next::Forget);
        assert_eq!(wish(Some(black)).next(Some((black, true)), false), Next::Wait);
        assert_eq!(wish(Some(black)).next(Some((black, false)), false), Next::Go);
        assert_eq!(
            wish(Some(black)).next(Some((Member::White, false)), false),
            Next::Forget
        );
        assert_eq!(wish(Some(black)).next(None, true), Next::Forget);
    }
}
