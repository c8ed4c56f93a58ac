//! The boards of a file: starting hands, player boards, markets, symbols, round spaces, the solo challenge.

use signoria_engine::EditionError;
use toml::Spanned;

use super::lists::Grade;
use super::{Checked, Compiler};
use crate::edition::{BoardFigures, HandFigures, SoloFigures, file};
use crate::effect::{ListId, Options};
use crate::pieces::{PUBLIC_ROUTES, Route};
use crate::score::Origin;

impl Compiler<'_> {
    pub(super) fn hands(&mut self, setup: &file::Setup) -> Checked<HandFigures> {
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
            personal.endgame <= 3 && personal.other <= 15 && personal.endgame + personal.other > hand,
            setup.personal.span(),
            || "at most 3 end-game and 15 other characters are dealt, and more than a hand".into(),
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

    pub(super) fn board(&mut self, spanned: &Spanned<file::Board>) -> Checked<BoardFigures> {
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
        self.unless(
            board.bread.iter().all(|&bread| bread <= board.barn),
            span.clone(),
            || "the barn has room for the bread at the start".into(),
        )?;
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

    /// What is offered instead of a lighthouse when all are built.
    pub(super) fn substitute(&mut self, board: &Spanned<file::Board>) -> Checked<Options> {
        let (lists, span) = (&board.get_ref().no_lighthouse, board.span());
        let lighthouse = |step: &file::Effect| matches!(step, file::Effect::Lighthouse { .. });
        // It would be offered again, without end.
        self.unless(!lists.iter().flatten().any(lighthouse), span.clone(), || {
            "what comes instead of a lighthouse is no lighthouse".into()
        })?;
        self.options(lists, Grade::Bonus, Origin::Board, &span)
    }

    pub(super) fn market<'m, const N: usize>(&self, cells: &'m Spanned<[i8; N]>) -> Checked<&'m [i8; N]> {
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

    pub(super) fn spaces(&mut self, spaces: &[file::Space], what: &str) -> Checked<([ListId; 6], [bool; 6])> {
        let mut lists = Vec::new();
        let mut printed = Vec::new();
        for space in spaces {
            printed.push(self.count(space.provenance));
            lists.push(self.list(
                space.bonus.get_ref(),
                Grade::Bonus,
                Origin::Board,
                &space.bonus.span(),
            )?);
        }
        let found = lists.len();
        let wrong = || EditionError::whole(format!("there are 6 records {what}, found {found}"));
        let lists = lists.try_into().map_err(|_| wrong())?;
        let printed = printed.try_into().map_err(|_| wrong())?;
        Ok((lists, printed))
    }

    pub(super) fn holes(&mut self, rounds: &[file::RoundSpace]) -> Checked<[[u8; 3]; 4]> {
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

    pub(super) fn solo(&mut self, solo: &file::Solo) -> Checked<SoloFigures> {
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
