//! The rival of the solo challenge: the titles still needed, its reactions told one by one, and the table of its reactions one click away.

use leptos::prelude::*;
use signoria_engine::Message;

use crate::boards::amalfi::Amalfi;
use crate::boards::amalfi::parts::sign;
use crate::words::{say, t, tr};

/// What the rival did after the last action, in the order in which it happened.
fn reactions(board: Amalfi) -> Vec<Message> {
    let is_reaction = |id: &str| {
        let of_rival = id.starts_with("amalfi.log.rival-");
        of_rival || (id.starts_with("amalfi.log.") && id.ends_with("-discard"))
    };
    let shown = board.desk.read(|scene| scene.moves);
    board.desk.session.log.with(|log| {
        let newest = log.iter().rev().take_while(|logged| logged.line.moves == shown);
        let mut lines: Vec<Message> = newest.map(|logged| logged.line.message.clone()).collect();
        lines.reverse();
        // What a new round discards is no answer to an action.
        let until_round = lines.iter().take_while(|line| line.id != "amalfi.log.round");
        until_round
            .filter(|line| is_reaction(&line.id))
            .cloned()
            .collect()
    })
}

#[component]
pub fn Rival(board: Amalfi) -> impl IntoView {
    let rival = Memo::new(move |_| {
        board.read(|view| {
            let rival = view.rival.as_ref()?;
            Some((rival.opponent, rival.titles))
        })
    });
    let is_open = RwSignal::new(false);
    let told = Memo::new(move |before: Option<&Vec<Message>>| {
        let now = reactions(board);
        // An answer in between changes nothing: the last reaction stays in sight until the next.
        match before {
            Some(before) if now.is_empty() => before.clone(),
            _ => now,
        }
    });
    move || {
        let (opponent, titles) = rival.get()?;
        Some(view! {
            <aside class="rival" class:open=move || is_open.get()>
                <button class="rival-head" aria-expanded=move || is_open.get().to_string() data-explains="amalfi.fact.rival"
                    on:click=move |_| is_open.update(|open| *open = !*open)>
                    <b>{move || t(opponent.name())}</b>
                    <Needed board />
                    <em>{tr("web.amalfi.reactions")}</em>
                </button>
                <ol class="reactions" aria-live="polite">
                    {move || told.get().into_iter().enumerate().map(|(number, line)| view! {
                        <li style:--n=number.to_string()>{board.desk.say(&line)}</li>
                    }).collect_view()}
                </ol>
                {move || is_open.get().then(|| view! { <Table board titles is_open /> })}
            </aside>
        })
    }
}

/// How many titles are held, and how many are needed at the end of this round.
#[component]
fn Needed(board: Amalfi) -> impl IntoView {
    let needs = Memo::new(move |_| {
        board.read(|view| {
            view.rival
                .as_ref()
                .map_or((0, false), |rival| (rival.needed, rival.is_met))
        })
    });
    let held = Memo::new(move |_| board.read(|view| view.players.first().map_or(0, |player| player.cubes)));
    let words = move || {
        let message = Message::new("web.amalfi.titles-needed")
            .with("held", held.get())
            .with("needed", needs.get().0);
        say(&message, &[])
    };
    view! { <span class="needed" class:met=move || needs.get().1>{sign("title")} <span>{words}</span></span> }
}

/// The whole table of its reactions, as the panel says it.
#[component]
fn Table(board: Amalfi, titles: [u8; 4], is_open: RwSignal<bool>) -> impl IntoView {
    let round = Memo::new(move |_| board.read(|view| usize::from(view.round)));
    let lines = move || {
        let panels = board.desk.read(|scene| scene.panels().to_vec());
        let found = panels
            .into_iter()
            .find(|panel| panel.title.id == "amalfi.panel.rival");
        let lines = found.map(|panel| panel.lines).unwrap_or_default();
        // The titles of the rounds stand above, as figures.
        let lines = lines
            .into_iter()
            .filter(|line| line.id != "amalfi.panel.rival-titles");
        lines
            .map(|line| view! { <li>{board.desk.say(&line)}</li> })
            .collect_view()
    };
    let rounds = titles.into_iter().zip(super::NUMERALS).enumerate();
    let rounds = rounds.map(|(index, (n, numeral))| {
        view! { <span class:now=move || round.get() == index + 1><i class="numeral">{numeral}</i> <b>{n}</b></span> }
    });
    view! {
        <section class="rival-table" aria-label=tr("web.amalfi.reactions")>
            <p class="rival-rounds">{sign("title")} {tr("web.amalfi.titles-by-round")} {rounds.collect_view()}</p>
            <ul>{lines}</ul>
            <button class="quiet" on:click=move |_| is_open.set(false)>{tr("web.close")}</button>
        </section>
    }
}
