//! What the board reads of Florence's view. Only what is drawn is named here; the rest of the JSON is left alone.

use serde::Deserialize;
use serde_json::Value;
use signoria_engine::Seat;
use signoria_florence::Drawing;
use signoria_florence::pieces::{Building, Card, Cell, Freedom, Landscape, Pile, Stack, Tile};

/// The view.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct View {
    pub eye: Option<Seat>,
    pub figures: Drawing,
    pub round: u8,
    pub minimum: u16,
    pub phase: String,
    pub turn: Seat,
    pub step: Value,
    pub auction: Auction,
    pub deeds: Deeds,
    pub supply: Supply,
    pub decks: Vec<Deck>,
    pub players: Vec<Player>,
    pub court: Option<Court>,
    pub solo: Option<Solo>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Auction {
    pub inside: Vec<Seat>,
    pub available: Vec<Stack>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Deeds {
    pub left: u8,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Supply {
    pub landscapes: [u8; 3],
    pub jesters: u8,
    pub builders: u8,
    pub recruiting: u8,
    pub freedoms: [u8; 3],
    pub buildings: [u8; 10],
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Deck {
    pub deck: Pile,
    pub left: usize,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Player {
    pub seat: Seat,
    pub prestige: i32,
    pub coins: Option<u32>,
    pub estate: Vec<Laid>,
    pub palazzo: Vec<Cell>,
    pub landscapes: [u8; 3],
    pub freedoms: Vec<Freedom>,
    pub jesters: u8,
    pub builders: u8,
    pub table: Vec<Card>,
    pub recruited: u8,
    pub recruiting: u8,
    pub hand_count: u8,
    pub bonus_count: u8,
    pub prestige_count: u8,
    pub hand: Vec<Card>,
    pub bonuses: Vec<Card>,
    pub prestiges: Vec<Card>,
    pub best: u16,
    pub neighbours: [Option<Seat>; 2],
}

/// A tile that lies in an estate.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Laid {
    pub tile: Tile,
    pub cells: Vec<Cell>,
}

/// Diego and the virtual players.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Solo {
    pub objects: Vec<(Stack, u8)>,
    pub put_up: Vec<Stack>,
    pub cards: usize,
    pub starts: bool,
    pub prestige: i32,
    pub coins: u32,
    pub row: Vec<RowCard>,
    pub table: Vec<Card>,
    pub bonuses: Vec<Card>,
    pub prestiges: Vec<Card>,
    pub best: u16,
    pub jesters: u8,
    pub builders: u8,
    pub buildings: Vec<(Building, u8)>,
    pub landscapes: Vec<(Landscape, u8)>,
    pub freedoms: Vec<(Freedom, u8)>,
    pub virtuals: Vec<Virtual>,
}

/// A face-down card of Diego or of a virtual player.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RowCard {
    Hidden,
    Recruiting,
    Known(Card),
}

/// A virtual player.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Virtual {
    pub row: Vec<RowCard>,
    pub table: Vec<Card>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Court {
    pub characters: Vec<CourtCard>,
    pub coins: u32,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct CourtCard {
    pub character: String,
    pub owner: Option<Seat>,
    pub bidder: Option<Seat>,
    pub bid: Option<u32>,
    pub aside: bool,
}

impl View {
    /// The view in that JSON; none when it is of another shape.
    pub fn read(value: &Value) -> Option<Self> {
        Self::deserialize(value).ok()
    }

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.index())
    }

    /// The player whose eyes these are.
    pub fn own(&self) -> Option<&Player> {
        self.player(self.eye?)
    }

    /// A member of the pending step, such as the stack of a bid.
    fn pending<T: for<'de> Deserialize<'de>>(&self, step: &str, member: &str) -> Option<T> {
        T::deserialize(self.step.get(step)?.get(member)?).ok()
    }

    /// The tile that is to be placed in an own estate now.
    pub fn tile_to_place(&self) -> Option<Tile> {
        let land = || {
            self.pending::<Landscape>("land", "landscape")
                .map(Tile::Landscape)
        };
        let build = || self.pending::<Building>("build", "building").map(Tile::Building);
        land().or_else(build)
    }

    /// The joint building that is to be placed now, with the left and the right estate.
    pub fn joint_site(&self) -> Option<(Building, Seat, Seat)> {
        #[derive(Deserialize)]
        struct Deal {
            building: Building,
            partner: Seat,
        }
        let deal: Deal = self.pending("site", "deal")?;
        let active = self.player(self.turn)?;
        // Who is the left neighbour has the left estate.
        if active.neighbours[0] == Some(deal.partner) {
            Some((deal.building, deal.partner, self.turn))
        } else {
            Some((deal.building, self.turn, deal.partner))
        }
    }

    /// The bid on offer: the stack, the coins and who leads.
    pub fn bid(&self) -> Option<(Stack, u32, Seat)> {
        let hundreds: u32 = self.pending("bid", "price")?;
        Some((
            self.pending("bid", "stack")?,
            hundreds * 100,
            self.pending("bid", "leader")?,
        ))
    }

    /// Who has passed on the stack on offer.
    pub fn passed(&self) -> Vec<Seat> {
        self.pending("bid", "passed").unwrap_or_default()
    }

    /// The cards that lie before the eye to be chosen from.
    pub fn seen(&self) -> Vec<Card> {
        let cards = self.step.get("cards");
        cards
            .and_then(|cards| Vec::deserialize(cards).ok())
            .unwrap_or_default()
    }

    /// How many are left of a stack.
    pub fn left_of(&self, stack: Stack) -> usize {
        let supply = &self.supply;
        let deck = |pile| {
            let deck = self.decks.iter().find(|deck| deck.deck == pile);
            deck.map_or(0, |deck| deck.left)
        };
        match stack {
            Stack::Forest => supply.landscapes[0].into(),
            Stack::Lake => supply.landscapes[1].into(),
            Stack::Park => supply.landscapes[2].into(),
            Stack::Landscape => supply.landscapes.iter().map(|left| usize::from(*left)).sum(),
            Stack::Jester => supply.jesters.into(),
            Stack::Builder => supply.builders.into(),
            Stack::Recruiting => supply.recruiting.into(),
            Stack::Prestige => deck(Pile::Prestige),
        }
    }

    /// Whether a player has what a profession wishes for: building, landscape, freedom.
    pub fn wishes_met(&self, player: &Player, card: Card) -> Option<[bool; 3]> {
        let wish = self.figures.wish(card)?;
        Some([
            player
                .estate
                .iter()
                .any(|laid| laid.tile == Tile::Building(wish.building)),
            player.landscapes[wish.landscape as usize] > 0,
            player.freedoms.contains(&wish.freedom),
        ])
    }

    /// What a work of that profession would be worth to a player now, without bonus cards.
    pub fn work_value(&self, player: &Player, card: Card) -> Option<u16> {
        let values = &self.figures.work;
        let met = self.wishes_met(player, card)?;
        let wishes = [values.building, values.landscape, values.freedom];
        let granted = met
            .into_iter()
            .zip(wishes)
            .filter(|(met, _)| *met)
            .map(|(_, value)| u16::from(value));
        let cards = u16::from(player.hand_count)
            + player.table.len() as u16
            + u16::from(player.recruiting)
            + u16::from(player.recruited);
        let muse = self.court.as_ref().is_some_and(|court| {
            court
                .characters
                .iter()
                .any(|card| card.character == "muse" && card.owner == Some(player.seat))
        });
        let muse = if muse { u16::from(self.round) } else { 0 };
        Some(
            granted.sum::<u16>()
                + u16::from(values.jester) * u16::from(player.jesters)
                + u16::from(values.card) * cards
                + muse,
        )
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::erased::{AnyGame, Erased, Order};
    use signoria_engine::{Eye, Seats, Seed};
    use signoria_florence::Florence;

    use super::*;

    /// Plays random games of every table size and reads the view of every eye at every step.
    #[test]
    fn every_view_of_a_whole_game_can_be_read_and_a_work_is_worth_what_the_rules_say() {
        let game = Erased::<Florence>::new();
        for seats in 1..=4 {
            let order = Order {
                edition: None,
                options: Value::Null,
                seats: Seats::new(seats),
                seed: Seed::from(u64::from(seats)),
            };
            let (mut state, _) = game.start(&order).unwrap();
            let mut number = 0;
            while let Some(seat) = state.waiting().first() {
                for eye in state.seats().iter().map(Eye::Seat).chain([Eye::Spectator]) {
                    View::read(&state.view(eye)).unwrap();
                }
                let actions = state.actions(seat);
                let action = actions[number * 7 % actions.len()].clone();
                let view = View::read(&state.view(Eye::Seat(seat))).unwrap();
                state.play(seat, &action).unwrap();
                if let Some(card) = action.strip_prefix("work ") {
                    let after = View::read(&state.view(Eye::Seat(seat))).unwrap();
                    let value: Option<u16> = after
                        .pending("bonus", "value")
                        .or_else(|| after.pending("pay", "value"));
                    assert_eq!(
                        view.work_value(view.own().unwrap(), card.parse().unwrap()),
                        value,
                        "{action}"
                    );
                }
                number += 1;
            }
        }
    }
}
