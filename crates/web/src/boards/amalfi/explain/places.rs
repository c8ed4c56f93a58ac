//! Places of the boards, and what is counted there.

use signoria_amalfi::Action;
use signoria_amalfi::pieces::{Craft, Guild, Hold, Route};
use signoria_amalfi::view::PlayerView;
use signoria_engine::{Arg, Message, Number};

use crate::boards::amalfi::View;
use crate::boards::amalfi::explain::{named, says, source};
use crate::boards::kit::told::{Told, ToldRow};

pub fn hold(view: &View, hold: Hold) -> Told {
    let yields = own_board(view).map_or(0, |player| player.yields[hold as usize]);
    Told::new(says("hold"), named(hold))
        .picture(format!("amalfi-{hold}"))
        .say(says("hold-yields").with("n", yields).with("hold", hold))
        .say(says("hold-bread").with("n", yields))
        .action(Action::Lower { hold })
        .clauses(&["A.PA.2", "A.PA.7", "A.OP.2"])
}

pub fn craft(view: &View, craft: Craft) -> Told {
    let counts = view.players.iter().map(|player| {
        let works = player.masterpieces.iter();
        let of_craft = works.filter(|card| view.figures.work(*card).is_some_and(|face| face.craft == craft));
        ToldRow {
            met: None,
            picture: None,
            words: says("seat").with("seat", player.seat),
            value: of_craft.count().to_string(),
        }
    });
    Told::new(says("works"), named(craft))
        .picture(format!("amalfi-{craft}"))
        .say(says("works-count"))
        .rows(counts)
        .clauses(&["A.GE.10", "A.BU.1"])
}

pub fn guild(view: &View, guild: Guild) -> Told {
    let stack = view.figures.stacks.iter().find(|(other, _)| *other == guild);
    let cards = stack
        .into_iter()
        .flat_map(|(_, cards)| cards.iter().collect::<Vec<_>>());
    let rows = cards.filter_map(|card| {
        let face = view.figures.character(card)?;
        Some(ToldRow {
            met: None,
            picture: Some(format!("portrait-{card}")),
            words: says("member").with("card", card).with("what", face.what.clone()),
            value: String::new(),
        })
    });
    Told::new(says("guild"), named(guild))
        .say(says("guild-stack"))
        .rows(rows)
        .action(Action::Guild { guild })
        .clauses(&["A.SH.2", "A.SH.4", "A.SH.5"])
}

pub fn light(view: &View, route: Route) -> Told {
    let owner = view
        .routes
        .iter()
        .find(|shown| shown.route == route)
        .and_then(|shown| shown.lighthouse);
    let whose = match owner {
        Some(seat) => says("light-of").with("seat", seat),
        None => says("light-free"),
    };
    Told::new(says("lighthouse"), named(route))
        .picture("amalfi-lighthouse")
        .say(whose)
        .say(says("light-use"))
        .action(Action::Lighthouse { route })
        .clauses(&["A.LB.1", "A.LU.1", "A.LU.3"])
}

/// Which symbol lies under a piece.
fn symbol(kind: &str, number: usize, what: &Arg) -> Told {
    Told::new(says(kind), says("space").with("n", number)).say(says("symbol").with("what", what.clone()))
}

/// The board that is meant: the reader's own, or the first one for a spectator.
fn own_board(view: &View) -> Option<&PlayerView> {
    let seat = view.own.as_ref().map_or(0, |own| own.seat.index());
    view.players.get(seat)
}

pub fn slip(view: &View, space: usize) -> Option<Told> {
    let what = view.figures.shipyard.get(space)?;
    let player = own_board(view)?;
    let told = symbol("shipyard", space + 1, what)
        .picture("amalfi-hull")
        .say(
            says("ship-price")
                .with("n", player.ship_price)
                .with("of", view.figures.ship_resource),
        )
        .say(says("ship-feeds"));
    let ships = (space + 1)
        .checked_sub(player.built.into())
        .and_then(|ships| Number::new(ships as u16));
    let told = match ships {
        Some(ships) => told.action(Action::Build { ships }),
        None => told,
    };
    Some(
        told.clauses(&["A.BS.1", "A.BS.3", "A.BS.6"])
            .source(source(is_printed(view, 0, space))),
    )
}

/// Whether a symbol under a ship (0) or a lighthouse (1) is printed.
fn is_printed(view: &View, of: usize, space: usize) -> bool {
    view.figures.printed_signs[of].get(space) == Some(&true)
}

pub fn barn(view: &View, space: usize) -> Option<Told> {
    let what = view.figures.barn.get(space)?;
    let told = symbol("barn", usize::from(view.figures.barn_size) + space + 1, what).say(says("barn-space"));
    Some(
        told.clauses(&["A.LB.3", "A.LB.4"])
            .source(source(is_printed(view, 1, space))),
    )
}

pub fn market(name: &str) -> Option<Told> {
    let clauses: &[&'static str] = match name {
        "workshop" => &["A.MK.1", "A.MK.2", "A.BU.1"],
        "council" => &["A.MK.1", "A.MK.2", "A.TC.1"],
        "atlas" => &["A.MK.1", "A.MK.2", "A.XP.1"],
        _ => return None,
    };
    let title = Message::new(format!("amalfi.panel.{name}"));
    Some(
        Told::new(says("market"), title)
            .say(says("market-says"))
            .say(says("market-slides"))
            .clauses(clauses),
    )
}

pub fn place(view: &View, name: &str) -> Option<Told> {
    let supply = own_board(view)?.supply;
    let (sentence, action, clauses): (Message, Action, &[&'static str]) = match name {
        "bay" => (
            says("bay-says").with("n", supply),
            Action::Supply,
            &["A.SA.1", "A.PA.3"],
        ),
        "port" => (says("port-says"), Action::Launch, &["A.PA.3", "A.NR.1"]),
        _ => return None,
    };
    Some(
        Told::new(says("place"), says(name))
            .picture("amalfi-ship")
            .say(sentence)
            .action(action)
            .clauses(clauses),
    )
}

pub fn yard(name: &str) -> Option<Told> {
    let (text, clauses): (&str, &[&'static str]) = match name {
        "shipyard" => ("shipyard-says", &["A.BS.1", "A.BS.2", "A.BS.5"]),
        "barn" => ("barn-says", &["A.FE.1", "A.FE.4", "A.LB.3"]),
        _ => return None,
    };
    Some(
        Told::new(says("place"), says(name))
            .say(says(text))
            .clauses(clauses),
    )
}

pub fn tray(name: &str) -> Option<Told> {
    let (text, clauses): (&str, &[&'static str]) = match name {
        "lower" => ("lower-says", &["A.OP.1", "A.OP.2"]),
        "supply" => ("supply-says", &["A.OP.1", "A.OP.2"]),
        "discard" => ("discard-says", &["A.OP.1", "A.OP.3"]),
        "glean" => ("light-use", &["A.LU.1", "A.LU.3"]),
        _ => return None,
    };
    Some(
        Told::new(says("any-time"), says(&format!("tray-{name}")))
            .say(says(text))
            .clauses(clauses),
    )
}

pub fn main_action(verb: &str) -> Option<Told> {
    let clauses: &[&'static str] = match verb {
        "sail" => &["A.SA.1", "A.SA.3", "A.SA.4"],
        "buy" => &["A.BU.1", "A.BU.2", "A.BU.4"],
        "explore" => &["A.XP.1", "A.XP.4"],
        "invite" => &["A.IV.1"],
        "activate" => &["A.AC.1"],
        "build" => &["A.BS.1", "A.BS.2", "A.BS.5"],
        _ => return None,
    };
    Some(
        Told::new(says("verb"), says(&format!("verb-{verb}")))
            .say(says(&format!("verb-{verb}-says")))
            .clauses(clauses),
    )
}

pub fn fact(view: &View, name: &str) -> Option<Told> {
    let (text, clauses): (&str, &[&'static str]) = match name {
        "bread" => ("barn-says", &["A.FE.1", "A.FE.4"]),
        "ships" => ("ships-says", &["A.GE.5"]),
        "works" => ("works-count", &["A.GE.10"]),
        "guests" => ("guests-says", &["A.IV.1", "A.TI.8"]),
        "routes" => ("routes-says", &["A.XP.1", "A.XP.4"]),
        "lights" => ("light-use", &["A.LB.1", "A.LU.3"]),
        "compass" => ("compass-says", &["A.RO.1", "A.RO.5"]),
        "rival" => ("rival-says", &["A.SO.6", "A.SO.20"]),
        _ => return None,
    };
    let told = Told::new(says("fact"), says(&format!("fact-{name}")))
        .say(says(text))
        .clauses(clauses);
    let needed = view.rival.as_ref().filter(|_| name == "rival");
    Some(match needed {
        Some(rival) => told.say(says("rival-needs").with("n", rival.needed)),
        None => told,
    })
}
