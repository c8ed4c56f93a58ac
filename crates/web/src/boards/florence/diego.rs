//! The solo game: Diego's card of the round, his last turn card by card, what he owns, and the virtual players.

use std::sync::Arc;

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_florence::Action;
use signoria_florence::pieces::{Card, Tile};
use signoria_florence::view::{RowCard, SoloView};
use signoria_table::wire::LogLine;

use crate::art::icon;
use crate::boards::florence::Florence;
use crate::boards::florence::estate::tile_id;
use crate::boards::florence::icons::{freedom_icon, stack_icon, tile_icon};
use crate::boards::piece::Piece;
use crate::session::Logged;
use crate::words::{say, t, tr};

/// What the log says of Diego begins with one of these.
const HIS_LINES: [&str; 2] = ["florence.log.diego-", "florence.log.virtual-"];

/// Diego and the virtual players; nothing at other tables.
#[component]
pub fn Diego(board: Florence) -> impl IntoView {
    let solo = Memo::new(move |_| board.read(|view| view.solo.clone()));
    move || {
        solo.get().map(|solo| {
            view! {
                <section class="diego card" aria-label="Diego">
                    <h3 data-explains="florence.diego.himself">{icon("crown")} " Diego"</h3>
                    <Owned solo=solo.clone() />
                    <RoundCard solo=solo.clone() />
                    <LastTurn board />
                    <Cards board solo />
                </section>
            }
        })
    }
}

fn fact(symbol: &'static str, label: String, value: String) -> impl IntoView {
    let title = label.clone();
    view! { <li title=title>{icon(symbol)} <span class="visually-hidden">{label}" "</span>{value}</li> }
}

/// Points, coins and things at a glance.
#[component]
fn Owned(solo: SoloView) -> impl IntoView {
    let buildings = solo
        .buildings
        .iter()
        .map(|(kind, count)| (Tile::Building(*kind), *count));
    let landscapes = solo
        .landscapes
        .iter()
        .map(|(kind, count)| (Tile::Landscape(*kind), *count));
    let tiles: Vec<_> = buildings
        .chain(landscapes)
        .map(|(tile, count)| (tile_icon(tile), tile_id(tile), count))
        .collect();
    let freedoms: Vec<_> = solo
        .freedoms
        .iter()
        .map(|(freedom, _)| (freedom_icon(*freedom), format!("florence.freedom.{freedom}")))
        .collect();
    move || {
        let tiles = tiles
            .iter()
            .map(|(symbol, id, count)| {
                let label = t(id);
                let value = if *count > 1 {
                    format!("{label} ×{count}")
                } else {
                    label.clone()
                };
                fact(symbol, label, value)
            })
            .collect_view();
        let freedoms = freedoms
            .iter()
            .map(|(symbol, id)| fact(symbol, t(id), t(id)))
            .collect_view();
        view! {
            <ul class="facts">
                {fact("prestige", t("web.florence.prestige"), solo.prestige.to_string())}
                {fact("coin", t("web.florence.coins"), solo.coins.to_string())}
                {fact("builder", t("web.florence.builders"), solo.builders.to_string())}
                {fact("jester", t("web.florence.jesters"), solo.jesters.to_string())}
                {fact("card", t("web.florence.diego-deck"), solo.cards.to_string())}
                {(solo.best > 0).then(|| fact("work", t("web.florence.best"), solo.best.to_string()))}
                {solo.starts.then(|| view! { <li class="chip">{t("florence.panel.diego-starts")}</li> })}
            </ul>
            <ul class="facts">{tiles}{freedoms}</ul>
        }
    }
}

/// The objects of the card of the round with what is added to the die.
#[component]
fn RoundCard(solo: SoloView) -> impl IntoView {
    let objects = solo.objects.clone();
    (!objects.is_empty()).then(|| {
        let objects = objects
            .into_iter()
            .map(|(stack, modifier)| {
                let is_done = solo.put_up.contains(&stack);
                let added = (modifier != 0).then(|| format!("{modifier} + "));
                view! {
                    <li class="round-object" class:done=is_done>
                        {icon(stack_icon(stack))}
                        <span>{move || t(&format!("florence.stack.{stack}"))}</span>
                        <strong>{added} {icon("dice")}</strong>
                        {is_done.then(|| view! { <small>{tr("web.florence.put-up")}</small> })}
                    </li>
                }
            })
            .collect_view();
        view! {
            <h4>{tr("web.florence.diego-card")}</h4>
            <ol class="round-card" data-explains="florence.diego.card">{objects}</ol>
        }
    })
}

/// What Diego did last, in order.
#[component]
fn LastTurn(board: Florence) -> impl IntoView {
    let lines = Memo::new(move |_| board.desk.session.log.with(|log| last_turn(log)));
    move || {
        let lines = lines.get();
        (!lines.is_empty()).then(|| {
            let steps = lines
                .into_iter()
                .map(|line| view! { <li>{move || board.desk.say(&line)}</li> })
                .collect_view();
            view! {
                <h4>{tr("web.florence.diego-turn")}</h4>
                <ol class="diego-steps">{steps}</ol>
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
    let others = solo
        .virtuals
        .into_iter()
        .enumerate()
        .map(|(index, other)| {
            let name = Message::new("web.florence.virtual").with("number", index + 1);
            view! {
                <div class="virtual">
                    <h4 data-explains="florence.diego.virtual">{move || say(&name, &[])}</h4>
                    <CardRow board row=other.row table=other.table />
                </div>
            }
        })
        .collect_view();
    view! {
        <CardRow board row=solo.row table=solo.table />
        {(!held.is_empty()).then(|| view! {
            <ul class="on-table">
                {held.into_iter().map(|card| view! { <li class="chip" data-explains=format!("florence.card.{card}")>{move || t(&format!("florence.card.{card}"))}</li> }).collect_view()}
            </ul>
        })}
        {others}
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
            view! { <li class="card-back" data-explains="florence.diego.row" class:known=card != RowCard::Hidden>{icon("profession")} <span>{name}</span></li> }
        })
        .collect_view();
    let table = table
        .into_iter()
        .map(|card| {
            let id = format!("florence.card.{card}");
            let name = id.clone();
            view! {
                <li><Piece desk=board.desk actions=vec![Action::Recruit { card }.to_string()] id class="small-card">{move || t(&name)}</Piece></li>
            }
        })
        .collect_view();
    view! { <ul class="on-table">{row}{table}</ul> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_turn_of_diego_is_what_was_last_told_of_him_in_one_go() {
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
