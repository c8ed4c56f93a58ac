//! The reference: every piece of a game with its picture, what it does and where its figures come from. What a piece says is what the board says of it.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use leptos::prelude::*;
use serde_json::Value;
use signoria_engine::Message;

use crate::art::drawing;
use crate::boards::{Explained, ExplainedRow, Shelf, Told, shelves};
use crate::rules::search::Needle;
use crate::rules::traits::{About, Trait, apart};
use crate::words::{is_known, say, t, tr};
use crate::{browser, build};

/// An edition by its name, with the positions that show all its pieces.
type Edition = (String, Vec<Value>);

/// The pieces of each edition, by its name.
type Editions = Vec<(String, Vec<Shelf>)>;

thread_local! {
    /// The editions of the games that were looked at.
    static SHOWN: RefCell<BTreeMap<String, Vec<Edition>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Whether there is a reference of a game's pieces.
pub fn is_there(game: &str) -> bool {
    file(game).is_some()
}

fn file(game: &str) -> Option<String> {
    build::find(&format!("guide/{game}.pieces.json"))
}

async fn load(game: &str) -> Option<Editions> {
    let known = SHOWN.with_borrow(|shown| shown.get(game).cloned());
    let shown = match known {
        Some(shown) => shown,
        None => {
            let text = browser::fetch_text(&file(game)?).await?;
            let shown: Vec<Edition> = serde_json::from_str(&text).ok()?;
            SHOWN.with_borrow_mut(|all| all.insert(game.to_owned(), shown.clone()));
            shown
        }
    };
    let mut editions = Vec::new();
    for (name, views) in shown {
        editions.push((name, shelves(game, &views).await?));
    }
    Some(editions)
}

/// A piece, in words, with what tells it apart from others of its kind.
#[derive(Clone)]
struct Piece {
    explained: Explained,
    traits: BTreeSet<Trait>,
    /// The drawings of what it names, by their words.
    signs: Vec<(String, String)>,
}

/// A kind of pieces, in words.
#[derive(Clone)]
struct SaidShelf {
    kind: String,
    pieces: Vec<Piece>,
}

fn said(shelves: &[Shelf]) -> Vec<SaidShelf> {
    let shelf = |shelf: &Shelf| SaidShelf {
        kind: t(shelf.kind),
        pieces: shelf.pieces.iter().cloned().map(piece).collect(),
    };
    shelves.iter().map(shelf).collect()
}

fn piece(told: Told) -> Piece {
    let things = told.things();
    let mut explained = told.said(|message| say(message, &[]));
    let known: Vec<(String, bool)> = things.into_iter().filter(|(name, _)| is_known(name)).collect();
    let drawn = |(name, _): &(String, bool)| Some((t(name), drawing_of(name)?));
    let signs: Vec<(String, String)> = known.iter().filter_map(drawn).collect();
    // A tile without a face of its own shows what it is about.
    if explained.picture.is_none() {
        let gained = known.iter().filter(|(_, is_paid)| !is_paid);
        explained.picture = { gained }.find_map(|(name, _)| drawing_of(name));
    }
    let thing = |(name, is_paid): (String, bool)| {
        let about = if is_paid { About::Cost } else { About::Gain };
        (about, t(&name))
    };
    let mut traits: BTreeSet<Trait> = known.into_iter().map(thing).collect();
    traits.insert((About::Kind, explained.kind.clone()));
    traits.extend(explained.source.clone().map(|source| (About::Source, source)));
    Piece {
        explained,
        traits,
        signs,
    }
}

/// The drawing of a thing in the sheet of its game, by the id of its name: that of `lorenzo.good.coins` is `lorenzo-coins`.
fn drawing_of(name: &str) -> Option<String> {
    let (game, rest) = name.split_once('.')?;
    let drawing = format!("{game}-{}", rest.rsplit('.').next()?);
    document().get_element_by_id(&drawing).map(|_| drawing)
}

/// All words of a piece, to be searched.
fn has(piece: &Explained, needle: &Needle) -> bool {
    let rows = piece.rows.iter().map(|row| row.words.as_str());
    let texts = [piece.title.as_str(), piece.kind.as_str()]
        .into_iter()
        .chain(piece.says.iter().map(String::as_str))
        .chain(rows)
        .chain(piece.source.as_deref())
        .chain(piece.clauses.iter().copied());
    needle.is_in(texts)
}

/// Which of a game's pieces are looked at.
#[derive(Clone, Copy)]
struct Look {
    all: Memo<Option<Vec<SaidShelf>>>,
    /// The kind, while nothing is searched for.
    kind: RwSignal<usize>,
    /// What is searched for.
    needle: Memo<Option<Needle>>,
    /// What they must have.
    wanted: RwSignal<BTreeSet<Trait>>,
}

impl Look {
    fn choose(self, kind: usize) {
        self.wanted.set(BTreeSet::new());
        self.kind.set(kind);
    }

    /// The pieces of the kind, or of any kind those with what is searched for.
    fn pieces(self) -> Vec<Piece> {
        let needle = self.needle.get();
        self.all.with(|all| {
            let all = all.as_deref().unwrap_or_default();
            match &needle {
                Some(needle) => {
                    let every = all.iter().flat_map(|shelf| &shelf.pieces);
                    every
                        .filter(|piece| has(&piece.explained, needle))
                        .cloned()
                        .collect()
                }
                None => all
                    .get(self.kind.get())
                    .map(|shelf| shelf.pieces.clone())
                    .unwrap_or_default(),
            }
        })
    }

    /// Of these the ones that have all that is wanted.
    fn chosen(self) -> Vec<Piece> {
        let wanted = self.wanted.get();
        let mut pieces = self.pieces();
        pieces.retain(|piece| wanted.is_subset(&piece.traits));
        pieces
    }
}

/// The pieces of a game: one kind at a time, or all that have what is searched for.
#[component]
pub fn Pieces(
    game: String,
    /// What is searched for.
    needle: Memo<Option<Needle>>,
    /// How many were found.
    found: RwSignal<usize>,
    /// The address of a clause.
    address: Callback<String, String>,
) -> impl IntoView {
    let editions: RwSignal<Option<Option<Editions>>> = RwSignal::new(None);
    let edition = RwSignal::new(0_usize);
    let own = game.clone();
    leptos::task::spawn_local(async move {
        let loaded = load(&own).await;
        editions.try_set(Some(loaded));
    });
    // Said again in another language, or for another edition.
    let all = Memo::new_with_compare(
        move |_| {
            let number = edition.get();
            editions.with(|editions| {
                let shelves = editions.as_ref()?.as_ref()?.get(number)?;
                Some(said(&shelves.1))
            })
        },
        |_, _| true,
    );
    let look = Look {
        all,
        kind: RwSignal::new(0),
        needle,
        wanted: RwSignal::new(BTreeSet::new()),
    };
    Effect::new(move || {
        all.track();
        look.wanted.set(BTreeSet::new());
    });
    let list = move || {
        let pieces = look.chosen();
        found.set(pieces.len());
        let drawn = pieces.into_iter().map(|piece| draw(piece.explained, address));
        drawn.collect_view()
    };
    view! {
        <h2 class="rules-heading">{tr("web.pieces.title")}</h2>
        <p class="pieces-source">{tr("web.pieces.source")}</p>
        {move || editions.get().flatten().map(|editions| edition_pills(&game, editions, edition))}
        {move || match editions.get() {
            None => view! { <p class="empty" role="status">{tr("web.rules.loading")}</p> }.into_any(),
            Some(None) => view! { <p class="empty" role="alert">{tr("web.rules.unreachable")}</p> }.into_any(),
            Some(Some(_)) => view! {
                <div class="pills" role="group" aria-label=tr("web.pieces.kinds")>{move || kind_pills(look)}</div>
                <div class="trait-pills">{move || all_trait_pills(look)}</div>
                <ul class="piece-list">{list}</ul>
            }.into_any(),
        }}
        {move || (needle.with(Option::is_some) && found.get() == 0).then(|| view! { <p class="empty">{tr("web.rules.nothing")}</p> })}
    }
}

/// The kinds, with how many pieces each has.
fn kind_pills(look: Look) -> impl IntoView {
    look.all.with(|all| {
        let pill = |(number, shelf): (usize, &SaidShelf)| {
            let pressed =
                move || (look.needle.with(Option::is_none) && look.kind.get() == number).to_string();
            let count = shelf.pieces.len();
            view! {
                <button class="pill" aria-pressed=pressed on:click=move |_| look.choose(number)>
                    {shelf.kind.clone()} <small>{count}</small>
                </button>
            }
        };
        let all = all.as_deref().unwrap_or_default();
        all.iter().enumerate().map(pill).collect_view()
    })
}

/// The traits that tell the pieces in sight apart, sort by sort.
fn all_trait_pills(look: Look) -> impl IntoView {
    let pieces = look.pieces();
    let signs: BTreeMap<String, String> = pieces.iter().flat_map(|piece| piece.signs.clone()).collect();
    let traits: Vec<_> = pieces.into_iter().map(|piece| piece.traits).collect();
    let found = apart(&traits);
    let sort = |about: About| {
        let own = found.iter().filter(|((which, _), _)| *which == about);
        let own: Vec<_> = own.cloned().collect();
        (!own.is_empty()).then(|| trait_pills(about, own, &signs, look.wanted))
    };
    About::ALL.into_iter().filter_map(sort).collect_view()
}

/// The traits of one sort; each narrows down what is shown.
fn trait_pills(
    about: About,
    own: Vec<(Trait, usize)>,
    signs: &BTreeMap<String, String>,
    wanted: RwSignal<BTreeSet<Trait>>,
) -> impl IntoView + use<> {
    let pill = |(found, count): (Trait, usize)| {
        let (label, known) = (found.1.clone(), found.clone());
        let sign = signs
            .get(&label)
            .map(|sign| view! { <span class="piece-small">{drawing(sign)}</span> });
        let pressed = move || wanted.with(|wanted| wanted.contains(&known)).to_string();
        let toggle = move |_| {
            wanted.update(|wanted| {
                if !wanted.remove(&found) {
                    wanted.insert(found.clone());
                }
            });
        };
        view! { <button class="pill small" aria-pressed=pressed on:click=toggle>{sign} {label} <small>{count}</small></button> }
    };
    view! {
        <div class="pills" role="group" aria-label=tr(about.words())>
            <small>{tr(about.words())}</small>
            {own.into_iter().map(pill).collect_view()}
        </div>
    }
}

/// Which edition is shown, and the way to another.
fn edition_pills(game: &str, editions: Editions, edition: RwSignal<usize>) -> impl IntoView + use<> {
    let words = |name: &str| format!("{game}.edition.{name}");
    let pill = |(number, name): (usize, String)| {
        let pressed = move || (edition.get() == number).to_string();
        view! { <button class="pill small" aria-pressed=pressed on:click=move |_| edition.set(number)>{move || t(&name)}</button> }
    };
    let names: Vec<String> = editions.iter().map(|(name, _)| words(name)).collect();
    match names.as_slice() {
        [only] => {
            let only = only.clone();
            view! { <p class="pieces-edition">{move || t(&only)}</p> }.into_any()
        }
        _ => view! {
            <div class="pills pieces-edition" role="group" aria-label=tr("web.pieces.edition")>
                {names.into_iter().enumerate().map(pill).collect_view()}
            </div>
        }
        .into_any(),
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
