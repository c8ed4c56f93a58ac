//! The examples of the reference sheet, and those made for tests.

use crate::scenario::{Positions, Reading, position};

// L.EX.27
#[test]
fn l_ex_27_weaker_members_and_poorer_harvests() {
    let table = position(2).excommunicated(0, "1-7").dice(5, 1, 1).table();
    assert_eq!(table.family(0).values[0], 4);
    assert_eq!(table.family(1).values[0], 5);
    let poor = position(3).excommunicated(0, "1-5").dice(6, 1, 1);
    let mut table = poor.table();
    table.does("place black");
    assert_eq!(table.refusal("on harvest-large"), "lorenzo.value.too-low");
    let mut table = poor.goods(0, "1 servants").table();
    table.does("place black; on harvest-large");
    assert_eq!(table.worked(), [1]);
}

// L.EX.28
#[test]
fn l_ex_28_lazy_servants_add_half() {
    let mut table = position(2)
        .excommunicated(0, "2-6")
        .goods(0, "5 servants")
        .table();
    table.does("place neutral; on harvest-small");
    assert_eq!(table.offered(), ["servants 2", "servants 4"]);
    table.does("servants 4");
    assert_eq!(table.worked(), [2]);
}

// L.EX.29
#[test]
fn l_ex_29_losses_for_victory_and_military_points() {
    let table = position(2)
        .over()
        .excommunicated(0, "3-4")
        .goods(0, "26 victory")
        .table();
    assert_eq!(table.points(0, "losses"), -5);
    let table = position(2)
        .over()
        .excommunicated(0, "3-5")
        .goods(0, "12 military")
        .table();
    assert_eq!(table.points(0, "losses"), -12);
}

// L.EX.30
#[test]
fn l_ex_30_losses_for_buildings_and_resources() {
    // Mint 1 + 3, Tax Office 3 + 1, Treasury 3 and Residence 2 by print.
    let table = position(2)
        .over()
        .excommunicated(0, "3-6")
        .owns(0, "mint tax-office treasury residence")
        .table();
    assert_eq!(table.points(0, "losses"), -13);
    let table = position(2)
        .over()
        .excommunicated(0, "3-7")
        .goods(0, "3 wood, 1 stone, 4 coins, 2 servants")
        .table();
    assert_eq!(
        (table.points(0, "losses"), table.points(0, "resources")),
        (-10, 2)
    );
}

// L.EX.31
#[test]
fn l_ex_31_the_floor_bonus_pays_the_card_but_not_the_surcharge() {
    let occupied = position(2)
        .dice(6, 1, 1)
        .member(1, "white", "venture-1")
        .tower("venture-4", "hiring-recruits");
    for (coins, refusal) in [(2, "lorenzo.tower.surcharge"), (4, "lorenzo.card.cost")] {
        let mut table = occupied
            .clone()
            .goods(0, &format!("{coins} coins, 1 servants"))
            .table();
        table.does("place black");
        assert_eq!(table.refusal("on venture-4"), refusal);
    }
    let mut table = occupied.goods(0, "5 coins, 1 servants").table();
    table.does("place black; on venture-4");
    table.holds(0, "5 military");
}

// L.EX.32
#[test]
fn l_ex_32_one_colour_in_a_tower_and_in_an_area() {
    let table = position(3)
        .dice(6, 6, 6)
        .goods(0, "20 coins, 9 wood, 9 stone, 9 servants");
    let mut tower = table
        .clone()
        .member(0, "black", "building-1")
        .tower("building-2", "residence")
        .table();
    tower.does("place white");
    assert_eq!(tower.refusal("on building-2"), "lorenzo.tower.colour");
    let mut tower = table
        .clone()
        .member(0, "black", "building-1")
        .tower("building-2", "residence")
        .table();
    tower.does("place neutral; on building-2; servants 3");
    assert_eq!(tower.held(0, "coins"), 17);
    let mut area = table.clone().member(0, "black", "harvest-small").table();
    area.does("place white");
    assert_eq!(area.refusal("on harvest-large"), "lorenzo.work.colour");
    let mut area = table.member(0, "black", "harvest-small").table();
    area.does("place neutral; on harvest-large");
    assert_eq!(area.refusal("servants 3"), "lorenzo.value.too-low");
    area.does("servants 4");
    assert_eq!(area.worked(), [1]);
}

// L.EX.33
#[test]
fn l_ex_33_captain_brings_the_military_for_the_slot() {
    let captain = position(2)
        .round(3)
        .tower("character-1", "captain")
        .tower("territory-1", "rock-pit")
        .owns(0, "woods village forest");
    let mut table = captain.clone().goods(0, "4 coins, 5 military").table();
    table.does("place orange; on character-1; take rock-pit");
    assert_eq!(table.cards(0, "territory").len(), 4);
    let mut table = captain.goods(0, "4 coins, 4 military").table();
    table.does("place orange; on character-1");
    assert_eq!(table.cards(0, "territory").len(), 3);
    assert_eq!(table.turn_of().index(), 1);
}

// L.EX.34
#[test]
fn l_ex_34_the_row_of_the_council_sets_the_turn_order() {
    let mut table = position(4)
        .turn(15)
        .member(2, "black", "council")
        .member(0, "black", "council")
        .member(2, "neutral", "council")
        .table();
    table.does("place orange; on harvest-small");
    let order: Vec<usize> = table.public().order.iter().map(|seat| seat.index()).collect();
    assert_eq!(order, [2, 0, 1, 3]);
}

// L.EX.35
#[test]
fn l_ex_35_military_ties() {
    for (held, expected) in [
        ([10, 10, 7, 3], [5, 5, 2, 0]),
        ([8, 6, 6, 6], [5, 2, 2, 2]),
        ([4, 4, 4, 4], [5, 5, 5, 5]),
    ] {
        let mut scenario = position(4).over();
        for (seat, military) in held.iter().enumerate() {
            scenario = scenario.goods(seat, &format!("{military} military"));
        }
        let table = scenario.table();
        let points: Vec<i32> = (0..4).map(|seat| table.points(seat, "military")).collect();
        assert_eq!(points, expected);
    }
}

// L.EX.36
#[test]
fn l_ex_36_base_and_changes_of_members_add_up() {
    let moro = position(2)
        .advanced()
        .excommunicated(0, "1-7")
        .dice(1, 6, 2)
        .leader(0, "ludovico-il-moro", "face-up")
        .leader(0, "lucrezia-borgia", "face-up");
    assert_eq!(moro.table().family(0).values, [6, 6, 6, 0]);
    let mut table = moro.leader(0, "federico-da-montefeltro", "face-up").table();
    table.does("activate federico-da-montefeltro; strengthen orange");
    assert_eq!(table.family(0).values, [6, 6, 7, 0]);
}

// L.EX.37
#[test]
fn l_ex_37_santa_rita_doubles_before_the_tile_takes_one() {
    let mut table = position(2)
        .advanced()
        .round(5)
        .excommunicated(0, "1-2")
        .leader(0, "santa-rita", "face-up")
        .tower("venture-1", "military-conquest")
        .goods(0, "12 military")
        .table();
    table.does("place orange; on venture-1");
    table.holds(0, "6 wood, 6 stone, 5 coins, 6 military");
}

// L.EX.38
#[test]
fn l_ex_38_final_scoring() {
    let end = position(2)
        .over()
        .owns(0, "woods village forest citadel city")
        .owns(0, "warlord dame knight farmer")
        .owns(0, "repairing-the-church hiring-recruits")
        .goods(0, "40 victory, 1 military, 6 wood, 4 servants, 3 coins");
    assert_eq!(end.table().score(0), 76);
    assert_eq!(end.clone().excommunicated(0, "3-4").table().score(0), 68);
    assert_eq!(end.excommunicated(0, "3-1").table().score(0), 66);
}

// L.EX.39
#[test]
fn l_ex_39_the_last_report() {
    let last = position(2).round(6).turn(7);
    let mut table = last.clone().goods(0, "4 faith").goods(1, "15 faith").table();
    table.does("place black; on council; privilege wood-stone");
    assert_eq!(table.family(0).excommunicated.len(), 1);
    table.holds(0, "4 victory");
    table.does("support");
    assert_eq!((table.held(1, "victory"), table.held(1, "faith")), (30, 0));
    assert!(table.is_over());
    let mut table = last
        .advanced()
        .leader(1, "sisto-iv", "face-up")
        .goods(1, "15 faith")
        .table();
    table.does("place black; on council; privilege wood-stone; support");
    assert_eq!(table.held(1, "victory"), 35);
}

// L.EX.40
#[test]
fn l_ex_40_two_members_in_the_palace() {
    let mut table = position(2).table();
    table.does("place black; on council; privilege coins");
    table.holds(0, "3 coins");
    table.does("place black; on harvest-small");
    table.does("place white; on council; privilege coins");
    table.holds(0, "6 coins");
}
