//! The prompt bar: what is asked and why, and what an answer would bring.

use leptos::prelude::*;
use signoria_engine::erased::Choice;
use signoria_engine::message::{Amount, GAINS, PAYS};
use signoria_engine::{Arg, Message, Outlook};

use crate::art::{drawing, icon, seat_mark};
use crate::browser;
use crate::scene::{Scene, verb, verb_of};
use crate::table::answers::Answers;
use crate::table::telling::{self, Teller, actor};
use crate::table::{Desk, sheet};
use crate::words::{to_oneself, tr};

/// A question longer than this is set smaller, so that it fits its two lines.
const LONG: usize = 62;

/// A question longer than this may need two lines on a phone: with a line below it, it is set smaller there.
const ONE_LINE: usize = 34;

/// A longer question fills the line of a desk that is as narrow as Florence's.
const NEARLY: usize = 27;

/// What is asked, and the answers.
#[component]
pub fn PromptBar(
    desk: Desk,
    /// What the person owns, for phones.
    own: AnyView,
    /// What the board adds for a move under way.
    tools: AnyView,
    teller: Teller,
    /// What a game that is over is gone through with.
    deck: AnyView,
) -> impl IntoView {
    desk.weigh_choices();
    let mine = Memo::new(move |_| desk.is_my_turn());
    let asked = Memo::new(move |_| desk.read(|scene| scene.prompt().cloned()));
    let filter = RwSignal::new(String::new());
    // Some choices are confirmed on the board's part of the desk; the answers stay beside them.
    let asks_back = Memo::new(move |_| {
        let confirms = desk.confirms.get();
        desk.pending.with(|choice| {
            choice
                .as_ref()
                .is_some_and(|choice| !confirms.contains(&verb(choice)))
        })
    });
    Effect::new(move || {
        asked.track();
        filter.set(String::new());
        desk.weighed.set(None);
        desk.pending.set(None);
        desk.considered.set(None);
        // Keyboard users go on where the buttons were, once the new ones are drawn.
        request_animation_frame(|| {
            if browser::focus_is_lost() && !browser::focus(".prompt .choices button") {
                browser::focus(".prompt .question");
            }
        });
    });
    let length = Memo::new(move |_| headline(desk, teller).chars().count());
    view! {
        <section class="prompt" class:mine=move || mine.get() class:busy=move || desk.session.busy.get() aria-label=tr("web.prompt.label")>
            <div class="prompt-top">
                <p class="kicker">{move || own_mark(desk)} {move || kicker(desk, teller)}</p>
                <b class="tap-again">{tr("web.prompt.tap-again")}</b>
                <Deed desk />
                {own}
            </div>
            <div class="prompt-head">
                <telling::Actor desk teller />
                <h2 class="question" class:long=move || { length.get() > LONG } class:fills=move || { length.get() > NEARLY } class:wraps=move || { length.get() > ONE_LINE } tabindex="-1" aria-live="polite">
                    {move || headline(desk, teller)} {move || below(desk).map(|words| view! { <small>{words}</small> })}
                </h2>
                <Present desk />
            </div>
            <p class="preview" role="status">
                {move || chips(desk)}
                <span data-shortened=move || is_resting(desk).then_some("")>{move || preview(desk, teller)}</span>
            </p>
            {move || match asks_back.get() {
                true => view! { <Confirm desk /> }.into_any(),
                false => view! { <Answers desk filter /> }.into_any(),
            }}
            <div class="board-tools">{tools}</div>
            <DoIt desk />
            <telling::Pace teller />
            {deck}
        </section>
    }
}

/// The mark of one's own seat, while one is asked.
fn own_mark(desk: Desk) -> Option<impl IntoView> {
    let seat = desk.read(|scene| scene.prompt().and(scene.eye()))?;
    Some(seat_mark(seat.index()))
}

/// What kind of moment it is: whose turn, or which moment of the past. Nothing where the headline says whom everybody waits for.
fn kicker(desk: Desk, teller: Teller) -> String {
    let is_told = teller.headline().is_some();
    let message = desk.read(|scene| {
        if !scene.is_live() {
            Some(Message::new("web.prompt.past").with("number", scene.moves))
        } else if scene.is_over() {
            Some(Message::new("web.prompt.over"))
        } else if scene.prompt().is_some() {
            Some(Message::new("web.table.your-turn"))
        } else {
            is_told.then(|| waiting(scene))
        }
    });
    let varied = |message| Message::new("web.study.varied").with("what", Arg::Message(Box::new(message)));
    let message = match desk.varies.get() {
        true => message.map(varied),
        false => message,
    };
    message.map(|message| desk.say(&message)).unwrap_or_default()
}

fn waiting(scene: &Scene) -> Message {
    let seats = scene.table.waiting.iter().map(|seat| Arg::Seat(*seat)).collect();
    Message::new("web.prompt.waiting").with("seats", Arg::List(seats))
}

/// The question; where nothing is asked, what just happened.
fn headline(desk: Desk, teller: Teller) -> String {
    let composed = desk.signs.get().asks.and_then(|asks| asks.get());
    if let Some(choice) = desk.pending.get() {
        return desk.say(&composed.unwrap_or(choice.label));
    }
    if desk.read(Scene::is_over) {
        // What became of oneself comes first, who won second.
        return own_result(desk).unwrap_or_else(|| sheet::result(desk));
    }
    let asked = desk.read(|scene| scene.prompt().map(|prompt| prompt.question.clone()));
    let message = composed.filter(|_| asked.is_some()).or(asked).or_else(|| {
        let told = teller.headline();
        told.or_else(|| last_told(desk))
            .or_else(|| desk.read(|scene| Some(waiting(scene))))
    });
    message.map(|message| desk.say(&message)).unwrap_or_default()
}

/// What became of one's own side, in the words of the board; none before all is counted.
fn own_result(desk: Desk) -> Option<String> {
    let says = desk.signs.get().says?.get()?;
    Some(desk.say(&says))
}

/// The line below a question that the board puts itself.
fn below(desk: Desk) -> Option<String> {
    let below = desk.signs.get().below.filter(|_| desk.is_my_turn())?;
    below.get().map(|message| desk.say(&message))
}

/// What was said last by the moment of the past that is shown: not every action is worth a line.
fn last_told(desk: Desk) -> Option<Message> {
    let is_past = desk.read(|scene| !scene.is_live());
    let log = desk.session.log;
    log.with(|log| {
        log.last()
            .filter(|_| is_past)
            .map(|logged| logged.line.message.clone())
    })
}

/// Which action of the turn this is: a dot for each, and in words.
#[component]
fn Deed(desk: Desk) -> impl IntoView {
    let deed = Memo::new(move |_| {
        let deed = desk.signs.get().deed?;
        deed.get().filter(|_| desk.is_my_turn())
    });
    move || {
        deed.get().map(|(number, count)| {
            let words = Message::new("web.prompt.deed")
                .with("number", number)
                .with("count", count);
            let dot = |index: u8| view! { <i class:full=index <= number></i> };
            view! {
                <span class="deed">
                    <span class="deed-dots" aria-hidden="true">{(1..=count).map(dot).collect_view()}</span>
                    <span>{move || desk.say(&words)}</span>
                </span>
            }
        })
    }
}

/// The way back to the present.
#[component]
fn Present(desk: Desk) -> impl IntoView {
    // A game that is over is gone through with the deck.
    let is_offered = Memo::new(move |_| desk.read(|scene| !scene.is_live() && !scene.table.stage.is_over()));
    move || {
        is_offered.get().then(|| {
            view! {
                <button class="primary" on:click=move |_| desk.session.look(None)>{tr("web.prompt.present")}</button>
            }
        })
    }
}

#[component]
fn Confirm(desk: Desk) -> impl IntoView {
    request_animation_frame(|| {
        browser::focus(".prompt .confirm");
    });
    view! {
        <div class="button-row">
            <button class="primary confirm" on:click=move |_| desk.confirm()>
                {icon("check")} {tr("web.prompt.confirm")} <kbd aria-hidden="true">"↵"</kbd>
            </button>
            <button on:click=move |_| desk.pending.set(None)>{tr("web.prompt.cancel")} <kbd aria-hidden="true">"esc"</kbd></button>
        </div>
    }
}

/// For a finger that has looked at something: what the second tap does, as a button with its words.
#[component]
fn DoIt(desk: Desk) -> impl IntoView {
    let meant = Memo::new(move |_| {
        let action = desk.looked_at()?;
        desk.read(|scene| {
            let mut choices = scene.prompt()?.actions.iter();
            choices.find(|choice| choice.action == action).cloned()
        })
    });
    move || {
        meant.get().map(|choice| {
            let Choice { action, label, .. } = choice;
            view! { <button class="do-it primary confirms" tabindex="-1" on:click=move |_| desk.choose(&action)>{move || desk.say(&label)}</button> }
        })
    }
}

/// What the action that the person points at takes and gives at once.
fn chips(desk: Desk) -> AnyView {
    let pointed_at = desk.pending.get().map(|choice| choice.action);
    let pointed_at = pointed_at.or_else(|| desk.looked_at());
    chips_of(desk, |choice| Some(&choice.action) == pointed_at.as_ref())
}

/// What the first answer of that kind takes and gives at once, and what it would change most.
pub fn chips_of(desk: Desk, is_meant: impl Fn(&Choice) -> bool) -> AnyView {
    let label = desk.read(|scene| {
        let mut choices = scene.prompt()?.actions.iter();
        choices
            .find(|choice| is_meant(choice))
            .map(|choice| choice.label.clone())
    });
    let foretold = desk.signs.get().foretold.and_then(|foretold| foretold.get());
    let counted = desk.signs.get().counted;
    let amounts = |name: &str, sign: &'static str, class: &'static str| {
        let mut said = [&label, &foretold].into_iter().flatten();
        let found = said.find_map(|label| Amount::all_of(label.args.get(name)?));
        let found = found
            .unwrap_or_default()
            .into_iter()
            .filter(|amount| amount.count != 0);
        found
            .map(|amount| {
                let picture = counted.and_then(|counted| counted(&amount.of));
                let words = desk.say(&Message::new(amount.of).with("count", amount.count));
                match picture {
                    Some(picture) => view! {
                        <b class=format!("{class} counted")>
                            {drawing(picture)} <span aria-hidden="true">{sign}{amount.count}</span>
                            <span class="visually-hidden">{sign}{words}</span>
                        </b>
                    }
                    .into_any(),
                    None => view! { <b class=class>{sign}{words}</b> }.into_any(),
                }
            })
            .collect_view()
    };
    let change = desk
        .signs
        .get()
        .change
        .and_then(|change| change.get())
        .map(|change| {
            view! { <b class="chip change-chip">{drawing(&change.picture)} <span>{desk.say(&change.words)}</span></b> }
        });
    (
        amounts(PAYS, "−", "chip cost-chip"),
        amounts(GAINS, "+", "chip gain-chip"),
        change,
    )
        .into_any()
}

/// Whether nothing is pointed at.
fn is_resting(desk: Desk) -> bool {
    desk.pointed().is_none()
}

/// What the action that the person points at would bring; else what just happened.
fn preview(desk: Desk, teller: Teller) -> String {
    let says = desk.signs.get().says.and_then(|says| says.get());
    if desk.read(Scene::is_over) {
        return own_result(desk).map(|_| sheet::result(desk)).unwrap_or_default();
    }
    if let Some(message) = says.filter(|_| desk.is_my_turn()) {
        return desk.say(&message);
    }
    let pending = desk.pending.get().map(|choice| choice.action);
    let Some(action) = pending.or_else(|| desk.looked_at()) else {
        return resting(desk, teller);
    };
    // The mouse may rest on something that has nothing to say.
    outlook(desk, &action).unwrap_or_default()
}

/// What an action would bring, or why it cannot be done.
fn outlook(desk: Desk, action: &str) -> Option<String> {
    match desk.session.preview(action)? {
        Outlook::Brings { messages, .. } if !messages.is_empty() => {
            // What is paid by the way stands beside what it is for.
            let leads = desk.signs.get().leads;
            let is_told = |message: &&Message| !leads.is_some_and(|leads| leads(message));
            let messages: Vec<&Message> = messages.iter().filter(is_told).collect();
            let mut words: Vec<String> = messages.iter().map(|message| desk.say(message)).collect();
            // What one does oneself is told to "you", which is written small within a sentence.
            let own = desk.read(Scene::eye);
            if let (Some(first), Some(message)) = (words.first_mut(), messages.first())
                && to_oneself(message, own).is_some()
            {
                *first = uncapitalised(first);
            }
            // Without a mark it would read as if it had happened.
            Some(desk.say(&Message::new("web.prompt.would").with("what", words.join(" "))))
        }
        // Why something of another kind than what is asked cannot be done now is plain.
        Outlook::Forbidden { reason } if is_asked(desk, action) => Some(desk.say(&reason)),
        _ => None,
    }
}

/// The same beginning with a small letter.
fn uncapitalised(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(char::to_lowercase);
    first.into_iter().flatten().chain(letters).collect()
}

fn is_asked(desk: Desk, action: &str) -> bool {
    desk.read(|scene| {
        let mut choices = scene.prompt()?.actions.iter();
        choices
            .find(|choice| verb(choice) == verb_of(action))
            .map(|_| true)
    })
    .is_some()
}

/// While nothing is pointed at: what led to the question, or more about what is told.
fn resting(desk: Desk, teller: Teller) -> String {
    if desk.read(Scene::is_over) {
        return String::new();
    }
    if desk.read(|scene| scene.prompt().is_none()) {
        return teller.details();
    }
    let by_others = teller
        .headline()
        .filter(|told| actor(told) != desk.read(Scene::eye));
    by_others.map(|message| desk.say(&message)).unwrap_or_default()
}
