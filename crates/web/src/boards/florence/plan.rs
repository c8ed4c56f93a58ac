//! A work as it is put together, before anybody sees anything of it.

use signoria_florence::Action;
use signoria_florence::pieces::Card;
use signoria_florence::view::View;

/// The bonus cards of one's own, with what each would add now.
pub fn open_bonuses(view: &View) -> Vec<(Card, u16)> {
    let Some(own) = view.own() else {
        return Vec::new();
    };
    let values = own.bonus_values.iter().copied();
    own.bonuses.iter().copied().zip(values).collect()
}

/// A work that is put together: the profession, and the bonus cards that shall follow, in their order.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The profession.
    pub card: Card,
    /// The bonus cards.
    pub bonuses: Vec<Card>,
}

impl Plan {
    /// A work of that profession, with as many bonus cards as the minimum asks for, the best ones first.
    pub fn new(view: &View, card: Card) -> Option<Self> {
        let own = view.own()?;
        let mut value = own.works.iter().find(|work| work.card == card)?.value;
        let mut left = open_bonuses(view);
        left.sort_by_key(|(_, adds)| std::cmp::Reverse(*adds));
        let mut bonuses = Vec::new();
        for (bonus, adds) in left {
            if view.lacks(value) == 0 {
                break;
            }
            value += adds;
            bonuses.push(bonus);
        }
        Some(Self { card, bonuses })
    }

    /// All that is to be answered: the profession, the bonus cards, that there are no more of them if there are, and the points.
    pub fn answers(&self, in_hand: usize, points: usize) -> Vec<String> {
        let work = Action::Work { card: self.card };
        let added = self.bonuses.iter().map(|&card| Action::Add { card });
        let done = (self.bonuses.len() < in_hand).then_some(Action::Done);
        let actions = std::iter::once(work).chain(added).chain(done);
        let pay = format!("convert {points}");
        actions.map(|action| action.to_string()).chain([pay]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_is_confirmed_with_all_its_answers() {
        let card_of = |name: &str| name.parse::<Card>().unwrap();
        let plan = Plan {
            card: card_of("poet"),
            bonuses: vec![card_of("b04"), card_of("b02")],
        };
        assert_eq!(
            plan.answers(3, 6),
            ["work poet", "add b04", "add b02", "done", "convert 6"]
        );
        // With the last bonus card nothing more is asked.
        assert_eq!(
            plan.answers(2, 0),
            ["work poet", "add b04", "add b02", "convert 0"]
        );
    }
}
