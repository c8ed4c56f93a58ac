//! Members and servants, work, market and palace (sections FM, WK, MK, CP).

use signoria_engine::prelude::*;
use signoria_lorenzo::{Event, Refusal};

use crate::scenario::{Position, Positions, Reading, family, position};

// L.FM.1
#[test]
fn members_have_the_value_of_their_die() {
    let table = position(2).dice(2, 6, 4).table();
    assert_eq!(table.family(1).values, [2, 6, 4, 0]);
}

// L.FM.2 L.RU.16
#[test]
fn one_colour_is_the_colour_of_the_family() {
    let tower = position(2)
        .dice(6, 6, 6)
        .member(0, "black", "territory-1")
        .tower("territory-2", "woods")
        .goods(0, "9 coins, 9 servants")
        .goods(1, "9 coins");
    let mut table = tower.table();
    table.does("place orange");
    assert_eq!(table.refusal("on territory-2"), "lorenzo.tower.colour");
    // Another family's black member may.
    let mut table = tower.turn(3).table();
    table.does("place black; on territory-2");
    assert_eq!(table.cards(1, "territory"), ["woods"]);
}

// L.FM.3
#[test]
fn the_action_value_must_reach_the_minimum() {
    let floors = position(2)
        .dice(5, 1, 1)
        .tower("territory-2", "woods")
        .tower("territory-3", "village")
        .tower("territory-4", "citadel");
    let mut table = floors.table();
    table.does("place black");
    assert!(table.offers("on territory-2") && table.offers("on territory-3"));
    assert_eq!(table.refusal("on territory-4"), "lorenzo.value.too-low");
}

// L.FM.4
#[test]
fn any_number_of_servants_adds_to_one_action() {
    let mut table = position(2).goods(0, "3 servants").table();
    table.does("place black; on harvest-small");
    assert_eq!(
        table.offered(),
        ["servants 0", "servants 1", "servants 2", "servants 3"]
    );
    assert_eq!(table.refusal("servants 4"), "lorenzo.servants.held");
    table.does("servants 2");
    assert_eq!(table.worked(), [3]);
    assert_eq!(table.held(0, "servants"), 2);
}

// L.FM.5
#[test]
fn servants_given_for_value_cannot_pay_for_the_card() {
    // Garden costs 2 servants; floor 3 needs 2 more for a member of value 3.
    let garden = position(2).round(5).tower("building-3", "garden");
    let mut table = garden.clone().goods(0, "4 wood, 2 stone, 3 servants").table();
    table.does("place orange");
    assert_eq!(table.refusal("on building-3"), "lorenzo.card.cost");
    let mut table = garden.clone().goods(0, "4 wood, 2 stone, 4 servants").table();
    table.does("place orange; on building-3");
    table.holds(0, "1 military, 10 victory");
    let mut table = garden.goods(0, "4 wood, 2 stone, 5 servants").table();
    table.does("place orange; on building-3");
    assert_eq!(table.offered(), ["servants 2", "servants 3"]);
    assert_eq!(table.refusal("servants 4"), "lorenzo.servants.needed");
}

#[test]
fn too_few_servants_are_refused_with_what_they_would_reach() {
    let mut table = position(2)
        .round(5)
        .tower("building-3", "garden")
        .goods(0, "4 wood, 2 stone, 5 servants")
        .table();
    table.does("place orange; on building-3");
    let refused = table
        .game
        .apply(table.seat(), "servants 1".parse().unwrap(), &mut ());
    // That many were chosen: what all of them would reach is not said.
    let told = Refusal::ValueTooLow {
        value: 4,
        minimum: 5,
        servants: 0,
        reach: 4,
    };
    assert_eq!(refused, Err(told.into()));
}

#[test]
fn ungiven_servants_and_coins_are_not_logged() {
    let told = |goods: &str, moves: &str| {
        let mut table = position(2)
            .member(1, "black", "territory-2")
            .tower("territory-1", "woods")
            .goods(0, goods)
            .table();
        table.does(moves);
        let spent = table.log.iter().filter_map(|told| match told.event {
            Event::Gave { count, .. } => Some(("servants", count)),
            Event::Surcharge { count, .. } => Some(("coins", count)),
            _ => None,
        });
        spent.collect::<Vec<_>>()
    };
    assert_eq!(told("", "place black; on market-1"), []);
    assert_eq!(told("3 coins", "place black; on territory-1"), [("coins", 3)]);
    assert_eq!(
        told("1 servants, 3 coins", "place black; on territory-1; servants 1"),
        [("servants", 1), ("coins", 3)]
    );
}

// L.FM.6 L.RU.41
#[test]
fn servants_may_be_wasted() {
    let mut table = position(2).dice(6, 1, 1).goods(0, "2 servants").table();
    table.does("place black; on market-1; servants 2");
    table.holds(0, "5 coins");
}

// L.FM.7
#[test]
fn a_neutral_member_needs_help() {
    let table = position(2).tower("territory-1", "woods").table();
    assert_eq!(table.refusal("place neutral"), "lorenzo.turn.no-space");
    assert_eq!(table.offered(), ["place black", "place white", "place orange"]);
    let table = position(2).goods(0, "1 servants").table();
    assert!(table.offers("place neutral"));
    let mut table = position(2)
        .owns(0, "warlord")
        .tower("territory-1", "woods")
        .table();
    table.does("place neutral");
    assert_eq!(table.spaces(), ["on territory-1"]);
    let table = position(2)
        .advanced()
        .leader(0, "sigismondo-malatesta", "face-up")
        .table();
    assert!(table.offers("place neutral"));
}

// L.FM.8 L.RU.11
#[test]
fn base_and_changes_of_a_member() {
    let family = position(2)
        .advanced()
        .excommunicated(0, "1-7")
        .dice(1, 2, 3)
        .leader(0, "lucrezia-borgia", "face-up")
        .leader(0, "sigismondo-malatesta", "face-up");
    assert_eq!(family.table().family(0).values, [2, 3, 4, 3]);
    let moro = family.leader(0, "ludovico-il-moro", "face-up");
    assert_eq!(moro.table().family(0).values, [6, 6, 6, 3]);
}

// L.FM.9 L.FM.11
#[test]
fn everything_adds_up_to_the_action_value() {
    // 1 (die) + 1 (servant) + 2 + 3 (characters) - 3 (large space) - 3 (tile) = 1, although it is below 0 in between.
    let mut table = position(3)
        .round(5)
        .excommunicated(0, "1-5")
        .owns(0, "farmer peasant")
        .goods(0, "1 servants")
        .table();
    table.does("place black; on harvest-large");
    assert_eq!(table.worked(), [1]);
    // On a floor: 3 + 2 - 4 + servants.
    let mut table = position(2)
        .excommunicated(0, "2-1")
        .owns(0, "warlord")
        .tower("territory-2", "farm")
        .goods(0, "3 servants")
        .table();
    table.does("place orange; on territory-2");
    assert_eq!(table.offered(), ["servants 2", "servants 3"]);
}

// L.FM.10
#[test]
fn modifiers_of_members_do_not_apply_to_granted_actions() {
    let mut table = position(2)
        .advanced()
        .excommunicated(0, "1-7")
        .round(5)
        .dice(2, 1, 1)
        .leader(0, "lucrezia-borgia", "face-up")
        .owns(0, "farmer")
        .tower("character-1", "cardinal")
        .goods(0, "4 coins, 1 servants")
        .table();
    table.does("place black; on character-1; servants 0; servants 1");
    assert_eq!(table.worked(), [7]);
}

// L.FM.12
#[test]
fn bonuses_of_characters_add_up() {
    let mut table = position(2).round(3).owns(0, "farmer peasant").table();
    table.does("place black; on harvest-small");
    assert_eq!(table.worked(), [6]);
}

// L.FM.13
#[test]
fn only_member_and_servants_count_on_market_and_in_the_palace() {
    let mut table = position(2)
        .round(3)
        .owns(0, "warlord stonemason dame knight farmer peasant")
        .goods(0, "1 servants")
        .table();
    table.does("place neutral; on market-1");
    table.holds(0, "5 coins");
    let mut table = position(2).round(3).owns(0, "farmer peasant").table();
    table.does("place neutral");
    assert_eq!(table.refusal("on council"), "lorenzo.value.too-low");
    assert_eq!(table.refusal("on market-1"), "lorenzo.value.too-low");
}

// L.WK.1
#[test]
fn a_small_space_for_one_and_a_large_one_for_all() {
    let mut table = position(3)
        .dice(6, 6, 6)
        .member(1, "black", "harvest-small")
        .member(1, "neutral", "harvest-large")
        .member(2, "black", "harvest-large")
        .turn(6)
        .table();
    table.does("place black");
    assert_eq!(table.refusal("on harvest-small"), "lorenzo.space.occupied");
    table.does("on harvest-large");
    assert_eq!(table.worked(), [3]);
}

// L.WK.2
#[test]
fn the_large_space_is_three_weaker_always() {
    let mut table = position(3).dice(6, 6, 6).table();
    table.does("place black; on production-large");
    assert_eq!(table.worked(), [3]);
}

// L.WK.3 L.RU.48
#[test]
fn work_needs_a_value_of_one() {
    let mut table = position(3).dice(3, 4, 1).table();
    table.does("place black");
    assert_eq!(table.refusal("on harvest-large"), "lorenzo.value.too-low");
    let mut table = position(3).dice(3, 4, 1).table();
    table.does("place white; on harvest-large");
    assert_eq!(table.worked(), [1]);
    // A character may bring a neutral member there without servants.
    let mut table = position(2).owns(0, "farmer").table();
    table.does("place neutral; on harvest-small");
    assert_eq!(table.worked(), [2]);
}

/// The black member of seat 0 stands on the large production space.
fn in_production() -> Position {
    position(3).dice(6, 6, 6).member(0, "black", "production-large")
}

// L.WK.4
#[test]
fn one_coloured_member_in_each_area() {
    let mut table = in_production().table();
    table.does("place white");
    assert_eq!(table.refusal("on production-small"), "lorenzo.work.colour");
    assert_eq!(table.refusal("on production-large"), "lorenzo.work.colour");
}

// L.WK.5 L.RU.43
#[test]
fn the_neutral_member_may_stand_beside_a_coloured_one() {
    let mut table = in_production().goods(0, "4 servants").table();
    table.does("place neutral");
    assert!(table.offers("on production-small") && table.offers("on production-large"));
}

// L.WK.6
#[test]
fn the_two_areas_do_not_affect_each_other() {
    let mut table = in_production().table();
    table.does("place white; on harvest-small");
    assert_eq!(table.worked(), [6]);
}

// L.WK.7
#[test]
fn harvest_activates_tile_and_territories() {
    let mut table = position(2)
        .dice(4, 1, 1)
        .owns(0, "woods gravel-pit forest")
        .table();
    table.does("place black; on harvest-small");
    table.holds(0, "2 wood, 3 stone, 1 servants");
}

// L.WK.8
#[test]
fn production_activates_tile_and_buildings() {
    let mut table = family(5, 2, "bank cathedral stronghold chapel", "").table();
    table.does("place black; on production-small");
    table.holds(0, "7 coins, 1 military, 1 victory");
    // Stronghold needs 6, and Chapel has nothing that was there before to be paid with.
    assert_eq!(table.turn_of().index(), 1);
}

// L.WK.9
#[test]
fn the_bonus_tile_always_works() {
    let mut table = position(2).table();
    table.does("place black; on production-small");
    table.holds(0, "2 coins, 1 military");
}

// L.WK.10 L.RU.42
#[test]
fn fixed_gains_are_compulsory_and_exchanges_are_not() {
    let mut table = family(5, 6, "stronghold chapel barracks", "1 coins, 1 servants").table();
    table.does("place black; on production-small; servants 0");
    assert_eq!(
        table.offered(),
        ["exchange chapel 1", "exchange barracks 1", "produce"]
    );
    assert_eq!(
        table.refusal("exchange stronghold 1"),
        "lorenzo.exchange.inactive"
    );
    table.does("exchange barracks 1; produce");
    table.holds(0, "3 coins, 6 military, 2 victory");
}

// L.RU.8
#[test]
fn exchanges_are_optional_and_paid_after_servants_were_given() {
    let mut table = family(5, 6, "barracks", "2 servants").table();
    table.does("place black; on production-small; servants 1; produce");
    table.holds(0, "1 servants, 2 coins, 1 military");
}

// L.WK.11 L.RU.49
#[test]
fn exchanges_are_paid_from_earlier_goods() {
    // The servant that was given cannot pay for Barracks.
    let mut table = position(2)
        .round(3)
        .owns(0, "barracks")
        .goods(0, "1 servants")
        .table();
    table.does("place black; on production-small; servants 1");
    table.holds(0, "2 coins, 1 military");
    // What an earlier part of the turn brought is there before.
    let mut table = position(2)
        .round(5)
        .owns(0, "treasury")
        .tower("character-1", "ambassador")
        .tower("character-2", "bishop")
        .goods(0, "14 coins")
        .table();
    table.does(
        "place black; on character-1; privilege coins; take bishop; servants 0; exchange treasury 2; produce",
    );
    assert_eq!(table.held(0, "victory"), 5);
}

// L.WK.12
#[test]
fn the_same_unit_never_pays_twice() {
    let mut table = family(3, 4, "carpenters-shop painters-guild", "2 wood").table();
    table.does("place black; on production-small; exchange carpenters-shop 2");
    assert_eq!(
        table.offered(),
        ["exchange carpenters-shop 1", "clear carpenters-shop", "produce"]
    );
    table.does("produce");
    assert_eq!(table.turn_of().index(), 1);
    table.holds(0, "7 coins, 1 military");
    let mut table = family(3, 4, "carpenters-shop painters-guild", "2 wood").table();
    table.does("place black; on production-small; exchange carpenters-shop 1");
    assert_eq!(
        table.offered(),
        [
            "exchange carpenters-shop 2",
            "exchange painters-guild 1",
            "clear carpenters-shop",
            "produce"
        ]
    );
    assert_eq!(
        table.refusal("exchange painters-guild 2"),
        "lorenzo.exchange.cost"
    );
}

// L.WK.13
#[test]
fn servants_exchanges_gains_privileges() {
    // Each card's privilege is for itself, after everything else came in.
    let mut table = family(5, 6, "fortress residence", "1 coins, 1 servants").table();
    table.does("place black; on production-small; servants 0; exchange residence 1; produce");
    table.holds(0, "2 coins, 1 servants, 1 military, 2 victory");
    table.does("privilege military");
    assert_eq!(table.offered().len(), 5);
    table.does("privilege military");
    table.holds(0, "2 coins, 1 servants, 5 military, 2 victory");
}

// L.MK.1
#[test]
fn the_market() {
    for (space, goods) in [
        ("market-1", "5 coins"),
        ("market-2", "5 servants"),
        ("market-3", "3 military, 2 coins"),
    ] {
        let mut table = position(4).table();
        table.does(&format!("place black; on {space}"));
        table.holds(0, goods);
    }
    let mut table = position(4).table();
    table.does("place black; on market-4; privilege coins");
    assert_eq!(table.refusal("privilege coins"), "lorenzo.privilege.different");
    table.does("privilege faith");
    table.holds(0, "2 coins, 1 faith");
}

// L.MK.2
#[test]
fn the_market_has_two_spaces_for_two_or_three() {
    for seats in [2, 3] {
        let mut table = position(seats).table();
        table.does("place black");
        assert_eq!(table.refusal("on market-3"), "lorenzo.space.closed");
        assert_eq!(table.refusal("on market-4"), "lorenzo.space.closed");
    }
}

// L.MK.3 L.MK.4
#[test]
fn a_market_space_takes_one_member() {
    let mut table = position(2).table();
    table.does("place black; on market-1; place black");
    assert_eq!(table.refusal("on market-1"), "lorenzo.space.occupied");
    let mut table = position(4)
        .member(0, "black", "market-1")
        .member(0, "white", "market-2")
        .table();
    table.does("place orange; on market-3");
    assert_eq!(table.family(0).members.iter().flatten().count(), 3);
}

// L.CP.1 L.CP.3
#[test]
fn the_palace_has_room_for_all_and_gives_each_time() {
    let mut table = position(2).table();
    for member in ["black", "black", "white", "white"] {
        table.does(&format!("place {member}; on council; privilege coins"));
    }
    table.holds(0, "6 coins");
}

// L.CP.2
#[test]
fn members_stand_in_the_palace_in_order_of_arrival() {
    let mut table = position(2).table();
    for member in ["black", "black", "white"] {
        table.does(&format!("place {member}; on council; privilege coins"));
    }
    let row: Vec<usize> = table.public().council.iter().map(|seat| seat.index()).collect();
    assert_eq!(row, [0, 1, 0]);
}

// L.CP.4
#[test]
fn the_five_privileges() {
    for (privilege, goods) in [
        ("wood-stone", "1 wood, 1 stone, 1 coins"),
        ("servants", "2 servants, 1 coins"),
        ("coins", "3 coins"),
        ("military", "2 military, 1 coins"),
        ("faith", "1 faith, 1 coins"),
    ] {
        let mut table = position(2).table();
        table.does("place black; on council");
        // It cannot be kept for later.
        assert_eq!(table.offered().len(), 5);
        table.does(&format!("privilege {privilege}"));
        table.holds(0, goods);
    }
}

// L.CP.5 L.CP.6
#[test]
fn privileges_of_one_effect_differ() {
    let mut table = position(2)
        .tower("venture-1", "raising-a-statue")
        .goods(0, "2 wood, 2 stone")
        .table();
    table.does("place black; on venture-1; privilege military");
    assert_eq!(table.refusal("privilege military"), "lorenzo.privilege.different");
    table.does("privilege servants");
    // Two Cities in one harvest would be two effects; City and a council privilege may repeat in one turn.
    let mut table = family(5, 6, "fortress residence", "1 coins").table();
    table.does(
        "place black; on production-small; exchange residence 1; produce; privilege faith; privilege faith",
    );
    assert_eq!(table.held(0, "faith"), 2);
}
