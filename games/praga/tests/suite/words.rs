//! Every message has words in every language, and the words keep to the glossary.

use signoria_engine::Message;
use signoria_engine::prelude::*;
use signoria_engine::testing::words::{Glossary, every_language_has};
use signoria_praga::Praga;
use signoria_praga::action::Action;
use signoria_praga::event::{Event, Refusal};
use signoria_words::{Language, Lexicon};

pub fn lexicon() -> Lexicon {
    Lexicon::new(Praga::WORDS.iter().copied()).unwrap()
}

fn fluent(id: &str) -> String {
    id.replace(['.', '_'], "-")
}

#[test]
fn every_event_refusal_action_and_option_has_words_in_every_language() {
    let mut needed: Vec<String> = Vec::new();
    for ids in [Event::IDS, Refusal::IDS, Action::IDS] {
        needed.extend(ids.iter().map(|id| fluent(id)));
    }
    for option in Praga::OPTIONS {
        let id = fluent(&format!("praga.option.{}", option.key));
        needed.push(format!("{id}-help"));
        if let signoria_engine::OptionKind::Choice(values) = option.kind {
            needed.extend(values.iter().map(|value| fluent(&format!("{id}.{value}"))));
        }
        needed.push(id);
    }
    assert_eq!(Praga::WORDS.len(), 3);
    every_language_has::<Praga>(needed.iter().map(String::as_str));
}

fn glossary() -> Glossary {
    Glossary::read(include_str!("../../GLOSSARY.toml"))
}

#[test]
fn a_thing_is_called_as_the_glossary_calls_it() {
    // The message, and the term that it is.
    let names = [
        ("title", "game_title"),
        ("action.mines", "action_mines"),
        ("action.quarries", "action_quarries"),
        ("action.upgrade", "action_upgrade"),
        ("action.wall", "action_wall"),
        ("action.building", "action_building"),
        ("action.road", "action_road"),
        ("good.gold", "gold"),
        ("good.stone", "stone"),
        ("good.egg", "egg"),
        ("good.silver-window", "silver_window"),
        ("good.gold-window", "gold_window"),
        ("good.red-token", "red_token"),
        ("good.blue-token", "blue_token"),
        ("good.gold-mine", "gold_mine"),
        ("good.quarry", "quarry"),
        ("good.technology", "technology_track"),
        ("good.university", "university_track"),
        ("grid.hunger-wall", "hunger_wall"),
        ("grid.cathedral", "cathedral"),
        ("row.upgrade", "upgrade_row"),
        ("row.wall", "wall_row"),
        ("row.building", "building_row"),
        ("track.gold-mine", "gold_mine_track"),
        ("track.quarry", "quarry_track"),
        ("half.top", "top_bonus"),
        ("zone.red", "red_zone"),
        ("zone.green", "green_zone"),
        ("zone.blue", "blue_zone"),
        ("parler", "peter_parler"),
        ("panel.wheel", "action_wheel"),
        ("panel.bridge", "charles_bridge"),
        ("do.bonus", "wheel_bonus"),
        ("do.extra", "extra_action"),
        ("effect.any-action", "any_action"),
        ("option.side-a", "side_a"),
        ("option.side-b", "side_b"),
        ("option.first", "first_player"),
        ("source.eggs", "remaining_eggs"),
    ];
    let (lexicon, terms) = (lexicon(), glossary());
    // The rulebook prints a straight apostrophe; the words use the typographic one.
    let plain = |text: &str| text.to_lowercase().replace('’', "'");
    for (id, key) in names {
        for language in Language::ALL {
            let message = Message::new(format!("praga.{id}"));
            let said = lexicon.try_say(language, &message, &()).unwrap();
            assert_eq!(
                plain(&said),
                plain(terms.term(key, language.code())),
                "{language} {id}"
            );
        }
    }
}

#[test]
fn a_sentence_uses_the_words_of_the_glossary() {
    // The message, and a term that its source must contain, in its dictionary form.
    let within = [
        ("log-final-scoring", "final_scoring"),
        ("log-wealth", "wealth_bonus"),
        ("production", "production_tile"),
        ("bridge-tile-now", "silver_bridge_tile"),
        ("bridge-tile-last", "gold_bridge_tile"),
        ("seal-fixed", "seal"),
        ("log-overran", "five_point_token"),
        ("wall-space-beside", "wall_space"),
        ("effect-plaza", "plaza_tile"),
        ("panel-box", "closed_box"),
    ];
    let terms = glossary();
    for (index, language) in Language::ALL.into_iter().enumerate() {
        let source = Praga::WORDS[index].1;
        for (id, key) in within {
            let start = format!("praga-{id} = ");
            let line = source.lines().find_map(|line| line.strip_prefix(&start)).unwrap();
            // Without what the glossary adds in brackets, and each word by its stem, since sentences inflect it.
            let wanted = terms
                .term(key, language.code())
                .split(" (")
                .next()
                .unwrap()
                .to_lowercase();
            for word in wanted.split(' ') {
                let length = word.chars().count();
                let stem: String = word.chars().take(length.saturating_sub(2).max(3)).collect();
                assert!(
                    line.to_lowercase().contains(&stem),
                    "{language} {id}: {line} without {wanted}"
                );
            }
        }
    }
}
