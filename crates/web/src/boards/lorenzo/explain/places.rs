//! What the places of the city say, the tracks, the goods and the members.

use signoria_engine::Message;
use signoria_lorenzo::board::{Kind, Member, Place, Space, Work};
use signoria_lorenzo::describe;
use signoria_lorenzo::goods::Good;
use signoria_lorenzo::prospect::Prospect;
use signoria_lorenzo::{Action, View};

use super::{going_to, place_rows, row, says, thing};
use crate::boards::kit::told::{Told, ToldRow};

pub fn space(view: &View, space: Space) -> Told {
    let figures = view.figures.space(space);
    let told = going_to(view, space, thing("space-kind", Message::new(space.name())));
    let closed = !view.figures.is_used(space, view.seats);
    let told = if closed {
        told.say(says("closed")).clauses(&["L.SU.4", "L.SU.5", "L.TU.6"])
    } else {
        told
    };
    match space.place() {
        Place::Floor(..) => told
            .say(says("floor-empty"))
            .rows(place_rows(view, space))
            .clauses(&["L.TW.1", "L.TW.2", "L.TW.12"]),
        Place::Work(work, large) => {
            let told = told.say(says(if work == Work::Harvest {
                "harvest-says"
            } else {
                "production-says"
            }));
            if large {
                told.say(says("large-says").with("by", figures.modifier.unsigned_abs()))
                    .clauses(&["L.WK.1", "L.WK.2", "L.WK.4"])
            } else {
                told.say(says("small-says"))
                    .clauses(&["L.WK.1", "L.WK.4", "L.WK.5"])
            }
        }
        Place::Market => told
            .say(says("gives").with("what", describe::bundle(&figures.gives)))
            .say(says("one-member"))
            .clauses(&["L.MK.1", "L.MK.3", "L.MK.4"]),
        Place::Council => told
            .picture("lorenzo-palace")
            .say(says("gives").with("what", describe::bundle(&figures.gives)))
            .say(says("council-says"))
            .clauses(&["L.CP.1", "L.CP.2", "L.CP.3", "L.CP.4"]),
    }
}

pub fn good(good: Good) -> Told {
    let clauses: &[&str] = match good {
        Good::Servants => &["L.CO.1", "L.FM.4", "L.FM.5"],
        Good::Wood | Good::Stone | Good::Coins => &["L.CO.1", "L.CO.2", "L.FS.8"],
        Good::Military => &["L.CA.6", "L.CA.7", "L.FS.6"],
        Good::Faith => &["L.VR.1", "L.VR.5", "L.VR.6"],
        Good::Victory => &["L.FS.1", "L.FS.9"],
    };
    thing("good-kind", Message::new(good.name()))
        .picture(format!("lorenzo-{good}"))
        .say(says(&format!("good-{good}")))
        .clauses(clauses)
}

pub fn member(view: &View, member: Member) -> Told {
    let told = thing("member-kind", Message::new(member.name())).say(says(if member.is_coloured() {
        "member-says"
    } else {
        "neutral-says"
    }));
    let own = view.eye.and_then(|seat| view.player(seat));
    let rows = own.map(|own| row(says("member-value"), own.values[member as usize], None));
    let place = own.and_then(|own| own.members[member as usize]);
    let told = match place {
        Some(place) => told.say(says("stands").with("place", place)),
        None if view.steps.is_empty() => told.action(Action::Place { member }.to_string()),
        None => told,
    };
    told.rows(rows).clauses(&["L.FM.1", "L.FM.8", "L.TW.9", "L.TU.2"])
}

pub fn tower(view: &View, kind: Kind) -> Told {
    thing("tower-kind", says("tower").with("kind", kind))
        .picture(format!("lorenzo-{kind}"))
        .say(says("tower-says"))
        .rows([row(says("left"), view.decks[kind as usize], None)])
        .clauses(&["L.TW.1", "L.TW.6", "L.TW.9", "L.TW.11"])
}

/// What the member in hand would bring in that work, or the action under way brings, one card after the other.
fn share_rows(view: &View, work: Work) -> Vec<ToldRow> {
    let is_work = |way: &&Prospect| matches!(way.space.place(), Place::Work(other, _) if other == work);
    let producing = view.production.iter().map(|production| &production.yields);
    let producing = producing.filter(|_| work == Work::Production);
    let ways = view.under_way.iter().chain(&view.prospects).filter(is_work);
    let told = producing.chain(ways.filter_map(|way| way.yields.first())).next();
    let shares = told.into_iter().flat_map(|told| &told.shares);
    let rows = shares.flat_map(|share| {
        let words = || says("share").with("source", share.source);
        let goods = share.goods.kinds();
        goods
            .map(move |(good, count)| row(words(), format!("+{count}"), Some(good.word())))
            .collect::<Vec<_>>()
    });
    rows.collect()
}

pub fn work(view: &View, work: Work) -> Told {
    thing("space-kind", Message::new(work.name()))
        .picture(format!("lorenzo-{work}"))
        .say(says(if work == Work::Harvest {
            "harvest-says"
        } else {
            "production-says"
        }))
        .say(says("yield-says"))
        .rows(share_rows(view, work))
        .clauses(&["L.WK.7", "L.WK.8", "L.WK.10", "L.WK.13"])
}

pub fn faith(view: &View, faith: usize) -> Option<Told> {
    let points = *view.figures.faith_points.get(faith)?;
    let title = describe::amount(Good::Faith, faith as u8);
    let (id, clauses): (&str, &[&str]) = match faith {
        0 => ("faith-nothing", &["L.VR.2", "L.VR.6"]),
        faith if faith < usize::from(view.figures.least_faith()) => {
            ("faith-last", &["L.VR.2", "L.VR.6", "L.VR.9"])
        }
        _ => ("faith-says", &["L.VR.1", "L.VR.5", "L.VR.6"]),
    };
    let told = thing("faith-kind", title)
        .picture("lorenzo-faith")
        .say(says(id).with("points", describe::amount(Good::Victory, points)));
    let asked = view
        .figures
        .church_needs
        .iter()
        .position(|&needs| usize::from(needs) == faith);
    let told = match asked {
        Some(period) => told.say(says("faith-asked").with("period", period as u8 + 1)),
        None => told,
    };
    Some(told.clauses(clauses))
}

pub fn military(view: &View, points: u8) -> Told {
    let open = view.figures.open_slots(points.into());
    thing("military-kind", describe::amount(Good::Military, points))
        .picture("lorenzo-military")
        .say(says("military-says").with("slots", open as u8))
        .say(
            says("military-end")
                .with("first", view.figures.military_points[0])
                .with("second", view.figures.military_points[1]),
        )
        .clauses(&["L.CA.6", "L.CA.7", "L.FS.6", "L.FS.7"])
}

pub fn slot(view: &View, name: &str) -> Option<Told> {
    let (kind, slot) = name.split_once(':')?;
    let (kind, slot): (Kind, usize) = (kind.parse().ok()?, slot.parse().ok()?);
    let told = thing(
        "slot-kind",
        says("slot").with("number", slot as u8 + 1).with("kind", kind),
    )
    .picture(format!("lorenzo-{kind}"));
    Some(match kind {
        Kind::Territory => told
            .say(match *view.figures.slot_military.get(slot)? {
                0 => says("slot-open"),
                needs => says("slot-needs").with("needs", describe::amount(Good::Military, needs)),
            })
            .say(says("slot-points").with("points", *view.figures.territory_points.get(slot + 1)?))
            .clauses(&["L.CA.5", "L.CA.6", "L.CA.7", "L.FS.2"]),
        Kind::Character => told
            .say(says("slot-points").with("points", *view.figures.character_points.get(slot + 1)?))
            .clauses(&["L.CA.5", "L.CA.8", "L.FS.3"]),
        Kind::Building => told
            .say(says("slot-building"))
            .clauses(&["L.CA.5", "L.CA.8", "L.FS.5"]),
        Kind::Venture => told
            .say(says("slot-venture"))
            .clauses(&["L.CA.5", "L.CA.8", "L.FS.4"]),
    })
}

pub fn round(round: u8) -> Told {
    let told = thing("round-kind", says("round").with("number", round)).say(says("round-says"));
    if round.is_multiple_of(2) {
        told.say(says("round-church"))
            .clauses(&["L.RO.1", "L.RO.2", "L.VR.1"])
    } else {
        told.clauses(&["L.RO.1", "L.RO.2"])
    }
}
