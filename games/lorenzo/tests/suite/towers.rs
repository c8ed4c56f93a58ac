//! Towers, card costs and granted actions (sections TW, CA, GR).

use signoria_engine::Rules;
use signoria_lorenzo::board::Space;
use signoria_lorenzo::card::Card;
use signoria_lorenzo::goods::{Good, Goods};
use signoria_lorenzo::{Action, Refusal};

use crate::scenario::{Positions, Reading, position, start};

// L.TW.1
#[test]
fn one_card_and_one_member_on_each_floor() {
    for (space, minimum) in [
        ("territory-1", 1),
        ("territory-2", 3),
        ("territory-3", 5),
        ("territory-4", 7),
    ] {
        let scenario = position(2).tower(space, "commercial-hub");
        let mut table = scenario.clone().goods(0, &format!("{minimum} servants")).table();
        table.does(&format!("place neutral; on {space}"));
        assert_eq!(table.cards(0, "territory"), ["commercial-hub"]);
        if minimum > 1 {
            let mut table = scenario.goods(0, &format!("{} servants", minimum - 1)).table();
            table.does("place neutral");
            assert_eq!(table.refusal(&format!("on {space}")), "lorenzo.value.too-low");
        }
    }
    let mut table = position(2)
        .dice(6, 6, 6)
        .member(1, "white", "territory-2")
        .table();
    table.does("place black");
    assert_eq!(table.refusal("on territory-2"), "lorenzo.space.occupied");
}

#[test]
fn a_member_that_does_not_reach_a_floor_is_told_what_its_servants_would_make_of_it() {
    let scenario = position(2).tower("territory-4", "commercial-hub");
    let mut table = scenario.goods(0, "2 servants").dice(3, 1, 1).table();
    table.does("place black");
    let space = Space::Territory4;
    let refused = table.game.apply(table.seat(), Action::On { space }, &mut ());
    let told = Refusal::ValueTooLow {
        value: 3,
        minimum: 7,
        servants: 2,
        reach: 5,
    };
    assert_eq!(refused, Err(told.into()));
}

// L.TW.2 L.RU.20
#[test]
fn nobody_enters_a_tower_without_taking_the_card() {
    let mut table = position(2).dice(6, 6, 6).goods(0, "1 servants").table();
    table.does("place black");
    assert_eq!(table.refusal("on territory-4"), "lorenzo.tower.no-card");
    let mut table = position(2)
        .tower("building-1", "chapel")
        .goods(0, "1 wood")
        .table();
    table.does("place black");
    assert_eq!(table.refusal("on building-1"), "lorenzo.card.cost");
}

// L.CA.2
#[test]
fn whoever_cannot_pay_is_told_what_is_missing_after_the_surcharge() {
    let scenario = position(2)
        .dice(1, 1, 1)
        .member(1, "white", "character-2")
        .tower("character-1", "dame");
    let mut table = scenario.goods(0, "4 coins").table();
    table.does("place black");
    let space = Space::Character1;
    let refused = table.game.apply(table.seat(), Action::On { space }, &mut ());
    let told = Refusal::CannotPay {
        card: Card::Dame,
        missing: Goods::of(Good::Coins, 3),
    };
    assert_eq!(refused, Err(told.into()));
}

// L.TW.3
#[test]
fn floors_may_be_used_in_any_order() {
    let mut table = position(2)
        .dice(5, 5, 5)
        .tower("territory-1", "woods")
        .tower("territory-3", "village")
        .goods(1, "3 coins")
        .table();
    table.does("place black; on territory-3; place black; on territory-1");
    assert_eq!(table.cards(1, "territory"), ["woods"]);
}

// L.TW.4
#[test]
fn bonuses_of_the_floors() {
    for (tower, card, goods, good) in [
        ("territory", "commercial-hub", "", "wood"),
        ("character", "farmer", "3 coins", "stone"),
        ("building", "residence", "2 stone", "military"),
        ("venture", "hosting-panhandlers", "3 wood", "coins"),
    ] {
        for (floor, bonus) in [(1, 0), (2, 0), (3, 1), (4, 2)] {
            let space: &'static str = signoria_lorenzo::board::Space::ALL
                .iter()
                .map(|space| space.word())
                .find(|word| *word == format!("{tower}-{floor}"))
                .unwrap();
            let mut table = position(2)
                .advanced()
                .leader(0, "lucrezia-borgia", "face-up")
                .dice(6, 1, 1)
                .tower(space, card)
                .goods(0, goods)
                .table();
            table.does(&format!("place black; on {space}"));
            assert_eq!(table.held(0, good), bonus, "{space}");
        }
    }
}

// L.TW.5
#[test]
fn the_floor_bonus_may_pay_for_the_card() {
    let mut table = position(2)
        .dice(5, 1, 1)
        .tower("venture-3", "hiring-recruits")
        .goods(0, "3 coins")
        .table();
    table.does("place black; on venture-3");
    table.holds(0, "5 military");
}

// L.TW.6
#[test]
fn an_occupied_tower_costs_three_coins_however_many_are_there() {
    let tower = position(3)
        .dice(6, 6, 6)
        .tower("territory-1", "woods")
        .member(1, "neutral", "territory-2")
        .goods(0, "5 coins");
    let mut table = tower.clone().table();
    table.does("place black; on territory-1");
    assert_eq!(table.held(0, "coins"), 2);
    let mut table = tower.member(2, "black", "territory-3").table();
    table.does("place black; on territory-1");
    assert_eq!(table.held(0, "coins"), 2);
}

// L.TW.7
#[test]
fn the_floor_bonus_cannot_pay_the_surcharge() {
    let mut table = position(2)
        .dice(6, 1, 1)
        .member(1, "white", "venture-1")
        .tower("venture-4", "hosting-panhandlers")
        .goods(0, "2 coins, 3 wood, 1 servants")
        .table();
    table.does("place black");
    assert_eq!(table.refusal("on venture-4"), "lorenzo.tower.surcharge");
}

// L.TW.8
#[test]
fn no_discount_lowers_the_surcharge() {
    let pico = position(2)
        .advanced()
        .member(1, "white", "character-1")
        .tower("character-2", "knight");
    let mut table = pico
        .clone()
        .leader(0, "pico-della-mirandola", "face-up")
        .goods(0, "3 coins")
        .table();
    table.does("place orange; on character-2; privilege faith");
    table.holds(0, "1 faith");
    let mut table = pico
        .leader(0, "filippo-brunelleschi", "face-up")
        .goods(0, "2 coins")
        .table();
    table.does("place orange; on character-2; privilege faith");
    table.holds(0, "1 faith");
}

// L.TW.9
#[test]
fn a_tower_never_holds_two_members_of_one_colour() {
    let mut table = position(2)
        .dice(6, 6, 6)
        .member(0, "orange", "venture-1")
        .tower("venture-2", "hosting-panhandlers")
        .goods(0, "9 coins, 3 wood")
        .table();
    table.does("place white");
    assert_eq!(table.refusal("on venture-2"), "lorenzo.tower.colour");
}

// L.TW.10
#[test]
fn the_neutral_member_may_join_its_own_family() {
    let tower = position(2)
        .dice(6, 6, 6)
        .tower("territory-1", "commercial-hub")
        .goods(0, "3 coins, 1 servants");
    let mut table = tower.clone().member(0, "black", "territory-2").table();
    table.does("place neutral; on territory-1");
    table.holds(0, "");
    let mut table = tower.member(0, "neutral", "territory-2").table();
    table.does("place black; on territory-1; servants 0");
    table.holds(0, "1 servants");
}

// L.TW.11
#[test]
fn the_order_of_a_tower_placement() {
    let mut table = position(2)
        .dice(4, 1, 1)
        .member(1, "white", "venture-1")
        .tower("venture-3", "hiring-recruits")
        .goods(0, "6 coins, 1 servants")
        .table();
    table.does("place black; on venture-3");
    let told: Vec<String> = table
        .log
        .iter()
        .map(|told| {
            serde_json::to_value(&told.event).unwrap()["what"]
                .as_str()
                .unwrap()
                .to_owned()
        })
        .collect();
    assert_eq!(
        told[..7],
        ["gave", "surcharge", "placed", "gained", "paid", "took", "gained"]
    );
}

// L.TW.12
#[test]
fn a_floor_emptied_by_a_granted_action_is_dead_but_not_occupied() {
    let mut table = position(2)
        .tower("character-1", "abbess")
        .tower("territory-1", "woods")
        .tower("territory-2", "village")
        .goods(0, "3 coins")
        .table();
    table.does("place black; on character-1; take woods");
    table.does("place orange");
    assert_eq!(table.refusal("on territory-1"), "lorenzo.tower.no-card");
    // Village costs the other seat no surcharge.
    table.does("on territory-2");
    assert_eq!(table.cards(1, "territory"), ["village"]);
}

// L.CA.3
#[test]
fn one_of_two_costs_is_chosen() {
    for (card, military, goods, first, second) in [
        ("support-to-the-bishop", 4, "1 wood, 1 stone, 2 coins", 2, 0),
        ("support-to-the-cardinal", 7, "2 wood, 2 stone, 3 coins", 4, 0),
        ("support-to-the-pope", 10, "3 wood, 3 stone, 4 coins", 5, 0),
    ] {
        let round = match card {
            "support-to-the-bishop" => 1,
            "support-to-the-cardinal" => 3,
            _ => 5,
        };
        let both = position(2)
            .round(round)
            .tower("venture-1", card)
            .goods(0, goods)
            .goods(0, &format!("{military} military"));
        let mut table = both.table();
        table.does("place black; on venture-1");
        assert_eq!(table.offered(), ["pay 1", "pay 2"]);
        table.does("pay 1");
        assert_eq!(table.held(0, "military"), military - first);
        let mut table = both.table();
        table.does("place black; on venture-1; pay 2");
        assert_eq!(
            (table.held(0, "military"), table.held(0, "wood")),
            (military, second)
        );
    }
}

// L.CA.5
#[test]
fn six_cards_of_a_kind_are_the_limit() {
    let full = position(2)
        .round(3)
        .owns(0, "woods village forest citadel city monastery")
        .goods(0, "25 military");
    let mut table = full.clone().tower("territory-1", "rock-pit").table();
    table.does("place black");
    assert_eq!(table.refusal("on territory-1"), "lorenzo.card.limit");
    let mut table = full
        .tower("character-1", "captain")
        .tower("territory-1", "rock-pit")
        .goods(0, "4 coins")
        .table();
    table.does("place black; on character-1");
    assert_eq!(table.turn_of().index(), 1);
    let people = position(2)
        .round(3)
        .owns(0, "warlord stonemason dame knight farmer artisan")
        .tower("character-1", "scholar")
        .goods(0, "9 coins");
    let mut table = people.table();
    table.does("place black");
    assert_eq!(table.refusal("on character-1"), "lorenzo.card.limit");
}

// L.CA.6
#[test]
fn territory_slots_need_military() {
    let lands = ["woods", "village", "forest", "citadel", "city"];
    for (count, needs) in (0..).zip([0, 0, 3, 7, 12, 18]) {
        let slot = position(2)
            .round(3)
            .owns(0, &lands[..count].join(" "))
            .tower("territory-1", "manor-house");
        let mut table = slot.clone().goods(0, &format!("{needs} military")).table();
        table.does("place black; on territory-1");
        // It is held, not spent.
        assert_eq!(table.held(0, "military"), needs);
        assert_eq!(table.cards(0, "territory").len(), count + 1);
        if needs > 0 {
            let mut table = slot.goods(0, &format!("{} military", needs - 1)).table();
            table.does("place black");
            assert_eq!(table.refusal("on territory-1"), "lorenzo.card.slot");
        }
    }
}

// L.CA.7
#[test]
fn losing_military_later_changes_nothing() {
    let mut table = position(2)
        .owns(0, "woods village forest")
        .tower("venture-1", "military-campaign")
        .goods(0, "3 military")
        .table();
    table.does("place black; on venture-1");
    assert_eq!(table.held(0, "military"), 1);
    assert_eq!(table.cards(0, "territory").len(), 3);
    table.does("place black; on council; privilege coins");
    table.does("place orange; on harvest-small");
    // Village has value 3 and still works.
    assert_eq!(table.held(0, "coins"), 3 + 1);
}

// L.CA.8
#[test]
fn other_kinds_need_no_military() {
    let mut table = position(2)
        .round(3)
        .owns(0, "mint tax-office theater chapel residence")
        .owns(0, "warlord dame knight farmer artisan")
        .owns(
            0,
            "raising-a-statue hosting-panhandlers crusade hiring-soldiers repairing-the-abbey",
        )
        .tower("building-1", "baptistery")
        .tower("character-1", "scholar")
        .tower("venture-1", "hosting-foreigners")
        .goods(0, "3 stone, 4 coins, 4 wood")
        .table();
    table.does("place black; on building-1; place black; on market-1; place white; on venture-1");
    assert_eq!(table.cards(0, "building").last(), Some(&"baptistery"));
    assert_eq!(table.cards(0, "venture").len(), 6);
}

// L.CA.9 L.RU.46
#[test]
fn discounts_add_up() {
    // Dame 1, Patron 2 and Pico 3 take 6 coins off.
    let mut table = position(2)
        .advanced()
        .round(3)
        .owns(0, "dame")
        .leader(0, "pico-della-mirandola", "face-up")
        .tower("character-1", "patron")
        .tower("character-2", "royal-messenger")
        .goods(0, "3 coins")
        .table();
    // Patron itself costs 3 - 1 - 3, nothing; Royal Messenger 5 - 6, nothing, and 3 for the occupied tower.
    table.does("place black; on character-1; take royal-messenger");
    assert_eq!(table.held(0, "coins"), 0);
    assert_eq!(table.cards(0, "character").len(), 3);
}

// L.RU.3
#[test]
fn stonemason_takes_wood_or_stone_off() {
    let mason = position(2).owns(0, "stonemason").tower("building-1", "mint");
    let mut table = mason.clone().goods(0, "1 wood, 3 stone").table();
    table.does("place black; on building-1");
    assert_eq!(table.offered(), ["discount wood", "discount stone"]);
    assert_eq!(table.refusal("discount coins"), "lorenzo.card.discount");
    table.does("discount stone");
    table.holds(0, "1 stone, 5 victory");
    // When only one of them makes the card payable, it is taken by itself.
    let mut table = mason.clone().goods(0, "3 stone").table();
    table.does("place black; on building-1");
    table.holds(0, "5 victory");
    let mut table = mason.goods(0, "2 stone").table();
    table.does("place black");
    assert_eq!(table.refusal("on building-1"), "lorenzo.card.cost");
}

// L.CA.10
#[test]
fn a_discount_never_goes_below_nothing() {
    // Architect takes wood and stone off Treasury, which costs wood only; the stone is lost.
    let mut table = position(2)
        .round(3)
        .owns(0, "stonemason")
        .tower("character-1", "architect")
        .tower("building-1", "treasury")
        .goods(0, "4 coins, 1 wood")
        .table();
    table.does("place black; on character-1; take treasury");
    table.holds(0, "4 victory");
    // Pico takes nothing off a military payment.
    let mut table = position(2)
        .advanced()
        .leader(0, "pico-della-mirandola", "face-up")
        .tower("venture-1", "military-campaign")
        .goods(0, "3 military")
        .table();
    table.does("place black; on venture-1");
    table.holds(0, "1 military, 3 coins");
}

// L.CA.11
#[test]
fn cards_stay_with_their_owner() {
    let mut table = start(2, false, 12);
    let mut owned = [0; 2];
    let mut rng =
        signoria_engine::Rng::new(signoria_engine::Seed::from(4), signoria_engine::Purpose::Playout);
    while !signoria_engine::Rules::waiting(&table.game).is_empty() {
        let action = rng.pick(&table.offered()).unwrap().clone();
        table.does(&action);
        for (seat, before) in owned.iter_mut().enumerate() {
            let now = table.family(seat).cards.iter().flatten().count();
            assert!(now >= *before);
            *before = now;
        }
    }
    assert!(owned.iter().any(|&count| count > 4));
}

// L.GR.1
#[test]
fn a_granted_action_places_nobody() {
    let mut table = position(2)
        .tower("character-1", "abbess")
        .tower("territory-1", "woods")
        .goods(0, "3 coins")
        .table();
    table.does("place black; on character-1; take woods");
    assert_eq!(table.family(0).members.iter().flatten().count(), 1);
    assert_eq!(table.turn_of().index(), 1);
}

// L.GR.2 L.RU.22
#[test]
fn a_granted_action_may_be_declined_and_is_then_lost() {
    let mut table = position(2)
        .tower("character-1", "abbess")
        .tower("territory-1", "woods")
        .goods(0, "3 coins")
        .table();
    table.does("place black; on character-1; decline");
    assert_eq!(table.turn_of().index(), 1);
    let mut table = position(2)
        .round(5)
        .tower("character-1", "cardinal")
        .goods(0, "4 coins")
        .table();
    table.does("place black; on character-1; decline");
    table.holds(0, "2 faith");
}

// L.GR.3
#[test]
fn a_granted_card_is_within_reach_of_its_value() {
    let mut table = position(2)
        .round(3)
        .tower("character-1", "captain")
        .tower("territory-3", "rock-pit")
        .tower("territory-4", "estate")
        .tower("building-1", "barracks")
        .goods(0, "4 coins, 1 wood, 1 stone")
        .table();
    table.does("place black; on character-1");
    assert_eq!(table.offered(), ["take rock-pit", "decline"]);
    assert_eq!(table.refusal("take estate"), "lorenzo.value.too-low");
    assert_eq!(table.refusal("take barracks"), "lorenzo.grant.tower");
    assert_eq!(table.refusal("take garden"), "lorenzo.tower.no-card");
}

// L.GR.4 L.RU.7
#[test]
fn a_granted_card_follows_all_rules_of_taking() {
    // One's own member placed in this turn makes the tower occupied; the floor bonus is received.
    let mut table = position(2)
        .round(3)
        .tower("character-1", "patron")
        .tower("character-3", "peasant")
        .goods(0, "8 coins")
        .table();
    table.does("place black; on character-1; take peasant");
    table.holds(0, "1 stone");
    let mut table = position(2)
        .round(3)
        .tower("character-1", "patron")
        .tower("character-3", "peasant")
        .goods(0, "7 coins")
        .table();
    table.does("place black; on character-1");
    assert_eq!(table.turn_of().index(), 1);
}

// L.GR.5
#[test]
fn a_granted_card_may_come_from_a_tower_with_ones_own_member() {
    let mut table = position(2)
        .member(0, "white", "territory-2")
        .tower("character-1", "abbess")
        .tower("territory-1", "woods")
        .goods(0, "6 coins")
        .table();
    table.does("place black; on character-1; take woods");
    assert_eq!(table.cards(0, "territory"), ["woods"]);
}

// L.GR.6
#[test]
fn granted_work_uses_no_space() {
    let mut table = position(2)
        .round(5)
        .member(0, "white", "harvest-small")
        .tower("character-1", "cardinal")
        .goods(0, "4 coins")
        .table();
    table.does("place black; on character-1; servants 0");
    assert_eq!(table.worked(), [4]);
    table.holds(0, "1 wood, 1 stone, 1 servants, 2 faith");
}

// L.GR.7 L.RU.47
#[test]
fn granted_work_below_one_is_lost() {
    let roads = position(2)
        .excommunicated(0, "1-6")
        .round(5)
        .tower("venture-1", "improving-the-roads");
    let mut table = roads.clone().goods(0, "3 servants, 4 coins").table();
    table.does("place black; on venture-1");
    assert_eq!(table.turn_of().index(), 1);
    assert_eq!(table.worked(), [0; 0]);
    let mut table = roads.goods(0, "4 servants, 4 coins").table();
    table.does("place black; on venture-1; servants 0");
    assert_eq!(table.offered(), ["servants 1", "decline"]);
}

// L.GR.8
#[test]
fn granted_actions_may_nest() {
    // Ambassador takes Repairing the Cathedral, which takes Bishop, which produces.
    let mut table = position(2)
        .round(5)
        .tower("character-1", "ambassador")
        .tower("character-2", "bishop")
        .tower("venture-1", "repairing-the-cathedral")
        .goods(0, "17 coins, 3 wood, 3 stone")
        .table();
    table.does("place black; on character-1; privilege military; take repairing-the-cathedral; take bishop; servants 0");
    assert_eq!(table.worked(), [4]);
    table.holds(0, "2 coins, 3 military, 2 faith");
    assert_eq!(table.turn_of().index(), 1);
}
