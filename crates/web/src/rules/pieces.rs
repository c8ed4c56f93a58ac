//! The reference: every piece of a game with its picture, what it does and where its figures come from. What a piece says is what the board says of it.

use std::cell::RefCell;
use std::collections::BTreeMap;

use leptos::prelude::*;
use serde_json::Value;
use signoria_engine::Message;

use crate::art::drawing;
use crate::boards::{Explained, ExplainedRow, Shelf, shelves};
use crate::rules::search;
use crate::words::{say, t, tr};
use crate::{browser, build};

thread_local! {
    /// The positions that show all pieces of a game.
    static SHOWN: RefCell<BTreeMap<String, Vec<Value>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Whether there is a reference of a game's pieces.
pub fn is_there(game: &str) -> bool {
    file(game).is_some()
}

fn file(game: &str) -> Option<String> {
    build::find(&format!("guide/{game}.pieces.json"))
}

async fn load(game: &str) -> Option<Vec<Shelf>> {
    let known = SHOWN.with_borrow(|shown| shown.get(game).cloned());
    let shown = match known {
        Some(shown) => shown,
        None => {
            let text = browser::fetch_text(&file(game)?).await?;
            let shown: Vec<Value> = serde_json::from_str(&text).ok()?;
            SHOWN.with_borrow_mut(|all| all.insert(game.to_owned(), shown.clone()));
            shown
        }
    };
    shelves(game, &shown).await
}

/// A kind of pieces, in words.
#[derive(Clone)]
struct SaidShelf {
    kind: String,
    pieces: Vec<Explained>,
}

fn said(shelves: Vec<Shelf>) -> Vec<SaidShelf> {
    let nobody: [String; 0] = [];
    let shelf = |shelf: Shelf| SaidShelf {
        kind: t(shelf.kind),
        pieces: shelf
            .pieces
            .into_iter()
            .map(|piece| piece.said(|message| say(message, &nobody)))
            .collect(),
    };
    shelves.into_iter().map(shelf).collect()
}

/// All words of a piece, to be searched.
fn has(piece: &Explained, needle: &[char]) -> bool {
    let rows = piece.rows.iter().map(|row| &row.words);
    let mut texts = [&piece.title, &piece.kind]
        .into_iter()
        .chain(&piece.says)
        .chain(rows);
    texts.any(|text| search::count(text, needle) > 0)
}

/// The pieces of a game: one kind at a time, or all that have what is searched for.
#[component]
pub fn Pieces(
    game: String,
    /// What is searched for.
    needle: Memo<Option<Vec<char>>>,
    /// How many were found.
    found: RwSignal<usize>,
    /// The address of a clause.
    address: Callback<String, String>,
) -> impl IntoView {
    let shelves: RwSignal<Option<Option<Vec<Shelf>>>> = RwSignal::new(None);
    let kind = RwSignal::new(0_usize);
    leptos::task::spawn_local(async move {
        let loaded = load(&game).await;
        shelves.try_set(Some(loaded));
    });
    // Said again in another language.
    let all = Memo::new_with_compare(
        move |_| shelves.get().flatten().map(said).unwrap_or_default(),
        |_, _| true,
    );
    let chosen = move || {
        let needle = needle.get();
        all.with(|all| {
            let pieces: Vec<Explained> = match &needle {
                Some(needle) => {
                    let every = all.iter().flat_map(|shelf| &shelf.pieces);
                    every.filter(|piece| has(piece, needle)).cloned().collect()
                }
                None => all
                    .get(kind.get())
                    .map(|shelf| shelf.pieces.clone())
                    .unwrap_or_default(),
            };
            found.set(pieces.len());
            pieces
        })
    };
    let pills = move || {
        all.with(|all| {
            let pill = |(number, shelf): (usize, &SaidShelf)| {
                let pressed = move || (needle.with(Option::is_none) && kind.get() == number).to_string();
                let count = shelf.pieces.len();
                view! {
                    <button class="pill" aria-pressed=pressed on:click=move |_| kind.set(number)>
                        {shelf.kind.clone()} <small>{count}</small>
                    </button>
                }
            };
            all.iter().enumerate().map(pill).collect_view()
        })
    };
    view! {
        <h2 class="rules-heading">{tr("web.pieces.title")}</h2>
        <p class="pieces-source">{tr("web.pieces.source")}</p>
        {move || match shelves.get() {
            None => view! { <p class="empty" role="status">{tr("web.rules.loading")}</p> }.into_any(),
            Some(None) => view! { <p class="empty" role="alert">{tr("web.rules.unreachable")}</p> }.into_any(),
            Some(Some(_)) => view! {
                <div class="pills" role="group" aria-label=tr("web.pieces.kinds")>{pills}</div>
                <ul class="piece-list">{move || chosen().into_iter().map(|piece| draw(piece, address)).collect_view()}</ul>
            }.into_any(),
        }}
        {move || (needle.with(Option::is_some) && found.get() == 0).then(|| view! { <p class="empty">{tr("web.rules.nothing")}</p> })}
    }
}

fn draw(piece: Explained, address: Callback<String, String>) -> impl IntoView {
    let is_portrait = piece
        .picture
        .as_ref()
        .is_some_and(|name| name.starts_with("portrait-"));
    let sentences = piece.says.into_iter().map(|says| view! { <p>{says}</p> });
    let clauses = piece.clauses.into_iter().map(|clause| {
        view! { <a class="clause" href=address.run(clause.to_owned())>{clause}</a> }
    });
    let source = piece
        .source
        .map(|source| view! { <span class="clause">{source}</span> });
    view! {
        <li class="piece-card">
            <span class="piece-picture" class:portrait=is_portrait>{piece.picture.map(|picture| drawing(&picture))}</span>
            <div class="piece-words">
                <small class="piece-kind">{piece.kind}</small>
                <h3>{piece.title}</h3>
                {sentences.collect_view()}
                {(!piece.rows.is_empty()).then(|| view! { <ul class="piece-rows">{piece.rows.into_iter().map(row).collect_view()}</ul> })}
                <p class="piece-foot">{clauses.collect_view()} {source}</p>
            </div>
        </li>
    }
}

fn row(row: ExplainedRow) -> impl IntoView {
    view! {
        <li>
            {row.picture.map(|picture| view! { <span class="piece-small">{drawing(&picture)}</span> })}
            <span>{row.words}</span> <b>{row.value}</b>
        </li>
    }
}

/// How many pieces were found, in words.
pub fn count_in_words(count: usize) -> String {
    say(&Message::new("web.pieces.count").with("count", count), &[])
}
