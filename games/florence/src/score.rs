//! What cards count, prestige cards, and the standings.

use signoria_engine::{Finish, Message, Score, Seat, Source, Standing, Standings, Totals};

use crate::Components;
use crate::edition::{Count, Goal, PrestigeCard};
use crate::pieces::{Building, CELLS, Card, Freedom, Pile, Size, Tile};
use crate::state::{Diego, Florence, Player, Points, RECRUITING, Step};

/// What a player or Diego has, as bonus and prestige cards count it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Buildings by size: large, medium, small.
    pub sizes: [u8; 3],
    /// Landscapes by type.
    pub landscapes: [u8; 3],
    /// Freedoms by type.
    pub freedoms: [u8; 3],
    /// Jesters.
    pub jesters: u8,
    /// Builders.
    pub builders: u8,
    /// Prestige cards.
    pub prestige_cards: u8,
    /// Profession and recruiting cards in hand.
    pub hand_cards: u8,
    /// Profession and recruiting cards on the table.
    pub table_cards: u8,
    /// Empty cells.
    pub empty_cells: u8,
}

impl Holdings {
    /// What a player has.
    #[must_use]
    pub fn of(player: &Player, figures: &Components) -> Self {
        let mut buildings = 0u16;
        for (kind, lot) in player.lots.iter().enumerate() {
            buildings |= u16::from(lot.is_some()) << kind;
        }
        Self {
            sizes: figures
                .of_size
                .map(|kinds| (buildings & kinds).count_ones() as u8),
            landscapes: player.landscapes,
            freedoms: [Freedom::Travel, Freedom::Religion, Freedom::Opinion]
                .map(|freedom| u8::from(player.has_freedom(freedom))),
            jesters: player.jesters,
            builders: player.builders,
            prestige_cards: player.prestiges.len(),
            hand_cards: player.hand.len() + player.recruiting,
            table_cards: player.table.len() + player.recruited,
            empty_cells: CELLS.saturating_sub(player.covered.count_ones() as u8),
        }
    }

    /// What Diego has; his hand is what lies face down but for the first `without` cards.
    #[must_use]
    pub fn of_diego(diego: &Diego, figures: &Components, without: usize) -> Self {
        let mut sizes = [0; 3];
        let mut covered = figures.palazzo[0].count_ones();
        for (&building, &count) in Building::ALL.iter().zip(&diego.buildings) {
            sizes[figures.sizes[building as usize] as usize] += count;
            covered += u32::from(count) * figures.places(Tile::Building(building)).cells;
        }
        for (kind, &count) in diego.landscapes.iter().enumerate() {
            covered += u32::from(count) * figures.places[Building::ALL.len() + kind].cells;
        }
        Self {
            sizes,
            landscapes: diego.landscapes,
            freedoms: diego.freedoms,
            jesters: diego.jesters,
            builders: diego.builders,
            prestige_cards: diego.prestiges.len(),
            hand_cards: diego.row.len().saturating_sub(without) as u8,
            table_cards: diego.table.len() + diego.recruited,
            empty_cells: u32::from(CELLS).saturating_sub(covered) as u8,
        }
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self, count: Count) -> u8 {
        let kinds = |counts: &[u8]| counts.iter().filter(|&&count| count > 0).count() as u8;
        match count {
            Count::Buildings => self.sizes.iter().sum(),
            Count::Large => self.sizes[Size::Large as usize],
            Count::Medium => self.sizes[Size::Medium as usize],
            Count::Small => self.sizes[Size::Small as usize],
            Count::BuildingSizes => kinds(&self.sizes),
            Count::Forests => self.landscapes[0],
            Count::Lakes => self.landscapes[1],
            Count::Parks => self.landscapes[2],
            Count::Landscapes => self.landscapes.iter().sum(),
            Count::LandscapeTypes => kinds(&self.landscapes),
            Count::Freedoms => self.freedoms.iter().sum(),
            Count::FreedomTypes => kinds(&self.freedoms),
            Count::Jesters => self.jesters,
            Count::Builders => self.builders,
            Count::PrestigeCards => self.prestige_cards,
            Count::Categories => {
                let freedoms = self.freedoms.iter().sum();
                kinds(&self.landscapes) + kinds(&[self.jesters, self.builders, self.prestige_cards, freedoms])
            }
            Count::HandCards => self.hand_cards,
            Count::TableCards | Count::Works => self.table_cards,
            Count::EmptyCells => self.empty_cells,
        }
    }

    /// What a bonus card adds to a work.
    #[must_use]
    pub fn bonus(&self, figures: &Components, number: u8) -> u16 {
        figures.bonuses.get(usize::from(number)).map_or(0, |card| {
            let counted: u16 = card
                .counts
                .iter()
                .map(|&count| u16::from(self.count(count)))
                .sum();
            counted * u16::from(card.each)
        })
    }

    /// What a prestige card gives its owner, compared with the others.
    #[must_use]
    pub fn prestige(&self, card: &PrestigeCard, others: &[Self]) -> u8 {
        let (count, most) = match card.goal {
            Goal::Have(ref needs) => {
                let all = needs.iter().all(|&(count, least)| self.count(count) >= least);
                return if all { card.points } else { 0 };
            }
            Goal::Most(count) => (count, true),
            Goal::Fewest(count) => (count, false),
        };
        let own = self.count(count);
        if most && own == 0 {
            return 0;
        }
        let (mut better, mut equal) = (false, false);
        for other in others {
            let other = other.count(count);
            better |= if most { other > own } else { other < own };
            equal |= other == own;
        }
        match (better, equal) {
            (true, _) => 0,
            (false, true) => card.tied,
            (false, false) => card.points,
        }
    }
}

impl Score for Florence {
    fn standings(&self) -> Standings {
        let over = self.revealed();
        let mut rows: Vec<Standing> = self
            .seats
            .iter()
            .map(|seat| {
                let player = &self.players[seat];
                let mut sources = sources(&player.points);
                if over {
                    sources.extend(player.prestiges.cards().map(|card| {
                        let points = self.prestige_value(seat, card.number());
                        prestige_source(card, points)
                    }));
                }
                Standing::new(
                    seat,
                    sources,
                    vec![if over { i32::from(player.coins) } else { 0 }],
                )
            })
            .collect();
        if !self.is_solo() {
            return Standings::ranked(rows);
        }
        let diego = &self.solo.diego;
        let mut diego_sources = sources(&diego.points);
        if over {
            diego_sources.extend(diego.prestiges.cards().map(|card| {
                let points = self.prestige_value_of_diego(card.number());
                prestige_source(card, points)
            }));
        }
        rows.push(Standing::new(
            None,
            diego_sources,
            vec![if over { i32::from(diego.coins) } else { 0 }],
        ));
        let standings = Standings::ranked(rows);
        if !over {
            return standings;
        }
        let rank = |seat| {
            standings
                .rows
                .iter()
                .find(|row| row.seat == seat)
                .map_or(1, |row| row.rank)
        };
        let (yours, diegos) = (rank(Some(Seat::new(0))), rank(None));
        let verdict = match yours.cmp(&diegos) {
            std::cmp::Ordering::Less => "florence.verdict.won",
            std::cmp::Ordering::Equal => "florence.verdict.shared",
            std::cmp::Ordering::Greater => "florence.verdict.lost",
        };
        standings.with_verdict(Message::new(verdict), yours <= diegos)
    }

    fn finish(&self) -> Finish {
        let mut rows = Totals::default();
        for seat in self.seats.iter() {
            let player = &self.players[seat];
            let cards = player.prestiges.numbers();
            let cards: i32 = cards.map(|card| i32::from(self.prestige_value(seat, card))).sum();
            rows.push((Some(seat), player.points.total() + cards, player.coins.into()));
        }
        if !self.is_solo() {
            return Finish::ranked(&rows, None);
        }
        let diego = &self.solo.diego;
        let cards = diego.prestiges.numbers();
        let cards: i32 = cards
            .map(|card| i32::from(self.prestige_value_of_diego(card)))
            .sum();
        rows.push((None, diego.points.total() + cards, diego.coins.into()));
        let [(_, yours, coins), (_, diegos, his_coins)] = [rows[0], rows[1]];
        Finish::ranked(&rows, Some((yours, coins) >= (diegos, his_coins)))
    }
}

impl Florence {
    /// Whether the prestige cards lie open: the last round is over.
    pub(crate) fn revealed(&self) -> bool {
        matches!(self.step(), None | Some(Step::Banker { .. }))
    }

    /// The value of the best work of the round; 0 before the first.
    pub(crate) fn best_work(&self) -> u16 {
        let players = self.seats.iter().map(|seat| self.players[seat].best);
        players.fold(self.solo.diego.best, u16::max)
    }

    /// What a seat has.
    pub(crate) fn holdings(&self, seat: Seat) -> Holdings {
        Holdings::of(&self.players[seat], self.figures())
    }

    /// What everybody else has, Diego among them.
    pub(crate) fn other_holdings(&self, seat: Option<Seat>) -> ([Holdings; 4], usize) {
        let mut others = [Holdings::default(); 4];
        let mut len = 0;
        for other in self.seats.iter().filter(|&other| Some(other) != seat).take(4) {
            others[len] = self.holdings(other);
            len += 1;
        }
        if self.is_solo() && seat.is_some() {
            others[len] = Holdings::of_diego(&self.solo.diego, self.figures(), 0);
            len += 1;
        }
        (others, len)
    }

    /// What a prestige card is worth to a seat as things stand.
    pub(crate) fn prestige_value(&self, seat: Seat, number: u8) -> u8 {
        let (others, len) = self.other_holdings(Some(seat));
        let card = &self.figures().prestiges[usize::from(number).min(13)];
        self.holdings(seat).prestige(card, &others[..len])
    }

    /// What a prestige card is worth to Diego as things stand.
    pub(crate) fn prestige_value_of_diego(&self, number: u8) -> u8 {
        let (others, len) = self.other_holdings(None);
        let card = &self.figures().prestiges[usize::from(number).min(13)];
        Holdings::of_diego(&self.solo.diego, self.figures(), 0).prestige(card, &others[..len])
    }
}

fn sources(points: &Points) -> Vec<Source> {
    let Points {
        works,
        buildings,
        landscapes,
        builders,
        best_works,
        merchant,
        banker,
        sold,
    } = *points;
    [
        ("florence.source.works", i32::from(works)),
        ("florence.source.buildings", i32::from(buildings)),
        ("florence.source.landscapes", i32::from(landscapes)),
        ("florence.source.builders", i32::from(builders)),
        ("florence.source.best-works", i32::from(best_works)),
        ("florence.source.merchant", i32::from(merchant)),
        ("florence.source.banker", i32::from(banker)),
        ("florence.source.sold", -i32::from(sold)),
    ]
    .into_iter()
    .filter(|&(_, points)| points != 0)
    .map(|(id, points)| Source::new(id, points))
    .collect()
}

fn prestige_source(card: Card, points: u8) -> Source {
    Source {
        name: Message::new("florence.source.prestige-card").with("card", card),
        points: i32::from(points),
    }
}

/// How many recruiting cards Diego has, face down and face up.
pub(crate) fn diego_recruiting(diego: &Diego) -> u8 {
    let down = diego
        .row
        .as_slice()
        .iter()
        .filter(|&&card| card == RECRUITING)
        .count();
    down as u8 + diego.recruited
}

/// The professions among numbers of a row.
pub(crate) fn row_card(number: u8) -> Option<Card> {
    Pile::Profession.card(number)
}
