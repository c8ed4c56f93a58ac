//! The file of an edition as it is written, and the checks that it must pass.

use serde::Deserialize;
use signoria_engine::edition::from_toml;
use signoria_engine::{EditionError, Provenance};
use toml::Spanned;

use super::*;
use crate::pieces::{Character, Pile, SIDE};
use crate::places::{BOARD, Outline};

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Origin {
    Printed,
    Reconstructed,
}

/// Declares the record types of the file: each has a `source`, unknown members are refused.
macro_rules! records {
    ($( $Name:ident { $( $(#[$meta:meta])* $field:ident : $Type:ty ),+ $(,)? } )+) => { $(
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct $Name {
            source: Origin,
            $( $(#[$meta])* $field: $Type ),+
        }

        impl Sourced for $Name {
            fn source(&self) -> Origin {
                self.source
            }
        }
    )+ };
}

trait Sourced {
    fn source(&self) -> Origin;
}

records! {
    TableRecord { rounds: u8, solo: bool, secret_coins: bool, recruit_in_any_turn: bool }
    SupplyRecord { jesters: u8, builders: u8, recruiting: u8, most_builders: u8 }
    MoneyRecord {
        start: u32, start_two: u32, opening: u32, opening_two: u32, raise: u32, last_player: u32, building: [u32; 4],
        profession: u32, bonus: u32, freedom: u32, per_work_value: u32, per_point_converted: u32, per_point_sold: u32,
    }
    PriceRecord { price: u32 }
    WorkRecord { building: u8, landscape: u8, freedom: u8, jester: u8, card: u8 }
    PointsRecord { building: u8, repeated_landscape: u8, builders: [u8; 3], best_work: u8 }
    ActionsRecord { turn: u8, cardinal: u8, work: u8, build: u8, bonus: u8, profession: u8, freedom: u8 }
    HandRecord { dealt: u8, kept: u8, looked_at: u8 }
    TokensRecord { three: u8, four: u8, five: u8, solo: u8, two: Removed, two_hard: Added }
    RoundRecord { number: u8, minimum: u8 }
    ProfessionRecord { id: Card, building: Building, landscape: Landscape, freedom: Freedom }
    BuildingRecord { id: Building, size: Size, copies: u8 }
    LandscapeRecord { id: Landscape, copies: u8 }
    FreedomRecord { id: Freedom, copies: u8 }
    OutlineRecord { tile: Tile, cells: Vec<String> }
    SideRecord { id: Side, palazzo: Vec<[u8; 2]> }
    LayoutRecord { seats: u8, borders: Vec<[u8; 2]> }
    NegotiationRecord { offers: u8, most: u32 }
    BonusRecord { id: Card, counts: Vec<Count>, each: u8 }
    PrestigeRecord {
        id: Card,
        #[serde(default)]
        need: Vec<Need>,
        most: Option<Count>,
        fewest: Option<Count>,
        points: u8,
        tied: Option<u8>,
    }
    CharacterRecord { id: Character, lowest: u32, highest: u32 }
    BankerRecord { start: u32, unbought: u32, refill: u32, per_point: u32 }
    PrincessRecord { landscape: u8, builder: u8, building: u8, card: u8 }
    DiegoRecord {
        tables: [u8; 2], over_last_bid: u32, last_auction: u32, forced_up_to: u8, per_point: u32, cards_a_round: u8, barred: u8,
        easy: u32, standard: u32, hard: u32,
    }
    DiegoCardRecord { id: String, rounds: Back, objects: [(Stack, u8); 5], upper: Vec<Deed>, lower: Vec<Deed> }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Removed {
    each: u8,
    removed: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Added {
    each: u8,
    added: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Need {
    count: Count,
    least: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Side {
    A,
    B,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
enum Back {
    #[serde(rename = "1-2")]
    First,
    #[serde(rename = "3-4")]
    Second,
    #[serde(rename = "5-7")]
    Third,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    table: Spanned<TableRecord>,
    supply: Spanned<SupplyRecord>,
    money: Spanned<MoneyRecord>,
    last_player_two: Spanned<PriceRecord>,
    work: Spanned<WorkRecord>,
    points: Spanned<PointsRecord>,
    actions: Spanned<ActionsRecord>,
    hand: Spanned<HandRecord>,
    freedom_tokens: Spanned<TokensRecord>,
    round: Vec<Spanned<RoundRecord>>,
    profession: Vec<Spanned<ProfessionRecord>>,
    building: Vec<Spanned<BuildingRecord>>,
    landscape: Vec<Spanned<LandscapeRecord>>,
    freedom: Vec<Spanned<FreedomRecord>>,
    outline: Vec<Spanned<OutlineRecord>>,
    side: Vec<Spanned<SideRecord>>,
    layout: Vec<Spanned<LayoutRecord>>,
    negotiation: Spanned<NegotiationRecord>,
    bonus: Vec<Spanned<BonusRecord>>,
    prestige: Vec<Spanned<PrestigeRecord>>,
    character: Vec<Spanned<CharacterRecord>>,
    banker: Spanned<BankerRecord>,
    princess: Spanned<PrincessRecord>,
    diego: Option<Spanned<DiegoRecord>>,
    #[serde(default)]
    diego_card: Vec<Spanned<DiegoCardRecord>>,
}

/// The text, for line numbers, and the count of records by origin.
struct Reader<'a> {
    text: &'a str,
    provenance: Provenance,
}

impl Reader<'_> {
    /// Counts the record by its origin.
    fn take<'r, R: Sourced>(&mut self, record: &'r Spanned<R>) -> &'r R {
        let record = record.get_ref();
        match record.source() {
            Origin::Printed => self.provenance.printed += 1,
            Origin::Reconstructed => self.provenance.reconstructed += 1,
        }
        record
    }

    /// Refuses the record with this reason unless the condition holds.
    fn check<R>(&self, record: &Spanned<R>, holds: bool, reason: &str) -> Result<(), EditionError> {
        if holds {
            Ok(())
        } else {
            Err(EditionError::at(self.text, record.span().start, reason))
        }
    }

    /// Coins in hundreds.
    fn coins<R>(&self, record: &Spanned<R>, coins: u32) -> Result<u16, EditionError> {
        self.check(record, coins.is_multiple_of(100), "coins are multiples of 100")?;
        self.check(record, coins <= 20_000, "no sum of money is above 20000")?;
        Ok((coins / 100) as u16)
    }

    /// The records in the order of what they describe, each exactly once.
    fn each<'r, R: Sourced, const N: usize>(
        &mut self,
        what: &str,
        records: &'r [Spanned<R>],
        index: impl Fn(&R) -> Option<usize>,
    ) -> Result<[&'r Spanned<R>; N], EditionError> {
        let mut found: [Option<&Spanned<R>>; N] = [None; N];
        for record in records {
            let slot = index(self.take(record)).and_then(|index| found.get_mut(index));
            let free = slot.as_ref().is_some_and(|slot| slot.is_none());
            self.check(
                record,
                free,
                &format!("this {what} does not exist or stands twice"),
            )?;
            if let Some(slot) = slot {
                *slot = Some(record);
            }
        }
        let complete: Vec<_> = found.into_iter().flatten().collect();
        let count = complete.len();
        complete
            .try_into()
            .map_err(|_| EditionError::whole(format!("{count} records of {what}, expected {N}")))
    }
}

/// Reads and checks a file.
pub(super) fn read(text: &str) -> Result<BoxFigures, EditionError> {
    let file: File = from_toml(text)?;
    let mut reader = Reader {
        text,
        provenance: Provenance::default(),
    };
    let r = &mut reader;

    let table = r.take(&file.table);
    r.check(
        &file.table,
        usize::from(table.rounds) == ROUNDS,
        "the game lasts exactly 7 rounds",
    )?;
    let supply = r.take(&file.supply);
    let counts = [
        supply.jesters,
        supply.builders,
        supply.recruiting,
        supply.most_builders,
    ];
    r.check(
        &file.supply,
        counts == [7, 6, 5, 3],
        "the box holds 7 jesters, 6 builders and 5 recruiting cards, and nobody has more than 3 builders",
    )?;
    let money = money(r, &file)?;
    let work = r.take(&file.work);
    let values = [
        work.building,
        work.landscape,
        work.freedom,
        work.jester,
        work.card,
    ];
    r.check(
        &file.work,
        values.iter().all(|&value| value <= 10),
        "no part of a work adds more than 10",
    )?;
    let points = r.take(&file.points);
    let all_points = [points.building, points.repeated_landscape, points.best_work];
    let small = all_points
        .iter()
        .chain(&points.builders)
        .all(|&points| points <= 10);
    r.check(
        &file.points,
        small,
        "no single event gives more than 10 prestige points",
    )?;
    let actions = r.take(&file.actions);
    let most = [
        actions.work,
        actions.build,
        actions.profession,
        actions.freedom,
        actions.bonus,
    ];
    let few = (1..=5).contains(&actions.turn) && (actions.turn..=5).contains(&actions.cardinal);
    r.check(
        &file.actions,
        few,
        "a turn has 1 to 5 actions, with the Cardinal no fewer",
    )?;
    let hand = r.take(&file.hand);
    r.check(
        &file.hand,
        hand.dealt == 4 && hand.kept == 3 && hand.looked_at == 5,
        "4 profession cards are dealt, 3 kept, and 5 cards of a deck are looked at",
    )?;
    let (freedom_tokens, minimum) = (tokens(r, &file)?, minimum(r, &file)?);
    let (sizes, of_size) = buildings(r, &file)?;
    let wishes = wishes(r, &file)?;
    let places = places(r, &file, &sizes)?;
    let palazzo = palazzo(r, &file)?;
    let neighbours = neighbours(r, &file)?;
    let negotiation = r.take(&file.negotiation);
    let highest_sum = r.coins(&file.negotiation, negotiation.most)?;
    r.check(
        &file.negotiation,
        (1..=30).contains(&highest_sum) && (1..=8).contains(&negotiation.offers),
        "a negotiation has 1 to 8 offers of sums up to 3000",
    )?;
    let banker_record = r.take(&file.banker);
    let banker = Banker {
        start: r.coins(&file.banker, banker_record.start)?,
        unbought: r.coins(&file.banker, banker_record.unbought)?,
        refill: r.coins(&file.banker, banker_record.refill)?,
        per_point: r.coins(&file.banker, banker_record.per_point)?,
    };
    r.check(&file.banker, banker.per_point > 0, "a prestige point is not free")?;
    let princess = r.take(&file.princess);
    let values = [
        princess.landscape,
        princess.builder,
        princess.building,
        princess.card,
    ];
    r.check(
        &file.princess,
        values.iter().all(|&value| value <= 10),
        "no part of a work adds more than 10",
    )?;
    let bids = bids(r, &file, &banker)?;
    let (bonuses, prestiges) = (bonuses(r, &file)?, prestiges(r, &file)?);
    let diego = diego(r, &file)?;
    if table.solo != diego.is_some() {
        return Err(EditionError::whole(
            "an edition has a solo game and Diego, or neither",
        ));
    }
    Ok(BoxFigures {
        solo: table.solo,
        secret_coins: table.secret_coins,
        recruit_in_any_turn: table.recruit_in_any_turn,
        jesters: supply.jesters,
        builders: supply.builders,
        recruiting: supply.recruiting,
        most_builders: supply.most_builders,
        money,
        work: WorkValues {
            building: work.building,
            landscape: work.landscape,
            freedom: work.freedom,
            jester: work.jester,
            card: work.card,
        },
        points: Points {
            building: points.building,
            repeated_landscape: points.repeated_landscape,
            builders: points.builders,
            best_work: points.best_work,
        },
        actions: Actions {
            turn: actions.turn,
            cardinal: actions.cardinal,
            most,
        },
        dealt: hand.dealt,
        kept: hand.kept,
        looked_at: hand.looked_at,
        freedom_tokens,
        minimum,
        wishes,
        sizes,
        of_size,
        building_copies: 3,
        landscape_copies: 6,
        places,
        palazzo,
        neighbours,
        offers: negotiation.offers,
        highest_sum: highest_sum as u8,
        bonuses,
        prestiges,
        bids,
        banker,
        princess: Princess {
            landscape: princess.landscape,
            builder: princess.builder,
            building: princess.building,
            card: princess.card,
        },
        diego,
        provenance: reader.provenance,
    })
}

fn money(r: &mut Reader, file: &File) -> Result<Money, EditionError> {
    let record = &file.money;
    let money = r.take(record);
    let two = r.take(&file.last_player_two);
    let coins = |coins| r.coins(record, coins);
    let building = money.building;
    let money = Money {
        start: coins(money.start)?,
        start_two: coins(money.start_two)?,
        opening: coins(money.opening)?,
        opening_two: coins(money.opening_two)?,
        raise: coins(money.raise)?,
        last_player: coins(money.last_player)?,
        last_player_two: r.coins(&file.last_player_two, two.price)?,
        building: [
            coins(building[0])?,
            coins(building[1])?,
            coins(building[2])?,
            coins(building[3])?,
        ],
        profession: coins(money.profession)?,
        bonus: coins(money.bonus)?,
        freedom: coins(money.freedom)?,
        per_work_value: coins(money.per_work_value)?,
        per_point_converted: coins(money.per_point_converted)?,
        per_point_sold: coins(money.per_point_sold)?,
    };
    let rates = [
        money.raise,
        money.per_work_value,
        money.per_point_converted,
        money.per_point_sold,
    ];
    r.check(
        record,
        !rates.contains(&0),
        "a raise and the rates of exchange are not 0",
    )?;
    let no_pump = money.per_point_sold <= money.per_point_converted;
    r.check(
        record,
        no_pump,
        "selling a prestige point brings no more than buying it costs",
    )?;
    r.check(
        record,
        money.per_work_value <= 10,
        "a point of work value pays at most 1000",
    )?;
    Ok(money)
}

fn tokens(r: &mut Reader, file: &File) -> Result<FreedomTokens, EditionError> {
    let freedoms: [_; 3] = r.each("freedom", &file.freedom, |record| Some(record.id as usize))?;
    for record in freedoms {
        r.check(
            record,
            record.get_ref().copies == 4,
            "there are 4 tokens of each freedom",
        )?;
    }
    let record = &file.freedom_tokens;
    let tokens = r.take(record);
    let by_seats = [tokens.three, tokens.four, tokens.five];
    let enough = by_seats
        .iter()
        .chain([&tokens.solo, &tokens.two.each])
        .all(|&count| count <= 4);
    r.check(record, enough, "there are 4 tokens of each freedom")?;
    let two = tokens.two.removed <= 3 && tokens.two.each >= 1;
    let hard = tokens.two_hard.added <= 3 && tokens.two_hard.each <= 3;
    r.check(
        record,
        two && hard,
        "with two players at most one token of each freedom is removed or added",
    )?;
    Ok(FreedomTokens {
        by_seats,
        solo: tokens.solo,
        two: (tokens.two.each, tokens.two.removed),
        two_hard: (tokens.two_hard.each, tokens.two_hard.added),
    })
}

fn minimum(r: &mut Reader, file: &File) -> Result<[u8; ROUNDS], EditionError> {
    let rounds: [_; ROUNDS] = r.each("round", &file.round, |record| {
        usize::from(record.number).checked_sub(1)
    })?;
    for pair in rounds.windows(2) {
        let rises = pair[0].get_ref().minimum < pair[1].get_ref().minimum;
        r.check(pair[1], rises, "the minimum work value rises in every round")?;
    }
    r.check(
        rounds[ROUNDS - 1],
        rounds[ROUNDS - 1].get_ref().minimum <= 60,
        "nobody can complete a work above 60",
    )?;
    Ok(rounds.map(|record| record.get_ref().minimum))
}

type Sizes = ([Size; Building::ALL.len()], [u16; 3]);

fn buildings(r: &mut Reader, file: &File) -> Result<Sizes, EditionError> {
    let buildings: [_; 10] = r.each("building", &file.building, |record| Some(record.id as usize))?;
    let landscapes: [_; 3] = r.each("landscape", &file.landscape, |record| Some(record.id as usize))?;
    let mut of_size = [0; 3];
    for record in buildings {
        let building = record.get_ref();
        r.check(record, building.copies == 3, "there are 3 of each building")?;
        of_size[building.size as usize] |= 1 << building.id as u16;
    }
    for record in landscapes {
        r.check(
            record,
            record.get_ref().copies == 6,
            "there are 6 of each landscape",
        )?;
    }
    Ok((buildings.map(|record| record.get_ref().size), of_size))
}

fn wishes(r: &mut Reader, file: &File) -> Result<[Wish; PROFESSIONS], EditionError> {
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

fn places(r: &mut Reader, file: &File, sizes: &[Size]) -> Result<[Places; Tile::COUNT], EditionError> {
    let records: [_; Tile::COUNT] = r.each("outline", &file.outline, |record| Some(record.tile.index()))?;
    let mut outlines = Vec::new();
    for record in records {
        let OutlineRecord { tile, cells, .. } = record.get_ref();
        let mut outline: Outline = Vec::new();
        let fits = cells.len() <= usize::from(SIDE) && cells.iter().all(|row| row.len() <= usize::from(SIDE));
        r.check(record, fits, "an outline fits into 7 by 7 cells")?;
        let drawn = cells
            .iter()
            .all(|row| row.bytes().all(|cell| matches!(cell, b'X' | b'.')));
        r.check(record, drawn, "an outline is drawn with X and .")?;
        for (row, line) in cells.iter().enumerate() {
            for (column, cell) in line.bytes().enumerate() {
                if cell == b'X' {
                    outline.push((row as u8, column as u8));
                }
            }
        }
        r.check(
            record,
            connected(&outline),
            "the cells of an outline hang together",
        )?;
        if let Tile::Building(building) = tile {
            let (expected, reason) = match sizes[*building as usize] {
                Size::Large => (7, "a large building has 7 cells"),
                Size::Medium => (5, "a medium building has 5 cells"),
                Size::Small => (3, "a small building has 3 cells"),
            };
            r.check(record, outline.len() == expected, reason)?;
        }
        outlines.push(outline);
    }
    let [forest, lake, park] = [10, 11, 12].map(|index: usize| outlines[index].len());
    r.check(
        records[10],
        forest > lake && forest > park,
        "lakes and parks are smaller than forests",
    )?;
    let mut places = std::array::from_fn(|_| Places::default());
    for (index, (place, outline)) in places.iter_mut().zip(&outlines).enumerate() {
        *place = Places::of(outline, index < Building::ALL.len());
    }
    Ok(places)
}

/// Whether there is a way by edges between any two cells, and at least one cell.
fn connected(outline: &Outline) -> bool {
    let Some(&first) = outline.first() else {
        return false;
    };
    let mut reached = vec![first];
    let mut next = 0;
    while let Some(&(row, column)) = reached.get(next) {
        next += 1;
        for &cell in outline {
            let near = row.abs_diff(cell.0) + column.abs_diff(cell.1) == 1;
            if near && !reached.contains(&cell) {
                reached.push(cell);
            }
        }
    }
    reached.len() == outline.len()
}

fn palazzo(r: &mut Reader, file: &File) -> Result<[u64; 2], EditionError> {
    let sides: [_; 2] = r.each("side", &file.side, |record| Some(record.id as usize))?;
    let mut boards = [0u64; 2];
    for (board, record) in boards.iter_mut().zip(sides) {
        for &[row, column] in &record.get_ref().palazzo {
            r.check(
                record,
                row < SIDE && column < SIDE,
                "the palazzo lies inside the estate",
            )?;
            *board |= 1 << (row * SIDE + column);
        }
        let whole = board.count_ones() == 6 && *board & !BOARD == 0;
        r.check(record, whole, "the palazzo has 6 cells")?;
    }
    let corner = 1 << (SIDE * (SIDE - 1));
    r.check(
        sides[0],
        boards[0] & corner != 0,
        "on side A the palazzo lies in the lower left corner",
    )?;
    r.check(
        sides[1],
        boards[1] & corner == 0,
        "on side B the palazzo does not lie in the lower left corner",
    )?;
    Ok(boards)
}

type Neighbours = [[[Option<u8>; 2]; MOST_SEATS]; MOST_SEATS + 1];

fn neighbours(r: &mut Reader, file: &File) -> Result<Neighbours, EditionError> {
    let layouts: [_; 4] = r.each("layout", &file.layout, |record| {
        usize::from(record.seats).checked_sub(2)
    })?;
    let mut neighbours = [[[None; 2]; MOST_SEATS]; MOST_SEATS + 1];
    for record in layouts {
        let LayoutRecord { seats, borders, .. } = record.get_ref();
        let table = &mut neighbours[usize::from(*seats)];
        for &[left, right] in borders {
            let inside = left < *seats && right < *seats && left != right;
            r.check(record, inside, "a border joins two different seats of the table")?;
            let free = table[usize::from(left)][1].is_none() && table[usize::from(right)][0].is_none();
            r.check(record, free, "an estate has one neighbour on each side")?;
            table[usize::from(left)][1] = Some(right);
            table[usize::from(right)][0] = Some(left);
        }
        let expected = if *seats == 2 { 1 } else { 2 };
        for seat in &table[..usize::from(*seats)] {
            let different = seat[0].is_none() || seat[0] != seat[1];
            let count = seat.iter().flatten().count();
            r.check(
                record,
                count == expected && different,
                "every player has two different neighbours, with two players one",
            )?;
        }
    }
    Ok(neighbours)
}

fn bids(r: &mut Reader, file: &File, banker: &Banker) -> Result<[(u8, u8); 6], EditionError> {
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

fn bonuses(r: &mut Reader, file: &File) -> Result<[BonusCard; BONUSES], EditionError> {
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

fn prestiges(r: &mut Reader, file: &File) -> Result<[PrestigeCard; PRESTIGES], EditionError> {
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

fn diego(r: &mut Reader, file: &File) -> Result<Option<DiegoFigures>, EditionError> {
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
