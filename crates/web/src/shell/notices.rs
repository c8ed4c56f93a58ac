//! What I want to be told when no page is open: of what, when, and where. Each change takes effect at once and is kept by the server.

use leptos::prelude::*;
use signoria_engine::Message;
use signoria_table::wire::{Notifications, Occasion, QuietHours, Wishes};

use crate::app::app;
use crate::art::icon;
use crate::remote::notices;
use crate::shell::push::{self, Push};
use crate::words::{t, tr};

/// How long a table may wait before I am told, in minutes.
const DELAYS: [u32; 6] = [0, 5, 30, 60, 180, 720];
/// A night, for whoever has not said when theirs is.
const NIGHT: (u16, u16) = (22 * 60, 8 * 60);

/// How many minutes the clock of this browser is ahead of UTC.
fn offset() -> i16 {
    -(js_sys::Date::new_0().get_timezone_offset() as i16)
}

/// Wishes as this browser would send them now: in the language of the page, and by the clock that is seen here, which may have been put forward since.
fn of_today(mut wishes: Wishes) -> Wishes {
    wishes.language = untrack(|| app().language()).code().into();
    if let Some(quiet) = &mut wishes.quiet {
        quiet.offset = offset();
    }
    wishes
}

/// `22:00` for a field of the browser.
fn clock(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

fn minutes(clock: &str) -> Option<u16> {
    let (hours, minutes) = clock.split_once(':')?;
    let minutes = minutes.get(..2)?.parse::<u16>().ok()?;
    Some(hours.parse::<u16>().ok()? * 60 + minutes)
}

fn flag(wishes: &mut Wishes, occasion: Occasion) -> &mut bool {
    match occasion {
        Occasion::Turn => &mut wishes.turn,
        Occasion::Begins => &mut wishes.begins,
        Occasion::Ended => &mut wishes.ended,
        Occasion::TakeBack => &mut wishes.take_back,
    }
}

fn label(occasion: Occasion) -> &'static str {
    match occasion {
        Occasion::Turn => "web.notices.turn",
        Occasion::Begins => "web.notices.begins",
        Occasion::Ended => "web.notices.ended",
        Occasion::TakeBack => "web.notices.take-back",
    }
}

/// Notifications, for somebody whom the server knows.
#[component]
pub fn Notices() -> impl IntoView {
    let known: RwSignal<Option<Notifications>> = RwSignal::new(None);
    let here = RwSignal::new(Push::Missing);
    let reload = move || {
        leptos::task::spawn_local(async move {
            let (state, loaded) = (push::state().await, notices::load().await);
            let Ok(loaded) = loaded else { return };
            let today = of_today(loaded.wishes.clone());
            let is_told = !loaded.browsers.is_empty() || !loaded.webhooks.is_empty();
            if is_told && today != loaded.wishes {
                // Nothing was asked for; if it fails, the old wishes stay.
                let _ = notices::wish(&today).await;
            }
            // What the browser still knows of and the server does not, goes nowhere.
            here.try_set(match state {
                Push::On(endpoint) if !loaded.browsers.contains(&endpoint) => Push::Off,
                state => state,
            });
            known.try_set(Some(loaded));
        });
    };
    reload();
    // Drawn once: what changes later changes in its place.
    let is_known = Memo::new(move |_| known.with(Option::is_some));
    view! {
        <h2>{tr("web.notices.title")}</h2>
        <p class="help">{tr("web.notices.help")}</p>
        {move || is_known.get().then(|| view! {
            <ThisBrowser here known reload />
            <What known />
            <Webhooks known reload />
        })}
    }
}

/// Does something with the server, says what is wrong with it, and shows how it stands then.
fn attempt(work: impl Future<Output = Result<(), Message>> + 'static, then: impl Fn() + 'static) {
    leptos::task::spawn_local(async move {
        if let Err(message) = work.await {
            app().tell(message);
        }
        then();
    });
}

#[component]
fn ThisBrowser(
    here: RwSignal<Push>,
    known: RwSignal<Option<Notifications>>,
    reload: impl Fn() + Copy + Send + 'static,
) -> impl IntoView {
    let switch = move |on: bool| {
        let key = known.with_untracked(|known| known.as_ref().map(|known| known.key.clone()));
        attempt(
            async move {
                if on {
                    return push::switch_on(&key.unwrap_or_default()).await;
                }
                match push::switch_off().await {
                    Some(endpoint) => notices::remove(endpoint).await,
                    None => Ok(()),
                }
            },
            reload,
        );
    };
    let cannot = move || here.with(|here| matches!(here, Push::Missing | Push::Denied));
    let help = move || {
        t(here.with(|here| match here {
            Push::Missing => "web.notices.missing",
            Push::Denied => "web.notices.denied",
            Push::Off | Push::On(_) => "web.notices.browser-help",
        }))
    };
    view! {
        <label class="switch-row">
            <input type="checkbox" role="switch" disabled=cannot
                prop:checked=move || here.with(|here| matches!(here, Push::On(_)))
                on:change=move |event| switch(event_target_checked(&event)) />
            <span>
                <strong>{tr("web.notices.browser")}</strong>
                <small>{help}</small>
            </span>
        </label>
    }
}

#[component]
fn What(known: RwSignal<Option<Notifications>>) -> impl IntoView {
    let wishes = Memo::new(move |_| {
        known
            .with(|known| known.as_ref().map(|known| known.wishes.clone()))
            .unwrap_or_default()
    });
    let change = move |edit: &dyn Fn(&mut Wishes)| {
        let mut wanted = of_today(wishes.get_untracked());
        edit(&mut wanted);
        known.update(|known| {
            if let Some(known) = known {
                known.wishes = wanted.clone();
            }
        });
        attempt(async move { notices::wish(&wanted).await }, || ());
    };
    let quiet = move || wishes.with(|wishes| wishes.quiet);
    let set_quiet = move |from: u16, to: u16| {
        let quiet = QuietHours {
            from,
            to,
            offset: offset(),
        };
        change(&|wishes| wishes.quiet = Some(quiet));
    };
    view! {
        <fieldset class="choice-row">
            <legend>{tr("web.notices.what")}</legend>
            {Occasion::ALL.map(|occasion| view! {
                <label>
                    <input type="checkbox" prop:checked=move || wishes.with(|wishes| wishes.want(occasion))
                        on:change=move |event| {
                            let on = event_target_checked(&event);
                            change(&|wishes| *flag(wishes, occasion) = on);
                        } />
                    {tr(label(occasion))}
                </label>
            }).collect_view()}
        </fieldset>
        <label class="option"><strong>{tr("web.notices.when")}</strong>
            <select prop:value=move || wishes.with(|wishes| wishes.after_minutes).to_string()
                on:change=move |event| {
                    if let Ok(minutes) = event_target_value(&event).parse() {
                        change(&|wishes| wishes.after_minutes = minutes);
                    }
                }>
                {DELAYS.map(|minutes| view! {
                    <option value=minutes.to_string()
                        selected=move || wishes.with(|wishes| wishes.after_minutes) == minutes>{move || delay(minutes)}</option>
                }).collect_view()}
            </select>
        </label>
        <label class="switch-row">
            <input type="checkbox" role="switch" prop:checked=move || quiet().is_some()
                on:change=move |event| {
                    if event_target_checked(&event) {
                        set_quiet(NIGHT.0, NIGHT.1);
                    } else {
                        change(&|wishes| wishes.quiet = None);
                    }
                } />
            <span>
                <strong>{tr("web.notices.quiet")}</strong>
                <small>{tr("web.notices.quiet-help")}</small>
            </span>
        </label>
        {move || quiet().map(|quiet| view! {
            <div class="button-row">
                <label>{tr("web.notices.from")} " "
                    <input type="time" required value=clock(quiet.from) on:change=move |event| {
                        if let Some(from) = minutes(&event_target_value(&event)) {
                            set_quiet(from, quiet.to);
                        }
                    } />
                </label>
                <label>{tr("web.notices.to")} " "
                    <input type="time" required value=clock(quiet.to) on:change=move |event| {
                        if let Some(to) = minutes(&event_target_value(&event)) {
                            set_quiet(quiet.from, to);
                        }
                    } />
                </label>
            </div>
        })}
    }
}

/// How long a table has waited, in words.
fn delay(minutes: u32) -> String {
    let message = match minutes {
        0 => return t("web.notices.at-once"),
        minutes if minutes % 60 == 0 => Message::new("web.notices.after-hours").with("hours", minutes / 60),
        minutes => Message::new("web.notices.after-minutes").with("minutes", minutes),
    };
    crate::words::say(&message, &[])
}

#[component]
fn Webhooks(
    known: RwSignal<Option<Notifications>>,
    reload: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let address = RwSignal::new(String::new());
    let add = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let wanted = address.get_untracked();
        attempt(
            async move {
                notices::add_webhook(wanted).await?;
                address.try_set(String::new());
                Ok(())
            },
            reload,
        );
    };
    let test = move |tried: String| {
        leptos::task::spawn_local(async move {
            let outcome = notices::test(tried).await.err();
            app().tell(outcome.unwrap_or_else(|| Message::new("web.notices.tested")));
        });
    };
    let listed = move || {
        let listed = known.with(|known| known.as_ref().map(|known| known.webhooks.clone()));
        listed.unwrap_or_default()
    };
    let has_some = !untrack(listed).is_empty();
    view! {
        <details class="fold" open=has_some>
            <summary>{tr("web.notices.webhooks")}</summary>
            <p class="help">{tr("web.notices.webhooks-help")}</p>
            <ul class="webhooks">
                {move || listed().into_iter().map(|hook| {
                    let (tried, removed) = (hook.clone(), hook.clone());
                    view! {
                        <li>
                            <code>{hook}</code>
                            <div class="button-row">
                                <button on:click=move |_| test(tried.clone())>{icon("chat")} {tr("web.notices.test")}</button>
                                <button on:click=move |_| {
                                    let removed = removed.clone();
                                    attempt(async move { notices::remove(removed).await }, reload);
                                }>{tr("web.notices.remove")}</button>
                            </div>
                        </li>
                    }
                }).collect_view()}
            </ul>
            <form class="stack" on:submit=add>
                <label>{tr("web.notices.address")}
                    <input type="url" required placeholder="https://" maxlength="1000" prop:value=address
                        on:input=move |event| address.set(event_target_value(&event)) />
                </label>
                <div class="button-row"><button>{tr("web.notices.add")}</button></div>
            </form>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_day_go_into_fields_and_come_back() {
        for time in [0, 59, 60, 22 * 60 + 30, 24 * 60 - 1] {
            assert_eq!(minutes(&clock(time)), Some(time));
        }
        assert_eq!(minutes("07:05:00"), Some(425), "some browsers tell the seconds");
        assert_eq!(minutes(""), None);
        assert_eq!(minutes("7"), None);
    }
}
