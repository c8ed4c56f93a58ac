//! The start: the five ways to deal, as scenes over the sea that hide and reveal. Decrees, titles and markets stay in sight.

use leptos::ev;
use leptos::prelude::*;
use signoria_amalfi::Action;
use signoria_amalfi::options::Way;
use signoria_amalfi::pieces::{Character, Guild};
use signoria_amalfi::state::Phase;
use signoria_engine::{Message, Seat};

use crate::art::{drawing, seat_mark};
use crate::boards::amalfi::market::Person;
use crate::boards::amalfi::parts::{cost, lemon, of_count, sign, signs};
use crate::boards::amalfi::{Amalfi, NUMERALS, honours};
use crate::boards::kit::piece::Piece;
use crate::rows::rows;
use crate::words::{t, tr};

#[component]
pub fn Start(board: Amalfi) -> impl IntoView {
    let phase = Memo::new(move |_| board.phase());
    let way = Memo::new(move |_| board.read(|view| Some(view.way)));
    // The blind deal asks nothing: its cards turn up before the first own decision, until anything is pressed.
    let seen = RwSignal::new(false);
    let pressed = window_event_listener(ev::pointerdown, move |_| seen.set(true));
    let typed = window_event_listener(ev::keydown, move |_| seen.set(true));
    on_cleanup(move || {
        pressed.remove();
        typed.remove();
    });
    let is_fresh = Memo::new(move |_| {
        board.read(|view| {
            let own = view.own.as_ref()?;
            let player = view.players.get(own.seat.index())?;
            Some(view.round == 1 && player.decisions == 0 && !own.hand.is_empty())
        }) == Some(true)
    });
    move || {
        let way = way.get()?;
        match phase.get()? {
            Phase::Guilds => Some(view! { <Scene board way><Guilds board /></Scene> }.into_any()),
            Phase::Keeping | Phase::Drafting | Phase::Reserving => {
                Some(view! { <Scene board way><Deal board /></Scene> }.into_any())
            }
            Phase::Actions if way == Way::Blind && is_fresh.get() && !seen.get() => {
                Some(view! { <Scene board way><Dealt board /></Scene> }.into_any())
            }
            Phase::Actions | Phase::Feeding | Phase::Decrees | Phase::Over => None,
        }
    }
}

/// What this game rewards, on the desk while starting characters are chosen: its decrees and titles, to choose by.
#[component]
pub fn Rewards(board: Amalfi) -> impl IntoView {
    let is_start = Memo::new(move |_| {
        matches!(
            board.phase(),
            Some(Phase::Guilds | Phase::Keeping | Phase::Drafting | Phase::Reserving)
        )
    });
    let rewards = Memo::new(move |_| {
        board.read(|view| {
            let decrees = view.decrees.iter().zip(&view.figures.decrees);
            let decrees =
                decrees.map(|(decree, what)| (decree.name(), honours::worth(what).unwrap_or_default()));
            let titles = view
                .titles
                .iter()
                .map(|title| (title.title.name(), title.requires.clone(), title.next));
            (decrees.collect::<Vec<_>>(), titles.collect::<Vec<_>>())
        })
    });
    move || {
        let (decrees, titles) = is_start.get().then(|| rewards.get())?;
        let decrees = decrees.into_iter().zip(NUMERALS).map(|((name, worth), numeral)| {
            let worth = worth.into_iter().map(honours::part).collect_view();
            view! {
                <li data-explains=name>
                    <i class="numeral" aria-hidden="true">{numeral}</i> <span class="aim">{t(name)}</span> <span class="what" aria-hidden="true">{worth}</span>
                </li>
            }
        });
        let titles = titles.into_iter().map(|(name, requires, next)| {
            let needs = requires.into_iter().map(|(count, least)| {
                view! { <span class="lacks"><b>{least}</b>{sign(of_count(count))}</span> }
            });
            view! {
                <li data-explains=name>
                    {sign("title")} <span class="aim">{t(name)}</span> <span class="what" aria-hidden="true">{needs.collect_view()}</span> {next.map(lemon)}
                </li>
            }
        });
        Some(view! {
            <section class="rewards" aria-label=tr("web.amalfi.rewards")>
                <p class="rewards-head"><b>{tr("web.amalfi.rewards")}</b> <small>{tr("web.amalfi.rewards-help")}</small></p>
                <ul class="ahead">{decrees.collect_view()} {titles.collect_view()}</ul>
            </section>
        })
    }
}

/// The ids of the name of a way to deal and of what it is about.
fn named(way: Way) -> (&'static str, &'static str) {
    match way {
        Way::Guild => ("web.amalfi.deal-guild", "web.amalfi.deal-guild-help"),
        Way::Blind => ("web.amalfi.deal-blind", "web.amalfi.deal-blind-help"),
        Way::Personal => ("web.amalfi.deal-personal", "web.amalfi.deal-personal-help"),
        Way::FullDraft => ("web.amalfi.deal-full", "web.amalfi.deal-full-help"),
        Way::SelectiveDraft => ("web.amalfi.deal-selective", "web.amalfi.deal-selective-help"),
    }
}

#[component]
fn Scene(board: Amalfi, way: Way, children: Children) -> impl IntoView {
    let (name, help) = named(way);
    view! {
        <section class="scene dealing" class:open-stacks=way == Way::Guild aria-label=tr(name)>
            <h3>{tr(name)} " " <small>{tr(help)}</small></h3>
            {children()}
            <Choosers board />
        </section>
    }
}

/// How far everybody is: the guild they took, or their cards face down until all have chosen.
#[component]
fn Choosers(board: Amalfi) -> impl IntoView {
    let count = Memo::new(move |_| board.read(|view| view.players.len()));
    let chooser = move |index: usize| {
        let seat = Seat::try_from(index as u8).ok()?;
        let (hand, guild) = (
            board.of(seat, |player| player.hand),
            board.of(seat, |player| player.guild),
        );
        let is_asked = Memo::new(move |_| board.read(|view| view.waiting.contains(seat)));
        let way = Memo::new(move |_| board.read(|view| Some(view.way)));
        let state = move || match (guild.get(), is_asked.get(), way.get()) {
            (Some(guild), ..) => t(guild.name()),
            // A blind deal asks nobody.
            (None, _, Some(Way::Blind)) => String::new(),
            (None, true, _) => t("web.amalfi.chooses"),
            (None, false, Some(Way::Guild)) => t("web.amalfi.waits"),
            (None, false, _) => t("web.amalfi.has-chosen"),
        };
        Some(view! {
            <li class=format!("chooser seat-{index}") class:asked=move || is_asked.get()>
                {seat_mark(index)} <b>{move || board.name(seat)}</b>
                <span class="backs" aria-hidden="true">{move || (0..hand.get()).map(|_| view! { <i class="back"></i> }).collect_view()}</span>
                <small>{state}</small>
            </li>
        })
    };
    view! { <ul class="choosers">{move || (0..count.get()).filter_map(chooser).collect_view()}</ul> }
}

/// Six stacks of six characters. In the place of a stack that was taken stands the name of its owner, so that the others do not
/// move.
#[component]
fn Guilds(board: Amalfi) -> impl IntoView {
    let stacks = Memo::new(move |_| board.read(|view| view.figures.stacks.clone()));
    let stack = move |guild: Guild| {
        let cards = Memo::new(move |_| {
            stacks.with(|stacks| {
                let found = stacks.iter().find(|(of, _)| *of == guild);
                found.map(|(_, cards)| cards.iter().collect::<Vec<Character>>())
            })
        });
        view! {
            <li>{move || match cards.get() {
                Some(cards) => view! {
                    <Piece desk=board.desk actions=vec![Action::Guild { guild }.to_string()] id=guild.name().to_owned() class="stack">
                        <b>{move || t(guild.name())}</b>
                        <em class="bent">{tr(bent(guild))}</em>
                        <span class="members">{cards.into_iter().map(|card| adept(board, card)).collect_view()}</span>
                    </Piece>
                }.into_any(),
                None => view! { <Taken board guild /> }.into_any(),
            }}</li>
        }
    };
    view! { <ul class="stacks">{Guild::ALL.iter().copied().map(stack).collect_view()}</ul> }
}

/// The id of what a stack is good at, for newcomers.
fn bent(guild: Guild) -> &'static str {
    match guild {
        Guild::Scribes => "web.amalfi.bent-scribes",
        Guild::Painters => "web.amalfi.bent-painters",
        Guild::Masons => "web.amalfi.bent-masons",
        Guild::Shipwrights => "web.amalfi.bent-shipwrights",
        Guild::Navigators => "web.amalfi.bent-navigators",
        Guild::Bankers => "web.amalfi.bent-bankers",
    }
}

/// A character of a stack: name, type, what it costs and what it does.
fn adept(board: Amalfi, card: Character) -> impl IntoView {
    let face = board.read(|view| view.figures.character(card).cloned());
    let (role, price, does) = match face {
        Some(face) => (
            Some(sign(face.role.word())),
            Some(cost(&face.cost)),
            signs(&face.signs),
        ),
        None => (None, None, signs(&[])),
    };
    view! {
        <span class="member adept" data-explains=card.name()>
            <i class="adept-face">{drawing(&format!("portrait-{card}"))} {role}</i>
            <small>{move || t(card.name())}</small>
            <span class="adept-does">{price} {does}</span>
        </span>
    }
}

/// The place of a stack that somebody has.
#[component]
fn Taken(board: Amalfi, guild: Guild) -> impl IntoView {
    let owner = Memo::new(move |_| {
        board.read(|view| {
            let owner = view.players.iter().find(|player| player.guild == Some(guild));
            owner.map(|player| player.seat)
        })
    });
    view! {
        <p class="stack taken" data-explains=guild.name()>
            <b>{move || t(guild.name())}</b>
            {move || owner.get().map(|seat| view! { <span>{seat_mark(seat.index())} {board.name(seat)}</span> })}
        </p>
    }
}

/// Cards to choose from. Those of an own deal stay in their places when they are kept; a pack lies face down once its card is chosen.
#[component]
fn Deal(board: Amalfi) -> impl IntoView {
    let cards = Memo::new(move |_| {
        board.read(|view| {
            let own = view.own.as_ref();
            let cards = own.map(|own| match view.phase {
                Phase::Drafting => own.choice,
                _ => own.dealt,
            });
            cards
                .map(|cards| cards.iter().enumerate().collect::<Vec<_>>())
                .unwrap_or_default()
        })
    });
    let chosen = Memo::new(move |_| board.read(|view| view.own.as_ref().and_then(|own| own.chosen)));
    let card = move |&(place, card): &(usize, Character)| {
        let is_kept = Memo::new(move |_| {
            chosen.get() == Some(card)
                || board.read(|view| {
                    let own = view.own.as_ref();
                    view.phase == Phase::Keeping && own.is_some_and(|own| own.hand.contains(card))
                })
        });
        let is_hidden = Memo::new(move |_| chosen.get().is_some_and(|chosen| chosen != card));
        let face = move || {
            let action = if is_kept.get() {
                Action::Return { card }
            } else {
                Action::Keep { card }
            };
            view! { <Person board card actions=vec![action.to_string()] class="face" place="deal" /> }
        };
        view! {
            <li class:chosen=move || is_kept.get() class:hidden-card=move || is_hidden.get() style:--n=place.to_string()>{face} {in_words(board, card)}</li>
        }
    };
    // End-game characters that are set aside can be looked at while the others are drafted.
    let aside = Memo::new(move |_| {
        board.read(|view| {
            let own = view.own.as_ref().filter(|_| view.phase == Phase::Drafting);
            own.map(|own| own.dealt.iter().collect::<Vec<_>>())
                .unwrap_or_default()
        })
    });
    view! {
        <div class="deals">
            <ul class="deal">{rows(move || cards.get(), |(_, card)| card.to_string(), card)}</ul>
            {move || (!aside.with(Vec::is_empty)).then(|| view! {
                <p class="aside"><small>{tr("web.amalfi.set-aside")}</small> {aside.get().into_iter().map(member).collect_view()}</p>
            })}
        </div>
    }
}

/// What a character does in words, for whoever does not know the signs yet.
fn in_words(board: Amalfi, card: Character) -> Option<impl IntoView> {
    let what = board.read(|view| view.figures.character(card).map(|face| face.what.clone()))?;
    let words = Message::new("web.amalfi.plain").with("what", what);
    Some(
        view! { <small class="deal-words" data-shortened="" aria-hidden="true">{move || board.desk.say(&words)}</small> },
    )
}

/// A character with its name, small.
fn member(card: Character) -> impl IntoView {
    view! {
        <span class="member" data-explains=card.name()>
            {drawing(&format!("portrait-{card}"))} <small>{move || t(card.name())}</small>
        </span>
    }
}

/// Six cards that nobody chose, turned up one after the other.
#[component]
fn Dealt(board: Amalfi) -> impl IntoView {
    let cards = Memo::new(move |_| {
        board
            .read(|view| Some(view.own.as_ref()?.hand.iter().enumerate().collect::<Vec<_>>()))
            .unwrap_or_default()
    });
    let card = move |&(place, card): &(usize, Character)| {
        view! { <li style:--n=place.to_string()><Person board card actions=vec![Action::Invite { card }.to_string()] class="face" place="deal" /> {in_words(board, card)}</li> }
    };
    view! { <div class="deals"><ul class="deal">{rows(move || cards.get(), |(_, card)| card.to_string(), card)}</ul></div> }
}
