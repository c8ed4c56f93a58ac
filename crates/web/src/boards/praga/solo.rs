//! Who plays against a single player: what the opponent has, which cards are left, and what each of them does.

use leptos::prelude::*;
use signoria_engine::{Arg, IntoArg, Message};
use signoria_praga::pieces::ParlerDeed;

use crate::art::drawing;
use crate::boards::praga::Praga;
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
                </div>
            }
        })
    }
}
