//! What belongs to a player: goods, tracks, technologies, the parts of a turn.

use signoria_engine::{Arg, Message, Seat, Token as _};
use signoria_praga::action::Action;
use signoria_praga::describe::technology_message;
use signoria_praga::effect::{Gain, Gains, Good};
use signoria_praga::pieces::{FinalStep, Level, Technology, Track};
use signoria_praga::view::View;

use super::{named, row, says, source};
use crate::boards::kit::told::Told;
use crate::boards::praga::player;

/// The walls of a player, and what they bring at the end.
pub fn walls(view: &View, eye: Seat) -> Told {
    let count = player(view, eye).map_or(0, |player| {
        player
            .board
            .iter()
            .filter(|placed| placed.action.is_none())
            .count()
    });
    let points = player(view, eye).map_or(0, |player| player.last[FinalStep::Walls.index()]);
    let steps = view.figures.walls.windows(2).enumerate();
    let steps = steps.filter(|(_, pair)| pair[1] > pair[0]);
    let steps = steps.map(|(below, pair)| row(says("walls-count").with("count", below + 1), pair[1]));
    Told::new(says("kind-board"), says("walls-title"))
        .picture("praga-wall")
        .say(says("walls").with("count", count).with("points", points))
        .rows(steps.collect::<Vec<_>>())
        .clauses(&["P.GE.9", "P.FS.7"])
}

/// A kind of good.
pub fn good(view: &View, eye: Seat, name: &str) -> Option<Told> {
    if name == "cube" {
        return Some(
            Told::new(says("kind-good"), says("cube-title"))
                .picture("praga-cube")
                .say(says("cube"))
                .clauses(&["P.GE.11", "P.BU.7", "P.SE.3"]),
        );
    }
    let good: Good = name.parse().ok()?;
    let own = player(view, eye)?;
    let picture = match good {
        Good::GoldMine => "praga-mines".to_owned(),
        Good::Quarry => "praga-quarries".to_owned(),
        good => format!("praga-{good}"),
    };
    let told = Told::new(says("kind-good"), named(&format!("praga.good.{good}")))
        .picture(picture)
        .say(says(&format!("good-{good}")));
    let wealth = match good {
        Good::Gold => Some([0, 2]),
        Good::Stone => Some([1, 2]),
        _ => None,
    };
    let wealth = wealth.into_iter().flatten().filter_map(|place| {
        let bonus = view.figures.wealth.get(place)?;
        let mut line = row(
            says("wealth")
                .with("amount", bonus.amount)
                .with("bonus", bonus.bonus),
            "",
        );
        line.met = Some(!own.wealth[place]);
        Some(line)
    });
    let clauses: &[&'static str] = match good {
        Good::Gold | Good::Stone => &["P.RE.1", "P.RE.2", "P.RE.4"],
        Good::Egg => &["P.RD.2", "P.RD.7", "P.FS.10"],
        Good::SilverWindow => &["P.GR.4", "P.WI.1"],
        Good::GoldWindow => &["P.WI.2", "P.WI.1"],
        Good::RedToken | Good::BlueToken => &["P.AD.6", "P.AD.7", "P.FS.6"],
        Good::GoldMine | Good::Quarry => &["P.MQ.3", "P.MQ.7", "P.MQ.8"],
        Good::Technology => &["P.TE.1", "P.TE.4"],
        Good::University => &["P.TE.10", "P.TE.11"],
        Good::HungerWall | Good::Cathedral => &["P.GR.1", "P.GR.2"],
        Good::Points => &["P.GE.4"],
    };
    Some(told.rows(wealth.collect::<Vec<_>>()).clauses(clauses))
}

pub fn extra(view: &View) -> Told {
    let [gold, mixed] = view.figures.prices.extra;
    Told::new(says("kind-turn"), Message::new("praga.do.extra"))
        .picture("praga-gold-window")
        .say(says("extra").with("gold", gold).with("mixed", mixed))
        .say(says("windows-kept").with("count", view.figures.windows_kept))
        .clauses(&["P.WI.2", "P.WI.1", "P.TU.8"])
}

/// One of the four tracks.
pub fn track(view: &View, eye: Seat, name: &str) -> Option<Told> {
    let own = player(view, eye)?;
    match name {
        "technology" => {
            let levels = Level::ALL.iter().zip(&view.figures.levels);
            let levels = levels.map(|(level, step)| row(says("level-at").with("level", *level), *step));
            Some(
                Told::new(says("kind-track"), named("praga.good.technology"))
                    .picture("praga-technology")
                    .say(says("good-technology"))
                    .rows(levels.collect::<Vec<_>>())
                    .clauses(&["P.TE.1", "P.TE.3", "P.TE.4"])
                    .source(source(view.figures.is_printed("technology_track", 0))),
            )
        }
        "university" => Some(
            Told::new(says("kind-track"), named("praga.good.university"))
                .picture("praga-university")
                .say(says("good-university"))
                .total(says("scholars"), own.last[FinalStep::Scholars.index()])
                .clauses(&["P.TE.10", "P.TE.11"])
                .source(source(view.figures.is_printed("university", 0))),
        ),
        name => {
            let track: Track = name.parse().ok()?;
            let figures = view.figures.tracks.get(track.index())?;
            let bonuses = (1..=figures.cells).filter_map(|cell| {
                let bonus: Gains = *figures.bonus.get(usize::from(cell))?;
                (!bonus.is_empty()).then(|| row(says("cell-bonus").with("bonus", bonus), cell - 1))
            });
            Some(
                Told::new(says("kind-track"), named(&format!("praga.track.{track}")))
                    .picture(if track == Track::GoldMine {
                        "praga-mines"
                    } else {
                        "praga-quarries"
                    })
                    .say(says("track"))
                    .say(
                        says("track-tile")
                            .with("number", figures.production_tile - 1)
                            .with("seal", figures.seal - 1),
                    )
                    .rows(bonuses.collect::<Vec<_>>())
                    .clauses(&["P.MQ.3", "P.MQ.4", "P.MQ.7", "P.MQ.8"])
                    .source(source(view.figures.is_printed("track", track.index()))),
            )
        }
    }
}

/// What a track would produce now.
pub fn production(view: &View, eye: Seat, track: Track) -> Option<Told> {
    let gains: Vec<Gain> = player(view, eye)?.yields[track.index()].clone();
    Some(
        Told::new(says("kind-track"), Message::new("praga.do.produce"))
            .picture(if track == Track::GoldMine {
                "praga-mines"
            } else {
                "praga-quarries"
            })
            .say(says("yield").with("gains", gains))
            .action(Action::Produce)
            .clauses(&["P.MQ.3", "P.MQ.6"]),
    )
}

/// A level of technology, and the tile that one has.
pub fn level(view: &View, eye: Seat, level: Level) -> Option<Told> {
    match player(view, eye)?.technologies[level.index()] {
        Some(tile) => technology(view, tile),
        None => Some(
            Told::new(says("kind-technology").with("level", level), says("level-empty"))
                .picture("praga-technology")
                .say(says("level-draw").with(
                    "step",
                    view.figures.levels.get(level.index()).copied().unwrap_or(0),
                ))
                .clauses(&["P.TE.1", "P.TE.3"]),
        ),
    }
}

pub fn technology(view: &View, tile: Technology) -> Option<Told> {
    let figures = view.figures.technologies.get(&tile)?;
    let level = tile.level();
    let permanent = level.is_permanent();
    Some(
        Told::new(
            says("kind-technology").with("level", level),
            technology_message(tile, figures),
        )
        .picture("praga-technology")
        .say(says(if permanent {
            "technology-always"
        } else {
            "technology-once"
        }))
        .action(Action::Use { technology: tile })
        .clauses(if permanent {
            &["P.TE.6", "P.TE.7"]
        } else {
            &["P.TE.8", "P.TE.9"]
        })
        .source(source(view.figures.is_printed("technology", tile.index()))),
    )
}

/// A part of the turn.
pub fn check(name: &str) -> Option<Told> {
    let clauses: &[&'static str] = match name {
        "tile" => &["P.TU.1", "P.TI.1"],
        "bonus" => &["P.TI.10", "P.TI.11"],
        "action" => &["P.TI.6", "P.TU.7"],
        "extras" => &["P.TU.2", "P.TU.4"],
        "end" => &["P.TU.7", "P.ET.1"],
        _ => return None,
    };
    let title = Arg::Name(format!("web.praga.check-{name}").into());
    Some(
        Told::new(says("kind-turn"), says("name").with("name", title))
            .say(says(&format!("check-{name}")))
            .clauses(clauses),
    )
}
