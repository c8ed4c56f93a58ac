//! Where an effect comes from. A question names it, so that nobody wonders why it is asked.

use signoria_engine::{Arg, IntoArg, Message};

use crate::edition::Components;
use crate::effect::{Effect, ListId};
use crate::pieces::{Character, Masterpiece, Route};

impl Components {
    /// The thing that an effect list is printed on, by name.
    pub(crate) fn cause(&self, list: ListId) -> Arg {
        let leads_here = |from: ListId| self.leads_to(from, list);
        let route = || {
            let route = Route::ALL
                .iter()
                .find(|&&route| leads_here(self.route(route).effects));
            route.map(|route| route.into_arg())
        };
        let work = || {
            let card = Masterpiece::ALL
                .iter()
                .find(|&&card| leads_here(self.masterpiece(card).bonus));
            card.map(|card| card.into_arg())
        };
        let character = || {
            let card = Character::ALL.iter().find(|&&card| {
                let figures = self.character(card);
                let mut triggers = figures.triggers.iter();
                leads_here(figures.effect) || triggers.any(|trigger| leads_here(trigger.then))
            });
            card.map(|card| card.into_arg())
        };
        let on_board = || {
            let is_of = |spaces: &[ListId]| spaces.iter().any(|&space| leads_here(space));
            Message::new(if is_of(&self.shipyard_spaces) {
                "amalfi.cause.shipyard"
            } else if is_of(&self.lighthouse_spaces) {
                "amalfi.cause.barn"
            } else {
                "amalfi.cause.no-lighthouse"
            })
            .into_arg()
        };
        route().or_else(work).or_else(character).unwrap_or_else(on_board)
    }

    /// Whether a list is that one, or has it as a part.
    fn leads_to(&self, from: ListId, to: ListId) -> bool {
        let has_part = |effect: &Effect| match effect {
            Effect::Choose(options) => options.lists().iter().any(|&part| self.leads_to(part, to)),
            Effect::DiscardHand { each, .. } => self.leads_to(*each, to),
            _ => false,
        };
        from == to || self.effects(from).iter().any(has_part)
    }
}
