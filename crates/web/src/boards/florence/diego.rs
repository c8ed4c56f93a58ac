//! The solo game: Diego's card of the round, his last turn card by card, what he owns, and the virtual players.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_florence::Action;
use signoria_florence::pieces::{Card, Freedom, Tile};
use signoria_florence::view::{RowCard, SoloView};
use signoria_table::wire::LogLine;

use crate::art::{drawing, face, icon};
use crate::boards::florence::Florence;
use crate::boards::florence::depict;
use crate::boards::florence::estate::{tile_id, tile_picture};
use crate::boards::florence::lots::stack_picture;
use crate::boards::kit::piece::Piece;
use crate::session::Logged;
use crate::words::{say, t, tr};

/// What the log says of Diego begins with one of these.
const HIS_LINES: [&str; 2] = ["florence.log.diego-", "florence.log.virtual-"];

/// The colours that Diego wears: those of the fourth seat, which is always free in the solo game.
const DRESS: usize = 3;

/// Diego and the virtual players; nothing at other tables.
#[component]
pub fn Diego(board: Florence) -> impl IntoView {
    let solo = Memo::new(move |_| board.read(|view| view.solo.clone()));
    move || {
        solo.get().map(|solo| {
            view! {
                <section class="diego" aria-label="Diego">
                    <Himself board solo=solo.clone() />
                    <Owned board solo=solo.clone() />
                    <RoundCard solo=solo.clone() />
                    <Cards board solo />
                    <LastTurn board />
                </section>
            }
        })
    }
}

/// Diego's face, his points, and what he counts.
#[component]
fn Himself(board: Florence, solo: SoloView) -> impl IntoView {
    let points = solo.prestige;
    let fact = |picture: &'static str, label: &'static str, value: String| {
        let is_none = value == "0";
        view! {
            <span class:quiet-thing=is_none title=tr(label)>
                {drawing(&format!("florence-{picture}"))} <span class="visually-hidden">{tr(label)} " "</span> {value}
            </span>
        }
    };
    view! {
        <div class="diego-self" data-explains="florence.diego.himself">
            <span class="diego-face">{face("Diego", DRESS)}</span>
            <h3>{move || board.desk.row_name(None)}</h3>
            <b class="diego-points"><span class="visually-hidden">{tr("web.florence.prestige")} " "</span> {points}</b>
            <div class="diego-facts">
                {fact("coin", "web.florence.coins", solo.coins.to_string())}
                {fact("builder", "web.florence.builders", solo.builders.to_string())}
                {fact("jester", "web.florence.jesters", solo.jesters.to_string())}
                {fact("hand", "web.florence.diego-deck", solo.cards.to_string())}
                {(solo.best > 0).then(|| fact("laurel", "web.florence.best", solo.best.to_string()))}
            </div>
            {solo.starts.then(|| view! { <small>{tr("florence.panel.diego-starts")}</small> })}
        </div>
    }
}

/// His buildings, landscapes and freedoms, drawn; several of a kind with their number.
#[component]
fn Owned(board: Florence, solo: SoloView) -> impl IntoView {
    let buildings = solo
        .buildings
        .iter()
        .map(|(kind, count)| (Tile::Building(*kind), *count));
    let landscapes = solo
        .landscapes
        .iter()
        .map(|(kind, count)| (Tile::Landscape(*kind), *count));
    let tile = |(tile, count): (Tile, u8)| {
        let picture = untrack(|| board.read(|view| tile_picture(tile, &view.figures.outline(tile))));
        thing(picture, tile_id(tile), count)
    };
    let tiles = buildings.chain(landscapes).map(tile).collect_view();
    let freedom = |(freedom, count): &(Freedom, u8)| {
        thing(
            format!("florence-{freedom}"),
            format!("florence.freedom.{freedom}"),
            *count,
        )
    };
    let freedoms = solo.freedoms.iter().map(freedom).collect_view();
    view! { <ul class="diego-things">{tiles} {freedoms}</ul> }
}

fn thing(picture: String, id: String, count: u8) -> impl IntoView {
    let name = id.clone();
    view! {
        <li data-explains=id>
            {drawing(&picture)} <span class="visually-hidden">{move || t(&name)}</span>
            {(count > 1).then(|| view! { <b>"×" {count}</b> })}
        </li>
    }
}

/// The objects of the card of the round with what is added to the die.
#[component]
fn RoundCard(solo: SoloView) -> impl IntoView {
    let objects = solo
        .objects
        .into_iter()
        .map(|(stack, modifier)| {
            let is_done = solo.put_up.contains(&stack);
            let added = (modifier != 0).then(|| format!("{modifier} + "));
            view! {
                <li class="round-object" class:done=is_done>
                    {drawing(&stack_picture(stack))}
                    <span class="visually-hidden">{move || t(&format!("florence.stack.{stack}"))} " " {is_done.then(|| t("web.florence.put-up"))}</span>
                    <strong>{added} {icon("dice")}</strong>
                </li>
            }
        })
        .collect_view();
    view! {
        <div class="diego-card" data-explains="florence.diego.card">
            <h4>{tr("web.florence.diego-card")}</h4>
            <ol class="round-card">{objects}</ol>
        </div>
    }
}

/// What Diego did last, in order: a picture for each step, as in the log, which has the words.
#[component]
fn LastTurn(board: Florence) -> impl IntoView {
    let lines = Memo::new(move |_| board.desk.session.log.with(|log| last_turn(log)));
    move || {
        let lines = lines.get();
        (!lines.is_empty()).then(|| {
            let steps = lines
                .into_iter()
                .map(|line| {
                    let picture = untrack(|| board.read(|view| depict::line(&view.figures, &line)));
                    let picture = picture.unwrap_or_else(|| "florence-profession".into());
                    let words = move || board.desk.say(&line);
                    let title = words.clone();
                    view! { <li title=title>{drawing(&picture)} <span class="visually-hidden">{words}</span></li> }
                })
                .collect_view();
            view! {
                <div class="diego-turn" role="group" aria-label=tr("web.florence.diego-turn")>
                    <h4>{tr("web.florence.diego-turn")}</h4>
                    <ol class="diego-steps">{steps}</ol>
                </div>
            }
        })
    }
}

/// The last lines about Diego that were told in one go.
fn last_turn(log: &[Arc<Logged>]) -> Vec<Message> {
    let is_his = |line: &&LogLine| {
        let starts = |start: &&str| line.message.id.starts_with(start);
        HIS_LINES.iter().any(starts)
    };
    let mut lines = log.iter().rev().map(|logged| &logged.line);
    let Some(last) = lines.find(is_his) else {
        return Vec::new();
    };
    let before = lines.take_while(|line| line.moves == last.moves).filter(is_his);
    let mut told: Vec<Message> = before.map(|line| line.message.clone()).collect();
    told.reverse();
    told.push(last.message.clone());
    told
}

/// The cards of Diego and of the virtual players, from where professions can be recruited.
#[component]
fn Cards(board: Florence, solo: SoloView) -> impl IntoView {
    let held: Vec<Card> = solo.bonuses.iter().chain(&solo.prestiges).copied().collect();
    let held = held
        .into_iter()
        .map(|card| {
            let id = format!("florence.card.{card}");
            let explains = id.clone();
            view! {
                <li class="card-back" data-explains=explains>{drawing(&depict::card(card))} <span class="visually-hidden">{move || t(&id)}</span></li>
            }
        })
        .collect_view();
    let others = solo
        .virtuals
        .into_iter()
        .enumerate()
        .map(|(index, other)| {
            let name = Message::new("web.florence.virtual").with("number", index + 1);
            view! {
                <li class="diego-row">
                    <small data-explains="florence.diego.virtual">{move || say(&name, &[])}</small>
                    <CardRow board row=other.row table=other.table />
                </li>
            }
        })
        .collect_view();
    view! {
        <ul class="diego-rows">
            <li class="diego-row"><small>{move || board.desk.row_name(None)}</small> <CardRow board row=solo.row table=solo.table /> <ul class="diego-held">{held}</ul></li>
            {others}
        </ul>
    }
}

/// Face-down cards in their order, then those that lie open.
#[component]
fn CardRow(board: Florence, row: Vec<RowCard>, table: Vec<Card>) -> impl IntoView {
    let row = row
        .into_iter()
        .map(|card| {
            let name = move || match card {
                RowCard::Hidden => t("web.florence.hidden"),
                RowCard::Recruiting => t("florence.stack.recruiting"),
                RowCard::Known(card) => t(&format!("florence.card.{card}")),
            };
            let picture = match card {
                RowCard::Hidden => "florence-profession".to_owned(),
                RowCard::Recruiting => "florence-recruiting".into(),
                RowCard::Known(card) => depict::card(card),
            };
            view! {
                <li class="card-back" class:known=card != RowCard::Hidden data-explains="florence.diego.row" title=name>
                    {drawing(&picture)} <span class="visually-hidden">{name}</span>
                </li>
            }
        })
        .collect_view();
    let table = table
        .into_iter()
        .map(|card| {
            let id = format!("florence.card.{card}");
            let name = id.clone();
            view! {
                <li><Piece desk=board.desk actions=vec![Action::Recruit { card }.to_string()] id class="work-face" place="diego" art=depict::card(card)>
                    {drawing(&depict::card(card))} <span class="visually-hidden">{move || t(&name)}</span>
                </Piece></li>
            }
        })
        .collect_view();
    view! { <ul class="card-row">{row}{table}</ul> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_turn_of_diego_is_his_last_unbroken_run_of_events() {
        let line = |moves, id: &'static str| {
            let (message, event) = (Message::new(id), None);
            Arc::new(Logged {
                serial: 0,
                line: LogLine {
                    moves,
                    message,
                    event,
                },
            })
        };
        let log = [
            line(3, "florence.log.diego-idle"),
            line(5, "florence.log.ended"),
            line(5, "florence.log.diego-row"),
            line(5, "florence.log.virtual-gave"),
            line(5, "florence.log.diego-built"),
            line(6, "florence.log.opened"),
        ];
        let told = last_turn(&log);
        let ids: Vec<&str> = told.iter().map(|message| &*message.id).collect();
        assert_eq!(
            ids,
            [
                "florence.log.diego-row",
                "florence.log.virtual-gave",
                "florence.log.diego-built"
            ]
        );
        assert!(last_turn(&log[1..2]).is_empty());
    }
}
