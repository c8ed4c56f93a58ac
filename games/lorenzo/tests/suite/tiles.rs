//! Every excommunication tile by name: position, action, exact result (section XT).

use crate::common::{Scenario, Table};
use signoria_lorenzo::Event;

fn worked(table: &Table) -> Vec<i16> {
    let values = table.log.iter().filter_map(|told| match told.event {
        Event::Worked { value, .. } => Some(value),
        _ => None,
    });
    values.collect()
}

#[test]
fn a_tile_changes_only_who_has_a_cube_on_it() {
    // L.XT.1
    let mut table = Scenario::of(2).excommunicated(0, "1-2").table();
    table.does("place black; on market-1; place black; on council; privilege coins");
    assert_eq!((table.held(0, "coins"), table.held(1, "coins")), (4, 3));
}

#[test]
fn each_source_gives_one_less() {
    // L.XT.2: a floor bonus, a card when taken, each card and the tile in an activation, each privilege, a leader.
    let coins = Scenario::of(2).excommunicated(0, "1-2");
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
    // L.RU.25: the bonus tile is one source.
    let mut table = coins.clone().table();
    table.does("place black; on production-small");
    table.holds(0, "1 coins, 1 military");
    // L.RU.24: the palace gives 0 coins, a privilege of 2 coins gives 1.
    let mut table = coins.clone().table();
    table.does("place black; on council; privilege coins");
    table.holds(0, "1 coins");
    // L.RU.26: leaders lose 1 too.
    let mut table = coins
        .advanced()
        .leader(0, "michelangelo-buonarroti", "face-up")
        .table();
    table.does("activate michelangelo-buonarroti");
    assert_eq!(table.held(0, "coins"), 2);
}

#[test]
fn tile_1_1_fewer_military_points() {
    // L.XT.3
    let mut table = Scenario::of(4).excommunicated(0, "1-1").table();
    table.does("place black; on market-3");
    table.holds(0, "2 military, 2 coins");
}

#[test]
fn tile_1_2_fewer_coins() {
    // L.XT.4
    let mut table = Scenario::of(4).excommunicated(0, "1-2").table();
    table.does("place black; on market-3");
    table.holds(0, "3 military, 1 coins");
}

#[test]
fn tile_1_3_fewer_servants() {
    // L.XT.5
    let mut table = Scenario::of(2).excommunicated(0, "1-3").table();
    table.does("place black; on market-2");
    table.holds(0, "4 servants");
}

#[test]
fn tile_1_4_less_wood_or_stone() {
    // L.XT.6
    // L.RU.2
    let less = Scenario::of(2).excommunicated(0, "1-4");
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

#[test]
fn tile_1_5_poor_harvest() {
    // L.XT.7
    let poor = Scenario::of(3).excommunicated(0, "1-5").round(5);
    let mut table = poor.clone().dice(6, 1, 1).table();
    table.does("place black; on harvest-small");
    assert_eq!(worked(&table), [3]);
    let mut table = poor.clone().dice(6, 1, 1).goods(0, "1 servants").table();
    table.does("place black; on harvest-large");
    assert_eq!(worked(&table), [1]);
    let mut table = poor.tower("character-1", "cardinal").goods(0, "4 coins").table();
    table.does("place black; on character-1; servants 0");
    assert_eq!(worked(&table), [1]);
}

#[test]
fn tile_1_6_poor_production() {
    // L.XT.8
    let poor = Scenario::of(3).excommunicated(0, "1-6").round(5);
    let mut table = poor.clone().dice(6, 1, 1).table();
    table.does("place black; on production-small");
    assert_eq!(worked(&table), [3]);
    let mut table = poor.clone().dice(6, 1, 1).table();
    table.does("place black");
    assert_eq!(table.refusal("on production-large"), "lorenzo.value.too-low");
    let mut table = poor.tower("character-1", "bishop").goods(0, "5 coins").table();
    table.does("place black; on character-1; servants 0");
    assert_eq!(worked(&table), [1]);
}

#[test]
fn tile_1_7_weak_family() {
    // L.XT.9
    let mut table = Scenario::of(2)
        .excommunicated(0, "1-7")
        .round(5)
        .dice(1, 4, 3)
        .tower("character-1", "cardinal")
        .goods(0, "4 coins")
        .table();
    assert_eq!(table.family(0).values, [0, 3, 2, 0]);
    assert_eq!(table.refusal("place black"), "lorenzo.turn.no-space");
    table.does("place orange; on character-1; servants 0");
    assert_eq!(worked(&table), [4]);
}

#[test]
fn tiles_2_1_to_2_4_cards_out_of_reach() {
    for (tile, space, card, goods) in [
        // L.XT.10
        ("2-1", "territory-1", "farm", ""),
        // L.XT.11
        ("2-2", "building-1", "church", "1 wood, 4 stone"),
        // L.XT.12
        ("2-3", "character-1", "general", "5 coins"),
        // L.XT.13
        ("2-4", "venture-1", "promoting-sacred-art", "6 wood"),
    ] {
        let far = Scenario::of(2)
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
        let mut table = Scenario::of(2)
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
}

#[test]
fn tile_2_5_banned_from_the_market() {
    // L.XT.14
    let mut table = Scenario::of(2).excommunicated(0, "2-5").table();
    table.does("place black");
    assert_eq!(table.refusal("on market-1"), "lorenzo.market.forbidden");
    table.does("on council; privilege coins; place black; on market-1");
    assert_eq!(table.held(1, "coins"), 5);
}

#[test]
fn tile_2_6_lazy_servants() {
    // L.XT.15
    let mut table = Scenario::of(2)
        .excommunicated(0, "2-6")
        .tower("territory-2", "farm")
        .goods(0, "5 servants")
        .table();
    // From 1 to 3: four servants, and the fifth cannot be given.
    table.does("place black; on territory-2");
    assert_eq!(table.held(0, "servants"), 1);
    let mut table = Scenario::of(2)
        .excommunicated(0, "2-6")
        .goods(0, "5 servants")
        .table();
    table.does("place black; on market-1");
    assert_eq!(table.offered(), ["servants 0", "servants 2", "servants 4"]);
    assert_eq!(table.refusal("servants 3"), "lorenzo.servants.rate");
}

#[test]
fn tile_2_7_late_to_act() {
    // L.XT.16
    // L.RU.12
    let mut table = Scenario::of(3)
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
    // Seat 1 alone has a first turn; then all three; the extra turns come last, in turn order.
    assert_eq!(turns, [1, 0, 1, 2, 0, 1, 2, 0, 2]);
    // L.RU.39: in the extra turn a seat may pass.
    assert_eq!(table.turn_of().index(), 0);
    assert_eq!(table.offered(), ["place neutral", "pass"]);
    table.does("pass");
    assert_eq!(table.turn_of().index(), 2);
    table.does("place neutral; on council; privilege coins");
    assert_eq!(table.view().round, 6);
}

#[test]
fn leader_actions_in_a_late_turn() {
    // L.RU.40
    let mut table = Scenario::of(2)
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
    assert_eq!(table.view().round, 6);
    assert_eq!(table.held(0, "military"), 2);
}

#[test]
fn tiles_3_1_to_3_3_no_points() {
    let end = Scenario::of(2)
        .over()
        .owns(0, "warlord dame")
        .owns(0, "crusade")
        .owns(0, "woods village forest");
    for (tile, source, lost) in [
        // L.XT.17
        ("3-1", "characters", 3),
        // L.XT.18
        ("3-2", "ventures", 5),
        // L.XT.19
        ("3-3", "territories", 1),
    ] {
        let with = end.clone().table();
        let without = end.clone().excommunicated(0, tile).table();
        assert_eq!(with.points(0, source), lost);
        assert_eq!(without.points(0, source), 0);
        assert_eq!(with.score(0) - without.score(0), lost);
    }
}

#[test]
fn tile_3_4_loss_for_victory_points() {
    // L.XT.20
    for (victory, loss) in [(4, 0), (5, -1), (29, -5), (30, -6)] {
        let table = Scenario::of(2)
            .over()
            .excommunicated(0, "3-4")
            .goods(0, &format!("{victory} victory"))
            .owns(0, "crusade")
            .table();
        assert_eq!(table.points(0, "losses"), loss);
    }
}

#[test]
fn tile_3_5_loss_for_military_points() {
    // L.XT.21
    let table = Scenario::of(2)
        .over()
        .excommunicated(0, "3-5")
        .goods(0, "7 military")
        .table();
    assert_eq!((table.points(0, "losses"), table.points(0, "military")), (-7, 5));
}

#[test]
fn tile_3_6_loss_for_buildings() {
    // L.XT.22: Palace is printed with 3 wood, 1 stone and 3 coins.
    let table = Scenario::of(2)
        .over()
        .excommunicated(0, "3-6")
        .owns(0, "palace")
        .table();
    assert_eq!(table.points(0, "losses"), -4);
}

#[test]
fn tile_3_7_loss_for_resources() {
    // L.XT.23
    let table = Scenario::of(2)
        .over()
        .excommunicated(0, "3-7")
        .goods(0, "2 wood, 2 stone, 2 servants, 4 coins, 5 military, 9 victory")
        .table();
    assert_eq!(
        (table.points(0, "losses"), table.points(0, "resources")),
        (-10, 2)
    );
}
