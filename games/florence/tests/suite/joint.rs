//! Cooperative building.

use signoria_engine::prelude::*;
use signoria_florence::Options;
use signoria_florence::pieces::Building::*;
use signoria_florence::pieces::Card::*;
use signoria_florence::pieces::Landscape;
use signoria_florence::state::{Phase, Step};

use crate::scenario::*;

/// A has proposed a tower to B, who lies to the right.
fn tower(scenario: Scenario) -> Play {
    let mut play = scenario.turn(A).play();
    play.act(A, "propose tower 1");
    play
}

/// A and B have built the tower together for that sum.
fn built(scenario: Scenario, sum: u8) -> Play {
    let mut play = tower(scenario);
    play.act(A, "place f1 r0")
        .act(A, &format!("ask {sum}"))
        .act(B, "accept");
    play
}

// F.CB.1
#[test]
fn everything_else_is_unchanged() {
    let (with, without) = (Scenario::joint(4).play(), Scenario::new(4).play());
    assert_eq!(with.coins(A), without.coins(A));
    assert_eq!(with.game.supply, without.game.supply);
    assert_eq!(with.list(A), without.list(A));
}

// F.CB.2 F.RU.19
#[test]
fn estates_lie_in_a_ring() {
    for seats in 3..=5 {
        let view = Scenario::joint(seats).play().public();
        for (index, player) in view.players.iter().enumerate() {
            let [left, right] = player.neighbours.map(|seat| seat.unwrap().index());
            assert_eq!(
                (right, left),
                (
                    (index + 1) % usize::from(seats),
                    (index + usize::from(seats) - 1) % usize::from(seats)
                )
            );
        }
    }
    let view = Scenario::joint(2).play().public();
    assert_eq!(view.players[0].neighbours, [None, Some(B)]);
    assert_eq!(view.players[1].neighbours, [Some(A), None]);
    let palazzo: Vec<String> = view.players[0].palazzo.iter().map(ToString::to_string).collect();
    assert_eq!(palazzo, ["c6", "d6", "e6", "c7", "d7", "e7"]);
}

// F.CB.3
#[test]
fn alone_or_with_one_neighbour() {
    let play = Scenario::joint(4).turn(A).play();
    assert!(play.can(A, "build tower") && play.can(A, "propose tower 1") && play.can(A, "propose tower 3"));
    assert_eq!(play.refused(A, "propose tower 2"), "florence.joint.not-neighbour");
    let play = Scenario::new(4).turn(A).play();
    assert_eq!(
        play.refused(A, "propose tower 1"),
        "florence.joint.not-neighbour",
        "without the expansion nobody is"
    );
}

// F.CB.4
#[test]
fn a_joint_building_lies_across_the_border() {
    let play = tower(Scenario::joint(4));
    let places: Vec<String> = play
        .list(A)
        .into_iter()
        .filter(|action| action.starts_with("place"))
        .collect();
    assert_eq!(
        places.len(),
        10,
        "five rows that do not touch a palazzo, two ways each"
    );
    assert_eq!(
        play.refused(A, "place a1 r0"),
        "florence.place.outside",
        "wholly in one estate"
    );
    let done = built(Scenario::joint(4), 0);
    let cells = |seat| done.game.players[seat].covered.count_ones() - 6;
    assert_eq!((cells(A), cells(B), cells(C), cells(D)), (2, 1, 0, 0));
}

// F.CB.5
#[test]
fn kind_place_and_sum_are_named_and_both_neighbours_can_be_asked() {
    let mut play = tower(Scenario::joint(4));
    play.act(A, "place g3 r0").act(A, "ask 4");
    let Some(Step::Answer { deal, site, sum }) = play.game.step() else {
        panic!()
    };
    assert_eq!(
        (deal.building, deal.partner, site.cell.to_string().as_str(), sum),
        (Tower, B, "g3", 4)
    );
    play.act(B, "decline");
    for next in ["propose tower 1", "propose chapel 1", "propose chapel 3"] {
        assert!(play.can(A, next), "{next}: no limit is printed");
    }
}

// F.CB.6
#[test]
fn the_neighbour_accepts_declines_or_counters() {
    let mut play = tower(Scenario::joint(4));
    play.act(A, "place f1 r0").act(A, "ask 8");
    assert_eq!(play.list(B), ["accept", "decline", "counter"]);
    play.act(B, "counter").act(B, "place f3 r0").act(B, "ask 2");
    assert_eq!(play.list(A), ["accept", "decline", "counter"]);
    play.act(A, "accept");
    assert_eq!([A, B].map(|seat| play.coins(seat)), [3500 + 200 - 700, 3300]);
    let lot = play.game.players[A].lots[Tower as usize].get().unwrap();
    assert_eq!(lot.0.cell.to_string(), "f3", "as countered");
}

// F.CB.7 F.RU.38
#[test]
fn the_sum_is_zero_or_more_and_may_exceed_the_price() {
    let mut play = tower(Scenario::joint(4));
    play.act(A, "place f1 r0");
    let sums: Vec<String> = (0..=30).map(|sum| format!("ask {sum}")).collect();
    assert_eq!(play.list(A), [sums, vec!["withdraw".to_owned()]].concat());
    assert!("ask -1".parse::<signoria_florence::Action>().is_err());
    play.act(A, "ask 20").act(B, "accept");
    assert_eq!([A, B].map(|seat| play.coins(seat)), [3500 + 2000 - 700, 1500]);
}

// F.CB.8
#[test]
fn the_price_is_that_of_the_active_player() {
    for (own, other, price) in [(0, 3, 700), (1, 0, 300), (3, 0, 0)] {
        let play = built(Scenario::joint(4).builders(A, own).builders(B, other), 0);
        assert_eq!((play.coins(A), play.coins(B)), (3500 - price, 3500));
    }
}

// F.CB.9
#[test]
fn both_gain_three_points() {
    let play = built(Scenario::joint(4), 0);
    assert_eq!([A, B, C].map(|seat| play.prestige(seat)), [3, 3, 0]);
}

// F.CB.10
#[test]
fn it_counts_for_both() {
    let mut play = built(
        Scenario::joint(4)
            .hand(B, &[Astronomer, Jurist, Painter])
            .jesters(B, 1)
            .bonuses(B, &[B01]),
        0,
    );
    play.act(A, "end").act(B, "work astronomer").act(B, "add b01");
    // Tower 4, jester 2, cards 3, one building 1.
    assert_eq!(play.game.step(), Some(Step::Pay { value: 10 }));
    assert!(
        [A, B]
            .iter()
            .all(|&seat| play.game.players[seat].building_count() == 1)
    );
}

// F.CB.11
#[test]
fn it_uses_one_action_and_one_building() {
    let mut play = built(Scenario::joint(4), 0);
    assert_eq!(
        (play.game.deeds.left, play.game.supply.buildings[Tower as usize]),
        (1, 2)
    );
    play.act(A, "end");
    assert_eq!(play.game.deeds.left, 2, "none of the partner");
}

// F.CB.12
#[test]
fn neither_may_have_that_kind() {
    let play = Scenario::joint(4).turn(A).built(A, Tower, "b1 r0").play();
    assert_eq!(play.refused(A, "propose tower 1"), "florence.build.second");
    let play = Scenario::joint(4).turn(A).built(B, Tower, "b1 r0").play();
    assert_eq!(play.refused(A, "propose tower 1"), "florence.joint.partner-has");
    assert!(play.can(A, "propose tower 3"));
}

// F.CB.13
#[test]
fn cells_must_be_free_in_both_estates() {
    let play = tower(
        Scenario::joint(4)
            .land(A, Landscape::Park, "e1 r0")
            .land(B, Landscape::Park, "a3 r0"),
    );
    assert_eq!(play.refused(A, "place f1 r0"), "florence.place.covered");
    assert_eq!(play.refused(A, "place g3 r0"), "florence.place.covered");
    assert!(play.can(A, "place f5 r0"));
}

// F.CB.14 F.RU.37
#[test]
fn touching_is_judged_by_the_builders_of_each_estate() {
    let site = |a: u8, b: u8, scenario: Scenario| {
        let scenario = scenario.builders(A, a).builders(B, b);
        tower(scenario)
    };
    let in_b = |a, b| site(a, b, Scenario::joint(4).built(B, Chapel, "b1 r0"));
    assert_eq!(
        in_b(3, 1).refused(A, "place f1 r0"),
        "florence.build.adjacent",
        "B's cell touches B's chapel"
    );
    assert!(in_b(0, 2).can(A, "place f1 r0"));
    // Across the border too: a chapel on g1, g2 of A and a1 of B, beside B's tower on a2, a3, a4. A's g2 lies across from a2.
    let across = |a, b| {
        let scenario = Scenario::joint(4)
            .turn(A)
            .builders(A, a)
            .builders(B, b)
            .built(B, Tower, "a2 r1");
        let mut play = scenario.play();
        play.act(A, "propose chapel 1");
        let spans = &play
            .game
            .figures()
            .places(signoria_florence::pieces::Tile::Building(Chapel))
            .across;
        let wanted = [1 << 6 | 1 << 13, 1 << 0];
        let span = spans
            .iter()
            .find(|span| span.mask == wanted)
            .expect("the chapel can lie so");
        let place = format!("place {} {}", span.cell, span.turn);
        play.can(A, &place)
    };
    assert!(across(2, 2), "both have the builders for it");
    assert!(
        !across(1, 2),
        "A's cell touches across the border, judged by A's builders"
    );
    assert!(
        !across(2, 1),
        "B's cell touches in B's estate, judged by B's builders"
    );
}

// F.CB.15
#[test]
fn without_agreement_nothing_is_used_up() {
    let mut play = tower(Scenario::joint(4));
    play.act(A, "place f1 r0").act(A, "ask 30").act(B, "decline");
    assert_eq!(
        (play.game.deeds.left, play.coins(A), play.coins(B)),
        (2, 3500, 3500)
    );
    play.act(A, "build tower").any(A, "place");
    assert_eq!(play.game.deeds.left, 1);
    let mut play = tower(Scenario::joint(4));
    play.act(A, "withdraw");
    assert_eq!(play.game.deeds.left, 2);
}

fn alone(scenario: Scenario) -> Play {
    let mut play = scenario.turn(A).play();
    play.act(A, "build tower");
    play
}

// F.CB.16
#[test]
fn without_builders_nothing_alone_along_a_border() {
    let play = alone(Scenario::joint(4));
    assert_eq!(play.refused(A, "place e1 r0"), "florence.build.border");
    assert_eq!(play.refused(A, "place a1 r0"), "florence.build.border");
    assert!(play.can(A, "place b1 r0"));
    // With two players there is one border only.
    let play = alone(Scenario::joint(2));
    assert!(play.can(A, "place a1 r0"));
    assert_eq!(play.refused(A, "place e1 r0"), "florence.build.border");
}

// F.CB.17 F.RU.21
#[test]
fn with_one_builder_along_a_border_if_nothing_is_built_across() {
    for edition in ["2022", "2006"] {
        let options = Options {
            cooperative_building: true,
            ..Options::default()
        };
        let scenario = || {
            Scenario::with(4, edition, options)
                .builders(A, 1)
                .built(B, Tower, "a1 r0")
                .land(B, Landscape::Park, "a3 r0")
        };
        let mut play = scenario().turn(A).play();
        play.act(A, "build chapel");
        // Chapel as drawn at f1 covers f1, f2, g2; turned to reach g1 it faces the tower at a1.
        assert!(play.can(A, "place f1 r0"), "across from a2 there is nothing");
        assert_eq!(play.refused(A, "place f1 r1"), "florence.build.across-border");
        assert!(play.can(A, "place f2 r0"), "a landscape across does not matter");
        let mut play = scenario().builders(A, 1).turn(A).play();
        play.act(A, "build chapel");
        assert!(play.can(A, "place f1 r1"), "with two builders always");
    }
}

// F.CB.18
#[test]
fn landscapes_lie_in_ones_own_estate_along_borders_too() {
    let mut play = Scenario::joint(4).play();
    play.act(A, "open park")
        .act(B, "pass")
        .act(C, "pass")
        .act(D, "pass");
    assert!(play.can(A, "place e1 r0") && play.can(A, "place a1 r0"));
    assert_eq!(play.refused(A, "place f1 r0"), "florence.place.outside");
}

// F.CB.19 F.RU.22
#[test]
fn accepting_needs_the_coins() {
    let mut play = tower(Scenario::joint(4).coins(A, 0).coins(B, 600).prestige(B, 3));
    play.act(A, "place f1 r0");
    assert_eq!(
        play.refused(A, "ask 6"),
        "florence.joint.price",
        "with the sum the price must be paid"
    );
    play.act(A, "ask 7");
    assert_eq!(play.refused(B, "accept"), "florence.pay.cost");
    play.sell(B, 1).act(B, "accept");
    assert_eq!(
        [A, B].map(|seat| play.coins(seat)),
        [0, 0],
        "the partner's sum paid the bank"
    );
    let both = Options {
        muse_and_princess: true,
        cooperative_building: true,
        ..Options::default()
    };
    let mut play = tower(Scenario::with(4, "2022", both).coins(B, 600).prestige(B, 3));
    play.act(A, "place f1 r0").act(A, "ask 7");
    assert_eq!(play.refused(B, "sell"), "florence.pay.no-selling");
}

// F.CB.20
#[test]
fn only_own_cells_count_as_covered() {
    let mut play = built(Scenario::joint(2).round(7).prestiges(A, &[P03]), 0);
    assert_eq!(
        play.public()
            .players
            .iter()
            .map(|player| player.empty_cells)
            .collect::<Vec<_>>(),
        [41, 42]
    );
    play.idle_until(|table| table.phase == Phase::End);
    assert_eq!(play.game.standings().of(A).unwrap().score, 3 + 8);
}

// F.RU.20
#[test]
fn a_negotiation_has_at_most_eight_offers_up_to_3000() {
    let mut play = tower(Scenario::joint(4).coins(B, 9000));
    play.act(A, "place f1 r0").act(A, "ask 9");
    for sum in 1..=7 {
        let seat = if sum % 2 == 1 { B } else { A };
        let ask = format!("ask {sum}");
        play.acts(seat, &["counter", "place f1 r0", &ask]);
    }
    assert_eq!(
        play.list(A),
        ["accept", "decline"],
        "the receiver of the eighth only accepts or declines"
    );
    assert_eq!(play.refused(A, "counter"), "florence.joint.offers");
    // The list of sums does not show the partner's coins.
    let sums = |coins| {
        let mut play = tower(Scenario::joint(4).coins(B, coins));
        play.act(A, "place f1 r0");
        play.list(A)
    };
    assert_eq!(sums(0), sums(9000));
}

// F.RU.20
#[test]
fn a_turn_has_at_most_eight_negotiations() {
    let mut play = tower(Scenario::joint(4));
    for _ in 0..7 {
        play.act(A, "withdraw").act(A, "propose tower 1");
    }
    play.act(A, "withdraw");
    assert_eq!(play.refused(A, "propose tower 1"), "florence.joint.talks");
    assert_eq!(play.refused(A, "propose chapel 3"), "florence.joint.talks");
    play.act(A, "introduce travel");
    assert!(!play.has(A, "propose"), "an action changes nothing about it");
    play.act(A, "end");
    assert!(play.has(B, "propose"));
}
