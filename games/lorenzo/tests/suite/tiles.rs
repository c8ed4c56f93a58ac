//! Every excommunication tile by name: position, action, exact result (section XT).

use crate::scenario::{Positions, Reading, Table, position};

// L.XT.1
#[test]
fn a_tile_changes_only_who_has_a_cube_on_it() {
    let mut table = position(2).excommunicated(0, "1-2").table();
    table.does("place black; on market-1; place black; on council; privilege coins");
    assert_eq!((table.held(0, "coins"), table.held(1, "coins")), (4, 3));
}

// L.XT.2
#[test]
fn each_source_gives_one_less() {
    // A floor bonus, a card when taken, each card in an activation.
    let coins = position(2).excommunicated(0, "1-2");
    let mut table = coins
        .clone()
        .round(5)
        .dice(6, 1, 1)
        .tower("venture-4", "promoting-sacred-art")
        .goods(0, "6 wood, 1 servants")
        .table();
    table.does("place black; on venture-4");
    assert_eq!(table.held(0, "coins"), 1);
    let mut table = coins.clone().tower("territory-1", "dukedom").table();
    table.does("place black; on territory-1");
    assert_eq!(table.held(0, "coins"), 3);
    // Two sources of 1 coin give nothing, never less.
    let mut table = coins
        .clone()
        .dice(6, 1, 1)
        .owns(0, "commercial-hub estate")
        .table();
    table.does("place black; on harvest-small");
    assert_eq!(table.held(0, "coins"), 0);
}

// L.RU.25
#[test]
fn the_bonus_tile_is_one_source() {
    let mut table = position(2).excommunicated(0, "1-2").table();
    table.does("place black; on production-small");
    table.holds(0, "1 coins, 1 military");
}

// L.RU.24
#[test]
fn a_privilege_is_a_source_of_its_own() {
    // The palace gives 0 coins, the privilege of 2 coins gives 1.
    let mut table = position(2).excommunicated(0, "1-2").table();
    table.does("place black; on council; privilege coins");
    table.holds(0, "1 coins");
}

// L.RU.26
#[test]
fn leaders_give_one_less_too() {
    let mut table = position(2)
        .excommunicated(0, "1-2")
        .advanced()
        .leader(0, "michelangelo-buonarroti", "face-up")
        .table();
    table.does("activate michelangelo-buonarroti");
    assert_eq!(table.held(0, "coins"), 2);
}

// L.XT.3
#[test]
fn tile_1_1_fewer_military_points() {
    let mut table = position(4).excommunicated(0, "1-1").table();
    table.does("place black; on market-3");
    table.holds(0, "2 military, 2 coins");
}

// L.XT.4
#[test]
fn tile_1_2_fewer_coins() {
    let mut table = position(4).excommunicated(0, "1-2").table();
    table.does("place black; on market-3");
    table.holds(0, "3 military, 1 coins");
}

// L.XT.5
#[test]
fn tile_1_3_fewer_servants() {
    let mut table = position(2).excommunicated(0, "1-3").table();
    table.does("place black; on market-2");
    table.holds(0, "4 servants");
}

// L.XT.6 L.RU.2
#[test]
fn tile_1_4_less_wood_or_stone() {
    let less = position(2).excommunicated(0, "1-4");
    let mut table = less.clone().table();
    table.does("place black; on harvest-small");
    assert_eq!(table.offered(), ["lose wood", "lose stone"]);
    assert_eq!(table.refusal("lose coins"), "lorenzo.excommunication.loss");
    table.does("lose stone");
    table.holds(0, "1 wood, 1 servants");
    // A source of one of them loses it without a question.
    let mut table = less.clone().tower("territory-1", "rock-pit").table();
    table.does("place black; on territory-1");
    table.holds(0, "");
    // Tile and Dukedom in one harvest are two sources, each with its own choice; a privilege is a third.
    let mut table = less.clone().dice(6, 1, 1).owns(0, "dukedom").table();
    table.does("place black; on harvest-small; lose wood; lose wood");
    table.holds(0, "1 wood, 2 stone, 1 servants, 1 coins");
    let mut table = less.table();
    table.does("place black; on council; privilege wood-stone; lose wood");
    table.holds(0, "1 stone, 1 coins");
}

// L.XT.7
#[test]
fn tile_1_5_poor_harvest() {
    let poor = position(3).excommunicated(0, "1-5").round(5);
    let mut table = poor.clone().dice(6, 1, 1).table();
    table.does("place black; on harvest-small");
    assert_eq!(table.worked(), [3]);
    let mut table = poor.clone().dice(6, 1, 1).goods(0, "1 servants").table();
    table.does("place black; on harvest-large");
    assert_eq!(table.worked(), [1]);
    let mut table = poor.tower("character-1", "cardinal").goods(0, "4 coins").table();
    table.does("place black; on character-1; servants 0");
    assert_eq!(table.worked(), [1]);
}

// L.XT.8
#[test]
fn tile_1_6_poor_production() {
    let poor = position(3).excommunicated(0, "1-6").round(5);
    let mut table = poor.clone().dice(6, 1, 1).table();
    table.does("place black; on production-small");
    assert_eq!(table.worked(), [3]);
    let mut table = poor.clone().dice(6, 1, 1).table();
    table.does("place black");
    assert_eq!(table.refusal("on production-large"), "lorenzo.value.too-low");
    let mut table = poor.tower("character-1", "bishop").goods(0, "5 coins").table();
    table.does("place black; on character-1; servants 0");
    assert_eq!(table.worked(), [1]);
}

// L.XT.9
#[test]
fn tile_1_7_weak_family() {
    let mut table = position(2)
        .excommunicated(0, "1-7")
        .round(5)
        .dice(1, 4, 3)
        .tower("character-1", "cardinal")
        .goods(0, "4 coins")
        .table();
    assert_eq!(table.family(0).values, [0, 3, 2, 0]);
    assert_eq!(table.refusal("place black"), "lorenzo.turn.no-space");
    table.does("place orange; on character-1; servants 0");
    assert_eq!(table.worked(), [4]);
}

/// A tile that takes 4 off every action that takes such a card.
fn out_of_reach(tile: &'static str, space: &'static str, card: &'static str, goods: &str) {
    let far = position(2)
        .excommunicated(0, tile)
        .tower(space, card)
        .goods(0, goods);
    let mut table = far.clone().dice(4, 5, 1).table();
    table.does("place black");
    assert_eq!(table.refusal(&format!("on {space}")), "lorenzo.value.too-low");
    let mut table = far.clone().dice(4, 5, 1).table();
    table.does(&format!("place white; on {space}"));
    assert_eq!(table.turn_of().index(), 1);
    // Granted actions suffer as well: Ambassador at 7 - 4 does not reach floor 3 without servants.
    let upper = space.replace('1', "3");
    let upper: &'static str = signoria_lorenzo::board::Space::ALL
        .iter()
        .map(|floor| floor.word())
        .find(|word| *word == upper)
        .unwrap();
    let mut table = position(2)
        .excommunicated(0, tile)
        .dice(6, 6, 6)
        .tower("character-1", "ambassador")
        .tower(upper, card)
        .goods(0, goods)
        .goods(0, "14 coins")
        .table();
    table.does("place black; on character-1; privilege military");
    assert_eq!(table.turn_of().index(), 1, "{tile}");
}

// L.XT.10
#[test]
fn territories_out_of_reach() {
    out_of_reach("2-1", "territory-1", "farm", "");
}

// L.XT.11
#[test]
fn buildings_out_of_reach() {
    out_of_reach("2-2", "building-1", "church", "1 wood, 4 stone");
}

// L.XT.12
#[test]
fn characters_out_of_reach() {
    out_of_reach("2-3", "character-1", "general", "5 coins");
}

// L.XT.13
#[test]
fn ventures_out_of_reach() {
    out_of_reach("2-4", "venture-1", "promoting-sacred-art", "6 wood");
}

// L.XT.14
#[test]
fn tile_2_5_banned_from_the_market() {
    let mut table = position(2).excommunicated(0, "2-5").table();
    table.does("place black");
    assert_eq!(table.refusal("on market-1"), "lorenzo.market.forbidden");
    table.does("on council; privilege coins; place black; on market-1");
    assert_eq!(table.held(1, "coins"), 5);
}

// L.XT.15
#[test]
fn tile_2_6_lazy_servants() {
    let mut table = position(2)
        .excommunicated(0, "2-6")
        .tower("territory-2", "farm")
        .goods(0, "5 servants")
        .table();
    // From 1 to 3: four servants, and the fifth cannot be given.
    table.does("place black; on territory-2");
    assert_eq!(table.held(0, "servants"), 1);
    let mut table = position(2)
        .excommunicated(0, "2-6")
        .goods(0, "5 servants")
        .table();
    table.does("place black; on market-1");
    assert_eq!(table.offered(), ["servants 0", "servants 2", "servants 4"]);
    assert_eq!(table.refusal("servants 3"), "lorenzo.servants.rate");
    // Garden costs 2 servants, and floor 3 needs 4 for a member of value 3: of the other 3 only 2 can be given.
    let mut table = position(2)
        .round(5)
        .excommunicated(0, "2-6")
        .tower("building-3", "garden")
        .goods(0, "4 wood, 2 stone, 9 servants")
        .table();
    table.does("place orange; on building-3");
    assert_eq!(table.offered(), ["servants 4", "servants 6"]);
}

/// Plays a round in which the seats 0 and 2 are late, up to their extra turns; gives the turns.
fn late_round() -> (Table, Vec<usize>) {
    let mut table = position(3)
        .excommunicated(0, "2-7")
        .excommunicated(2, "2-7")
        .turn(1)
        .goods(0, "1 servants")
        .goods(2, "1 servants")
        .table();
    let mut turns = Vec::new();
    let coloured = |table: &Table| {
        let members = ["black", "white", "orange"];
        members
            .into_iter()
            .find(|member| table.offers(&format!("place {member}")))
    };
    while let Some(member) = coloured(&table) {
        turns.push(table.turn_of().index());
        table.does(&format!("place {member}; on council"));
        if table.offers("servants 0") {
            table.does("servants 0");
        }
        table.does("privilege coins");
    }
    (table, turns)
}

// L.XT.16 L.RU.12
#[test]
fn late_seats_take_their_first_turn_last() {
    let (_, turns) = late_round();
    // Seat 1 alone has a first turn; then all three; the extra turns come last, in turn order.
    assert_eq!(turns, [1, 0, 1, 2, 0, 1, 2, 0, 2]);
}

// L.RU.39
#[test]
fn a_late_seat_may_pass_in_its_extra_turn() {
    let (mut table, _) = late_round();
    assert_eq!(table.turn_of().index(), 0);
    assert_eq!(table.offered(), ["place neutral", "pass"]);
    table.does("pass");
    assert_eq!(table.turn_of().index(), 2);
    table.does("place neutral; on council; privilege coins");
    assert_eq!(table.public().round, 6);
}

// L.RU.40
#[test]
fn leader_actions_in_a_late_turn() {
    let mut table = position(2)
        .advanced()
        .excommunicated(0, "2-7")
        .turn(1)
        .leader(0, "sandro-botticelli", "face-up")
        .table();
    // The skipped turn gave no chance to use the leader.
    assert_eq!(table.turn_of().index(), 1);
    for _ in 0..3 {
        for seat in [1, 0] {
            assert_eq!(table.turn_of().index(), seat);
            let member = ["black", "white", "orange"]
                .into_iter()
                .find(|member| table.offers(&format!("place {member}")))
                .unwrap();
            table.does(&format!("place {member}; on council; privilege coins"));
            if table.turn_of().index() == 0 && table.offers("end") {
                table.does("end");
            }
        }
    }
    // The neutral member of nobody can move; the extra turn still allows the leader, then ends by passing.
    assert_eq!(table.turn_of().index(), 0);
    assert_eq!(table.offered(), ["activate sandro-botticelli", "pass"]);
    table.does("activate sandro-botticelli");
    assert_eq!(table.public().round, 6);
    assert_eq!(table.held(0, "military"), 2);
}

/// A tile that takes all points of a source away in final scoring.
fn takes_all_points(tile: &'static str, source: &str, lost: i32) {
    let end = position(2)
        .over()
        .owns(0, "warlord dame")
        .owns(0, "crusade")
        .owns(0, "woods village forest");
    let with = end.clone().table();
    let without = end.excommunicated(0, tile).table();
    assert_eq!(with.points(0, source), lost);
    assert_eq!(without.points(0, source), 0);
    assert_eq!(with.score(0) - without.score(0), lost);
}

// L.XT.17
#[test]
fn no_points_for_characters() {
    takes_all_points("3-1", "characters", 3);
}

// L.XT.18
#[test]
fn no_points_for_ventures() {
    takes_all_points("3-2", "ventures", 5);
}

// L.XT.19
#[test]
fn no_points_for_territories() {
    takes_all_points("3-3", "territories", 1);
}

// L.XT.20
#[test]
fn tile_3_4_loss_for_victory_points() {
    for (victory, loss) in [(4, 0), (5, -1), (29, -5), (30, -6)] {
        let table = position(2)
            .over()
            .excommunicated(0, "3-4")
            .goods(0, &format!("{victory} victory"))
            .owns(0, "crusade")
            .table();
        assert_eq!(table.points(0, "losses"), loss);
    }
}

// L.XT.21
#[test]
fn tile_3_5_loss_for_military_points() {
    let table = position(2)
        .over()
        .excommunicated(0, "3-5")
        .goods(0, "7 military")
        .table();
    assert_eq!((table.points(0, "losses"), table.points(0, "military")), (-7, 5));
}

// L.XT.22
#[test]
fn tile_3_6_loss_for_buildings() {
    // Palace is printed with 3 wood, 1 stone and 3 coins.
    let table = position(2)
        .over()
        .excommunicated(0, "3-6")
        .owns(0, "palace")
        .table();
    assert_eq!(table.points(0, "losses"), -4);
}

// L.XT.23
#[test]
fn tile_3_7_loss_for_resources() {
    let table = position(2)
        .over()
        .excommunicated(0, "3-7")
        .goods(0, "2 wood, 2 stone, 2 servants, 4 coins, 5 military, 9 victory")
        .table();
    assert_eq!(
        (table.points(0, "losses"), table.points(0, "resources")),
        (-10, 2)
    );
}
