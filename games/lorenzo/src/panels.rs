//! The view in labelled panels.

use signoria_engine::message::{Arg, IntoArg, Message};
use signoria_engine::{Describe, Panel, Seat};

use crate::board::{Kind, Member, Space};
use crate::card::Card;
use crate::describe;
use crate::goods::Good;
use crate::pieces::{BonusTile, Leader, Tile};
use crate::state::Lorenzo;
use crate::state::Phase;
use crate::view::{PlayerView, View};

impl Describe for Lorenzo {
    fn panels(view: &View) -> Vec<Panel> {
        let mut panels = vec![table(view)];
        if matches!(view.phase, Phase::Actions | Phase::Vatican) {
            panels.extend(Kind::ALL.iter().map(|&kind| tower(view, kind)));
            panels.push(spaces(view));
        }
        if view.phase == Phase::BonusTiles {
            panels.push(tiles_left(view));
        }
        panels.push(church(view));
        panels.extend(view.players.iter().map(|player| self::player(view, player)));
        panels.extend(Some(hand(view)).filter(|panel| !panel.lines.is_empty()));
        panels
    }
}

fn bonus(view: &View, tile: BonusTile) -> Message {
    describe::bonus_tile(
        *view.figures.bonus(tile),
        Message::new("lorenzo.panel.bonus"),
        tile,
    )
}

fn card_words(view: &View, card: Card) -> Arg {
    let figures = view.figures.card(card);
    figures.map_or_else(describe::nothing, describe::card)
}

fn leader_words(view: &View, leader: Leader) -> Arg {
    let figures = view.figures.leader(leader);
    figures.map_or_else(describe::nothing, describe::ability)
}

fn tile_words(view: &View, tile: Tile) -> Arg {
    let figures = view.figures.tile(&view.tiles, tile);
    figures.map_or_else(describe::nothing, |figures| describe::modifiers(&figures.always))
}

/// The bonus tiles that are left to choose.
fn tiles_left(view: &View) -> Panel {
    let taken = |tile| view.players.iter().any(|player| player.bonus == Some(tile));
    BonusTile::ADVANCED.into_iter().filter(|&tile| !taken(tile)).fold(
        Panel::new(Message::new("lorenzo.panel.tiles-left")),
        |panel, tile| panel.line(bonus(view, tile)),
    )
}

fn seats(seats: &[Seat]) -> Arg {
    if seats.is_empty() {
        Message::new("lorenzo.panel.nobody").into_arg()
    } else {
        Arg::List(seats.iter().map(|&seat| seat.into_arg()).collect())
    }
}

fn table(view: &View) -> Panel {
    let phase = match view.phase {
        Phase::BonusTiles => "lorenzo.phase.bonus-tiles",
        Phase::Draft => "lorenzo.phase.draft",
        Phase::Actions => "lorenzo.phase.actions",
        Phase::Vatican => "lorenzo.phase.vatican",
        Phase::Over => "lorenzo.phase.over",
    };
    let mut panel = Panel::new(Message::new("lorenzo.panel.table"));
    panel = panel.line(if view.round == 0 {
        Message::new("lorenzo.panel.set-up").with("phase", Message::new(phase))
    } else {
        Message::new("lorenzo.panel.phase")
            .with("round", view.round)
            .with("period", view.period)
            .with("phase", Message::new(phase))
    });
    if let Some([black, white, orange]) = view.dice {
        panel = panel.line(
            Message::new("lorenzo.panel.dice")
                .with("black", black)
                .with("white", white)
                .with("orange", orange),
        );
    }
    panel = panel.line(Message::new("lorenzo.panel.order").with("seats", seats(&view.order)));
    let [territory, character, building, venture] = view.decks;
    panel.line(
        Message::new("lorenzo.panel.decks")
            .with("territory", territory)
            .with("character", character)
            .with("building", building)
            .with("venture", venture),
    )
}

/// Who stands on a space.
fn on(view: &View, space: Space) -> Vec<Seat> {
    view.players
        .iter()
        .flat_map(|player| player.members.iter().map(|&place| (player.seat, place)))
        .filter(|&(_, place)| place == Some(space))
        .map(|(seat, _)| seat)
        .collect()
}

fn tower(view: &View, kind: Kind) -> Panel {
    let mut panel = Panel::new(Message::new("lorenzo.panel.tower").with("kind", kind));
    for floor in (0..crate::board::FLOORS).rev() {
        let line = |id| {
            Message::new(id)
                .with("floor", floor as u8 + 1)
                .with("minimum", view.figures.floor_minimum[floor])
        };
        let bonus = view.figures.floor_bonus[kind as usize][floor];
        let line = match view.towers[kind as usize][floor] {
            Some(card) if bonus.is_empty() => line("lorenzo.panel.floor")
                .with("card", card)
                .with("effect", card_words(view, card)),
            Some(card) => line("lorenzo.panel.floor-bonus")
                .with("card", card)
                .with("bonus", bonus)
                .with("effect", card_words(view, card)),
            None => line("lorenzo.panel.floor-empty").with("seats", seats(&on(view, kind.floor(floor)))),
        };
        panel = panel.line(line);
    }
    panel
}

fn spaces(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("lorenzo.panel.spaces"));
    for &space in &Space::ALL[Space::FIRST_OUTSIDE..] {
        let figures = view.figures.space(space);
        if !view.figures.is_used(space, view.seats) {
            continue;
        }
        let there = if space == Space::Council {
            view.council.clone()
        } else {
            on(view, space)
        };
        let line = if space == Space::Council {
            Message::new("lorenzo.panel.space-gives").with("effect", describe::bundle(&figures.gives))
        } else {
            Message::new("lorenzo.panel.space")
        };
        let spot = describe::spot(space, &figures.gives);
        panel = panel.line(line.with("space", spot).with("seats", seats(&there)));
    }
    panel
}

fn church(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("lorenzo.panel.church"));
    for (index, &tile) in view.tiles.iter().enumerate() {
        let there: Vec<Seat> = view
            .players
            .iter()
            .filter(|player| player.excommunicated.contains(&tile))
            .map(|player| player.seat)
            .collect();
        panel = panel.line(
            Message::new("lorenzo.panel.tile")
                .with("period", index as u8 + 1)
                .with("needs", view.figures.church_needs[index])
                .with("tile", tile)
                .with("effect", tile_words(view, tile))
                .with("seats", seats(&there)),
        );
    }
    panel
}

fn player(view: &View, player: &PlayerView) -> Panel {
    let mut panel = Panel::new(Message::new("lorenzo.panel.family").with("seat", player.seat));
    let amount = |good: Good| player.goods.get(good);
    panel = panel.line(
        Message::new("lorenzo.panel.goods")
            .with("wood", amount(Good::Wood))
            .with("stone", amount(Good::Stone))
            .with("servants", amount(Good::Servants))
            .with("coins", amount(Good::Coins)),
    );
    panel = panel.line(
        Message::new("lorenzo.panel.points")
            .with("military", amount(Good::Military))
            .with("faith", amount(Good::Faith))
            .with("victory", amount(Good::Victory)),
    );
    if view.round > 0 {
        let home: Vec<Arg> = Member::ALL
            .iter()
            .filter(|&&member| player.members[member as usize].is_none())
            .map(|&member| {
                Message::new("lorenzo.panel.member")
                    .with("member", member)
                    .with("value", player.values[member as usize])
                    .into_arg()
            })
            .collect();
        let home = if home.is_empty() {
            Message::new("lorenzo.panel.nobody").into_arg()
        } else {
            Arg::List(home)
        };
        panel = panel.line(Message::new("lorenzo.panel.home").with("members", home));
    }
    if let Some(tile) = player.bonus {
        panel = panel.line(bonus(view, tile));
    }
    for &kind in Kind::ALL {
        let cards = &player.cards[kind as usize];
        if !cards.is_empty() {
            panel = panel.line(
                Message::new("lorenzo.panel.cards")
                    .with("kind", kind)
                    .with("count", cards.len())
                    .with(
                        "cards",
                        Arg::List(cards.iter().map(|&card| card.into_arg()).collect()),
                    ),
            );
        }
    }
    if view.advanced {
        panel = leaders(view, player, panel);
    }
    panel
}

fn leaders(view: &View, player: &PlayerView, mut panel: Panel) -> Panel {
    panel = panel.line(Message::new("lorenzo.panel.hand-size").with("count", player.hand));
    for in_play in &player.in_play {
        let id = if in_play.face_up {
            "lorenzo.panel.leader"
        } else {
            "lorenzo.panel.leader-used"
        };
        panel = panel.line(
            Message::new(id)
                .with("leader", in_play.leader)
                .with("effect", leader_words(view, in_play.leader)),
        );
    }
    if let Some(leader) = player.copied {
        panel = panel.line(
            Message::new("lorenzo.panel.copied")
                .with("leader", leader)
                .with("effect", leader_words(view, leader)),
        );
    }
    if !player.discarded.is_empty() {
        let discarded = player.discarded.iter().map(IntoArg::into_arg).collect();
        panel = panel.line(Message::new("lorenzo.panel.discarded").with("leaders", Arg::List(discarded)));
    }
    panel
}

fn hand(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("lorenzo.panel.hand"));
    let line = |id: &'static str, leader| {
        let figures = view.figures.leader(leader);
        let needs = figures.map_or_else(describe::nothing, |figures| describe::requirement(&figures.needs));
        Message::new(id)
            .with("leader", leader)
            .with("needs", needs)
            .with("effect", leader_words(view, leader))
    };
    for leader in view.hand.iter() {
        panel = panel.line(line("lorenzo.panel.in-hand", leader));
    }
    for leader in view.packet.iter() {
        panel = panel.line(line("lorenzo.panel.in-packet", leader));
    }
    let passed = view.seen - view.hand - view.packet;
    let own = view.eye.and_then(|seat| view.players.get(seat.index()));
    let passed: Vec<Arg> = passed
        .iter()
        .filter(|&leader| {
            own.is_none_or(|own| {
                !own.discarded.contains(leader) && !own.in_play.iter().any(|held| held.leader == leader)
            })
        })
        .map(IntoArg::into_arg)
        .collect();
    if !passed.is_empty() {
        panel = panel.line(Message::new("lorenzo.panel.passed-on").with("leaders", Arg::List(passed)));
    }
    panel
}
