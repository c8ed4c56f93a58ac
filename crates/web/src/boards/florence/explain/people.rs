//! Characters, Diego, and the figures that stand beside a seat.

use signoria_engine::Message;
use signoria_florence::event::coins;
use signoria_florence::pieces::Character;
use signoria_florence::view::View;

use super::{says, source};
use crate::boards::kit::told::Told;

/// A character of "Muse and Princess".
pub fn character(view: &View, character: Character) -> Told {
    let clauses: &[&str] = match character {
        Character::Banker => &["F.MP.14", "F.MP.15", "F.MP.16"],
        Character::Cardinal => &["F.MP.17"],
        Character::Merchant => &["F.MP.18", "F.MP.19", "F.MP.21"],
        Character::Muse => &["F.MP.22"],
        Character::Princess => &["F.MP.23", "F.MP.24"],
        Character::Professor => &["F.MP.26"],
    };
    Told::new(
        says("character"),
        Message::new(format!("florence.character.{character}")),
    )
    .picture(format!("portrait-{character}"))
    .say(says(&format!("character-{character}")))
    .say(says("character-bids"))
    .clauses(clauses)
    .clauses(&["F.MP.5", "F.MP.7"])
    .source(source(view, "printed"))
}

/// Parts of the solo game.
pub fn diego(view: &View, part: &str) -> Option<Told> {
    let clauses: &[&str] = match part {
        "himself" => &["F.SO.9", "F.SO.10", "F.SO.25"],
        "card" => &["F.SO.11", "F.SO.12", "F.SO.13", "F.SO.18"],
        "row" => &["F.SO.21", "F.SO.29"],
        "virtual" => &["F.SO.8", "F.SO.31"],
        _ => return None,
    };
    let told = Told::new(says("solo"), says(&format!("diego-{part}-title")))
        .say(says(&format!("diego-{part}")))
        .clauses(clauses);
    Some(if part == "card" {
        told.source(source(view, "diego-reconstructed"))
    } else {
        told
    })
}

/// A figure beside a seat.
pub fn fact(view: &View, fact: &str) -> Option<Told> {
    let (picture, clauses): (&str, &[&str]) = match fact {
        "coins" => ("coin", &["F.GE.7", "F.PY.5", "F.PY.6"]),
        "hand" => ("hand", &["F.WK.6", "F.WK.11"]),
        "works" => ("work", &["F.WK.1", "F.PC.15"]),
        "best" => ("laurel", &["F.WK.10", "F.BW.1", "F.BW.2"]),
        "palazzo" => ("house", &["F.BD.5"]),
        "cells" => ("lawn", &["F.SU.4", "F.PL.2", "F.PC.3"]),
        "joint" => ("house", &["F.CB.3", "F.CB.4", "F.CB.5", "F.CB.8", "F.CB.9"]),
        _ => return None,
    };
    let says_fact = says(&format!("fact-{fact}"))
        .with("points", view.figures.points.best_work)
        .with("rate", coins(view.figures.money.per_point_sold))
        .with("card", view.figures.work.card);
    let told = Told::new(says("fact"), says(&format!("fact-{fact}-title")))
        .picture(format!("florence-{picture}"))
        .say(says_fact)
        .clauses(clauses);
    // Alone there is nobody to hide coins from.
    if fact != "coins" || view.solo.is_some() {
        return Some(told);
    }
    Some(told.say(says(if view.hides_coins {
        "fact-coins-hidden"
    } else {
        "fact-coins-open"
    })))
}
