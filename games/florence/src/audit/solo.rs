//! Checks Diego, the virtual players and the solo auction.

use signoria_engine::{Verdict, ensure};

use super::MOST;
use crate::pieces::Stack;
use crate::state::*;

impl Florence {
    pub(super) fn audit_solo(&self) -> Verdict {
        let solo = &self.solo;
        if !self.is_solo() {
            return ensure(*solo == Solo::default(), "Diego is not at the table");
        }
        let cards = self.diego_figures().map_or(0, |diego| diego.cards.len());
        let mut seen = [false; crate::edition::DIEGO_CARDS];
        for &card in solo
            .cards
            .as_slice()
            .iter()
            .chain([&solo.card])
            .chain(solo.turn_cards.iter().flatten())
        {
            ensure(
                usize::from(card) < cards.min(seen.len()),
                "that is none of Diego's cards",
            )?;
        }
        for &card in solo.cards.as_slice() {
            ensure(
                !std::mem::replace(&mut seen[usize::from(card)], true),
                "each of Diego's cards is there once",
            )?;
        }
        let diego = &solo.diego;
        ensure(
            diego.coins <= MOST && diego.best <= MOST,
            "Diego is not that rich",
        )?;
        let points = &diego.points;
        ensure(
            [points.works, points.banker, points.sold]
                .iter()
                .all(|&points| points <= MOST),
            "Diego has not that much prestige",
        )?;
        let small = [
            points.buildings,
            points.landscapes,
            points.builders,
            points.best_works,
        ];
        ensure(
            small.iter().all(|&points| points <= 200) && points.merchant == 0,
            "Diego has not that much prestige",
        )?;
        ensure(
            diego.builders <= self.figures().most_builders,
            "nobody has more than 3 builders",
        )?;
        self.audit_rows()?;
        self.audit_solo_auction()
    }

    /// The face-down cards of Diego and the virtual players.
    fn audit_rows(&self) -> Verdict {
        let (solo, diego) = (&self.solo, &self.solo.diego);
        let known = |row: &[u8], most: u8| row.iter().all(|&number| number <= most);
        ensure(
            known(diego.row.as_slice(), RECRUITING),
            "Diego's row holds professions and recruiting cards",
        )?;
        let professions = diego
            .row
            .as_slice()
            .iter()
            .filter(|&&number| number != RECRUITING)
            .count();
        let most = usize::from(self.figures().kept) + usize::from(self.round);
        ensure(professions <= most, "Diego takes at most one profession a round")?;
        for (index, player) in solo.virtuals.iter().enumerate() {
            let there = index < self.virtual_count() || *player == Virtual::default();
            ensure(
                there && player.row.len() <= most,
                "virtual players take at most one profession a round",
            )?;
            ensure(
                known(player.row.as_slice(), RECRUITING - 1),
                "virtual players own only professions",
            )?;
        }
        Ok(())
    }

    /// What was put up and declined this round.
    fn audit_solo_auction(&self) -> Verdict {
        let solo = &self.solo;
        let declined = solo.declined.as_slice();
        let distinct = declined.iter().enumerate().all(|(index, bid)| {
            solo.put_up.contains(bid.stack) && declined[..index].iter().all(|other| other.stack != bid.stack)
        });
        let low = declined
            .iter()
            .all(|bid| bid.bid <= 26 && bid.stack as usize <= 6);
        let auctions = solo.put_up.len();
        let open = usize::from(matches!(self.step(), Some(Step::Rolled { .. })));
        ensure(
            auctions < self.options.solo_table.players(),
            "there are at most as many auctions as players",
        )?;
        ensure(
            declined.len() + open <= auctions,
            "what was declined had been put up",
        )?;
        ensure(
            distinct && low && !solo.put_up.contains(Stack::Landscape),
            "what was declined had been put up",
        )
    }
}
