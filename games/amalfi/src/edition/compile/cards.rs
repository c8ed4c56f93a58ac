//! The cards and tiles of a file: routes, decrees, titles, characters, masterpieces.

use std::ops::Range;

use signoria_engine::{Set, Token};

use super::file::File;
use super::lists::Grade;
use super::{Checked, Compiler};
use crate::edition::{
    CharacterFigures, Cost, Criterion, Fee, MasterpieceFigures, RouteFigures, TileFigures, TitleFigures, file,
};
use crate::effect::{Count, Modifier, Occasion, Tally, Trigger};
use crate::pieces::{BOARD_ROUTES, Character, Craft, Decree, Masterpiece, PUBLIC_ROUTES, Role, Tile, Title};
use crate::score::Origin;

impl Compiler<'_> {
    pub(super) fn routes(&mut self, file: &File) -> Checked<(Vec<RouteFigures>, Vec<TileFigures>)> {
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
            let is_printed = self.count(route.provenance);
            routes.push(self.route(is_printed, route.price, &route.effects, &route.id.span())?);
        }
        for tile in private {
            let span = tile.id.span();
            let is_printed = self.count(tile.provenance);
            routes.push(self.route(is_printed, tile.price, &tile.effects, &span)?);
            let cost = self.cost(&tile.cost, &span)?;
            tiles.push(TileFigures {
                cost,
                vp: self.number(tile.vp, span)?,
            });
        }
        Ok((routes, tiles))
    }

    pub(super) fn route(
        &mut self,
        is_printed: bool,
        price: u8,
        effects: &[file::Effect],
        span: &Range<usize>,
    ) -> Checked<RouteFigures> {
        let mut holds = Set::EMPTY;
        for step in effects {
            if let file::Effect::Send { hold, .. } = step {
                match hold.hold() {
                    Some(hold) => holds.insert(hold),
                    None => holds = Set::all(),
                }
            }
        }
        Ok(RouteFigures {
            price: self.number(price, span.clone())?,
            effects: self.list(effects, Grade::Bonus, Origin::Routes, span)?,
            holds,
            is_printed,
        })
    }

    pub(super) fn cost(&self, cost: &file::ResourceCost, span: &Range<usize>) -> Checked<Cost> {
        let &[first] = cost.of.as_slice() else {
            let &[first, second] = cost.of.as_slice() else {
                return self.error(span.clone(), "a cost shows one resource or two");
            };
            self.unless(first != second, span.clone(), || {
                "a cost shows two different resources".into()
            })?;
            return Ok(Cost {
                n: self.number(cost.n, span.clone())?,
                of: Set::only(first).with(second),
                shown: [Some(first), Some(second)],
            });
        };
        Ok(Cost {
            n: self.number(cost.n, span.clone())?,
            of: Set::only(first),
            shown: [Some(first), None],
        })
    }

    pub(super) fn decrees(&mut self, records: &[file::DecreeRecord]) -> Checked<Vec<Vec<Criterion>>> {
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

    pub(super) fn titles(&mut self, records: &[file::TitleRecord]) -> Checked<Vec<TitleFigures>> {
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

    pub(super) fn characters(&mut self, records: &[file::CharacterRecord]) -> Checked<Vec<CharacterFigures>> {
        let records = self.every(records, |card| &card.id, 0..Character::COUNT, "character")?;
        records.into_iter().map(|record| self.character(record)).collect()
    }

    pub(super) fn character(&mut self, record: &file::CharacterRecord) -> Checked<CharacterFigures> {
        let is_printed = self.count(record.provenance);
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
            // The bread price of a changing route is still due when its character is taken (A.CR.3).
            let pays = |step: &file::Effect| matches!(step, file::Effect::PayBread { .. });
            self.unless(
                when.event != Occasion::Take || !when.then.iter().any(pays),
                span.clone(),
                || "a reaction to taking a character costs no bread".into(),
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
        self.unless(record.modifiers.len() <= 4, span.clone(), || {
            "a character changes at most 4 figures".into()
        })?;
        for &modifier in &record.modifiers {
            self.modifier(modifier, &span)?;
        }
        if let Some(Tally { each, max, .. }) = record.score {
            self.number(each, span.clone())?;
            self.number(max, span)?;
        }
        Ok(CharacterFigures {
            is_printed,
            role: record.role,
            guild: record.guild,
            fee,
            effect,
            triggers,
            modifiers: record.modifiers.clone(),
            score: record.score,
        })
    }

    pub(super) fn modifier(&self, modifier: Modifier, span: &Range<usize>) -> Checked<()> {
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

    pub(super) fn masterpieces(
        &mut self,
        records: &[file::MasterpieceRecord],
    ) -> Checked<Vec<MasterpieceFigures>> {
        let records = self.every(records, |card| &card.id, 0..Masterpiece::COUNT, "masterpiece")?;
        let mut masterpieces = Vec::new();
        for record in records {
            let is_printed = self.count(record.provenance);
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
                is_printed,
                craft: record.craft,
                cost,
                vp: record.vp,
                bonus: self.list(&record.bonus, Grade::Bonus, Origin::Masterpieces, &span)?,
            });
        }
        Ok(masterpieces)
    }
}
