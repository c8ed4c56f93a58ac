//! The records of the data file, each checked by itself.

use serde::Deserialize;
use signoria_engine::edition::from_toml;
use signoria_engine::{EditionError, Provenance};
use toml::Spanned;

use super::{
    Ability, CardFigures, Components, Cost, Exchange, LOWEST_VALUE, LeaderFigures, MOST_COSTS, PERIODS,
    Requirement, SLOTS, SpaceFigures, TileFigures, Working, spaces,
};
use crate::board::{FLOORS, Kind, Space};
use crate::card::Card;
use crate::effect::{Bundle, Effect, Grant, MOST_AMOUNT, MOST_VALUE, Modifier, is_discount};
use crate::goods::{Good, Goods, Privilege};
use crate::pieces::{BonusTile, Leader, Tile};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Origin {
    Printed,
    Reconstructed,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    board: Spanned<Board>,
    start: Spanned<Start>,
    scoring: Spanned<Scoring>,
    floors: Spanned<FloorBonus>,
    spaces: Vec<Spanned<SpaceRecord>>,
    privileges: Vec<Spanned<PrivilegeRecord>>,
    bonus_tiles: Vec<Spanned<BonusRecord>>,
    cards: Vec<Spanned<CardRecord>>,
    leaders: Vec<Spanned<LeaderRecord>>,
    tiles: Vec<Spanned<TileRecord>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Board {
    floor_minimum: [u8; FLOORS],
    surcharge: u8,
    faith_points: Vec<u8>,
    most_military: u8,
    church_needs: [u8; PERIODS],
    slot_military: [u8; SLOTS],
    from: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    goods: Goods,
    coins: [u8; 4],
    from: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scoring {
    territories: [u8; SLOTS + 1],
    characters: [u8; SLOTS + 1],
    military: [u8; 2],
    resources_each: u8,
    from: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FloorBonus {
    territory: [Goods; FLOORS],
    character: [Goods; FLOORS],
    building: [Goods; FLOORS],
    venture: [Goods; FLOORS],
    from: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceRecord {
    space: Space,
    minimum: u8,
    #[serde(default)]
    modifier: i8,
    #[serde(default)]
    gives: Vec<Effect>,
    seats: u8,
    from: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PrivilegeRecord {
    privilege: Privilege,
    gain: Goods,
    from: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusRecord {
    tile: BonusTile,
    harvest: Goods,
    production: Goods,
    from: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRecord {
    card: Card,
    number: u8,
    kind: Kind,
    period: u8,
    #[serde(default)]
    costs: Vec<Cost>,
    #[serde(default)]
    now: Vec<Effect>,
    work: Option<WorkRecord>,
    #[serde(default)]
    always: Vec<Modifier>,
    victory: Option<u8>,
    from: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkRecord {
    value: u8,
    #[serde(default)]
    gives: Vec<Effect>,
    #[serde(default)]
    exchanges: Vec<ExchangeRecord>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExchangeRecord {
    pay: Goods,
    gives: Vec<Effect>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LeaderRecord {
    leader: Leader,
    needs: Requirement,
    always: Option<Vec<Modifier>>,
    once: Option<Vec<Effect>>,
    #[serde(default)]
    copies: bool,
    from: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRecord {
    tile: Tile,
    period: u8,
    always: Vec<Modifier>,
    from: Origin,
}

/// Reads a file into figures, record by record.
pub(super) fn read(text: &str) -> Result<Components, EditionError> {
    let file: File = from_toml(text)?;
    let mut reader = Reader {
        text,
        provenance: Provenance::default(),
    };
    reader.read(file)
}

/// Turns records into figures and names the line where one is wrong.
struct Reader<'a> {
    text: &'a str,
    provenance: Provenance,
}

impl Reader<'_> {
    fn read(&mut self, file: File) -> Result<Components, EditionError> {
        let board = self.one(file.board, |board| board.from, check_board)?;
        let start = self.one(
            file.start,
            |start| start.from,
            |start| {
                modest(&start.goods)?;
                ensure(
                    start.coins.iter().all(|&coins| coins <= MOST_AMOUNT),
                    "too many coins",
                )
            },
        )?;
        let scoring = self.one(
            file.scoring,
            |scoring| scoring.from,
            |scoring| {
                ensure(
                    scoring.resources_each > 0,
                    "points are for a number of resources above 0",
                )
            },
        )?;
        let floors = self.one(file.floors, |floors| floors.from, check_floors)?;
        let spaces = self.table(
            file.spaces,
            |record| (record.space as usize).wrapping_sub(Space::FIRST_OUTSIDE),
            |record| record.from,
            space,
        )?;
        let privileges = self.table(
            file.privileges,
            |record| record.privilege as usize,
            |record| record.from,
            |record| {
                ensure(!record.gain.is_empty(), "a privilege gives something")?;
                modest(&record.gain)?;
                Ok(record.gain)
            },
        )?;
        let bonus_tiles = self.table(
            file.bonus_tiles,
            |record| record.tile as usize,
            |record| record.from,
            |record| {
                modest(&record.harvest)?;
                modest(&record.production)?;
                Ok([record.harvest, record.production])
            },
        )?;
        let cards = self.table(
            file.cards,
            |record| record.card as usize,
            |record| record.from,
            card,
        )?;
        let leaders = self.table(
            file.leaders,
            |record| record.leader as usize,
            |record| record.from,
            leader,
        )?;
        let tiles = self.table(
            file.tiles,
            |record| record.tile as usize,
            |record| record.from,
            tile,
        )?;
        Ok(Components {
            floor_minimum: board.floor_minimum,
            surcharge: board.surcharge,
            faith_points: board.faith_points,
            most_military: board.most_military,
            church_needs: board.church_needs,
            slot_military: board.slot_military,
            start: start.goods,
            start_coins: start.coins,
            territory_points: scoring.territories,
            character_points: scoring.characters,
            military_points: scoring.military,
            resources_each: scoring.resources_each,
            floor_bonus: [
                floors.territory,
                floors.character,
                floors.building,
                floors.venture,
            ],
            reached: std::array::from_fn(|index| spaces::reached(&spaces, LOWEST_VALUE + index as i16)),
            open: std::array::from_fn(|seats| spaces::open(&spaces, seats)),
            spaces,
            privileges,
            bonus_tiles,
            cards,
            leaders,
            tiles,
            provenance: self.provenance,
        })
    }

    fn count(&mut self, origin: Origin) {
        match origin {
            Origin::Printed => self.provenance.printed += 1,
            Origin::Reconstructed => self.provenance.reconstructed += 1,
        }
    }

    fn one<T>(
        &mut self,
        record: Spanned<T>,
        origin: impl Fn(&T) -> Origin,
        check: impl Fn(&T) -> Result<(), String>,
    ) -> Result<T, EditionError> {
        let place = record.span().start;
        let record = record.into_inner();
        self.count(origin(&record));
        check(&record).map_err(|reason| EditionError::at(self.text, place, reason))?;
        Ok(record)
    }

    /// Sorts records into their places: each exactly once.
    fn table<R, T, const N: usize>(
        &mut self,
        records: Vec<Spanned<R>>,
        index: impl Fn(&R) -> usize,
        origin: impl Fn(&R) -> Origin,
        make: impl Fn(R) -> Result<T, String>,
    ) -> Result<[T; N], EditionError> {
        let mut table: [Option<T>; N] = std::array::from_fn(|_| None);
        for record in records {
            let place = record.span().start;
            let at = |reason: String| EditionError::at(self.text, place, reason);
            let record = record.into_inner();
            let from = origin(&record);
            let slot = table
                .get_mut(index(&record))
                .ok_or_else(|| at("this has no record here".into()))?;
            if slot.is_some() {
                return Err(at("this stands here a second time".into()));
            }
            *slot = Some(make(record).map_err(at)?);
            self.count(from);
        }
        let found = table.iter().flatten().count();
        let mut table = table.into_iter().flatten();
        let complete: Option<Vec<T>> = (0..N).map(|_| table.next()).collect();
        complete
            .and_then(|all| all.try_into().ok())
            .ok_or_else(|| EditionError::whole(format!("{N} records are needed, {found} found")))
    }
}

fn ensure(condition: bool, reason: &str) -> Result<(), String> {
    if condition { Ok(()) } else { Err(reason.into()) }
}

fn modest(goods: &Goods) -> Result<(), String> {
    ensure(
        goods.kinds().all(|(_, amount)| amount <= MOST_AMOUNT),
        &format!("no amount is above {MOST_AMOUNT}"),
    )
}

fn check_board(board: &Board) -> Result<(), String> {
    ensure(
        board
            .floor_minimum
            .iter()
            .all(|&value| (1..=MOST_VALUE as u8).contains(&value)),
        "every floor has a minimum of at least 1 and at most 12",
    )?;
    ensure(board.surcharge <= MOST_AMOUNT, "the surcharge is too high")?;
    ensure(
        (2..=100).contains(&board.faith_points.len()),
        "the faith track has 2 to 100 spaces",
    )?;
    ensure(
        board
            .church_needs
            .iter()
            .all(|&needs| usize::from(needs) < board.faith_points.len()),
        "the Church needs no more faith than the track has",
    )?;
    ensure(
        board.most_military <= 100,
        "the military track ends at 100 or before",
    )
}

fn check_floors(floors: &FloorBonus) -> Result<(), String> {
    let all = [
        &floors.territory,
        &floors.character,
        &floors.building,
        &floors.venture,
    ];
    for bonus in all.into_iter().flatten() {
        modest(bonus)?;
        ensure(bonus.kinds().count() <= 1, "a floor bonus is of one kind")?;
        ensure(
            bonus.get(Good::Servants) == 0,
            "a floor bonus is no servants: they are given before it comes",
        )?;
    }
    Ok(())
}

fn space(record: SpaceRecord) -> Result<SpaceFigures, String> {
    let gives = Bundle::of(&record.gives)?;
    ensure(
        gives.grant.is_none() && gives.each.is_none(),
        "a space gives goods and privileges",
    )?;
    ensure(
        (1..=MOST_VALUE as u8).contains(&record.minimum),
        "every minimum is at least 1",
    )?;
    ensure(
        (-MOST_VALUE..=MOST_VALUE).contains(&record.modifier),
        "the modifier is out of reach",
    )?;
    ensure(
        (2..=4).contains(&record.seats),
        "a space is open from 2, 3 or 4 seats on",
    )?;
    ensure(
        record.space != Space::Council || record.seats == 2,
        "the council palace is always open",
    )?;
    Ok(SpaceFigures {
        minimum: record.minimum,
        modifier: record.modifier,
        gives,
        seats: record.seats,
    })
}

fn card(record: CardRecord) -> Result<CardFigures, String> {
    ensure(
        usize::from(record.number) == record.card as usize + 1,
        "the card has another printed number",
    )?;
    ensure(
        (1..=PERIODS as u8).contains(&record.period),
        "the periods are 1, 2 and 3",
    )?;
    let now = Bundle::of(&record.now)?;
    ensure(
        !matches!(now.grant, Some(Grant::Strengthen(_))),
        "only leaders strengthen members",
    )?;
    ensure(record.costs.len() <= MOST_COSTS, "a card has at most two costs")?;
    for cost in &record.costs {
        modest(&cost.pay)?;
        ensure(
            cost.pay.get(Good::Victory) == 0 && cost.pay.get(Good::Faith) == 0,
            "costs are resources or military points",
        )?;
        ensure(
            cost.needs_military >= cost.pay.get(Good::Military),
            "less military is needed than is paid",
        )?;
        let allowed: &[Good] = match record.kind {
            Kind::Territory => &[],
            Kind::Character => &[Good::Coins],
            Kind::Building => &Good::RESOURCES,
            Kind::Venture => Good::ALL,
        };
        ensure(
            cost.pay.kinds().all(|(good, _)| allowed.contains(&good)),
            "this kind of card does not cost that",
        )?;
    }
    ensure(
        record.costs.is_empty() == (record.kind == Kind::Territory),
        "territories cost nothing, all others something",
    )?;
    let works = matches!(record.kind, Kind::Territory | Kind::Building);
    ensure(
        works == record.work.is_some(),
        "territories and buildings work, no others",
    )?;
    ensure(
        record.always.is_empty() || record.kind == Kind::Character,
        "only characters change something for good",
    )?;
    ensure(
        record.victory.is_some() == (record.kind == Kind::Venture),
        "ventures score at the end, no others",
    )?;
    record.always.iter().try_for_each(check_modifier)?;
    let work = record.work.map(|work| working(record.kind, work)).transpose()?;
    Ok(CardFigures {
        kind: record.kind,
        period: record.period,
        costs: record.costs.into_iter().collect(),
        now,
        work,
        always: record.always,
        victory: record.victory.unwrap_or(0),
    })
}

fn working(kind: Kind, record: WorkRecord) -> Result<Working, String> {
    let plain = |effects: &[Effect]| {
        let gives = Bundle::of(effects)?;
        ensure(gives.grant.is_none(), "work grants no actions")?;
        ensure(gives.privileges <= 1, "work gives one privilege at most")?;
        Ok::<_, String>(gives)
    };
    ensure(
        (1..=MOST_VALUE as u8).contains(&record.value),
        "work has a value of at least 1",
    )?;
    let gives = plain(&record.gives)?;
    ensure(
        record.exchanges.is_empty() || kind == Kind::Building,
        "only buildings exchange",
    )?;
    ensure(record.exchanges.len() <= 2, "an exchange has at most two lines")?;
    let mut exchanges = Vec::new();
    for line in record.exchanges {
        ensure(!line.pay.is_empty(), "an exchange is paid")?;
        modest(&line.pay)?;
        let gives = plain(&line.gives)?;
        ensure(gives.each.is_none(), "an exchange gives fixed goods")?;
        exchanges.push(Exchange { pay: line.pay, gives });
    }
    Ok(Working {
        value: record.value,
        gives,
        exchanges,
    })
}

fn leader(record: LeaderRecord) -> Result<LeaderFigures, String> {
    let ability = match (record.always, record.once, record.copies) {
        (Some(always), None, false) => {
            always.iter().try_for_each(check_modifier)?;
            Ability::Always(always)
        }
        (None, Some(once), false) => {
            let once = Bundle::of(&once)?;
            ensure(once.each.is_none(), "a leader gives fixed goods")?;
            ensure(
                !matches!(once.grant, Some(Grant::Take(_))),
                "a leader takes no cards",
            )?;
            Ability::Once(once)
        }
        (None, None, true) => Ability::Copies,
        _ => return Err("a leader has one of: always, once, copies".into()),
    };
    Ok(LeaderFigures {
        needs: record.needs,
        ability,
    })
}

fn tile(record: TileRecord) -> Result<TileFigures, String> {
    ensure(
        usize::from(record.period) == record.tile as usize / (Tile::COUNT / PERIODS) + 1,
        "the tile is of another period",
    )?;
    record.always.iter().try_for_each(check_modifier)?;
    Ok(TileFigures {
        period: record.period,
        always: record.always,
    })
}

fn check_modifier(modifier: &Modifier) -> Result<(), String> {
    let small = -MOST_VALUE..=MOST_VALUE;
    match modifier {
        Modifier::Value { by, .. } | Modifier::Members { by, .. } => {
            ensure(small.contains(by), "a value changes by 12 at most")
        }
        Modifier::Base(value) => ensure(
            (1..=MOST_VALUE as u8).contains(value),
            "a base value lies between 1 and 12",
        ),
        Modifier::Discount { off, .. } => {
            modest(off)?;
            ensure(is_discount(off), "a discount names resources only")
        }
        Modifier::DiscountOneOf { goods, .. } => ensure(
            goods.len() == 2 && goods.iter().all(Good::is_resource),
            "the choice is between two resources",
        ),
        Modifier::Multiply { by, .. } => ensure((2..=4).contains(by), "gains are multiplied by 2 to 4"),
        Modifier::Less { goods } => ensure((1..=2).contains(&goods.len()), "one good is less, or one of two"),
        Modifier::Servants(rate) => ensure((1..=9).contains(rate), "1 to 9 servants add 1"),
        Modifier::Loss { every, .. } => ensure(*every > 0, "a loss counts in steps of at least 1"),
        _ => Ok(()),
    }
}
