//! What the view says of actions before they are chosen is what happens when they are.

use signoria_lorenzo::board::Space;
use signoria_lorenzo::goods::{Good, Goods};
use signoria_lorenzo::leader::Leader;
use signoria_lorenzo::prospect::Needed;

use crate::scenario::{Positions, Reading, position};

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
    assert_eq!((way.value, way.servants, way.surcharge), (5, 2, 3));
    assert_eq!(way.bonus, Goods::of(Good::Military, 2));
    assert_eq!(way.costs, [Goods::of(Good::Wood, 2)]);
    assert_eq!(view.prospects.len(), table.spaces().len());
    assert!(table.view(1_u8).prospects.is_empty());
}

#[test]
fn work_tells_its_yield_and_a_space_without_prospect_is_refused() {
    let mut table = position(2).dice(5, 5, 5).owns(0, "woods village forest").table();
    table.does("place black");
    let view = table.view(0_u8);
    let way = view.prospects.iter().find(|way| way.space == Space::HarvestSmall);
    let told = way.and_then(|way| way.yields).expect("a harvest");
    // Bonus tile 1 wood, 1 stone, 1 servant; woods 1 wood; village 1 coin, 1 servant; forest 3 wood.
    let whole = Goods::of(Good::Wood, 5)
        .with(Good::Stone, 1)
        .with(Good::Servants, 2)
        .with(Good::Coins, 1);
    assert_eq!((told.value, told.goods), (5, whole));
    table.does("on harvest-small");
    table.holds(0, "5 wood, 1 stone, 2 servants, 1 coins");
    assert_eq!(view.printed.cards.len(), 3);
}

#[test]
fn the_needs_of_leaders_are_told_to_their_owner_alone() {
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
    assert!(!other.printed.leaders.contains_key(&Leader::SigismondoMalatesta));
}
