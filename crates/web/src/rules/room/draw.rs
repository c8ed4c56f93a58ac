//! What the room looks like.

use leptos::ev;
use leptos::prelude::*;
use signoria_engine::Message;
use signoria_words::guide::{Guide, Section};

use super::{PIECES, Page, Room, found_in, hits_in};
use crate::art::icon;
use crate::rules::pieces;
use crate::words::{say, t, tr};

impl Room {
    pub(super) fn draw(self) -> impl IntoView {
        let game = self.reader.with_value(|reader| reader.game.clone());
        let title = self.guide.with_value(|guide| guide.title.clone());
        let page = Memo::new(
            move |_| match (self.pieces.get(), self.needle.with(Option::is_some)) {
                (true, _) => Page::Pieces,
                (false, true) => Page::Found,
                (false, false) => Page::Section,
            },
        );
        let beside = self.is_beside();
        let on_key = move |event: ev::KeyboardEvent| {
            if beside {
                self.hear(&event);
            }
        };
        view! {
            <article class="rules" class:beside=beside data-rules=game.clone() data-game=game on:keydown=on_key on:click=move |event| self.hear_click(&event)>
                <header class="rules-head">
                    {match beside {
                        true => view! { <h2>{tr("web.rules.title")}</h2> }.into_any(),
                        false => view! { <h1>{title}</h1> }.into_any(),
                    }}
                    {self.draw_search()}
                    <button class="rules-contents-button" aria-expanded=move || self.contents.get().to_string()
                        on:click=move |_| self.contents.update(|open| *open = !*open)>
                        {icon("menu")} <span>{tr("web.rules.contents")}</span>
                    </button>
                    {beside.then(|| view! {
                        <button class="quiet rules-close" aria-label=tr("web.close") on:click=move |_| { self.close(); }>{icon("close")}</button>
                    })}
                </header>
                {self.draw_contents()}
                <div class="rules-text" tabindex="-1">
                    {move || match page.get() {
                        Page::Pieces => self.draw_pieces().into_any(),
                        Page::Found => self.draw_found().into_any(),
                        Page::Section => self.draw_section().into_any(),
                    }}
                </div>
                {move || (page.get() == Page::Section).then(|| self.draw_foot())}
            </article>
        }
    }

    fn close(self) {
        if let Some(close) = self.reader.with_value(|reader| reader.close) {
            close.run(());
        }
    }

    fn draw_search(self) -> impl IntoView {
        let found = move || {
            self.needle.get()?;
            if self.pieces.get() {
                return Some(pieces::count_in_words(self.found.get()));
            }
            let all: usize = self.hits.with(|hits| hits.iter().sum());
            let message = match all {
                0 => Message::new("web.rules.none"),
                _ => Message::new("web.rules.hit")
                    .with("number", self.hit.get() + 1)
                    .with("count", all),
            };
            Some(say(&message, &[]))
        };
        view! {
            <label class="rules-search">
                {icon("search")}
                <span class="visually-hidden">{tr("web.rules.search")}</span>
                <input type="search" autocomplete="off" placeholder=tr("web.rules.search") prop:value=self.typed
                    on:input=move |event| self.typed.set(event_target_value(&event)) />
                <output role="status">{found}</output>
                <kbd aria-hidden="true">"/"</kbd>
            </label>
        }
    }

    fn draw_contents(self) -> impl IntoView {
        let entries = self.sections().into_iter().map(|(number, id, title)| {
            let current = move || (!self.pieces.get() && self.section.get() == number).then_some("true");
            let hits = move || {
                let hits = self.hits.with(|hits| hits.get(number).copied());
                hits.filter(|hits| *hits > 0)
                    .map(|hits| view! { <span class="count-badge">{hits}</span> })
            };
            view! { <li><a href=self.address(&id) aria-current=current><span>{title}</span> {hits}</a></li> }
        });
        view! {
            <nav class="rules-contents" class:open=move || self.contents.get() aria-label=tr("web.rules.contents")>
                <ol>
                    {entries.collect_view()}
                    {self.has_pieces().then(|| view! {
                        <li class="apart"><a href=self.address(PIECES) aria-current=move || self.pieces.get().then_some("true")><span>{tr("web.pieces.title")}</span></a></li>
                    })}
                </ol>
            </nav>
        }
    }

    fn draw_section(self) -> impl IntoView {
        let number = self.section.get();
        self.guide.with_value(|guide| {
            let section = guide.sections.get(number)?;
            let intro = (number == 0).then(|| {
                let intro = guide.intro.concat();
                view! { <div class="rules-intro" inner_html=intro></div> }
            });
            let clauses = section.clauses.clone();
            // How a turn goes is the beginning, and needs its one screen.
            let path = (number > 0).then(|| self.draw_path(guide, section));
            Some(view! {
                {intro}
                {path}
                <h2 class="rules-heading">
                    {section.title.clone()}
                    {move || self.clause.get().map(|clause| view! { " " <span class="clause here">{clause}</span> })}
                </h2>
                <div class="guide" class:one-screen=number == 0 inner_html=section.blocks.concat()></div>
                {(!clauses.is_empty()).then(|| self.draw_clauses(clauses))}
            })
        })
    }

    /// The way to a section: the game, and the chapter with its first section.
    fn draw_path(self, guide: &Guide, section: &Section) -> impl IntoView + use<> {
        let chapter = format!("web.rules.chapter.{}", section.chapter);
        let mut sections = guide.sections.iter();
        let first = sections.find(|other| other.chapter == section.chapter);
        let (start, first) = (
            self.address(""),
            self.address(first.map_or("", |first| &first.id)),
        );
        view! {
            <nav class="rules-path" aria-label=tr("web.rules.path")>
                <a href=start>{guide.title.clone()}</a> " › " <a href=first>{move || t(&chapter)}</a>
            </nav>
        }
    }

    fn draw_pieces(self) -> impl IntoView {
        let game = self.reader.with_value(|reader| reader.game.clone());
        let address = Callback::new(move |at: String| self.address(&at));
        view! { <pieces::Pieces game needle=self.needle found=self.found address /> }
    }

    /// The clauses of a section, small, each with an address of its own.
    fn draw_clauses(self, clauses: Vec<String>) -> impl IntoView {
        let links = clauses.into_iter().map(|clause| {
            let href = self.address(&clause);
            let name = clause.clone();
            let is_wanted = move || {
                self.clause
                    .with(|wanted| wanted.as_deref() == Some(name.as_str()))
            };
            view! { <li><a class="clause" class:here=is_wanted href=href>{clause}</a></li> }
        });
        view! {
            <div class="rules-clauses">
                <small>{tr("web.rules.clauses")}</small>
                <ul>{links.collect_view()}</ul>
            </div>
        }
    }

    /// The paragraphs in which something was found, under the sections they stand in.
    fn draw_found(self) -> impl IntoView {
        let Some(needle) = self.needle.get() else {
            return ().into_any();
        };
        let found: Vec<_> = self.guide.with_value(|guide| {
            let sections = guide.sections.iter();
            sections
                .filter(|section| hits_in(section, &needle) > 0)
                .map(|section| {
                    let blocks = found_in(section, &needle).into_iter();
                    let text: String = blocks.map(|block| needle.marked(block)).collect();
                    (self.address(&section.id), needle.marked(&section.title), text)
                })
                .collect()
        });
        if found.is_empty() {
            return view! { <p class="empty">{tr("web.rules.nothing")}</p> }.into_any();
        }
        let sections = found.into_iter().map(|(href, title, text)| {
            view! {
                <section class="rules-found">
                    <h2><a href=href inner_html=title></a></h2>
                    <div class="guide" inner_html=text></div>
                </section>
            }
        });
        sections.collect_view().into_any()
    }

    /// Before and after.
    fn draw_foot(self) -> impl IntoView {
        let link = |to: Option<(String, String)>, class: &'static str, label: &'static str| {
            to.map(|(id, title)| {
                view! {
                    <a class=class href=self.address(&id)><span class="visually-hidden">{tr(label)} " "</span> {title}</a>
                }
            })
        };
        view! {
            <footer class="rules-foot">
                {link(self.neighbour(-1), "before", "web.rules.before")}
                {link(self.neighbour(1), "after", "web.rules.after")}
            </footer>
        }
    }
}
