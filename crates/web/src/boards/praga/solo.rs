//! Who plays against a single player: what the opponent has, which cards are left, and what each of them does.

use leptos::prelude::*;
use signoria_engine::{Arg, IntoArg, Message};
use signoria_praga::pieces::ParlerDeed;

use crate::art::drawing;
use crate::boards::praga::Praga;
use crate::boards::praga::chronicle::picture as picture_of;
use crate::words::{say, t, tr};

/// The picture of what a card does.
fn picture(deed: ParlerDeed) -> &'static str {
    match deed {
        ParlerDeed::Building => "praga-building",
        ParlerDeed::Wall => "praga-wall",
        ParlerDeed::Upgrade => "praga-upgrade",
        ParlerDeed::Quarry => "praga-quarries",
        ParlerDeed::GoldMine => "praga-mines",
        ParlerDeed::Greater => "praga-up",
    }
}

/// Whether a line of the log tells a part of the opponent's turn. Newly revealed pieces are not part of it.
fn is_deed(message: &Message) -> bool {
    let deeds = [
        "opponent-took",
        "parler-card",
        "parler-built",
        "parler-pawn",
        "parler-track",
        "parler-river",
        "parler-seal",
        "discarded",
        "completed",
        "parler-present",
        "overran",
        "era-two",
    ];
    let name = message.id.strip_prefix("praga.log.");
    name.is_some_and(|name| deeds.contains(&name))
}

/// The opponent's last turn in order: what followed the end of the player's turn, up to the tile that he takes last and what that sets off.
fn last_turn<'a>(log: impl Iterator<Item = &'a Message>) -> Vec<Message> {
    let log: Vec<&Message> = log.collect();
    let is = |id: &'static str| move |message: &&Message| message.id == id;
    let Some(over) = log.iter().rposition(is("praga.log.turn-over")) else {
        return Vec::new();
    };
    let since = &log[over + 1..];
    let end = since
        .iter()
        .position(is("praga.log.opponent-took"))
        .map_or(since.len(), |took| {
            // What the player does names a seat; the opponent has none.
            let own = since[took..]
                .iter()
                .position(|message| message.args.contains_key("seat"));
            own.map_or(since.len(), |own| took + own)
        });
    let deeds = since[..end].iter().filter(|message| is_deed(message));
    deeds.map(|message| (*message).clone()).collect()
}

/// What the opponent did last, step by step.
#[component]
fn LastTurn(board: Praga) -> impl IntoView {
    let lines = Memo::new(move |_| {
        board
            .desk
            .session
            .log
            .with(|log| last_turn(log.iter().map(|logged| &logged.line.message)))
    });
    let step = move |line: Message| {
        let picture = picture_of(&line).unwrap_or_else(|| "praga-tile".into());
        view! { <li>{drawing(&picture)} <span>{move || board.desk.say(&line)}</span></li> }
    };
    // The place is there from the beginning, so that nothing moves when the first turn is told.
    view! {
        <h4>{tr("web.praga.opponent-turn")}</h4>
        <ol class="pg-opponent-steps" tabindex="0" aria-label=tr("web.praga.opponent-turn")>{move || lines.get().into_iter().map(step).collect_view()}</ol>
    }
}

/// The opponent; nothing where people play.
#[component]
pub fn Opponent(board: Praga) -> impl IntoView {
    let is_solo = board.memo(|view| view.seats.count() == 1);
    let parler = board.memo(|view| view.parler.clone());
    let cards = board.memo(|view| view.figures.parler.clone());
    let card = move |(index, (does, tile)): (usize, (Vec<ParlerDeed>, u8))| {
        let number = index as u8 + 1;
        let used = Memo::new(move |_| {
            parler.with(|parler| {
                parler
                    .as_ref()
                    .is_some_and(|parler| parler.used.contains(&number))
            })
        });
        let words = Message::new("web.praga.parler-card")
            .with(
                "does",
                Arg::List(does.iter().map(|deed| deed.into_arg()).collect()),
            )
            .with("tile", tile);
        let label = words.clone();
        view! {
            <li class:used=move || used.get() title=move || say(&words, &[])>
                {does.into_iter().map(|deed| drawing(picture(deed))).collect_view()}
                <span aria-hidden="true">{tile}</span>
                <span class="visually-hidden">{move || say(&label, &[])} {move || used.get().then(|| t("web.praga.used"))}</span>
            </li>
        }
    };
    let him = move || {
        let parler = parler.get()?;
        let [mines, quarries] = parler.counts;
        Some(view! {
            <p class="pg-parler-line">
                <b>{tr("praga.parler")}</b>
                <span>{drawing("praga-mines")} {mines}</span> <span>{drawing("praga-quarries")} {quarries}</span>
            </p>
            <ul class="pg-parler-cards" aria-label=tr("web.praga.parler-cards")>{cards.get().into_iter().enumerate().map(card).collect_view()}</ul>
        })
    };
    move || {
        is_solo.get().then(|| {
            view! {
                <div class="pg-opponent">
                    {him}
                    <small>{move || t(if parler.with(Option::is_some) { "web.praga.parler-says" } else { "web.praga.simple-says" })}</small>
                    <LastTurn board />
                </div>
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use signoria_engine::Seat;

    use super::*;

    fn by_player(id: &'static str) -> Message {
        Message::new(id).with("seat", Seat::new(0))
    }

    #[test]
    fn the_opponents_turn_follows_the_end_of_the_players_turn() {
        let log = [
            Message::new("praga.log.opponent-took"),
            by_player("praga.log.tile"),
            by_player("praga.log.turn-over"),
            Message::new("praga.log.track"),
            Message::new("praga.log.parler-card"),
            by_player("praga.log.gained"),
            Message::new("praga.log.parler-pawn"),
            Message::new("praga.log.opponent-took"),
        ];
        let ids = |log: &[Message]| -> Vec<String> {
            let told = last_turn(log.iter());
            told.into_iter().map(|message| message.id.into_owned()).collect()
        };
        let turn = [
            "praga.log.parler-card",
            "praga.log.parler-pawn",
            "praga.log.opponent-took",
        ];
        assert_eq!(ids(&log), turn);
        assert_eq!(ids(&log[..6]), turn[..1], "his turn may still go on");
        let mut later = log.to_vec();
        later.push(by_player("praga.log.tile"));
        later.push(Message::new("praga.log.discarded"));
        assert_eq!(ids(&later), turn, "it stays while the player moves");
    }
}
