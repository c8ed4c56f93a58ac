//! The guides of the games are complete: the same sections and clauses in every language, every clause in one place, every picture drawn.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use super::*;

fn drawings() -> Drawings {
    Drawings::of(
        "<svg><symbol id=\"lorenzo-coin\" viewBox=\"0 0 24 24\"><g/></symbol><symbol id=\"lorenzo-card-1\" viewBox=\"0 0 160 60\"><g/></symbol></svg>",
    )
}

const SMALL: &str = "# Lorenzo

Families of **Florence**.

## turn: How a turn goes

![a coin](lorenzo-coin)

Place one member. See [the towers](towers).

**Ruling.** Nobody waits.

> L.TU.1 L.TU.2

## towers: The towers

- one
- two, for 3 ![coins](lorenzo-coin)

| floor | value |
|---|---|
| 1 | 1 |

> L.TW.1
> L.TW.2
";

#[test]
fn a_guide_has_a_title_sections_and_the_clauses_they_hold() {
    let guide = parse(SMALL, "lorenzo", &drawings(), &Signs::default()).unwrap();
    assert_eq!(guide.title, "Lorenzo");
    assert_eq!(guide.intro, ["<p>Families of <strong>Florence</strong>.</p>\n"]);
    let sections: Vec<(&str, &str, Vec<&str>)> = guide
        .sections
        .iter()
        .map(|section| {
            let clauses = section.clauses.iter().map(String::as_str).collect();
            (section.id.as_str(), section.title.as_str(), clauses)
        })
        .collect();
    let expected = [
        ("turn", "How a turn goes", vec!["L.TU.1", "L.TU.2"]),
        ("towers", "The towers", vec!["L.TW.1", "L.TW.2"]),
    ];
    assert_eq!(sections, expected);
}

#[test]
fn pictures_are_drawn_links_lead_to_sections_and_rulings_stand_apart() {
    let guide = parse(SMALL, "lorenzo", &drawings(), &Signs::default()).unwrap();
    let [picture, place, ruling] = guide.sections[0].blocks.as_slice() else {
        panic!("three blocks: {:?}", guide.sections[0].blocks);
    };
    assert!(picture.starts_with("<div class=\"guide-pictures\"><figure><svg class=\"guide-art sign\""));
    assert!(
        picture.contains("href=\"#lorenzo-coin\"")
            && picture.contains("<figcaption aria-hidden=\"true\">a coin<")
    );
    assert!(place.contains("<a href=\"#/rules/lorenzo/towers\">the towers</a>"));
    assert!(ruling.starts_with("<p class=\"ruling\"><strong>Ruling.</strong>"));
    let [list, table] = guide.sections[1].blocks.as_slice() else {
        panic!("two blocks: {:?}", guide.sections[1].blocks);
    };
    assert!(list.starts_with("<ul>") && list.contains("<svg class=\"guide-art sign\""));
    assert!(table.starts_with("<div class=\"scroll\" tabindex=\"0\"><table>"));
}

#[test]
fn a_paragraph_that_begins_with_an_equals_sign_is_a_sum_in_pictures() {
    let blocks = text::blocks(
        "= ![a coin](lorenzo-coin) **3** → 5\n\n3 = 3",
        "lorenzo",
        &drawings(),
        &Signs::default(),
    )
    .unwrap();
    assert!(
        blocks[0].starts_with("<p class=\"sum\"><svg") && blocks[0].contains("<strong>3</strong> → 5"),
        "{blocks:?}"
    );
    assert_eq!(blocks[1], "<p>3 = 3</p>\n");
}

#[test]
fn in_a_table_a_sign_stands_between_a_number_and_its_word() {
    let signs = Signs::read("lorenzo-coin: coin | монет | monet", Language::En).unwrap();
    let blocks = text::blocks(
        "| a |\n|---|\n| pay 3 coins |\n\n3 coins",
        "lorenzo",
        &drawings(),
        &signs,
    )
    .unwrap();
    assert!(
        blocks[0].contains("pay <span class=\"named\">3 <svg") && blocks[0].contains("</svg> coins</span>"),
        "{blocks:?}"
    );
    assert_eq!(blocks[1], "<p>3 coins</p>\n");
}

#[test]
fn an_error_says_what_is_wrong() {
    let fault = |source: &str| parse(source, "lorenzo", &drawings(), &Signs::default()).unwrap_err();
    assert_eq!(fault("Lorenzo"), "it does not begin with `# Title`");
    assert_eq!(
        fault("# A\n\n## turn: T\n\n![a hat](lorenzo-hat)\n"),
        "section turn: no such drawing: lorenzo-hat"
    );
    assert_eq!(
        fault("# A\n\n## turn: T\n\ntext\n\n> L.TU\n"),
        "section turn: not a clause: L.TU"
    );
    assert_eq!(
        fault("# A\n\n## turn: T\n\n<b>x</b>\n"),
        "section turn: no HTML: <b>"
    );
    assert!(clauses_of_messages("lorenzo.tower.surcharge\n").is_err());
    let mut sections = parse(SMALL, "lorenzo", &drawings(), &Signs::default())
        .unwrap()
        .sections;
    assert!(into_chapters(&mut sections, "actions: towers turn\n").is_err());
    assert!(into_chapters(&mut sections, "# one\noverview: turn\nactions: towers\n").is_ok());
    assert_eq!(sections[1].chapter, "actions");
}

fn games() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games"))
}

/// The clauses of a game's `RULES.md`: lines that begin with `- **F.AU.13**`.
fn clauses(game: &str) -> Vec<String> {
    let rules = fs::read_to_string(games().join(game).join("RULES.md")).unwrap();
    let lines = rules.lines().filter_map(|line| line.strip_prefix("- **"));
    let names = lines.filter_map(|line| line.split("**").next());
    names.filter(|name| is_clause(name)).map(String::from).collect()
}

fn guides(game: &str) -> Vec<Guide> {
    let folder = games().join(game).join("guide");
    let drawings = Drawings::of(&signoria_art::sheet::of(game).unwrap());
    Language::ALL
        .map(|language| read(&folder, game, language, &drawings).unwrap())
        .into()
}

const GAMES: [&str; 4] = ["florence", "lorenzo", "praga", "amalfi"];

#[test]
fn the_languages_have_the_same_sections_and_clauses() {
    for game in GAMES {
        let shape = |guide: &Guide| -> Vec<(String, Vec<String>)> {
            let sections = guide.sections.iter();
            sections
                .map(|section| (section.id.clone(), section.clauses.clone()))
                .collect()
        };
        let guides = guides(game);
        for guide in &guides {
            assert_eq!(shape(guide), shape(&guides[0]), "{game}: {}", guide.title);
            let mut sections = guide.sections.iter();
            assert!(
                sections.all(|section| !section.blocks.is_empty() && !section.title.is_empty()),
                "{game}: {}",
                guide.title
            );
            assert_eq!(
                guide.sections[0].id, "turn",
                "{game}: how a turn goes comes first"
            );
        }
    }
}

#[test]
fn every_clause_stands_in_exactly_one_section() {
    for game in GAMES {
        let guides = guides(game);
        let guide = &guides[0];
        let mut held: BTreeMap<String, usize> = clauses(game).into_iter().map(|clause| (clause, 0)).collect();
        for clause in guide.sections.iter().flat_map(|section| &section.clauses) {
            match held.get_mut(clause) {
                Some(count) => *count += 1,
                None => panic!("{game}: {clause} is no clause"),
            }
        }
        let wrong: Vec<String> = held
            .iter()
            .filter(|(_, count)| **count != 1)
            .map(|(clause, count)| format!("{clause}: {count} times"))
            .collect();
        assert!(wrong.is_empty(), "{game}: {wrong:?}");
    }
}

#[test]
fn every_refusal_comes_from_a_clause() {
    let refusals: [(&str, &[&str]); 4] = [
        ("florence", signoria_florence::Refusal::IDS),
        ("lorenzo", signoria_lorenzo::Refusal::IDS),
        ("praga", signoria_praga::event::Refusal::IDS),
        ("amalfi", signoria_amalfi::Refusal::IDS),
    ];
    for (game, ids) in refusals {
        let text = fs::read_to_string(games().join(game).join("guide/clauses.txt")).unwrap();
        let known = clauses_of_messages(&text).unwrap();
        let missing: Vec<&&str> = ids.iter().filter(|id| !known.contains_key(**id)).collect();
        assert!(missing.is_empty(), "{game}: no clause for {missing:?}");
        let clauses = clauses(game);
        for (message, clause) in &known {
            assert!(clauses.contains(clause), "{game}: {message}: no clause {clause}");
        }
    }
}

#[test]
fn every_question_comes_from_a_clause() {
    for game in GAMES {
        let text = fs::read_to_string(games().join(game).join("guide/clauses.txt")).unwrap();
        let known = clauses_of_messages(&text).unwrap();
        let known: BTreeSet<String> = known.keys().map(|message| message.replace('.', "-")).collect();
        let words = fs::read_to_string(games().join(game).join("words/en.ftl")).unwrap();
        let start = format!("{game}-ask-");
        let asked = words
            .lines()
            .filter(|line| line.starts_with(&start))
            .filter_map(|line| Some(line.split_once(" =")?.0));
        // When nothing is asked any more, there is nothing to look up.
        let asked = asked.filter(|id| !id.ends_with("-over") && !id.ends_with("-nothing"));
        let missing: Vec<&str> = asked.filter(|id| !known.contains(*id)).collect();
        assert!(missing.is_empty(), "{game}: no clause for {missing:?}");
    }
}

#[test]
fn every_section_has_a_picture_in_every_language() {
    for game in GAMES {
        for (guide, language) in guides(game).iter().zip(Language::ALL) {
            let bare = guide
                .sections
                .iter()
                .filter(|section| !section.blocks.iter().any(|block| block.contains("<svg")));
            let bare: Vec<&str> = bare.map(|section| section.id.as_str()).collect();
            assert!(bare.is_empty(), "{game}, {language}: {bare:?}");
        }
    }
}
