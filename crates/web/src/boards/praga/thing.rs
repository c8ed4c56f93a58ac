//! A drawn thing that can be chosen: it lights up while it is legal, and says what it would bring when it is looked at.

use leptos::ev;
use leptos::prelude::*;

use crate::boards::praga::Praga;
use crate::scene::Scene;

/// What a thing is and what it stands for.
pub struct Thing {
    /// The actions it may stand for; the first legal one counts.
    pub actions: Signal<Vec<String>>,
    /// The id of its explanation.
    pub explains: String,
    /// The line around it, which lights up.
    pub outline: Signal<String>,
    /// How it looks.
    pub class: &'static str,
    /// The drawing.
    pub drawing: Signal<String>,
    /// What it opens instead of an action, and how.
    pub opens: Option<(Signal<Option<&'static str>>, Callback<()>)>,
    /// What happens while it is looked at.
    pub looked: Option<Callback<bool>>,
}

impl Thing {
    /// A thing that never changes what it stands for.
    pub fn new(actions: Vec<String>, explains: impl Into<String>, outline: String) -> Self {
        Self {
            actions: Signal::stored(actions),
            explains: explains.into(),
            outline: Signal::stored(outline),
            class: "",
            drawing: Signal::stored(String::new()),
            opens: None,
            looked: None,
        }
    }

    /// The same with its drawing.
    pub fn drawn(mut self, drawing: impl Into<Signal<String>>) -> Self {
        self.drawing = drawing.into();
        self
    }

    /// The same with a class.
    pub fn class(mut self, class: &'static str) -> Self {
        self.class = class;
        self
    }

    /// The same with actions that depend on what is asked.
    pub fn actions(mut self, actions: impl Into<Signal<Vec<String>>>) -> Self {
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

    /// On the board.
    pub fn view(self, board: Praga) -> AnyView {
        let Self {
            actions,
            explains,
            outline,
            class,
            drawing,
            opens,
            looked,
        } = self;
        let desk = board.desk;
        let action = Memo::new(move |_| {
            actions.with(|actions| actions.iter().find(|action| board.offers(action)).cloned())
        });
        let opening = Memo::new(move |_| opens.as_ref().and_then(|(opens, _)| opens.get()));
        let can = Memo::new(move |_| action.with(Option::is_some) || opening.get().is_some());
        let label = move || {
            let wanted = action.get()?;
            desk.read(|scene: &Scene| {
                let prompt = scene.prompt()?;
                let choice = prompt.actions.iter().find(|choice| choice.action == wanted)?;
                Some(choice.label.clone())
            })
            .map(|label| desk.say(&label))
        };
        let press = move || match (opening.get_untracked(), action.get_untracked()) {
            (Some(_), _) => {
                if let Some((_, open)) = opens {
                    open.run(());
                }
            }
            (None, Some(action)) => desk.choose(&action),
            (None, None) => {
                // The rules say why not.
                let first = actions.with_untracked(|actions| actions.first().cloned());
                if let Some(first) = first.filter(|_| untrack(|| desk.is_my_turn())) {
                    desk.choose(&first);
                }
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
                press();
            }
        };
        view! {
            <g class=format!("thing {class}") class:legal=move || can.get()
                data-explains=explains data-action=move || action.get().filter(|_| opening.get().is_none()) data-opens=move || opening.get()
                role=move || can.get().then_some("button") tabindex=move || if can.get() { "0" } else { "-1" }
                aria-label=move || if opening.get().is_some() { Some(crate::words::t("web.praga.choose-this")) } else { label() }
                on:click=move |_| press() on:keydown=on_key
                on:pointerenter=move |_| look(true) on:pointerleave=move |_| look(false)
                on:focus=move |_| look(true) on:blur=move |_| look(false)>
                <path class="lit-under" d=move || outline.get()></path>
                <g class="picture" inner_html=move || drawing.get()></g>
                <path class="lit" d=move || outline.get()></path>
            </g>
        }
        .into_any()
    }
}
