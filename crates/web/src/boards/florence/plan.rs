//! A work as it is put together, before anybody sees anything of it.

use signoria_florence::pieces::Card;
use signoria_florence::view::View;

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
        let mut left: Vec<(Card, u16)> = own.open_bonuses().collect();
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
}
