//! The explanation of everything in Amalfi: cost, effect, limits, progress, the clauses. All figures come from the view.

mod places;
#[cfg(test)]
mod tests;

use signoria_amalfi::Action;
use signoria_amalfi::effect::Count;
use signoria_amalfi::pieces::{Character, Decree, Masterpiece, Route, Title};
use signoria_amalfi::view::TitleView;
use signoria_engine::{Arg, IntoArg, Message, Seat};

use crate::boards::amalfi::View;
use crate::boards::amalfi::parts::of_count;
use crate::boards::kit::told::{Told, ToldRow};

/// Explains a thing by its id.
pub fn told(view: &View, id: &str) -> Option<Told> {
    let (kind, name) = id.strip_prefix("amalfi.")?.split_once('.')?;
    match kind {
        "masterpiece" => work(view, name.parse().ok()?),
        "character" => character(view, name.parse().ok()?),
        "route" => route(view, name.parse().ok()?),
        "decree" => Some(decree(view, name.parse().ok()?)),
        "title" => title(view, name.parse().ok()?),
        "hold" => Some(places::hold(view, name.parse().ok()?)),
        "craft" => Some(places::craft(view, name.parse().ok()?)),
        "guild" => Some(places::guild(view, name.parse().ok()?)),
        "light" => Some(places::light(view, name.parse().ok()?)),
        "slip" => places::slip(view, name.parse().ok()?),
        "barn" => places::barn(view, name.parse().ok()?),
        "panel" => places::market(name),
        "place" => places::place(view, name),
        "yard" => places::yard(name),
        "tray" => places::tray(name),
        "verb" => places::main_action(name),
        "fact" => places::fact(view, name),
        _ => None,
    }
}

/// A message of an explanation.
fn says(id: &str) -> Message {
    Message::new(format!("amalfi.explain.{id}"))
}

/// The name of a token as a title.
fn named(what: impl IntoArg) -> Message {
    says("plain").with("what", what)
}

/// Where figures come from, as the edition says.
fn source(is_printed: bool) -> Option<Message> {
    Some(says(if is_printed { "printed" } else { "reconstructed" }))
}

/// A remark on figures, for the edition whose sources we know.
fn remark(view: &View, id: &str) -> Option<Message> {
    view.edition.starts_with("2023@").then(|| says(id))
}

/// The bread that a place of a market costs or brings.
fn cell(bread: Option<i8>) -> Option<Message> {
    let bread = bread?;
    match bread {
        0 => None,
        1.. => Some(says("cell-gains").with("n", bread)),
        _ => Some(says("cell-pays").with("n", bread.unsigned_abs())),
    }
}

/// With one more sentence, if there is one.
fn and(told: Told, sentence: Option<Message>) -> Told {
    match sentence {
        Some(sentence) => told.say(sentence),
        None => told,
    }
}

fn work(view: &View, card: Masterpiece) -> Option<Told> {
    let face = view.figures.work(card)?;
    let told = Told::new(named(face.craft), named(card))
        .picture(format!("amalfi-work-{card}"))
        .say(says("cost").with("cost", face.cost.words.clone()))
        .say(says("worth").with("vp", face.vp))
        .say(says("bonus").with("what", face.what.clone()));
    let place = view.workshop.cell(card).map(|place| view.figures.workshop[place]);
    Some(
        and(told, cell(place))
            .action(Action::Buy { card })
            .clauses(&["A.BU.1", "A.BU.2", "A.BU.4"])
            .source(source(face.is_printed)),
    )
}

fn character(view: &View, card: Character) -> Option<Told> {
    let face = view.figures.character(card)?;
    let told = Told::new(named(face.role), named(card))
        .picture(format!("portrait-{card}"))
        .say(says("invite").with("cost", face.cost.words.clone()))
        .say(says("does").with("what", face.what.clone()));
    let promised = view.players.iter().flat_map(|player| &player.endgame);
    let promised = promised.copied().find(|(of, _)| *of == card);
    let told = and(told, promised.map(|(_, vp)| says("scores-now").with("vp", vp)));
    let place = view.council.cell(card).map(|place| view.figures.council[place]);
    let is_invited = view.players.iter().any(|player| player.invited.contains(card));
    let action = match place {
        Some(_) => Action::Take { card },
        None if is_invited => Action::Activate { card },
        None => Action::Invite { card },
    };
    let clause = match face.role.word() {
        "instant" => "A.IV.5",
        "permanent" => "A.IV.6",
        "activation" => "A.AC.1",
        _ => "A.IV.8",
    };
    Some(
        and(told, cell(place))
            .action(action)
            .clauses(&["A.IV.1", clause, "A.TC.1"])
            .source(source(face.is_printed)),
    )
}

fn route(view: &View, route: Route) -> Option<Told> {
    let shown = view.routes.iter().find(|shown| shown.route == route);
    let valid = shown.and_then(|shown| shown.cover).map_or(route, Route::from);
    let face = view.figures.route(valid)?;
    let (kind, clauses): (&str, &[&'static str]) = match (route.tile(), route.cell_number()) {
        (Some(_), _) => ("private", &["A.XP.1", "A.XP.4", "A.SA.2"]),
        (_, Some(_)) => ("changing", &["A.CR.1", "A.CR.2", "A.CR.5"]),
        _ => ("public", &["A.SA.1", "A.SA.3", "A.SA.4"]),
    };
    let told = Told::new(says(kind), named(valid)).say(says("sail").with("what", face.what.clone()));
    let told = match valid.tile() {
        Some(tile) => told.picture(format!("amalfi-route-{tile}")),
        None => told.picture(format!("amalfi-route-{route}")),
    };
    let told = match (&face.explore, route.tile()) {
        (Some((cost, vp)), Some(tile)) if shown.is_none_or(|shown| shown.explorer.is_none()) => {
            let place = view.atlas.cell(tile).map(|place| view.figures.atlas[place]);
            let told = told.say(says("explore").with("cost", cost.words.clone()).with("vp", *vp));
            and(told, cell(place)).action(Action::Explore { tile })
        }
        _ => told.action(Action::Sail { route }),
    };
    let told = match route.cell_number() {
        Some(_) => told.say(says("changing-take")),
        None => told,
    };
    let visitors = shown.map(|shown| shown.ships.clone()).unwrap_or_default();
    let told = match visitors.as_slice() {
        [] => told,
        seats => told.say(says("taken").with("seats", seat_list(seats))),
    };
    Some(told.clauses(clauses).source(source(face.is_printed)))
}

fn seat_list(seats: &[Seat]) -> Arg {
    Arg::List(seats.iter().copied().map(Arg::Seat).collect())
}

fn decree(view: &View, decree: Decree) -> Told {
    let round = view
        .decrees
        .iter()
        .position(|shown| *shown == decree)
        .unwrap_or(0);
    let what = view.figures.decrees.get(round).cloned();
    let told = Told::new(says("decree").with("round", round + 1), named(decree))
        .picture(format!("amalfi-decree-{decree}"));
    let told = and(told, what.map(|what| says("scores").with("what", what)));
    let is_now = round + 1 == usize::from(view.round);
    let points = if is_now {
        view.decree_points.as_slice()
    } else {
        &[]
    };
    let rows = points.iter().zip(&view.players).map(|(points, player)| ToldRow {
        met: None,
        picture: None,
        words: says("seat").with("seat", player.seat),
        value: points.to_string(),
    });
    told.rows(rows)
        .clauses(&["A.DE.1", "A.DE.3"])
        .source(remark(view, "holes"))
}

/// What a title requires of the viewer, one by one, with what is still missing.
fn needs(title: &TitleView, seat: Seat) -> Vec<ToldRow> {
    let figures = |rows: &[Vec<u8>]| rows.get(seat.index()).cloned().unwrap_or_default();
    let progress = figures(&title.have).into_iter().zip(figures(&title.missing));
    let row = |(&(count, least), (has, missing)): (&(Count, u8), (u8, u8))| {
        let need = count.name().replacen("amalfi.count.", "amalfi.need.", 1);
        let need = Message::new(need).with("n", least);
        ToldRow {
            met: Some(missing == 0),
            picture: Some(format!("amalfi-{}", of_count(count))),
            words: match missing {
                0 => says("need-met").with("what", need),
                _ => says("need-missing").with("what", need).with("n", missing),
            },
            value: format!("{has}/{least}"),
        }
    };
    title.requires.iter().zip(progress).map(row).collect()
}

fn title(view: &View, title: Title) -> Option<Told> {
    let shown = view.titles.iter().find(|shown| shown.title == title)?;
    let kind = if shown.dark { "title-dark" } else { "title-light" };
    let told = Told::new(says(kind), named(title))
        .picture(format!("amalfi-title-{title}"))
        .say(says("requires").with("what", shown.what.clone()));
    let told = match shown.next {
        Some(vp) => told.say(says("next-cube").with("vp", vp)),
        None => told.say(says("title-full")),
    };
    let own = view.own.as_ref().map(|own| own.seat);
    let told = match own {
        Some(own) => told.rows(needs(shown, own)),
        None => told,
    };
    let others = shown.have.iter().zip(&view.players);
    let others = others.filter(|(_, player)| Some(player.seat) != own);
    let rows = others.map(|(have, player)| {
        let figures = have
            .iter()
            .zip(&shown.requires)
            .map(|(has, (_, least))| format!("{has}/{least}"));
        ToldRow {
            met: Some(shown.holders.contains(&player.seat)),
            picture: None,
            words: says("seat").with("seat", player.seat),
            value: figures.collect::<Vec<_>>().join(" · "),
        }
    });
    Some(
        told.rows(rows)
            .clauses(&["A.TI.1", "A.TI.2", "A.TI.4"])
            .source(remark(view, "cells")),
    )
}
