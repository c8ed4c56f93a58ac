//! What the log tells, at a glance: a picture for each of its lines, and where each seat went last.

use signoria_engine::message::Amount;
use signoria_engine::{Arg, IntoArg, Message, Seat};
use signoria_lorenzo::board::{Place, Space};

use crate::table::Aside;

/// The last part of the name that an argument has: "estate" of "lorenzo.card.estate".
fn token<'a>(message: &'a Message, argument: &str) -> Option<&'a str> {
    match message.args.get(argument)? {
        Arg::Name(name) => name.rsplit('.').next(),
        _ => None,
    }
}

/// The sign of a place.
pub fn seal(space: Space) -> &'static str {
    match space.place() {
        Place::Floor(kind, _) => kind.word(),
        Place::Work(work, _) => work.word(),
        Place::Market => "coins",
        Place::Council => "privilege",
    }
}

/// Where a line places a member; the spaces of the market are told by what they give.
fn space(message: &Message) -> Option<Space> {
    match message.args.get("space")? {
        Arg::Name(_) => token(message, "space")?.parse().ok(),
        Arg::Message(_) => Some(Space::Market1),
        _ => None,
    }
}

/// The goods of a line, each with its number.
fn goods(message: &Message) -> Option<Vec<(String, i64)>> {
    let amounts = Amount::all_of(message.args.get("goods")?)?;
    let good = |amount: Amount| Some((amount.of.rsplit('.').next()?.to_owned(), amount.count));
    Some(amounts.into_iter().filter_map(good).collect())
}

/// The first good of a line.
fn good(message: &Message) -> Option<String> {
    goods(message)?.into_iter().next().map(|(good, _)| good)
}

/// What a line adds to the one before it: what was paid for it, and what it brought.
pub fn aside(message: &Message) -> Option<Aside> {
    let counted = |good: &str| match message.args.get("count")? {
        Arg::Number(count) => Some(vec![(good.to_owned(), *count)]),
        _ => None,
    };
    let (lost, amounts) = match message.id.strip_prefix("lorenzo.log.")? {
        "gave" => (true, counted("servants")?),
        "surcharge" => (true, counted("coins")?),
        "paid" | "lost" => (true, goods(message)?),
        "gained" | "used-privilege" => (false, goods(message)?),
        // The card that is taken there, or the work, tells it.
        "placed" => match space(message)?.place() {
            Place::Floor(..) | Place::Work(..) => (false, Vec::new()),
            Place::Market | Place::Council => return None,
        },
        _ => return None,
    };
    let sign = |(good, count): (String, i64)| (format!("lorenzo-{good}"), Some(count));
    let signs = amounts.into_iter().map(sign).collect();
    Some(Aside { lost, signs })
}

/// The picture of where points come from.
fn source(id: &str) -> Option<&'static str> {
    Some(match id.strip_prefix("lorenzo.source.")? {
        "play" => "victory",
        "faith" => "faith",
        "territories" => "territory",
        "characters" => "character",
        "ventures" => "venture",
        "military" => "military",
        "resources" => "coins",
        "losses" => "cross",
        _ => return None,
    })
}

/// The picture of what a line tells, or of a category of the final scoring; none for what is about nothing that is drawn.
pub fn picture(message: &Message) -> Option<String> {
    if let Some(name) = source(&message.id) {
        return Some(format!("lorenzo-{name}"));
    }
    let about = |argument: &str| Some(format!("{argument}-{}", token(message, argument)?));
    let name = match message.id.strip_prefix("lorenzo.log.")? {
        "took" | "exchanged" => about("card")?,
        "kept" | "played" | "activated" | "discarded" | "copied" => about("leader")?,
        "placed" => seal(space(message)?).to_owned(),
        "worked" => token(message, "work")?.to_owned(),
        "paid" | "gained" | "lost" => good(message)?,
        "used-privilege" => "privilege".to_owned(),
        "gave" => "servants".to_owned(),
        "surcharge" => "coins".to_owned(),
        "kept-one" | "dealt" | "packets-passed" => "leader-sign".to_owned(),
        "chose-tile" => "production".to_owned(),
        "strengthened" => "member-sign".to_owned(),
        "round" => "lily".to_owned(),
        "dice" => match message.args.get("black")? {
            Arg::Number(pips) => format!("die-{pips}"),
            _ => return None,
        },
        "vatican" | "supported" => "church-sign".to_owned(),
        "excommunicated" => "cross".to_owned(),
        "faith-scored" => "faith".to_owned(),
        "over" => "laurel".to_owned(),
        _ => return None,
    };
    Some(format!("lorenzo-{name}"))
}

/// What a line says of its seat in a few words: the card it took, the place it went to, what became of it. None for lines that only tell particulars.
fn in_short(message: &Message) -> Option<Message> {
    let said = |what: Arg| Message::new("web.lorenzo.says").with("what", what);
    match message.id.strip_prefix("lorenzo.log.")? {
        "took" => Some(said(message.args.get("card")?.clone())),
        "played" | "activated" => Some(said(message.args.get("leader")?.clone())),
        "worked" => {
            let short = Message::new("web.lorenzo.worked");
            let work = message.args.get("work")?.clone();
            Some(
                short
                    .with("work", work)
                    .with("value", message.args.get("value")?.clone()),
            )
        }
        "placed" => match space(message)?.place() {
            Place::Market => Some(said(Arg::Name("lorenzo.place.market".into()))),
            Place::Council => Some(said(Space::Council.into_arg())),
            // The card or the work is told by a line of its own.
            Place::Floor(..) | Place::Work(..) => None,
        },
        "excommunicated" => Some(Message::new("web.lorenzo.fate-hit")),
        "passed" => Some(Message::new("web.lorenzo.passed")),
        "chose-tile" => Some(Message::new("web.lorenzo.took-tile")),
        _ => None,
    }
}

/// What a seat did last, in a few words.
pub fn last_of<'a>(log: impl DoubleEndedIterator<Item = &'a Message>, seat: Seat) -> Option<Message> {
    let is_of = |message: &&Message| message.args.get("seat") == Some(&Arg::Seat(seat));
    log.rev().filter(is_of).find_map(in_short)
}

#[cfg(test)]
mod tests {
    use signoria_engine::{Edition, Say as _, Score as _, Seats, Setup, Start as _};
    use signoria_lorenzo::board::{Member, Work};
    use signoria_lorenzo::card::Card;
    use signoria_lorenzo::edition::Components;
    use signoria_lorenzo::goods::{Good, Goods};
    use signoria_lorenzo::pieces::BonusTile;
    use signoria_lorenzo::source::Source;
    use signoria_lorenzo::{Event, Lorenzo as Game};

    use super::*;

    fn placed(space: Space) -> Message {
        let space = Edition::<Components>::standard().figures().spot(space);
        let (seat, member) = (Seat::new(1), Member::White);
        Event::Placed { seat, member, space }.message()
    }

    #[test]
    fn lines_show_what_they_are_about() {
        let seat = Seat::new(1);
        let shown = |event: Event| picture(&event.message()).expect("a picture");
        assert_eq!(
            shown(Event::Took {
                seat,
                card: Card::ALL[0]
            }),
            format!("lorenzo-card-{}", Card::ALL[0])
        );
        let goods = Goods::of(Good::Stone, 2);
        let source = Source::Card(Card::ALL[0]);
        assert_eq!(shown(Event::Gained { seat, goods, source }), "lorenzo-stone");
        let (harvest, production) = (goods, goods);
        let tile = BonusTile::ADVANCED[0];
        assert_eq!(
            shown(Event::ChoseTile {
                seat,
                tile,
                harvest,
                production
            }),
            "lorenzo-production"
        );
        assert_eq!(picture(&placed(Space::Market3)).as_deref(), Some("lorenzo-coins"));
        assert_eq!(
            picture(&placed(Space::HarvestLarge)).as_deref(),
            Some("lorenzo-harvest")
        );
        assert_eq!(picture(&Event::Passed { seat }.message()), None);
    }

    #[test]
    fn payments_and_gains_stand_beside_their_cause() {
        let seat = Seat::new(1);
        let goods = Goods::of(Good::Stone, 2);
        let source = Source::Card(Card::ALL[0]);
        let gained = aside(&Event::Gained { seat, goods, source }.message()).expect("it only adds");
        assert_eq!(
            (gained.lost, gained.signs),
            (false, vec![("lorenzo-stone".to_owned(), Some(2))])
        );
        let gave = aside(&Event::Gave { seat, count: 3 }.message()).expect("it only adds");
        assert_eq!(
            (gave.lost, gave.signs),
            (true, vec![("lorenzo-servants".to_owned(), Some(3))])
        );
        assert_eq!(aside(&Event::Passed { seat }.message()), None);
        assert!(aside(&placed(Space::Territory2)).is_some_and(|aside| aside.is_silent()));
        assert_eq!(aside(&placed(Space::Market3)), None);
    }

    #[test]
    fn every_source_of_points_has_a_picture() {
        let game = Game::new(&Setup::new(Seats::new(2), 1)).expect("two may play");
        for source in &game.standings().rows[0].sources {
            assert!(picture(&source.name).is_some(), "{:?}", source.name);
        }
    }

    #[test]
    fn a_seat_is_said_to_be_where_it_went_last() {
        let (seat, other) = (Seat::new(1), Seat::new(0));
        let source = Source::Card(Card::ALL[0]);
        let goods = Goods::of(Good::Stone, 2);
        let log = [
            placed(Space::Council),
            placed(Space::HarvestSmall),
            Event::Worked {
                seat,
                work: Work::Harvest,
                value: 5,
            }
            .message(),
            Event::Gained { seat, goods, source }.message(),
            Event::Passed { seat: other }.message(),
        ];
        let short = last_of(log.iter(), seat).expect("it worked");
        assert_eq!(short.id, "web.lorenzo.worked");
        assert_eq!(
            last_of(log[..1].iter(), seat).expect("it sits in council").args["what"],
            Space::Council.into_arg()
        );
        assert_eq!(last_of(log[..4].iter(), other), None);
    }
}
