//! The view in labelled panels, for the terminal and the screen reader.

use signoria_engine::{Arg, Describe, IntoArg, Message, Panel, Seat, Set};

use crate::describe;
use crate::options::Opponent;
use crate::pieces::{Character, Guild, Hold, Route};
use crate::state::{Amalfi, Phase, size};
use crate::view::{OwnView, PlayerView, RouteView, View};

/// The holds and the bay, as letters that are the same in every language.
const PIPS: &str = "▲";

impl Describe for Amalfi {
    fn panels(view: &View) -> Vec<Panel> {
        let mut panels = vec![table(view), decrees(view), titles(view)];
        match view.phase {
            Phase::Guilds => panels.extend(stacks(view)),
            Phase::Keeping | Phase::Drafting | Phase::Reserving => {}
            Phase::Actions | Phase::Feeding | Phase::Decrees | Phase::Over => panels.push(council(view)),
        }
        panels.extend([workshop(view), atlas(view), routes(view), printed(view)]);
        panels.extend(view.players.iter().map(|player| player_panel(view, player)));
        panels.extend(rival(view));
        panels.extend(view.own.as_ref().map(|own| hand(view, own)));
        panels
    }
}

fn text(words: impl Into<String>) -> Arg {
    Arg::Text(words.into())
}

fn nothing() -> Message {
    Message::new("amalfi.panel.nothing")
}

fn seats(seats: impl IntoIterator<Item = Seat>) -> Arg {
    Arg::List(seats.into_iter().map(Arg::Seat).collect())
}

/// Roman numbers of the rounds and changing cells.
fn roman(round: usize) -> Arg {
    text(["I", "II", "III", "IV"].get(round).copied().unwrap_or("-"))
}

fn table(view: &View) -> Panel {
    let phase = match view.phase {
        Phase::Guilds | Phase::Keeping | Phase::Drafting | Phase::Reserving => "amalfi.panel.phase-start",
        Phase::Actions => "amalfi.panel.phase-actions",
        Phase::Feeding => "amalfi.panel.phase-feeding",
        Phase::Decrees => "amalfi.panel.phase-decrees",
        Phase::Over => "amalfi.panel.phase-over",
    };
    let mut panel = Panel::new(Message::new("amalfi.panel.table"))
        .line(
            Message::new("amalfi.panel.round")
                .with("round", roman(usize::from(view.round) - 1))
                .with("phase", Message::new(phase)),
        )
        .line(Message::new("amalfi.panel.first").with("seat", view.first));
    if view.compass != view.first {
        panel = panel.line(Message::new("amalfi.panel.compass").with("seat", view.compass));
    }
    if !view.passed.is_empty() {
        panel = panel.line(Message::new("amalfi.panel.passed").with("seats", seats(view.passed.iter())));
    }
    panel
}

fn decrees(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("amalfi.panel.decrees"));
    for (round, &decree) in view.decrees.iter().enumerate() {
        let done = round + 1 < usize::from(view.round) || view.phase == Phase::Over;
        let id = if done {
            "amalfi.panel.decree-done"
        } else {
            "amalfi.panel.decree"
        };
        panel = panel.line(
            Message::new(id)
                .with("round", roman(round))
                .with("decree", decree)
                .with("what", describe::decree(&view.edition, decree, round)),
        );
    }
    panel
}

fn titles(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("amalfi.panel.titles"));
    for title in &view.titles {
        let line = match title.next {
            Some(vp) => Message::new("amalfi.panel.title").with("vp", vp),
            None => Message::new("amalfi.panel.title-full"),
        };
        panel = panel.line(
            line.with("title", title.title)
                .with("what", describe::title(&view.edition, title.title)),
        );
        if !title.holders.is_empty() {
            let holders = seats(title.holders.iter().copied());
            panel = panel.line(Message::new("amalfi.panel.holders").with("seats", holders));
        }
    }
    panel
}

/// Bread of a cell with its sign.
fn signed(bread: i8) -> Arg {
    text(match bread {
        0 => " ·".to_owned(),
        1.. => format!("+{bread}"),
        _ => format!("−{}", bread.unsigned_abs()),
    })
}

fn character_line(view: &View, id: &'static str, card: Character) -> Message {
    let figures = view.edition.character(card);
    Message::new(id)
        .with("card", card)
        .with("role", figures.role)
        .with("cost", describe::fee(&figures.fee))
        .with("what", describe::character(&view.edition, card))
}

/// The starting stacks that nobody has taken.
fn stacks(view: &View) -> impl Iterator<Item = Panel> {
    let free = Guild::ALL
        .iter()
        .copied()
        .filter(|&guild| !view.players.iter().any(|player| player.guild == Some(guild)));
    free.map(|guild| {
        let panel = Panel::new(Message::new("amalfi.panel.stack").with("guild", guild));
        let cards = view.edition.of_guild(guild).iter();
        cards.fold(panel, |panel, card| {
            panel.line(character_line(view, "amalfi.panel.card", card))
        })
    })
}

fn council(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("amalfi.panel.council"));
    for (cell, card) in view.council.iter() {
        panel = panel.line(
            character_line(view, "amalfi.panel.council-card", card)
                .with("bread", signed(view.edition.council[cell])),
        );
    }
    panel.line(
        Message::new("amalfi.panel.deck")
            .with("n", view.council_deck)
            .with("discard", size(view.council_discard)),
    )
}

fn workshop(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("amalfi.panel.workshop"));
    for (cell, card) in view.workshop.iter() {
        let figures = view.edition.masterpiece(card);
        panel = panel.line(
            Message::new("amalfi.panel.masterpiece")
                .with("bread", signed(view.edition.workshop[cell]))
                .with("card", card)
                .with("craft", figures.craft)
                .with("cost", describe::cost(&figures.cost))
                .with("vp", figures.vp)
                .with("what", describe::effects(&view.edition, figures.bonus)),
        );
    }
    panel.line(
        Message::new("amalfi.panel.deck")
            .with("n", view.workshop_deck)
            .with("discard", size(view.workshop_discard)),
    )
}

fn atlas(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("amalfi.panel.atlas"));
    for (cell, tile) in view.atlas.iter() {
        let figures = view.edition.tile(tile);
        panel = panel.line(
            Message::new("amalfi.panel.tile")
                .with("bread", signed(view.edition.atlas[cell]))
                .with("tile", tile)
                .with("cost", describe::cost(&figures.cost))
                .with("vp", figures.vp)
                .with("what", describe::route(&view.edition, tile.into())),
        );
    }
    let [one, two] = view.stacks;
    panel.line(Message::new("amalfi.panel.stacks").with("n", one + two))
}

fn routes(view: &View) -> Panel {
    let mut panel = Panel::new(Message::new("amalfi.panel.routes"));
    for route in &view.routes {
        panel = panel.line(route_line(view, route));
        if let Some(cover) = route.cover {
            panel = panel.line(Message::new("amalfi.panel.cover").with("tile", cover));
        }
        if let Some(seat) = route.explorer {
            panel = panel.line(Message::new("amalfi.panel.explorer").with("seat", seat));
        }
        if !route.ships.is_empty() {
            panel = panel
                .line(Message::new("amalfi.panel.ships").with("seats", seats(route.ships.iter().copied())));
        }
        if let Some(seat) = route.lighthouse {
            panel = panel.line(Message::new("amalfi.panel.lighthouse").with("seat", seat));
        }
        if let Some(rival) = &view.rival {
            if route.rival_ship {
                panel = panel.line(Message::new("amalfi.panel.rival-ship").with("opponent", rival.opponent));
            }
            if route.rival_lighthouse {
                panel = panel
                    .line(Message::new("amalfi.panel.rival-lighthouse").with("opponent", rival.opponent));
            }
        }
    }
    panel
}

fn route_line(view: &View, route: &RouteView) -> Message {
    let valid = route.cover.map_or(route.route, Route::from);
    Message::new("amalfi.panel.route")
        .with("route", route.route)
        .with("what", describe::route(&view.edition, valid))
}

/// What is printed on every player board.
fn printed(view: &View) -> Panel {
    let figures = &view.figures;
    let prices = figures.ship_prices.iter().enumerate().map(|(round, &price)| {
        Message::new("amalfi.panel.ship-price")
            .with("round", roman(round))
            .with(
                "cost",
                describe::resources(price.into(), &[figures.ship_resource]),
            )
    });
    let symbols = |first: usize, symbols: &[Arg]| {
        let line = |(place, what): (usize, &Arg)| {
            Message::new("amalfi.panel.symbol")
                .with("place", place + first)
                .with("what", what.clone())
        };
        symbols.iter().enumerate().map(line).collect::<Vec<Message>>()
    };
    let barn = usize::from(view.edition.board.barn) + 1;
    Panel::new(Message::new("amalfi.panel.printed"))
        .line(Message::new("amalfi.panel.ship-prices").with("prices", prices.collect::<Vec<Message>>()))
        .line(Message::new("amalfi.panel.shipyard-symbols").with("symbols", symbols(1, &figures.shipyard)))
        .line(Message::new("amalfi.panel.barn-symbols").with("symbols", symbols(barn, &figures.barn)))
}

/// A number of ships, drawn.
fn drawn(ships: u8) -> Arg {
    text(if ships == 0 {
        "·".to_owned()
    } else {
        PIPS.repeat(ships.into())
    })
}

fn names<T: signoria_engine::Token>(set: Set<T>) -> Arg {
    if set.is_empty() {
        nothing().into_arg()
    } else {
        Arg::List(set.iter().map(T::into_arg).collect())
    }
}

fn player_panel(view: &View, player: &PlayerView) -> Panel {
    let mut panel = Panel::new(
        Message::new("amalfi.panel.player")
            .with("seat", player.seat)
            .with("vp", player.vp),
    )
    .line(
        Message::new("amalfi.panel.barn")
            .with("bread", player.bread)
            .with("capacity", player.capacity)
            .with("owed", player.owed),
    )
    .line(
        Message::new("amalfi.panel.bay")
            .with("bay", drawn(player.bay))
            .with("port", drawn(player.port))
            .with("docks", drawn(player.docked))
            .with("shipyard", drawn(player.shipyard)),
    );
    let holds = Hold::ALL.iter().map(|&hold| {
        Message::new("amalfi.panel.hold")
            .with("hold", hold)
            .with("ships", drawn(player.holds[hold as usize]))
            .with("n", player.yields[hold as usize])
            .into_arg()
    });
    panel = panel
        .line(Message::new("amalfi.panel.holds").with("holds", Arg::List(holds.collect())))
        .line(Message::new("amalfi.panel.supply").with("n", player.supply).with(
            "cost",
            describe::resources(player.ship_price.into(), &[view.figures.ship_resource]),
        ))
        .line(
            Message::new("amalfi.panel.counts")
                .with("lighthouses", player.lighthouses)
                .with("hand", player.hand)
                .with("cubes", player.cubes),
        );
    if let Some(guild) = player.guild {
        panel = panel.line(Message::new("amalfi.panel.guild").with("guild", guild));
    }
    for card in player.invited.iter() {
        let id = if player.turned.contains(card) {
            "amalfi.panel.turned"
        } else {
            "amalfi.panel.invited"
        };
        panel = panel.line(character_line(view, id, card));
    }
    panel
        .line(Message::new("amalfi.panel.masterpieces").with("cards", names(player.masterpieces)))
        .line(Message::new("amalfi.panel.tiles").with("tiles", names(player.tiles)))
}

/// The solo opponent, with the table of its reactions (A.SO.6).
fn rival(view: &View) -> Option<Panel> {
    let rival = view.rival.as_ref()?;
    let solo = &view.edition.solo;
    let left = |used: u8, all: u8| all.saturating_sub(used);
    let titles = rival.titles.iter().enumerate().map(|(round, &n)| {
        Message::new("amalfi.panel.rival-round")
            .with("round", roman(round))
            .with("n", n)
    });
    let row = |what: Arg, route: Route| {
        Message::new("amalfi.panel.rival-route")
            .with("what", what)
            .with("route", route)
    };
    let by_resource = rival.by_resource.iter();
    let resources: Vec<Message> = by_resource
        .map(|&(hold, route)| row(hold.into_arg(), route))
        .collect();
    let by_bonus = rival.by_bonus.iter();
    let bonuses: Vec<Message> = by_bonus
        .map(|&(kind, route)| row(kind.into_arg(), route))
        .collect();
    let sail = match rival.opponent {
        Opponent::Naples => "amalfi.panel.rival-sail-naples",
        Opponent::Genoa => "amalfi.panel.rival-sail-genoa",
    };
    let mut panel = Panel::new(Message::new("amalfi.panel.rival").with("opponent", rival.opponent))
        .line(
            Message::new("amalfi.panel.rival-pieces")
                .with("ships", left(size(rival.pieces.docks), solo.ships))
                .with("lighthouses", left(size(rival.pieces.lights), solo.lighthouses)),
        )
        .line(Message::new("amalfi.panel.rival-titles").with("titles", titles.collect::<Vec<Message>>()));
    for reaction in [
        sail,
        "amalfi.panel.rival-buy",
        "amalfi.panel.rival-explore",
        "amalfi.panel.rival-invite",
        "amalfi.panel.rival-activate",
        "amalfi.panel.rival-build",
    ] {
        panel = panel.line(Message::new(reaction));
    }
    panel = panel.line(Message::new("amalfi.panel.rival-resources").with("routes", resources));
    if !bonuses.is_empty() {
        panel = panel.line(Message::new("amalfi.panel.rival-bonuses").with("routes", bonuses));
    }
    Some(panel.line(Message::new("amalfi.panel.rival-taken")))
}

fn hand(view: &View, own: &OwnView) -> Panel {
    let mut panel = Panel::new(Message::new("amalfi.panel.hand"));
    for card in own.hand.iter() {
        panel = panel.line(character_line(view, "amalfi.panel.card", card));
    }
    if own.hand.is_empty() {
        panel = panel.line(nothing());
    }
    if let Some(card) = own.chosen {
        panel = panel.line(character_line(view, "amalfi.panel.chosen", card));
    }
    for card in own.choice.iter() {
        panel = panel.line(character_line(view, "amalfi.panel.choice", card));
    }
    let starting = matches!(view.phase, Phase::Keeping | Phase::Drafting | Phase::Reserving);
    if starting {
        for card in ((own.dealt - own.choice) - own.hand).iter() {
            panel = panel.line(character_line(view, "amalfi.panel.dealt", card));
        }
    }
    panel
}
