//! A new game: who sits where, the options explained, here or on the server. The defaults can be started at once.

use leptos::prelude::*;
use serde_json::Value;
use signoria_engine::Message;
use signoria_table::wire::{NewTable, SeatOrder, Visibility};
use signoria_table::{BotLevel, ClockRule};

use crate::app::app;
use crate::art::{face, game_window, icon, seat_mark};

use crate::faces::{self, Face, KindFace, OptionFace};
use crate::local::{here, line};
use crate::remote::api;
use crate::route::Route;
use crate::rules;
use crate::scene::bot_name;
use crate::shell::Nowhere;
use crate::shell::name::{self, NameField};
use crate::words::{is_known, say, t, tr};

/// How many usually sit down: one person and two bots, where the game allows it.
const USUAL_SEATS: u8 = 3;

/// Who is to sit on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Plan {
    Person,
    Open,
    Bot(BotLevel),
}

impl Plan {
    const HERE: [Self; 5] = [
        Self::Person,
        Self::Bot(BotLevel::Apprentice),
        Self::Bot(BotLevel::Journeyman),
        Self::Bot(BotLevel::Master),
        Self::Bot(BotLevel::Grandmaster),
    ];
    const ONLINE: [Self; 6] = [
        Self::Person,
        Self::Open,
        Self::Bot(BotLevel::Apprentice),
        Self::Bot(BotLevel::Journeyman),
        Self::Bot(BotLevel::Master),
        Self::Bot(BotLevel::Grandmaster),
    ];

    const fn code(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Open => "open",
            Self::Bot(level) => level.name(),
        }
    }

    fn of_code(code: &str) -> Self {
        Self::ONLINE
            .into_iter()
            .find(|plan| plan.code() == code)
            .unwrap_or(Self::Person)
    }
}

/// The clocks to choose from, with the ids of their names. Others are available through the API.
const CLOCKS: [(&str, ClockRule); 5] = [
    ("none", ClockRule::None),
    ("quick", real_time(20, 15)),
    ("calm", real_time(60, 30)),
    ("day", ClockRule::Correspondence { days: 1 }),
    ("days", ClockRule::Correspondence { days: 3 }),
];

const fn real_time(minutes: u32, increment_seconds: u32) -> ClockRule {
    ClockRule::RealTime {
        base_seconds: minutes * 60,
        increment_seconds,
    }
}

#[derive(Clone, Copy)]
struct Form {
    seats: RwSignal<Vec<Plan>>,
    options: RwSignal<Value>,
    edition: RwSignal<Option<String>>,
    online: RwSignal<bool>,
    clock: RwSignal<ClockRule>,
    visibility: RwSignal<Visibility>,
    /// Whether hints are allowed at a table on the server; none as long as nobody has chosen.
    hints: RwSignal<Option<bool>>,
    /// What I am called.
    name: RwSignal<String>,
    /// Whether the table is being opened: a second press would open a second one.
    busy: RwSignal<bool>,
}

impl Form {
    /// Here or on the server. What nobody has chosen is what is most likely wanted there: bots here, open seats for friends online.
    fn go_online(self, online: bool) {
        let usual = |online| {
            if online {
                Plan::Open
            } else {
                Plan::Bot(BotLevel::Apprentice)
            }
        };
        self.online.set(online);
        self.seats.update(|seats| {
            for seat in seats.iter_mut().skip(1) {
                if *seat == usual(!online) {
                    *seat = usual(online);
                }
            }
        });
    }

    /// Whether hints are allowed: as chosen, else for one person against bots.
    fn gives_hints(self) -> bool {
        let alone = self.seats.with(|seats| {
            let people = seats.iter().filter(|plan| !matches!(plan, Plan::Bot(_)));
            people.count() == 1
        });
        self.hints.get().unwrap_or(alone)
    }

    /// The options for as many as sit down.
    fn chosen(self, face: &Face) -> Value {
        let seats = self.seats.with_untracked(Vec::len);
        self.options
            .with_untracked(|options| face.options_for(options, seats))
    }
}

/// A new game.
#[component]
pub fn NewGame(
    /// Which game.
    game: String,
    /// Whether it is to be a table on the server, as long as nothing else is chosen.
    online: bool,
) -> impl IntoView {
    let Some(face) = faces::find(&game) else {
        return view! { <Nowhere /> }.into_any();
    };
    // Somebody on this screen will most likely play in a moment.
    line::warm_up();
    let id = face.id.as_str();
    let count = USUAL_SEATS.clamp(face.fewest_seats, face.most_seats);
    let mut seats = vec![Plan::Bot(BotLevel::Apprentice); usize::from(count)];
    seats[0] = Plan::Person;
    let form = Form {
        seats: RwSignal::new(seats),
        options: RwSignal::new(face.default_options.clone()),
        edition: RwSignal::new(None),
        online: RwSignal::new(false),
        clock: RwSignal::new(ClockRule::None),
        visibility: RwSignal::new(Visibility::Public),
        hints: RwSignal::new(None),
        name: name::to_begin_with(),
        busy: RwSignal::new(false),
    };
    if online {
        form.go_online(true);
    }
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if form.busy.get_untracked() {
            return;
        }
        form.busy.set(true);
        form.name.with_untracked(|own| name::keep(own));
        if form.online.get_untracked() {
            open_online(face, form);
        } else {
            start_here(face, form);
        }
    };
    view! {
        <section class="page-room new-game" data-game=id>
            <div class="new-head">
                {game_window(id)}
                <div>
                    <h1>{move || t(&format!("{id}.title"))}</h1>
                    <p class="lead">{move || t(&format!("{id}.tagline"))}</p>
                    {rules::is_written(id).then(|| view! {
                        <p><a class="button" data-rules=id href=Route::rules(id, "").to_string()>{icon("book")} {tr("web.rules.title")}</a></p>
                    })}
                </div>
            </div>
            <form on:submit=submit>
                <div class="sit-down">
                    <NameField name=form.name />
                    <button class="button primary start" type="submit" disabled=form.busy>
                        {icon("play")} {move || t(if form.online.get() { "web.new.open-table" } else { "web.new.start" })}
                    </button>
                </div>
                <fieldset class="choice-row">
                    <legend>{tr("web.new.where")}</legend>
                    <label>
                        <input type="radio" name="where" prop:checked=move || !form.online.get()
                            on:change=move |_| form.go_online(false) />
                        {tr("web.new.here")}
                    </label>
                    <label>
                        <input type="radio" name="where" prop:checked=move || form.online.get()
                            on:change=move |_| form.go_online(true) />
                        {tr("web.new.online")}
                    </label>
                    <p class="help">{move || t(if form.online.get() { "web.new.online-help" } else { "web.new.here-help" })}</p>
                </fieldset>
                {move || form.online.get().then(|| view! { <OnlineFields form /> })}
                <SeatPlans form low=face.fewest_seats high=face.most_seats />
                <Options form face />
            </form>
        </section>
    }
    .into_any()
}

/// What only a table on the server has: who finds it, and clocks.
#[component]
fn OnlineFields(form: Form) -> impl IntoView {
    let choose_clock = move |event| {
        let name = event_target_value(&event);
        if let Some((_, rule)) = CLOCKS.into_iter().find(|(clock, _)| *clock == name) {
            form.clock.set(rule);
        }
    };
    let choose_visibility = move |event| {
        let is_public = event_target_value(&event) == "public";
        form.visibility.set(if is_public {
            Visibility::Public
        } else {
            Visibility::Link
        });
    };
    view! {
        <fieldset class="options">
            <legend>{tr("web.new.table")}</legend>
            <label class="option">
                <span><strong>{tr("web.new.clock")}</strong> <small>{tr("web.new.clock-help")}</small></span>
                <select class="clock" on:change=choose_clock>
                    {CLOCKS.map(|(name, _)| view! {
                        <option value=name>{move || t(&format!("web.clock.{name}"))}</option>
                    }).into_iter().collect_view()}
                </select>
            </label>
            <label class="option">
                <span><strong>{tr("web.new.visibility")}</strong></span>
                <select class="visibility" on:change=choose_visibility>
                    <option value="public">{tr("web.new.public")}</option>
                    <option value="link">{tr("web.new.by-link")}</option>
                </select>
            </label>
            <label class="switch-row hints">
                <input type="checkbox" role="switch" prop:checked=move || form.gives_hints()
                    on:change=move |event| form.hints.set(Some(event_target_checked(&event))) />
                <span><strong>{tr("web.new.hints")}</strong> <small>{tr("web.new.hints-help")}</small></span>
            </label>
        </fieldset>
    }
}

#[component]
fn SeatPlans(form: Form, low: u8, high: u8) -> impl IntoView {
    let count = move || form.seats.with(Vec::len);
    let shorter = move |_| {
        form.seats.update(|seats| {
            seats.pop();
        });
    };
    let longer = move |_| {
        let is_online = form.online.get_untracked();
        let plan = if is_online {
            Plan::Open
        } else {
            Plan::Bot(BotLevel::Apprentice)
        };
        form.seats.update(|seats| seats.push(plan));
    };
    let plans = move || {
        if form.online.get() {
            Plan::ONLINE.to_vec()
        } else {
            Plan::HERE.to_vec()
        }
    };
    // How strong the opponents are is said of those that were chosen, the weakest first.
    let chosen_levels = move || -> Vec<BotLevel> {
        let sits = |level: &BotLevel| form.seats.with(|seats| seats.contains(&Plan::Bot(*level)));
        BotLevel::ALL.into_iter().filter(sits).collect()
    };
    view! {
        <fieldset class="seat-plans">
            <legend>{tr("web.new.seats")}</legend>
            <div class="stepper">
                <button type="button" class="icon-button" aria-label=tr("web.new.fewer")
                    disabled=move || count() <= usize::from(low) on:click=shorter>{icon("minus")}</button>
                <output>{move || say(&Message::new("web.new.count").with("count", count()), &[])}</output>
                <button type="button" class="icon-button" aria-label=tr("web.new.more")
                    disabled=move || { count() >= usize::from(high) } on:click=longer>{icon("plus")}</button>
            </div>
            <ol>
                {move || (0..count()).map(|index| {
                    let chosen = move || form.seats.with(|seats| seats.get(index).copied()).unwrap_or(Plan::Person);
                    let label = move || say(&Message::new("engine.seat").with("number", index + 1), &[]);
                    view! {
                        <li>
                            <span class="portrait">
                                {move || match chosen() {
                                    Plan::Bot(_) => face(bot_name(index), index).into_any(),
                                    Plan::Person if index == 0 => form.name.with(|name| face(name, index)).into_any(),
                                    Plan::Person => view! { <span class="free-seat">{icon("person")}</span> }.into_any(),
                                    Plan::Open => view! { <span class="free-seat">{icon("plus")}</span> }.into_any(),
                                }}
                                {seat_mark(index)}
                            </span>
                            <select
                                aria-label=label
                                on:change=move |event| {
                                    let plan = Plan::of_code(&event_target_value(&event));
                                    form.seats.update(|seats| if let Some(seat) = seats.get_mut(index) { *seat = plan });
                                }
                            >
                                {plans().into_iter().map(|plan| view! {
                                    <option value=plan.code() selected=move || chosen() == plan>
                                        {move || match (plan, form.online.get()) {
                                            (Plan::Person, true) => t("web.plan.me"),
                                            _ => t(&format!("web.plan.{}", plan.code())),
                                        }}
                                    </option>
                                }).collect_view()}
                            </select>
                        </li>
                    }
                }).collect_view()}
            </ol>
            <p class="help">{move || t(if form.online.get() { "web.new.seats-help-online" } else { "web.new.seats-help" })}</p>
            {move || chosen_levels().into_iter().map(|level| {
                let id = format!("web.strength.{}", level.name());
                view! { <p class="help">{move || t(&id)}</p> }
            }).collect_view()}
        </fieldset>
    }
}

#[component]
fn Options(form: Form, face: &'static Face) -> impl IntoView {
    let id = face.id.as_str();
    let editions: Vec<String> = face.editions.iter().map(|edition| edition.name.clone()).collect();
    let chooses_edition = (editions.len() > 1).then(|| {
        view! {
            <label class="option whole">
                <strong>{tr("web.new.edition")}</strong>
                <select on:change=move |event| form.edition.set(Some(event_target_value(&event)))>
                    {editions.into_iter().map(|name| {
                        let words = format!("{id}.edition.{}", name.replace('_', "-"));
                        let shown = name.clone();
                        view! {
                            <option value=name>{move || if is_known(&words) { t(&words) } else { shown.clone() }}</option>
                        }
                    }).collect_view()}
                </select>
            </label>
        }
    });
    let count = Memo::new(move |_| form.seats.with(Vec::len));
    let is_for = move |spec: &OptionFace| spec.is_for(count.get());
    let options = face
        .options
        .iter()
        .map(|spec| move || is_for(spec).then(|| view! { <OptionField form game=id spec /> }))
        .collect_view();
    view! {
        <fieldset class="options">
            <legend>{tr("web.new.options")}</legend>
            {chooses_edition}
            {options}
        </fieldset>
    }
}

#[component]
fn OptionField(form: Form, game: &'static str, spec: &'static OptionFace) -> impl IntoView {
    let key = spec.key.as_str();
    let id = format!("{game}.option.{}", key.replace('_', "-"));
    let (title, help) = (id.clone(), format!("{id}.help"));
    let current = move || {
        form.options
            .with(|options| options.get(key).cloned().unwrap_or(Value::Null))
    };
    let set = move |value: Value| {
        form.options.update(|options| {
            if let Some(members) = options.as_object_mut() {
                members.insert(key.into(), value);
            }
        });
    };
    let words = view! {
        <span>
            <strong>{move || t(&title)}</strong>
            {is_known(&help).then(|| view! { <small>{move || t(&help)}</small> })}
        </span>
    };
    match &spec.kind {
        KindFace::Flag => view! {
            <label class="switch-row">
                <input type="checkbox" role="switch" prop:checked=move || current() == Value::Bool(true)
                    on:change=move |event| set(Value::Bool(event_target_checked(&event))) />
                {words}
            </label>
        }
        .into_any(),
        KindFace::Choice(values) => {
            let values = values
                .iter()
                .map(|value| {
                    let name = format!("{id}.{}", value.replace('_', "-"));
                    view! {
                        <option value=value.as_str() selected=move || current() == value.as_str()>{move || t(&name)}</option>
                    }
                })
                .collect_view();
            view! {
                <label class="option">
                    {words}
                    <select on:change=move |event| set(Value::String(event_target_value(&event)))>{values}</select>
                </label>
            }
            .into_any()
        }
        KindFace::Seat => {
            let seats = move || {
                (0..form.seats.with(Vec::len))
                    .map(|index| {
                        view! {
                            <option value=index.to_string() selected=move || current() == index>
                                {move || say(&Message::new("engine.seat").with("number", index + 1), &[])}
                            </option>
                        }
                    })
                    .collect_view()
            };
            let choose = move |event| {
                set(event_target_value(&event)
                    .parse::<u8>()
                    .map_or(Value::Null, Value::from));
            };
            view! {
                <label class="option">
                    {words}
                    <select on:change=choose>
                        <option value="" selected=move || current().is_null()>{tr("web.new.by-chance")}</option>
                        {seats}
                    </select>
                </label>
            }
            .into_any()
        }
    }
}

/// What is asked for, here or of the server.
fn order(face: &Face, form: Form) -> NewTable {
    let seat = |plan: Plan| match plan {
        Plan::Person => SeatOrder::Me,
        Plan::Open => SeatOrder::Open,
        Plan::Bot(level) => SeatOrder::Bot { level },
    };
    NewTable {
        game: face.id.clone(),
        edition: form.edition.get_untracked(),
        options: form.chosen(face),
        seats: form.seats.get_untracked().into_iter().map(seat).collect(),
        clock: form.clock.get_untracked(),
        on_expiry: Default::default(),
        visibility: form.visibility.get_untracked(),
        hints: untrack(|| form.gives_hints()),
    }
}

fn start_here(face: &Face, form: Form) {
    let plans = form.seats.get_untracked();
    let people = plans.iter().filter(|plan| !matches!(plan, Plan::Bot(_))).count();
    let own_name = form.name.with_untracked(|name| name.trim().to_owned());
    let mut person = 0;
    let name = |(seat, plan): (usize, &Plan)| match plan {
        Plan::Bot(_) => bot_name(seat).to_owned(),
        Plan::Person | Plan::Open => {
            person += 1;
            match (person, people, own_name.as_str()) {
                (1, _, name) if !name.is_empty() => name.to_owned(),
                (_, 1, _) => t("web.player.one"),
                _ => say(&Message::new("web.player.number").with("number", person), &[]),
            }
        }
    };
    let names = plans.iter().enumerate().map(name).collect();
    here::begin(order(face, form), names, move || {
        form.busy.try_set(false);
    });
}

fn open_online(face: &Face, form: Form) {
    let order = order(face, form);
    leptos::task::spawn_local(async move {
        match api::open_table(&order).await {
            Ok(opened) => app().go(&Route::table(&opened.id)),
            Err(message) => {
                form.busy.try_set(false);
                app().tell(message);
            }
        }
    });
}
