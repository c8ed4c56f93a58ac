//! The examples of the rulebook.

use crate::scenario::{Position, Positions, Reading, Table, family, position, start};

// L.EX.1
#[test]
fn l_ex_01_the_dice_count_for_every_seat() {
    let table = position(4).dice(1, 4, 3).table();
    for seat in 0..4 {
        assert_eq!(table.family(seat).values, [1, 4, 3, 0]);
    }
}

// L.EX.2
#[test]
fn l_ex_02_a_neutral_member_with_three_servants() {
    let mut table = position(2)
        .goods(0, "3 servants")
        .tower("territory-2", "commercial-hub")
        .tower("territory-3", "village")
        .table();
    table.does("place neutral");
    assert_eq!(table.refusal("on territory-3"), "lorenzo.value.too-low");
    table.does("on territory-2");
    table.holds(0, "");
    assert_eq!(table.cards(0, "territory"), ["commercial-hub"]);
}

// L.EX.3
#[test]
fn l_ex_03_value_six_needs_a_servant_for_the_top_floor() {
    let top = position(2).dice(6, 1, 1).tower("territory-4", "commercial-hub");
    let mut table = top.table();
    table.does("place black");
    assert_eq!(table.refusal("on territory-4"), "lorenzo.value.too-low");
    let mut table = top.goods(0, "1 servants").table();
    table.does("place black; on territory-4");
    table.holds(0, "2 wood");
}

// L.EX.4
#[test]
fn l_ex_04_support_to_the_bishop_has_two_costs() {
    let venture = position(2).tower("venture-1", "support-to-the-bishop");
    let mut table = venture.clone().goods(0, "4 military").table();
    table.does("place black; on venture-1");
    table.holds(0, "2 military, 3 faith");
    let mut table = venture.clone().goods(0, "3 military").table();
    table.does("place black");
    assert_eq!(table.refusal("on venture-1"), "lorenzo.card.cost");
    let mut table = venture.goods(0, "1 wood, 1 stone, 2 coins").table();
    table.does("place black; on venture-1");
    table.holds(0, "3 faith");
}

// L.EX.5
#[test]
fn l_ex_05_a_harvest_of_value_five() {
    let mut table = position(2)
        .round(5)
        .owns(0, "forest manor-house marble-pit monastery")
        .goods(0, "2 servants")
        .table();
    table.does("place orange; on harvest-small; servants 2");
    assert_eq!(table.worked(), [5]);
    table.holds(0, "4 wood, 3 stone, 3 servants, 2 military, 1 victory");
}

fn production() -> Position {
    position(3)
        .round(5)
        .dice(6, 1, 1)
        .owns(0, "treasury carpenters-shop fortress")
        .goods(0, "2 coins, 2 wood, 2 servants")
}

// L.EX.6
#[test]
fn l_ex_06_production_a_of_value_three() {
    let mut table = production().table();
    table.does("place black; on production-large; servants 0");
    assert_eq!(
        table.offered(),
        ["exchange treasury 1", "exchange treasury 2", "produce"]
    );
    table.does("exchange treasury 2; produce");
    table.holds(0, "2 coins, 2 wood, 2 servants, 1 military, 5 victory");
}

// L.EX.7
#[test]
fn l_ex_07_production_b_of_value_four() {
    let mut table = production().table();
    table.does("place black; on production-large; servants 1; exchange treasury 2");
    assert!(table.offers("exchange carpenters-shop 1"));
    table.does("exchange carpenters-shop 2; produce");
    table.holds(0, "7 coins, 1 servants, 1 military, 5 victory");
}

// L.EX.8
#[test]
fn l_ex_08_production_c_of_value_five() {
    let mut table = production().table();
    table.does(
        "place black; on production-large; servants 2; exchange treasury 2; exchange carpenters-shop 2; produce",
    );
    table.holds(0, "7 coins, 1 military, 7 victory");
    assert!(table.offers("privilege faith"));
}

// L.EX.9
#[test]
fn l_ex_09_income_cannot_pay_in_the_same_production() {
    let mut table = production().goods(0, "0 coins").table();
    table.does("place black; on production-large; servants 1");
    assert_eq!(table.refusal("exchange treasury 1"), "lorenzo.exchange.cost");
    table.does("exchange carpenters-shop 2; produce");
    table.holds(0, "7 coins, 1 servants, 1 military");
}

/// The last turn of round 2: seat 1 goes to the palace, then the Church reports.
fn report(goods: [&str; 2]) -> Table {
    let mut table = position(2)
        .round(2)
        .turn(7)
        .goods(0, goods[0])
        .goods(1, goods[1])
        .table();
    table.does("place black; on council; privilege wood-stone");
    table
}

// L.EX.10
#[test]
fn l_ex_10_too_little_faith_is_excommunicated_without_choice() {
    let table = report(["2 faith", "3 faith"]);
    assert_eq!(table.family(0).excommunicated.len(), 1);
    table.holds(0, "2 faith");
    assert_eq!(table.turn_of().index(), 1);
}

// L.EX.11
#[test]
fn l_ex_11_a_player_who_declines_is_excommunicated_and_keeps_the_faith() {
    let mut table = report(["2 faith", "3 faith"]);
    table.does("refuse");
    assert_eq!(table.family(1).excommunicated.len(), 1);
    assert_eq!((table.held(1, "faith"), table.held(1, "victory")), (3, 0));
}

// L.EX.12
#[test]
fn l_ex_12_a_player_who_supports_scores_and_is_safe() {
    let mut table = report(["2 faith", "3 faith"]);
    table.does("support");
    assert!(table.family(1).excommunicated.is_empty());
    assert_eq!((table.held(1, "faith"), table.held(1, "victory")), (0, 3));
}

// L.EX.13
#[test]
fn l_ex_13_a_leader_that_needs_ten_wood() {
    let hand = position(2).advanced().leader(0, "sandro-botticelli", "hand");
    let mut table = hand.clone().goods(0, "10 wood").table();
    table.does("play sandro-botticelli");
    table.holds(0, "10 wood");
    let table = hand.goods(0, "9 wood").table();
    assert_eq!(
        table.refusal("play sandro-botticelli"),
        "lorenzo.leader.requirement"
    );
}

// L.EX.14
#[test]
fn l_ex_14_painters_guild_uses_one_line() {
    for (line, wood, victory) in [(1, 3, 3), (2, 1, 7)] {
        let mut table = family(3, 4, "painters-guild", "4 wood").table();
        table.does("place black; on production-small");
        assert_eq!(table.offered().len(), 3);
        table.does(&format!("exchange painters-guild {line}; produce"));
        assert_eq!(table.turn_of().index(), 1);
        table.holds(0, &format!("{wood} wood, 2 coins, 1 military, {victory} victory"));
    }
}

// L.EX.15
#[test]
fn l_ex_15_theater_counts_characters() {
    for (die, victory) in [(6, 4), (5, 0)] {
        let mut table = position(2)
            .dice(die, 1, 1)
            .owns(0, "theater warlord stonemason dame knight")
            .table();
        table.does("place black; on production-small");
        assert_eq!(table.held(0, "victory"), victory);
    }
}

// L.EX.16
#[test]
fn l_ex_16_fair_costs_four_coins() {
    let fair = family(5, 4, "fair", "");
    let mut table = fair.clone().goods(0, "4 coins").table();
    table.does("place black; on production-small; exchange fair 1; produce");
    table.holds(0, "3 wood, 3 stone, 2 coins, 1 military");
    let mut table = fair.goods(0, "3 coins").table();
    table.does("place black; on production-small");
    table.holds(0, "5 coins, 1 military");
    assert_eq!(table.turn_of().index(), 1);
}

// L.EX.17
#[test]
fn l_ex_17_church_takes_wood_or_stone() {
    for (line, left) in [(1, "1 stone"), (2, "1 wood")] {
        let mut table = position(2)
            .round(5)
            .owns(0, "church")
            .goods(0, "1 wood, 1 stone")
            .table();
        table.does("place black; on production-small");
        table.does(&format!("exchange church {line}; produce"));
        assert_eq!(table.turn_of().index(), 1);
        table.holds(0, &format!("{left}, 2 coins, 1 military, 2 faith"));
    }
}

// L.EX.18
#[test]
fn l_ex_18_abbess_grants_a_card_at_four() {
    let abbess = position(2)
        .goods(0, "8 coins, 1 servants")
        .tower("character-1", "abbess")
        .tower("character-2", "warlord")
        .tower("territory-1", "commercial-hub")
        .tower("territory-2", "citadel")
        .tower("territory-3", "village")
        .tower("territory-4", "gravel-pit");
    let mut table = abbess.table();
    table.does("place orange; on character-1; servants 0");
    assert_eq!(table.held(0, "faith"), 1);
    assert_eq!(
        table.offered(),
        [
            "take commercial-hub",
            "take citadel",
            "take village",
            "take warlord",
            "decline"
        ]
    );
    table.does("take village");
    table.holds(0, "1 wood, 5 coins, 1 faith");
    let mut table = abbess.table();
    table.does("place orange; on character-1; servants 0; take warlord; servants 0");
    table.holds(0, "1 servants, 3 military, 1 faith");
}

// L.EX.19
#[test]
fn l_ex_19_architect_takes_wood_and_stone_off() {
    let architect = position(2).round(3).tower("character-1", "architect");
    let mut table = architect
        .clone()
        .tower("building-3", "stronghold")
        .goods(0, "6 coins, 1 wood, 1 stone")
        .table();
    table.does("place orange; on character-1; take stronghold");
    table.holds(0, "1 military, 8 victory");
    let occupied = architect
        .clone()
        .tower("building-4", "stronghold")
        .member(1, "black", "building-1");
    let mut table = occupied
        .clone()
        .goods(0, "9 coins, 1 wood, 1 stone, 1 servants")
        .table();
    table.does("place orange; on character-1; servants 0; take stronghold");
    table.holds(0, "2 military, 8 victory");
    // A coin or the servant less, and the card is out of reach.
    for goods in ["8 coins, 1 wood, 1 stone, 1 servants", "9 coins, 1 wood, 1 stone"] {
        let mut table = occupied.clone().goods(0, goods).table();
        table.does("place orange; on character-1");
        if goods.ends_with("servants") {
            table.does("servants 0");
        }
        assert_eq!(table.turn_of().index(), 1);
        assert_eq!(table.cards(0, "building"), [""; 0]);
    }
}

// L.EX.20
#[test]
fn l_ex_20_cardinal_grants_a_harvest_at_four() {
    let mut table = position(2)
        .round(5)
        .tower("character-1", "cardinal")
        .owns(0, "farmer")
        .goods(0, "4 coins, 1 servants")
        .table();
    table.does("place orange; on character-1; servants 0");
    assert_eq!(table.held(0, "faith"), 2);
    table.does("servants 1");
    assert_eq!(table.worked(), [7]);
}

// L.EX.21
#[test]
fn l_ex_21_paramour_counts_itself() {
    let mut table = position(2)
        .round(5)
        .tower("character-1", "paramour")
        .owns(0, "warlord dame")
        .goods(0, "7 coins")
        .table();
    table.does("place orange; on character-1");
    assert_eq!(table.held(0, "victory"), 6);
}

// L.EX.22
#[test]
fn l_ex_22_royal_messenger_gives_three_different_privileges() {
    let mut table = position(2)
        .round(3)
        .tower("character-1", "royal-messenger")
        .goods(0, "5 coins")
        .table();
    table.does("place orange; on character-1; privilege coins");
    assert_eq!(table.refusal("privilege coins"), "lorenzo.privilege.different");
    table.does("privilege servants; privilege faith");
    table.holds(0, "2 servants, 2 coins, 1 faith");
}

// L.EX.23
#[test]
fn l_ex_23_dame_raises_the_value_and_takes_a_coin_off() {
    let mut table = position(2)
        .owns(0, "dame")
        .tower("character-3", "stonemason")
        .goods(0, "3 coins")
        .table();
    table.does("place orange; on character-3");
    table.holds(0, "1 stone");
}

// L.EX.24
#[test]
fn l_ex_24_farmer_raises_harvests_of_both_kinds() {
    let mut table = position(2).owns(0, "farmer").table();
    table.does("place orange; on harvest-small");
    assert_eq!(table.worked(), [5]);
    let mut table = position(2)
        .round(5)
        .owns(0, "farmer")
        .tower("character-1", "cardinal")
        .goods(0, "4 coins")
        .table();
    table.does("place orange; on character-1; servants 0");
    assert_eq!(table.worked(), [6]);
}

// L.EX.25
#[test]
fn l_ex_25_preacher_gets_no_floor_bonus() {
    let preacher = position(2).owns(0, "preacher");
    let mut table = preacher
        .clone()
        .dice(6, 1, 1)
        .tower("venture-4", "hiring-recruits")
        .goods(0, "4 coins, 1 servants")
        .table();
    table.does("place black; on venture-4");
    table.holds(0, "5 military");
    let mut table = preacher
        .tower("character-1", "abbess")
        .tower("venture-3", "hiring-recruits")
        .goods(0, "7 coins, 1 servants")
        .table();
    table.does("place orange; on character-1; servants 0; take hiring-recruits");
    table.holds(0, "5 military, 1 faith");
}

// L.EX.26
#[test]
fn l_ex_26_the_starting_goods_of_four_families() {
    for seed in 0..8 {
        let table = start(4, false, seed);
        for (coins, seat) in (5..).zip(table.public().order) {
            table.holds(
                seat.index(),
                &format!("2 wood, 2 stone, 3 servants, {coins} coins"),
            );
        }
    }
}
