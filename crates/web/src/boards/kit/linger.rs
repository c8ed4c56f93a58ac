//! Scenes about what has just happened: they stay for a few paces of the speed that the person chose. Nothing waits for them, and any press or the
//! space bar ends them.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use crate::app::app;

/// The news that such a scene shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct News {
    /// Grows with each of them.
    number: u32,
    /// Whether it happened while the table was in view.
    is_fresh: bool,
}

impl News {
    /// The next state, given the number of the newest news. Anything from before the table was opened is no news, nor is what remains after a
    /// step back.
    fn next(before: Option<Self>, number: u32, is_fresh: bool) -> Self {
        match before {
            Some(before) if before.number == number => before,
            Some(before) if before.number < number => Self { number, is_fresh },
            _ => Self {
                number,
                is_fresh: false,
            },
        }
    }
}

/// Whether such a scene is in sight. Copying it is free.
#[derive(Clone, Copy)]
pub struct Linger {
    news: Memo<News>,
    /// The news whose scene is over.
    ended: RwSignal<u32>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Linger {
    /// Stays for this many paces after news; `newest` says their number, which grows with each of them, and whether they come before one's eyes now.
    pub fn after(newest: impl Fn() -> (u32, bool) + Send + Sync + 'static, paces: u32) -> Self {
        let linger = Self {
            news: Memo::new(move |before: Option<&News>| {
                let (number, is_fresh) = newest();
                News::next(before.copied(), number, is_fresh)
            }),
            ended: RwSignal::new(0),
            timer: StoredValue::new(None),
        };
        Effect::new(move || {
            let news = linger.news.get();
            linger.stop();
            if news.is_fresh {
                let stays = untrack(|| app().pace()) * paces;
                let end = move || {
                    linger.ended.try_set(news.number);
                };
                linger.timer.set_value(set_timeout_with_handle(end, stays).ok());
            }
        });
        let pressed = window_event_listener(ev::pointerdown, move |_| linger.end());
        let skipped = window_event_listener(ev::keydown, move |event| {
            if event.key() == " " {
                linger.end();
            }
        });
        on_cleanup(move || {
            pressed.remove();
            skipped.remove();
            linger.stop();
        });
        linger
    }

    /// Whether the scene is in sight; never where everything is shown at once.
    pub fn is_on(self) -> bool {
        let news = self.news.get();
        news.is_fresh && self.ended.get() != news.number && untrack(|| app().pace()) > Duration::ZERO
    }

    /// The scene is over.
    pub fn end(self) {
        if untrack(|| self.is_on()) {
            self.ended.set(self.news.get_untracked().number);
        }
    }

    fn stop(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn earlier_events_are_no_news() {
        let opened = News::next(None, 3, true);
        assert!(!opened.is_fresh);
        let news = News::next(Some(opened), 4, true);
        assert!(news.is_fresh);
        assert_eq!(News::next(Some(news), 4, false), news);
        assert!(!News::next(Some(news), 3, true).is_fresh);
    }
}
