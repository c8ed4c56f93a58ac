//! The file of an edition as it is written, and the checks that it must pass.

use serde::Deserialize;
use signoria_engine::edition::from_toml;
use signoria_engine::{EditionError, Provenance};
use toml::Spanned;

use super::*;
use crate::pieces::{Character, Pile, SIDE};
use crate::places::{BOARD, Outline};

mod cards;
mod tiles;

use cards::{bids, bonuses, diego, prestiges, wishes};
use tiles::{buildings, neighbours, palazzo, places};

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
    NegotiationRecord { offers: u8, talks: u8, most: u32 }
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
pub(super) fn read(text: &str) -> Result<Components, EditionError> {
    let file: File = from_toml(text)?;
    let mut reader = Reader {
        text,
        provenance: Provenance::default(),
    };
    let r = &mut reader;

    let (table, supply) = (r.take(&file.table), r.take(&file.supply));
    check_box(r, &file)?;
    let money = money(r, &file)?;
    let (work, points, actions) = (work(r, &file)?, points(r, &file)?, actions(r, &file)?);
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
        (1..=30).contains(&highest_sum)
            && (1..=8).contains(&negotiation.offers)
            && (1..=8).contains(&negotiation.talks),
        "a turn has 1 to 8 negotiations of 1 to 8 offers of sums up to 3000",
    )?;
    let (banker, princess) = (banker(r, &file)?, princess(r, &file)?);
    let bids = bids(r, &file, &banker)?;
    let (bonuses, prestiges) = (bonuses(r, &file)?, prestiges(r, &file)?);
    let diego = diego(r, &file)?;
    if table.solo != diego.is_some() {
        return Err(EditionError::whole(
            "an edition has a solo game and Diego, or neither",
        ));
    }
    Ok(Components {
        solo: table.solo,
        secret_coins: table.secret_coins,
        recruit_in_any_turn: table.recruit_in_any_turn,
        jesters: supply.jesters,
        builders: supply.builders,
        recruiting: supply.recruiting,
        most_builders: supply.most_builders,
        money,
        work,
        points,
        actions,
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
        talks: negotiation.talks,
        highest_sum: highest_sum as u8,
        bonuses,
        prestiges,
        bids,
        banker,
        princess,
        diego,
        provenance: reader.provenance,
    })
}

fn check_box(r: &mut Reader, file: &File) -> Result<(), EditionError> {
    r.check(
        &file.table,
        usize::from(file.table.get_ref().rounds) == ROUNDS,
        "the game lasts exactly 7 rounds",
    )?;
    let supply = file.supply.get_ref();
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
    )
}

fn work(r: &mut Reader, file: &File) -> Result<WorkValues, EditionError> {
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
    Ok(WorkValues {
        building: work.building,
        landscape: work.landscape,
        freedom: work.freedom,
        jester: work.jester,
        card: work.card,
    })
}

fn points(r: &mut Reader, file: &File) -> Result<Points, EditionError> {
    let points = r.take(&file.points);
    let single = [points.building, points.repeated_landscape, points.best_work];
    let small = single.iter().chain(&points.builders).all(|&points| points <= 10);
    r.check(
        &file.points,
        small,
        "no single event gives more than 10 prestige points",
    )?;
    Ok(Points {
        building: points.building,
        repeated_landscape: points.repeated_landscape,
        builders: points.builders,
        best_work: points.best_work,
    })
}

fn actions(r: &mut Reader, file: &File) -> Result<Actions, EditionError> {
    let actions = r.take(&file.actions);
    let few = (1..=5).contains(&actions.turn) && (actions.turn..=5).contains(&actions.cardinal);
    r.check(
        &file.actions,
        few,
        "a turn has 1 to 5 actions, with the Cardinal no fewer",
    )?;
    Ok(Actions {
        turn: actions.turn,
        cardinal: actions.cardinal,
        most: [
            actions.work,
            actions.build,
            actions.profession,
            actions.freedom,
            actions.bonus,
        ],
    })
}

fn banker(r: &mut Reader, file: &File) -> Result<Banker, EditionError> {
    let record = r.take(&file.banker);
    let banker = Banker {
        start: r.coins(&file.banker, record.start)?,
        unbought: r.coins(&file.banker, record.unbought)?,
        refill: r.coins(&file.banker, record.refill)?,
        per_point: r.coins(&file.banker, record.per_point)?,
    };
    r.check(&file.banker, banker.per_point > 0, "a prestige point is not free")?;
    Ok(banker)
}

fn princess(r: &mut Reader, file: &File) -> Result<Princess, EditionError> {
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
    Ok(Princess {
        landscape: princess.landscape,
        builder: princess.builder,
        building: princess.building,
        card: princess.card,
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
