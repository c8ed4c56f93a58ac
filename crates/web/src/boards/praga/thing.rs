//! A drawn thing that can be chosen: it lights up while it is legal, and says what it would bring when it is looked at.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use leptos::ev;
use leptos::prelude::*;
use signoria_praga::action::Action;

use crate::app::app;
use crate::boards::praga::Praga;
use crate::scene::Scene;

/// What a thing is and what it stands for.
pub struct Thing {
    /// The actions it may stand for; the first legal one counts.
    pub actions: Signal<Vec<Action>>,
    /// The id of its explanation.
    pub explains: String,
    /// The line around it, which lights up.
    pub outline: Signal<String>,
    /// How it looks.
    pub class: &'static str,
    /// The drawing.
    pub drawing: Signal<String>,
    /// What is drawn above the light.
    pub over: Option<Signal<String>>,
    /// What it opens instead of an action, and how.
    pub opens: Option<(Signal<Option<&'static str>>, Callback<()>)>,
    /// What happens while it is looked at.
    pub looked: Option<Callback<bool>>,
    /// Whether these eyes cannot pay for it: its price is crossed out.
    pub dear: Option<Signal<bool>>,
    /// Whether it brings more than its like: it is lit more brightly.
    pub pays: Option<Signal<bool>>,
    /// What a press does instead of playing the action alone.
    pub plays: Option<Callback<()>>,
    /// Whether a press only shows what the action would bring: it is confirmed elsewhere.
    pub proposes: Option<Signal<bool>>,
    /// Whether a press now only ends another gesture.
    pub gesture: Option<Callback<(), bool>>,
    /// What the key Enter does before it counts as a press; true if it did something.
    pub confirms: Option<Callback<(), bool>>,
}

/// How often a drawing has changed, as far as it matters: 0 at first, then 1 and 2 in turn, so that each change can be seen once.
fn changes(drawing: Signal<String>) -> Memo<(u64, u8)> {
    Memo::new(move |before: Option<&(u64, u8)>| {
        let mut hasher = DefaultHasher::new();
        drawing.with(|drawing| drawing.hash(&mut hasher));
        let now = hasher.finish();
        match before {
            Some(&(last, nth)) if last == now => (last, nth),
            Some(&(_, 1)) => (now, 2),
            Some(_) => (now, 1),
            None => (now, 0),
        }
    })
}

impl Thing {
    /// A thing that never changes what it stands for.
    pub fn new(actions: Vec<Action>, explains: impl Into<String>, outline: String) -> Self {
        Self {
            actions: Signal::stored(actions),
            explains: explains.into(),
            outline: Signal::stored(outline),
            class: "",
            drawing: Signal::stored(String::new()),
            over: None,
            opens: None,
            looked: None,
            dear: None,
            pays: None,
            plays: None,
            proposes: None,
            gesture: None,
            confirms: None,
        }
    }

    /// The same with its drawing.
    pub fn drawn(mut self, drawing: impl Into<Signal<String>>) -> Self {
        self.drawing = drawing.into();
        self
    }

    /// The same with what its light must not hide.
    pub fn over(mut self, drawing: impl Into<Signal<String>>) -> Self {
        self.over = Some(drawing.into());
        self
    }

    /// The same with a class.
    pub fn class(mut self, class: &'static str) -> Self {
        self.class = class;
        self
    }

    /// The same with actions that depend on what is asked.
    pub fn actions(mut self, actions: impl Into<Signal<Vec<Action>>>) -> Self {
        self.actions = actions.into();
        self
    }

    /// The same, opening a choice while `opens` says so.
    pub fn opening(mut self, opens: impl Into<Signal<Option<&'static str>>>, open: Callback<()>) -> Self {
        self.opens = Some((opens.into(), open));
        self
    }

    /// The same, noticing when it is looked at.
    pub fn looked(mut self, looked: Callback<bool>) -> Self {
        self.looked = Some(looked);
        self
    }

    /// The same with its price crossed out while it cannot be paid.
    pub fn dear(mut self, dear: impl Into<Signal<bool>>) -> Self {
        self.dear = Some(dear.into());
        self
    }

    /// The same, lit more brightly while it brings more than its like.
    pub fn pays(mut self, pays: impl Into<Signal<bool>>) -> Self {
        self.pays = Some(pays.into());
        self
    }

    /// The same, playing more than its action: what was put together.
    pub fn playing(mut self, plays: Callback<()>) -> Self {
        self.plays = Some(plays);
        self
    }

    /// The same, only proposing its action while `proposes` says so.
    pub fn proposing(mut self, proposes: impl Into<Signal<bool>>, plays: Callback<()>) -> Self {
        self.proposes = Some(proposes.into());
        self.playing(plays)
    }

    /// The same, ignoring a press that only ends a gesture.
    pub fn after_gesture(mut self, gesture: Callback<(), bool>) -> Self {
        self.gesture = Some(gesture);
        self
    }

    /// The same, confirming with Enter what it has begun.
    pub fn confirming(mut self, confirms: Callback<(), bool>) -> Self {
        self.confirms = Some(confirms);
        self
    }

    /// On the board.
    pub fn view(self, board: Praga) -> AnyView {
        let Self {
            actions,
            explains,
            outline,
            class,
            drawing,
            over,
            opens,
            looked,
            dear,
            pays,
            plays,
            proposes,
            gesture,
            confirms,
        } = self;
        let changed = changes(drawing);
        let name = explains.clone();
        let desk = board.desk;
        let action = Memo::new(move |_| {
            actions
                .with(|actions| actions.iter().copied().find(|action| board.offers(*action)))
                .map(|action| action.to_string())
        });
        let opening = Memo::new(move |_| opens.as_ref().and_then(|(opens, _)| opens.get()));
        let can = Memo::new(move |_| action.with(Option::is_some) || opening.get().is_some());
        let is_proposed = Memo::new(move |_| {
            action.with(Option::is_some) && proposes.is_some_and(|proposes| proposes.get())
        });
        let label = move || {
            let wanted = action.get()?;
            desk.read(|scene: &Scene| {
                let prompt = scene.prompt()?;
                let choice = prompt.actions.iter().find(|choice| choice.action == wanted)?;
                Some(choice.label.clone())
            })
            .map(|label| desk.say(&label))
        };
        let chosen = move || match (opening.get_untracked(), action.get_untracked()) {
            (Some(_), _) => {
                if let Some((_, open)) = opens {
                    open.run(());
                }
            }
            (None, Some(action)) => {
                let is_meant = proposes.is_none_or(|proposes| proposes.get_untracked());
                match plays.filter(|_| is_meant) {
                    Some(plays) => plays.run(()),
                    None => desk.choose(&action),
                }
            }
            (None, None) => {
                // The rules say why not.
                let first = actions.with_untracked(|actions| actions.first().copied());
                let asked = first.filter(|first| untrack(|| desk.is_my_turn() && board.refuses(*first)));
                if let Some(first) = asked {
                    desk.choose(&first.to_string());
                }
            }
        };
        let press = move || {
            if gesture.is_none_or(|gesture| !gesture.run(())) {
                chosen();
            }
        };
        let look = move |at: bool| {
            let pointed = action.get_untracked().filter(|_| at);
            desk.considered.set(pointed);
            if let Some(looked) = looked {
                looked.run(at);
            }
        };
        let on_key = move |event: ev::KeyboardEvent| {
            if matches!(event.key().as_str(), "Enter" | " ") && can.get_untracked() {
                event.prevent_default();
                event.stop_propagation();
                let confirmed = event.key() == "Enter" && confirms.is_some_and(|confirms| confirms.run(()));
                if !confirmed {
                    press();
                }
            }
        };
        view! {
            <g class=format!("thing {class}") class:legal=move || can.get() class:pg-dear=move || dear.is_some_and(|dear| dear.get()) class:pg-pays=move || pays.is_some_and(|pays| pays.get())
                class:pointed=move || app().points_at(&name) class:pg-new-a=move || changed.get().1 == 1 class:pg-new-b=move || changed.get().1 == 2
                data-explains=explains data-action=move || action.get().filter(|_| opening.get().is_none()) data-opens=move || opening.get() data-proposes=move || is_proposed.get().then_some("")
                role=move || can.get().then_some("button") tabindex=move || if can.get() { "0" } else { "-1" }
                aria-label=move || label().or_else(|| opening.get().map(|_| crate::words::t("web.praga.choose-this")))
                on:click=move |_| press() on:keydown=on_key
                on:pointerenter=move |_| look(true) on:pointerleave=move |_| look(false)
                on:focus=move |_| look(true) on:blur=move |_| look(false)>
                <path class="lit-under" d=move || outline.get()></path>
                <g class="picture" inner_html=move || drawing.get()></g>
                <path class="lit" d=move || outline.get()></path>
                {over.map(|over| view! { <g inner_html=move || over.get()></g> })}
            </g>
        }
        .into_any()
    }
}
