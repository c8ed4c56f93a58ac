//! Checks a file and turns it into tables.

mod boards;
mod cards;
mod lists;

use std::ops::Range;

use signoria_engine::edition::from_toml;
use signoria_engine::{EditionError, Provenance, Set, Token};
use toml::Spanned;

use super::file::{self, File};
use super::{CharacterFigures, Components};
use crate::effect::{Count, Effect, List, Occasion};
use crate::pieces::{Character, Craft, Guild, Hold, Masterpiece, Role, Title};
use crate::score::Origin;

/// No figure of the box comes near this; up to it no sum of the rules leaves its type.
const MOST: u8 = 60;

type Checked<T> = Result<T, EditionError>;

pub(super) fn compile(text: &str) -> Checked<Components> {
    let file: File = from_toml(text)?;
    let mut compiler = Compiler {
        text,
        lists: vec![List {
            start: 0,
            len: 0,
            origin: Origin::Board,
        }],
        effects: Vec::new(),
        provenance: Provenance::default(),
    };
    compiler.components(&file)
}

struct Compiler<'a> {
    text: &'a str,
    lists: Vec<List>,
    effects: Vec<Effect>,
    provenance: Provenance,
}

impl Compiler<'_> {
    fn error<T>(&self, span: Range<usize>, reason: impl Into<String>) -> Checked<T> {
        Err(EditionError::at(self.text, span.start, reason))
    }

    fn unless(&self, condition: bool, span: Range<usize>, reason: impl FnOnce() -> String) -> Checked<()> {
        if condition {
            Ok(())
        } else {
            self.error(span, reason())
        }
    }

    fn number(&self, number: u8, span: Range<usize>) -> Checked<u8> {
        self.unless(number <= MOST, span, || {
            format!("{number} is too large: no figure of the box is above {MOST}")
        })?;
        Ok(number)
    }

    /// Counts a record, and says whether it is printed.
    fn count(&mut self, provenance: file::Provenance) -> bool {
        match provenance {
            file::Provenance::Printed => self.provenance.printed += 1,
            file::Provenance::Reconstructed => self.provenance.reconstructed += 1,
        }
        provenance == file::Provenance::Printed
    }

    /// Every record once, in the order of the tokens.
    fn every<'r, T: Token, R>(
        &self,
        records: &'r [R],
        id: impl Fn(&R) -> &Spanned<T>,
        range: Range<usize>,
        what: &str,
    ) -> Checked<Vec<&'r R>> {
        let mut found: Vec<Option<&R>> = vec![None; range.len()];
        for record in records {
            let (token, span) = (id(record).get_ref(), id(record).span());
            let place = token
                .index()
                .checked_sub(range.start)
                .and_then(|at| found.get_mut(at));
            let Some(place) = place else {
                return self.error(span, format!("\"{token}\" is no {what}"));
            };
            if place.is_some() {
                return self.error(span, format!("the {what} \"{token}\" stands here twice"));
            }
            *place = Some(record);
        }
        range
            .zip(&found)
            .map(|(index, record)| {
                record.ok_or_else(|| {
                    let word = T::from_index(index).map_or_else(String::new, |token| token.to_string());
                    EditionError::whole(format!("the {what} \"{word}\" is missing"))
                })
            })
            .collect()
    }

    fn components(&mut self, file: &File) -> Checked<Components> {
        let hands = self.hands(&file.setup)?;
        let board = self.board(&file.board)?;
        self.count(file.markets.provenance);
        let council = *self.market(&file.markets.council)?;
        let workshop = *self.market(&file.markets.workshop)?;
        let atlas = *self.market(&file.markets.atlas)?;
        let (lighthouse_spaces, printed_lights) = self.spaces(&file.lighthouse_space, "lighthouse_space")?;
        let (shipyard_spaces, printed_ships) = self.spaces(&file.shipyard_space, "shipyard_space")?;
        let no_lighthouse = self.substitute(&file.board)?;
        let holes = self.holes(&file.round_space)?;
        let (routes, tiles) = self.routes(file)?;
        let decrees = self.decrees(&file.decree)?;
        let titles = self.titles(&file.title)?;
        let characters = self.characters(&file.character)?;
        let masterpieces = self.masterpieces(&file.masterpiece)?;
        let solo = self.solo(&file.solo)?;
        let mut components = Components {
            board,
            hands,
            council,
            workshop,
            atlas,
            lighthouse_spaces,
            shipyard_spaces,
            printed_spaces: [printed_ships, printed_lights],
            no_lighthouse,
            holes,
            solo,
            routes,
            tiles,
            masterpieces,
            characters,
            decrees,
            titles,
            lists: std::mem::take(&mut self.lists),
            effects: std::mem::take(&mut self.effects),
            roles: [Set::EMPTY; 4],
            crafts: [Set::EMPTY; 3],
            guilds: [Set::EMPTY; 6],
            reacting: [Set::EMPTY; Occasion::COUNT],
            modifying: Set::EMPTY,
            bread_counters: Set::EMPTY,
            provenance: self.provenance,
        };
        index_cards(&mut components);
        check_counts(&components)?;
        Ok(components)
    }
}

/// Which cards are of which kind, so that the rules ask a set and not every card.
fn index_cards(components: &mut Components) {
    let characters = &components.characters;
    let those = |test: &dyn Fn(&CharacterFigures) -> bool| -> Set<Character> {
        let all = Character::ALL.iter().zip(characters);
        all.filter(|(_, figures)| test(figures))
            .map(|(&card, _)| card)
            .collect()
    };
    let reacts = |card: &CharacterFigures, occasion: usize| {
        let mut triggers = card.triggers.iter();
        triggers.any(|trigger| trigger.occasion as usize == occasion)
    };
    components.roles = std::array::from_fn(|role| those(&|card| card.role as usize == role));
    components.guilds =
        std::array::from_fn(|guild| those(&|card| card.guild.is_some_and(|symbol| symbol as usize == guild)));
    components.reacting = std::array::from_fn(|occasion| those(&|card| reacts(card, occasion)));
    components.modifying = those(&|card| !card.modifiers.is_empty());
    components.bread_counters = those(&|card| card.score.is_some_and(|score| score.count == Count::Bread));
    let masterpieces = &components.masterpieces;
    components.crafts = std::array::from_fn(|craft| {
        let all = Masterpiece::ALL.iter().zip(masterpieces);
        all.filter(|(_, figures)| figures.craft as usize == craft)
            .map(|(&card, _)| card)
            .collect()
    });
}

/// What the rulebook says about the whole box.
fn check_counts(components: &Components) -> Checked<()> {
    let whole = |condition: bool, reason: String| {
        if condition {
            Ok(())
        } else {
            Err(EditionError::whole(reason))
        }
    };
    let endgame = components.of_role(Role::Endgame).len();
    whole(
        endgame == 15,
        format!("there are 15 end-game characters, found {endgame}"),
    )?;
    for &guild in Guild::ALL {
        let size = components.of_guild(guild).len();
        whole(
            size == 6,
            format!("the guild \"{guild}\" has 6 characters, found {size}"),
        )?;
    }
    for &craft in Craft::ALL {
        let size = components.of_craft(craft).len();
        whole(size > 0, format!("no masterpiece is a {craft}"))?;
    }
    let dark = Title::ALL
        .iter()
        .filter(|&&title| components.title(title).tier == file::Tier::Dark)
        .count();
    whole(
        dark == 6,
        format!("there are 6 dark titles and 10 light ones, found {dark} dark ones"),
    )?;
    for &hold in Hold::ALL {
        let value = components.board.holds[hold as usize];
        whole(
            value > 0,
            format!("a ship lowered from the hold {hold} yields something"),
        )?;
    }
    whole(
        components.board.emergency > 0,
        "a ship lowered from the bay yields something".into(),
    )
}
