//! The text of a guide as HTML, block by block: a search shows single paragraphs.

use std::collections::BTreeMap;

use super::signs::Signs;
use super::table;
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd, html};

/// Paragraphs that are set apart, by the bold word with which they begin in our languages: rulings where a rulebook is silent, and examples.
const ASIDES: [(&str, [&str; 3]); 3] = [
    ("ruling", ["Ruling", "Решение", "Rozstrzygnięcie"]),
    ("example", ["Example", "Пример", "Przykład"]),
    ("example", ["Examples", "Примеры", "Przykłady"]),
];

/// How many pixels a unit of a picture of several pieces has where there is room.
const SCENE: f32 = 1.5;

/// The drawings of a game's sheet with their sizes.
pub struct Drawings(BTreeMap<String, (f32, f32)>);

impl Drawings {
    /// The symbols of a sheet.
    pub fn of(sheet: &str) -> Self {
        let symbol = |part: &str| {
            let name = part.split('"').next()?;
            let view_box = part.split("viewBox=\"").nth(1)?.split('"').next()?;
            let numbers: Vec<f32> = view_box.split(' ').filter_map(|n| n.parse().ok()).collect();
            match numbers.as_slice() {
                [_, _, width, height] => Some((name.to_owned(), (*width, *height))),
                _ => None,
            }
        };
        Self(sheet.split("<symbol id=\"").skip(1).filter_map(symbol).collect())
    }

    /// A drawing in its own proportions. Attributes only: the page allows no style in the text.
    fn draw(&self, name: &str, words: &str) -> Result<String, String> {
        let (width, height) = self
            .0
            .get(name)
            .ok_or_else(|| format!("no such drawing: {name}"))?;
        // A picture of several pieces has a size of its own, wide and tall ones have classes; a sign is small wherever it appears.
        let class = match width / height {
            _ if name.contains("-rule-") => "scene",
            _ if width.max(*height) <= 26.0 => "sign",
            ratio if ratio > 2.2 => "wide",
            ratio if ratio < 0.9 => "high",
            _ => "card-shaped",
        };
        let size = match class {
            "scene" => format!(" width=\"{:.0}\"", width * SCENE),
            _ => String::new(),
        };
        Ok(format!(
            "<svg class=\"guide-art {class}\"{size} viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"{}\"><use href=\"#{name}\" width=\"{width}\" height=\"{height}\"></use></svg>",
            escaped(words)
        ))
    }
}

impl Drawings {
    /// A drawing that only repeats what the words beside it say.
    fn draw_beside_words(&self, name: &str) -> Result<String, String> {
        let drawn = self.draw(name, "")?;
        Ok(drawn.replacen("role=\"img\" aria-label=\"\"", "aria-hidden=\"true\"", 1))
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}

/// The blocks of a text.
pub fn blocks(source: &str, game: &str, drawings: &Drawings, signs: &Signs) -> Result<Vec<String>, String> {
    let mut blocks = Vec::new();
    let mut depth = 0;
    let mut block = Vec::new();
    for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
        match &event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            Event::Html(text) | Event::InlineHtml(text) => return Err(format!("no HTML: {text}")),
            _ => {}
        }
        block.push(event);
        if depth == 0 {
            blocks.push(written(std::mem::take(&mut block), game, drawings, signs)?);
        }
    }
    Ok(blocks)
}

/// One block as HTML.
fn written(events: Vec<Event>, game: &str, drawings: &Drawings, signs: &Signs) -> Result<String, String> {
    let is_paragraph = matches!(events.first(), Some(Event::Start(Tag::Paragraph)));
    let pictures = with_drawings(events, game, drawings)?;
    let events = pictures.events;
    let mut out = String::new();
    if is_paragraph && pictures.alone {
        let drawn = events.into_iter().filter_map(|event| match event {
            Event::InlineHtml(svg) => Some(svg.into_string()),
            _ => None,
        });
        let figures = drawn.zip(pictures.words).map(|(svg, words)| {
            let words = escaped(&words);
            format!("<figure>{svg}<figcaption aria-hidden=\"true\">{words}</figcaption></figure>")
        });
        return Ok(format!(
            "<div class=\"guide-pictures\">{}</div>",
            figures.collect::<String>()
        ));
    }
    let (events, is_sum) = without_sum_mark(events);
    if is_sum {
        let inner = events.len() - 1;
        html::push_html(&mut out, events.into_iter().take(inner).skip(1));
        return Ok(format!("<p class=\"sum\">{out}</p>"));
    }
    if let Some(class) = aside(&events) {
        let inner = events.len() - 1;
        html::push_html(&mut out, events.into_iter().take(inner).skip(1));
        return Ok(format!("<p class=\"{class}\">{out}</p>"));
    }
    let is_table = matches!(events.first(), Some(Event::Start(Tag::Table(_))));
    if is_table {
        let events = with_signs(events, drawings, signs)?;
        html::push_html(&mut out, events.into_iter());
        return Ok(table::written(&out));
    }
    html::push_html(&mut out, events.into_iter());
    Ok(out)
}

/// Events in which pictures are drawn and links lead to sections.
struct Drawn<'a> {
    events: Vec<Event<'a>>,
    /// What the pictures show.
    words: Vec<String>,
    /// Whether there is nothing but pictures.
    alone: bool,
}

fn with_drawings<'a>(events: Vec<Event<'a>>, game: &str, drawings: &Drawings) -> Result<Drawn<'a>, String> {
    let mut drawn = Drawn {
        events: Vec::new(),
        words: Vec::new(),
        alone: true,
    };
    let mut picture: Option<(CowStr<'a>, String)> = None;
    for event in events {
        match (event, &mut picture) {
            (Event::Start(Tag::Image { dest_url, .. }), _) => picture = Some((dest_url, String::new())),
            (Event::End(TagEnd::Image), _) => {
                if let Some((name, words)) = picture.take() {
                    let svg = drawings.draw(&name, &words)?;
                    drawn.events.push(Event::InlineHtml(svg.into()));
                    drawn.words.push(words);
                }
            }
            (Event::Text(text) | Event::Code(text), Some((_, words))) => words.push_str(&text),
            (_, Some(_)) => {}
            (event, None) => {
                drawn.alone &= match &event {
                    Event::Text(text) => text.trim().is_empty(),
                    Event::SoftBreak | Event::Start(Tag::Paragraph) | Event::End(TagEnd::Paragraph) => true,
                    _ => false,
                };
                drawn.events.push(inward(event, game));
            }
        }
    }
    drawn.alone &= !drawn.words.is_empty();
    Ok(drawn)
}

/// The length of the number, with the gap after it, at the end of a text: it belongs to the sign that follows.
fn number_at_end(text: &str) -> usize {
    let rest = text
        .trim_end_matches(' ')
        .trim_end_matches(|letter: char| letter.is_ascii_digit());
    if text.ends_with(' ') {
        text.len() - rest.len()
    } else {
        0
    }
}

/// The cells of a table in which a sign stands before each word that names a thing.
fn with_signs<'a>(
    events: Vec<Event<'a>>,
    drawings: &Drawings,
    signs: &Signs,
) -> Result<Vec<Event<'a>>, String> {
    let mut told = Vec::new();
    for event in events {
        let Event::Text(text) = &event else {
            told.push(event);
            continue;
        };
        for (before, sign) in signs.within(text) {
            let (before, number) = before.split_at(before.len() - number_at_end(before));
            if !before.is_empty() {
                told.push(Event::Text(before.to_owned().into()));
            }
            if let Some((sign, word)) = sign {
                let drawn = drawings.draw_beside_words(sign)?;
                let word = escaped(word);
                told.push(Event::InlineHtml(
                    format!("<span class=\"named\">{number}{drawn} {word}</span>").into(),
                ));
            } else if !number.is_empty() {
                told.push(Event::Text(number.to_owned().into()));
            }
        }
    }
    Ok(told)
}

/// A link to a section by its id, or to a clause, as an address of the page.
fn inward<'a>(event: Event<'a>, game: &str) -> Event<'a> {
    match event {
        Event::Start(Tag::Link {
            link_type,
            dest_url,
            title,
            id,
        }) if !dest_url.contains("://") => Event::Start(Tag::Link {
            link_type,
            dest_url: format!("#/rules/{game}/{}", dest_url.trim_start_matches('#')).into(),
            title,
            id,
        }),
        other => other,
    }
}

/// A paragraph that begins with `= ` is a sum in pictures: the events without that mark, and whether it was there.
fn without_sum_mark(mut events: Vec<Event>) -> (Vec<Event>, bool) {
    let [Event::Start(Tag::Paragraph), Event::Text(text), ..] = events.as_mut_slice() else {
        return (events, false);
    };
    let Some(rest) = text.strip_prefix("= ").map(str::to_owned) else {
        return (events, false);
    };
    *text = rest.into();
    (events, true)
}

/// The kind of a set-apart paragraph, by its first word.
fn aside(events: &[Event]) -> Option<&'static str> {
    let [
        Event::Start(Tag::Paragraph),
        Event::Start(Tag::Strong),
        Event::Text(word),
        ..,
    ] = events
    else {
        return None;
    };
    let word = word.trim_end_matches(['.', ':']);
    let known = ASIDES.iter().find(|(_, words)| words.contains(&word));
    known.map(|(class, _)| *class)
}
