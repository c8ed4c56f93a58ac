//! Checks a file and turns it into tables.

mod lists;

use std::ops::Range;

use signoria_engine::edition::from_toml;
use signoria_engine::{EditionError, Provenance, Token};
use toml::Spanned;

use self::lists::Grade;
use super::file::{self, File};
use super::{
    BoardFigures, CharacterFigures, Components, Cost, Criterion, Fee, HandFigures, Holds, MasterpieceFigures,
    RouteFigures, SoloFigures, TileFigures, TitleFigures,
};
use crate::effects::{Count, List, ListId, Modifier, Occasion, Step, Tally, Trigger};
use crate::names::{
    BOARD_ROUTES, Character, Craft, Decree, Guild, Hold, Masterpiece, PUBLIC_ROUTES, Role, Route, Tile, Title,
};
use crate::score::Origin;
use crate::sets::Set;

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
        steps: Vec::new(),
        provenance: Provenance::default(),
    };
    compiler.components(&file)
}

struct Compiler<'a> {
    text: &'a str,
    lists: Vec<List>,
    steps: Vec<Step>,
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

    fn count(&mut self, provenance: file::Provenance) {
        match provenance {
            file::Provenance::Printed => self.provenance.printed += 1,
            file::Provenance::Reconstructed => self.provenance.reconstructed += 1,
        }
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
        let lighthouse_spaces = self.spaces(&file.lighthouse_space, "lighthouse_space")?;
        let shipyard_spaces = self.spaces(&file.shipyard_space, "shipyard_space")?;
        let no_lighthouse = self.options(
            &file.board.get_ref().no_lighthouse,
            Grade::Bonus,
            Origin::Board,
            &file.board.span(),
        )?;
        let holes = self.holes(&file.round_space)?;
        let (routes, tiles) = self.routes(file)?;
        let decrees = self.decrees(&file.decree)?;
        let titles = self.titles(&file.title)?;
        let characters = self.characters(&file.character)?;
        let masterpieces = self.masterpieces(&file.masterpiece)?;
        let solo = self.solo(&file.solo)?;

        let those = |test: &dyn Fn(&CharacterFigures) -> bool| -> Set<Character> {
            let all = Character::ALL.iter().zip(&characters);
            all.filter(|(_, figures)| test(figures))
                .map(|(&card, _)| card)
                .collect()
        };
        let roles = std::array::from_fn(|role| those(&|card| card.role as usize == role));
        let guilds = std::array::from_fn(|guild| {
            those(&|card| card.guild.is_some_and(|symbol| symbol as usize == guild))
        });
        let reacting = std::array::from_fn(|occasion| {
            those(&|card| {
                card.triggers
                    .iter()
                    .any(|trigger| trigger.occasion as usize == occasion)
            })
        });
        let modifying = those(&|card| !card.modifiers.is_empty());
        let bread_counters = those(&|card| card.score.is_some_and(|score| score.count == Count::Bread));
        let crafts = std::array::from_fn(|craft| {
            let all = Masterpiece::ALL.iter().zip(&masterpieces);
            all.filter(|(_, figures)| figures.craft as usize == craft)
                .map(|(&card, _)| card)
                .collect()
        });
        let modifiers = Character::ALL
            .iter()
            .zip(&characters)
            .flat_map(|(&card, figures)| figures.modifiers.iter().map(move |&modifier| (card, modifier)))
            .collect();
        let components = Components {
            board,
            hands,
            council,
            workshop,
            atlas,
            lighthouse_spaces,
            shipyard_spaces,
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
            steps: std::mem::take(&mut self.steps),
            roles,
            crafts,
            guilds,
            reacting,
            modifying,
            modifiers,
            bread_counters,
            provenance: self.provenance,
        };
        check_counts(&components)?;
        Ok(components)
    }

    fn hands(&mut self, setup: &file::Setup) -> Checked<HandFigures> {
        self.count(setup.provenance);
        let exact = |number: &Spanned<u8>, wanted: u8, what: &str| {
            self.unless(*number.get_ref() == wanted, number.span(), || {
                format!("the rulebook gives {wanted} {what}")
            })
        };
        exact(&setup.rounds, 4, "rounds")?;
        exact(&setup.decrees, 4, "decrees, one for each round")?;
        exact(&setup.dark_titles, 1, "dark title")?;
        exact(&setup.light_titles, 2, "light titles")?;
        exact(&setup.hand, 6, "cards in a starting hand")?;
        let hand = *setup.hand.get_ref();
        exact(
            &setup.full_draft,
            hand + 1,
            "cards in the full draft: one more than a hand",
        )?;
        let (personal, selective) = (setup.personal.get_ref(), setup.selective_draft.get_ref());
        self.unless(
            personal.endgame <= 3 && personal.other <= 15 && personal.endgame + personal.other >= hand,
            setup.personal.span(),
            || "at most 3 end-game and 15 other characters are dealt, and no fewer than a hand".into(),
        )?;
        self.unless(
            (1..=3).contains(&selective.endgame) && selective.other == hand,
            setup.selective_draft.span(),
            || format!("1 to 3 end-game characters and {hand} others are dealt"),
        )?;
        Ok(HandFigures {
            hand,
            personal: (personal.endgame, personal.other),
            full: *setup.full_draft.get_ref(),
            selective: (selective.endgame, selective.other),
        })
    }

    fn board(&mut self, spanned: &Spanned<file::Board>) -> Checked<BoardFigures> {
        let (board, span) = (spanned.get_ref(), spanned.span());
        self.count(board.provenance);
        self.unless(
            (board.ships, board.shipyard, board.lighthouses, board.cubes) == (4, 6, 6, 3),
            span.clone(),
            || "a player has 4 ships in the bay, 6 in the shipyard, 6 lighthouses and 3 cubes".into(),
        )?;
        self.unless((1..=12).contains(&board.barn), span.clone(), || {
            "the barn begins with 1 to 12 spaces".into()
        })?;
        let holds = board.holds;
        let holds = [holds.spices, holds.wood, holds.wine, holds.gems, holds.cloth];
        for &number in holds
            .iter()
            .chain(&board.bread)
            .chain(&board.ship_cost.rounds)
            .chain([
                &board.emergency,
                &board.feed.base,
                &board.feed.ship,
                &board.feed.penalty,
            ])
            .chain([
                &board.lighthouse_use.send,
                &board.lighthouse_use.bread,
                &board.card_bread,
            ])
        {
            self.number(number, span.clone())?;
        }
        Ok(BoardFigures {
            ships: board.ships,
            barn: board.barn,
            bread: board.bread,
            holds,
            emergency: board.emergency,
            card_bread: board.card_bread,
            feed: board.feed.base,
            feed_ship: board.feed.ship,
            feed_penalty: board.feed.penalty,
            ship_resource: board.ship_cost.of,
            ship_cost: board.ship_cost.rounds,
            lighthouse_use: board.lighthouse_use,
        })
    }

    fn market<'m, const N: usize>(&self, cells: &'m Spanned<[i8; N]>) -> Checked<&'m [i8; N]> {
        let all = cells.get_ref();
        self.unless(
            all.iter().all(|bread| (-12..=12).contains(bread)),
            cells.span(),
            || "a cell costs or gives at most 12 bread".into(),
        )?;
        self.unless(all.is_sorted(), cells.span(), || {
            "a card gets no dearer on its way to the right".into()
        })?;
        Ok(all)
    }

    fn spaces(&mut self, spaces: &[file::Space], what: &str) -> Checked<[ListId; 6]> {
        let mut lists = Vec::new();
        for space in spaces {
            self.count(space.provenance);
            lists.push(self.list(
                space.bonus.get_ref(),
                Grade::Bonus,
                Origin::Board,
                &space.bonus.span(),
            )?);
        }
        lists.try_into().map_err(|lists: Vec<ListId>| {
            EditionError::whole(format!("there are 6 records {what}, found {}", lists.len()))
        })
    }

    fn holes(&mut self, rounds: &[file::RoundSpace]) -> Checked<[[u8; 3]; 4]> {
        let mut holes = Vec::new();
        for round in rounds {
            self.count(round.provenance);
            let file::Holes { a, b, c } = *round.holes.get_ref();
            for number in [a, b, c] {
                self.number(number, round.holes.span())?;
            }
            holes.push([a, b, c]);
        }
        holes.try_into().map_err(|holes: Vec<_>| {
            EditionError::whole(format!("there are 4 records round_space, found {}", holes.len()))
        })
    }

    fn routes(&mut self, file: &File) -> Checked<(Vec<RouteFigures>, Vec<TileFigures>)> {
        let public = self.every(
            &file.public_route,
            |route| &route.id,
            0..PUBLIC_ROUTES,
            "public route",
        )?;
        let cells = PUBLIC_ROUTES..BOARD_ROUTES;
        let changing = self.every(&file.changing_route, |route| &route.id, cells, "changing route")?;
        let private = self.every(
            &file.private_route,
            |tile| &tile.id,
            0..Tile::COUNT,
            "private route",
        )?;
        let (mut routes, mut tiles) = (Vec::new(), Vec::new());
        for route in public.into_iter().chain(changing) {
            self.count(route.provenance);
            routes.push(self.route(route.price, &route.effects, &route.id.span())?);
        }
        for tile in private {
            let span = tile.id.span();
            self.count(tile.provenance);
            routes.push(self.route(tile.price, &tile.effects, &span)?);
            let cost = self.cost(&tile.cost, &span)?;
            tiles.push(TileFigures {
                cost,
                vp: self.number(tile.vp, span)?,
            });
        }
        Ok((routes, tiles))
    }

    fn route(&mut self, price: u8, effects: &[file::Step], span: &Range<usize>) -> Checked<RouteFigures> {
        let mut holds = Holds::default();
        for step in effects {
            if let file::Step::Send { hold, .. } = step {
                match hold.hold() {
                    Some(hold) => holds.insert(hold),
                    None => holds = Holds::ALL,
                }
            }
        }
        Ok(RouteFigures {
            price: self.number(price, span.clone())?,
            effects: self.list(effects, Grade::Bonus, Origin::Routes, span)?,
            holds,
        })
    }

    fn cost(&self, cost: &file::ResourceCost, span: &Range<usize>) -> Checked<Cost> {
        let &[first] = cost.of.as_slice() else {
            let &[first, second] = cost.of.as_slice() else {
                return self.error(span.clone(), "a cost shows one resource or two");
            };
            self.unless(first != second, span.clone(), || {
                "a cost shows two different resources".into()
            })?;
            return Ok(Cost {
                n: self.number(cost.n, span.clone())?,
                of: Holds(1 << first as u8 | 1 << second as u8),
                shown: [Some(first), Some(second)],
            });
        };
        Ok(Cost {
            n: self.number(cost.n, span.clone())?,
            of: Holds(1 << first as u8),
            shown: [Some(first), None],
        })
    }

    fn decrees(&mut self, records: &[file::DecreeRecord]) -> Checked<Vec<Vec<Criterion>>> {
        let records = self.every(records, |decree| &decree.id, 0..Decree::COUNT, "decree")?;
        let mut decrees = Vec::new();
        for record in records {
            self.count(record.provenance);
            let mut criteria = Vec::new();
            self.unless(record.criteria.len() <= 3, record.id.span(), || {
                "a decree has at most 3 criteria".into()
            })?;
            for criterion in &record.criteria {
                criteria.push(match *criterion {
                    file::Criterion::Count(file::CountCriterion { count, vp, hole }) => Criterion::Count {
                        count,
                        vp: self.number(vp, record.id.span())?,
                        hole: hole.map(|hole| hole as u8),
                    },
                    file::Criterion::Groups(file::GroupsCriterion { groups }) => {
                        self.number(groups.set.max(groups.pair), record.id.span())?;
                        Criterion::Groups(groups)
                    }
                });
            }
            decrees.push(criteria);
        }
        Ok(decrees)
    }

    fn titles(&mut self, records: &[file::TitleRecord]) -> Checked<Vec<TitleFigures>> {
        let records = self.every(records, |title| &title.id, 0..Title::COUNT, "title")?;
        let mut titles = Vec::new();
        for record in records {
            self.count(record.provenance);
            let span = record.id.span();
            let mut requires = Vec::new();
            for (count, &least) in &record.requires {
                let Ok(count) = count.parse::<Count>() else {
                    return self.error(span, format!("\"{count}\" is nothing that can be counted"));
                };
                requires.push((count, least));
            }
            for vp in record.vp {
                self.number(vp, span.clone())?;
            }
            titles.push(TitleFigures {
                tier: record.tier,
                requires,
                vp: record.vp,
            });
        }
        Ok(titles)
    }

    fn characters(&mut self, records: &[file::CharacterRecord]) -> Checked<Vec<CharacterFigures>> {
        let records = self.every(records, |card| &card.id, 0..Character::COUNT, "character")?;
        records.into_iter().map(|record| self.character(record)).collect()
    }

    fn character(&mut self, record: &file::CharacterRecord) -> Checked<CharacterFigures> {
        self.count(record.provenance);
        let span = record.id.span();
        let (acts, reacts) = (
            !record.effect.is_empty(),
            !record.when.is_empty() || !record.modifiers.is_empty(),
        );
        let wanted = match record.role {
            Role::Instant | Role::Activation => (true, false, false),
            Role::Permanent => (false, true, false),
            Role::Endgame => (false, false, true),
        };
        self.unless((acts, reacts, record.score.is_some()) == wanted, span.clone(), || {
            "instant and activation characters have effect, permanent ones when or mod, end-game ones score".into()
        })?;
        let fee = match &record.cost {
            file::Cost::Bread(cost) => Fee::Bread(self.number(cost.bread, span.clone())?),
            file::Cost::Resources(cost) => Fee::Resources(self.cost(cost, &span)?),
        };
        let effect = self.list(&record.effect, Grade::Character, Origin::Characters, &span)?;
        let mut triggers = Vec::new();
        for when in &record.when {
            self.unless(
                when.craft.is_none() || when.event == Occasion::Buy,
                span.clone(),
                || "only buying can be limited to a type".into(),
            )?;
            triggers.push(Trigger {
                occasion: when.event,
                craft: when.craft,
                then: self.list(&when.then, Grade::Quiet, Origin::Characters, &span)?,
            });
        }
        self.unless(record.when.len() <= 4, span.clone(), || {
            "a character reacts to at most 4 things".into()
        })?;
        for &modifier in &record.modifiers {
            self.modifier(modifier, &span)?;
        }
        if let Some(Tally { each, max, .. }) = record.score {
            self.number(each, span.clone())?;
            self.number(max, span)?;
        }
        Ok(CharacterFigures {
            role: record.role,
            guild: record.guild,
            fee,
            effect,
            triggers,
            modifiers: record.modifiers.clone(),
            score: record.score,
        })
    }

    fn modifier(&self, modifier: Modifier, span: &Range<usize>) -> Checked<()> {
        let numbers = match modifier {
            Modifier::HoldValue { add, .. } | Modifier::EmergencyValue { add } => [add, 0],
            Modifier::ShipCost { add, min }
            | Modifier::ExploreCost { add, min }
            | Modifier::Feed { add, min }
            | Modifier::SailBread { add, min } => [add.unsigned_abs(), min],
            Modifier::SailOccupied {
                per_round,
                cost_bread,
            } => [per_round, cost_bread],
            Modifier::Surcharge { set, .. }
            | Modifier::LighthouseBread { set }
            | Modifier::LighthouseSendCost { set } => [set, 0],
        };
        for number in numbers {
            self.number(number, span.clone())?;
        }
        Ok(())
    }

    fn masterpieces(&mut self, records: &[file::MasterpieceRecord]) -> Checked<Vec<MasterpieceFigures>> {
        let records = self.every(records, |card| &card.id, 0..Masterpiece::COUNT, "masterpiece")?;
        let mut masterpieces = Vec::new();
        for record in records {
            self.count(record.provenance);
            let span = record.id.span();
            let cost = self.cost(&record.cost, &span)?;
            // A.BU.6
            let (costs, points) = match record.craft {
                Craft::Book => (4..=8, 4..=10),
                Craft::Painting => (5..=9, 5..=11),
                Craft::Monument => (6..=10, 6..=13),
            };
            self.unless(costs.contains(&cost.n), span.clone(), || {
                format!("a {} costs {} to {}", record.craft, costs.start(), costs.end())
            })?;
            self.unless(points.contains(&record.vp), span.clone(), || {
                format!(
                    "a {} is worth {} to {}",
                    record.craft,
                    points.start(),
                    points.end()
                )
            })?;
            masterpieces.push(MasterpieceFigures {
                craft: record.craft,
                cost,
                vp: record.vp,
                bonus: self.list(&record.bonus, Grade::Bonus, Origin::Masterpieces, &span)?,
            });
        }
        Ok(masterpieces)
    }

    fn solo(&mut self, solo: &file::Solo) -> Checked<SoloFigures> {
        self.count(solo.provenance);
        let (routes, span) = (solo.routes.get_ref(), solo.routes.span());
        self.count(routes.provenance);
        let resource = [routes.spices, routes.wood, routes.wine, routes.gems, routes.cloth];
        let bonus = [
            routes.bread,
            routes.take_character,
            routes.lighthouse,
            routes.untap,
            routes.send_any,
        ];
        let public = |route: &Route| (*route as usize) < PUBLIC_ROUTES;
        self.unless(resource.iter().chain(&bonus).all(public), span, || {
            "the opponent uses public routes only, never a changing one".into()
        })?;
        let ranks = *solo.ranks.get_ref();
        self.unless(ranks.is_sorted() && ranks[2] < 1000, solo.ranks.span(), || {
            "the ranks rise, and the last begins below 1000".into()
        })?;
        Ok(SoloFigures {
            ships: solo.ships,
            lighthouses: solo.lighthouses,
            titles: [solo.naples, solo.genoa],
            ranks,
            resource,
            bonus,
        })
    }
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
