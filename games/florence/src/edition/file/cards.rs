//! The cards: professions, characters, bonus and prestige cards, Diego.

use super::*;

pub(super) fn wishes(r: &mut Reader, file: &File) -> Result<[Wish; PROFESSIONS], EditionError> {
    let records: [_; PROFESSIONS] =
        r.each("profession", &file.profession, |record| Some(record.id as usize))?;
    let wishes = records.map(|record| {
        let &ProfessionRecord {
            building,
            landscape,
            freedom,
            ..
        } = record.get_ref();
        Wish {
            building,
            landscape,
            freedom,
        }
    });
    for (index, record) in records.iter().enumerate() {
        let alike = wishes[..index].contains(&wishes[index]);
        r.check(
            record,
            !alike,
            "no two professions wish for the same three things",
        )?;
    }
    let landscapes = [9, 7, 5];
    for (&landscape, expected) in Landscape::ALL.iter().zip(landscapes) {
        let found = wishes.iter().filter(|wish| wish.landscape == landscape).count();
        if found != expected {
            return Err(EditionError::whole(format!(
                "{found} professions wish for a {landscape}, expected {expected}"
            )));
        }
    }
    for &freedom in Freedom::ALL {
        let found = wishes.iter().filter(|wish| wish.freedom == freedom).count();
        if found != 7 {
            return Err(EditionError::whole(format!(
                "{found} professions wish for the freedom of {freedom}, expected 7"
            )));
        }
    }
    for &building in Building::ALL {
        let found = wishes.iter().filter(|wish| wish.building == building).count();
        if !(1..=3).contains(&found) {
            return Err(EditionError::whole(format!(
                "{found} professions wish for the {building}, expected 1 to 3"
            )));
        }
    }
    Ok(wishes)
}

pub(super) fn bids(r: &mut Reader, file: &File, banker: &Banker) -> Result<[(u8, u8); 6], EditionError> {
    let records: [_; 6] = r.each("character", &file.character, |record| Some(record.id as usize))?;
    let mut bids = [(0, 0); 6];
    for (bid, record) in bids.iter_mut().zip(records) {
        let lowest = r.coins(record, record.get_ref().lowest)?;
        let highest = r.coins(record, record.get_ref().highest)?;
        r.check(
            record,
            lowest <= highest && highest <= 15,
            "the spaces lead from the lowest bid up to at most 1500",
        )?;
        *bid = (lowest as u8, highest as u8);
    }
    let covered = u16::from(bids[Character::Banker as usize].1) <= banker.start.min(banker.refill);
    r.check(
        records[0],
        covered,
        "the coins on the Banker cover the highest bid for him",
    )?;
    Ok(bids)
}

pub(super) fn bonuses(r: &mut Reader, file: &File) -> Result<[BonusCard; BONUSES], EditionError> {
    let number = |card: Card, pile| (card.pile() == pile).then(|| usize::from(card.number()));
    let records: [_; BONUSES] = r.each("bonus card", &file.bonus, |record| number(record.id, Pile::Bonus))?;
    for record in records {
        let BonusRecord { counts, each, .. } = record.get_ref();
        let listed = (1..=3).contains(&counts.len()) && !counts.contains(&Count::EmptyCells);
        r.check(
            record,
            listed && *each <= 5,
            "a bonus card adds up to 5 for each of 1 to 3 kinds of things",
        )?;
    }
    Ok(records.map(|record| BonusCard {
        counts: record.get_ref().counts.clone(),
        each: record.get_ref().each,
    }))
}

pub(super) fn prestiges(r: &mut Reader, file: &File) -> Result<[PrestigeCard; PRESTIGES], EditionError> {
    let number = |card: Card, pile| (card.pile() == pile).then(|| usize::from(card.number()));
    let records: [_; PRESTIGES] = r.each("prestige card", &file.prestige, |record| {
        number(record.id, Pile::Prestige)
    })?;
    let mut cards = Vec::new();
    for record in records {
        let &PrestigeRecord {
            ref need,
            most,
            fewest,
            points,
            tied,
            ..
        } = record.get_ref();
        r.check(record, points <= 20, "a prestige card gives at most 20 points")?;
        let goal = match (need.as_slice(), most, fewest) {
            ([], Some(count), None) => Goal::Most(count),
            ([], None, Some(count)) => Goal::Fewest(count),
            ([_, ..], None, None) => Goal::Have(need.iter().map(|need| (need.count, need.least)).collect()),
            _ => {
                r.check(
                    record,
                    false,
                    "a prestige card asks for the most, the fewest, or what one must have",
                )?;
                continue;
            }
        };
        let compared = !matches!(goal, Goal::Have(_));
        r.check(
            record,
            compared == tied.is_some(),
            "only a card that compares players has points for a tie",
        )?;
        let half = tied.is_none_or(|tied| tied == points.div_ceil(2));
        r.check(record, half, "a tie gives half the points, rounded up")?;
        cards.push(PrestigeCard {
            goal,
            points,
            tied: tied.unwrap_or(points),
        });
    }
    cards
        .try_into()
        .map_err(|_| EditionError::whole("there are 14 prestige cards"))
}

pub(super) fn diego(r: &mut Reader, file: &File) -> Result<Option<DiegoFigures>, EditionError> {
    let Some(record) = &file.diego else {
        return if file.diego_card.is_empty() {
            Ok(None)
        } else {
            Err(EditionError::whole("Diego's cards stand without Diego"))
        };
    };
    let diego = r.take(record);
    r.check(
        record,
        diego.tables == [4, 5],
        "the solo game is played at a table of 4 or 5",
    )?;
    r.check(record, diego.cards_a_round == 3, "Diego uses 3 cards a round")?;
    let few = diego.forced_up_to <= 6 && diego.barred <= 5 && diego.per_point >= 100;
    r.check(
        record,
        few,
        "rolls go up to 6, 5 objects stand on a card, and a point is worth something",
    )?;
    let mut backs = [0; 3];
    let mut cards: Vec<(Back, DiegoCard)> = Vec::new();
    let mut ids: Vec<&str> = Vec::new();
    for card_record in &file.diego_card {
        let card = r.take(card_record);
        r.check(
            card_record,
            !ids.contains(&card.id.as_str()),
            "this card stands twice",
        )?;
        ids.push(&card.id);
        let objects = [
            Stack::Jester,
            Stack::Builder,
            Stack::Recruiting,
            Stack::Prestige,
            Stack::Landscape,
        ];
        let once = |object: &Stack| card.objects.iter().filter(|(found, _)| found == object).count() == 1;
        r.check(
            card_record,
            objects.iter().all(once),
            "a card shows jester, builder, recruiting, prestige and landscape, each once",
        )?;
        let small = card.objects.iter().all(|&(_, modifier)| modifier <= 20);
        r.check(card_record, small, "a modifier is at most 20")?;
        let rows = [&card.upper, &card.lower];
        let icons = rows.iter().all(|row| (1..=2).contains(&row.len()));
        r.check(card_record, icons, "a row shows one or two actions")?;
        backs[card.rounds as usize] += 1;
        let DiegoCardRecord {
            objects,
            upper,
            lower,
            ..
        } = card;
        let face = DiegoCard {
            objects: *objects,
            upper: upper.clone(),
            lower: lower.clone(),
        };
        cards.push((card.rounds, face));
    }
    if backs != [6, 6, 9] {
        return Err(EditionError::whole(format!(
            "Diego's cards have the backs {backs:?}, expected 6, 6 and 9"
        )));
    }
    cards.sort_by_key(|&(back, _)| back);
    Ok(Some(DiegoFigures {
        over_last_bid: r.coins(record, diego.over_last_bid)?,
        last_auction: r.coins(record, diego.last_auction)?,
        forced_up_to: diego.forced_up_to,
        per_point: r.coins(record, diego.per_point)?,
        barred: diego.barred,
        coins: [
            r.coins(record, diego.easy)?,
            r.coins(record, diego.standard)?,
            r.coins(record, diego.hard)?,
        ],
        cards: cards.into_iter().map(|(_, card)| card).collect(),
        backs,
    }))
}
