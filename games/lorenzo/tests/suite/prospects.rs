//! What the view says about actions before they are chosen is what happens when they are.

use signoria_engine::Seats;
use signoria_lorenzo::board::{Kind, Space};
use signoria_lorenzo::card::Card;
use signoria_lorenzo::goods::{Good, Goods};
use signoria_lorenzo::pieces::Leader;
use signoria_lorenzo::prospect::{Needed, Price};
use signoria_lorenzo::source::Source;

use crate::scenario::{Positions, Reading, position};

#[test]
fn the_drawing_says_what_faith_and_military_points_are_enough_for() {
    let view = position(2).table().view(0_u8);
    let figures = &view.figures;
    assert_eq!((figures.church_needs, figures.least_faith()), ([3, 4, 5], 3));
    assert!(figures.is_enough_faith(4, 1) && !figures.is_enough_faith(4, 2));
    assert_eq!(figures.slot_military, [0, 0, 3, 7, 12, 18]);
    assert!(figures.opens_slot(7, 3) && !figures.opens_slot(6, 3));
    assert_eq!((figures.open_slots(2), figures.open_slots(18)), (2, 6));
    assert!(!figures.is_used(Space::Market4, view.seats));
    assert!(figures.is_used(Space::Market4, Seats::new(4)));
}

#[test]
fn a_floor_tells_servants_surcharge_bonus_and_cost() {
    let mut table = position(2)
        .dice(5, 5, 5)
        .tower("building-4", "chapel")
        .member(1, "white", "building-1")
        .goods(0, "2 wood, 3 coins, 4 servants")
        .table();
    table.does("place black");
    let view = table.view(0_u8);
    let way = view.prospects.iter().find(|way| way.space == Space::Building4);
    let way = way.expect("the chapel can be taken");
    assert_eq!(
        (way.value, way.servants, way.reached, way.surcharge),
        (5, 2, 7, 3)
    );
    assert_eq!(way.bonus, Goods::of(Good::Military, 2));
    let price = Price {
        number: 1,
        goods: Goods::of(Good::Wood, 2),
    };
    assert_eq!(way.costs, [price]);
    let [after] = &way.after[..] else {
        panic!("one cost, one outcome");
    };
    let held = |good| after.goods.get(good);
    assert_eq!(
        (held(Good::Wood), held(Good::Coins), held(Good::Servants)),
        (0, 0, 2)
    );
    assert_eq!(view.prospects.len(), table.spaces().len());
    assert!(table.view(1_u8).prospects.is_empty());
}

#[test]
fn a_place_tells_whether_servants_are_asked_for_next() {
    let asks = |servants: &str, after: &str| {
        let mut table = position(2).dice(5, 5, 5).goods(0, servants).table();
        table.does("place black");
        let view = table.view(0_u8);
        let way = view.prospects.iter().find(|way| way.space == Space::Council);
        let told = way.expect("the palace is open").asks_servants;
        table.does("on council");
        assert!(table.offers(after), "{servants}");
        told
    };
    assert!(asks("1 servants", "servants 1"));
    assert!(!asks("3 coins", "privilege coins"));
}

#[test]
fn work_tells_its_yield_and_a_space_without_prospect_is_refused() {
    let mut table = position(2).dice(5, 5, 5).owns(0, "woods village forest").table();
    table.does("place black");
    let view = table.view(0_u8);
    let way = view.prospects.iter().find(|way| way.space == Space::HarvestSmall);
    let told = &way.expect("a harvest").yields[0];
    // Bonus tile 1 wood, 1 stone, 1 servant; woods 1 wood; village 1 coin, 1 servant; forest 3 wood.
    let whole = Goods::of(Good::Wood, 5)
        .with(Good::Stone, 1)
        .with(Good::Servants, 2)
        .with(Good::Coins, 1);
    assert_eq!((told.value, told.goods), (5, whole));
    table.does("on harvest-small");
    table.holds(0, "5 wood, 1 stone, 2 servants, 1 coins");
    assert_eq!(view.figures.cards.len(), 3);
}

#[test]
fn a_yield_ends_with_the_track() {
    let told = |military: &str| {
        let mut table = position(2).dice(5, 5, 5).goods(0, military).table();
        table.does("place black");
        let view = table.view(0_u8);
        let way = view
            .prospects
            .iter()
            .find(|way| way.space == Space::ProductionSmall);
        way.expect("a production").yields[0].goods
    };
    // The bonus tile gives 2 coins and 1 military point; the track ends at 25.
    let coins = Goods::of(Good::Coins, 2);
    assert_eq!(told("24 military"), coins.with(Good::Military, 1));
    assert_eq!(told("25 military"), coins);
}

#[test]
fn only_the_owner_of_leaders_is_told_their_needs() {
    let table = position(2)
        .advanced()
        .leader(0, "sigismondo-malatesta", "hand")
        .goods(0, "7 military, 1 faith")
        .table();
    let view = table.view(0_u8);
    let needs = &view.needs[&Leader::SigismondoMalatesta];
    let told: Vec<_> = needs
        .iter()
        .map(|need| (need.of, need.asked, need.is_met()))
        .collect();
    let expected = [
        (Needed::Good(Good::Military), 7, true),
        (Needed::Good(Good::Faith), 3, false),
    ];
    assert_eq!(told, expected);
    let other = table.view(1_u8);
    assert!(!other.needs.contains_key(&Leader::SigismondoMalatesta));
    assert!(!other.figures.leaders.contains_key(&Leader::SigismondoMalatesta));
}

#[test]
fn work_lists_card_by_card_what_each_number_of_servants_brings() {
    let mut table = position(2)
        .dice(2, 2, 2)
        .owns(0, "woods village forest")
        .goods(0, "4 servants")
        .table();
    table.does("place black").does("on harvest-small");
    let way = table.view(0_u8).under_way.expect("servants are asked for");
    let sources = |at: usize| {
        let shares = way.yields[at].shares.iter();
        shares.map(|share| share.source).collect::<Vec<_>>()
    };
    assert_eq!((way.space, way.value, way.servants), (Space::HarvestSmall, 2, 0));
    assert_eq!(way.yields.len(), 5);
    let card = |word: &str| Source::Card(word.parse::<Card>().unwrap());
    assert!(sources(0).contains(&card("woods")) && !sources(0).contains(&card("forest")));
    // With 3 servants the value is 5: everything works.
    assert!(sources(3).contains(&card("forest")));
    assert_eq!(way.yields[3].goods.get(Good::Wood), 5);
    table.does("servants 3");
    table.holds(0, "5 wood, 1 stone, 3 servants, 1 coins");
    assert!(table.view(0_u8).under_way.is_none());
}

#[test]
fn a_production_tells_its_lines_what_they_cost_together_and_what_it_brings() {
    let mut table = position(2)
        .dice(5, 5, 5)
        .owns(0, "residence chapel")
        .goods(0, "3 coins")
        .table();
    table.does("place black").does("on production-small");
    let laid = |table: &crate::scenario::Table| {
        let production = table.view(0_u8).production.expect("exchanges can be laid out");
        let laid = production.lines.iter().filter(|line| line.is_laid).count();
        (production.lines.len(), laid, production.pays)
    };
    assert_eq!(laid(&table), (2, 0, Goods::NOTHING));
    table.does("exchange residence 1").does("exchange chapel 1");
    assert_eq!(laid(&table), (2, 2, Goods::of(Good::Coins, 2)));
    table.does("clear chapel");
    assert_eq!(laid(&table), (2, 1, Goods::of(Good::Coins, 1)));
    let production = table.view(0_u8).production.unwrap();
    assert_eq!(production.yields.privileges, 1);
    assert!(table.view(1_u8).production.is_none());
}

#[test]
fn cards_tell_what_this_seat_pays_for_them() {
    let table = position(2).tower("character-1", "knight").owns(0, "dame").table();
    let knight: Card = "knight".parse().unwrap();
    let prices = |seat: u8| table.view(seat).prices[&knight].clone();
    assert_eq!(prices(0), [Goods::of(Good::Coins, 1)]);
    assert_eq!(prices(1), [Goods::of(Good::Coins, 2)]);
    assert!(table.public().prices.is_empty());
}

#[test]
fn a_discount_without_a_choice_is_taken_off_what_is_told() {
    let mut table = position(2)
        .dice(5, 5, 5)
        .tower("building-1", "chapel")
        .owns(0, "stonemason")
        .goods(0, "2 wood")
        .table();
    let chapel: Card = "chapel".parse().unwrap();
    let one = Goods::of(Good::Wood, 1);
    assert_eq!(table.view(0_u8).prices[&chapel], [one]);
    table.does("place black");
    let view = table.view(0_u8);
    let way = view.prospects.iter().find(|way| way.space == Space::Building1);
    assert_eq!(
        way.expect("open").costs,
        [Price {
            number: 1,
            goods: one
        }]
    );
    table.does("on building-1");
    assert_eq!(table.held(0, "wood"), 1);
}

#[test]
fn a_place_tells_which_leaders_could_be_played_after_it() {
    let position = |coins: &str| {
        let mut table = position(2)
            .advanced()
            .dice(5, 5, 5)
            .tower("character-1", "knight")
            .leader(0, "girolamo-savonarola", "hand")
            .goods(0, coins)
            .table();
        table.does("place black");
        table.view(0_u8)
    };
    let after = |coins: &str, space: Space| {
        let view = position(coins);
        let way = view.prospects.iter().find(|way| way.space == space);
        let [after] = &way.expect("open").after[..] else {
            panic!("one outcome");
        };
        (after.playable.clone(), after.no_longer.clone())
    };
    let savonarola = vec![Leader::GirolamoSavonarola];
    assert_eq!(after("14 coins", Space::Market1), (savonarola.clone(), vec![]));
    assert_eq!(after("12 coins", Space::Market1), (vec![], vec![]));
    assert_eq!(after("18 coins", Space::Character1), (vec![], savonarola));
}

#[test]
fn the_coming_order_is_that_of_the_council() {
    let mut table = position(2).dice(5, 5, 5).table();
    let seats = |table: &crate::scenario::Table| {
        let view = table.view(0_u8);
        view.coming.iter().map(|seat| seat.index()).collect::<Vec<_>>()
    };
    assert_eq!(seats(&table), [0, 1]);
    table.does("place black").does("on market-1");
    assert_eq!(seats(&table), [0, 1]);
}

#[test]
fn the_drawing_says_what_spaces_and_places_of_a_board_ask_for() {
    let figures = position(4).table().view(0_u8).figures;
    let top = Kind::Territory.floor(3);
    assert_eq!((figures.minimum(top), figures.minimum(Space::Council)), (7, 1));
    assert_eq!(figures.bonus_of(top), Goods::of(Good::Wood, 2));
    assert_eq!(figures.bonus_of(Space::Council), Goods::default());
    let slot = |kind, number| {
        let slot = figures.slot(kind, number);
        (slot.military, slot.points)
    };
    assert_eq!(
        (slot(Kind::Territory, 3), slot(Kind::Character, 3)),
        ((7, 4), (0, 10))
    );
    assert_eq!(slot(Kind::Venture, 3), (0, 0));
    assert_eq!(
        (figures.opened_at(7), figures.opened_at(8), figures.opened_at(0)),
        (Some(3), None, None)
    );
}

#[test]
fn the_view_says_what_entering_each_tower_costs_more() {
    let scenario = position(2).member(1, "white", "character-2");
    let extra = |view: signoria_lorenzo::View| view.surcharges;
    assert_eq!(extra(scenario.table().view(0_u8)), [0, 3, 0, 0]);
    assert_eq!(extra(scenario.table().public()), [0, 3, 0, 0]);
    let free = scenario.advanced().leader(0, "filippo-brunelleschi", "face-up");
    assert_eq!(extra(free.table().view(0_u8)), [0; 4]);
}
