//! Every development card by name: position, action, exact result (sections EF and CA).

use crate::card_tables::{BUILDINGS, CHARACTERS, TERRITORIES, VENTURES};
use crate::scenario::{Position, Positions, Reading, Table, position};
use signoria_engine::Edition;
use signoria_lorenzo::Components;
use signoria_lorenzo::goods::Good;

/// The first round in which the card lies in a tower.
fn round_of(card: &str) -> u8 {
    let components = Edition::<Components>::standard();
    2 * components.card(card.parse().unwrap()).period - 1
}

/// A table on which only that card lies, on floor 1 of its tower.
fn laid(kind: &'static str, card: &'static str) -> Position {
    let space = match kind {
        "territory" => "territory-1",
        "building" => "building-1",
        "character" => "character-1",
        _ => "venture-1",
    };
    position(2).round(round_of(card)).tower(space, card)
}

/// Uses privileges for faith, coins and servants in this order and declines everything else.
fn finish(table: &mut Table) {
    while table.turn_of().index() == 0 {
        let offered = table.offered();
        let wishes = [
            "privilege faith",
            "privilege coins",
            "privilege servants",
            "decline",
            "servants 0",
        ];
        let wish = wishes
            .iter()
            .find(|wish| offered.iter().any(|action| action == *wish));
        table.does(wish.expect("a wish is granted"));
    }
}

/// Sums of goods as the table writes them.
fn sum(parts: &[&str]) -> String {
    let mut total = [0_u16; 7];
    for part in parts
        .iter()
        .flat_map(|goods| goods.split(','))
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        let (amount, good) = part.split_once(' ').unwrap();
        let good: Good = good.parse().unwrap();
        total[good as usize] += amount.parse::<u16>().unwrap();
    }
    let parts: Vec<String> = Good::ALL
        .iter()
        .zip(total)
        .map(|(good, amount)| format!("{amount} {good}"))
        .collect();
    parts.join(", ")
}

fn privileges(count: u8) -> &'static str {
    ["", "1 faith", "1 faith, 2 coins", "1 faith, 2 coins, 2 servants"][usize::from(count)]
}

// L.CA.1 L.EF.2
#[test]
fn every_territory_is_free_and_gives_what_it_prints() {
    assert_eq!(TERRITORIES.len(), 24);
    for &(card, now, chosen, ..) in TERRITORIES {
        let mut table = laid("territory", card).table();
        table.does("place black; on territory-1");
        finish(&mut table);
        table.holds(0, &sum(&[now, privileges(chosen)]));
    }
}

// L.EF.11
#[test]
fn every_territory_works_from_its_value_on() {
    for &(card, _, _, value, harvest, chosen) in TERRITORIES {
        let worker = position(2).round(round_of(card)).owns(0, card);
        let mut table = worker.clone().dice(value, 1, 1).table();
        table.does("place black; on harvest-small");
        finish(&mut table);
        table.holds(
            0,
            &sum(&["1 wood, 1 stone, 1 servants", harvest, privileges(chosen)]),
        );
        if value > 1 {
            let mut table = worker.dice(value - 1, 1, 1).table();
            table.does("place black; on harvest-small");
            table.holds(0, "1 wood, 1 stone, 1 servants");
        }
    }
}

// L.CA.2
#[test]
fn every_building_costs_and_gives_what_it_prints() {
    assert_eq!(BUILDINGS.len(), 24);
    for &(card, cost, now, ..) in BUILDINGS {
        let mut table = laid("building", card).goods(0, cost).table();
        table.does("place black; on building-1");
        finish(&mut table);
        table.holds(0, now);
        let mut table = laid("building", card).table();
        table.does("place black");
        assert_eq!(table.refusal("on building-1"), "lorenzo.card.cost");
    }
}

/// Produces with that building at that value; no servants are given.
fn produces(card: &str, goods: &str, die: u8) -> Table {
    let owner = position(2).round(round_of(card)).owns(0, card);
    let mut table = owner.goods(0, goods).dice(die, 1, 1).table();
    table.does("place black; on production-small");
    if table.offers("servants 0") {
        table.does("servants 0");
    }
    table
}

// L.EF.12
#[test]
fn every_building_works_from_its_value_on() {
    for &(card, _, _, value, production, chosen, lines) in BUILDINGS {
        // Mint counts itself; the others of its kind count nothing here.
        let counted = if card == "mint" { "1 coins" } else { "" };
        let mut table = produces(card, "", value);
        finish(&mut table);
        table.holds(
            0,
            &sum(&["2 coins, 1 military", production, counted, privileges(chosen)]),
        );
        if value > 1 {
            let pay = lines.first().map_or("", |line| line.0);
            let table = produces(card, pay, value - 1);
            table.holds(0, &sum(&["2 coins, 1 military", pay]));
        }
    }
}

/// Uses each line of the buildings that have that many.
fn every_line_of_buildings_with(count: usize) {
    let buildings = BUILDINGS.iter().filter(|building| building.6.len() == count);
    for &(card, _, _, value, _, _, lines) in buildings {
        for (number, (pay, gain, chosen)) in (1..).zip(lines) {
            let mut table = produces(card, pay, value);
            table.does(&format!("exchange {card} {number}"));
            // The line lies there once, and another one would take its place.
            let again = format!("exchange {card} {number}");
            assert_eq!(table.refusal(&again), "lorenzo.exchange.twice");
            table.does("produce");
            finish(&mut table);
            table.holds(0, &sum(&["2 coins, 1 military", gain, privileges(*chosen)]));
            // The owner may also leave it.
            let mut table = produces(card, pay, value);
            table.does("produce");
            table.holds(0, &sum(&["2 coins, 1 military", pay]));
        }
    }
}

// L.EF.14
#[test]
fn buildings_with_one_line_exchange_once() {
    every_line_of_buildings_with(1);
}

// L.EF.15
#[test]
fn buildings_with_two_lines_use_one_of_them() {
    every_line_of_buildings_with(2);
}

// L.EF.3
#[test]
fn every_character_costs_coins_and_gives_what_it_prints() {
    assert_eq!(CHARACTERS.len(), 24);
    for &(card, cost, now, chosen) in CHARACTERS {
        let mut table = laid("character", card).goods(0, cost).table();
        table.does("place black; on character-1");
        finish(&mut table);
        // Paramour counts itself; Cardinal and Bishop work at once when nothing stops them.
        let work = match card {
            "paramour" => "2 victory",
            _ => "",
        };
        table.holds(0, &sum(&[now, work, privileges(chosen)]));
        assert_eq!(table.cards(0, "character"), [card]);
    }
}

// L.CA.4 L.RU.14
#[test]
fn every_venture_costs_what_it_prints() {
    assert_eq!(VENTURES.len(), 24);
    for &(card, costs, now, chosen, _) in VENTURES {
        for &(pay, needs) in costs {
            let paid = sum(&[pay]);
            let military: u16 = if needs > 0 {
                pay.split_once(' ').unwrap().0.parse().unwrap()
            } else {
                0
            };
            let mut start = laid("venture", card).goods(0, pay);
            if needs > 0 {
                start = start.goods(0, &format!("{needs} military"));
                let mut table = laid("venture", card)
                    .goods(0, &format!("{} military", needs - 1))
                    .table();
                table.does("place black");
                let refused = table.refusal("on venture-1");
                assert!(
                    ["lorenzo.card.military", "lorenzo.card.cost"].contains(&refused),
                    "{paid}"
                );
            }
            let mut table = start.table();
            table.does("place black; on venture-1");
            if table.offers("servants 0") && !table.offers("decline") {
                table.does("servants 0");
            }
            finish(&mut table);
            let left = if needs > 0 {
                format!("{} military", needs - military)
            } else {
                String::new()
            };
            table.holds(0, &sum(&[now, &left, privileges(chosen)]));
        }
    }
}

// L.EF.20
#[test]
fn every_venture_scores_what_it_prints() {
    for &(card, _, _, _, victory) in VENTURES {
        let table = position(2).over().owns(0, card).table();
        assert_eq!(table.points(0, "ventures"), victory);
    }
}

// L.EF.10
#[test]
fn cards_without_immediate_effect() {
    let components = Edition::<Components>::standard();
    let silent: Vec<usize> = (1..=96)
        .filter(|&number| components.cards[number - 1].now == Default::default())
        .collect();
    assert_eq!(silent, [1, 3, 7, 15, 50, 51, 53, 54, 61, 62]);
}

// L.EF.19
#[test]
fn cards_without_permanent_effect() {
    let components = Edition::<Components>::standard();
    let silent: Vec<usize> = (1..=96)
        .filter(|&number| {
            let card = &components.cards[number - 1];
            card.work.is_none() && card.always.is_empty() && card.victory == 0
        })
        .collect();
    let expected: Vec<usize> = (56..=60).chain(63..=72).collect();
    assert_eq!(silent, expected);
}

// L.EF.1 L.RU.21
#[test]
fn gains_come_before_privileges_and_privileges_before_the_granted_action() {
    let mut table = position(2)
        .round(5)
        .tower("character-1", "ambassador")
        .tower("territory-1", "farm")
        .goods(0, "6 coins")
        .table();
    table.does("place black; on character-1");
    assert_eq!(table.offered().len(), 5);
    table.does("privilege coins");
    assert_eq!(table.offered(), ["take farm", "decline"]);
    // The gain of Building the Bastions is there when the privilege is chosen.
    let mut table = laid("venture", "building-the-bastions")
        .goods(0, "4 stone")
        .table();
    table.does("place black; on venture-1");
    table.holds(0, "3 military");
    table.does("privilege military");
    table.holds(0, "5 military");
}

// L.EF.4 L.RU.6
#[test]
fn gains_by_cards_count_when_the_effect_happens() {
    for (card, cost, owned) in [
        ("noble", 6, "woods village"),
        ("governor", 6, "mint chapel"),
        ("herald", 6, "crusade sacred-war"),
        ("paramour", 7, "dame"),
    ] {
        let mut table = position(2)
            .round(5)
            .tower("character-1", card)
            .owns(0, owned)
            .goods(0, &format!("{cost} coins"))
            .table();
        table.does("place black; on character-1");
        table.holds(0, &format!("4 victory, {} coins", u8::from(card == "paramour")));
    }
}

// L.EF.5 L.RU.5
#[test]
fn general_counts_military_without_spending_it() {
    let mut table = laid("character", "general")
        .goods(0, "5 coins, 9 military")
        .table();
    table.does("place black; on character-1");
    table.holds(0, "9 military, 4 victory");
}

// L.EF.6
#[test]
fn granted_cards_of_any_kind() {
    for (card, space, cost, value) in [
        ("abbess", "character-1", "3 coins", 4),
        ("ambassador", "character-1", "6 coins", 7),
        (
            "repairing-the-cathedral",
            "venture-1",
            "3 coins, 3 wood, 3 stone",
            7,
        ),
    ] {
        let lands = if card == "abbess" {
            ["commercial-hub", "citadel", "village", "city"]
        } else {
            ["farm", "colony", "castle", "sanctuary"]
        };
        let mut scenario = position(2)
            .round(round_of(card))
            .tower(space, card)
            .goods(0, cost);
        for (floor, land) in ["territory-1", "territory-2", "territory-3", "territory-4"]
            .iter()
            .zip(lands)
        {
            scenario = scenario.tower(floor, land);
        }
        let mut table = scenario.table();
        table.does(&format!("place black; on {space}"));
        if table.offers("privilege military") {
            table.does("privilege military");
        }
        let reached = [1, 3, 5, 7].iter().filter(|&&minimum| minimum <= value).count();
        assert_eq!(table.offered().len(), reached + 1);
        // The other towers are within reach too.
        let house = if card == "abbess" { "chapel" } else { "garden" };
        let mut table = position(2)
            .round(round_of(card))
            .tower(space, card)
            .tower("building-1", house)
            .goods(0, cost)
            .goods(0, "9 wood, 9 stone, 9 servants")
            .table();
        table.does(&format!("place black; on {space}; servants 0"));
        if table.offers("privilege military") {
            table.does("privilege military");
        }
        table.does(&format!("take {house}; servants 0"));
        assert_eq!(table.cards(0, "building"), [house]);
    }
}

// L.EF.7
#[test]
fn granted_cards_of_one_kind() {
    let all = position(2)
        .round(3)
        .tower("territory-3", "rock-pit")
        .tower("building-3", "barracks")
        .tower("character-3", "peasant")
        .tower("venture-3", "hosting-foreigners")
        .goods(0, "12 coins, 4 wood, 1 stone");
    for (card, taken) in [
        ("captain", "rock-pit"),
        ("architect", "barracks"),
        ("patron", "peasant"),
        ("hero", "hosting-foreigners"),
    ] {
        let mut table = all.clone().tower("character-1", card).table();
        table.does("place black; on character-1");
        if table.offers("privilege faith") {
            table.does("privilege faith");
        }
        assert_eq!(table.offered(), [format!("take {taken}"), "decline".into()]);
        let before = (
            table.held(0, "coins"),
            table.held(0, "wood"),
            table.held(0, "stone"),
        );
        table.does(&format!("take {taken}"));
        let after = (
            table.held(0, "coins"),
            table.held(0, "wood"),
            table.held(0, "stone"),
        );
        match card {
            // Barracks for 1 wood and 1 stone, both off.
            "architect" => assert_eq!(before, after),
            // Peasant for 4 coins, 2 off, 3 more for one's own member in the tower; 1 stone from the floor.
            "patron" => assert_eq!((before.0 - 5, before.2 + 1), (after.0, after.2)),
            _ => {}
        }
    }
}

// L.EF.8 L.EF.9
#[test]
fn granted_work() {
    for (card, space, cost, event) in [
        ("cardinal", "character-1", "4 coins", "harvest 4"),
        (
            "improving-the-canals",
            "venture-1",
            "2 servants, 3 coins",
            "harvest 4",
        ),
        ("bishop", "character-1", "5 coins", "production 4"),
        (
            "improving-the-roads",
            "venture-1",
            "3 servants, 4 coins",
            "production 3",
        ),
    ] {
        let mut table = position(2)
            .round(round_of(card))
            .tower(space, card)
            .goods(0, cost)
            .table();
        table.does(&format!("place black; on {space}; servants 0"));
        let worked: Vec<String> = table
            .log
            .iter()
            .filter_map(|told| match told.event {
                signoria_lorenzo::Event::Worked { work, value, .. } => Some(format!("{work} {value}")),
                _ => None,
            })
            .collect();
        assert_eq!(worked, [event]);
    }
}

// L.EF.13
#[test]
fn buildings_that_count_cards() {
    for (building, others, gain) in [
        ("mint", "chapel residence", "3 coins"),
        ("tax-office", "woods village", "2 coins"),
        ("triumphal-arch", "crusade", "1 victory"),
        ("theater", "dame knight", "2 victory"),
    ] {
        let mut table = position(2)
            .round(3)
            .dice(6, 1, 1)
            .owns(0, building)
            .owns(0, others)
            .table();
        table.does("place black; on production-small");
        table.holds(0, &sum(&["2 coins, 1 military", gain]));
    }
}

// L.EF.16
#[test]
fn characters_that_raise_tower_values() {
    for (character, space, card, goods) in [
        ("warlord", "territory-3", "woods", ""),
        ("stonemason", "building-3", "residence", "2 stone"),
        ("dame", "character-3", "knight", "2 coins"),
        ("knight", "venture-3", "hosting-panhandlers", "3 wood"),
    ] {
        // 3 + 2 reaches floor 3; without the character it does not.
        let table = position(2).tower(space, card).goods(0, goods);
        let mut with = table.clone().owns(0, character).table();
        with.does(&format!("place orange; on {space}"));
        let mut without = table.table();
        without.does("place orange");
        assert_eq!(without.refusal(&format!("on {space}")), "lorenzo.value.too-low");
        // Of another tower it changes nothing.
        let other = if space == "venture-3" {
            ("territory-3", "woods")
        } else {
            ("venture-3", "hosting-panhandlers")
        };
        let mut table = position(2)
            .tower(other.0, other.1)
            .owns(0, character)
            .goods(0, "3 wood")
            .table();
        table.does("place orange");
        assert_eq!(table.refusal(&format!("on {}", other.0)), "lorenzo.value.too-low");
    }
    // A granted action gains by the kind of card that is taken: Abbess at 4 + 2 reaches floor 3 of the territories only.
    let mut table = position(2)
        .owns(0, "warlord")
        .tower("character-1", "abbess")
        .tower("territory-3", "woods")
        .tower("venture-3", "hosting-panhandlers")
        .goods(0, "3 coins, 3 wood")
        .table();
    table.does("place orange; on character-1");
    assert_eq!(table.offered(), ["take woods", "decline"]);
}

// L.EF.17
#[test]
fn characters_that_raise_work_values() {
    for (character, round, space, value) in [
        ("farmer", 1, "harvest-small", 3),
        ("peasant", 3, "harvest-small", 4),
        ("artisan", 1, "production-small", 3),
        ("scholar", 3, "production-small", 4),
    ] {
        let mut table = position(2).round(round).owns(0, character).table();
        table.does(&format!("place black; on {space}"));
        let found = table.log.iter().find_map(|told| match told.event {
            signoria_lorenzo::Event::Worked { value, .. } => Some(value),
            _ => None,
        });
        assert_eq!(found, Some(value));
    }
}

// L.EF.18 L.RU.15
#[test]
fn preacher_loses_the_bonus_of_the_upper_floors_of_every_tower() {
    for (space, card, goods) in [
        ("territory-4", "commercial-hub", ""),
        ("character-3", "farmer", "3 coins"),
        ("building-4", "chapel", "2 wood"),
        ("venture-3", "hosting-panhandlers", "3 wood"),
    ] {
        let mut table = position(2)
            .dice(6, 1, 1)
            .owns(0, "preacher")
            .tower(space, card)
            .goods(0, goods)
            .goods(0, "1 servants")
            .table();
        table.does(&format!("place black; on {space}"));
        if table.turn_of().index() == 0 {
            table.does("servants 0");
        }
        for good in ["wood", "stone", "military", "coins"] {
            assert_eq!(table.held(0, good), 0, "{space}");
        }
    }
    // The floor from which Preacher itself is taken still gives its bonus.
    let mut table = position(2)
        .dice(5, 1, 1)
        .tower("character-3", "preacher")
        .goods(0, "2 coins")
        .table();
    table.does("place black; on character-3");
    table.holds(0, "1 stone, 4 faith");
}

// L.EF.21
#[test]
fn a_permanent_effect_does_not_change_the_action_that_takes_its_card() {
    let mut table = position(2)
        .tower("character-1", "dame")
        .tower("character-2", "knight")
        .goods(0, "4 coins")
        .table();
    table.does("place white");
    assert_eq!(table.refusal("on character-2"), "lorenzo.value.too-low");
    table.does("on character-1");
    // Dame costs its owner the full 4 coins.
    table.holds(0, "");
}
