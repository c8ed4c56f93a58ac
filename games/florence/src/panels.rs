//! The view in words: the round, the supply, every estate as a drawing, the characters, Diego.

use signoria_engine::message::{Arg, IntoArg};
use signoria_engine::{Describe, Message, Panel, Seat};

use crate::pieces::{Building, Card, Cell, Freedom, Landscape, Pile, Priced, SIDE, Stack, Tile};
use crate::state::Florence;
use crate::state::{Phase, Step};
use crate::view::{CourtView, PlayerView, RowCard, SoloView, StepView, View};

impl Describe for Florence {
    fn panels(view: &View) -> Vec<Panel> {
        let mut panels = vec![round(view), supply(view)];
        panels.extend(view.court.as_ref().map(court));
        panels.extend(view.players.iter().map(|player| estate(player, view)));
        if let Some(solo) = &view.solo {
            panels.push(diego(solo));
            panels.extend(solo.virtuals.iter().enumerate().map(|(index, player)| {
                Panel::new(message("virtual").with("number", index + 1))
                    .line(message("diego-row").with("cards", row(&player.row)))
                    .line(message("table").with("cards", list(&player.table)))
            }));
        }
        panels
    }
}

fn message(name: &str) -> Message {
    Message::new(format!("florence.panel.{name}"))
}

/// Things in a list, or "none".
fn list<T: IntoArg + Copy>(things: &[T]) -> Arg {
    if things.is_empty() {
        message("none").into_arg()
    } else {
        things.to_vec().into_arg()
    }
}

/// A thing and a number.
fn counted(thing: impl IntoArg, count: impl IntoArg) -> Arg {
    message("counted")
        .with("thing", thing)
        .with("count", count)
        .into_arg()
}

fn round(view: &View) -> Panel {
    let phase = match view.phase {
        Phase::Hands => "florence.phase.hands",
        Phase::Auction => "florence.phase.auction",
        Phase::Court => "florence.phase.court",
        Phase::Actions => "florence.phase.actions",
        Phase::End => "florence.phase.end",
    };
    let title = message("round")
        .with("round", view.round)
        .with("minimum", view.minimum);
    let phase = Message::new(phase);
    let mut panel = Panel::new(title).line(match view.start {
        Some(seat) => message("phase").with("phase", phase).with("seat", seat),
        None => message("phase-of-diego").with("phase", phase),
    });
    if !view.waiting.is_empty() {
        let seats: Vec<Seat> = view.waiting.iter().collect();
        panel = panel.line(message("waiting").with("seats", seats));
    }
    let hundreds = |sum: u16| u32::from(sum) * 100;
    let line = match &view.step {
        StepView::Open(Step::Bid {
            stack, price, leader, ..
        }) => Some(
            message("bid")
                .with("stack", *stack)
                .with("coins", hundreds(*price))
                .with("seat", *leader),
        ),
        StepView::Open(Step::Answer { deal, site, sum }) => Some(
            message("offer")
                .with("building", deal.building)
                .with("cell", site.cell)
                .with("turn", site.turn)
                .with("coins", hundreds((*sum).into())),
        ),
        StepView::Open(Step::Rolled { stack, bid }) => Some(
            message("rolled")
                .with("stack", *stack)
                .with("coins", hundreds(*bid)),
        ),
        StepView::Looking { looking, deck, .. } => {
            Some(message("looking").with("seat", *looking).with("deck", *deck))
        }
        StepView::Open(_) if view.phase == Phase::Actions => {
            Some(message("actions-left").with("left", view.deeds.left))
        }
        StepView::Open(_) | StepView::Over => None,
    };
    panel.lines.extend(line);
    if let StepView::Looking { cards, .. } = &view.step
        && !cards.is_empty()
    {
        panel = panel.line(message("seen").with("cards", list(cards)));
    }
    panel
}

fn supply(view: &View) -> Panel {
    let supply = &view.supply;
    let [forests, lakes, parks] = supply.landscapes;
    let [travel, religion, opinion] = supply.freedoms;
    let buildings: Vec<Arg> = Building::ALL
        .iter()
        .zip(supply.buildings)
        .map(|(&building, count)| counted(building, count))
        .collect();
    let left = |pile: Pile| view.decks[pile as usize].left;
    let mut panel = Panel::new(message("supply"))
        .line(
            message("landscapes")
                .with("forests", forests)
                .with("lakes", lakes)
                .with("parks", parks),
        )
        .line(
            message("people")
                .with("jesters", supply.jesters)
                .with("builders", supply.builders)
                .with("recruiting", supply.recruiting),
        )
        .line(
            message("freedoms")
                .with("travel", travel)
                .with("religion", religion)
                .with("opinion", opinion),
        )
        .line(message("buildings").with("buildings", buildings))
        .line(
            message("decks")
                .with("professions", left(Pile::Profession))
                .with("bonuses", left(Pile::Bonus))
                .with("prestiges", left(Pile::Prestige)),
        );
    if view.phase == Phase::Auction {
        let stacks = view.auction.stacks.iter().filter(|stack| stack.available);
        let available: Vec<Stack> = stacks.map(|stack| stack.stack).collect();
        panel = panel.line(message("available").with("stacks", list(&available)));
    }
    for deck in view.decks.iter().filter(|deck| !deck.known.is_empty()) {
        let cards: Vec<Card> = deck.known.iter().rev().flatten().copied().collect();
        panel = panel.line(
            message("remembered")
                .with("deck", deck.deck)
                .with("cards", list(&cards)),
        );
    }
    panel
}

fn estate(player: &PlayerView, view: &View) -> Panel {
    let mut panel = Panel::new(
        message("player")
            .with("seat", player.seat)
            .with("points", player.prestige),
    );
    panel = panel.line(match player.coins {
        Some(coins) => message("coins").with("coins", coins),
        None => message("coins-secret"),
    });
    panel = panel
        .line(
            message("court-people")
                .with("jesters", player.jesters)
                .with("builders", player.builders),
        )
        .line(message("own-freedoms").with("freedoms", list(&player.freedoms)))
        .line(
            message("hand-counts")
                .with("professions", player.hand_count)
                .with("recruiting", player.recruiting)
                .with("bonuses", player.bonus_count)
                .with("prestiges", player.prestige_count),
        );
    let known: Vec<Card> = [&player.hand, &player.bonuses, &player.prestiges]
        .into_iter()
        .flatten()
        .copied()
        .collect();
    if !known.is_empty() {
        panel = panel.line(message("known").with("cards", list(&known)));
    }
    panel = panel.line(message("table").with("cards", list(&player.table)));
    if player.recruited > 0 {
        panel = panel.line(message("table-recruiting").with("count", player.recruited));
    }
    if player.best > 0 {
        panel = panel.line(message("best").with("value", player.best));
    }
    let neighbours: Vec<Seat> = player.neighbours.into_iter().flatten().collect();
    if !neighbours.is_empty() {
        panel = panel.line(message("neighbours").with("seats", neighbours));
    }
    for line in drawing(player) {
        panel = panel.line(message("row").with("row", line));
    }
    if view.eye == Some(player.seat) {
        panel = panel.line(message("legend"));
    }
    panel
}

/// The estate as text: columns a to g, rows 1 to 7.
fn drawing(player: &PlayerView) -> Vec<String> {
    let letter = |cell: Cell| -> char {
        if player.palazzo.contains(&cell) {
            return '#';
        }
        let tile = player.estate.iter().find(|tile| tile.cells.contains(&cell));
        tile.map_or('·', |tile| match tile.tile {
            Tile::Building(building) => initial(building),
            Tile::Landscape(Landscape::Forest) => 'f',
            Tile::Landscape(Landscape::Lake) => 'l',
            Tile::Landscape(Landscape::Park) => 'p',
        })
    };
    let header = std::iter::once("   a b c d e f g".to_owned());
    let rows = (0..SIDE).map(|row| {
        let cells = (0..SIDE).filter_map(|column| Cell::at(row, column)).map(letter);
        cells.fold(format!("{} ", row + 1), |line, cell| format!("{line} {cell}"))
    });
    header.chain(rows).collect()
}

fn initial(building: Building) -> char {
    match building {
        Building::University => 'U',
        Building::Laboratory => 'L',
        Building::Workshop => 'W',
        Building::Library => 'B',
        Building::Opera => 'O',
        Building::Studio => 'S',
        Building::Hospital => 'H',
        Building::Theatre => 'T',
        Building::Tower => 'R',
        Building::Chapel => 'C',
    }
}

fn court(court: &CourtView) -> Panel {
    let mut panel = Panel::new(message("characters"));
    for view in &court.characters {
        let line = |name| message(name).with("character", view.character);
        panel = panel.line(match (view.owner, view.bidder, view.bid) {
            (Some(seat), ..) => line("character-owner").with("seat", seat),
            (None, Some(seat), Some(bid)) => line("character-bid").with("seat", seat).with("coins", bid),
            _ if view.aside => line("character-aside"),
            _ => line("character-free"),
        });
    }
    panel.line(message("banker").with("coins", court.coins))
}

fn row(cards: &[RowCard]) -> Arg {
    if cards.is_empty() {
        return message("none").into_arg();
    }
    let names = cards.iter().map(|card| match card {
        RowCard::Hidden => message("hidden").into_arg(),
        RowCard::Recruiting => message("recruiting").into_arg(),
        RowCard::Known(card) => card.into_arg(),
    });
    Arg::List(names.collect())
}

fn diego(solo: &SoloView) -> Panel {
    let mut panel = Panel::new(message("diego").with("points", solo.prestige));
    if !solo.objects.is_empty() {
        let priced = |&(stack, modifier): &(Stack, u8)| Priced { stack, modifier };
        let objects: Vec<Priced> = solo.objects.iter().map(priced).collect();
        panel = panel.line(message("diego-card").with("objects", objects));
    }
    if !solo.declined.is_empty() {
        let bids: Vec<Arg> = solo
            .declined
            .iter()
            .map(|bid| counted(bid.stack, u32::from(bid.bid) * 100))
            .collect();
        panel = panel.line(message("diego-declined").with("objects", bids));
    }
    let buildings: Vec<Arg> = solo
        .buildings
        .iter()
        .map(|&(building, count)| counted(building, count))
        .collect();
    let landscapes: Vec<Arg> = solo
        .landscapes
        .iter()
        .map(|&(landscape, count)| counted(landscape, count))
        .collect();
    let tiles: Vec<Arg> = buildings.into_iter().chain(landscapes).collect();
    let freedoms: Vec<Freedom> = solo
        .freedoms
        .iter()
        .flat_map(|&(freedom, count)| std::iter::repeat_n(freedom, count.into()))
        .collect();
    panel = panel
        .line(message("coins").with("coins", solo.coins))
        .line(
            message("court-people")
                .with("jesters", solo.jesters)
                .with("builders", solo.builders),
        )
        .line(message("own-freedoms").with("freedoms", list(&freedoms)))
        .line(message("tiles").with(
            "tiles",
            if tiles.is_empty() {
                message("none").into_arg()
            } else {
                Arg::List(tiles)
            },
        ))
        .line(message("diego-row").with("cards", row(&solo.row)))
        .line(message("table").with("cards", list(&solo.table)));
    if solo.recruited > 0 {
        panel = panel.line(message("table-recruiting").with("count", solo.recruited));
    }
    let open: Vec<Card> = solo.bonuses.iter().chain(&solo.prestiges).copied().collect();
    if !open.is_empty() {
        panel = panel.line(message("known").with("cards", list(&open)));
    }
    if solo.best > 0 {
        panel = panel.line(message("best").with("value", solo.best));
    }
    panel.line(message("diego-cards").with("count", solo.cards))
}
